/* The mesh as if seen through its bounding volumes. */
#include "arm.h"
#include "bvh.h"
#include "fail.h"
#include "head.h"
#include "palette.h"
#include "progress.h"
#include "scene_bounds.h"
#include "studio.h"

/* Without the ball of Ritter, which looks as the smallest does, and the k-DOP, a box without its corners and edges. */
static const volume_name shown[] = {BOX, TURNED, SMALLEST, CAPSULE};

enum { SHOWN = sizeof shown / sizeof *shown };

/* A volume, drawn: a ball is a capsule without length, a box one without rotation. */
typedef struct drawn_volume {
    link capsule;
    float obb[LH_COLUMNS_OBBS];
    int is_box;
    box bounds;
} drawn_volume;

static lh_obbs as_obb(const drawn_volume *v)
{
    return lh_obbs_aos(v->obb, sizeof v->obb, 1);
}

static drawn_volume volume_make(const volume_picture *of, volume_name which)
{
    drawn_volume v = {.is_box = which == BOX || which == TURNED};
    const float *const c = of->columns[which];
    float room[LH_COLUMNS_AABBS * VOLUME_PITCH];
    lh_aabbs around;
    if (which == BOX) {
        for (size_t axis = 0; axis < 3; axis++) {
            const float low = c[(size_t)VOLUME_PITCH * axis], high = c[(size_t)VOLUME_PITCH * (axis + 3)];
            v.obb[axis] = (low + high) / 2;
            v.obb[3 + axis] = (high - low) / 2;
        }
        v.obb[9] = 1;
    } else if (which == TURNED) {
        for (size_t k = 0; k < LH_COLUMNS_OBBS; k++)
            v.obb[k] = c[VOLUME_PITCH * k];
    } else {
        const float *const to = which == CAPSULE ? c + (size_t)3 * VOLUME_PITCH : c, *const radius =
                                                                                         to +
                                                                                         (size_t)3 *
                                                                                             VOLUME_PITCH;
        v.capsule = (link){{c[0], c[VOLUME_PITCH], c[(size_t)2 * VOLUME_PITCH]},
                           {to[0], to[VOLUME_PITCH], to[(size_t)2 * VOLUME_PITCH]},
                           *radius};
    }
    const lh_obbs obb = as_obb(&v);
    const lh_capsules capsule = link_as_capsule(&v.capsule);
    must(v.is_box ? lh_pack_aabbs_from_obbs(&obb, room, &around)
                  : lh_pack_aabbs_from_capsules(&capsule, NULL, NULL, 0, room, &around));
    v.bounds =
        (box){{*around.min_x, *around.min_y, *around.min_z}, {*around.max_x, *around.max_y, *around.max_z}};
    return v;
}

/* The face of the box that a point of its surface is on: along the axis that it has gone farthest of, as the closest
 * point of a box that is a little smaller says. */
static vec3 obb_normal(const drawn_volume *v, vec3 point)
{
    drawn_volume smaller = *v;
    for (int axis = 0; axis < 3; axis++)
        smaller.obb[3 + axis] *= 0.99F;
    const lh_obbs one = as_obb(&smaller);
    const lh_vectors at = lh_vectors_aos(&point.x, 0, 1);
    vec3 inside;
    must(lh_closest_obb_point(&one, &at, NULL, &(lh_xyz){&inside.x, &inside.y, &inside.z}));
    return vec3_normalized(vec3_sub(point, inside));
}

static int volume_meet(const void *world, const ray *r, surface *nearest)
{
    const drawn_volume *v = world;
    const lh_rays one = bvh_ray(r);
    const lh_obbs obb = as_obb(v);
    const lh_capsules capsule = link_as_capsule(&v->capsule);
    uint64_t hit;
    float t;
    must(v->is_box ? lh_raycast_obb(&one, &obb, &hit, &t, NULL)
                   : lh_raycast_capsule(&one, &capsule, &hit, &t, NULL));
    if (hit && nearest)
        *nearest =
            (surface){t, v->is_box ? obb_normal(v, ray_at(r, t)) : link_normal(&v->capsule, ray_at(r, t)),
                      color(COLOR_SKY)};
    return hit ? 1 : 0;
}

typedef struct still {
    const mesh *mesh;
    bvh tree;
} still;

static int mesh_meet(const void *world, const ray *r, surface *nearest)
{
    const still *s = world;
    const bvh_hit hit = bvh_trace(&s->tree, *r, nearest ? BVH_NEAREST : BVH_ANY, mesh_hit, s->mesh, NULL);
    if (isfinite(hit.t) && nearest)
        *nearest = (surface){hit.t, mesh_normal(s->mesh, hit.primitive, r), color(COLOR_CLAY)};
    return isfinite(hit.t) ? 1 : 0;
}

/* One camera for all volumes, so that their sizes can be compared. */
static camera camera_of(const demo *d, const drawn_volume *volumes)
{
    vec3 corners[SHOWN * 8];
    for (int i = 0; i < SHOWN * 8; i++)
        corners[i] = box_corner(&volumes[i / 8].bounds, i % 8);
    return demo_camera_of(d, corners, sizeof corners / sizeof *corners, 1);
}

/* Once the mesh and once the volume, as if seen through it. The sun stands behind the camera, so that no shadow leaves
 * the picture. */
static picture photograph(const demo *d, const still *s, const drawn_volume *v, camera eye)
{
    static const vec3 sun = {-0.05F, 0.62F, 0.8F};
    const size_t width = d->options.width / 2, height = width;
    const studio of_mesh = {mesh_meet, s, v->bounds, eye, 0.25F, sun},
                 of_volume = {volume_meet, v, v->bounds, eye, 0.25F, sun};
    picture p = picture_make(width, height), around = picture_make(width, height);
    studio_photograph(&of_mesh, &p);
    studio_photograph(&of_volume, &around);
    for (size_t i = 0; i < width * height; i++)
        p.pixels[i] = vec3_mix(p.pixels[i], around.pixels[i], 0.4F);
    picture_free(&around);
    return p;
}

void bounds_draw(demo *d, const volume_picture *of)
{
    progress_stage("drawing");
    still s = {&d->mesh, bvh_build(d->mesh.boxes, d->mesh.count)};
    drawn_volume volumes[SHOWN];
    picture views[SHOWN];
    for (int i = 0; i < SHOWN; i++)
        volumes[i] = volume_make(of, shown[i]);
    const camera eye = camera_of(d, volumes);
    for (int i = 0; i < SHOWN; i++)
        views[i] = photograph(d, &s, &volumes[i], eye);
    picture whole = picture_under_heads(views, SHOWN, 1);
    for (size_t i = 0; i < SHOWN; i++) {
        head h = head_begin(&whole, i, SHOWN);
        head_caption(&h, "In its %s", volume_names[shown[i]]);
        if (of->has_void)
            head_line(&h, "%.0f%% of that is void", 100 * of->void_share[shown[i]]);
        else
            head_line(&h, "the mesh is not closed");
        picture_free(&views[i]);
    }
    demo_save_picture(d, &whole, "bounds");
    picture_free(&whole);
    bvh_free(&s.tree);
}

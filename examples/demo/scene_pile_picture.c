/* The bowl is seen from above, through its nearer sides. */
#include "scene_pile.h"

#include <stdlib.h>

#include "bvh.h"
#include "fail.h"
#include "head.h"
#include "palette.h"
#include "progress.h"
#include "studio.h"

/* The colour of each kind. */
static const unsigned inks[BODY_KINDS] = {COLOR_ORANGE, COLOR_SKY, COLOR_GREEN};
static const char *const names[BODY_KINDS] = {"sphere", "capsule", "box"};

static const float above_all =
    0.02F; /* The rim is so much above the highest body; the bowl is about 1 wide. */

/* What there is to see, as large as a studio is made for. */
typedef struct still {
    body *bodies;
    box *boxes;
    float bowl[BOWL_PLANES][4];
    box bounds;
    bvh tree;
} still;

static body scaled(const body *b, float scale)
{
    body s = *b;
    s.position = vec3_scale(b->position, scale);
    s.half = vec3_scale(b->half, scale);
    s.end[0] = vec3_scale(b->end[0], scale);
    s.end[1] = vec3_scale(b->end[1], scale);
    s.radius = b->radius * scale;
    return s;
}

/* How far out the sides of the bowl are at this height. */
static float reach_at(const still *s, float height)
{
    const float *side = s->bowl[1];
    return (side[3] - side[1] * height) / side[0];
}

/* The corners of a regular octagon around the axis of the bowl. */
static void add_corners(vec3 corners[8], float height, float reach)
{
    const float along = reach * 0.41421356F; /* the tangent of 22.5 degrees */
    for (size_t i = 0; i < 4; i++) {
        const float x = i & 1 ? 1.0F : -1.0F, z = i & 2 ? 1.0F : -1.0F;
        corners[2 * i] = (vec3){x * reach, height, z * along};
        corners[2 * i + 1] = (vec3){x * along, height, z * reach};
    }
}

static camera camera_of(const still *s, float aspect)
{
    vec3 corners[16];
    add_corners(corners, 0, reach_at(s, 0));
    add_corners(corners + 8, s->bounds.max.y, s->bounds.max.x);
    return camera_fit(corners, 16, (vec3){0.3F, 0.8F, 1}, aspect);
}

static still still_make(const pile *p)
{
    const float scale = 0.5F / p->bowl_radius;
    still s = {.bodies = allocate(p->body_count, sizeof *s.bodies),
               .boxes = allocate(p->body_count, sizeof *s.boxes)};
    float top = 0;
    for (size_t i = 0; i < p->body_count; i++) {
        s.bodies[i] = scaled(&p->bodies[i], scale);
        s.boxes[i] = body_bounds(&s.bodies[i], 0);
        top = greater(top, s.boxes[i].max.y);
    }
    for (int i = 0; i < BOWL_PLANES; i++) {
        for (int k = 0; k < 3; k++)
            s.bowl[i][k] = p->bowl[i][k];
        s.bowl[i][3] = p->bowl[i][3] * scale;
    }
    const float rim = top + above_all, reach = reach_at(&s, rim);
    s.bounds = (box){{-reach, 0, -reach}, {reach, rim, reach}};
    s.tree = bvh_build(s.boxes, p->body_count);
    return s;
}

static void still_free(still *s)
{
    bvh_free(&s->tree);
    free(s->bodies);
    free(s->boxes);
}

/* ---- Bodies --------------------------------------------------------------------------------------------------- */

static float meet_body(const void *bodies, uint32_t i, const ray *r)
{
    const body *b = (const body *)bodies + i;
    const lh_rays one = bvh_ray(r);
    const lh_spheres sphere = bodies_as_spheres(b, 1);
    const lh_capsules capsule = bodies_as_capsules(b, 1);
    const lh_obbs cuboid = bodies_as_boxes(b, 1);
    uint64_t hit;
    float t;
    if (b->kind == BODY_SPHERE)
        must(lh_raycast_sphere(&one, &sphere, &hit, &t, NULL));
    else if (b->kind == BODY_CAPSULE)
        must(lh_raycast_capsule(&one, &capsule, &hit, &t, NULL));
    else
        must(lh_raycast_obb(&one, &cuboid, &hit, &t, NULL));
    return t;
}

/* Of the face on which a point of a box is: that which it is furthest out of, or least far in. */
static vec3 normal_of_box(const body *b, vec3 from_center)
{
    vec3 axes[3], normal = {0, 0, 0};
    const float half[] = {b->half.x, b->half.y, b->half.z};
    float most = -INFINITY;
    quaternion_axes(b->rotation, axes);
    for (int i = 0; i < 3; i++) {
        const float along = vec3_dot(from_center, axes[i]), out = fabsf(along) - half[i];
        if (out > most) {
            most = out;
            normal = vec3_scale(axes[i], along < 0 ? -1.0F : 1.0F);
        }
    }
    return normal;
}

/* A sphere's is that of a capsule without length. */
static vec3 normal_of_body(const body *b, vec3 point)
{
    const vec3 from_center = vec3_sub(point, b->position);
    vec3 axes[3];
    if (b->kind == BODY_BOX)
        return normal_of_box(b, from_center);
    quaternion_axes(b->rotation, axes);
    const float along = fmaxf(-b->half.y, fminf(b->half.y, vec3_dot(from_center, axes[1])));
    return vec3_normalized(vec3_sub(from_center, vec3_scale(axes[1], along)));
}

/* ---- The bowl ------------------------------------------------------------------------------------------------- */

static int is_in_bowl(const still *s, vec3 point, int except)
{
    for (int i = 0; i < BOWL_PLANES; i++) {
        const vec3 n = {s->bowl[i][0], s->bowl[i][1], s->bowl[i][2]};
        if (i != except && vec3_dot(n, point) < s->bowl[i][3])
            return 0;
    }
    return point.y <= s->bounds.max.y;
}

/* Sides are seen from within alone. */
static float meet_bowl(const still *s, const ray *r, vec3 *normal)
{
    const lh_planes planes = lh_planes_aos(s->bowl[0], sizeof s->bowl[0], BOWL_PLANES);
    const lh_rays one = bvh_ray(r);
    uint64_t hits;
    float t[BOWL_PLANES], nearest = INFINITY;
    must(lh_raycast_plane(&one, &planes, &hits, t));
    for (int i = 1; i < BOWL_PLANES; i++) {
        const vec3 n = {s->bowl[i][0], s->bowl[i][1], s->bowl[i][2]};
        if (t[i] < nearest && vec3_dot(n, r->dir) < 0 && is_in_bowl(s, ray_at(r, t[i]), i)) {
            nearest = t[i];
            *normal = vec3_normalized(n);
        }
    }
    return nearest;
}

/* The bowl throws no shadow, or the pile would lie in the dark. */
static int still_meet(const void *world, const ray *r, surface *nearest)
{
    const still *s = world;
    const bvh_hit hit = bvh_trace(&s->tree, *r, nearest ? BVH_NEAREST : BVH_ANY, meet_body, s->bodies, NULL);
    if (!nearest)
        return isfinite(hit.t) ? 1 : 0;
    nearest->t = meet_bowl(s, r, &nearest->normal);
    nearest->albedo = color(COLOR_CLAY);
    if (hit.t < nearest->t) {
        const body *b = &s->bodies[hit.primitive];
        *nearest = (surface){hit.t, normal_of_body(b, ray_at(r, hit.t)), color(inks[b->kind])};
    }
    return isfinite(nearest->t) ? 1 : 0;
}

static void write_head(picture *p, const pile *of)
{
    char bodies[NUMBER_SIZE], contacts[NUMBER_SIZE];
    head h = head_begin(p, 0, 1);
    head_caption(&h, "%s bodies at rest in a bowl: they touch in %s points", number(bodies, of->body_count),
                 number(contacts, of->contacts.contact_count));
    head_line(&h, "colour: the kind of body");
    for (int k = 0; k < BODY_KINDS; k++)
        head_swatch(&h, studio_color(color(inks[k])), "%s", names[k]);
    head_swatch(&h, studio_color(color(COLOR_CLAY)), "bowl");
}

void scene_pile_draw(demo *d, const pile *p)
{
    progress_stage("drawing");
    still s = still_make(p);
    picture view = picture_make(d->options.width, d->options.width * 3 / 4);
    const studio set = {still_meet, &s, s.bounds, camera_of(&s, 4 / 3.0F), 0.1F, studio_sun};
    studio_photograph(&set, &view);
    picture whole = picture_under_heads(&view, 1, 1);
    write_head(&whole, p);
    demo_save_picture(d, &whole, "pile");
    picture_free(&whole);
    picture_free(&view);
    still_free(&s);
}

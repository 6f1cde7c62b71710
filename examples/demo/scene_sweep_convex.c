/* Shards are thrown through a grate onto a plate. With overlap queries at the end of each step many pass through both;
 * with swept queries none does. */
#include "scene.h"

#include <stdlib.h>

#include "bvh.h"
#include "fail.h"
#include "head.h"
#include "palette.h"
#include "progress.h"
#include "shards.h"
#include "studio.h"

/* Everything that there is to see in the end: the shards, then the walls. */
typedef struct still {
    const shards_flight *flight;
    placed *places;
    box *boxes, bounds;
    bvh tree;
} still;

static const convex *shape_of(const still *view, size_t i)
{
    const shards *s = view->flight->shards;
    return i < s->count ? &s->shard : shards_shape(s, i - s->count);
}

/* By all its vertices: what it turns by comes from the library. */
static box bounds_of(const convex *shape, const placed *at)
{
    float columns[LH_COLUMNS_AABBS * 64];
    const lh_poses pose = lh_poses_aos(&at->at.x, sizeof *at, 1);
    const lh_vectors vertices =
        lh_vectors_aos(&shape->vertices->x, sizeof *shape->vertices, shape->vertex_count);
    lh_aabbs b;
    must(lh_pack_aabbs_from_hulls(&pose, &vertices, columns, &b));
    return (box){{*b.min_x, *b.min_y, *b.min_z}, {*b.max_x, *b.max_y, *b.max_z}};
}

static still still_make(const shards_flight *f)
{
    const shards *s = f->shards;
    const size_t count = s->count + WALLS;
    still view = {.flight = f,
                  .places = allocate(count, sizeof *view.places),
                  .boxes = allocate(count, sizeof *view.boxes),
                  .bounds = s->bounds};
    for (size_t i = 0; i < count; i++) {
        view.places[i] = i < s->count ? f->at[i] : s->walls[i - s->count];
        /* What is past everything lies on the floor. */
        if (i < s->count && f->wall[i] == SHARD_IS_PAST)
            view.places[i].at.y -= bounds_of(&s->shard, &view.places[i]).min.y;
        view.boxes[i] = bounds_of(shape_of(&view, i), &view.places[i]);
        view.bounds = box_join(view.bounds, view.boxes[i]);
    }
    view.tree = bvh_build(view.boxes, count);
    return view;
}

static void still_free(still *view)
{
    bvh_free(&view->tree);
    free(view->places);
    free(view->boxes);
}

static float meet_hull(const void *world, uint32_t i, const ray *r)
{
    const still *view = world;
    const convex *shape = shape_of(view, i);
    const lh_rays one = bvh_ray(r);
    const lh_poses pose = lh_poses_aos(&view->places[i].at.x, sizeof *view->places, 1);
    const lh_planes faces = lh_planes_aos(shape->faces[0], sizeof shape->faces[0], shape->face_count);
    uint64_t hit;
    float t;
    must(lh_raycast_hull(&one, &pose, &faces, &hit, &t, NULL));
    return t;
}

/* As the rotation of a quaternion has it: v + 2 q x (q x v + w v), over its square. */
static vec3 turned(const float q[4], vec3 v)
{
    const vec3 axis = {q[0], q[1], q[2]};
    const vec3 inner = vec3_add(vec3_cross(axis, v), vec3_scale(v, q[3]));
    const float square = vec3_dot(axis, axis) + q[3] * q[3];
    return vec3_add(v, vec3_scale(vec3_cross(axis, inner), 2 / square));
}

/* Of the face that the point is furthest out of. */
static vec3 normal_at(const still *view, uint32_t i, vec3 point)
{
    const convex *shape = shape_of(view, i);
    const placed *at = &view->places[i];
    const vec3 way = vec3_sub(point, at->at);
    float most = -INFINITY;
    vec3 normal = {0, 1, 0};
    for (size_t k = 0; k < shape->face_count; k++) {
        const float *face = shape->faces[k];
        const vec3 outwards = turned(at->rotation, (vec3){face[0], face[1], face[2]});
        const float height = vec3_dot(outwards, way) - face[3];
        if (height > most) {
            most = height;
            normal = outwards;
        }
    }
    return normal;
}

/* Shards keep the colour of the place that they came from. */
static vec3 still_color(const still *view, uint32_t i)
{
    const shards *s = view->flight->shards;
    if (i >= s->count)
        return color(COLOR_CLAY);
    const float width = s->bounds.max.x - s->bounds.min.x;
    return number_color((s->start[i].at.x - s->bounds.min.x) / width);
}

static int still_meet(const void *world, const ray *r, surface *nearest)
{
    const still *view = world;
    const bvh_hit hit = bvh_trace(&view->tree, *r, nearest ? BVH_NEAREST : BVH_ANY, meet_hull, view, NULL);
    if (!isfinite(hit.t))
        return 0;
    if (nearest)
        *nearest = (surface){hit.t, normal_at(view, hit.primitive, ray_at(r, hit.t)),
                             still_color(view, hit.primitive)};
    return 1;
}

static picture photograph(const demo *d, const shards_flight *f)
{
    static const vec3 sun = {-0.05F, 0.62F, 0.8F};
    const size_t side = d->options.width / 2;
    still view = still_make(f);
    camera c = camera_fit_box(view.bounds, (vec3){0.25F, 0.5F, 1}, 1.0F);
    studio s = {still_meet, &view, view.bounds, c, 0.3F, sun};
    picture p = picture_make(side, side);
    studio_photograph(&s, &p);
    still_free(&view);
    return p;
}

static void write_head(picture *p, size_t view, const char *method, const shards *s, size_t tunnel)
{
    char text[NUMBER_SIZE], all[NUMBER_SIZE];
    head h = head_begin(p, view, 2);
    head_caption(&h, "%s", method);
    head_line(&h, "%s of %s shards pass through a wall", number(text, tunnel), number(all, s->count));
    head_line(&h, "colour: where a shard came from");
    head_scale(&h, studio_number_color, (const char *const[]){"left", "right"}, 2);
    head_swatch(&h, studio_color(color(COLOR_CLAY)), "walls");
}

static void draw(demo *d, const shards_flight *ends, size_t ends_tunnel, const shards_flight *swept,
                 size_t swept_tunnel)
{
    progress_stage("drawing");
    picture views[] = {photograph(d, ends), photograph(d, swept)};
    picture whole = picture_under_heads(views, 2, 2);
    write_head(&whole, 0, "Asked only where a step ends", ends->shards, ends_tunnel);
    write_head(&whole, 1, "Asked all along the step", swept->shards, swept_tunnel);
    demo_save_picture(d, &whole, "sweep-convex");
    picture_free(&whole);
    picture_free(&views[0]);
    picture_free(&views[1]);
}

void scene_sweep_convex(demo *d)
{
    static const char name[] = "sweep-convex";
    shards s = shards_make();
    shards_flight ends = shards_flight_make(&s, SHARDS_WHERE_IT_ENDS),
                  swept = shards_flight_make(&s, SHARDS_ALL_ALONG);
    trial_run(d, &(trial){name, "hull x wall, where a step ends", shards_pass, &ends});
    trial_run(d, &(trial){name, "hull x wall, swept", shards_pass, &swept});

    progress_stage("checking");
    const size_t ends_tunnel = shards_tunnelling(&ends), swept_tunnel = shards_tunnelling(&swept);
    size_t stopped = 0;
    for (size_t i = 0; i < s.count; i++)
        stopped += swept.wall[i] >= 0;
    report_add_fact(&d->report, name, "shards", s.count);
    report_add_fact(&d->report, name, "shards that a wall stops", stopped);
    report_add_fact(&d->report, name, "shards through a wall, where a step ends", ends_tunnel);
    report_add_fact(&d->report, name, "shards through a wall, swept", swept_tunnel);
    if (swept_tunnel > 0)
        report_failure(&d->report, "sweep-convex: %zu shards pass through a wall", swept_tunnel);

    draw(d, &ends, ends_tunnel, &swept, swept_tunnel);
    shards_flight_free(&ends);
    shards_flight_free(&swept);
    shards_free(&s);
}

/* An arm reaches over the mesh, from one side to the other, and lifts itself where the mesh is in its way: distances
 * say where. Its clearance along the path is its colour. */
#include "scene.h"

#include <stdio.h>
#include <stdlib.h>

#include "arm.h"
#include "bvh.h"
#include "fail.h"
#include "head.h"
#include "nearest.h"
#include "palette.h"
#include "progress.h"
#include "studio.h"
#include "trial.h"

/* Meshes are of size 1. */
static const float arm_size = 1.1F, from_yaw = -0.75F, to_yaw = 0.75F, most_lean = 1.7F,
                   least_clearance = 0.02F;

/* Some poses of the path are drawn, the first and the last among them. Of as many points of each link, evenly along it,
 * the distance is asked once more, point by point. */
enum { POSES = 31, LEANS = 32, EACH_DRAWN = 5, DRAWN = (POSES - 1) / EACH_DRAWN + 1, POINTS_A_LINK = 5 };

typedef struct path {
    const mesh *mesh;
    arm poses[POSES];
    float clearance[POSES][ARM_LINKS];
    float *distance2; /* of one link, from each triangle */
} path;

/* ---- Clearance ------------------------------------------------------------------------------------------------ */

/* A link is as far away as its axis, less its radius: one segment with all triangles. */
static float clearance_of(const path *p, const link *l)
{
    const lh_segments axis = lh_segments_aos(&l->from.x, sizeof *l, 1);
    const lh_triangles all = mesh_view(p->mesh, p->mesh->corners, p->mesh->count);
    must(lh_closest_segment_triangle(&axis, &all, p->distance2, NULL, NULL));
    float least = INFINITY;
    for (size_t i = 0; i < p->mesh->count; i++)
        least = lesser(p->distance2[i], least);
    return sqrtf(least) - l->radius;
}

static arm pose_at(const path *p, int step, int lean)
{
    const box b = p->mesh->bounds;
    const vec3 foot = {b.min.x - 0.25F, b.min.y, (b.min.z + b.max.z) / 2};
    const float yaw = from_yaw + (to_yaw - from_yaw) * (float)step / (POSES - 1);
    return arm_make(foot, arm_size, yaw, most_lean * (float)lean / (LEANS - 1));
}

static int is_free(const path *p, int step, int lean)
{
    const arm a = pose_at(p, step, lean);
    for (int i = ARM_LINKS - 1; i >= 0; i--)
        if (clearance_of(p, &a.links[i]) < least_clearance)
            return 0;
    return 1;
}

/* Each pose is as low as it may be, from the one before: down while it is free, or up until it is. */
static void find_path(path *p)
{
    progress_stage("finding a path");
    int lean = 0;
    for (int k = 0; k < POSES; k++) {
        while (lean > 0 && is_free(p, k, lean - 1))
            lean--;
        while (lean < LEANS - 1 && !is_free(p, k, lean))
            lean++;
        p->poses[k] = pose_at(p, k, lean);
        progress_tick();
    }
}

static void pass(void *context, meter *m)
{
    path *p = context;
    for (int k = 0; k < POSES; k++)
        for (int i = 0; i < ARM_LINKS; i++) {
            meter_start(m);
            p->clearance[k][i] = clearance_of(p, &p->poses[k].links[i]);
            meter_stop(m);
            m->pairs += p->mesh->count;
            meter_bytes(m, p->distance2, p->mesh->count * sizeof *p->distance2);
        }
}

/* No point of an axis is nearer than the axis: nearest_by_tree asks another query of the library. */
static void check_by_points(demo *d, const path *p, const bvh *tree)
{
    progress_stage("points of the links");
    size_t checked = 0;
    for (int k = 0; k < POSES; k += EACH_DRAWN)
        for (int i = 0; i < ARM_LINKS; i++)
            for (int n = 0; n < POINTS_A_LINK; n++, checked++) {
                const link *l = &p->poses[k].links[i];
                const vec3 point = vec3_mix(l->from, l->to, (float)n / (POINTS_A_LINK - 1));
                const float away = sqrtf(nearest_by_tree(p->mesh, tree, point).distance2) - l->radius;
                if (away < p->clearance[k][i] - 1e-5F)
                    report_failure(&d->report, "arm: a point of link %d is %.6f away, the link %.6f", i,
                                   (double)away, (double)p->clearance[k][i]);
                progress_tick();
            }
    report_add_fact(&d->report, "arm", "points of links asked about again", checked);
}

/* ---- The picture ---------------------------------------------------------------------------------------------- */

typedef struct still {
    const path *path;
    bvh tree, links_tree;
    link links[DRAWN * ARM_LINKS];
    box boxes[DRAWN * ARM_LINKS];
    float clearance[DRAWN * ARM_LINKS];
    float farthest;
    box bounds;
} still;

static float meet_link(const void *links, uint32_t i, const ray *r)
{
    const lh_rays one = bvh_ray(r);
    const lh_capsules capsule = link_as_capsule((const link *)links + i);
    uint64_t hit;
    float t;
    must(lh_raycast_capsule(&one, &capsule, &hit, &t, NULL));
    return t;
}

static vec3 link_color(const still *s, uint32_t i)
{
    return number_color(s->clearance[i] / s->farthest);
}

static int still_meet(const void *world, const ray *r, surface *seen)
{
    const still *s = world;
    const bvh_question question = seen ? BVH_NEAREST : BVH_ANY;
    const bvh_hit of_mesh = bvh_trace(&s->tree, *r, question, mesh_hit, s->path->mesh, NULL);
    const bvh_hit of_arm = bvh_trace(&s->links_tree, *r, question, meet_link, s->links, NULL);
    if (seen && of_arm.t < of_mesh.t)
        *seen = (surface){of_arm.t, link_normal(&s->links[of_arm.primitive], ray_at(r, of_arm.t)),
                          link_color(s, of_arm.primitive)};
    else if (seen && isfinite(of_mesh.t))
        *seen = (surface){of_mesh.t, mesh_normal(s->path->mesh, of_mesh.primitive, r), color(COLOR_CLAY)};
    return isfinite(of_mesh.t) || isfinite(of_arm.t);
}

static still *still_make(const path *p)
{
    still *s = allocate(1, sizeof *s);
    s->path = p;
    s->bounds = p->mesh->bounds;
    for (int n = 0; n < DRAWN * ARM_LINKS; n++) {
        const int k = n / ARM_LINKS * EACH_DRAWN, i = n % ARM_LINKS;
        s->links[n] = p->poses[k].links[i];
        s->boxes[n] = link_bounds(&s->links[n]);
        s->clearance[n] = fmaxf(p->clearance[k][i], 0);
        s->farthest = greater(s->farthest, s->clearance[n]);
        s->bounds = box_join(s->bounds, s->boxes[n]);
    }
    s->tree = bvh_build(p->mesh->boxes, p->mesh->count);
    s->links_tree = bvh_build(s->boxes, (size_t)DRAWN * ARM_LINKS);
    return s;
}

static void still_free(still *s)
{
    bvh_free(&s->tree);
    bvh_free(&s->links_tree);
    free(s);
}

static void write_head(picture *p, float least, float farthest)
{
    char most[32];
    snprintf(most, sizeof most, "%.2f", (double)farthest);
    head h = head_begin(p, 0, 1);
    if (least > 0)
        head_caption(&h, "An arm reaches over the mesh, and is never nearer than %.3f", (double)least);
    else
        head_caption(&h, "An arm reaches for the mesh, and into it by %.3f", (double)-least);
    head_line(&h, "colour: how far each link is from the mesh, as a share of its longest side");
    head_scale(&h, studio_number_color, (const char *const[]){"0", most}, 2);
    head_swatch(&h, studio_color(color(COLOR_CLAY)), "the mesh");
}

static float least_of(const path *p)
{
    float least = INFINITY;
    for (int k = 0; k < POSES; k++)
        for (int i = 0; i < ARM_LINKS; i++)
            least = lesser(p->clearance[k][i], least);
    return least;
}

/* Of meshes over which the arm does not reach there are some. */
static size_t touching_poses(const path *p)
{
    size_t count = 0;
    for (int k = 0; k < POSES; k++) {
        int touches = 0;
        for (int i = 0; i < ARM_LINKS; i++)
            touches |= p->clearance[k][i] <= 0;
        count += (size_t)touches;
    }
    return count;
}

static void draw(demo *d, const still *s)
{
    progress_stage("drawing");
    picture view = picture_make(d->options.width, d->options.width * 3 / 4);
    const studio set = {still_meet, s,
                        s->bounds,  camera_fit_box(s->bounds, (vec3){-0.35F, 0.5F, -1}, 4 / 3.0F),
                        0.3F,       studio_sun};
    studio_photograph(&set, &view);
    picture whole = picture_under_heads(&view, 1, 1);
    write_head(&whole, least_of(s->path), s->farthest);
    demo_save_picture(d, &whole, "arm");
    picture_free(&whole);
    picture_free(&view);
}

void scene_arm(demo *d)
{
    path *p = allocate(1, sizeof *p);
    p->mesh = &d->mesh;
    p->distance2 = allocate(d->mesh.count, sizeof *p->distance2);
    find_path(p);
    report_add_fact(&d->report, "arm", "poses on the path", POSES);
    trial_run(d, &(trial){"arm", "segment x triangles, distance", pass, p});
    still *s = still_make(p);
    check_by_points(d, p, &s->tree);
    report_add_fact(&d->report, "arm", "poses in which it touches the mesh", touching_poses(p));
    draw(d, s);
    still_free(s);
    free(p->distance2);
    free(p);
}

/* Which spheres of a cloud touch which of the boxes around the mesh's triangles? Asked twice: every sphere
 * against all boxes, and only of the pairs that a broad phase leaves. Both must find the same. */
#include "scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bvh.h"
#include "cloud.h"
#include "fail.h"
#include "head.h"
#include "palette.h"
#include "progress.h"
#include "studio.h"

/* What there is to see: the triangles of the mesh, then the spheres that touch it. */
typedef struct still {
    const mesh *mesh;
    const cloud *cloud;
    uint32_t *shown; /* the spheres, by their numbers in the cloud */
    uint32_t many;   /* boxes that one of them touches: the last colour of the scale */
    bvh tree;
    box bounds;
} still;

static float hit_sphere(const sphere *s, const ray *r)
{
    vec3 to_center = vec3_sub(s->center, r->origin);
    float closest = vec3_dot(to_center, r->dir); /* dir is of unit length */
    vec3 aside = vec3_sub(to_center, vec3_scale(r->dir, closest));
    float inside = s->radius * s->radius - vec3_dot(aside, aside);
    float t = closest - sqrtf(fmaxf(inside, 0));
    return inside >= 0 && t >= 0 && t <= r->t_max ? t : INFINITY;
}

static float hit_primitive(const void *primitives, uint32_t i, const ray *r)
{
    const still *view = primitives;
    const size_t triangles = view->mesh->count;
    return i < triangles ? mesh_hit(view->mesh, i, r)
                         : hit_sphere(&view->cloud->spheres[view->shown[i - triangles]], r);
}

static box sphere_bounds(const sphere *s)
{
    vec3 reach = {s->radius, s->radius, s->radius};
    return (box){vec3_sub(s->center, reach), vec3_add(s->center, reach)};
}

static size_t sum(const uint32_t *values, size_t count)
{
    size_t total = 0;
    for (size_t i = 0; i < count; i++)
        total += values[i];
    return total;
}

static size_t count_touching(const cloud *c)
{
    size_t touching = 0;
    for (size_t i = 0; i < c->count; i++)
        touching += c->touched[i] > 0;
    return touching;
}

/* Few touch more than thrice what is usual. */
static uint32_t many_boxes(const cloud *c)
{
    const size_t touching = count_touching(c);
    return touching ? (uint32_t)((3 * sum(c->touched, c->count) + touching - 1) / touching) : 1;
}

static still still_make(const cloud *c)
{
    const mesh *m = c->mesh;
    still view = {.mesh = m,
                  .cloud = c,
                  .shown = allocate(c->count, sizeof *view.shown),
                  .many = many_boxes(c),
                  .bounds = m->bounds};
    box *boxes = allocate(m->count + c->count, sizeof *boxes);
    size_t count = m->count;
    memcpy(boxes, m->boxes, m->count * sizeof *boxes);
    for (uint32_t i = 0; i < c->count; i++) {
        if (c->touched[i] == 0)
            continue;
        boxes[count] = sphere_bounds(&c->spheres[i]);
        view.bounds = box_join(view.bounds, boxes[count]);
        view.shown[count++ - m->count] = i;
    }
    view.tree = bvh_build(boxes, count);
    free(boxes);
    return view;
}

static void still_free(still *view)
{
    bvh_free(&view->tree);
    free(view->shown);
}

static surface sphere_surface(const still *view, uint32_t i, vec3 point, float t)
{
    const float share = (float)view->cloud->touched[i] / (float)view->many;
    return (surface){t, vec3_normalized(vec3_sub(point, view->cloud->spheres[i].center)),
                     number_color(share)};
}

static int still_meet(const void *world, const ray *r, surface *nearest)
{
    const still *view = world;
    const mesh *m = view->mesh;
    bvh_hit hit = bvh_trace(&view->tree, *r, nearest ? BVH_NEAREST : BVH_ANY, hit_primitive, view, NULL);
    if (isfinite(hit.t) && nearest) {
        if (hit.primitive < m->count)
            *nearest = (surface){hit.t, mesh_normal(m, hit.primitive, r), color(COLOR_CLAY)};
        else
            *nearest = sphere_surface(view, view->shown[hit.primitive - m->count], ray_at(r, hit.t), hit.t);
    }
    return isfinite(hit.t) ? 1 : 0;
}

static void write_head(picture *p, const still *view)
{
    char touching[NUMBER_SIZE], all[NUMBER_SIZE], many[32];
    snprintf(many, sizeof many, "%u or more", view->many);
    head h = head_begin(p, 0, 1);
    head_caption(&h, "%s of %s spheres touch the box of a triangle",
                 number(touching, count_touching(view->cloud)), number(all, view->cloud->count));
    head_line(&h, "colour: how many boxes a sphere touches");
    head_scale(&h, studio_number_color, (const char *const[]){"0", many}, 2);
    head_swatch(&h, studio_color(color(COLOR_CLAY)), "the triangles");
}

static void draw(demo *d, const cloud *c)
{
    progress_stage("drawing");
    still view = still_make(c);
    picture p = picture_make(d->options.width, d->options.width * 3 / 4);
    studio s = {still_meet, &view, view.bounds, demo_camera(d, 4 / 3.0F), 0.25F, studio_sun};
    studio_photograph(&s, &p);
    picture whole = picture_under_heads(&p, 1, 1);
    write_head(&whole, &view);
    demo_save_picture(d, &whole, "overlap");
    picture_free(&whole);
    picture_free(&p);
    still_free(&view);
}

void scene_overlap(demo *d)
{
    cloud c = cloud_make(&d->mesh);
    size_t taken = cloud_count_for_all(&c);
    trial_run(d, &(trial){"overlap", "sphere x all boxes", cloud_pass_all, &c});
    size_t by_all = sum(c.touched, taken);
    trial_run(d, &(trial){"overlap", "sphere x box, pairs", cloud_pass_pairs, &c});
    size_t by_pairs = sum(c.touched, taken);
    if (by_all != by_pairs)
        report_failure(&d->report, "overlap: %zu contacts by brute force, %zu by pairs", by_all, by_pairs);
    report_add_fact(&d->report, "overlap", "spheres", c.count);
    report_add_fact(&d->report, "overlap", "spheres that touch the box of a triangle", count_touching(&c));
    report_add_fact(&d->report, "overlap", "contacts between spheres and boxes", sum(c.touched, c.count));
    draw(d, &c);
    cloud_free(&c);
}

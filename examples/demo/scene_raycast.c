/* What does a camera see of the mesh, and how many boxes must be asked for it?
 *
 * One ray through each pixel's centre is traced first, and every visit to a node of the hierarchy written
 * down. The visits are then repeated on every backend, the same calls in the same order, so that the time is
 * lanehit's and not that of the tracer around it. */
#include "scene.h"

#include <stdio.h>
#include <stdlib.h>

#include "bvh.h"
#include "camera.h"
#include "fail.h"
#include "head.h"
#include "palette.h"
#include "parallel.h"
#include "progress.h"
#include "trial.h"

enum { VISITS = 256 }; /* between two looks at the clock */

typedef struct view {
    const mesh *mesh;
    const bvh *tree;
    camera camera;
    picture angles, boxes; /* of the mesh where each ray meets it; asked about for it */
} view;

static size_t pixel_count(const view *v)
{
    return v->angles.width * v->angles.height;
}

static ray center_ray(const view *v, size_t pixel)
{
    size_t width = v->angles.width;
    return camera_center_ray(&v->camera, &v->angles, pixel % width, pixel / width);
}

/* The visits of all rays, one ray after the other. */
typedef struct recording {
    const view *view;
    bvh_log log;
    size_t *ends;    /* for each pixel, the number of visits up to and with its own */
    size_t rays_hit; /* something */
} recording;

static recording record(const view *v)
{
    recording r = {.view = v, .ends = allocate(pixel_count(v), sizeof *r.ends)};
    for (size_t pixel = 0; pixel < pixel_count(v); pixel++) {
        bvh_hit hit = bvh_trace(v->tree, center_ray(v, pixel), BVH_NEAREST, mesh_hit, v->mesh, &r.log);
        r.rays_hit += isfinite(hit.t) ? 1 : 0;
        r.ends[pixel] = r.log.count;
        progress_tick();
    }
    return r;
}

/* The inputs and outputs of up to VISITS calls. */
typedef struct batch {
    size_t count, pairs;
    ray rays[VISITS];
    lh_aabbs boxes[VISITS];
    uint64_t hits[VISITS];
    float t_enter[VISITS * BVH_WIDTH];
} batch;

typedef struct repetition {
    const recording *recording;
    batch batch;
} repetition;

static void call_all(batch *b)
{
    float *t_enter = b->t_enter;
    for (size_t i = 0; i < b->count; i++) {
        lh_rays one = bvh_ray(&b->rays[i]);
        must(lh_raycast_aabb(&one, &b->boxes[i], &b->hits[i], t_enter, NULL));
        t_enter += b->boxes[i].count;
    }
}

static void solve_batch(batch *b, meter *m)
{
    meter_start(m);
    call_all(b);
    meter_stop(m);
    for (size_t i = 0; i < b->count; i++)
        meter_hits(m, &b->hits[i], b->boxes[i].count);
    meter_bytes(m, b->t_enter, b->pairs * sizeof *b->t_enter);
    b->count = b->pairs = 0;
}

static void add_visit(batch *b, const bvh *tree, const ray *r, const bvh_visit *visit)
{
    lh_aabbs boxes = bvh_boxes(tree, tree->nodes[visit->node]);
    b->rays[b->count] = (ray){r->origin, r->dir, visit->t_max};
    b->boxes[b->count++] = boxes;
    b->pairs += boxes.count;
}

static void repeat(void *context, meter *m)
{
    repetition *p = context;
    const recording *rec = p->recording;
    size_t visit = 0;
    for (size_t pixel = 0; pixel < pixel_count(rec->view); pixel++) {
        ray r = center_ray(rec->view, pixel);
        for (; visit < rec->ends[pixel]; visit++) {
            add_visit(&p->batch, rec->view->tree, &r, &rec->log.visits[visit]);
            if (p->batch.count == VISITS)
                solve_batch(&p->batch, m);
        }
    }
    if (p->batch.count > 0)
        solve_batch(&p->batch, m);
}

static void measure(demo *d, const recording *rec)
{
    repetition *p = allocate(1, sizeof *p);
    p->recording = rec;
    trial_run(d, &(trial){"raycast", "ray x boxes of a node", repeat, p});
    free(p);
}

/* Of the angle between the ray and the surface: 0 is that of a ray along it, 1 of one straight onto it. */
static vec3 angle_color(const view *v, const ray *r, const bvh_hit *hit)
{
    if (!isfinite(hit->t))
        return color(COLOR_PAPER);
    const float sine = -vec3_dot(mesh_normal(v->mesh, hit->primitive, r), r->dir);
    return number_color(asinf(fminf(fmaxf(sine, 0), 1)) / (3.14159265F / 2));
}

typedef struct drawing {
    view *view;
    float many_boxes; /* what the lightest colour stands for */
} drawing;

/* Of both halves, with the same rays. */
static void draw_pixel(const drawing *d, size_t x, size_t y)
{
    view *v = d->view;
    vec3 angles = {0, 0, 0};
    float boxes = 0;
    for (unsigned i = 0; i < RAYS_PER_PIXEL; i++) {
        ray r = camera_pixel_ray(&v->camera, &v->angles, x, y, i);
        bvh_hit hit = bvh_trace(v->tree, r, BVH_NEAREST, mesh_hit, v->mesh, NULL);
        angles = vec3_add(angles, angle_color(v, &r, &hit));
        boxes += (float)hit.boxes;
    }
    size_t pixel = y * v->angles.width + x;
    v->angles.pixels[pixel] = vec3_scale(angles, 1 / (float)RAYS_PER_PIXEL);
    v->boxes.pixels[pixel] = number_color(boxes / (float)RAYS_PER_PIXEL / d->many_boxes);
}

static void draw_row(size_t y, void *context)
{
    const drawing *d = context;
    for (size_t x = 0; x < d->view->angles.width; x++)
        draw_pixel(d, x, y);
}

static size_t boxes_of(const recording *rec, size_t pixel)
{
    size_t boxes = 0;
    for (size_t i = pixel ? rec->ends[pixel - 1] : 0; i < rec->ends[pixel]; i++)
        boxes += rec->view->tree->nodes[rec->log.visits[i].node].count;
    return boxes;
}

static int compare_counts(const void *a, const void *b)
{
    size_t p = *(const size_t *)a, q = *(const size_t *)b;
    return (p > q) - (p < q);
}

/* How many boxes are asked about for the ray that needs more of them than this share of all rays does. */
static size_t boxes_at(const recording *rec, double share)
{
    size_t count = pixel_count(rec->view);
    size_t *boxes = allocate(count, sizeof *boxes);
    for (size_t pixel = 0; pixel < count; pixel++)
        boxes[pixel] = boxes_of(rec, pixel);
    qsort(boxes, count, sizeof *boxes, compare_counts);
    size_t result = boxes[(size_t)((double)(count - 1) * share)];
    free(boxes);
    return result;
}

static void write_heads(picture *p, size_t many_boxes)
{
    char middle[NUMBER_SIZE], many[NUMBER_SIZE], most[NUMBER_SIZE + 8];
    snprintf(most, sizeof most, "%s or more", number(many, many_boxes));
    head left = head_begin(p, 0, 2), right = head_begin(p, 1, 2);
    head_caption(&left, "Rays from a camera to a mesh");
    head_line(&left, "colour: the angle between ray and surface");
    head_scale(&left, number_color, (const char *const[]){"0° along it", "90° onto it"}, 2);
    head_caption(&right, "What the rays cost");
    head_line(&right, "colour: how many boxes are asked about for a ray");
    head_scale(&right, number_color, (const char *const[]){"0", number(middle, many_boxes / 2), most}, 3);
}

static void draw(demo *d, view *v, size_t many_boxes)
{
    progress_stage("drawing");
    parallel_for(v->angles.height, draw_row, &(drawing){v, (float)many_boxes});
    picture whole = picture_under_heads((const picture[]){v->angles, v->boxes}, 2, 1);
    write_heads(&whole, many_boxes);
    demo_save_picture(d, &whole, "raycast");
    picture_free(&whole);
}

void scene_raycast(demo *d)
{
    bvh tree = bvh_build(d->mesh.boxes, d->mesh.count);
    size_t width = d->options.width / 2, height = width * 9 / 8;
    view v = {.mesh = &d->mesh,
              .tree = &tree,
              .camera = demo_camera(d, (float)width / (float)height),
              .angles = picture_make(width, height),
              .boxes = picture_make(width, height)};
    recording rec = record(&v);
    report_add_fact(&d->report, "raycast", "rays", pixel_count(&v));
    report_add_fact(&d->report, "raycast", "rays that hit the mesh", rec.rays_hit);
    report_add_fact(&d->report, "raycast", "most boxes for one ray", boxes_at(&rec, 1));
    measure(d, &rec);
    draw(d, &v, boxes_at(&rec, 0.999)); /* the few dearest rays of all would leave the rest dark */
    free(rec.log.visits);
    free(rec.ends);
    picture_free(&v.angles);
    picture_free(&v.boxes);
    bvh_free(&tree);
}

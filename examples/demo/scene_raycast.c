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
#include "font.h"
#include "palette.h"
#include "parallel.h"
#include "progress.h"
#include "trial.h"

enum { VISITS = 256 }; /* between two looks at the clock */

typedef struct view {
    const mesh *mesh;
    const bvh *tree;
    camera camera;
    picture normals, heat; /* both halves of the picture */
} view;

static size_t pixel_count(const view *v)
{
    return v->normals.width * v->normals.height;
}

static ray center_ray(const view *v, size_t pixel)
{
    size_t width = v->normals.width;
    return camera_center_ray(&v->camera, &v->normals, pixel % width, pixel / width);
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

/* As normal maps have it: right, up and towards the viewer are red, green and blue. */
static vec3 normal_color(const camera *c, vec3 normal)
{
    float x = vec3_dot(normal, vec3_normalized(c->right)), y = vec3_dot(normal, vec3_normalized(c->up));
    float z = -vec3_dot(normal, c->forward);
    return (vec3){srgb_decode(0.5F + 0.5F * x), srgb_decode(0.5F + 0.5F * y), srgb_decode(0.5F + 0.5F * z)};
}

typedef struct drawing {
    view *view;
    float many_boxes; /* what the hottest colour stands for */
} drawing;

/* Of both halves, with the same rays. */
static void draw_pixel(const drawing *d, size_t x, size_t y)
{
    view *v = d->view;
    vec3 normals = {0, 0, 0};
    float boxes = 0;
    for (unsigned i = 0; i < RAYS_PER_PIXEL; i++) {
        ray r = camera_pixel_ray(&v->camera, &v->normals, x, y, i);
        bvh_hit hit = bvh_trace(v->tree, r, BVH_NEAREST, mesh_hit, v->mesh, NULL);
        vec3 c = isfinite(hit.t) ? normal_color(&v->camera, mesh_normal(v->mesh, hit.primitive, &r))
                                 : color(COLOR_PAPER);
        normals = vec3_add(normals, c);
        boxes += (float)hit.boxes;
    }
    size_t pixel = y * v->normals.width + x;
    v->normals.pixels[pixel] = vec3_scale(normals, 1 / (float)RAYS_PER_PIXEL);
    v->heat.pixels[pixel] = palette_at(&palette_heat, boxes / (float)RAYS_PER_PIXEL / d->many_boxes);
}

static void draw_row(size_t y, void *context)
{
    const drawing *d = context;
    for (size_t x = 0; x < d->view->normals.width; x++)
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

/* A band above one half, with room for two lines. */
static picture make_legend(const picture *half, const char *title, vec3 paper, vec3 ink)
{
    picture legend = picture_make(half->width, picture_caption_line(half) * 7 / 2);
    picture_fill(&legend, 0, 0, legend.width, legend.height, paper);
    picture_caption(&legend, 1, title, ink);
    return legend;
}

static picture normals_legend(const picture *half)
{
    vec3 ink = color(COLOR_INK);
    picture legend = make_legend(half, "where the surface faces:", color(COLOR_PAPER), ink);
    picture_caption(&legend, 2, "red right, green up, blue to you", ink);
    return legend;
}

/* "0", the palette, and what its end stands for. */
static picture heat_legend(const picture *half, size_t many_boxes)
{
    vec3 ink = color(COLOR_PAPER);
    picture legend = make_legend(half, "boxes queried for a ray:", palette_at(&palette_heat, 0), ink);
    size_t scale = picture_caption_scale(half), line = picture_caption_line(half);
    size_t letter = FONT_ADVANCE * scale, left = line + letter * 2, width = half->width * 2 / 5;
    char many[32];
    snprintf(many, sizeof many, "%zu or more", many_boxes);
    picture_caption(&legend, 2, "0", ink);
    for (size_t x = 0; x < width; x++)
        picture_fill(&legend, left + x, line * 2, 1, FONT_HEIGHT * scale,
                     palette_at(&palette_heat, (float)x / (float)(width - 1)));
    picture_text(&legend, many, left + width + letter, line * 2, scale, ink);
    return legend;
}

/* Takes the legend. */
static picture under_legend(picture legend, const picture *half)
{
    picture whole = picture_above(&legend, half);
    picture_free(&legend);
    return whole;
}

static void draw(demo *d, view *v, size_t many_boxes)
{
    progress_stage("drawing");
    parallel_for(v->normals.height, draw_row, &(drawing){v, (float)many_boxes});
    picture left = under_legend(normals_legend(&v->normals), &v->normals);
    picture right = under_legend(heat_legend(&v->heat, many_boxes), &v->heat);
    picture both = picture_beside(&left, &right);
    demo_save_picture(d, &both, "raycast");
    picture_free(&both);
    picture_free(&left);
    picture_free(&right);
}

void scene_raycast(demo *d)
{
    bvh tree = bvh_build(d->mesh.boxes, d->mesh.count);
    size_t width = d->options.width / 2, height = width * 9 / 8;
    view v = {.mesh = &d->mesh,
              .tree = &tree,
              .camera = demo_camera(d, (float)width / (float)height),
              .normals = picture_make(width, height),
              .heat = picture_make(width, height)};
    recording rec = record(&v);
    report_add_fact(&d->report, "raycast", "rays", pixel_count(&v));
    report_add_fact(&d->report, "raycast", "rays that hit the mesh", rec.rays_hit);
    report_add_fact(&d->report, "raycast", "most boxes for one ray", boxes_at(&rec, 1));
    measure(d, &rec);
    draw(d, &v, boxes_at(&rec, 0.999)); /* the few hottest rays of all would leave the rest dark */
    free(rec.log.visits);
    free(rec.ends);
    picture_free(&v.normals);
    picture_free(&v.heat);
    bvh_free(&tree);
}

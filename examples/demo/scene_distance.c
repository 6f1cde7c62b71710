/* How far is each point of a slice from the mesh? The unsigned distance field, drawn with contour lines. A hierarchy of
 * boxes decides which triangles are asked about. */
#include "scene.h"

#include <stdio.h>
#include <stdlib.h>

#include "bvh.h"
#include "fail.h"
#include "head.h"
#include "nearest.h"
#include "palette.h"
#include "parallel.h"
#include "progress.h"
#include "trial.h"

/* A mesh is of size 1: some air around it, and lines that can be told apart. */
static const float slice_size = 1.25F;
static const float contour_step = 0.025F;

/* Each so-and-so-many-th point, either way, is asked about once more, against all triangles. */
enum { CHECKS_A_SIDE = 8 };

typedef struct slice {
    const mesh *mesh;
    bvh tree;
    size_t side;      /* in points */
    int across;       /* the axis from left to right; y is up */
    float *distance2; /* row by row from the top */
    picture picture;
    float farthest;
} slice;

static float coordinate(const slice *s, size_t i)
{
    return (((float)i + 0.5F) / (float)s->side - 0.5F) * slice_size;
}

static vec3 slice_point(const slice *s, size_t x, size_t y)
{
    const float right = coordinate(s, x), up = -coordinate(s, y);
    return s->across == 0 ? (vec3){right, up, 0} : (vec3){0, up, -right};
}

/* Through the middle of the mesh, and across its thinner side. */
static slice slice_make(const mesh *m, size_t side)
{
    const vec3 size = vec3_sub(m->bounds.max, m->bounds.min);
    return (slice){.mesh = m,
                   .tree = bvh_build(m->boxes, m->count),
                   .side = side,
                   .across = size.x > size.z ? 0 : 2,
                   .distance2 = allocate(side * side, sizeof(float)),
                   .picture = picture_make(side, side)};
}

static void slice_free(slice *s)
{
    picture_free(&s->picture);
    free(s->distance2);
    bvh_free(&s->tree);
}

/* A row at a time: the clock has the search around the calls, too. */
static void pass(void *context, meter *m)
{
    const slice *s = context;
    for (size_t y = 0; y < s->side; y++) {
        float *row = s->distance2 + y * s->side;
        meter_start(m);
        for (size_t x = 0; x < s->side; x++) {
            const nearest n = nearest_by_tree(s->mesh, &s->tree, slice_point(s, x, y));
            row[x] = n.distance2;
            m->pairs += n.asked;
        }
        meter_stop(m);
        meter_bytes(m, row, s->side * sizeof *row);
        progress_tick();
    }
}

static void check_against_all(demo *d, const slice *s)
{
    progress_stage("all triangles");
    size_t checked = 0;
    const size_t step = (s->side + CHECKS_A_SIDE - 1) / CHECKS_A_SIDE;
    for (size_t y = step / 2; y < s->side; y += step)
        for (size_t x = step / 2; x < s->side; x += step, checked++) {
            const float found = s->distance2[y * s->side + x];
            const float expected = nearest_of_all(s->mesh, slice_point(s, x, y)).distance2;
            if (found != expected)
                report_failure(&d->report, "distance: %.9g by the hierarchy, %.9g by all triangles",
                               (double)found, (double)expected);
            progress_tick();
        }
    report_add_fact(&d->report, "distance", "points asked about again, of all triangles", checked);
}

/* How much of a line of this width, in pixels, covers a pixel whose centre is so far from it. */
static float coverage(float away, float width)
{
    return fminf(fmaxf(width / 2 + 0.5F - away, 0), 1);
}

static void draw_row(size_t y, void *context)
{
    slice *s = context;
    const float pixel = slice_size / (float)s->side;
    for (size_t x = 0; x < s->side; x++) {
        const float distance = sqrtf(s->distance2[y * s->side + x]);
        const float lines = distance / contour_step;
        const float contour = coverage(fabsf(lines - roundf(lines)) * contour_step / pixel, 1);
        const vec3 ground = number_color_reversed(distance / s->farthest);
        const vec3 line =
            color(distance < s->farthest / 2 ? COLOR_INK : COLOR_PAPER); /* where that is dark, a light one */
        const vec3 lined = vec3_mix(ground, line, 0.35F * contour);
        s->picture.pixels[y * s->side + x] = vec3_mix(lined, color(COLOR_INK), coverage(distance / pixel, 3));
    }
}

static void write_head(picture *p, float farthest)
{
    char middle[32], most[32];
    snprintf(middle, sizeof middle, "%.2f", (double)(farthest / 2));
    snprintf(most, sizeof most, "%.2f", (double)farthest);
    head h = head_begin(p, 0, 1);
    head_caption(&h, "How far each point of a slice is from the surface");
    head_line(&h, "colour: the distance, as a share of the longest side of the mesh; a line each %g",
              (double)contour_step);
    head_scale(&h, number_color_reversed, (const char *const[]){"0", middle, most}, 3);
    head_swatch(&h, color(COLOR_INK), "the surface");
}

static void draw(demo *d, slice *s)
{
    progress_stage("drawing");
    for (size_t i = 0; i < s->side * s->side; i++)
        s->farthest = greater(s->farthest, sqrtf(s->distance2[i]));
    parallel_for(s->side, draw_row, s);
    picture whole = picture_under_heads(&s->picture, 1, 1);
    write_head(&whole, s->farthest);
    demo_save_picture(d, &whole, "distance");
    picture_free(&whole);
}

void scene_distance(demo *d)
{
    slice s = slice_make(&d->mesh, d->options.width);
    report_add_fact(&d->report, "distance", "points of the slice", s.side * s.side);
    trial_run(d, &(trial){"distance", "point x boxes, triangles of a node", pass, &s});
    check_against_all(d, &s);
    draw(d, &s);
    slice_free(&s);
}

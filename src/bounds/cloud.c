/* Sets of points, triangles, boxes and balls, read as points. */
#include "cloud.h"

#include <math.h>
#include <string.h>

#include "description/check.h"

const lh_frame lh_as_it_is = {{0, 0, 0}, 1};

/* ---- What sets are of ---------------------------------------------------------------------------------- */

/* How an element is points: arrays 3 * k and on are its k-th vertex, of the box its two ends. */
typedef struct element {
    const lh_shape *shape;
    const void *view;
    size_t points;
    int is_box, is_ball;
} element;

static element element_of(const lh_sets *s)
{
    if (s->points)
        return (element){lh_the_shape_vectors, s->points, 1, 0, 0};
    if (s->triangles)
        return (element){lh_the_shape_triangles, s->triangles, 3, 0, 0};
    if (s->boxes)
        return (element){lh_the_shape_aabbs, s->boxes, 8, 1, 0};
    return (element){lh_the_shape_spheres, s->balls, 1, 0, 1};
}

static size_t at_a_time(const element *of)
{
    return LH_STRETCH / of->points;
}

int lh_fault_of_sets(const lh_sets *sets)
{
    if (!sets || !sets->points + !sets->triangles + !sets->boxes + !sets->balls != 3)
        return LH_ERROR_NULL_VIEW;
    if (sets->count == 0)
        return LH_OK;
    const element of = element_of(sets);
    const size_t elements = lh_start_of(of.view)->count;
    if (!sets->first && sets->count != 1)
        return LH_ERROR_COUNT;
    if ((uintptr_t)sets->first % sizeof *sets->first != 0)
        return LH_ERROR_ALIGNMENT;
    for (size_t i = 0; sets->first && i <= sets->count; i++)
        if (sets->first[i] > (i < sets->count ? sets->first[i + 1] : elements))
            return LH_ERROR_LIMIT;
    return elements ? lh_fault_of_view(of.shape, of.view) : LH_OK;
}

/* ---- Reading ------------------------------------------------------------------------------------------- */

void lh_cloud_begin(lh_cloud *c, const lh_sets *sets, size_t set)
{
    c->sets = sets;
    c->begin = sets->first ? sets->first[set] : 0;
    c->end = sets->first ? sets->first[set + 1] : lh_start_of(element_of(sets).view)->count;
    c->has_radii = sets->balls && sets->balls->radius;
    lh_cloud_in(c, &lh_as_it_is);
}

void lh_cloud_in(lh_cloud *c, const lh_frame *frame)
{
    c->frame = *frame;
    c->held = c->end;
    lh_rewind(c);
}

void lh_rewind(lh_cloud *c)
{
    c->next = c->begin;
}

void lh_cloud_of_some(lh_cloud *c, const lh_cloud *of)
{
    c->sets = NULL;
    c->frame = of->frame;
    c->begin = c->next = c->held = c->count = 0;
    c->end = 1;
    c->has_radii = of->has_radii;
}

static void copy_last(lh_cloud *c)
{
    for (size_t i = c->count; i < lh_padded(c->count); i++) {
        for (int axis = 0; axis < 3; axis++)
            c->x[axis][i] = c->x[axis][c->count - 1];
        c->radius[i] = c->radius[c->count - 1];
    }
}

void lh_cloud_add(lh_cloud *c, const double x[3], double radius)
{
    if (c->count == LH_STRETCH)
        return;
    for (int axis = 0; axis < 3; axis++)
        c->x[axis][c->count] = x[axis];
    c->radius[c->count++] = radius;
    copy_last(c);
}

static void place(lh_cloud *c, int axis, size_t at, float x)
{
    c->x[axis][at] = ((double)x - c->frame.origin[axis]) * c->frame.scale;
}

/* Vertex k of `count` elements, from point k * count on. */
static void place_vertices(lh_cloud *c, const float *column, size_t k, size_t count)
{
    for (int axis = 0; axis < 3; axis++)
        for (size_t i = 0; i < count; i++)
            place(c, axis, k * count + i, column[(size_t)axis * LH_STRETCH + i]);
    c->count = (k + 1) * count;
}

static void place_boxes(lh_cloud *c, const float *column, size_t count)
{
    c->count = 0;
    for (size_t i = 0; i < count; i++) {
        int is_empty = 0;
        for (size_t axis = 0; axis < 3; axis++)
            is_empty |= column[axis * LH_STRETCH + i] > column[(3 + axis) * LH_STRETCH + i];
        for (size_t corner = 0; corner < 8 && !is_empty; corner++, c->count++)
            for (int axis = 0; axis < 3; axis++)
                place(c, axis, c->count, column[((size_t)axis + 3 * (corner >> axis & 1)) * LH_STRETCH + i]);
    }
}

static void place_balls(lh_cloud *c, const float *column, size_t count)
{
    c->count = 0;
    for (size_t i = 0; i < count; i++) {
        const float radius = c->has_radii ? column[(size_t)3 * LH_STRETCH + i] : 0;
        if (radius < 0)
            continue;
        for (int axis = 0; axis < 3; axis++)
            place(c, axis, c->count, column[(size_t)axis * LH_STRETCH + i]);
        c->radius[c->count++] = (double)radius * c->frame.scale;
    }
}

static void read_stretch(lh_cloud *c, const element *of, size_t count)
{
    _Alignas(64) float column[9 * LH_STRETCH];
    lh_gather(of->shape, of->view, c->next, count, column);
    if (of->is_box)
        place_boxes(c, column, count);
    else if (of->is_ball)
        place_balls(c, column, count);
    else
        for (size_t k = 0; k < of->points; k++)
            place_vertices(c, column + 3 * k * LH_STRETCH, k, count);
    if (!c->has_radii)
        memset(c->radius, 0, c->count * sizeof *c->radius);
    if (c->count)
        copy_last(c);
}

int lh_next(lh_cloud *c)
{
    if (!c->sets)
        return c->next++ == 0 && c->count > 0;
    const element of = element_of(c->sets);
    while (c->next < c->end) {
        const size_t left = c->end - c->next, count = left < at_a_time(&of) ? left : at_a_time(&of);
        if (c->held != c->next)
            read_stretch(c, &of, count);
        c->held = c->next;
        c->next += count;
        if (c->count > 0)
            return 1;
    }
    return 0;
}

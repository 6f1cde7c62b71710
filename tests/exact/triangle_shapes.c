/* Triangles of all shapes, with a box that is then grown to contact. */
#include <math.h>

#include "floats.h"
#include "triangle_cases.h"
#include "triangle_oracle.h"

void shuffle_vertices(stream *s, double *draft)
{
    for (int last = 2; last > 0; last--) {
        int other = draw_integer(s, 0, last);
        for (int axis = 0; axis < 3; axis++) {
            double swapped = draft[3 * last + axis];
            draft[3 * last + axis] = draft[3 * other + axis];
            draft[3 * other + axis] = swapped;
        }
    }
}

/* A box about as far from the triangle as it is large, or much closer, or much smaller. */
static void draft_box_near(stream *s, double *draft)
{
    double weights[3], all = 0.0;
    for (int v = 0; v < 3; v++) {
        weights[v] = draw_real(s, 0.0, 1.0);
        all += weights[v];
    }
    double distance = draw_power(s, -16, 3);
    double size = draw_one_in(s, 2) ? draw_power(s, -16, 2) : 0.0;
    for (int axis = 0; axis < 3; axis++) {
        double centre = distance * draw_real(s, -1.0, 1.0);
        for (int v = 0; v < 3; v++)
            centre += weights[v] / all * draft[VERTICES + 3 * v + axis];
        double half = size * draw_real(s, 0.0, 1.0);
        draft[MIN + axis] = centre - half;
        draft[MAX + axis] = centre + half;
    }
}

static void draft_vertices(stream *s, double *draft)
{
    for (int i = 0; i < 9; i++)
        draft[VERTICES + i] = draw_real(s, -8.0, 8.0);
}

void draft_plump(source *from, double *draft)
{
    draft_vertices(&from->own, draft);
    draft_box_near(&from->own, draft);
}

/* Two vertices close together. */
void draft_needle(source *from, double *draft)
{
    stream *s = &from->own;
    double width = draw_power(s, -24, -1);
    draft_vertices(s, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[6 + axis] = draft[axis] + width * draw_real(s, -1.0, 1.0);
    shuffle_vertices(s, draft);
    draft_box_near(s, draft);
}

/* One vertex close to the opposite edge. */
void draft_sliver(source *from, double *draft)
{
    stream *s = &from->own;
    double width = draw_power(s, -24, -1);
    double between = draw_real(s, 0.0, 1.0);
    draft_vertices(s, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[6 + axis] =
            draft[axis] + between * (draft[3 + axis] - draft[axis]) + width * draw_real(s, -1.0, 1.0);
    shuffle_vertices(s, draft);
    draft_box_near(s, draft);
}

/* Two vertices that share two coordinates, or one; or a side in a plane of the axes. */
void draft_aligned(source *from, double *draft)
{
    stream *s = &from->own;
    draft_vertices(s, draft);
    for (int axis = 0; axis < 3; axis++)
        for (int v = 1; v < 3; v++)
            if (draw_one_in(s, 3))
                draft[VERTICES + 3 * v + axis] = draft[VERTICES + axis];
    draft_box_near(s, draft);
}

/* Nearly so. */
void draft_leaning(source *from, double *draft)
{
    stream *s = &from->own;
    double width = draw_power(s, -24, -1);
    draft_vertices(s, draft);
    for (int axis = 0; axis < 3; axis++)
        for (int v = 1; v < 3; v++)
            if (draw_one_in(s, 3))
                draft[VERTICES + 3 * v + axis] = draft[VERTICES + axis] + width * draw_real(s, -1.0, 1.0);
    shuffle_vertices(s, draft);
    draft_box_near(s, draft);
}

/* Grows the box by that much of its half extents and the triangle's distance from its centre. */
static void grow(double growth, float *floats)
{
    for (int axis = 0; axis < 3; axis++) {
        float *min = floats + MIN + axis;
        float *max = floats + MAX + axis;
        double centre = ((double)*min + *max) / 2.0;
        double half = ((double)*max - *min) / 2.0;
        double furthest = 0.0;
        for (int v = 0; v < 3; v++)
            furthest = fmax(furthest, fabs(floats[VERTICES + 3 * v + axis] - centre));
        half = fmax(half + growth * (half + furthest), 0.0);
        *min = nearest_float(centre - half);
        *max = nearest_float(centre + half);
    }
}

static double growth_to_contact(const float *floats)
{
    const float no_slack[3] = {0.0f, 0.0f, 0.0f};
    set_triangle(floats, no_slack);
    return estimate_triangle_growth();
}

/* Grows the box, or shrinks it, until it just touches. */
void grow_to_contact(stream *s, float *floats)
{
    (void)s;
    grow(growth_to_contact(floats), floats);
}

/* Leaves a gap, so that over-reports larger than an ulp can be seen. */
void grow_nearly_to_contact(stream *s, float *floats)
{
    grow(growth_to_contact(floats) - draw_power(s, -23, -6), floats);
}

void scatter_and_grow(stream *s, float *floats)
{
    scatter(s, TRIANGLE_FLOATS, floats);
    order_box(floats + MIN, floats + MAX);
    if (draw_one_in(s, 2))
        grow_to_contact(s, floats);
    else
        grow_nearly_to_contact(s, floats);
}

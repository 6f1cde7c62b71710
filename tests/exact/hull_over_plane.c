#include "hull_over_plane.h"

#include <math.h>
#include <string.h>

#include "formula.h"
#include "half_space.h"
#include "plane_contact.h"
#include "rotation.h"

/* ---- In double ---------------------------------------------------------------------------------------- */

void turn_vertex_of_hull(const float *floats, int k, double from_place[3])
{
    double q[4];
    for (int i = 0; i < 4; i++)
        q[i] = (double)floats[ROTATION + i];
    for (int axis = 0; axis < 3; axis++)
        from_place[axis] = (double)floats[VERTICES + 3 * k + axis];
    rotate(q, from_place);
}

void find_vertex_of_hull(const float *floats, int k, double vertex[3])
{
    turn_vertex_of_hull(floats, k, vertex);
    for (int axis = 0; axis < 3; axis++)
        vertex[axis] += (double)floats[PLACE + axis];
}

void see_hull_over_plane(const float *floats, contact_sight *seen)
{
    const float *n = floats + PLANE;
    double squared = 0.0, of_place = 0.0, of_normal = 0.0, reach = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        double most = 0.0;
        for (int k = 0; k < COUNT; k++)
            most = fmax(most, fabs((double)floats[VERTICES + 3 * k + axis]));
        reach += most;
        squared += (double)n[axis] * (double)n[axis];
        of_place += fabs((double)n[axis] * (double)floats[PLACE + axis]);
        of_normal += fabs((double)n[axis]);
    }
    *seen = (contact_sight){.distance = INFINITY, .has_one_normal = 1};
    seen->size = (of_place + of_normal * reach) / sqrt(squared);
    for (int axis = 0; axis < 3; axis++)
        seen->normal[axis] = -(double)n[axis] / sqrt(squared);
    for (int k = 0; k < COUNT; k++) {
        double vertex[3];
        find_vertex_of_hull(floats, k, vertex);
        const double height = height_over_plane(vertex, n);
        if (height < seen->distance)
            memcpy(seen->on_a, vertex, sizeof seen->on_a);
        seen->distance = fmin(height, seen->distance);
    }
}

double off_vertex_or_plane(const float *floats, int which, const double *point)
{
    double least = INFINITY;
    if (which == 1)
        return height_over_plane(point, floats + PLANE);
    for (int k = 0; k < COUNT; k++) {
        double vertex[3], squared = 0.0;
        find_vertex_of_hull(floats, k, vertex);
        for (int axis = 0; axis < 3; axis++)
            squared += (point[axis] - vertex[axis]) * (point[axis] - vertex[axis]);
        least = fmin(least, sqrt(squared));
    }
    return least;
}

/* ---- Exactly ------------------------------------------------------------------------------------------ */

/* The inputs: those of pose and plane, a vertex, the margin, and 1. */
enum { VERTEX = MARGIN, EXTRA = VERTEX + 3, ONE, INPUTS };

static struct {
    formula f;
    float inputs[INPUTS];
    term norm, squared_length, margin;
    term height; /* times the norm and the length */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term normal[3], origin[3], vertex[3], along[3];
    for (int i = 0; i < 3; i++) {
        normal[i] = input(f, PLANE + i);
        origin[i] = input(f, PLACE + i);
        vertex[i] = input(f, VERTEX + i);
    }
    const turned hull = write_rotation(f, ROTATION);
    for (int k = 0; k < 3; k++)
        along[k] = write_dot(f, normal, hull.axis[k]);
    const term offset = product(f, input(f, PLANE + 3), input(f, ONE));
    const term height = product(f, difference(f, write_dot(f, normal, origin), offset), hull.norm);
    exact.norm = hull.norm;
    exact.squared_length = write_dot(f, normal, normal);
    exact.margin = input(f, EXTRA);
    exact.height = sum(f, height, write_dot(f, along, vertex));
}

static int vertex_reaches(const float *floats, int k, float extra)
{
    formula *f = &exact.f;
    memcpy(exact.inputs, floats, MARGIN * sizeof *floats);
    memcpy(exact.inputs + VERTEX, floats + VERTICES + 3 * k, 3 * sizeof *floats);
    exact.inputs[EXTRA] = extra;
    exact.inputs[ONE] = 1.0f;
    set_inputs(f, exact.inputs);
    const term height[] = {exact.height, exact.height};
    const term reach[] = {exact.margin, exact.margin, exact.norm, exact.norm, exact.squared_length};
    const int is_above = sign_of(f, exact.height) > 0, may_be_above = sign_of(f, exact.margin) >= 0;
    if (is_above != may_be_above)
        return may_be_above;
    const int excess = compare_products(f, height, 2, reach, 5);
    return is_above ? excess <= 0 : excess >= 0;
}

static int reaches_exactly(const float *floats, float extra)
{
    if (exact.f.terms == 0)
        write_formula();
    for (int k = 0; k < COUNT; k++)
        if (vertex_reaches(floats, k, extra))
            return 1;
    return 0;
}

static staged_reach stages = {.exactly = reaches_exactly, .fault = "a hull within a margin of a plane"};

int hull_reaches_plane(const float *floats, float extra)
{
    contact_sight seen;
    if (norm_of(floats + ROTATION) <= 0.0 ||
        (floats[PLANE] == 0.0f && floats[PLANE + 1] == 0.0f && floats[PLANE + 2] == 0.0f))
        return 0;
    see_hull_over_plane(floats, &seen);
    return reaches_in_stages(&stages, &seen, 0.0f, floats, extra);
}

effort hull_over_plane_effort(void)
{
    return effort_of_stages(&stages);
}

/* ---- Cases -------------------------------------------------------------------------------------------- */

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[PLACE + axis] = draw_real(s, -16.0, 16.0);
        draft[PLANE + axis] = draw_real(s, -1.0, 1.0);
    }
    draw_rotation(s, draft + ROTATION);
    draft[PLANE + 3] = draw_real(s, -16.0, 16.0);
    for (int k = 0; k < 3 * COUNT; k++)
        draft[VERTICES + k] = draw_real(s, -4.0, 4.0);
}

/* In whole numbers, turned by a quarter at most, some with all vertices in one. */
static void draft_whole(source *from, double *draft)
{
    stream *s = &from->own;
    const int kept = draw_integer(s, 0, 3), is_point = draw_one_in(s, 8);
    for (int axis = 0; axis < 3; axis++) {
        draft[PLACE + axis] = draw_integer(s, -8, 8);
        draft[PLANE + axis] = draw_integer(s, -2, 2);
    }
    for (int k = 0; k < 4; k++)
        draft[ROTATION + k] = k == kept || draw_one_in(s, 4);
    draft[PLANE + 3] = draw_integer(s, -16, 16);
    for (int k = 0; k < 3 * COUNT; k++)
        draft[VERTICES + k] = is_point && k > 2 ? draft[VERTICES + k % 3] : draw_integer(s, -4, 4);
}

/* The place in a plane through the origin, so that what is summed up for it cancels; the vertices small or large. */
static void draft_cancelling(source *from, double *draft)
{
    stream *s = &from->own;
    const double size = draw_power(s, -20, 4);
    draft_any(from, draft);
    draft_normal_and_way(s, draft + PLANE, draft + PLACE);
    for (int k = 0; k < 3 * COUNT; k++)
        draft[VERTICES + k] *= size;
}

/* Nearly along one axis, all of it. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    const int is_at_origin = draw_one_in(s, 2), longest = draw_integer(s, 0, 2);
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++) {
        const double size = axis == longest ? 1.0 : draw_real(s, 0.0, 0.3);
        draft[PLANE + axis] = draw_sign(s) * draw_real(s, 1.0, 1.01) * size;
        draft[PLACE + axis] = is_at_origin ? 0.0 : draw_sign(s) * draw_real(s, 1.0, 1.01) * size;
        for (int k = 0; k < COUNT; k++)
            draft[VERTICES + 3 * k + axis] = draw_sign(s) * draw_real(s, 1.0, 1.01) * size;
    }
}

static void draft_without_normal(source *from, double *draft)
{
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[PLANE + axis] = 0.0;
    draft[PLANE + 3] = draw_integer(&from->own, -1, 1);
}

static const family families[] = {
    {"whole", draft_whole, GRID, 0, NULL, AS_DRAFTED},
    {"whole, 1 ulp off", draft_whole, GRID, 1, NULL, AS_DRAFTED},
    {"anything", draft_any, ANYWHERE, 0, NULL, AS_DRAFTED},
    {"far away", draft_any, FAR_AWAY, 0, NULL, AS_DRAFTED},
    {"stretched", draft_any, STRETCHED, 0, NULL, AS_DRAFTED},
    {"smallest", draft_any, SMALLEST, 0, NULL, AS_DRAFTED},
    {"largest", draft_any, LARGEST, 0, NULL, AS_DRAFTED},
    {"cancelling", draft_cancelling, ANYWHERE, 0, NULL, AS_DRAFTED},
    {"cancelling, 1 ulp off", draft_cancelling, UNMOVED, 1, NULL, AS_DRAFTED},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, NULL, AS_DRAFTED},
    {"without normal", draft_without_normal, GRID, 0, NULL, AS_DRAFTED},
};

const subject hulls_over_planes = {
    .query = LH_QUERY_contact_hull_plane,
    .name = "contact_hull_plane",
    .layout = HULL_OVER_PLANE_LAYOUT,
    .families = families,
    .family_count = sizeof families / sizeof *families,
};

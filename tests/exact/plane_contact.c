#include "plane_contact.h"

#include <math.h>
#include <string.h>

#include "segment_pair.h"
#include "term_vector.h"

/* The inputs: a centre, the plane, the radius, a further number, and 1. */
enum { CENTRE = 0, NORMAL = 3, OFFSET = 6, RADIUS, FURTHER, ONE, INPUTS };

static struct {
    formula f;
    float inputs[INPUTS];
    term squared_length, reach, height;
    term excess; /* the square of the height less that of the reach, times the length */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term normal[3], centre[3];
    for (int axis = 0; axis < 3; axis++) {
        normal[axis] = input(f, NORMAL + axis);
        centre[axis] = input(f, CENTRE + axis);
    }
    exact.squared_length = dot_of(f, normal, normal);
    exact.reach = sum(f, input(f, RADIUS), input(f, FURTHER));
    exact.height = difference(f, dot_of(f, normal, centre), product(f, input(f, OFFSET), input(f, ONE)));
    exact.excess =
        difference(f, square(f, exact.height), product(f, square(f, exact.reach), exact.squared_length));
}

static int ball_reaches_plane(const float *centre, const float *plane, float radius, float extra)
{
    if (exact.f.terms == 0)
        write_formula();
    memcpy(exact.inputs + CENTRE, centre, 3 * sizeof *centre);
    memcpy(exact.inputs + NORMAL, plane, 4 * sizeof *plane);
    exact.inputs[RADIUS] = radius;
    exact.inputs[FURTHER] = extra;
    exact.inputs[ONE] = 1.0f;
    set_inputs(&exact.f, exact.inputs);
    if (sign_of(&exact.f, exact.squared_length) == 0)
        return 0;
    const int height = sign_of(&exact.f, exact.height), reach = sign_of(&exact.f, exact.reach),
              excess = sign_of(&exact.f, exact.excess);
    return height > 0 ? reach >= 0 && excess <= 0 : reach >= 0 || excess >= 0;
}

int vertices_reach_plane(const float *vertices, int count, const float *plane, float radius, float extra)
{
    for (int k = 0; k < count; k++)
        if (ball_reaches_plane(vertices + 3 * k, plane, radius, extra))
            return 1;
    return 0;
}

effort plane_contact_effort(void)
{
    return exact.f.effort;
}

double height_over_plane(const double *point, const float *plane)
{
    double squared = 0.0, height = -(double)plane[3];
    for (int axis = 0; axis < 3; axis++) {
        squared += (double)plane[axis] * (double)plane[axis];
        height += (double)plane[axis] * point[axis];
    }
    return height / sqrt(squared);
}

static void see_over_plane(const float *centre, const float *plane, contact_sight *seen)
{
    double squared = 0.0, sum = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        squared += (double)plane[axis] * (double)plane[axis];
        sum += fabs((double)plane[axis] * (double)centre[axis]);
        seen->on_a[axis] = (double)centre[axis];
    }
    for (int axis = 0; axis < 3; axis++)
        seen->normal[axis] = -(double)plane[axis] / sqrt(squared);
    seen->distance = height_over_plane(seen->on_a, plane);
    seen->has_one_normal = 1;
    seen->size = sum / sqrt(squared);
}

void see_lowest(const float *vertices, int count, const float *plane, contact_sight *seen)
{
    double size = 0.0;
    *seen = (contact_sight){.distance = INFINITY};
    for (int k = 0; k < count; k++) {
        contact_sight vertex = {0};
        see_over_plane(vertices + 3 * k, plane, &vertex);
        size = fmax(size, vertex.size);
        if (vertex.distance < seen->distance)
            *seen = vertex;
    }
    seen->size = size;
}

double off_vertices_or_plane(int which, const float *vertices, int count, const float *plane,
                             const double *point)
{
    double least = INFINITY;
    if (which == 1)
        return height_over_plane(point, plane);
    for (int k = 0; k < count; k++)
        least = fmin(least, segment_to_point(vertices + 3 * k, vertices + 3 * k, point));
    return least;
}

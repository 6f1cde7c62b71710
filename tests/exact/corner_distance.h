/* How far apart two convex shapes with corners and edges are, in double: a corner of one is nearest to the other, or an
 * edge of each. */
#ifndef LANEHIT_TESTS_EXACT_CORNER_DISTANCE_H
#define LANEHIT_TESTS_EXACT_CORNER_DISTANCE_H

enum { MOST_CORNERS = 8, MOST_EDGES = 12 };

typedef struct corners {
    int count, edges;
    double at[MOST_CORNERS][3];
    int edge[MOST_EDGES][2];
} corners;

/* Of a box: from the middle, the half extents along three axes of length 1. */
corners corners_of_box(const double *middle, const double *half, double axes[3][3]);

/* Of three vertices. */
corners corners_of_triangle(double vertices[3][3]);

/* How far a point is from the surface of a, 0, or b, 1. */
typedef double corner_off(const float *floats, int which, const double *point);

/* Of two that do not meet: off by some 2^-48 of their size. */
double distance_of_corners(const float *floats, const corners shapes[2], corner_off *off_surface);

#endif

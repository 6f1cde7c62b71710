/* A solid cylinder and the half-space behind a plane, n.x <= d: how its lowest and highest points lie to that. A case
 * is the ends, the radius, and n and d. */
#ifndef LANEHIT_TESTS_EXACT_CYLINDER_PLANE_H
#define LANEHIT_TESTS_EXACT_CYLINDER_PLANE_H

#include "contact_oracle.h"

enum {
    CYLINDER_START = 0,
    CYLINDER_END = 3,
    CYLINDER_RADIUS = 6,
    PLANE_NORMAL = 7,
    PLANE_OFFSET = 10,
    CYLINDER_PLANE_FLOATS
};

int is_no_cylinder(const float *floats);

/* In double, times the length of the normal, which may be 0: heights of the ends over the plane, how far a cap reaches
 * up and down from there, and the larger sum of |n_i * v_i| of both ends. */
typedef struct cylinder_rise {
    double start, end, cap, sum;
    double normal; /* its length */
} cylinder_rise;

cylinder_rise rise_of_cylinder(const float *floats);

/* Exactly: is its lowest point no further than this number over the plane, and its highest as far below? Of numbers
 * other than 0 the normal must not be 0. */
int lowest_reaches(const float *floats, float extra);
int highest_is_behind(const float *floats);
effort cylinder_plane_effort(void);

#endif

/* A solid ellipsoid and the half-space behind a plane, n.x <= d: how its lowest and highest points lie to that. A case
 * is the centre, the columns, and n and d. */
#ifndef LANEHIT_TESTS_EXACT_ELLIPSOID_PLANE_H
#define LANEHIT_TESTS_EXACT_ELLIPSOID_PLANE_H

#include "contact_oracle.h"

enum {
    ELLIPSOID_CENTRE = 0,
    ELLIPSOID_AXES = 3,
    FACED_NORMAL = 12,
    FACED_OFFSET = 15,
    ELLIPSOID_PLANE_FLOATS
};

#define ELLIPSOID_PLANE_LAYOUT "xyzuvwuvwuvwlmnd"

enum { ELLIPSOID_PLANE_FAMILIES = 16 };
extern const family ellipsoid_plane_families[ELLIPSOID_PLANE_FAMILIES];

/* In double, times the length of the normal, which may be 0: the height of the centre over the plane, how far the
 * ellipsoid reaches up and down from there, the sum of |n_i * centre_i|, and that of |n_i| (|a_i| + |b_i| + |c_i|). */
typedef struct ellipsoid_rise {
    double centre, reach, sum, width;
    double normal; /* its length */
} ellipsoid_rise;

ellipsoid_rise rise_of_ellipsoid(const float *floats);

/* The most that a point is beyond the surface, along some directions, of which one is given. */
double beyond_ellipsoid(const float *floats, const double *point, const float *direction);

/* Exactly: is its lowest point no further than this number over the plane, and its highest as far below? Of numbers
 * other than 0 the normal must not be 0. */
int ellipsoid_reaches(const float *floats, float extra);
int ellipsoid_is_behind(const float *floats);
effort ellipsoid_plane_effort(void);

#endif

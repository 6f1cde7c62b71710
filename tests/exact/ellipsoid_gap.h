/* How far a point is from an ellipsoid is the root of a polynomial that is not written down here; so it is held between
 * two bounds, in long double: a point of the ellipsoid is no nearer than the nearest, and an axis separates by no more
 * than that. They leave open some 2^-50 of the lengths. */
#ifndef LANEHIT_TESTS_EXACT_ELLIPSOID_GAP_H
#define LANEHIT_TESTS_EXACT_ELLIPSOID_GAP_H

typedef long double long_vector[3];

typedef struct way_from_ellipsoid {
    long_vector axis[3], way;           /* from the middle of the ellipsoid */
    long double square[3][3], right[3]; /* of the columns; of these and the way */
    long double norm;                   /* the root of the sum of all squares of the columns */
} way_from_ellipsoid;

typedef struct ellipsoid_gap {
    long double least, most; /* of the distance from the ellipsoid */
} ellipsoid_gap;

long double dot_of_longs(const long double *a, const long double *b);

/* The columns, one after the other, and the way from the middle to the point. */
way_from_ellipsoid way_from_middle(const float *axes, const long double *way);

ellipsoid_gap gap_of_ellipsoid(const way_from_ellipsoid *c);

#endif

/* Where a case lies, and how large it is.
 *
 * Cases are drafted about the origin, some units large and in double, and then put into a place: moved,
 * scaled and rounded to floats. Both keep contact, save for the rounding, which is the point of it. */
#ifndef LANEHIT_TESTS_EXACT_PLACE_H
#define LANEHIT_TESTS_EXACT_PLACE_H

#include "stream.h"

/* What a case is drawn from. One call has one limit of time for all its sweeps, so what that depends on is
 * drawn from shared, which is the same for a number of cases in a row. */
typedef struct source {
    stream own, shared;
} source;

typedef enum locality {
    GRID,      /* exact for drafts in integers: scaled by a power of two, moved by integers of the draft */
    ANYWHERE,  /* scaled and moved by random amounts */
    FAR_AWAY,  /* up to 2^22 times its size away from the origin, so of few bits */
    STRETCHED, /* each axis scaled by itself: magnitudes from 2^-40 to 2^40 in one case */
    SMALLEST,  /* coordinates of about 2^-40, some with differences down to 2^-63 */
    LARGEST,   /* coordinates up to 2^40 */
    UNMOVED,   /* just rounded to floats */
    SLOW,      /* displacements down to denormals, and so late times */
    BELOW,     /* all of it under the range of the promise, down to denormals */
    ABOVE,     /* over it, up to lengths of which the squares are finite */
    FAR_ABOVE  /* further over it, up to coordinates of which the differences are finite */
} locality;

typedef struct place {
    double scale[3], offset[3];
    double tempo; /* of displacements; times are divided by it */
} place;

/* The tempo is shared. */
place draw_place(source *from, locality l);

/* What the floats of a case are, one character each:
 *     x y z  coordinates          u v w  velocities along these axes    r  a length
 *     i j k  likewise directions                                        t  a time
 *     l m n  the normal of a plane, likewise, and behind it             d  normal . point
 *     q      of a quaternion, which no place changes
 * Rounds the draft to floats of the place. */
void put(const double *draft, const char *layout, const place *p, float *floats);

/* Scales every float by a power of two of its own. */
void scatter(stream *s, int count, float *floats);

/* Turns sides that are inside out. */
void order_box(float *min, float *max);

/* Of a box and a radius one: a side of the box is inside out, by a float at the least, or the radius is negative. */
void turn_inside_out(stream *s, float *min, const float *max, float *radius);

/* Moves the floats to where something is stated of them in such a place. That is where lanehit.h promises not to miss:
 * coordinates, lengths, velocities and normals of 0 or 2^-40 to 2^40, directions of at most 2^40, any times and offsets
 * of planes. Above it coordinates may be up to 2^126 and lengths up to 2^63, and below it everything may be smaller. */
void keep_in_range(float *floats, const char *layout, locality where);

#endif

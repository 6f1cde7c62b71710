/* All pairs of boxes that are on several machines: space is cut into slabs along x, and a machine has the boxes that
 * meet its slab. Those that reach into it from before are its halo, copies that their own slab has, too.
 *
 * A pair belongs to the slab that holds the larger of both lower ends. If two boxes meet, either has that x within it,
 * so both are in that slab, and each pair is found there and counted there alone. This compares floats and computes
 * none: the pairs are exactly those of one machine, for any slabs. */
#ifndef SLABS_H
#define SLABS_H

#include <lanehit/lanehit.h>

typedef struct box {
    uint32_t number; /* among all boxes of all machines */
    float min[3], max[3];
} box;

/* Slab s has x from ends[s] up to below ends[s + 1]. The first slab begins at -inf, the last ends at +inf. */
typedef struct slabs {
    int count;
    float *ends;
} slabs;

/* Slabs that hold about as many lower ends of a sample each, which this sorts. `ends` has room for count + 1. */
slabs slabs_of(float *sample, size_t samples, int count, float *ends);

/* The slabs from *first up to and with *last that a box is in; none where it has a NaN, since it meets nothing. */
void slabs_of_box(const slabs *all, const box *b, int *first, int *last);

/* The pairs that belong to slab s, of n boxes that are in it: a < b, ascending. The caller frees the list. *seconds
 * becomes what finding them took of a processor. NULL: there is no memory, or *status says what else. */
lh_pair *pairs_of_slab(const slabs *all, int s, const box *boxes, size_t n, size_t *count, lh_status *status,
                       double *seconds);

/* The same of all boxes, on one machine. */
lh_pair *pairs_of_one(const box *boxes, size_t n, size_t *count, lh_status *status, double *seconds);

/* Ascending by a and then b. `room` has as many. */
void sort_pairs(lh_pair *pairs, lh_pair *room, size_t count);

#endif

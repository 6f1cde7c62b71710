/* A batch in ranges and all pairs in parts, by the pool of pool.h: the bytes of one call, for any number of parts. */
#ifndef BY_POOL_H
#define BY_POOL_H

#include <lanehit/lanehit.h>

typedef struct ray {
    float origin[3], dir[3];
} ray;

typedef struct box {
    float min[3], max[3];
} box;

/* Ray i with box i, as lh_raycast_aabb. */
void raycast_by_pool(const ray *rays, const box *boxes, size_t n, size_t parts, uint64_t *hits,
                     float *t_enter);

/* All pairs of overlapping boxes, as lh_pairs_aabb_aabb has them; the caller frees the list. */
lh_pair *pairs_by_pool(const box *boxes, size_t n, size_t parts, size_t *count);

/* Ends the program if a call was refused, or there is no memory. */
void check(lh_status status);
void *memory(size_t size);

#endif

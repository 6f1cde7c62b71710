/* Shapes of every kind that is asked against a kept set, and how each kind is asked. */
#ifndef LANEHIT_TESTS_PAIRS_KEPT_KINDS_H
#define LANEHIT_TESTS_PAIRS_KEPT_KINDS_H

#include "pairs/grid.h"
#include "shape_lists.h"

/* The shapes of a scene, of every kind that is asked. */
typedef struct asking_shapes {
    shapes of;
    float *end[3]; /* of capsules */
    float *half[3], *q[4];
    lh_aabbs boxes;
    lh_spheres spheres;
    lh_capsules capsules;
    lh_obbs obbs;
    lh_vectors velocity;
} asking_shapes;

asking_shapes asking_shapes_of(const scene *of, size_t n, uint64_t seed);

/* One in so many of the n becomes so large that it meets more boxes than are decided about at a time. */
void enlarge_some(asking_shapes *a, size_t n, size_t one_in);
void free_asking_shapes(asking_shapes *a);

/* To be freed. */
void *kept_of(const lh_backend *by, const lh_aabbs *set);

typedef lh_status list_function(const lh_backend *by, const asking_shapes *a, const void *kept, void *pairs,
                                size_t capacity, size_t *found);
typedef lh_status any_function(const lh_backend *by, const asking_shapes *a, const void *kept,
                               uint64_t *bits);

typedef struct kept_kind {
    const char *name;
    list_function *list;
    any_function *any;
    size_t size; /* of a pair */
    int query;
} kept_kind;

enum { BOXES, SPHERES, CAPSULES, OBBS, MOVING, KINDS };
extern const kept_kind kept_kinds[KINDS];

static inline int is_hit(const uint64_t *bits, size_t i)
{
    return (int)(bits[i / 64] >> i % 64 & 1);
}

lh_pairs_functions by_query(const lh_backend *by, int query);

/* All pairs, to be freed: of moving boxes without their times. */
lh_pair *listed(int kind, const lh_backend *by, const asking_shapes *a, const void *kept, size_t *count);

#endif

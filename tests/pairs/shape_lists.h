/* Lists of pairs of other shapes than boxes at rest, by the reference and by a backend. */
#ifndef LANEHIT_TESTS_PAIRS_SHAPE_LISTS_H
#define LANEHIT_TESTS_PAIRS_SHAPE_LISTS_H

#include "pairs/other_shapes.h"
#include "scenes.h"

/* What every list is compared as: of spheres without times. */
typedef struct hit {
    uint32_t a, b;
    float first, second;
    int32_t normal;
} hit;

typedef struct hits {
    hit *list;
    size_t count;
} hits;

int hits_are_equal(const hits *l, const hits *other);

/* For qsort, by a and then by b. */
int compare_hits(const void *a, const void *b);

/* ---- Shapes of a scene -------------------------------------------------------------------------------- */

/* Floats for each box of a set, of which a view takes some. */
typedef struct shapes {
    size_t count;
    boxes set;
    float *column[8];
} shapes;

enum { ALONG = 3, RADIUS = 6, LIMIT = 7 }; /* columns: a centre, a direction or velocity */

int is_odd_scene(const scene *of);
shapes shapes_of_scene(const scene *of, size_t n, uint64_t seed);
void free_shapes(shapes *s);

lh_spheres spheres_of(const shapes *s);
lh_vectors velocities_of(const shapes *s);
lh_rays rays_of(const shapes *s);

/* ---- By brute force, ascending ------------------------------------------------------------------------ */

typedef struct moving {
    const lh_aabbs *set;
    const lh_vectors *velocity; /* NULL: at rest */
} moving;

hits spheres_by_brute_force(const lh_spheres *spheres, const lh_aabbs *b);
hits rays_by_brute_force(const lh_rays *rays, const lh_aabbs *b);

/* b NULL: of a with itself. */
hits swept_by_brute_force(const moving *a, const moving *b, float t_max);

/* ---- By a backend ------------------------------------------------------------------------------------- */

hits spheres_with_boxes(const lh_backend *by, const lh_spheres *spheres, const lh_aabbs *others);
hits swept_boxes(const lh_backend *by, const moving *a, const moving *b, float t_max);

/* To be freed. */
void *groups_of(const lh_aabbs *others);
hits rays_with_boxes(const lh_backend *by, const lh_rays *rays, const void *groups);

#endif

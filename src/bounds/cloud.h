/* A set as a bounding volume sees it: points with radii, in doubles, a stretch of them at a time. */
#ifndef LANEHIT_SRC_BOUNDS_CLOUD_H
#define LANEHIT_SRC_BOUNDS_CLOUD_H

#include "api/packing.h"

/* Loops over a stretch go over so many points at a time; behind the last there are copies of it up to the next
 * multiple. */
enum { LH_ABREAST = 8 };

/* A point x of the set is here (x - origin) * scale, and a radius r * scale: the first is rounded once, and the second
 * not at all, since the scale is a power of two. */
typedef struct lh_frame {
    double origin[3], scale;
} lh_frame;

typedef struct lh_cloud {
    const lh_sets *sets; /* NULL: some points that are there already, one stretch of them */
    lh_frame frame;
    size_t begin, end, next; /* elements */
    size_t held;             /* the first element of the stretch that is here, in this frame; end: none */
    int has_radii;
    size_t count; /* of points in this stretch */
    _Alignas(64) double x[3][LH_STRETCH], radius[LH_STRETCH];
} lh_cloud;

extern const lh_frame lh_as_it_is;

/* Set number `set`; nothing of it is read yet. */
void lh_cloud_begin(lh_cloud *c, const lh_sets *sets, size_t set);

/* From now on in this frame, from the first stretch on. */
void lh_cloud_in(lh_cloud *c, const lh_frame *frame);

/* Some points in a frame that others have. */
void lh_cloud_of_some(lh_cloud *c, const lh_cloud *of);
void lh_cloud_add(lh_cloud *c, const double x[3], double radius);

/* Goes over all stretches: for (lh_rewind(c); lh_next(c);). What follows then is a stretch of one point at least. */
void lh_rewind(lh_cloud *c);
int lh_next(lh_cloud *c);

/* Of one point at least, so that compilers see a loop that is run. */
static inline size_t lh_padded(size_t count)
{
    return ((uint32_t)(count - 1) / LH_ABREAST + 1) * (size_t)LH_ABREAST;
}

/* The greatest of some values, as many as lh_padded says, of which none is NaN; the least has all signs turned. There
 * are eight at least, which the linter cannot know. */
static inline double lh_greatest(const double *value, size_t padded)
{
    double most[LH_ABREAST];
    for (size_t k = 0; k < LH_ABREAST; k++)
        most[k] = value[k]; /* NOLINT(clang-analyzer-core.uninitialized.Assign) */
    for (size_t i = LH_ABREAST; i < padded; i += LH_ABREAST)
        for (size_t k = 0; k < LH_ABREAST; k++)
            most[k] = value[i + k] > most[k] ? value[i + k] : most[k];
    for (size_t k = 1; k < LH_ABREAST; k++)
        most[0] = most[k] > most[0] ? most[k] : most[0];
    return most[0];
}

/* Where that is; the first of equals. */
static inline size_t lh_position(const double *value, double of)
{
    size_t i = 0;
    while (!(value[i] == of))
        i++;
    return i;
}

/* ---- What a set is about -------------------------------------------------------------------------------- */

/* The box around a set, of floats in doubles. */
typedef struct lh_extent {
    double low[3], high[3];
    int is_nothing; /* no point at all */
    int is_finite;
    int has_nan[3];
} lh_extent;

/* Leaves the cloud as it is, rewound. */
void lh_find_extent(lh_cloud *c, lh_extent *e);

/* About its middle, with the longest side between 1 and 2, so that no power of it overflows. */
lh_frame lh_frame_of(const lh_extent *e);

/* ---- The calls ------------------------------------------------------------------------------------------ */

/* Computes the columns of one set, which the extent is of. Its set is neither empty nor infinite, nor has it NaN. */
typedef void lh_bound(lh_cloud *c, const lh_extent *e, float *bound);

/* What a volume is that holds nothing, everything, or what is not a number. */
typedef struct lh_bound_kind {
    const lh_shape *shape;
    lh_bound *bound;
    unsigned first_length, lengths; /* columns that are radii or half extents */
    float length_of_nothing;
    int unit; /* a column that is 1 where there is nothing to compute; 0: none */
} lh_bound_kind;

lh_status lh_bound_sets(int function, const lh_sets *sets, const lh_bound_kind *kind, float *columns,
                        void *packed);

/* The fault of an argument of sets. */
int lh_fault_of_sets(const lh_sets *sets);

#endif

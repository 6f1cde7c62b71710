/* The part of space that is behind all planes of a set, which is a frustum if they are those of a view. A shape is told
 * from each plane by itself (half_space.h): it hits unless one has it wholly in front, and is inside if all have it
 * wholly behind. */
#ifndef LANEHIT_SRC_KERNELS_FRUSTUM_H
#define LANEHIT_SRC_KERNELS_FRUSTUM_H

#include "half_space.h"

/* Packed, a float each: lanes of them would fill most of a first-level cache. */
typedef struct frustum {
    size_t planes; /* one at least */
    float nx[LH_MOST_OF_A_SET], ny[LH_MOST_OF_A_SET], nz[LH_MOST_OF_A_SET], d[LH_MOST_OF_A_SET];
    float length[LH_MOST_OF_A_SET]; /* of the normals, padded; of measured ones */
} frustum;

_Static_assert(LH_MOST_OF_A_SET % LANES == 0, "planes are measured LANES at a time");

LH_INLINE void load_frustum(frustum *f, const lh_planes *v)
{
    const uint32_t *const index = v->index;
    f->planes = v->count;
    for (size_t k = 0; k < f->planes; k++) {
        f->nx[k] = lh_component_of(v->nx, v->stride, index, v->index_stride, k);
        f->ny[k] = lh_component_of(v->ny, v->stride, index, v->index_stride, k);
        f->nz[k] = lh_component_of(v->nz, v->stride, index, v->index_stride, k);
        f->d[k] = lh_component_of(v->d, v->stride, index, v->index_stride, k);
    }
}

LH_INLINE void measure_frustum(frustum *f)
{
    for (size_t k = 0; k < f->planes; k += LANES) {
        const size_t left = f->planes - k;
        const plane p = {{lanes_load_first(f->nx + k, left), lanes_load_first(f->ny + k, left),
                          lanes_load_first(f->nz + k, left)},
                         lanes_load_first(f->d + k, left)};
        lanes_store(f->length + k, measure_plane(p).length);
    }
}

LH_INLINE plane plane_of(const frustum *f, size_t k)
{
    return (plane){{lanes_set1(f->nx[k]), lanes_set1(f->ny[k]), lanes_set1(f->nz[k])}, lanes_set1(f->d[k])};
}

LH_INLINE measured_plane measured_plane_of(const frustum *f, size_t k)
{
    return (measured_plane){plane_of(f, k), lanes_set1(f->length[k])};
}

#endif

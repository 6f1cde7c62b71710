/* Operands: how the arrays of a view become columns that a kernel can walk.
 *
 * A *source* is a group of arrays that share count, stride and index, such as the six of a view of boxes; the
 * radius of spheres and the limits of rays are sources of their own. An *operand* is a source made ready:
 * packed columns. Where the arrays of a view are packed, they are the columns as they stand. See batch.h. */
#ifndef LANEHIT_SRC_KERNELS_OPERAND_H
#define LANEHIT_SRC_KERNELS_OPERAND_H

#include "lanehit/lanehit.h"

#define LH_INLINE static inline __attribute__((always_inline))

enum {
    MOST_COLUMNS = 9,
    /* of one operand: a triangle */ MOST_OPERANDS = 5 /* of one test: a ray and a box */
};

typedef struct source {
    const float *const *array;
    unsigned arrays;
    size_t count;
    uint32_t stride, index_stride; /* bytes, 0 as in the view */
    const uint32_t *index;
} source;

/* Element i of column k is in[k][i]; of an operand that a loop takes as one, in[k][0]. */
typedef const float *const *operand;

/* The arrays of a view are neighbours in its struct, and read from there. */
#define LH_ARRAYS_ADJACENT(view, first, last, arrays)                                                        \
    _Static_assert(offsetof(view, last) - offsetof(view, first) == ((arrays)-1) * sizeof(const float *),     \
                   #view ": " #first " to " #last)

LH_ARRAYS_ADJACENT(lh_aabbs, min_x, max_z, 6);
LH_ARRAYS_ADJACENT(lh_spheres, x, z, 3);
LH_ARRAYS_ADJACENT(lh_triangles, ax, cz, 9);
LH_ARRAYS_ADJACENT(lh_vectors, x, z, 3);
LH_ARRAYS_ADJACENT(lh_rays, origin_x, origin_z, 3);
LH_ARRAYS_ADJACENT(lh_rays, dir_x, dir_z, 3);
LH_ARRAYS_ADJACENT(lh_rays, inv_dir_x, inv_dir_z, 3);

LH_INLINE operand arrays_at(const void *view, size_t offset)
{
    return (operand)(const void *)((const char *)view + offset);
}

LH_INLINE source source_of_aabbs(const lh_aabbs *v)
{
    return (source){
        arrays_at(v, offsetof(lh_aabbs, min_x)), 6, v->count, v->stride, v->index_stride, v->index};
}

LH_INLINE source source_of_centres(const lh_spheres *v)
{
    return (source){arrays_at(v, offsetof(lh_spheres, x)), 3, v->count, v->stride, v->index_stride, v->index};
}

LH_INLINE source source_of_triangles(const lh_triangles *v)
{
    return (source){
        arrays_at(v, offsetof(lh_triangles, ax)), 9, v->count, v->stride, v->index_stride, v->index};
}

LH_INLINE source source_of_vectors(const lh_vectors *v)
{
    return (source){arrays_at(v, offsetof(lh_vectors, x)), 3, v->count, v->stride, v->index_stride, v->index};
}

LH_INLINE source source_of_origins(const lh_rays *v)
{
    return (source){
        arrays_at(v, offsetof(lh_rays, origin_x)), 3, v->count, v->stride, v->index_stride, v->index};
}

/* The inverse directions where they are given, else the directions. */
LH_INLINE source source_of_directions(const lh_rays *v)
{
    const size_t offset = v->inv_dir_x ? offsetof(lh_rays, inv_dir_x) : offsetof(lh_rays, dir_x);
    return (source){arrays_at(v, offset), 3, v->count, v->stride, v->index_stride, v->index};
}

/* The same for every element: what absent arrays stand for. */
LH_INLINE source source_of_constants(const float *const *array, unsigned arrays)
{
    return (source){array, arrays, 1, 0, 0, NULL};
}

/* One array with a stride of its own; constant where it is absent. */
LH_INLINE source source_of_scalars(const float *const *array, uint32_t stride, size_t count,
                                   const uint32_t *index, uint32_t index_stride,
                                   const float *const *if_absent)
{
    if (!*array)
        return source_of_constants(if_absent, 1);
    return (source){array, 1, count, stride, index_stride, index};
}

LH_INLINE size_t bytes_or_packed(uint32_t stride)
{
    return stride ? stride : sizeof(float);
}

/* Where element i begins, in bytes from the start of each array. */
LH_INLINE size_t element_offset(const source *s, size_t i)
{
    size_t element = i;
    if (s->index)
        element =
            *(const uint32_t *)(const void *)((const char *)s->index + bytes_or_packed(s->index_stride) * i);
    return bytes_or_packed(s->stride) * element;
}

LH_INLINE const float *array_at(const float *array, size_t offset)
{
    return (const float *)(const void *)((const char *)array + offset);
}

#endif

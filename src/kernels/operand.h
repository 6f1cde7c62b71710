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
    MOST_COLUMNS = 9,  /* of one operand: a triangle, a ray */
    MOST_OPERANDS = 4, /* of one test: a sweep */
};

typedef struct source {
    const float *const *array;
    unsigned arrays;
    size_t count;
    uint32_t stride, index_stride; /* bytes, 0 as in the view */
    const uint32_t *index;
    const float *const *absent; /* what stands for arrays that are NULL; NULL if those are not used */
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
LH_ARRAYS_ADJACENT(lh_rays, origin_x, inv_dir_z, 9);
LH_ARRAYS_ADJACENT(lh_rays, t_min, t_max, 2);

LH_INLINE operand arrays_at(const void *view, size_t offset)
{
    return (operand)(const void *)((const char *)view + offset);
}

LH_INLINE operand arrays_of_aabbs(const lh_aabbs *v)
{
    return arrays_at(v, offsetof(lh_aabbs, min_x));
}

LH_INLINE operand arrays_of_centres(const lh_spheres *v)
{
    return arrays_at(v, offsetof(lh_spheres, x));
}

LH_INLINE operand arrays_of_triangles(const lh_triangles *v)
{
    return arrays_at(v, offsetof(lh_triangles, ax));
}

LH_INLINE operand arrays_of_vectors(const lh_vectors *v)
{
    return arrays_at(v, offsetof(lh_vectors, x));
}

/* Origins, directions and inverse directions. */
LH_INLINE operand arrays_of_lines(const lh_rays *v)
{
    return arrays_at(v, offsetof(lh_rays, origin_x));
}

LH_INLINE operand arrays_of_limits(const lh_rays *v)
{
    return arrays_at(v, offsetof(lh_rays, t_min));
}

/* Packed views of columns. */
LH_INLINE lh_aabbs packed_aabbs(operand in, size_t count)
{
    return (lh_aabbs){.count = count,
                      .min_x = in[0],
                      .min_y = in[1],
                      .min_z = in[2],
                      .max_x = in[3],
                      .max_y = in[4],
                      .max_z = in[5]};
}

LH_INLINE lh_vectors packed_vectors(operand in, size_t count)
{
    return (lh_vectors){.count = count, .x = in[0], .y = in[1], .z = in[2]};
}

LH_INLINE lh_spheres packed_spheres(operand centres, operand radii, size_t count)
{
    return (lh_spheres){
        .count = count, .x = centres[0], .y = centres[1], .z = centres[2], .radius = radii[0]};
}

LH_INLINE lh_rays packed_rays(operand lines, operand limits, size_t count)
{
    return (lh_rays){.count = count,
                     .origin_x = lines[0],
                     .origin_y = lines[1],
                     .origin_z = lines[2],
                     .dir_x = lines[3],
                     .dir_y = lines[4],
                     .dir_z = lines[5],
                     .inv_dir_x = lines[6],
                     .inv_dir_y = lines[7],
                     .inv_dir_z = lines[8],
                     .t_min = limits[0],
                     .t_max = limits[1]};
}

LH_INLINE source source_of_aabbs(const lh_aabbs *v)
{
    return (source){arrays_of_aabbs(v), 6, v->count, v->stride, v->index_stride, v->index, NULL};
}

LH_INLINE source source_of_centres(const lh_spheres *v)
{
    return (source){arrays_of_centres(v), 3, v->count, v->stride, v->index_stride, v->index, NULL};
}

LH_INLINE source source_of_triangles(const lh_triangles *v)
{
    return (source){arrays_of_triangles(v), 9, v->count, v->stride, v->index_stride, v->index, NULL};
}

LH_INLINE source source_of_vectors(const lh_vectors *v)
{
    return (source){arrays_of_vectors(v), 3, v->count, v->stride, v->index_stride, v->index, NULL};
}

/* Origins, directions and inverse directions: nine arrays, of which the kernel uses either of the latter. */
LH_INLINE source source_of_lines(const lh_rays *v)
{
    return (source){arrays_of_lines(v), 9, v->count, v->stride, v->index_stride, v->index, NULL};
}

/* The same for every element: what absent arrays stand for. */
LH_INLINE source source_of_constants(const float *const *array, unsigned arrays)
{
    return (source){array, arrays, 1, 0, 0, NULL, NULL};
}

/* t_min and t_max; if_absent holds a constant for each. */
LH_INLINE source source_of_limits(const lh_rays *v, const float *const *if_absent)
{
    if (!v->t_min && !v->t_max)
        return source_of_constants(if_absent, 2);
    const int both = v->t_min && v->t_max;
    return (source){arrays_of_limits(v),    2, v->count, v->t_stride, v->index_stride, v->index,
                    both ? NULL : if_absent};
}

LH_INLINE source source_of_radii(const lh_spheres *v, const float *const *if_absent)
{
    if (!v->radius)
        return source_of_constants(if_absent, 1);
    return (source){&v->radius, 1, v->count, v->radius_stride, v->index_stride, v->index, NULL};
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

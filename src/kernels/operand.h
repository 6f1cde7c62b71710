/* Operands: how the arrays of a view become columns that a kernel can walk.
 *
 * A *source* is a group of arrays that share count, stride and index, such as the six of a view of boxes; the
 * radius of spheres and the limits of rays are sources of their own. An *operand* is a source made ready:
 * packed columns. See batch.h for who makes which. */
#ifndef LANEHIT_SRC_KERNELS_OPERAND_H
#define LANEHIT_SRC_KERNELS_OPERAND_H

#include "lanehit/lanehit.h"

enum { MOST_COLUMNS = 9, /* of one operand: a triangle */ MOST_OPERANDS = 4 };

typedef struct source {
    const float *array[MOST_COLUMNS];
    unsigned arrays;
    size_t count;
    size_t stride, index_stride; /* bytes */
    const uint32_t *index;
} source;

/* Element i of column k is column[k][i]; of an operand that a loop holds as "one", column[k][0]. */
typedef struct operand {
    const float *column[MOST_COLUMNS];
} operand;

static inline size_t bytes_or_packed(uint32_t stride)
{
    return stride ? stride : sizeof(float);
}

static inline source source_of_aabbs(const lh_aabbs *v)
{
    return (source){{v->min_x, v->min_y, v->min_z, v->max_x, v->max_y, v->max_z},
                    6,
                    v->count,
                    bytes_or_packed(v->stride),
                    bytes_or_packed(v->index_stride),
                    v->index};
}

static inline source source_of_centres(const lh_spheres *v)
{
    return (source){{v->x, v->y, v->z},
                    3,
                    v->count,
                    bytes_or_packed(v->stride),
                    bytes_or_packed(v->index_stride),
                    v->index};
}

static inline source source_of_triangles(const lh_triangles *v)
{
    return (source){{v->ax, v->ay, v->az, v->bx, v->by, v->bz, v->cx, v->cy, v->cz},
                    9,
                    v->count,
                    bytes_or_packed(v->stride),
                    bytes_or_packed(v->index_stride),
                    v->index};
}

static inline source source_of_vectors(const lh_vectors *v)
{
    return (source){{v->x, v->y, v->z},
                    3,
                    v->count,
                    bytes_or_packed(v->stride),
                    bytes_or_packed(v->index_stride),
                    v->index};
}

/* Origins, with the inverse directions where they are given, else with the directions. */
static inline source source_of_lines(const lh_rays *v)
{
    const int inverse = v->inv_dir_x != NULL;
    return (source){{v->origin_x, v->origin_y, v->origin_z, inverse ? v->inv_dir_x : v->dir_x,
                     inverse ? v->inv_dir_y : v->dir_y, inverse ? v->inv_dir_z : v->dir_z},
                    6,
                    v->count,
                    bytes_or_packed(v->stride),
                    bytes_or_packed(v->index_stride),
                    v->index};
}

/* The same value for every element: what an absent array stands for. The value must outlive the source. */
static inline source source_of_constants(const float *const value[], unsigned arrays)
{
    source s = {{0}, arrays, 1, sizeof(float), sizeof(uint32_t), NULL};
    for (unsigned k = 0; k < arrays; k++)
        s.array[k] = value[k];
    return s;
}

/* One array of a view with a stride of its own; constant where it is absent. */
static inline source source_of_scalars(const float *array, uint32_t stride, size_t count,
                                       const uint32_t *index, uint32_t index_stride, const float *if_absent)
{
    if (!array)
        return source_of_constants(&if_absent, 1);
    return (source){{array}, 1, count, bytes_or_packed(stride), bytes_or_packed(index_stride), index};
}

/* Where element i begins, in bytes from the start of each array. */
static inline size_t element_offset(const source *s, size_t i)
{
    const size_t element = s->index ? *(const uint32_t *)((const char *)s->index + s->index_stride * i) : i;
    return s->stride * element;
}

static inline const float *array_at(const float *array, size_t offset)
{
    return (const float *)((const char *)array + offset);
}

static inline int is_packed(const source *s)
{
    return s->stride == sizeof(float) && !s->index;
}

#endif

/* The operands of a contact, and what it gives: two shapes and a margin, each of the three an element for each pair or
 * one for the whole batch. As operands.h.
 *
 * LH_CONTACT(contact_sphere_capsule, sphere, capsule_path) makes the query of
 *     core_gap contact_sphere_capsule(sphere a, capsule_path b);
 *     v3 contact_sphere_capsule_normal(const core_gap *gap, sphere a, capsule_path b);
 * of which the second is asked where a normal or a point is wanted. It may take a core_gap * and find on_a and on_b, of
 * which nothing but the point is made. mathematics/core_gap.h has what the rest is made of. For LH_LONG_CONTACT_OF they
 * give and take a type T of their own, of which the first member is a core_gap, and the point is point_of_T(gap,
 * normal). */
#ifndef LANEHIT_SRC_ENGINE_CONTACT_H
#define LANEHIT_SRC_ENGINE_CONTACT_H

#include "mathematics/core_gap.h"
#include "operands.h"

/* The margin, in `one` and among the views. */
enum { ONE_MARGIN = 1 << 2, MARGIN_VIEW = 2 };

typedef struct contact_margin {
    view_columns columns;
    lanes of_all; /* if it is one */
} contact_margin;

LH_INLINE void prepare_margin(contact_margin *to, unsigned one, view_columns columns)
{
    to->columns.array[0] = columns.array[0];
    if (one & ONE_MARGIN)
        to->of_all = load_block(columns.array[0], ONE_ELEMENT);
}

LH_INLINE lanes margin_of(const contact_margin *from, unsigned one, block at)
{
    return one & ONE_MARGIN ? from->of_all
                            : load_block(from->columns.array[0], block_of_operand(at, ONE_MARGIN));
}

/* COPIES: LH_INLINE, or static LH_ONE_COPY. */
#define LH_OPERANDS_WITH_MARGIN(K, A, B, COPIES) LH_OPERANDS_WITH_MARGIN_OF(K, K, A, B, COPIES)
#define LH_OPERANDS_WITH_MARGIN_OF(query, K, A, B, COPIES)                                                   \
    LH_OPERANDS_OF(query, K##_shapes, A, B)                                                                  \
                                                                                                             \
    typedef struct K##_setup {                                                                               \
        K##_shapes_setup shapes;                                                                             \
        contact_margin margin;                                                                               \
    } K##_setup;                                                                                             \
                                                                                                             \
    COPIES void K##_prepare(void *setup, unsigned one, const lh_call *call)                                  \
    {                                                                                                        \
        K##_setup *const to = setup;                                                                         \
        K##_shapes_prepare(&to->shapes, one, call);                                                          \
        prepare_margin(&to->margin, one, columns_of(LH_QUERY_##query, call, MARGIN_VIEW));                   \
    }

/* ---- Blocks that are not whole, of long kernels ------------------------------------------------------- */

/* They are copied to such as are, and the results back, so that the kernel has no code for them. The only block of its
 * setup, in which its arrays change. */
enum { CONTACT_OUTPUTS = 7 };

LH_INLINE void copy_part(const float **columns, int most, float (*to)[LANES], size_t count)
{
    LH_ROLLED
    for (int k = 0; k < most; k++)
        if (columns[k]) {
            lanes_store(to[k], lanes_load_first(columns[k], count));
            columns[k] = to[k];
        }
}

/* Of those that are wanted. */
LH_INLINE void redirect_outputs(float **const *outputs, float (*to)[LANES], float **wanted)
{
    LH_ROLLED
    for (int k = 0; k < CONTACT_OUTPUTS; k++) {
        wanted[k] = *outputs[k];
        *outputs[k] = wanted[k] ? to[k] : NULL;
    }
}

LH_INLINE void copy_results(float (*from)[LANES], float *const *wanted, size_t count)
{
    LH_ROLLED
    for (int k = 0; k < CONTACT_OUTPUTS; k++)
        if (wanted[k])
            lanes_store_first(wanted[k], lanes_load(from[k]), count);
}

/* ---- Contacts ----------------------------------------------------------------------------------------- */

/* K_find of a kernel that returns its gap. */
#define LH_FOUND_BY_VALUE(K, A, B)                                                                           \
    LH_INLINE void K##_find(core_gap *to, A a, B b)                                                          \
    {                                                                                                        \
        *to = K(a, b);                                                                                       \
    }

#define LH_CONTACT(K, A, B)                                                                                  \
    LH_BLOCK_OF_CONTACT(K, A, B)                                                                             \
    LH_LONG_QUERY(K)

/* Its block alone, for a query that has other loops. */
#define LH_BLOCK_OF_CONTACT(K, A, B)                                                                         \
    LH_FOUND_BY_VALUE(K, A, B)                                                                               \
    LH_CONTACT_OF(K, A, B, core_gap, LH_INLINE)                                                              \
                                                                                                             \
    LH_INLINE uint32_t K##_block(const void *setup, unsigned one, block at)                                  \
    {                                                                                                        \
        return K##_contacts(setup, one, at);                                                                 \
    }

/* The same of a kernel that is so long that a call costs nothing beside it: one copy for all loops. */
#define LH_LONG_CONTACT(K, A, B)                                                                             \
    LH_FOUND_BY_VALUE(K, A, B)                                                                               \
    LH_LONG_CONTACT_OF(K, A, B, core_gap)

/* The same of K_find(GAP *to, A a, B b), where a gap of a type of its own, which begins with a core_gap, is too large
 * to be copied. */

#define LH_LONG_CONTACT_OF(K, A, B, GAP)                                                                     \
    LH_BLOCK_OF_LONG_CONTACT(K, A, B, GAP)                                                                   \
    LH_LONG_QUERY(K)

#if defined(LH_SMALL)
#define LH_BLOCK_OF_LONG_CONTACT(K, A, B, GAP)                                                               \
    LH_CONTACT_OF(K, A, B, GAP, LH_INLINE)                                                                   \
                                                                                                             \
    LH_INLINE uint32_t K##_block(const void *setup, unsigned one, block at)                                  \
    {                                                                                                        \
        return K##_contacts(setup, one, at);                                                                 \
    }
#else
#define LH_BLOCK_OF_LONG_CONTACT(K, A, B, GAP)                                                               \
    LH_CONTACT_OF(K, A, B, GAP, static LH_ONE_COPY)                                                          \
                                                                                                             \
    static LH_ONE_COPY uint32_t K##_in_one_copy(const void *setup, unsigned one, size_t first)               \
    {                                                                                                        \
        return K##_contacts(setup, one, (block){first, LANES, 1, 0});                                        \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE uint32_t K##_part_of_block(K##_setup *of, unsigned one, size_t count)                          \
    {                                                                                                        \
        K##_arguments *const to = &of->shapes.of;                                                            \
        float **const outputs[] = {&to->distance, &to->normal.x, &to->normal.y, &to->normal.z,               \
                                   &to->point.x,  &to->point.y,  &to->point.z};                              \
        float a[LH_MOST_ARRAYS_OF_OTHERS][LANES], b[LH_MOST_ARRAYS_OF_OTHERS][LANES], margin[1][LANES];      \
        float results[CONTACT_OUTPUTS][LANES];                                                               \
        float *wanted[CONTACT_OUTPUTS];                                                                      \
        if (!(one & ONE_FIRST))                                                                              \
            copy_part(of->shapes.a_columns.array, LH_MOST_ARRAYS_OF_OTHERS, a, count);                       \
        if (!(one & ONE_SECOND))                                                                             \
            copy_part(of->shapes.b_columns.array, LH_MOST_ARRAYS_OF_OTHERS, b, count);                       \
        if (!(one & ONE_MARGIN))                                                                             \
            copy_part(of->margin.columns.array, 1, margin, count);                                           \
        redirect_outputs(outputs, results, wanted);                                                          \
        const uint32_t bits = K##_in_one_copy(of, one, 0);                                                   \
        copy_results(results, wanted, count);                                                                \
        return bits;                                                                                         \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE uint32_t K##_block(const void *setup, unsigned one, block at)                                  \
    {                                                                                                        \
        return at.whole ? K##_in_one_copy(setup, one | at.one, at.first)                                     \
                        : K##_part_of_block((K##_setup *)setup, one | at.one, at.count);                     \
    }
#endif

/* Operands, and the contacts of a block. */
#define LH_CONTACT_OF(K, A, B, GAP, COPIES)                                                                  \
    LH_OPERANDS_WITH_MARGIN(K, A, B, COPIES)                                                                 \
                                                                                                             \
    LH_INLINE uint32_t K##_contacts(const void *setup, unsigned one, block at)                               \
    {                                                                                                        \
        const K##_setup *const from = setup;                                                                 \
        const K##_arguments *const of = &from->shapes.of;                                                    \
        const A a = K##_shapes_a(&from->shapes, one, at);                                                    \
        const B b = K##_shapes_b(&from->shapes, one, at);                                                    \
        GAP gap;                                                                                             \
        K##_find(&gap, a, b);                                                                                \
        const core_gap *const cores = (const core_gap *)&gap;                                                \
        const shape_gap found = gap_of_shapes(cores, margin_of(&from->margin, one, at));                     \
        store_block_if_wanted(of->distance, distance_of_hit(found), at);                                     \
        if (is_wanted(of->normal) || is_wanted(of->point)) {                                                 \
            const v3 normal = K##_normal(&gap, a, b);                                                        \
            store_if_hit(of->normal, found.hit, normal, at);                                                 \
            if (is_wanted(of->point))                                                                        \
                store_if_hit(of->point, found.hit, point_of_##GAP(&gap, normal), at);                        \
        }                                                                                                    \
        return mask_bits(found.hit);                                                                         \
    }

/* The same of a shape and a unit_plane, of which the normal is that of the plane. */
#define LH_CONTACT_WITH_PLANE(K, A)                                                                          \
    LH_NORMAL_OF_PLANE(K, A)                                                                                 \
    LH_CONTACT(K, A, unit_plane)

#define LH_LONG_CONTACT_WITH_PLANE(K, A)                                                                     \
    LH_NORMAL_OF_PLANE(K, A)                                                                                 \
    LH_LONG_CONTACT(K, A, unit_plane)

#define LH_NORMAL_OF_PLANE(K, A)                                                                             \
    LH_INLINE v3 K##_normal(const core_gap *gap, A a, unit_plane b)                                          \
    {                                                                                                        \
        (void)gap;                                                                                           \
        (void)a;                                                                                             \
        return b.inwards;                                                                                    \
    }

#endif

#include "shape_set.h"

#include "pair_arguments.h"
#include "find.h"
#include "shape_filter.h"

enum { A, B, BOTH };

static size_t bounds_size(size_t count)
{
    return lh_pairs_aligned(6 * count * sizeof(float));
}

static size_t shapes_size(void)
{
    return lh_pairs_aligned(BOTH * sizeof(lh_pairs_shapes));
}

size_t lh_pairs_shape_set_size(size_t a_count, size_t b_count)
{
    return lh_pairs_aligned(lh_pairs_set_size(a_count + b_count, 1)) + shapes_size() + bounds_size(a_count) +
           bounds_size(b_count);
}

static void fill(lh_pairs_set *set, lh_pairs_functions by, const lh_pairs_shapes *a, const lh_pairs_shapes *b,
                 char *memory)
{
    const size_t a_count = lh_pairs_count_of(a);
    char *const of_b = memory + bounds_size(a_count);
    const lh_aabbs around_a = lh_pairs_bounds_of(by.round, a, 0, a_count, (float *)(void *)memory);
    lh_aabbs around_b;
    if (b)
        around_b = lh_pairs_bounds_of(by.round, b, 0, lh_pairs_count_of(b), (float *)(void *)of_b);
    lh_pairs_fill(set, by.kernels, &around_a, b ? &around_b : NULL);
}

void lh_pairs_fill_shapes(lh_pairs_set *set, lh_pairs_functions by, const lh_pairs_shapes *a,
                          const lh_pairs_shapes *b)
{
    const size_t a_count = lh_pairs_count_of(a), b_count = b ? lh_pairs_count_of(b) : 0;
    const size_t shapes_at = lh_pairs_aligned(lh_pairs_set_size(a_count + b_count, 1));
    lh_pairs_shapes *const shapes = (lh_pairs_shapes *)(void *)((char *)set + shapes_at);
    if (lh_pairs_are_possible(a_count, b_count, b == NULL))
        fill(set, by, a, b, (char *)shapes + shapes_size());
    else
        *set = (lh_pairs_set){.columns = 0, .is_of_one_set = b == NULL};
    set->shapes_at = shapes_at;
    shapes[A] = *a;
    shapes[B] = b ? *b : *a;
}

const lh_pairs_shapes *lh_pairs_shapes_of(const lh_pairs_set *set)
{
    return set->shapes_at > 0 ? (const lh_pairs_shapes *)(const void *)((const char *)set + set->shapes_at)
                              : NULL;
}

size_t lh_pairs_find_shapes(const lh_pairs_set *set, lh_pairs_functions by, size_t part, size_t parts,
                            const lh_pairs_room *room, const lh_pairs_both_layers *layers, void *pairs,
                            size_t capacity)
{
    const lh_pairs_shapes *const shapes = lh_pairs_shapes_of(set);
    lh_pairs_filter of;
    lh_pairs_begin_filter(&of, by, &shapes[A], &shapes[B], pairs, capacity);
    of.list.is_of_one_set = set->is_of_one_set;
    lh_pairs_filter_by_layers(&of, layers);
    lh_pairs_find(set, by.kernels, part, parts, room, &of.list);
    return lh_pairs_end_filter(&of);
}

size_t lh_pairs_find_all_shapes(lh_pairs_functions by, const lh_pairs_shapes *a, const lh_pairs_shapes *b,
                                const lh_pairs_both_layers *layers, void *pairs, size_t capacity,
                                void *scratch)
{
    lh_pairs_set *const set = align(scratch);
    lh_pairs_fill_shapes(set, by, a, b);
    const size_t size = lh_pairs_shape_set_size(lh_pairs_count_of(a), b ? lh_pairs_count_of(b) : 0);
    const lh_pairs_room room = lh_pairs_room_at((char *)set + size, set->largest_column);
    return lh_pairs_find_shapes(set, by, 0, 1, &room, layers, pairs, capacity);
}

size_t lh_pairs_shapes_prepared_size(size_t a_count, size_t b_count)
{
    return LINE + lh_pairs_shape_set_size(a_count, b_count);
}

size_t lh_pairs_shapes_scratch_size(size_t a_count, size_t b_count)
{
    return lh_pairs_shapes_prepared_size(a_count, b_count) + lh_pairs_room_size(a_count + b_count);
}

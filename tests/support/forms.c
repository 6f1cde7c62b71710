#include "forms.h"

#include "layouts.h"

const form forms[FORMS] = {
    {"packed", layout_packed, .one = false},
    {"packed, stride 4", layout_packed_stride4, .one = false},
    {"columns", layout_columns, .one = false},
    {"structs", layout_structs, .one = false},
    {"wide structs", layout_wide_structs, .one = false, .index_stride = 8},
    {"padded triples", layout_padded_triples, .one = false},
    {"shuffled structs", layout_shuffled_structs, .one = false},
    {"triples", layout_triples, .one = false},
    {"windows", layout_windows, .one = false},
    {"one", layout_packed, .one = true},
    {"one struct", layout_structs, .one = true},
    {"one of many", layout_packed, .one = true, .indexed = true},
    {"one of many structs", layout_shuffled_structs, .one = true, .indexed = true, .index_stride = 8},
    {"indexed", layout_packed, .indexed = true},
    {"indexed, index stride 4", layout_packed_stride4, .indexed = true, .index_stride = 4},
    {"indexed pairs", layout_packed, .indexed = true, .index_stride = 8},
    {"indexed columns", layout_columns, .indexed = true, .index_stride = 12},
    {"indexed structs", layout_structs, .indexed = true},
    {"indexed pairs of wide structs", layout_wide_structs, .indexed = true, .index_stride = 8},
    {"indexed padded triples", layout_padded_triples, .indexed = true},
    {"indexed pairs of shuffled structs", layout_shuffled_structs, .indexed = true, .index_stride = 8},
    {"indexed triples", layout_triples, .indexed = true, .index_stride = 4},
    {"indexed windows", layout_windows, .indexed = true},
};

typedef struct range {
    uint32_t first, last; /* both are used */
} range;

/* A prime above every count, so that multiples of it run through all remainders. */
static const size_t shuffling_prime = 1000003;

/* Elements from some first one on, in no simple order; now and then any, some of them several times. Those
 * before the first do not exist, so nothing may be read there, not even to fill a vector. */
static range fill_index(dice *d, uint32_t *index, uint32_t step, size_t count)
{
    static const uint32_t firsts[] = {0, 1, 1000};
    const uint32_t first = firsts[dice_below(d, sizeof firsts / sizeof firsts[0])];
    const bool repeats = dice_one_in(d, 4);
    const size_t begin = dice_below(d, count);
    range used = {UINT32_MAX, 0};
    for (size_t i = 0; i < count; i++) {
        const size_t place = repeats ? dice_below(d, count) : (begin + i * shuffling_prime) % count;
        const uint32_t k = first + (uint32_t)(place * INDEX_SPREAD + dice_below(d, INDEX_SPREAD));
        index[i * step] = k;
        used.first = k < used.first ? k : used.first;
        used.last = k > used.last ? k : used.last;
    }
    return used;
}

static range place_index(const form *f, dice *d, lh_view_start *start, guarded_pool *pool)
{
    start->index_stride = f->index_stride;
    if (!f->indexed)
        return (range){0, (uint32_t)(start->count - 1)};
    const uint32_t stride = f->index_stride ? f->index_stride : sizeof(uint32_t);
    const guarded_block block = guarded_take(pool, stride * (start->count - 1) + sizeof(uint32_t));
    uint32_t *index = (uint32_t *)(void *)block.bytes;
    start->index = index;
    return fill_index(d, index, stride / (uint32_t)sizeof *index, start->count);
}

/* Arrays that may have an index of their own have it now and then, also where the view has none: the same elements in
 * another order. And then they may be the same arrays, as those of the vertices of a mesh. */
static void place_own_indices(dice *d, const lh_shape *shape, view *v, guarded_pool *pool)
{
    const size_t step = v->start.index_stride ? v->start.index_stride / sizeof(uint32_t) : 1,
                 count = v->start.count;
    const bool one_buffer = dice_one_in(d, 2);
    for (unsigned g = 0; g < shape->groups; g++) {
        const lh_group *group = &shape->group[g];
        if (!group->own_index || !dice_one_in(d, 2))
            continue;
        const guarded_block block = guarded_take(pool, (step * (count - 1) + 1) * sizeof(uint32_t));
        uint32_t *index = (uint32_t *)(void *)block.bytes;
        const size_t begin = dice_below(d, count);
        for (size_t i = 0; i < count; i++) {
            const size_t place = (begin + i * shuffling_prime) % count;
            index[i * step] = v->start.index ? v->start.index[place * step] : (uint32_t)place;
        }
        *own_index_of(shape, v, group->first) = index;
        for (unsigned k = 0; k < group->arrays && one_buffer; k++)
            v->array[group->first + k] = v->array[k];
    }
}

/* What an element takes of one block: the bytes from its first array to its last. */
typedef struct extent {
    uint32_t first, last; /* offsets; first > last where the block holds nothing */
    size_t stride;
} extent;

static bool is_in_block(const layout *l, unsigned present, unsigned array, unsigned number)
{
    return present >> array & 1 && l->at[array].block == number;
}

static extent extent_in_block(const layout *l, const lh_shape *shape, unsigned present, unsigned number)
{
    extent e = {UINT32_MAX, 0, sizeof(float)};
    for (unsigned k = 0; k < shape->arrays; k++)
        if (is_in_block(l, present, k, number)) {
            const uint32_t offset = l->at[k].offset, stride = l->at[k].stride;
            e.first = offset < e.first ? offset : e.first;
            e.last = offset > e.last ? offset : e.last;
            e.stride = stride ? stride : sizeof(float);
        }
    return e;
}

/* The block reaches from the first array of the first used element to the last of the last. */
static void place_block(unsigned number, const layout *l, const lh_shape *shape, unsigned present, range used,
                        view *v, guarded_pool *pool)
{
    const extent e = extent_in_block(l, shape, present, number);
    if (e.first > e.last)
        return;
    const size_t size = e.stride * (used.last - used.first) + (e.last - e.first) + sizeof(float);
    const guarded_block block = guarded_take(pool, size);
    const uintptr_t element0 = (uintptr_t)block.bytes - e.stride * used.first - e.first;
    for (unsigned k = 0; k < shape->arrays; k++)
        if (is_in_block(l, present, k, number))
            v->array[k] = (const float *)(element0 + l->at[k].offset);
}

unsigned draw_present(dice *d, const lh_shape *shape)
{
    unsigned alternatives = 0;
    for (unsigned g = 0; g < shape->groups; g++)
        alternatives += shape->group[g].presence == LH_ALTERNATIVE;
    unsigned chosen = alternatives ? 1 + (unsigned)dice_below(d, (1u << alternatives) - 1) : 0;
    unsigned present = 0;
    for (unsigned g = 0; g < shape->groups; g++) {
        const lh_group *group = &shape->group[g];
        unsigned there = (1u << group->arrays) - 1;
        if (group->presence == LH_ALTERNATIVE) {
            there = chosen & 1 ? there : 0;
            chosen >>= 1;
        }
        if (group->presence == LH_OPTIONAL && dice_one_in(d, 4))
            there = 0;
        present |= there << group->first;
    }
    return present;
}

view form_place(const form *f, dice *d, const lh_shape *shape, unsigned present, size_t count,
                guarded_pool *pool)
{
    if (f->place)
        return f->place(f, d, shape, present, count);
    const layout l = f->lay_out(d, shape, present);
    view v = {.start = {.count = f->one ? 1 : count}};
    for (unsigned k = 0; k < shape->arrays; k++)
        set_stride(shape, &v, k, l.at[k].stride);
    const range used = place_index(f, d, &v.start, pool);
    for (unsigned number = 0; number <= LH_MOST_ARRAYS; number++)
        place_block(number, &l, shape, present, used, &v, pool);
    place_own_indices(d, shape, &v, pool);
    return v;
}

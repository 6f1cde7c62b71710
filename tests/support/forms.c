#include "forms.h"

#include "layouts.h"

const form forms[FORMS] = {
    {"packed", layout_packed, .one = false},
    {"packed, stride 4", layout_packed_stride4, .one = false},
    {"columns", layout_columns, .one = false},
    {"structs", layout_structs, .one = false},
    {"wide structs", layout_wide_structs, .one = false},
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

static range place_index(const form *f, dice *d, view_head *head, guarded_pool *pool)
{
    if (!f->indexed)
        return (range){0, (uint32_t)(head->count - 1)};
    const uint32_t stride = f->index_stride ? f->index_stride : sizeof(uint32_t);
    const guarded_block block = guarded_take(pool, stride * (head->count - 1) + sizeof(uint32_t));
    uint32_t *index = (uint32_t *)(void *)block.bytes;
    head->index = index;
    head->index_stride = f->index_stride;
    return fill_index(d, index, stride / (uint32_t)sizeof *index, head->count);
}

/* What an element takes of one block: the bytes from its first component to its last. */
typedef struct extent {
    uint32_t first, last; /* offsets; first > last where the block holds nothing */
    size_t stride;
} extent;

static bool is_in_block(const layout *l, unsigned present, unsigned c, unsigned number)
{
    return present >> c & 1 && l->at[c].block == number;
}

static extent extent_in_block(const layout *l, const shape *kind, unsigned present, unsigned number)
{
    extent e = {UINT32_MAX, 0, sizeof(float)};
    for (unsigned c = 0; c < kind->components; c++)
        if (is_in_block(l, present, c, number)) {
            const uint32_t offset = l->at[c].offset, stride = l->stride[kind->component[c].group];
            e.first = offset < e.first ? offset : e.first;
            e.last = offset > e.last ? offset : e.last;
            e.stride = stride ? stride : sizeof(float);
        }
    return e;
}

/* The block reaches from the first component of the first used element to the last of the last. */
static void place_block(unsigned number, const layout *l, const shape *kind, unsigned present, range used,
                        view *v, guarded_pool *pool)
{
    const extent e = extent_in_block(l, kind, present, number);
    if (e.first > e.last)
        return;
    const size_t size = e.stride * (used.last - used.first) + (e.last - e.first) + sizeof(float);
    const guarded_block block = guarded_take(pool, size);
    const uintptr_t element0 = (uintptr_t)block.bytes - e.stride * used.first - e.first;
    for (unsigned c = 0; c < kind->components; c++)
        if (is_in_block(l, present, c, number))
            *view_array(kind, v, c) = (const float *)(element0 + l->at[c].offset);
}

view form_place(const form *f, dice *d, const shape *kind, unsigned present, size_t count, guarded_pool *pool)
{
    if (f->place)
        return f->place(f, d, kind, present, count);
    const layout l = f->lay_out(d, kind, present);
    view v = {.head = {.count = f->one ? 1 : count}};
    *view_stride(kind, &v, SHARED_STRIDE) = l.stride[SHARED_STRIDE];
    if (kind->own_stride)
        *view_stride(kind, &v, OWN_STRIDE) = l.stride[OWN_STRIDE];
    const range used = place_index(f, d, &v.head, pool);
    for (unsigned number = 0; number < MOST_COMPONENTS; number++)
        place_block(number, &l, kind, present, used, &v, pool);
    return v;
}

#include "garbage.h"

#include <string.h>

enum {
    FLOATS_THERE = 2048,
    INDICES_THERE = 1024,
    DISTINCT_VALUES = 256, /* the floats repeat these */
    MOST_INDEX = 64,       /* most indices are less */
    WORD = 8
};

void ground_open(ground *g)
{
    guarded_open(&g->inputs, 2, FLOATS_THERE * sizeof(float));
    guarded_open(&g->outputs, MOST_ARGUMENTS, MOST_TESTS * sizeof(uint64_t));
}

static uint32_t any_index(reader *r)
{
    const uint8_t byte = read_byte(r);
    return byte < 4 * MOST_INDEX - 2 ? byte % MOST_INDEX : (uint32_t)read_bits(r, 4);
}

void ground_fill(ground *g, reader *r, guarded_edge edge)
{
    guarded_reset(&g->inputs);
    g->inputs.edge = g->outputs.edge = edge;
    g->floats = guarded_take(&g->inputs, FLOATS_THERE * sizeof(float));
    g->index = guarded_take(&g->inputs, INDICES_THERE * sizeof(uint32_t));
    float *floats = (float *)(void *)g->floats.bytes;
    uint32_t *index = (uint32_t *)(void *)g->index.bytes;
    values v = values_from(r);
    for (size_t i = 0; i < FLOATS_THERE; i++)
        floats[i] = i < DISTINCT_VALUES ? next_value(&v) : floats[i - DISTINCT_VALUES];
    for (size_t i = 0; i < INDICES_THERE; i++)
        index[i] = i < DISTINCT_VALUES ? any_index(r) : index[i - DISTINCT_VALUES];
}

/* ---- Making ------------------------------------------------------------------------------------------- */

static const void *any_address(reader *input)
{
    return (const void *)(uintptr_t)read_bits(input, 8);
}

static size_t any_count(reader *input, size_t usual)
{
    switch (read_below(input, 8)) {
    case 0:
        return 0;
    case 1:
        return 1;
    case 2:
        return read_below(input, MOST_TESTS);
    case 3:
        return (size_t)read_bits(input, 8);
    default:
        return usual;
    }
}

static uint32_t any_stride(reader *input)
{
    switch (read_below(input, 16)) {
    case 0:
        return read_byte(input);
    case 1:
        return (uint32_t)read_bits(input, 4);
    case 2:
    case 3:
    case 4:
        return 4 * (uint32_t)read_below(input, 16);
    case 5:
        return 24;
    default:
        return 0;
    }
}

/* Most often aligned and in the block; or so that element number last ends with the block. */
static const void *any_array(reader *input, guarded_block block, size_t stride, size_t last)
{
    const uint8_t how = read_byte(input);
    const size_t offset = 4 * (size_t)read_byte(input);
    if (how < 4)
        return NULL;
    if (how < 8)
        return block.bytes + offset + how % 4;
    if (how < 12)
        return any_address(input);
    const size_t whole = (stride ? stride : 4) * last + 4;
    return how < 128 && whole <= block.size ? block.bytes + block.size - whole : block.bytes + offset;
}

static void any_view(kind k, const ground *g, reader *input, size_t usual_count, view *v)
{
    const layout *l = layout_of(k);
    memset(v, 0, sizeof *v);
    const size_t count = any_count(input, usual_count);
    set_count(v, count);
    const uint32_t stride = any_stride(input), index_stride = any_stride(input);
    set_stride(v, head_strides[0], stride);
    set_stride(v, head_strides[1], index_stride);
    if (l->own_stride)
        set_stride(v, l->own_stride, any_stride(input));
    const size_t last = count > 0 && count <= MOST_TESTS ? count - 1 : 0;
    const int indexed = read_below(input, 2) == 0;
    if (indexed)
        set_pointer(v, index_offset, any_array(input, g->index, index_stride, last));
    for (const field *array = l->arrays; array->name; array++)
        set_pointer(v, array->offset, any_array(input, g->floats, stride, indexed ? MOST_INDEX - 1 : last));
}

void garbage_views(garbage *made, const function *f, const ground *g, reader *input)
{
    memset(made, 0, sizeof *made);
    const size_t usual_count = 1 + read_below(input, MOST_TESTS - 1);
    for (size_t k = 0; f->arguments[k].kind != NO_ARGUMENT; k++)
        if (is_view(f->arguments[k].kind)) {
            any_view(f->arguments[k].kind, g, input, usual_count, &made->call.views[k]);
            made->call.slots[k] = read_byte(input) < 4 ? NULL : &made->call.views[k];
        }
}

static size_t size_of_results(kind k, size_t n)
{
    return k == HITS ? lh_hits_words(n) * sizeof(uint64_t) : k == FLOATS ? n * sizeof(float) : n;
}

/* Most often aligned and next to the unreadable page. */
static void any_output(garbage *made, size_t k, kind output_kind, ground *g, reader *input, size_t n)
{
    const uint8_t how = read_byte(input);
    if (how < 8)
        return;
    if (how < 12) {
        made->call.slots[k] = (void *)(uintptr_t)any_address(input);
        return;
    }
    output *out = &made->outputs[k];
    out->size = size_of_results(output_kind, n);
    out->offset = how < 44 ? how % WORD : 0;
    out->block = guarded_take(&g->outputs, out->size + (how < 44 ? WORD : 0));
    made->call.slots[k] = out->block.bytes + out->offset;
}

void garbage_others(garbage *made, const function *f, ground *g, reader *input, size_t n)
{
    guarded_reset(&g->outputs);
    values v = values_from(input);
    for (size_t k = 0; f->arguments[k].kind != NO_ARGUMENT; k++)
        if (f->arguments[k].kind == LIMIT)
            made->call.t_max = next_value(&v);
        else if (!is_view(f->arguments[k].kind))
            any_output(made, k, f->arguments[k].kind, g, input, n);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* Element k of an array of that stride. Offsets are compared before they are added, lest they overflow. */
static int is_in_block(guarded_block block, const void *array, uint32_t stride, uint64_t k)
{
    const uintptr_t start = (uintptr_t)array - (uintptr_t)block.bytes;
    const uint64_t offset = (uint64_t)(stride ? stride : 4) * k;
    return start <= block.size - 4 && offset <= block.size - 4 && start + offset <= block.size - 4;
}

static uint32_t get_stride(const view *v, size_t offset)
{
    uint32_t stride;
    memcpy(&stride, (const char *)v + offset, sizeof stride);
    return stride;
}

/* Arrays that may be left out are those with a stride of their own. */
static uint32_t stride_of(const layout *l, const field *array, const view *v)
{
    return get_stride(v, l->own_stride && array->need == OPTIONAL ? l->own_stride : head_strides[0]);
}

static int element_is_there(const ground *g, const layout *l, const view *v, size_t i)
{
    uint64_t k = i;
    const char *index = get_pointer(v, index_offset);
    if (index) {
        const uint32_t index_stride = get_stride(v, head_strides[1]);
        if (!is_in_block(g->index, index, index_stride, i))
            return 0;
        uint32_t selected;
        memcpy(&selected, index + (size_t)(index_stride ? index_stride : 4) * i, sizeof selected);
        k = selected;
    }
    for (const field *array = l->arrays; array->name; array++) {
        const void *pointer = get_pointer(v, array->offset);
        if (pointer && !is_in_block(g->floats, pointer, stride_of(l, array, v), k))
            return 0;
    }
    return 1;
}

static int view_is_there(const ground *g, const layout *l, const view *v)
{
    const size_t count = v->aabbs.count; /* where every view has it */
    if (count > MOST_TESTS)
        return 0;
    for (size_t i = 0; i < count; i++)
        if (!element_is_there(g, l, v, i))
            return 0;
    return 1;
}

int stays_on_ground(const garbage *made, const function *f, const ground *g)
{
    for (size_t k = 0; f->arguments[k].kind != NO_ARGUMENT; k++) {
        const kind argument_kind = f->arguments[k].kind;
        if (argument_kind == LIMIT || !made->call.slots[k])
            continue;
        if (is_view(argument_kind) ? !view_is_there(g, layout_of(argument_kind), &made->call.views[k])
                                   : made->outputs[k].block.size == 0)
            return 0;
    }
    return 1;
}

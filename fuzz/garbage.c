#include "garbage.h"

#include <assert.h>
#include <string.h>

enum {
    FLOATS_THERE = 2048,
    INDICES_THERE = 1024,
    DISTINCT_VALUES = 256, /* the floats repeat these */
    MOST_INDEX = 64,       /* most indices are less */
    WORD = 8,
    MOST_RESULT_BYTES = 16
};

void ground_open(ground *g)
{
    guarded_open(&g->inputs, 2, FLOATS_THERE * sizeof(float));
    guarded_open(&g->outputs, LH_MOST_ARGUMENTS, MOST_PAIRS * MOST_RESULT_BYTES + WORD);
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
        return read_below(input, MOST_PAIRS);
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

/* Most often aligned and in the block, half of the time so that element number `last` ends with the block; now and then
 * NULL, misaligned or anywhere. */
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

/* Arrays may share a stride, which is made once. */
static void any_strides(const lh_shape *shape, reader *input, view *v)
{
    v->start.stride = any_stride(input);
    v->start.index_stride = any_stride(input);
    size_t made = shape->group[0].stride;
    for (unsigned g = 1; g < shape->groups; g++)
        if (shape->group[g].stride > made) {
            made = shape->group[g].stride;
            set_stride(shape, v, shape->group[g].first, any_stride(input));
        }
}

/* Of several arrays that are optional together, which are hardly ever all NULL by chance alone. */
static void leave_out_groups(const lh_shape *shape, reader *input, view *v)
{
    for (unsigned g = 0; g < shape->groups; g++) {
        const lh_group *group = &shape->group[g];
        if (group->presence == LH_OPTIONAL && group->arrays > 1 && read_below(input, 4) == 0)
            memset(v->array + group->first, 0, group->arrays * sizeof v->array[0]);
    }
}

static view any_view(const lh_shape *shape, const ground *g, reader *input, size_t usual_count)
{
    view v = {.start.count = any_count(input, usual_count)};
    any_strides(shape, input, &v);
    const size_t last = v.start.count > 0 && v.start.count <= MOST_PAIRS ? v.start.count - 1 : 0;
    const int indexed = read_below(input, 2) == 0;
    if (indexed)
        v.start.index = any_array(input, g->index, v.start.index_stride, last);
    for (size_t k = 0; k < shape->arrays; k++)
        v.array[k] = any_array(input, g->floats, v.start.stride, indexed ? MOST_INDEX - 1 : last);
    leave_out_groups(shape, input, &v);
    return v;
}

void garbage_views(garbage *made, const lh_query *query, const ground *g, reader *input)
{
    memset(made, 0, sizeof *made);
    made->query = query;
    const size_t usual_count = 1 + read_below(input, MOST_PAIRS - 1);
    for (unsigned k = 0; k < query->arguments; k++)
        if (lh_has_view(query, k)) {
            const int is_set = lh_kind_of(query, k)->role == LH_SET;
            made->views[k] = any_view(lh_kind_of(query, k)->shape, g, input,
                                      is_set ? 1 + usual_count % LH_MOST_OF_A_SET : usual_count);
            /* No more than the ground has room for. */
            if (is_set && lh_kind_of(query, k)->most > LH_MOST_OF_A_SET)
                made->views[k].start.count %= LH_MOST_OF_A_SET + 1;
            made->call.argument[k].view = read_byte(input) < 4 ? NULL : &made->views[k];
        }
}

static size_t size_of_results(const lh_kind *kind, size_t n)
{
    assert(kind->bits <= 8 * MOST_RESULT_BYTES);
    return kind->bits == 1 ? lh_hits_words(n) * sizeof(uint64_t) : n * kind->bits / 8;
}

/* Most often aligned and next to the unreadable page. */
static void any_output(garbage *made, unsigned k, ground *g, reader *input, size_t n)
{
    const uint8_t how = read_byte(input);
    if (how < 8)
        return;
    if (how < 12) {
        made->call.argument[k].output = (void *)(uintptr_t)any_address(input);
        return;
    }
    output *out = &made->outputs[k];
    out->size = size_of_results(lh_kind_of(made->query, k), n);
    out->offset = how < 44 ? how % WORD : 0;
    out->block = guarded_take(&g->outputs, out->size + (how < 44 ? WORD : 0));
    made->call.argument[k].output = out->block.bytes + out->offset;
}

void garbage_others(garbage *made, ground *g, reader *input, size_t n)
{
    guarded_reset(&g->outputs);
    values v = values_from(input);
    for (unsigned k = 0; k < made->query->arguments; k++)
        if (lh_kind_of(made->query, k)->role == LH_NUMBER)
            made->call.argument[k].number = next_value(&v);
        else if (lh_kind_of(made->query, k)->role == LH_OUTPUT)
            any_output(made, k, g, input, n);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* Element k of an array of that stride. Offsets are compared before they are added, lest they overflow. */
static int is_in_block(guarded_block block, const void *array, uint32_t stride, uint64_t k)
{
    const uintptr_t start = (uintptr_t)array - (uintptr_t)block.bytes;
    const uint64_t offset = (uint64_t)(stride ? stride : 4) * k;
    return start <= block.size - 4 && offset <= block.size - 4 && start + offset <= block.size - 4;
}

static int element_is_there(const ground *g, const lh_shape *shape, view *v, size_t i)
{
    uint64_t k = i;
    const char *index = (const char *)v->start.index;
    if (index) {
        const uint32_t index_stride = v->start.index_stride;
        if (!is_in_block(g->index, index, index_stride, i))
            return 0;
        uint32_t selected;
        memcpy(&selected, index + (size_t)(index_stride ? index_stride : 4) * i, sizeof selected);
        k = selected;
    }
    for (size_t a = 0; a < shape->arrays; a++)
        if (v->array[a] && !is_in_block(g->floats, v->array[a], stride_of(shape, v, a), k))
            return 0;
    return 1;
}

static int view_is_there(const ground *g, const lh_shape *shape, view *v)
{
    if (v->start.count > MOST_PAIRS)
        return 0;
    for (size_t i = 0; i < v->start.count; i++)
        if (!element_is_there(g, shape, v, i))
            return 0;
    return 1;
}

int stays_on_ground(garbage *made, const ground *g)
{
    for (unsigned k = 0; k < made->query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(made->query, k);
        if (kind->shape && made->call.argument[k].view && !view_is_there(g, kind->shape, &made->views[k]))
            return 0;
        if (kind->role == LH_OUTPUT && made->call.argument[k].output && made->outputs[k].block.size == 0)
            return 0;
    }
    return 1;
}

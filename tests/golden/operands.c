#include "operands.h"

#include <string.h>

#include "../support/described.h"

const char *const group_names[GROUPS] = {"packed", "one",     "indexed", "structs",
                                         "pairs",  "mixture", "absent",  "mesh"};

typedef enum indexing { NOT_INDEXED, INDEXED, PAIRED } indexing;

/* Of one view. */
typedef struct form {
    bool one, structs, missing, mesh;
    indexing by;
    uint32_t present; /* bit c: component c */
} form;

/* Where a component of the first element lies, and bytes from element to element. */
typedef struct column {
    float *first;
    uint32_t stride;
} column;

/* ---- Choosing forms ---- */

static unsigned optional_groups(const lh_shape *shape)
{
    unsigned count = 0;
    for (unsigned g = 0; g < shape->groups; g++)
        count += shape->group[g].presence == LH_OPTIONAL;
    return count;
}

/* One or both of two alternatives. Each of what is optional or not; if it is one thing alone, by a draw of its own. */
static uint32_t draw_present(const lh_shape *shape, bool may_lack, dice *d)
{
    uint32_t alternatives = 1 + (uint32_t)dice_below(d, 3);
    uint32_t optional = (uint32_t)(may_lack ? dice_below(d, 4) : 3);
    const bool lacks = may_lack && dice_one_in(d, 2);
    if (optional_groups(shape) == 1)
        optional = !lacks;
    uint32_t present = 0;
    for (unsigned g = 0; g < shape->groups; g++) {
        uint32_t always = 1;
        uint32_t *left = shape->group[g].presence == LH_ALTERNATIVE ? &alternatives
                         : shape->group[g].presence == LH_OPTIONAL  ? &optional
                                                                    : &always;
        if (*left & 1)
            present |= ((1u << shape->group[g].arrays) - 1) << shape->group[g].first;
        *left >>= 1;
    }
    return present;
}

static form draw_form(const lh_kind *kind, group in, bool one_in_group, dice *d)
{
    const bool any = in == GROUP_MIXTURE || in == GROUP_ABSENT;
    const bool any_one = dice_one_in(d, 4), any_structs = dice_one_in(d, 2), any_missing = dice_one_in(d, 2);
    const indexing any_index = (indexing)dice_below(d, 3);
    form f = {.present = draw_present(kind->shape, in == GROUP_ABSENT, d)};
    f.one = (in == GROUP_ONE && one_in_group) || (any && any_one);
    f.mesh = in == GROUP_MESH;
    f.structs = in == GROUP_STRUCTS || (in != GROUP_PACKED && any_structs);
    f.by = in == GROUP_INDEXED ? INDEXED : in == GROUP_PAIRS ? PAIRED : any ? any_index : NOT_INDEXED;
    f.missing = in == GROUP_ABSENT && kind->may_be_null && any_missing;
    return f;
}

/* ---- Laying out ---- */

/* One after the other, with gaps that are not all of one size. */
static void lay_out_arrays(size_t components, size_t count, dice *d, float *memory, column columns[])
{
    size_t used = dice_below(d, 4);
    for (size_t c = 0; c < components; c++) {
        columns[c] = (column){memory + used, sizeof(float)};
        used += count + dice_below(d, 2);
    }
}

static void lay_out_structs(const lh_shape *shape, size_t count, dice *d, float *memory, column columns[])
{
    const size_t padding = dice_below(d, 4);
    const bool apart = dice_one_in(d, 2);
    size_t together = 0;
    for (size_t c = 0; c < shape->arrays; c++)
        if (!apart || !has_own_stride(shape, c))
            columns[c].first = memory + together++;
    const uint32_t stride = (uint32_t)((together + padding) * sizeof(float));
    size_t used = count * (together + padding);
    for (size_t c = 0; c < shape->arrays; c++) {
        columns[c].stride = stride;
        if (apart && has_own_stride(shape, c)) {
            columns[c] = (column){memory + used, sizeof(float)};
            used += count;
        }
    }
}

static void store(const pattern elements[], size_t components, size_t count, const column columns[])
{
    for (size_t i = 0; i < count; i++)
        for (size_t c = 0; c < components; c++)
            if (columns[c].first)
                memcpy(columns[c].first + columns[c].stride / sizeof(float) * i, &elements[i].bits[c],
                       sizeof(float));
}

/* A packed array may say so by a stride of 0. */
static uint32_t spelled(uint32_t stride, dice *d)
{
    return stride == sizeof(float) && dice_one_in(d, 2) ? 0 : stride;
}

/* Arrays that share a stride have it spelled alike. */
static view view_of(const lh_shape *shape, const column c[], uint32_t present, size_t count, dice *d)
{
    view v = {.start = {.count = count}};
    for (unsigned k = 0; k < shape->arrays; k++) {
        if (present >> k & 1)
            v.array[k] = c[k].first;
        if (k == 0 || group_of(shape, k)->stride != group_of(shape, k - 1)->stride)
            set_stride(shape, &v, k, spelled(c[k].stride, d));
    }
    return v;
}

/* ---- Indices ---- */

static void set_index(view *v, size_t elements, dice *d, uint32_t *index)
{
    const size_t step = 1 + dice_below(d, 3);
    for (size_t i = 0; i < v->start.count; i++)
        index[step * i] = (uint32_t)dice_below(d, elements);
    v->start.index = index;
    v->start.index_stride = spelled((uint32_t)(step * sizeof(uint32_t)), d);
}

static void set_paired_index(view *v, bool second, lh_pair *pairs)
{
    v->start.index = second ? &pairs->b : &pairs->a;
    v->start.index_stride = sizeof(lh_pair);
}

/* In half of the lists the elements are partners in the batch too. */
static void draw_pairs(size_t elements, dice *d, lh_pair pairs[])
{
    const bool partners = dice_one_in(d, 2);
    for (size_t i = 0; i < elements; i++) {
        pairs[i].a = (uint32_t)dice_below(d, elements);
        pairs[i].b = (uint32_t)dice_below(d, elements);
        if (partners)
            pairs[i].b = pairs[i].a;
    }
}

/* The index buffer of a mesh: three indices an element, one after the other. Now and then the second vertex has the
 * index of the first. */
static void set_indices_of_vertices(const lh_shape *shape, view *v, size_t elements, dice *d, uint32_t *index)
{
    const size_t step = 3 + dice_below(d, 2);
    const bool shared = dice_one_in(d, 4), one_buffer = dice_one_in(d, 2);
    unsigned vertex = 0;
    v->start.index = index;
    v->start.index_stride = (uint32_t)(step * sizeof(uint32_t));
    for (size_t i = 0; i < v->start.count; i++)
        for (size_t k = 0; k < 3; k++)
            index[step * i + k] = (uint32_t)dice_below(d, elements);
    for (unsigned g = 0; g < shape->groups; g++) {
        const lh_group *of_vertex = &shape->group[g];
        if (!of_vertex->own_index)
            continue;
        if (++vertex > 1 || !shared)
            *own_index_of(shape, v, of_vertex->first) = index + vertex;
        for (unsigned k = 0; k < of_vertex->arrays && one_buffer; k++)
            v->array[of_vertex->first + k] = v->array[k];
    }
}

static bool has_vertices(const lh_shape *shape)
{
    for (unsigned g = 0; g < shape->groups; g++)
        if (shape->group[g].own_index)
            return true;
    return false;
}

bool operands_can_be(unsigned query, group in)
{
    unsigned argument[LH_MOST_INPUTS];
    const unsigned views = views_of(query, argument);
    for (unsigned v = 0; v < views; v++)
        if (has_vertices(lh_kind_of(&lh_queries[query], argument[v])->shape))
            return true;
    return in != GROUP_MESH;
}

/* ---- All of it ---- */

/* Few elements have more in common than many. */
static size_t draw_set_size(size_t elements, dice *d)
{
    const size_t most = dice_one_in(d, 4) ? LH_MOST_OF_A_SET : 3;
    return 1 + dice_below(d, most < elements ? most : elements);
}

static view place(const batch *b, unsigned argument, const form *f, bool second_of_pairs, dice *d,
                  storage *memory)
{
    const lh_kind *kind = lh_kind_of(&lh_queries[b->query], argument);
    const lh_shape *shape = kind->shape;
    const size_t elements = b->n > 0 ? b->n : 1;
    const size_t count = f->one ? 1 : kind->role == LH_SET ? draw_set_size(elements, d) : b->n;
    column columns[LH_MOST_ARRAYS] = {{NULL, 0}};
    if (f->structs)
        lay_out_structs(shape, elements, d, memory->floats[argument], columns);
    else
        lay_out_arrays(shape->arrays, elements, d, memory->floats[argument], columns);
    store(b->element[argument], shape->arrays, elements, columns);
    view v = view_of(shape, columns, f->present, count, d);
    if (f->mesh && has_vertices(shape))
        set_indices_of_vertices(shape, &v, elements, d, memory->index[argument]);
    else if (f->by == INDEXED)
        set_index(&v, elements, d, memory->index[argument]);
    else if (f->by == PAIRED)
        set_paired_index(&v, second_of_pairs, memory->pairs);
    return v;
}

size_t operands_place(const batch *b, group of, dice *d, storage *memory, lh_call *call)
{
    const lh_query *query = &lh_queries[b->query];
    unsigned argument[LH_MOST_INPUTS];
    const unsigned views = views_of(b->query, argument);
    const size_t ones = 1 + dice_below(d, ((size_t)1 << views) - 1);
    size_t n = 1;
    draw_pairs(b->n > 0 ? b->n : 1, d, memory->pairs);
    for (unsigned v = 0; v < views; v++) {
        const unsigned k = argument[v];
        const form f = draw_form(lh_kind_of(query, k), of, ones >> v & 1, d);
        memory->views[k] = place(b, k, &f, 2 * v >= views, d, memory);
        call->argument[k].view = f.missing ? NULL : &memory->views[k];
        if (!f.one && !f.missing && lh_kind_of(query, k)->role == LH_VIEW)
            n = b->n;
    }
    for (unsigned k = 0; k < query->arguments; k++) {
        if (lh_kind_of(query, k)->role == LH_NUMBER)
            memcpy(&call->argument[k].number, &b->number, sizeof b->number);
        if (lh_kind_of(query, k)->role == LH_CELLS) {
            memory->grid = grid_draw(d, b->reach, b->unit);
            call->argument[k].view = &memory->grid;
            n = lh_grid_cells(&memory->grid);
        }
    }
    return n;
}

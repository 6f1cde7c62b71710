#include "operands.h"

#include <string.h>

#include "drafts.h"

const char *const group_names[GROUPS] = {"packed", "one", "indexed", "structs", "pairs", "mixture", "absent"};

typedef enum indexing { NOT_INDEXED, INDEXED, PAIRED } indexing;

/* Of one operand. */
typedef struct form {
    bool one, structs, missing;
    indexing by;
    uint32_t present; /* bit c: component c */
} form;

/* Where a component of the first element lies, and bytes from element to element. */
typedef struct column {
    float *first;
    uint32_t stride;
} column;

/* ---- Choosing forms ---- */

/* A ray has dir, inv_dir or both. */
static uint32_t draw_present(kind what, bool may_lack, dice *d)
{
    static const uint32_t directions[] = {7u << RAY_DIR, 7u << RAY_INV_DIR,
                                          7u << RAY_DIR | 7u << RAY_INV_DIR};
    const uint32_t direction = directions[dice_below(d, 3)];
    const uint32_t limits = (uint32_t)(may_lack ? dice_below(d, 4) : 3);
    const bool lacks = may_lack && dice_one_in(d, 2);
    if (what == KIND_RAY)
        return 7u << RAY_ORIGIN | direction | limits << RAY_T_MIN;
    return what == KIND_SPHERE && lacks ? 7u : (1u << MOST_COMPONENTS) - 1;
}

static form draw_form(const call *of, size_t k, group in, size_t ones, dice *d)
{
    const bool any = in == GROUP_MIXTURE || in == GROUP_ABSENT;
    const bool any_one = dice_one_in(d, 4), any_structs = dice_one_in(d, 2), any_missing = dice_one_in(d, 2);
    const indexing any_index = (indexing)dice_below(d, 3);
    form f = {.present = draw_present(of->operand[k], in == GROUP_ABSENT, d)};
    f.one = (in == GROUP_ONE && (ones >> k & 1)) || (any && any_one);
    f.structs = in == GROUP_STRUCTS || (in != GROUP_PACKED && any_structs);
    f.by = in == GROUP_INDEXED ? INDEXED : in == GROUP_PAIRS ? PAIRED : any ? any_index : NOT_INDEXED;
    f.missing = in == GROUP_ABSENT && k == MOST_OPERANDS - 1 && any_missing;
    return f;
}

/* ---- Laying out ---- */

static bool has_own_stride(kind what, size_t c)
{
    return (what == KIND_SPHERE && c == 3) || (what == KIND_RAY && c >= RAY_T_MIN);
}

/* One after the other, with gaps that are not all of one size. */
static void lay_out_arrays(size_t components, size_t count, dice *d, float *memory, column columns[])
{
    size_t used = dice_below(d, 4);
    for (size_t c = 0; c < components; c++) {
        columns[c] = (column){memory + used, sizeof(float)};
        used += count + dice_below(d, 2);
    }
}

static void lay_out_structs(kind what, size_t components, size_t count, dice *d, float *memory,
                            column columns[])
{
    const size_t padding = dice_below(d, 4);
    const bool apart = dice_one_in(d, 2);
    size_t together = 0;
    for (size_t c = 0; c < components; c++)
        if (!apart || !has_own_stride(what, c))
            columns[c].first = memory + together++;
    const uint32_t stride = (uint32_t)((together + padding) * sizeof(float));
    size_t used = count * (together + padding);
    for (size_t c = 0; c < components; c++) {
        columns[c].stride = stride;
        if (apart && has_own_stride(what, c)) {
            columns[c] = (column){memory + used, sizeof(float)};
            used += count;
        }
    }
}

static void store(const batch *b, size_t k, size_t components, size_t count, const column columns[])
{
    for (size_t i = 0; i < count; i++)
        for (size_t c = 0; c < components; c++)
            memcpy(columns[c].first + columns[c].stride / sizeof(float) * i, &b->element[k][i].bits[c],
                   sizeof(float));
}

/* A packed array may say so by a stride of 0. */
static uint32_t spelled(uint32_t stride, dice *d)
{
    return stride == sizeof(float) && dice_one_in(d, 2) ? 0 : stride;
}

static view view_of(kind what, const column c[], uint32_t present, size_t count, dice *d)
{
    const float *at[MOST_COMPONENTS];
    for (size_t k = 0; k < MOST_COMPONENTS; k++)
        at[k] = k < kind_components(what) && (present >> k & 1) ? c[k].first : NULL;
    const uint32_t stride = spelled(c[0].stride, d);
    view v = {.head = {0}};
    switch (what) {
    case KIND_SPHERE:
        v.spheres = lh_spheres_soa(count, at[0], at[1], at[2], at[3]);
        v.spheres.radius_stride = spelled(c[3].stride, d);
        break;
    case KIND_TRIANGLE:
        v.triangles = lh_triangles_soa(count, at[0], at[1], at[2], at[3], at[4], at[5], at[6], at[7], at[8]);
        break;
    case KIND_VECTOR:
        v.vectors = lh_vectors_soa(count, at[0], at[1], at[2]);
        break;
    case KIND_RAY:
        v.rays = lh_rays_soa(count, at[0], at[1], at[2], at[3], at[4], at[5]);
        v.rays.inv_dir_x = at[RAY_INV_DIR];
        v.rays.inv_dir_y = at[RAY_INV_DIR + 1];
        v.rays.inv_dir_z = at[RAY_INV_DIR + 2];
        v.rays.t_min = at[RAY_T_MIN];
        v.rays.t_max = at[RAY_T_MAX];
        v.rays.t_stride = spelled(c[RAY_T_MIN].stride, d);
        break;
    default:
        v.aabbs = lh_aabbs_soa(count, at[0], at[1], at[2], at[3], at[4], at[5]);
    }
    v.head.stride = stride;
    return v;
}

/* ---- Indices ---- */

static void set_index(view *v, size_t elements, dice *d, uint32_t *index)
{
    const size_t step = 1 + dice_below(d, 3);
    for (size_t i = 0; i < v->head.count; i++)
        index[step * i] = (uint32_t)dice_below(d, elements);
    v->head.index = index;
    v->head.index_stride = spelled((uint32_t)(step * sizeof(uint32_t)), d);
}

static void set_paired_index(view *v, bool second, lh_pair *pairs)
{
    v->head.index = second ? &pairs->b : &pairs->a;
    v->head.index_stride = sizeof(lh_pair);
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

/* ---- All of it ---- */

static view place(const batch *b, size_t k, const form *f, dice *d, storage *memory)
{
    const kind what = b->of->operand[k];
    const size_t components = kind_components(what), elements = b->n > 0 ? b->n : 1;
    column columns[MOST_COMPONENTS] = {{NULL, 0}};
    if (f->structs)
        lay_out_structs(what, components, elements, d, memory->floats[k], columns);
    else
        lay_out_arrays(components, elements, d, memory->floats[k], columns);
    store(b, k, components, elements, columns);
    view v = view_of(what, columns, f->present, f->one ? 1 : b->n, d);
    if (f->by == INDEXED)
        set_index(&v, elements, d, memory->index[k]);
    else if (f->by == PAIRED)
        set_paired_index(&v, 2 * k >= b->of->operands, memory->pairs);
    return v;
}

void operands_place(const batch *b, group of, dice *d, storage *memory, arguments *a)
{
    const size_t ones = 1 + dice_below(d, ((size_t)1 << b->of->operands) - 1);
    a->n = 1;
    memcpy(&a->t_max, &b->t_max, sizeof a->t_max);
    draw_pairs(b->n > 0 ? b->n : 1, d, memory->pairs);
    for (size_t k = 0; k < b->of->operands; k++) {
        const form f = draw_form(b->of, k, of, ones, d);
        memory->views[k] = place(b, k, &f, d, memory);
        a->operand[k] = f.missing ? NULL : &memory->views[k];
        if (!f.one && !f.missing)
            a->n = b->n;
    }
}

#include "verdict.h"

static size_t count_of(const call *c, size_t k)
{
    return c->views[k].aabbs.count; /* where every view has it */
}

static int is_counted(const function *f, const call *c, size_t k)
{
    return is_view(f->arguments[k].kind) && c->slots[k];
}

/* Each count is n or 1, for one n. */
static int broadcasts(const function *f, const call *c, size_t *n)
{
    *n = 1;
    for (size_t k = 0; f->arguments[k].kind != NO_ARGUMENT; k++)
        if (is_counted(f, c, k) && count_of(c, k) != 1)
            *n = count_of(c, k);
    for (size_t k = 0; f->arguments[k].kind != NO_ARGUMENT; k++)
        if (is_counted(f, c, k) && count_of(c, k) != 1 && count_of(c, k) != *n)
            return 0;
    return 1;
}

/* ---- Views -------------------------------------------------------------------------------------------- */

/* Three arrays in a row, of which the first has this offset: how many are there? */
static int given(const view *v, size_t first)
{
    int there = 0;
    for (size_t i = 0; i < 3; i++)
        there += get_pointer(v, first + i * sizeof(const float *)) != NULL;
    return there;
}

/* dir, inv_dir or both, each whole or not at all. */
static int lacks_direction(const view *v)
{
    const int dir = given(v, offsetof(lh_rays, dir_x)), inv_dir = given(v, offsetof(lh_rays, inv_dir_x));
    return dir % 3 != 0 || inv_dir % 3 != 0 || dir + inv_dir == 0;
}

static int is_of_direction(kind k, const field *array)
{
    return k == RAYS && array->offset >= offsetof(lh_rays, dir_x) &&
           array->offset <= offsetof(lh_rays, inv_dir_z);
}

static int lacks_other_array(kind k, const view *v)
{
    for (const field *array = layout_of(k)->arrays; array->name; array++)
        if (array->need == REQUIRED && !is_of_direction(k, array) && !get_pointer(v, array->offset))
            return 1;
    return 0;
}

static int lacks_array(kind k, const view *v)
{
    return lacks_other_array(k, v) || (k == RAYS && lacks_direction(v));
}

int lacks_part_of_a_direction(kind k, const view *v)
{
    return k == RAYS && !lacks_other_array(k, v) && lacks_direction(v) &&
           (given(v, offsetof(lh_rays, dir_x)) == 3 || given(v, offsetof(lh_rays, inv_dir_x)) == 3);
}

static int is_misaligned(const void *pointer, size_t to)
{
    return (uintptr_t)pointer % to != 0;
}

static int has_misaligned_array(kind k, const view *v)
{
    for (const field *array = layout_of(k)->arrays; array->name; array++)
        if (is_misaligned(get_pointer(v, array->offset), sizeof(float)))
            return 1;
    return is_misaligned(get_pointer(v, index_offset), sizeof(uint32_t));
}

/* Strides lie in every view where they lie in boxes; one of its own where the layout says. */
static int has_odd_stride(kind k, const view *v)
{
    const size_t own = layout_of(k)->own_stride;
    uint32_t strides = v->aabbs.stride | v->aabbs.index_stride;
    if (own)
        strides |= *(const uint32_t *)(const void *)((const char *)v + own);
    return strides % 4 != 0;
}

/* ---- Arguments ---------------------------------------------------------------------------------------- */

static int view_has_fault(const function *f, const call *c, size_t k, int fault)
{
    const argument *a = &f->arguments[k];
    const view *v = &c->views[k];
    size_t n;
    if (!c->slots[k])
        return fault == LH_ERROR_NULL_VIEW && a->need == REQUIRED;
    switch (fault) {
    case LH_ERROR_COUNT:
        return v->aabbs.count != 1 && !broadcasts(f, c, &n);
    case LH_ERROR_NULL_ARRAY:
        return lacks_array(a->kind, v);
    case LH_ERROR_STRIDE:
        return has_odd_stride(a->kind, v);
    case LH_ERROR_ALIGNMENT:
        return has_misaligned_array(a->kind, v);
    default:
        return 0;
    }
}

int has_fault(const function *f, const call *c, size_t k, int fault)
{
    const void *slot = c->slots[k];
    switch (f->arguments[k].kind) {
    case LIMIT:
        return fault == LH_ERROR_LIMIT && !(c->t_max >= 0);
    case HITS:
        return fault == (slot ? LH_ERROR_ALIGNMENT : LH_ERROR_NULL_ARRAY) && is_misaligned(slot, 8) != !slot;
    case FLOATS:
        return fault == LH_ERROR_ALIGNMENT && is_misaligned(slot, sizeof(float));
    case BYTES:
    case NO_ARGUMENT:
        return 0;
    default:
        return view_has_fault(f, c, k, fault);
    }
}

int can_have_fault(const function *f, size_t k, int fault)
{
    const argument *a = &f->arguments[k];
    switch (a->kind) {
    case LIMIT:
        return fault == LH_ERROR_LIMIT;
    case HITS:
        return fault == LH_ERROR_NULL_ARRAY || fault == LH_ERROR_ALIGNMENT;
    case FLOATS:
        return fault == LH_ERROR_ALIGNMENT;
    case BYTES:
    case NO_ARGUMENT:
        return 0;
    default:
        if (fault == LH_ERROR_NULL_VIEW)
            return a->need == REQUIRED;
        if (fault == LH_ERROR_COUNT)
            return k > 0;
        return fault == LH_ERROR_NULL_ARRAY || fault == LH_ERROR_STRIDE || fault == LH_ERROR_ALIGNMENT;
    }
}

static int some_argument_has(const function *f, const call *c, int fault)
{
    for (size_t k = 0; f->arguments[k].kind != NO_ARGUMENT; k++)
        if (has_fault(f, c, k, fault))
            return 1;
    return 0;
}

/* With nothing to do, what is in the views does not matter. */
verdict verdict_on(const function *f, const call *c)
{
    static const int of_any_call[] = {LH_ERROR_NULL_VIEW, LH_ERROR_COUNT};
    static const int of_work[] = {LH_ERROR_NULL_ARRAY, LH_ERROR_STRIDE, LH_ERROR_ALIGNMENT, LH_ERROR_LIMIT};
    verdict v = {.accepted = 1};
    broadcasts(f, c, &v.n);
    for (size_t i = 0; i < sizeof of_any_call / sizeof *of_any_call; i++)
        v.accepted &= !some_argument_has(f, c, of_any_call[i]);
    if (v.n == 0)
        return v;
    for (size_t i = 0; i < sizeof of_work / sizeof *of_work; i++)
        v.accepted &= !some_argument_has(f, c, of_work[i]);
    return v;
}

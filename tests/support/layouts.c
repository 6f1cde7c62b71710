#include "layouts.h"

enum { FLOAT = sizeof(float) };

static bool is_present(unsigned present, size_t array)
{
    return present >> array & 1;
}

static layout with_stride(const lh_shape *shape, uint32_t stride, layout l)
{
    for (unsigned k = 0; k < shape->arrays; k++)
        l.at[k].stride = stride;
    return l;
}

static layout one_block_an_array(const lh_shape *shape)
{
    layout l = {{{0}}};
    for (unsigned k = 0; k < shape->arrays; k++)
        l.at[k].block = k;
    return l;
}

layout layout_packed(dice *d, const lh_shape *shape, unsigned present)
{
    (void)d;
    (void)present;
    return one_block_an_array(shape);
}

layout layout_packed_stride4(dice *d, const lh_shape *shape, unsigned present)
{
    (void)d;
    (void)present;
    return with_stride(shape, FLOAT, one_block_an_array(shape));
}

static uint32_t floats(dice *d, size_t least, size_t most)
{
    return FLOAT * (uint32_t)(least + dice_below(d, most - least + 1));
}

layout layout_columns(dice *d, const lh_shape *shape, unsigned present)
{
    (void)present;
    layout l = with_stride(shape, floats(d, 2, 5), one_block_an_array(shape));
    const uint32_t own_stride = floats(d, 2, 5);
    for (unsigned k = 0; k < shape->arrays; k++)
        if (has_own_stride(shape, k))
            l.at[k].stride = own_stride;
    return l;
}

/* Arrays in their order, with a gap of so many floats after each three; *end: where they end. */
static layout in_order(const lh_shape *shape, unsigned present, uint32_t gap, uint32_t *end)
{
    layout l = {{{0}}};
    uint32_t offset = 0;
    for (unsigned k = 0; k < shape->arrays; k++)
        if (is_present(present, k)) {
            l.at[k].offset = offset;
            offset += FLOAT;
            if (k % 3 == 2)
                offset += gap * FLOAT;
        }
    *end = offset;
    return l;
}

/* Arrays that have this stride leave their struct for one of their own. */
static void move_apart(const lh_shape *shape, unsigned present, size_t stride, unsigned block, layout *l)
{
    uint32_t offset = 0;
    for (unsigned k = 0; k < shape->arrays; k++)
        if (is_present(present, k) && group_of(shape, k)->stride == stride) {
            l->at[k].block = block;
            l->at[k].offset = offset;
            offset += FLOAT;
        }
    for (unsigned k = 0; k < shape->arrays; k++)
        if (group_of(shape, k)->stride == stride)
            l->at[k].stride = offset == FLOAT ? 0 : offset;
}

/* Of structs: one stride for all, or what may have its own lies apart. */
static layout of_structs(dice *d, const lh_shape *shape, unsigned present, layout l, uint32_t stride)
{
    l = with_stride(shape, stride, l);
    if (dice_one_in(d, 2))
        return l;
    for (unsigned k = 0; k < shape->arrays; k++)
        if (has_own_stride(shape, k) && l.at[k].block == 0)
            move_apart(shape, present, group_of(shape, k)->stride, 1 + k, &l);
    return l;
}

layout layout_structs(dice *d, const lh_shape *shape, unsigned present)
{
    uint32_t end;
    const layout l = in_order(shape, present, 0, &end);
    return of_structs(d, shape, present, l, end);
}

layout layout_wide_structs(dice *d, const lh_shape *shape, unsigned present)
{
    uint32_t end;
    const layout l = in_order(shape, present, 0, &end);
    const size_t struct_floats = end / FLOAT + 1;
    return of_structs(d, shape, present, l,
                      floats(d, struct_floats, struct_floats < 16 ? 16 : struct_floats + 6));
}

layout layout_padded_triples(dice *d, const lh_shape *shape, unsigned present)
{
    uint32_t end;
    const layout l = in_order(shape, present, 1, &end);
    return of_structs(d, shape, present, l, (end + 15) / 16 * 16);
}

layout layout_shuffled_structs(dice *d, const lh_shape *shape, unsigned present)
{
    unsigned order[LH_MOST_ARRAYS] = {0};
    for (unsigned k = 0; k < shape->arrays; k++) {
        const size_t place = dice_below(d, k + 1);
        order[k] = order[place];
        order[place] = k;
    }
    layout l = {{{0}}};
    uint32_t offset = floats(d, 0, 2);
    for (unsigned place = 0; place < shape->arrays; place++)
        if (is_present(present, order[place])) {
            l.at[order[place]].offset = offset;
            offset += dice_one_in(d, 4) ? 2 * FLOAT : FLOAT;
        }
    return of_structs(d, shape, present, l, offset);
}

layout layout_triples(dice *d, const lh_shape *shape, unsigned present)
{
    (void)d;
    (void)present;
    layout l = one_block_an_array(shape);
    for (unsigned k = 0; k < shape->arrays; k++)
        if (!has_own_stride(shape, k)) {
            l.at[k].block = k / 3;
            l.at[k].offset = k % 3 * FLOAT;
            l.at[k].stride = 3 * FLOAT;
        }
    return l;
}

layout layout_windows(dice *d, const lh_shape *shape, unsigned present)
{
    uint32_t end;
    const layout l = in_order(shape, present, 0, &end);
    return of_structs(d, shape, present, l, FLOAT);
}

#include "layouts.h"

enum { FLOAT = sizeof(float) };

static bool is_present(unsigned present, size_t c)
{
    return present >> c & 1;
}

static layout one_block_a_component(const shape *kind, uint32_t stride, uint32_t own_stride)
{
    layout l = {.stride = {stride, own_stride}};
    for (unsigned c = 0; c < kind->components; c++)
        l.at[c].block = c;
    return l;
}

layout layout_packed(dice *d, const shape *kind, unsigned present)
{
    (void)d;
    (void)present;
    return one_block_a_component(kind, 0, 0);
}

layout layout_packed_stride4(dice *d, const shape *kind, unsigned present)
{
    (void)d;
    (void)present;
    return one_block_a_component(kind, FLOAT, FLOAT);
}

static uint32_t floats(dice *d, size_t least, size_t most)
{
    return FLOAT * (uint32_t)(least + dice_below(d, most - least + 1));
}

layout layout_columns(dice *d, const shape *kind, unsigned present)
{
    (void)present;
    const uint32_t stride = floats(d, 2, 5);
    return one_block_a_component(kind, stride, floats(d, 2, 5));
}

/* Components in their order, with a gap of so many floats after each three; *end: where they end. */
static layout in_order(const shape *kind, unsigned present, uint32_t gap, uint32_t *end)
{
    layout l = {.stride = {0, 0}};
    uint32_t offset = 0;
    for (unsigned c = 0; c < kind->components; c++)
        if (is_present(present, c)) {
            l.at[c].offset = offset;
            offset += FLOAT;
            if (c % 3 == 2)
                offset += gap * FLOAT;
        }
    *end = offset;
    return l;
}

/* Of a struct: one stride for all, or what may have its own is moved to a struct of its own. */
static layout with_strides(dice *d, const shape *kind, unsigned present, layout l, uint32_t stride)
{
    l.stride[SHARED_STRIDE] = l.stride[OWN_STRIDE] = stride;
    if (dice_one_in(d, 2))
        return l;
    uint32_t offset = 0;
    for (unsigned c = 0; c < kind->components; c++)
        if (is_present(present, c) && kind->component[c].group == OWN_STRIDE) {
            l.at[c].block = 1;
            l.at[c].offset = offset;
            offset += FLOAT;
        }
    if (offset > 0)
        l.stride[OWN_STRIDE] = offset == FLOAT ? 0 : offset;
    return l;
}

layout layout_structs(dice *d, const shape *kind, unsigned present)
{
    uint32_t end;
    const layout l = in_order(kind, present, 0, &end);
    return with_strides(d, kind, present, l, end);
}

layout layout_wide_structs(dice *d, const shape *kind, unsigned present)
{
    uint32_t end;
    const layout l = in_order(kind, present, 0, &end);
    return with_strides(d, kind, present, l, end + floats(d, 1, 6));
}

layout layout_padded_triples(dice *d, const shape *kind, unsigned present)
{
    uint32_t end;
    const layout l = in_order(kind, present, 1, &end);
    return with_strides(d, kind, present, l, (end + 15) / 16 * 16);
}

layout layout_shuffled_structs(dice *d, const shape *kind, unsigned present)
{
    unsigned order[MOST_COMPONENTS] = {0};
    for (unsigned c = 0; c < kind->components; c++) {
        const size_t place = dice_below(d, c + 1);
        order[c] = order[place];
        order[place] = c;
    }
    layout l = {.stride = {0, 0}};
    uint32_t offset = floats(d, 0, 2);
    for (unsigned place = 0; place < kind->components; place++)
        if (is_present(present, order[place])) {
            l.at[order[place]].offset = offset;
            offset += dice_one_in(d, 4) ? 2 * FLOAT : FLOAT;
        }
    return with_strides(d, kind, present, l, offset);
}

layout layout_triples(dice *d, const shape *kind, unsigned present)
{
    layout l = {.stride = {3 * FLOAT, 0}};
    for (unsigned c = 0; c < kind->components; c++) {
        const bool own = kind->component[c].group == OWN_STRIDE;
        l.at[c].block = own ? c : c / 3;
        l.at[c].offset = own ? 0 : c % 3 * FLOAT;
    }
    (void)d;
    (void)present;
    return l;
}

layout layout_windows(dice *d, const shape *kind, unsigned present)
{
    uint32_t end;
    const layout l = in_order(kind, present, 0, &end);
    return with_strides(d, kind, present, l, FLOAT);
}

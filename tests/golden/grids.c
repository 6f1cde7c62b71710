#include "grids.h"

#include <string.h>

#include "numbers.h"

typedef struct axis {
    uint32_t origin, cell; /* as bits */
    int32_t first;
    uint32_t count;
} axis;

/* Half of the cells are a power of two wide, so that much that is whole lies on a plane. */
static int64_t draw_width(dice *d, int reach)
{
    const size_t most = (size_t)1 << (reach - 3);
    const size_t any = 1 + dice_below(d, most), bits = dice_below(d, 3);
    return (int64_t)(dice_one_in(d, 2) ? any : most >> bits ? most >> bits : 1);
}

/* Now and then cells so small that rounding may make planes one, or far from cell 0. */
static axis draw_axis(dice *d, int reach, int unit, uint32_t count)
{
    const int64_t width = draw_width(d, reach), shift = (int64_t)dice_below(d, (size_t)1 << reach);
    const int32_t aside = (int32_t)dice_below(d, 9) - 4, middle = (int32_t)(count / 2);
    const size_t how = dice_below(d, 16);
    const uint32_t cell = number_bits(how == 0 ? 1 : width, unit);
    axis a = {number_bits(shift - ((int64_t)1 << (reach - 1)), unit), cell ? cell : 1, aside - middle, count};
    if (how == 1) {
        a.first += 1 << 20;
        a.origin = number_bits(-width * (1 << 20), unit);
    }
    return a;
}

static float float_of(uint32_t bits)
{
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

lh_grid grid_draw(dice *d, int reach, int unit)
{
    const size_t longest = dice_below(d, 6);
    uint32_t count[3];
    for (size_t k = 0; k < 3; k++) {
        const size_t most = longest >= 3 ? 18 : k == longest ? 100 : 8;
        count[k] = 1 + (uint32_t)dice_below(d, most);
    }
    const axis x = draw_axis(d, reach, unit, count[0]), y = draw_axis(d, reach, unit, count[1]),
               z = draw_axis(d, reach, unit, count[2]);
    return (lh_grid){float_of(x.origin),
                     float_of(y.origin),
                     float_of(z.origin),
                     float_of(x.cell),
                     float_of(y.cell),
                     float_of(z.cell),
                     x.first,
                     y.first,
                     z.first,
                     x.count,
                     y.count,
                     z.count};
}

/* Spheres and the cells of a grid: overlap_sphere_aabb, of which the squares along x and y are those of a column of
 * cells, and the square along z that of a layer. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_GRID_H
#define LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_GRID_H

#include "mathematics/reach.h"
#include "queries/near_cells_calls.h"

/* The square of the way from the centre to the nearest point of each cell, on one axis. */
LH_INLINE lanes square_to_cells(lanes centre, lanes min, lanes max)
{
    const lanes d = lanes_sub_by_fma(lanes_min(lanes_max(centre, min), max), centre);
    return lanes_mul(d, d);
}

/* Further from the centre than this on an axis, a square exceeds the squared reach, rounded or not: 2^-21 of it pads
 * the square, and 2^-63 covers its underflow. The centre less this, or plus, is rounded, by 2^-24 of itself. */
LH_INLINE float most_reach(float centre, float radius)
{
    if (!(radius * radius < 0x1p126f))
        return HUGE_VALF; /* the padded square may be infinite, and then nothing exceeds it */
    const float far = radius * (1.0f + 0x1p-19f) + 0x1p-60f;
    return far + (far + (centre < 0.0f ? -centre : centre)) * 0x1p-21f;
}

/* Along one axis, all cells that each of the spheres may meet. */
static LH_APART void see_reaches(float *low, float *high, const float *centre, const float *radius,
                                 uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        const float far = most_reach(centre[i], radius[i]);
        low[i] = far < HUGE_VALF ? centre[i] - far : -HUGE_VALF;
        high[i] = far < HUGE_VALF ? centre[i] + far : HUGE_VALF;
    }
}

/* Those squares of as many layers as there are lanes. */
typedef struct layer_squares {
    uint32_t first;
    float z[LANES];
} layer_squares;

LH_INLINE void see_squares(layer_squares *squares, const cells *all, lanes centre, uint32_t first)
{
    const lanes number = layers_from(all, first);
    squares->first = first;
    lanes_store(squares->z, square_to_cells(centre, planes_at(&all->z, number),
                                            planes_at(&all->z, lanes_add(number, lanes_set1(1.0f)))));
}

LH_INLINE void walk_sphere(const cells *all, const cell_block *near, v3 centre, reach within)
{
    const tiling tiles = tiling_of(near);
    layer_squares layer = {near->z.begin - LANES, {0}}; /* of none that are wanted */
    for (uint32_t y = near->y.begin; y < near->y.end; y += tiles.rows)
        for (uint32_t x = near->x.begin; x < near->x.end; x += tiles.width) {
            const tile at = tile_at(all, near, &tiles, x, y);
            const lanes column = lanes_add(square_to_cells(centre.x, at.min_x, at.max_x),
                                           square_to_cells(centre.y, at.min_y, at.max_y));
            const uint32_t left = at.present & mask_bits(lanes_le(column, within.squared));
            for (uint32_t z = near->z.begin; left && z < near->z.end; z++) {
                if (z - layer.first >= LANES)
                    see_squares(&layer, all, centre.z, z);
                const lanes d2 = lanes_add(column, lanes_set1(layer.z[z - layer.first]));
                const uint32_t bits = left & mask_bits(lanes_le(d2, within.squared));
                if (bits)
                    add_hits_of_tile(all, &at, &tiles, z, bits);
            }
        }
}

LH_INLINE v3 v3_load_each(const v3_each *from)
{
    return (v3){lanes_load(from->x), lanes_load(from->y), lanes_load(from->z)};
}

static lh_status overlap_sphere_grid_all(const lh_call *call, unsigned one, size_t n)
{
    (void)one;
    const overlap_sphere_grid_arguments of = overlap_sphere_grid_arguments_of(call);
    const cells all = cells_of(of.grid, of.hits);
    const cells seen = all; /* what a function is given lies in memory, and this need not */
    const lh_spheres *const v = of.spheres;
    v3_each low = {{0}, {0}, {0}}, high = {{0}, {0}, {0}};
    near_cells near;
    for (size_t first = 0; first < n; first += LANES) {
        const uint32_t count = n - first < LANES ? (uint32_t)(n - first) : LANES;
        float radii[LANES];
        for (uint32_t i = 0; i < count; i++)
            radii[i] = v->radius ? v->radius[first + i] : 0.0f;
        see_reaches(low.x, high.x, v->x + first, radii, count);
        see_reaches(low.y, high.y, v->y + first, radii, count);
        see_reaches(low.z, high.z, v->z + first, radii, count);
        const v3 lows = v3_load_each(&low), highs = v3_load_each(&high);
        LH_OWN(find_near_cells)(&near, &seen, &lows, &highs);
        for (uint32_t i = 0; i < count; i++) {
            const float radius = radii[i];
            const cell_block these = near_cells_of(&near, &seen, i);
            if (!(radius >= 0.0f) || is_empty(&these) || are_few_and_hits(&all, &these))
                continue;
            const v3 centre = {lanes_set1(v->x[first + i]), lanes_set1(v->y[first + i]),
                               lanes_set1(v->z[first + i])};
            walk_sphere(&all, &these, centre, reach_of(lanes_set1(radius)));
        }
    }
    return LH_OK;
}

LH_GRID_QUERY(overlap_sphere_grid, overlap_sphere_grid_all)

#endif

/* Spheres and the cells of a grid: overlap_sphere_aabb, of which the squares along x and y are those of a column of cells, and the
 * square along z that of a layer. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_SPHERE_GRID_H
#define LANEHIT_SRC_KERNELS_OVERLAP_SPHERE_GRID_H

#include "cells.h"
#include "reach.h"

/* The square of the way from the centre to the nearest point of each cell, on one axis. */
LH_INLINE lanes square_to_cells(lanes centre, lanes min, lanes max)
{
    const lanes d = lanes_sub_by_fma(lanes_min(lanes_max(centre, min), max), centre);
    return lanes_mul(d, d);
}

/* Further from the centre than this on an axis, a square exceeds the squared reach, rounded or not: 2^-21 of it pads the square,
 * and 2^-63 covers its underflow. The centre less this, or plus, is rounded, by 2^-24 of itself. */
LH_INLINE float most_reach(float centre, float radius)
{
    if (!(radius * radius < 0x1p126f))
        return HUGE_VALF; /* the padded square may be infinite, and then nothing exceeds it */
    const float far = radius * (1.0f + 0x1p-19f) + 0x1p-60f;
    return far + (far + (centre < 0.0f ? -centre : centre)) * 0x1p-21f;
}

LH_INLINE cell_run cells_in_reach(const cell_axis *axis, float centre, float radius)
{
    const float far = most_reach(centre, radius);
    if (far == HUGE_VALF)
        return (cell_run){0, axis->count};
    return cells_touching(axis, centre - far, centre + far);
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
    layer_squares layer;
    see_squares(&layer, all, centre.z, near->z.begin);
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

static lh_status overlap_sphere_grid_all(const lh_call *call, size_t n)
{
    const overlap_sphere_grid_arguments of = overlap_sphere_grid_arguments_of(call);
    const cells all = cells_of(of.grid, of.hits);
    const lh_spheres v = *of.spheres;
    for (size_t i = 0; i < n; i++) {
        const float radius = v.radius ? v.radius[i] : 0.0f;
        if (!(radius >= 0.0f))
            continue;
        const cell_block near = {cells_in_reach(&all.x, v.x[i], radius),
                                 cells_in_reach(&all.y, v.y[i], radius),
                                 cells_in_reach(&all.z, v.z[i], radius)};
        if (is_empty(&near) || are_few_and_hits(&all, &near))
            continue;
        const v3 centre = {lanes_set1(v.x[i]), lanes_set1(v.y[i]), lanes_set1(v.z[i])};
        walk_sphere(&all, &near, centre, reach_of(lanes_set1(radius)));
    }
    return LH_OK;
}

LH_GRID_QUERY(overlap_sphere_grid, overlap_sphere_grid_all)

#endif

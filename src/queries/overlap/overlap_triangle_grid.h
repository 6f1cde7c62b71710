/* Triangles and the cells of a grid: the axes of overlap_triangle_aabb, each computed once for what it depends on. The
 * product of an edge and the z axis is the same in a column of cells; products with the x and y axes, and the normal,
 * are of a part from the column and a part from the layer, and these are added. Schwarz and Seidel, Fast Parallel
 * Surface and Solid Voxelization on GPUs, 2010. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_TRIANGLE_GRID_H
#define LANEHIT_SRC_QUERIES_OVERLAP_TRIANGLE_GRID_H

#include "mathematics/triangle_axes.h"
#include "queries/near_cells_calls.h"

LH_INLINE void v3_store_each(v3_each *to, v3 a)
{
    lanes_store(to->x, a.x);
    lanes_store(to->y, a.y);
    lanes_store(to->z, a.z);
}

LH_INLINE v3 v3_of(const v3_each *from, uint32_t i)
{
    return (v3){lanes_set1(from->x[i]), lanes_set1(from->y[i]), lanes_set1(from->z[i])};
}

/* What depends on the triangle alone: each edge with the vertex where it begins, and the normal that goes with it. */
typedef struct grid_triangles {
    v3_each vertex[3], edge[3], abs_edge[3];
    v3_each half_normal[3], abs_normal, box_padding;
} grid_triangles;

LH_INLINE void see_triangles(grid_triangles *all, triangle t, const triangle_axes *axes)
{
    const v3 vertex[3] = {t.a, t.b, t.c};
    LH_UNROLL
    for (int k = 0; k < 3; k++) {
        v3_store_each(&all->vertex[k], vertex[k]);
        v3_store_each(&all->edge[k], axes->edge[k]);
        v3_store_each(&all->abs_edge[k], v3_abs(axes->edge[k]));
        v3_store_each(&all->half_normal[k], k < 2 ? axes->half_normal : axes->half_normal_ca);
    }
    v3_store_each(&all->abs_normal, v3_abs(axes->half_normal));
    v3_store_each(&all->box_padding, axes->box_padding);
}

/* One of them. */
typedef struct grid_triangle {
    const grid_triangles *all;
    uint32_t i;
} grid_triangle;

/* Cells on one axis: their centres, and the half extents, padded as for the box on the axes that are not its own. */
typedef struct cell_extent {
    lanes centre, within;
} cell_extent;

LH_INLINE cell_extent cell_extent_of(lanes min, lanes max, lanes padding)
{
    const lanes centre = lanes_mul(lanes_add(min, max), lanes_set1(0.5f));
    const lanes half = lanes_max(lanes_sub(max, centre), lanes_sub(centre, min));
    return (cell_extent){centre, lanes_add(lanes_mul(half, lanes_set1(1.0f + 0x1p-20f)), padding)};
}

/* ---- Columns ------------------------------------------------------------------------------------------ */

/* What of the axes depends on the column, for the three edges or vertices. */
typedef struct column_terms {
    lanes p_x[3], box_x[3]; /* of the product with the x axis */
    lanes p_y[3], box_y[3];
    lanes normal[3], box_normal;
    uint32_t left; /* bits of the columns that the products with z do not separate */
} column_terms;

LH_INLINE void see_columns(column_terms *terms, grid_triangle t, const tile *at)
{
    const v3 padding = v3_of(&t.all->box_padding, t.i);
    const cell_extent x = cell_extent_of(at->min_x, at->max_x, padding.x);
    const cell_extent y = cell_extent_of(at->min_y, at->max_y, padding.y);
    const v3 n = v3_of(&t.all->half_normal[0], t.i), abs_n = v3_of(&t.all->abs_normal, t.i);
    mask apart[3];
    LH_UNROLL
    for (int k = 0; k < 3; k++) {
        const v3 edge = v3_of(&t.all->edge[k], t.i), along = v3_of(&t.all->abs_edge[k], t.i);
        const v3 vertex = v3_of(&t.all->vertex[k], t.i);
        const lanes vertex_x = lanes_sub(vertex.x, x.centre);
        const lanes vertex_y = lanes_sub(vertex.y, y.centre);
        apart[k] = edge_axis_separates(edge.x, edge.y, vertex_x, vertex_y, x.within, y.within,
                                       lanes_set1(t.all->half_normal[k].z[t.i]));
        terms->p_x[k] = lanes_mul(edge.z, vertex_y);
        terms->box_x[k] = lanes_mul(y.within, along.z);
        terms->p_y[k] = lanes_mul(edge.z, vertex_x);
        terms->box_y[k] = lanes_mul(x.within, along.z);
        terms->normal[k] = lanes_add(lanes_mul(n.x, vertex_x), lanes_mul(n.y, vertex_y));
    }
    terms->box_normal = lanes_add(lanes_mul(x.within, abs_n.x), lanes_mul(y.within, abs_n.y));
    terms->left = at->present & ~mask_bits(mask_or(mask_or(apart[0], apart[1]), apart[2]));
}

/* ---- Layers ------------------------------------------------------------------------------------------- */

/* What depends on the layer, of as many layers as there are lanes. */
typedef struct layer_terms {
    uint32_t first;
    float p_x[3][LANES], box_x[3][LANES];
    float p_y[3][LANES], box_y[3][LANES];
    float normal[3][LANES], box_normal[LANES];
} layer_terms;

LH_INLINE cell_extent extents_from(const cells *all, grid_triangle t, uint32_t first)
{
    const lanes number = layers_from(all, first);
    return cell_extent_of(planes_at(&all->z, number), planes_at(&all->z, lanes_add(number, lanes_set1(1.0f))),
                          lanes_set1(t.all->box_padding.z[t.i]));
}

LH_INLINE void see_layers(layer_terms *terms, const cells *all, grid_triangle t, uint32_t first)
{
    const cell_extent z = extents_from(all, t, first);
    terms->first = first;
    LH_UNROLL
    for (int k = 0; k < 3; k++) {
        const v3 edge = v3_of(&t.all->edge[k], t.i), along = v3_of(&t.all->abs_edge[k], t.i);
        const v3 vertex = v3_of(&t.all->vertex[k], t.i);
        const lanes vertex_z = lanes_sub(vertex.z, z.centre);
        lanes_store(terms->p_x[k], lanes_mul(edge.y, vertex_z));
        lanes_store(terms->box_x[k], lanes_mul(z.within, along.y));
        lanes_store(terms->p_y[k], lanes_mul(edge.x, vertex_z));
        lanes_store(terms->box_y[k], lanes_mul(z.within, along.x));
        lanes_store(terms->normal[k], lanes_mul(lanes_set1(t.all->half_normal[0].z[t.i]), vertex_z));
    }
    lanes_store(terms->box_normal, lanes_mul(z.within, lanes_set1(t.all->abs_normal.z[t.i])));
}

/* Hits of the columns in a layer: edge_separates and normal_separates, of terms computed before. */
LH_INLINE uint32_t hits_in_layer(const column_terms *column, const layer_terms *layer, grid_triangle t,
                                 uint32_t z)
{
    const uint32_t i = z - layer->first;
    mask apart = vertices_are_beyond(lanes_add(column->normal[0], lanes_set1(layer->normal[0][i])),
                                     lanes_add(column->normal[1], lanes_set1(layer->normal[1][i])),
                                     lanes_add(column->normal[2], lanes_set1(layer->normal[2][i])),
                                     lanes_add(column->box_normal, lanes_set1(layer->box_normal[i])));
    LH_UNROLL
    for (int k = 0; k < 3; k++) {
        const lanes p_x = lanes_sub(lanes_set1(layer->p_x[k][i]), column->p_x[k]);
        const lanes box_x = lanes_add(column->box_x[k], lanes_set1(layer->box_x[k][i]));
        const lanes p_y = lanes_sub(column->p_y[k], lanes_set1(layer->p_y[k][i]));
        const lanes box_y = lanes_add(lanes_set1(layer->box_y[k][i]), column->box_y[k]);
        apart = mask_or(apart,
                        mask_or(projections_are_apart(p_x, box_x, lanes_set1(t.all->half_normal[k].x[t.i])),
                                projections_are_apart(p_y, box_y, lanes_set1(t.all->half_normal[k].y[t.i]))));
    }
    return column->left & ~mask_bits(apart);
}

/* ---- Tall columns ------------------------------------------------------------------------------------- */

/* The most that half a cell of the run is high, padded. Planes are off by a rounding of their product and their sum,
 * centres by one more: 6u of what is rounded, of which 16u are allowed. */
LH_INLINE lanes most_within(const cells *all, grid_triangle t, cell_run run)
{
    const float bottom = plane_at(&all->z, run.begin), top = plane_at(&all->z, run.end);
    const lanes size = lanes_add(lanes_add(lanes_abs(lanes_set1(bottom)), lanes_abs(lanes_set1(top))),
                                 lanes_abs(lanes_set1(all->z.origin)));
    const lanes half = lanes_add(lanes_mul(lanes_set1(all->z.cell), lanes_set1(0.5f * (1.0f + 0x1p-20f))),
                                 lanes_add(lanes_mul(size, lanes_set1(0x1p-20f)), lanes_set1(0x1p-140f)));
    return lanes_add(lanes_mul(half, lanes_set1(1.0f + 0x1p-20f)), lanes_set1(t.all->box_padding.z[t.i]));
}

/* The vertices of a tile's columns on the normal, from the centres of one layer, and how far any box of the run
 * reaches. */
typedef struct normal_at {
    lanes low, high, radius;
} normal_at;

LH_INLINE normal_at normal_in_layer(const cells *all, const column_terms *column, grid_triangle t, lanes most,
                                    uint32_t z)
{
    const cell_extent layer =
        cell_extent_of(lanes_set1(plane_at(&all->z, z)), lanes_set1(plane_at(&all->z, z + 1)),
                       lanes_set1(t.all->box_padding.z[t.i]));
    lanes on[3];
    LH_UNROLL
    for (int k = 0; k < 3; k++)
        on[k] = lanes_add(column->normal[k],
                          lanes_mul(lanes_set1(t.all->half_normal[0].z[t.i]),
                                    lanes_sub(lanes_set1(t.all->vertex[k].z[t.i]), layer.centre)));
    const lanes box = lanes_add(column->box_normal, lanes_mul(most, lanes_set1(t.all->abs_normal.z[t.i])));
    return (normal_at){lanes_min(on[2], lanes_min(on[1], on[0])), lanes_max(on[2], lanes_max(on[1], on[0])),
                       lanes_add(box, lanes_set1(0x1p-146f))};
}

/* The layers of a run without those, at either end, in which the normal separates all columns of the tile. Projected on
 * the normal, the vertices ascend or descend from layer to layer, even when they are rounded, so each end is found by
 * bisection. That does not hold where something overflows: then nothing is left out. */
static LH_APART cell_run layers_near_plane(const cells *all, const column_terms *column, grid_triangle t,
                                           cell_run run)
{
    const lanes most = most_within(all, t, run), finite = lanes_set1(FLT_MAX);
    const uint32_t ends[2] = {run.begin, run.end - 1};
    for (int k = 0; k < 2; k++) {
        const normal_at end = normal_in_layer(all, column, t, most, ends[k]);
        const mask fine =
            mask_and(mask_and(lanes_le(lanes_negate(finite), end.low), lanes_le(end.low, finite)),
                     mask_and(mask_and(lanes_le(lanes_negate(finite), end.high), lanes_le(end.high, finite)),
                              lanes_le(end.radius, finite)));
        if (column->left & ~mask_bits(fine))
            return run;
    }
    const int descends =
        (mask_bits(lanes_lt(lanes_set1(0.0f), lanes_set1(t.all->half_normal[0].z[t.i]))) & 1) != 0;
    for (int side = 0; side < 2; side++) {
        const int is_above =
            descends == (side == 0); /* the vertices are beyond the upper end of the boxes there */
        uint32_t low = run.begin, high = run.end;
        while (low < high) {
            const uint32_t middle = low + (high - low) / 2;
            const normal_at at = normal_in_layer(all, column, t, most, middle);
            const mask beyond =
                is_above ? lanes_lt(at.radius, at.low) : lanes_lt(at.high, lanes_negate(at.radius));
            const int all_are_beyond = (column->left & ~mask_bits(beyond)) == 0;
            if (all_are_beyond == (side == 0))
                low = middle + 1;
            else
                high = middle;
        }
        if (side == 0)
            run.begin = low;
        else
            run.end = low;
    }
    return run;
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

static void walk_triangle(const cells *all, const cell_block *near, grid_triangle t)
{
    const tiling tiles = tiling_of(near);
    column_terms column;
    layer_terms layer;
    see_layers(&layer, all, t, near->z.begin);
    for (uint32_t y = near->y.begin; y < near->y.end; y += tiles.rows)
        for (uint32_t x = near->x.begin; x < near->x.end; x += tiles.width) {
            const tile at = tile_at(all, near, &tiles, x, y);
            see_columns(&column, t, &at);
            if (!column.left)
                continue;
            cell_run run = near->z;
            if (run.end - run.begin > LANES)
                run = layers_near_plane(all, &column, t, run);
            for (uint32_t z = run.begin; z < run.end; z++) {
                if (z - layer.first >= LANES)
                    see_layers(&layer, all, t, z);
                const uint32_t bits = hits_in_layer(&column, &layer, t, z);
                if (bits)
                    add_hits_of_tile(all, &at, &tiles, z, bits);
            }
        }
}

static lh_status overlap_triangle_grid_all(const lh_call *call, unsigned one, size_t n)
{
    (void)one;
    const overlap_triangle_grid_arguments of = overlap_triangle_grid_arguments_of(call);
    const view_columns triangles = columns_of(LH_QUERY_overlap_triangle_grid, call, 0);
    const cells all = cells_of(of.grid, of.hits);
    const cells seen = all; /* what a function is given lies in memory, and this need not */
    grid_triangles some;
    near_cells near;
    for (size_t first = 0; first < n; first += LANES) {
        const uint32_t count = n - first < LANES ? (uint32_t)(n - first) : LANES;
        const triangle t = triangle_load(triangles, (block){first, count, count == LANES, 0});
        const triangle_axes axes = axes_of(t);
        see_triangles(&some, t, &axes);
        LH_OWN(find_near_cells)(&near, &seen, &axes.bounds.min, &axes.bounds.max);
        for (uint32_t i = 0; i < count; i++) {
            const cell_block these = near_cells_of(&near, &seen, i);
            if (!is_empty(&these) && !are_few_and_hits(&all, &these))
                walk_triangle(&all, &these, (grid_triangle){&some, i});
        }
    }
    return LH_OK;
}

LH_GRID_QUERY(overlap_triangle_grid, overlap_triangle_grid_all)

#endif

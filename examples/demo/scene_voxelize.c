/* Which cells of a grid does the mesh touch?
 *
 * Small triangles are most of a mesh: their (triangle, cell) pairs are gathered from all over it into long
 * batches, with the triangle read through an index. A triangle with many cells is a batch of its own, one
 * triangle against many boxes, where lanehit works out its edges and normal once; and one with very many is
 * first put against bricks of cells, so that the empty space around it is not visited. */
#include "scene.h"

#include <stdlib.h>

#include "fail.h"
#include "grid.h"
#include "packed.h"
#include "progress.h"
#include "trial.h"
#include "voxel_view.h"

enum {
    BATCH = 4096, /* boxes of 24 bytes, hits and indices: a batch stays in the L2 cache of any CPU */
    MANY = 32, /* cells: from here on a call of its own costs less than a share of a long batch (measured) */
    BRICK = 8, /* cells along each side of a brick */
    VERY_MANY = BRICK * BRICK * BRICK
};

/* Boxes to be asked about: cells, or bricks of cells. */
typedef struct batch {
    size_t count;
    packed_boxes boxes;
    uint32_t triangle[BATCH];   /* of the mesh */
    uint32_t first_cell[BATCH]; /* of the box, as grid_bit */
    uint64_t hits[BATCH / 64];
} batch;

typedef struct voxelization {
    const mesh *mesh;
    grid grid;
    batch mixed;         /* cells for triangles from all over the mesh */
    batch cells, bricks; /* those of one triangle */
    uint32_t triangle;   /* that one */
    cell_range range;    /* and the cells that its bounds touch */
    meter *meter;
} voxelization;

static void add(batch *b, const grid *g, const cell_range *block, uint32_t owner)
{
    size_t i = b->count++;
    box bounds = grid_box(g, block);
    packed_boxes_set(&b->boxes, i, &bounds);
    b->triangle[i] = owner;
    b->first_cell[i] = grid_bit(g, block->first[0], block->first[1], block->first[2]);
}

/* Solves for the boxes and empties the batch. Returns how many hit, and leaves those in front in first_cell. */
static size_t solve(batch *b, const lh_triangles *triangles, meter *m)
{
    lh_aabbs boxes = packed_boxes_view(&b->boxes, 0, b->count);
    meter_start(m);
    must(lh_overlap_triangle_aabb(triangles, &boxes, b->hits));
    meter_stop(m);
    meter_hits(m, b->hits, b->count);
    uint32_t which[BATCH];
    size_t hits = lh_hits_to_indices(b->hits, b->count, which);
    for (size_t i = 0; i < hits; i++)
        b->first_cell[i] = b->first_cell[which[i]];
    b->count = 0;
    return hits;
}

static void solve_cells(voxelization *v, batch *b, const lh_triangles *triangles)
{
    size_t hits = solve(b, triangles, v->meter);
    for (size_t i = 0; i < hits; i++)
        grid_set(&v->grid, b->first_cell[i]);
}

/* A view of some of the mesh's triangles, one after the other. */
static lh_triangles triangles_from(const mesh *m, size_t first, size_t count)
{
    return lh_triangles_aos(&m->triangles[first].a.x, sizeof *m->triangles, count);
}

static void solve_mixed(voxelization *v)
{
    lh_triangles indexed = triangles_from(v->mesh, 0, v->mixed.count);
    indexed.index = v->mixed.triangle;
    solve_cells(v, &v->mixed, &indexed);
}

static void solve_cells_of_one(voxelization *v)
{
    lh_triangles one = triangles_from(v->mesh, v->triangle, 1);
    solve_cells(v, &v->cells, &one);
}

/* The block that begins at this cell and has `side` cells along each side, cut off where the range ends. */
static cell_range block_at(const uint32_t first[3], uint32_t side, const cell_range *within)
{
    cell_range block;
    for (int axis = 0; axis < 3; axis++) {
        uint32_t last = first[axis] + side - 1;
        block.first[axis] = first[axis];
        block.last[axis] = last < within->last[axis] ? last : within->last[axis];
    }
    return block;
}

/* Cuts the range into blocks with `side` cells along each side, adds each to the batch, and solves the batch
 * whenever it is full. */
static void add_blocks(voxelization *v, batch *b, const cell_range *r, uint32_t side,
                       void (*solve_batch)(voxelization *v))
{
    uint32_t first[3];
    for (first[2] = r->first[2]; first[2] <= r->last[2]; first[2] += side)
        for (first[1] = r->first[1]; first[1] <= r->last[1]; first[1] += side)
            for (first[0] = r->first[0]; first[0] <= r->last[0]; first[0] += side) {
                cell_range block = block_at(first, side, r);
                add(b, &v->grid, &block, v->triangle);
                if (b->count == BATCH)
                    solve_batch(v);
            }
}

static void add_cells_of_brick(voxelization *v, uint32_t first_cell)
{
    uint32_t first[3];
    grid_cell(&v->grid, first_cell, first);
    cell_range brick = block_at(first, BRICK, &v->range);
    add_blocks(v, &v->cells, &brick, 1, solve_cells_of_one);
}

static void solve_bricks(voxelization *v)
{
    lh_triangles one = triangles_from(v->mesh, v->triangle, 1);
    size_t hits = solve(&v->bricks, &one, v->meter);
    for (size_t i = 0; i < hits; i++)
        add_cells_of_brick(v, v->bricks.first_cell[i]);
}

static void voxelize_triangle(voxelization *v, size_t i)
{
    v->triangle = (uint32_t)i;
    v->range = grid_range(&v->grid, &v->mesh->boxes[i]);
    size_t count = cell_range_count(&v->range);
    if (count < MANY) {
        add_blocks(v, &v->mixed, &v->range, 1, solve_mixed);
        return;
    }
    if (count < VERY_MANY) {
        add_blocks(v, &v->cells, &v->range, 1, solve_cells_of_one);
    } else {
        add_blocks(v, &v->bricks, &v->range, BRICK, solve_bricks);
        if (v->bricks.count > 0)
            solve_bricks(v);
    }
    if (v->cells.count > 0)
        solve_cells_of_one(v);
}

static void voxelize(void *context, meter *m)
{
    voxelization *v = context;
    v->meter = m;
    grid_clear(&v->grid);
    for (size_t i = 0; i < v->mesh->count; i++)
        voxelize_triangle(v, i);
    if (v->mixed.count > 0)
        solve_mixed(v);
}

static void draw(demo *d, const grid *g)
{
    progress_stage("drawing");
    voxel_view view = voxel_view_make(g);
    picture p = picture_make(d->options.width, d->options.width * 3 / 4);
    studio s = {voxel_view_meet, &view, d->mesh.bounds, demo_camera(d, 4 / 3.0F), 0.25F};
    studio_photograph(&s, &p);
    demo_save_picture(d, &p, "voxelize");
    picture_free(&p);
    voxel_view_free(&view);
}

void scene_voxelize(demo *d)
{
    voxelization *v = allocate(1, sizeof *v);
    v->mesh = &d->mesh;
    v->grid = grid_make(d->mesh.bounds, d->options.resolution);
    batch *batches[] = {&v->mixed, &v->cells, &v->bricks};
    for (int i = 0; i < 3; i++)
        batches[i]->boxes = packed_boxes_make(BATCH);
    trial_run(d, &(trial){"voxelize", "triangle x cell", voxelize, v});

    progress_stage("counting");
    const uint32_t *size = v->grid.size;
    report_add_fact(&d->report, "voxelize", "cells in the grid", (size_t)size[0] * size[1] * size[2]);
    report_add_fact(&d->report, "voxelize", "cells that the surface touches", grid_count(&v->grid));
    report_add_fact(&d->report, "voxelize", "cells that it encloses", grid_count_enclosed(&v->grid));
    draw(d, &v->grid);
    for (int i = 0; i < 3; i++)
        packed_boxes_free(&batches[i]->boxes);
    grid_free(&v->grid);
    free(v);
}

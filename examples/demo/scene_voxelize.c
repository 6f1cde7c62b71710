/* Which cells of a grid does the mesh touch? One call: lanehit makes the boxes of the cells, and looks only near each
 * triangle. */
#include "scene.h"

#include "fail.h"
#include "grid.h"
#include "head.h"
#include "progress.h"
#include "solid.h"
#include "trial.h"
#include "voxel_view.h"

typedef struct voxelization {
    lh_triangles triangles;
    grid grid;
} voxelization;

static void voxelize(void *context, meter *m)
{
    voxelization *v = context;
    const size_t cells = grid_cells(&v->grid);
    meter_start(m);
    must(lh_overlap_triangle_grid(&v->triangles, &v->grid.cells, v->grid.hits));
    meter_stop(m);
    m->pairs += v->triangles.count;
    m->hits += lh_hits_count(v->grid.hits, cells);
    meter_bytes(m, v->grid.hits, lh_hits_words(cells) * sizeof *v->grid.hits);
}

static void write_head(picture *p, const grid *g, int solid)
{
    char cells[NUMBER_SIZE], middle[NUMBER_SIZE], top[NUMBER_SIZE];
    number(middle, g->size[1] / 2);
    number(top, g->size[1]);
    head h = head_begin(p, 0, 1);
    head_caption(&h,
                 solid ? "%s cells of a grid: on the surface or within it"
                       : "%s cells of a grid: those that the surface meets",
                 number(cells, grid_count(g)));
    head_line(&h, "colour: height above the ground, in cells");
    head_scale(&h, studio_number_color, (const char *const[]){"0", middle, top}, 3);
}

static void draw(demo *d, const grid *g)
{
    progress_stage("drawing");
    voxel_view view = voxel_view_make(g);
    picture p = picture_make(d->options.width, d->options.width * 3 / 4);
    /* Of a flat mesh, cells stand out of its bounds. */
    studio s = {voxel_view_meet, &view, grid_bounds(g), demo_camera(d, 4 / 3.0F), 0.25F, studio_sun};
    studio_photograph(&s, &p);
    picture whole = picture_under_heads(&p, 1, 1);
    write_head(&whole, g, d->options.solid);
    demo_save_picture(d, &whole, "voxelize");
    picture_free(&whole);
    picture_free(&p);
    voxel_view_free(&view);
}

void scene_voxelize(demo *d)
{
    const mesh *m = &d->mesh;
    voxelization v = {mesh_view(m, m->corners, m->count), grid_make(m->bounds, d->options.resolution)};
    trial_run(d, &(trial){"voxelize", "triangle x grid", voxelize, &v});

    progress_stage("counting");
    report_add_fact(&d->report, "voxelize", "cells in the grid", grid_cells(&v.grid));
    report_add_fact(&d->report, "voxelize", "cells that the surface touches", grid_count(&v.grid));
    report_add_fact(&d->report, "voxelize", "cells that it encloses", grid_count_enclosed(&v.grid));
    if (d->options.solid) {
        progress_stage("filling");
        report_add_fact(&d->report, "voxelize", "cells with their centre inside", solid_fill(m, &v.grid));
        report_add_fact(&d->report, "voxelize", "cells of the solid", grid_count(&v.grid));
    }
    draw(d, &v.grid);
    grid_free(&v.grid);
}

/* Which cells of a grid does the mesh touch? One call: lanehit makes the boxes of the cells, and looks only near each
 * triangle. */
#include "scene.h"

#include "fail.h"
#include "grid.h"
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

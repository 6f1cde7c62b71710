/* lanehit-demo: what lanehit is for, on a real mesh, on every backend that this CPU has. */
#include <stdio.h>
#include <stdlib.h>

#include "file.h"
#include "progress.h"
#include "scene.h"

const scene scenes[SCENE_COUNT] = {
    {"voxelize", "the cells of a grid that the triangles touch", scene_voxelize},
    {"raycast", "camera rays through a hierarchy of boxes", scene_raycast},
    {"sweep", "sand through a stencil: fast boxes, thin walls", scene_sweep},
    {"overlap", "a cloud of spheres against the triangles' boxes", scene_overlap},
};

/* From the front, a little from the right and from above. */
camera demo_camera(const demo *d, float aspect)
{
    float turn = (float)d->options.turn * 3.14159265F / 180;
    float right = 0.53F, front = 0.85F;
    vec3 from = {right * cosf(turn) - front * sinf(turn), 0.36F, front * cosf(turn) + right * sinf(turn)};
    return camera_fit((const vec3 *)d->mesh.triangles, d->mesh.count * 3, from, aspect);
}

void demo_save_picture(demo *d, const picture *p, const char *name)
{
    char *path = path_join(d->options.out, name);
    picture_write(p, path);
    report_add_picture(&d->report, path);
}

int main(int argc, char **argv)
{
    demo d = {.options = options_read(argc, argv)};
    d.mesh = mesh_read(d.options.mesh_path);
    d.report.mesh_path = d.options.mesh_path;
    d.report.triangles = d.mesh.count;
    d.report.resolution = d.options.resolution;
    directory_prepare(d.options.out);
    if (d.options.json)
        file_check_writable(d.options.json);

    for (size_t i = 0; i < SCENE_COUNT; i++) {
        if (!(d.options.scenes & 1U << i))
            continue;
        progress_begin(scenes[i].name);
        scenes[i].run(&d);
    }
    progress_clear();
    report_print(&d.report);
    if (d.options.json)
        report_write_json(&d.report, d.options.json);

    int status = d.report.failed ? EXIT_FAILURE : EXIT_SUCCESS;
    report_free(&d.report);
    mesh_free(&d.mesh);
    return status;
}

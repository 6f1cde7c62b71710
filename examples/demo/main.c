/* lanehit-demo: what lanehit is for, on a real mesh, on every backend that this CPU has. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

#include "fail.h"
#include "file.h"
#include "output.h"
#include "progress.h"
#include "scene.h"
#include "solid.h"

const char program_name[] = "lanehit-demo";

const scene scenes[SCENE_COUNT] = {
    {"voxelize", "the cells of a grid that the triangles touch", scene_voxelize},
    {"raycast", "camera rays through a hierarchy of boxes", scene_raycast},
    {"sweep", "sand through a stencil: fast boxes, thin walls", scene_sweep},
    {"sweep-convex", "shards through a grate: fast hulls, thin bars", scene_sweep_convex},
    {"overlap", "a cloud of spheres against the triangles' boxes", scene_overlap},
    {"distance", "how far the points of a slice are from the mesh", scene_distance},
    {"cull", "the boxes that a camera sees on its way around", scene_cull},
    {"broadphase", "which of many moving boxes overlap each other", scene_broadphase},
    {"pile", "bodies of three kinds fall into a bowl and come to rest", scene_pile},
    {"arm", "a robot reaches over the mesh, as far from it as its colour says", scene_arm},
    {"cloth", "a sheet falls on the mesh, and stays whole", scene_cloth},
    {"bounds", "the mesh in each of its bounding volumes", scene_bounds},
};

/* From the front, a little from the right and from above. */
camera demo_camera_of(const demo *d, const vec3 *points, size_t count, float aspect)
{
    float turn = (float)d->options.turn * 3.14159265F / 180;
    float right = 0.53F, front = 0.85F;
    vec3 from = {right * cosf(turn) - front * sinf(turn), 0.36F, front * cosf(turn) + right * sinf(turn)};
    return camera_fit(points, count, from, aspect);
}

camera demo_camera(const demo *d, float aspect)
{
    return demo_camera_of(d, d->mesh.positions, d->mesh.position_count, aspect);
}

/* To be freed. */
static char *picture_path(const demo *d, const char *scene_name)
{
    char name[64];
    snprintf(name, sizeof name, "%s.png", scene_name);
    return path_join(d->options.out, name);
}

void demo_save_picture(demo *d, const picture *p, const char *scene_name)
{
    char *path = picture_path(d, scene_name);
    picture_write(p, path);
    report_add_picture(&d->report, path);
}

static int is_wanted(const demo *d, size_t i)
{
    return d->options.scenes >> i & 1;
}

/* Before the work, so that none is lost. */
static void check_outputs(const demo *d)
{
    directory_prepare(d->options.out);
    for (size_t i = 0; i < SCENE_COUNT; i++) {
        char *path = picture_path(d, scenes[i].name);
        if (is_wanted(d, i))
            output_check(path);
        free(path);
    }
    if (d->options.json)
        output_check(d->options.json);
}

static void require_closed(const demo *d)
{
    const size_t open = solid_open_edges(&d->mesh);
    if (open > 0)
        fail("%s is not closed, as --solid needs it: not just two triangles at %zu %s", d->options.mesh_path,
             open, open == 1 ? "edge" : "edges");
}

static void run_scenes(demo *d)
{
    unsigned all = 0, number = 0;
    for (size_t i = 0; i < SCENE_COUNT; i++)
        all += is_wanted(d, i) ? 1 : 0;
    for (size_t i = 0; i < SCENE_COUNT; i++) {
        if (!is_wanted(d, i))
            continue;
        progress_begin(scenes[i].name, ++number, all);
        scenes[i].run(d);
    }
    progress_clear();
}

static void print_results(const demo *d)
{
    const char *json = d->options.json;
    if (!json || !output_is_standard(json))
        report_print(&d->report);
    if (json)
        report_write_json(&d->report, json);
}

int main(int argc, char **argv)
{
    /* A pipe that nobody reads and a file that grows too long are errors to be told like others. */
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);

    demo d = {.options = options_read(argc, argv)};
    check_isa_variable();
    d.mesh = mesh_read(d.options.mesh_path, d.options.up);
    d.report.mesh_path = d.options.mesh_path;
    d.report.triangles = d.mesh.count;
    d.report.resolution = d.options.resolution;
    if (d.options.solid)
        require_closed(&d);
    check_outputs(&d);

    run_scenes(&d);
    print_results(&d);

    int status = d.report.failed ? EXIT_FAILURE : EXIT_SUCCESS;
    report_free(&d.report);
    mesh_free(&d.mesh);
    return status;
}

/* The scenes, and what they have in common. */
#ifndef DEMO_SCENE_H
#define DEMO_SCENE_H

#include <stddef.h>

#include "camera.h"
#include "mesh.h"
#include "options.h"
#include "picture.h"
#include "report.h"

typedef struct demo {
    options options;
    mesh mesh;
    report report;
} demo;

typedef struct scene {
    const char *name, *about;
    void (*run)(demo *d);
} scene;

enum { SCENE_COUNT = 12 };
extern const scene scenes[SCENE_COUNT];

void scene_voxelize(demo *d);
void scene_raycast(demo *d);
void scene_sweep(demo *d);
void scene_sweep_convex(demo *d);
void scene_overlap(demo *d);
void scene_distance(demo *d);
void scene_cull(demo *d);
void scene_broadphase(demo *d);
void scene_pile(demo *d);
void scene_arm(demo *d);
void scene_cloth(demo *d);
void scene_bounds(demo *d);

/* The view of the mesh that all pictures of it share. */
camera demo_camera(const demo *d, float aspect);

/* Likewise, of other points. */
camera demo_camera_of(const demo *d, const vec3 *points, size_t count, float aspect);

/* Writes the picture of the scene, and reports it. */
void demo_save_picture(demo *d, const picture *p, const char *scene_name);

#endif

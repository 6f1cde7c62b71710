/* The mesh in each of its bounding volumes. */
#ifndef DEMO_SCENE_BOUNDS_H
#define DEMO_SCENE_BOUNDS_H

#include "scene.h"

typedef enum volume_name { BOX, TURNED, GROWN, SMALLEST, CAPSULE, KDOP, VOLUMES } volume_name;

extern const char *const volume_names[VOLUMES];

/* What lh_pack_*_around wrote: one volume, a column for each of its numbers. */
enum { VOLUME_PITCH = 16, VOLUME_ROOM = LH_COLUMNS_KDOPS * VOLUME_PITCH };

typedef struct volume_picture {
    const float *columns[VOLUMES];
    int has_void; /* the mesh is closed */
    double void_share[VOLUMES];
} volume_picture;

void bounds_draw(demo *d, const volume_picture *of);

#endif

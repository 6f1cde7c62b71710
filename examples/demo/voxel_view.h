/* A grid as a thing that rays can meet. */
#ifndef DEMO_VOXEL_VIEW_H
#define DEMO_VOXEL_VIEW_H

#include "grid.h"
#include "studio.h"

typedef struct voxel_view {
    const grid *grid;
    uint32_t bricks[3];      /* along x, y, z */
    unsigned char *occupied; /* a brick with no cell set is stepped over as a whole */
} voxel_view;

voxel_view voxel_view_make(const grid *g);
void voxel_view_free(voxel_view *v);

/* As studio's `meet`. */
int voxel_view_meet(const void *view, const ray *r, surface *nearest);

#endif

/* A swarm of small boxes over the surface of the mesh: each swings about its place, in steps that are the same on
 * every machine. */
#ifndef DEMO_SWARM_H
#define DEMO_SWARM_H

#include <stddef.h>
#include <stdint.h>

#include "mesh.h"
#include "packed.h"

/* Where a box swings about, and where on its swing it is along each axis: 2^16 is there and back. */
typedef struct swinging {
    vec3 place;
    uint16_t phase[3], step[3];
} swinging;

typedef struct swarm {
    swinging *members;
    size_t count;
    float size; /* of each box, along each axis */
} swarm;

/* 6 * fineness^2 boxes, as many as squares if each face of a cube is divided into fineness^2 of them. If the cube is 1
 * wide, the size of a box is a fixed share of the side of such a square. */
swarm swarm_make(const mesh *m, unsigned fineness);
void swarm_free(swarm *s);

/* The first boxes, so many, as they are in a frame, counted from 0. They are as spread over the mesh as all. */
void swarm_move(const swarm *s, size_t count, uint32_t frame, packed_boxes *boxes);

#endif

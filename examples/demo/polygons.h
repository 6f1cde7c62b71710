/* Positions and faces, as a file has them: to be handed to the mesh library, which cuts the faces into triangles. */
#ifndef DEMO_POLYGONS_H
#define DEMO_POLYGONS_H

#include <stddef.h>
#include <stdint.h>

#include "geometry.h"

/* Which vertices a face has. */
typedef struct corner_list {
    uint32_t *at;
    size_t count, capacity;
} corner_list;

void corner_list_add(corner_list *l, uint32_t corner);

/* Stands for every index that no vertex can have. */
static const uint32_t no_vertex = UINT32_MAX;

typedef struct polygons {
    vec3 *vertices;
    size_t vertex_count, vertex_capacity;
    corner_list corners; /* of each face: how many, then which */
    size_t faces;        /* in it */
    size_t left_out;     /* because they have fewer than three corners */
} polygons;

void polygons_add_vertex(polygons *p, vec3 position);
void polygons_add_face(polygons *p, const uint32_t *corners, size_t count);
void polygons_free(polygons *p);

/* A PLY file of them in this machine's byte order, to be freed. Fails with one line that names the path if a face has a
 * vertex that is not there. */
char *polygons_as_ply(const polygons *p, const char *path, size_t *size);

#endif

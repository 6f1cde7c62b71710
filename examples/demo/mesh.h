/* The mesh that the scenes work on. */
#ifndef DEMO_MESH_H
#define DEMO_MESH_H

#include <stddef.h>
#include <stdint.h>

#include "geometry.h"

typedef struct mesh {
    triangle *triangles; /* scaled and moved: centred on the origin, the longest side of its bounds 1 */
    box *boxes;          /* of each triangle */
    triangle *normals;   /* at the three corners of each triangle, for smooth shading */
    size_t count;
    box bounds;
} mesh;

/* Reads OBJ, PLY, STL, glTF and whatever else Assimp knows; fails with one line where there is no mesh. The
 * axis of the file that points upwards, 'y' or 'z', becomes y. */
mesh mesh_read(const char *path, char up);
void mesh_free(mesh *m);

/* When the ray meets the triangle, and the weights of its corners b and c there; INFINITY if it does not. */
float triangle_hit(const triangle *t, const ray *r, float *weight_b, float *weight_c);

/* Likewise, for triangle i of a mesh, the context: as bvh_trace wants it. */
float mesh_hit(const void *context, uint32_t i, const ray *r);

/* The smoothed normal where the ray meets triangle i, of unit length, on the side that the ray comes from. */
vec3 mesh_normal(const mesh *m, uint32_t i, const ray *r);

#endif

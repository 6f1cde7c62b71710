/* The mesh that the scenes work on. */
#ifndef DEMO_MESH_H
#define DEMO_MESH_H

#include <stddef.h>
#include <stdint.h>

#include <lanehit/lanehit.h>

#include "geometry.h"
#include "mesh_file.h"

typedef struct mesh {
    vec3 *positions;           /* scaled and moved: centred on the origin, the longest side of its bounds 1 */
    triangle_corners *corners; /* of each triangle */
    box *boxes;                /* of each triangle */
    triangle *normals;         /* at the three corners of each triangle, for smooth shading */
    size_t position_count, count;
    box bounds;
} mesh;

static inline triangle mesh_triangle(const mesh *m, size_t i)
{
    const uint32_t *at = m->corners[i].at;
    return (triangle){m->positions[at[0]], m->positions[at[1]], m->positions[at[2]]};
}

/* Some triangles of the mesh, as it lies. */
static inline lh_triangles mesh_view(const mesh *m, const triangle_corners *of, size_t count)
{
    return lh_triangles_mesh(&m->positions->x, sizeof *m->positions, of->at, count);
}

/* All triangles one after the other, to be freed. */
triangle *mesh_flatten(const mesh *m);

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

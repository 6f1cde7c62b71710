#include "polygons.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "byte_order.h"
#include "fail.h"

void corner_list_add(corner_list *l, uint32_t corner)
{
    if (l->count == l->capacity)
        l->at = enlarge(l->at, &l->capacity, sizeof *l->at);
    l->at[l->count++] = corner;
}

void polygons_add_vertex(polygons *p, vec3 position)
{
    if (p->vertex_count == p->vertex_capacity)
        p->vertices = enlarge(p->vertices, &p->vertex_capacity, sizeof *p->vertices);
    p->vertices[p->vertex_count++] = position;
}

void polygons_add_face(polygons *p, const uint32_t *corners, size_t count)
{
    if (count < 3) {
        p->left_out++;
        return;
    }
    p->faces++;
    corner_list_add(&p->corners, (uint32_t)count);
    for (size_t i = 0; i < count; i++)
        corner_list_add(&p->corners, corners[i]);
}

void polygons_free(polygons *p)
{
    free(p->vertices);
    free(p->corners.at);
}

static void check_corners(const polygons *p, const char *path)
{
    const uint32_t *at = p->corners.at;
    for (size_t i = 0; i < p->corners.count; i += at[i] + 1)
        for (uint32_t c = 1; c <= at[i]; c++)
            if (at[i + c] >= p->vertex_count)
                fail("'%s' has a face with a vertex that is not there", path);
}

char *polygons_as_ply(const polygons *p, const char *path, size_t *size)
{
    check_corners(p, path);
    char header[256];
    int length = snprintf(header, sizeof header,
                          "ply\nformat binary_%s_endian 1.0\nelement vertex %zu\nproperty float x\n"
                          "property float y\nproperty float z\nelement face %zu\n"
                          "property list uint uint vertex_indices\nend_header\n",
                          is_big_endian() ? "big" : "little", p->vertex_count, p->faces);
    size_t header_size = (size_t)length, vertices_size = p->vertex_count * sizeof *p->vertices,
           corners_size = p->corners.count * sizeof *p->corners.at;
    *size = header_size + vertices_size + corners_size;
    char *bytes = allocate(*size, 1);
    memcpy(bytes, header, header_size);
    if (vertices_size)
        memcpy(bytes + header_size, p->vertices, vertices_size);
    if (corners_size)
        memcpy(bytes + header_size + vertices_size, p->corners.at, corners_size);
    return bytes;
}

/* What the programs share: a mesh, and numbers. */
#ifndef LANEHIT_BENCH_CLIENT_H
#define LANEHIT_BENCH_CLIENT_H

#include <inttypes.h>
#include <math.h>

#include "program.h"

static unsigned number_up_to(unsigned most, const char *word)
{
    char *end;
    const unsigned long number = strtoul(word, &end, 10);
    if (*end != '\0' || number == 0 || number > most)
        fail("a number is wanted, from 1 up, and not too large");
    return (unsigned)number;
}

/* Makes a box hold a point. */
static void include(float min[3], float max[3], const float point[3])
{
    for (int axis = 0; axis < 3; axis++) {
        min[axis] = fminf(min[axis], point[axis]);
        max[axis] = fmaxf(max[axis], point[axis]);
    }
}

typedef struct mesh {
    size_t vertices, triangles;
    float *positions;  /* three a vertex */
    uint32_t *corners; /* three a triangle */
} mesh;

/* Vertices are lines of three floats, and faces lines of a 3 and three corners. */
static mesh read_mesh(const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file)
        fail("cannot open the mesh");
    mesh m = {0};
    char line[256];
    while (fgets(line, sizeof line, file) && strncmp(line, "end_header", 10) != 0) {
        sscanf(line, "element vertex %zu", &m.vertices);
        sscanf(line, "element face %zu", &m.triangles);
    }
    if (m.vertices == 0 || m.triangles == 0)
        fail("no mesh in an ASCII PLY");
    m.positions = allocate(m.vertices, 3 * sizeof *m.positions);
    m.corners = allocate(m.triangles, 3 * sizeof *m.corners);
    int sound = 1;
    for (size_t i = 0; i < m.vertices && sound; i++) {
        float *p = m.positions + 3 * i;
        sound = fscanf(file, "%f %f %f", p, p + 1, p + 2) == 3 && isfinite(p[0] + p[1] + p[2]);
    }
    for (size_t i = 0; i < m.triangles && sound; i++) {
        uint32_t *c = m.corners + 3 * i;
        sound = fscanf(file, " 3 %" SCNu32 " %" SCNu32 " %" SCNu32, c, c + 1, c + 2) == 3;
        for (int k = 0; k < 3; k++)
            sound &= c[k] < m.vertices;
    }
    fclose(file);
    if (!sound)
        fail("the mesh is cut off, or not of triangles");
    return m;
}

#endif

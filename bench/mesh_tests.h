/* Tests as a mesh gives them: its triangles, their boxes, rays at them. */
#ifndef LANEHIT_BENCH_MESH_TESTS_H
#define LANEHIT_BENCH_MESH_TESTS_H

#include "problem.h"

typedef struct mesh_tests {
    size_t count;
    float (*triangles)[9]; /* along a curve that fills space, so that neighbours follow each other */
    float low[3], high[3]; /* the bounds of all */
} mesh_tests;

/* Reads OBJ, PLY, STL, glTF and whatever else Assimp knows. Ends the program with one line where there is no mesh,
 * or where the build has no Assimp. */
mesh_tests mesh_tests_read(const char *path);

void mesh_tests_free(mesh_tests *m);

/* Each element against one of the next eight along the curve: what a broad phase hands over. In a form with one
 * operand that is made of the middle triangle. How many hit is up to the mesh. */
int problem_create_from_mesh(problem *p, const workload *w, form f, size_t n, mesh_tests *m);

#endif

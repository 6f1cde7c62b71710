/* The inside of a closed mesh, by parity: a point is inside if a ray from it meets the surface an odd number of
 * times. */
#ifndef DEMO_SOLID_H
#define DEMO_SOLID_H

#include "grid.h"
#include "mesh.h"

/* How many edges have not just two triangles: 0 if the mesh is closed. Corners in one place are one, whatever their
 * numbers. */
size_t solid_open_edges(const mesh *m);

/* Sets the cells whose centre is inside; returns how many these are. Others stay as they are. */
size_t solid_fill(const mesh *m, grid *g);

#endif

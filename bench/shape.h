/* The shapes that operands are made of: how to draw one at random, and how to see many as a view. */
#ifndef LANEHIT_BENCH_SHAPE_H
#define LANEHIT_BENCH_SHAPE_H

#include "lanehit/lanehit.h"
#include "random.h"

enum { COLUMNS_MAX = 9 };

/* How to draw an element: as `columns` floats, at most COLUMNS_MAX. centre: where it is, or where it is
 * going; spread: how far from there it may be along each axis. */
typedef struct shape {
    size_t columns;
    void (*draw)(random_state *r, const float centre[3], float spread, float *element);
} shape;

extern const shape sphere_shape;     /* x y z radius */
extern const shape triangle_shape;   /* a, b, c */
extern const shape box_shape;        /* min, max */
extern const shape large_box_shape;  /* likewise: contains every small box that has its centre */
extern const shape small_box_shape;  /* likewise */
extern const shape ray_shape;        /* origin, dir, inv_dir */
extern const shape moving_box_shape; /* min, max, velocity: reaches its place near the centre before t = 1 */
extern const shape slow_box_shape;   /* likewise, but it starts there and hardly moves */

/* Many elements of a shape: column[k] points to the k-th float of the first. Fields as in the views. */
typedef struct operand {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *column[COLUMNS_MAX];
} operand;

#endif

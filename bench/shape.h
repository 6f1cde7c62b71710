/* What operands are made of: shapes by kind of view, how to draw one at random, and how callers see many as a view. */
#ifndef LANEHIT_BENCH_SHAPE_H
#define LANEHIT_BENCH_SHAPE_H

#include "lanehit/lanehit.h"
#include "dice.h"

enum { COLUMNS_MAX = 26 };

/* Of a frustum, in every workload. */
enum { FRUSTUM_PLANES = 6 };

/* Each hull, about the origin: spread over the unit sphere by the golden angle; and each polygon. */
enum { HULL_VERTICES = 16, POLYGON_VERTICES = 4 };
lh_vectors hull_of_workloads(void);

typedef struct range {
    float low, high;
} range;

/* A shape of some size, and maybe a motion; both are kinds of views, of src/description/kinds.h. An element of it is
 * the floats of the one view and then of the other, in the order of their arrays. */
typedef struct material {
    unsigned shape, motion; /* motion 0: it stays */
    range size;             /* of its radius, half extents, ... */
} material;

size_t columns_of(material m);

/* centre: where it is, or where it is before t = 1; spread: how far from there it may be along each axis. */
void draw_element(dice *d, material m, const float centre[3], float spread, float *element);

/* Lays an oriented box on a face of another one, which it widens there: in it or off it by a little. */
void draw_rest(dice *d, float *below, float *box);

/* Many elements: column[k] points to the k-th float of the first. Fields as in the views. */
typedef struct operand {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *column[COLUMNS_MAX];
} operand;

typedef union any_view {
    lh_aabbs aabbs;
    lh_spheres spheres;
    lh_triangles triangles;
    lh_segments segments;
    lh_capsules capsules;
    lh_cylinders cylinders;
    lh_ellipsoids ellipsoids;
    lh_kdops kdops;
    lh_planes planes;
    lh_vectors vectors;
    lh_obbs obbs;
    lh_poses poses;
    lh_numbers numbers;
    lh_rays rays;
} any_view;

/* Makes a view of an operand's columns from the given one on, with the options of a workload, as callers do. */
typedef void make_view(any_view *view, const operand *o, size_t column, unsigned options);

make_view *maker_of(unsigned kind);

/* Whether a view is vectors that belong to the shape before them. */
int is_motion(unsigned kind);

/* Whether a view is one for all tests, whatever their form. */
int is_set(unsigned kind);

#endif

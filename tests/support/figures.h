/* The geometry behind the rows of shapes.h. Elements are made from a point and not from one another, so that
 * any operand may come first and the others be built to meet it. */
#ifndef LANEHIT_TESTS_FIGURES_H
#define LANEHIT_TESTS_FIGURES_H

#include "shapes.h"

/* Components of a ray. */
enum { RAY_ORIGIN = 0, RAY_DIR = 3, RAY_INV_DIR = 6, RAY_T_MIN = 9, RAY_T_MAX = 10 };

point aabb_point(dice *d, const element *e);
element aabb_build(dice *d, point p, relation how, float size);
void aabb_degenerate(dice *d, element *e);

point sphere_point(dice *d, const element *e);
element sphere_build(dice *d, point p, relation how, float size);
void sphere_degenerate(dice *d, element *e);

point triangle_point(dice *d, const element *e);
element triangle_build(dice *d, point p, relation how, float size);
void triangle_degenerate(dice *d, element *e);

/* A vector has no place: its point is its tip, and the point that it is built for does not matter. */
point vector_point(dice *d, const element *e);
element vector_build(dice *d, point p, relation how, float size);
void vector_degenerate(dice *d, element *e);

point ray_point(dice *d, const element *e);
element ray_build(dice *d, point p, relation how, float size);
void ray_degenerate(dice *d, element *e);

#endif

/* What figures of several kinds are drawn by, and the figures, which figures_of_kinds.c puts in order. */
#ifndef LANEHIT_TESTS_FIGURES_DRAWING_H
#define LANEHIT_TESTS_FIGURES_DRAWING_H

#include <math.h>

#include "../figures.h"

static inline point random_point(dice *d, float reach)
{
    point p;
    for (int axis = 0; axis < 3; axis++)
        p.at[axis] = dice_between(d, -reach, reach);
    return p;
}

/* Axes are zero now and then, of either sign: directions along planes and axes. */
static inline point random_direction(dice *d, float size)
{
    point p = random_point(d, size);
    for (int axis = 0; axis < 3; axis++)
        if (dice_one_in(d, 8))
            p.at[axis] = dice_sign(d) * 0.0f;
    return p;
}

static inline float length(point p)
{
    return sqrtf(p.at[0] * p.at[0] + p.at[1] * p.at[1] + p.at[2] * p.at[2]);
}

static inline point cross(point a, point b)
{
    return (point){{a.at[1] * b.at[2] - a.at[2] * b.at[1], a.at[2] * b.at[0] - a.at[0] * b.at[2],
                    a.at[0] * b.at[1] - a.at[1] * b.at[0]}};
}

extern const figure aabb_figure, obb_figure, kdop_figure, pose_figure, vertex_figure;
extern const figure segment_figure, sphere_figure, capsule_figure, cylinder_figure, ellipsoid_figure;
extern const figure triangle_figure, plane_figure, half_space_figure, vector_figure, margin_figure,
    point_figure, ray_figure;

#endif

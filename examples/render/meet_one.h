/* The ray, along z from the origin, and one triangle, in doubles: see triangles.h. */
#ifndef RENDER_MEET_ONE_H
#define RENDER_MEET_ONE_H

#include "tracer.h"

typedef struct corner {
    double x, y, z;
} corner;

/* Twice the area of the triangle of the origin, p and q. Products of floats are exact, so that the difference is
 * rounded once, and its sign is right. */
static inline double area_towards(const corner *p, const corner *q)
{
    return p->x * q->y - p->y * q->x;
}

/* Whether the triangle is met no later than at t_max, and before what is the nearest so far, which it becomes then. */
static inline int meet_one(const corner at[3], double along_z, float t_max, uint32_t number, hit *nearest)
{
    const double of_a = area_towards(&at[1], &at[2]), of_b = area_towards(&at[2], &at[0]);
    const double of_c = area_towards(&at[0], &at[1]);
    const double area = of_a + of_b + of_c;
    const int is_on_one_side = (of_a >= 0 && of_b >= 0 && of_c >= 0) || (of_a <= 0 && of_b <= 0 && of_c <= 0);
    if (!is_on_one_side || area == 0) /* seen from the side it is nothing, and its neighbours are met */
        return 0;
    const double weighted = of_a * at[0].z + of_b * at[1].z + of_c * at[2].z;
    const float t = (float)(weighted / (area * along_z));
    if (!(t >= 0 && t <= t_max) || t > nearest->t || (t == nearest->t && number > nearest->triangle))
        return 0;
    *nearest = (hit){t, number, (float)(of_b / area), (float)(of_c / area)};
    return 1;
}

#endif

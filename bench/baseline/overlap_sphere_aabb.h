/* Squared distance from the centre to its clamp onto the box. */
#include "loop.h"

ALWAYS_INLINE float distance_to_clamp(float c, float low, float high)
{
    return minimum(maximum(c, low), high) - c;
}

ALWAYS_INLINE void sphere_loop(size_t n, size_t each_sphere, size_t each_box, const float *restrict x,
                               const float *restrict y, const float *restrict z, const float *restrict radius,
                               const float *restrict min_x, const float *restrict min_y,
                               const float *restrict min_z, const float *restrict max_x,
                               const float *restrict max_y, const float *restrict max_z,
                               uint8_t *restrict hits)
{
#pragma clang loop vectorize(enable)
    for (size_t i = 0; i < n; i++) {
        const size_t s = i * each_sphere, b = i * each_box;
        const float dx = distance_to_clamp(x[s], min_x[b], max_x[b]);
        const float dy = distance_to_clamp(y[s], min_y[b], max_y[b]);
        const float dz = distance_to_clamp(z[s], min_z[b], max_z[b]);
        hits[i] = dx * dx + dy * dy + dz * dz <= radius[s] * radius[s];
    }
}

ALWAYS_INLINE void sphere_form(size_t n, size_t each_sphere, size_t each_box, const lh_spheres *s,
                               const lh_aabbs *b, uint8_t *hits)
{
    sphere_loop(n, each_sphere, each_box, s->x, s->y, s->z, s->radius, b->min_x, b->min_y, b->min_z, b->max_x,
                b->max_y, b->max_z, hits);
}

static void overlap_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes, size_t n, uint8_t *hits)
{
    if (spheres->count == boxes->count)
        sphere_form(n, 1, 1, spheres, boxes, hits);
    else if (spheres->count == 1)
        sphere_form(n, 0, 1, spheres, boxes, hits);
    else
        sphere_form(n, 1, 0, spheres, boxes, hits);
}

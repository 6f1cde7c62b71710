#include "rays.h"

#include <math.h>
#include <string.h>

#include "floats.h"
#include "subject.h"

void make_zeros_tiny(stream *s, float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        if (floats[DIRECTION + axis] == 0.0f) {
            double largest = draw_one_in(s, 4) ? smallest_promised : largest_zero_direction;
            double tiny = draw_one_in(s, 4) ? largest : largest * draw_power(s, -21, 0);
            floats[DIRECTION + axis] = nearest_float(draw_sign(s) * tiny);
        }
}

void limit_oddly(stream *s, float *floats)
{
    const float starts[] = {-1.0f, -INFINITY, -0.0f, NAN, 0x1p-149f};
    const float ends[] = {0x1p127f, 0x1.fffffep127f, INFINITY, NAN, 0.0f, -0.0f, 0x1p-149f, -1.0f};
    floats[T_MIN] = starts[draw_integer(s, 0, sizeof starts / sizeof *starts - 1)];
    floats[T_MAX] = ends[draw_integer(s, 0, sizeof ends / sizeof *ends - 1)];
}

lh_rays rays_of(const float *cases, size_t floats_each, size_t n)
{
    const uint32_t stride = (uint32_t)(floats_each * sizeof(float));
    lh_rays rays = lh_rays_aos(cases + ORIGIN, stride, n);
    rays.t_min = cases + T_MIN;
    rays.t_max = cases + T_MAX;
    rays.t_stride = stride;
    return rays;
}

lh_rays inverted_rays_of(const float *cases, size_t floats_each, size_t n)
{
    static float inverted[BATCH * RAY_END];
    for (size_t i = 0; i < n; i++) {
        float *ray = inverted + i * RAY_END;
        memcpy(ray, cases + i * floats_each, RAY_END * sizeof *ray);
        for (size_t axis = 0; axis < 3; axis++)
            ray[DIRECTION + axis] = 1.0f / ray[DIRECTION + axis];
    }

    lh_rays rays = rays_of(inverted, RAY_END, n);
    rays.inv_dir_x = rays.dir_x;
    rays.inv_dir_y = rays.dir_y;
    rays.inv_dir_z = rays.dir_z;
    rays.dir_x = rays.dir_y = rays.dir_z = NULL;
    return rays;
}

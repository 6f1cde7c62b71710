/* The centre in the box's coordinates, and its distance from the box there. */
#include "loop.h"

typedef struct turned_box {
    point centre, half;
    float x, y, z, w;
} turned_box;

ALWAYS_INLINE turned_box turned_box_at(const lh_obbs *v, size_t i)
{
    return (turned_box){{v->x[i], v->y[i], v->z[i]},
                        {v->half_x[i], v->half_y[i], v->half_z[i]},
                        v->qx[i],
                        v->qy[i],
                        v->qz[i],
                        v->qw[i]};
}

ALWAYS_INLINE float beyond_half(float seen, float half)
{
    return maximum(fabsf(seen) - half, 0.0f);
}

ALWAYS_INLINE int sphere_meets_turned_box(sphere s, turned_box b)
{
    const point way = minus(s.centre, b.centre);
    const float x = b.x, y = b.y, z = b.z, w = b.w, scale = 2.0f / (x * x + y * y + z * z + w * w);
    const point x_axis = {1.0f - (y * y + z * z) * scale, (x * y + w * z) * scale, (x * z - w * y) * scale};
    const point y_axis = {(x * y - w * z) * scale, 1.0f - (x * x + z * z) * scale, (y * z + w * x) * scale};
    const point z_axis = {(x * z + w * y) * scale, (y * z - w * x) * scale, 1.0f - (x * x + y * y) * scale};
    const point d = {beyond_half(dot(way, x_axis), b.half.x), beyond_half(dot(way, y_axis), b.half.y),
                     beyond_half(dot(way, z_axis), b.half.z)};
    return dot(d, d) <= s.radius * s.radius;
}

ALWAYS_INLINE void sphere_obb_loop(form f, size_t n, lh_spheres spheres, lh_obbs boxes, uint8_t *hits)
{
    const sphere one = sphere_at(&spheres, 0);
    const turned_box one_box = turned_box_at(&boxes, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++)
        hits[i] = (uint8_t)sphere_meets_turned_box(f == FORM_ONE_FIRST ? one : sphere_at(&spheres, i),
                                                   f == FORM_ONE_SECOND ? one_box : turned_box_at(&boxes, i));
}

static void loop_overlap_sphere_obb(const problem *p)
{
    const overlap_sphere_obb_arguments a = overlap_sphere_obb_arguments_of(&p->call);
    BY_FORM(p, sphere_obb_loop, p->n, *a.spheres, *a.boxes, p->bytes);
}

static const query_notes overlap_sphere_obb = {
    .loop = loop_overlap_sphere_obb,
};

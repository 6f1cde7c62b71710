/* Thirteen separating axes, all of them, without branches. Edges and normal are formed from the vertices as
 * given, so that the loop over boxes forms them once. */
#include "loop.h"

typedef struct vector {
    float x, y, z;
} vector;

ALWAYS_INLINE vector minus(vector a, vector b)
{
    return (vector){a.x - b.x, a.y - b.y, a.z - b.z};
}

ALWAYS_INLINE float dot(vector a, vector b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

ALWAYS_INLINE vector cross(vector a, vector b)
{
    return (vector){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

ALWAYS_INLINE vector magnitudes(vector a)
{
    return (vector){fabsf(a.x), fabsf(a.y), fabsf(a.z)};
}

ALWAYS_INLINE int apart_on_box_axis(float a, float b, float c, float low, float high)
{
    const int above = minimum(minimum(a, b), c) > high;
    const int below = maximum(maximum(a, b), c) < low;
    return above | below;
}

/* The box covers [-radius, radius], the triangle what is between the projections p and q. */
ALWAYS_INLINE int apart(float p, float q, float radius)
{
    const int above = minimum(p, q) > radius;
    const int below = maximum(p, q) < -radius;
    return above | below;
}

/* The products of the edge e with the three box axes. v: a vertex on the edge, w: the one that is not. */
ALWAYS_INLINE int apart_on_edge_axes(vector e, vector v, vector w, vector half)
{
    const vector m = magnitudes(e);
    const int x = apart(e.y * v.z - e.z * v.y, e.y * w.z - e.z * w.y, half.y * m.z + half.z * m.y);
    const int y = apart(e.z * v.x - e.x * v.z, e.z * w.x - e.x * w.z, half.z * m.x + half.x * m.z);
    const int z = apart(e.x * v.y - e.y * v.x, e.x * w.y - e.y * w.x, half.x * m.y + half.y * m.x);
    return x | y | z;
}

ALWAYS_INLINE int overlap(vector a, vector b, vector c, vector low, vector high)
{
    int separated = apart_on_box_axis(a.x, b.x, c.x, low.x, high.x);
    separated |= apart_on_box_axis(a.y, b.y, c.y, low.y, high.y);
    separated |= apart_on_box_axis(a.z, b.z, c.z, low.z, high.z);

    const vector centre = {(low.x + high.x) * 0.5f, (low.y + high.y) * 0.5f, (low.z + high.z) * 0.5f};
    const vector half = minus(high, centre);
    const vector va = minus(a, centre), vb = minus(b, centre), vc = minus(c, centre);
    const vector e0 = minus(b, a), e1 = minus(c, b), e2 = minus(a, c);
    const vector normal = cross(e0, e1);

    separated |= fabsf(dot(normal, va)) > dot(half, magnitudes(normal));
    separated |= apart_on_edge_axes(e0, va, vc, half);
    separated |= apart_on_edge_axes(e1, vb, va, half);
    separated |= apart_on_edge_axes(e2, vc, vb, half);
    return !separated;
}

ALWAYS_INLINE void triangle_loop(size_t n, size_t each_triangle, size_t each_box, const float *restrict ax,
                                 const float *restrict ay, const float *restrict az, const float *restrict bx,
                                 const float *restrict by, const float *restrict bz, const float *restrict cx,
                                 const float *restrict cy, const float *restrict cz,
                                 const float *restrict min_x, const float *restrict min_y,
                                 const float *restrict min_z, const float *restrict max_x,
                                 const float *restrict max_y, const float *restrict max_z,
                                 uint8_t *restrict hits)
{
#pragma clang loop vectorize(enable)
    for (size_t i = 0; i < n; i++) {
        const size_t t = i * each_triangle, b = i * each_box;
        hits[i] = (uint8_t)overlap((vector){ax[t], ay[t], az[t]}, (vector){bx[t], by[t], bz[t]},
                                   (vector){cx[t], cy[t], cz[t]}, (vector){min_x[b], min_y[b], min_z[b]},
                                   (vector){max_x[b], max_y[b], max_z[b]});
    }
}

ALWAYS_INLINE void triangle_form(size_t n, size_t each_triangle, size_t each_box, const lh_triangles *t,
                                 const lh_aabbs *b, uint8_t *hits)
{
    triangle_loop(n, each_triangle, each_box, t->ax, t->ay, t->az, t->bx, t->by, t->bz, t->cx, t->cy, t->cz,
                  b->min_x, b->min_y, b->min_z, b->max_x, b->max_y, b->max_z, hits);
}

static void overlap_triangle_aabb(const lh_triangles *triangles, const lh_aabbs *boxes, size_t n,
                                  uint8_t *hits)
{
    if (triangles->count == boxes->count)
        triangle_form(n, 1, 1, triangles, boxes, hits);
    else if (triangles->count == 1)
        triangle_form(n, 0, 1, triangles, boxes, hits);
    else
        triangle_form(n, 1, 0, triangles, boxes, hits);
}

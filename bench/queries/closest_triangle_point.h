/* The foot on the plane, by barycentric coordinates, or the closest of the feet on the edges. */
#include "loop.h"

typedef struct triangle_foot {
    float u, v, distance2;
    point way;
} triangle_foot;

ALWAYS_INLINE triangle_foot foot_at(point ap, point ab, point ac, float u, float v)
{
    const point way = {ap.x - u * ab.x - v * ac.x, ap.y - u * ab.y - v * ac.y, ap.z - u * ab.z - v * ac.z};
    return (triangle_foot){u, v, dot(way, way), way};
}

ALWAYS_INLINE float share_of(float x)
{
    return minimum(maximum(x, 0.0f), 1.0f);
}

ALWAYS_INLINE triangle_foot nearer(triangle_foot a, triangle_foot b)
{
    const int first = a.distance2 <= b.distance2;
    return (triangle_foot){first ? a.u : b.u,
                           first ? a.v : b.v,
                           first ? a.distance2 : b.distance2,
                           {first ? a.way.x : b.way.x, first ? a.way.y : b.way.y, first ? a.way.z : b.way.z}};
}

ALWAYS_INLINE triangle_foot closest_in(triangle t, point p)
{
    const point ab = minus(t.b, t.a), ac = minus(t.c, t.a), bc = minus(t.c, t.b);
    const point ap = minus(p, t.a), bp = minus(p, t.b);
    const float bb = dot(ab, ab), bc_ = dot(ab, ac), cc = dot(ac, ac), pb = dot(ap, ab), pc = dot(ap, ac);
    const float area = 1.0f / (bb * cc - bc_ * bc_);
    const float u = (cc * pb - bc_ * pc) * area, v = (bb * pc - bc_ * pb) * area;
    const triangle_foot inside = foot_at(ap, ab, ac, u, v);
    const float of_bc = share_of(dot(bp, bc) / dot(bc, bc));
    const triangle_foot edge = nearer(
        nearer(foot_at(ap, ab, ac, share_of(pb / bb), 0.0f), foot_at(ap, ab, ac, 0.0f, share_of(pc / cc))),
        foot_at(ap, ab, ac, 1.0f - of_bc, of_bc));
    const int is_inside = (u >= 0.0f) & (v >= 0.0f) & (u + v <= 1.0f);
    return (triangle_foot){is_inside ? inside.u : edge.u,
                           is_inside ? inside.v : edge.v,
                           is_inside ? inside.distance2 : edge.distance2,
                           {is_inside ? inside.way.x : edge.way.x, is_inside ? inside.way.y : edge.way.y,
                            is_inside ? inside.way.z : edge.way.z}};
}

ALWAYS_INLINE void closest_in_triangles_loop(form f, unsigned options, size_t n, lh_triangles triangles,
                                             lh_vectors points, float *distance2, float *u, float *v,
                                             lh_xyz on_triangle)
{
    const triangle one_triangle = triangle_at(&triangles, 0);
    const point one_point = vector_at(&points, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const triangle t = f == FORM_ONE_FIRST ? one_triangle : triangle_at(&triangles, i);
        const point p = f == FORM_ONE_SECOND ? one_point : vector_at(&points, i);
        const triangle_foot foot = closest_in(t, p);
        distance2[i] = foot.distance2;
        if (options & WANT_OTHERS) {
            u[i] = foot.u;
            v[i] = foot.v;
            on_triangle.x[i] = p.x - foot.way.x;
            on_triangle.y[i] = p.y - foot.way.y;
            on_triangle.z[i] = p.z - foot.way.z;
        }
    }
}

ALWAYS_INLINE void closest_in_triangles_forms(unsigned options, const problem *p)
{
    const closest_triangle_point_arguments a = closest_triangle_point_arguments_of(&p->call);
    BY_FORM(p, closest_in_triangles_loop, options, p->n, *a.triangles, *a.points, a.distance2, a.u, a.v,
            a.on_triangle);
}

static void loop_closest_triangle_point(const problem *p)
{
    switch (p->work->options) {
        CASE(WANT_FIRST, closest_in_triangles_forms, p);
        CASE(WANT_FIRST | WANT_OTHERS, closest_in_triangles_forms, p);
    }
}

static const query_notes closest_triangle_point = {
    .loop = loop_closest_triangle_point,
};

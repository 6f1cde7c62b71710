/* What of the segment is over the face, or the edge, if the normal is across that, and the segment lies along it; if
 * both ends are within the margin. Else the nearest points. */
#include "manifold_answer.h"
#include "segment_triangle.h"

/* Shares of the segment, and the way to what is touched from the point at its start and for each share. */
typedef struct part_over {
    float low, high, slope;
    point way, turn;
} part_over;

ALWAYS_INLINE part_over if_better(int is_better, part_over a, part_over b)
{
    return (part_over){is_better ? a.low : b.low, is_better ? a.high : b.high, is_better ? a.slope : b.slope,
                       chosen(is_better, a.way, b.way), chosen(is_better, a.turn, b.turn)};
}

ALWAYS_INLINE part_over over_edge(point start, point way, point from, point edge, point normal)
{
    const float squared = dot(way, way), length2 = dot(edge, edge), both = dot(way, edge),
                inverse = 1.0f / squared;
    const point to = minus(from, start);
    const float share = dot(to, way) * inverse, end = share + both * inverse, rise = dot(edge, normal);
    const int lies = (rise * rise <= 0x1p-10f * length2) & (both * both >= 0x1.ff8p-1f * squared * length2);
    return (part_over){maximum(minimum(share, end), 0.0f), minimum(maximum(share, end), 1.0f),
                       lies ? fabsf(rise) / sqrtf(length2) : INFINITY,
                       along(to, edge, -dot(to, edge) / length2), along(way, edge, -both / length2)};
}

ALWAYS_INLINE part_over cut_by_edge(part_over p, point start, point way, point from, point edge, point across)
{
    const point out = cross(edge, across), to = minus(from, start);
    const float speed = dot(way, out), time = dot(to, out) / speed;
    const int is_steep = speed * speed > 0x1p-10f * dot(way, way) * dot(edge, edge);
    const int enters = is_steep & (speed < 0.0f), leaves = is_steep & (speed > 0.0f);
    p.low = enters ? maximum(p.low, time) : p.low;
    p.high = leaves ? minimum(p.high, time) : p.high;
    return p;
}

ALWAYS_INLINE answer solve(capsule c, triangle t, float margin)
{
    const segment_way near = way_from_triangle(c, t);
    const float length = sqrtf(near.squared), sign = goes_through_triangle(c, t) ? -1.0f : 1.0f;
    const point normal = times(near.apart, -sign / length), way = minus(c.b, c.a);
    const point ab = minus(t.b, t.a), bc = minus(t.c, t.b), ca = minus(t.a, t.c),
                product = cross(ab, minus(t.c, t.a));
    const point across = times(product, 1.0f / sqrtf(dot(product, product)));
    const float upright = dot(across, normal), rise = dot(way, across), height = dot(minus(t.a, c.a), across);
    part_over face = {0.0f, 1.0f, 0.0f, times(across, height), times(across, rise)};
    face = cut_by_edge(face, c.a, way, t.a, ab, across);
    face = cut_by_edge(face, c.a, way, t.b, bc, across);
    face = cut_by_edge(face, c.a, way, t.c, ca, across);
    const part_over first = over_edge(c.a, way, t.a, ab, normal),
                    second = over_edge(c.a, way, t.b, bc, normal),
                    third = over_edge(c.a, way, t.c, ca, normal);
    part_over best = if_better(second.slope < first.slope, second, first);
    best = if_better(third.slope < best.slope, third, best);
    face.slope = rise * rise <= 0x1p-10f * dot(way, way) ? 0.0f : INFINITY;
    best = if_better(upright * upright >= 0x1.ff8p-1f, face, best);
    const float share[] = {best.low, best.high};
    const point to[] = {along(best.way, best.turn, -best.low), along(best.way, best.turn, -best.high)};
    const float gap[] = {dot(to[0], normal) - c.radius, dot(to[1], normal) - c.radius};
    const int are_two =
        (best.slope < 1.0f) & (best.low < best.high) & (gap[0] <= margin) & (gap[1] <= margin);
    of_MANIFOLD m = {.normal = normal};
    for (int k = 0; k < 2; k++) {
        const float at = are_two ? share[k] : near.share,
                    distance = are_two ? gap[k] : sign * length - c.radius;
        const point on_a = along(along(c.a, way, at), normal, 0.5f * c.radius);
        add_point(&m, k, (are_two | (k == 0)) & (distance <= margin),
                  along(on_a, chosen(are_two, to[k], times(normal, sign * length)), 0.5f), distance,
                  LH_VERTEX | (unsigned)k << 2);
    }
    return manifold_of(m);
}

/* Triangle against triangle: two convex sets are apart if and only if an axis separates them, and for two triangles,
 * degenerate or in one plane, it is enough to try 32: those of the coordinates, both normals, every product of an edge
 * of the one with an edge of the other, and every product of an edge with an axis of the coordinates.
 *
 * Where the normals and the products of edges show by a large margin that the triangles are apart, or that an edge of
 * one goes through the other, that decides. Otherwise all axes do.
 *
 * Lengths are doubled on all axes but the first three, which are exact; the others are padded by what rounding can
 * hide, so that no pair that touches is missed. Neither the order of the vertices nor that of the triangles makes a
 * difference. */
#include "scalar/reference.h"

/* Of the product of the extents of both: more than any volume below is off by, and any padding. */
static const float share_of_volume = 256.0f * unit_roundoff;

/* Of the extents of both, for doubled lengths: 17 * 2 * u, where 16.1 * 2 * u are needed. */
static const float pad_of_extents = 34.0f * unit_roundoff;

/* A product of three lengths underflows. */
static const float pad_of_underflow = 0x1p-145f;

typedef struct seen_triangle {
    vector3 low, high;
    vector3 vertex[3], edge[3], normal;
    vector3 doubled[3]; /* the vertices from the origin, a point of both bounding boxes */
    vector3
        middle[3]; /* where e x p, twice, is in the middle for points p of the triangle, e being an edge */
    vector3 padding[3]; /* of such a product */
} seen_triangle;

static inline vector3 middle_of(vector3 a, vector3 b, vector3 c)
{
    return max_each(min_each(a, b), min_each(max_each(a, b), c));
}

static inline seen_triangle given(triangle t)
{
    seen_triangle s = {.vertex = {t.a, t.b, t.c},
                       .low = min_each(t.c, min_each(t.b, t.a)),
                       .high = max_each(t.c, max_each(t.b, t.a))};
    for (int i = 0; i < 3; i++)
        s.edge[i] = subtract(s.vertex[(i + 1) % 3], s.vertex[i]);
    s.normal =
        middle_of(cross(s.edge[0], s.edge[1]), cross(s.edge[1], s.edge[2]), cross(s.edge[2], s.edge[0]));
    return s;
}

static inline vector3 cross_of_magnitudes(vector3 a, vector3 b)
{
    a = magnitude_each(a);
    return (vector3){a.y * b.z + a.z * b.y, a.z * b.x + a.x * b.z, a.x * b.y + a.y * b.x};
}

static inline void see(seen_triangle *t, vector3 origin, vector3 padding)
{
    vector3 way[3];
    for (int i = 0; i < 3; i++)
        way[i] = subtract(t->vertex[i], origin);
    for (int i = 0; i < 3; i++) {
        t->doubled[i] = scale(way[i], 2.0f);
        t->middle[i] = add(cross(t->edge[i], add(way[i], way[(i + 1) % 3])), t->normal);
        t->padding[i] = cross_of_magnitudes(t->edge[i], padding);
    }
}

static inline float lowest(const float p[3])
{
    return min(p[2], min(p[1], p[0]));
}

static inline float highest(const float p[3])
{
    return max(p[2], max(p[1], p[0]));
}

static inline int normal_separates(vector3 normal, const seen_triangle *a, const seen_triangle *b,
                                   vector3 padding)
{
    float on_a[3], on_b[3];
    for (int i = 0; i < 3; i++) {
        on_a[i] = dot(normal, a->doubled[i]);
        on_b[i] = dot(normal, b->doubled[i]);
    }
    float apart = max(lowest(on_a) - highest(on_b), lowest(on_b) - highest(on_a));
    return apart > dot(padding, magnitude_each(normal)) + pad_of_underflow;
}

static inline int is_beyond(float low, float high, float middle, float width, float padding)
{
    return max(low - middle, middle - high) > width + padding;
}

/* On the products of edge i of `own` with the three axes. */
static inline int shadow_separates(const seen_triangle *own, int i, const seen_triangle *other)
{
    vector3 p[3];
    for (int k = 0; k < 3; k++)
        p[k] = cross(own->edge[i], other->doubled[k]);
    vector3 low = min_each(p[2], min_each(p[1], p[0]));
    vector3 high = max_each(p[2], max_each(p[1], p[0]));
    vector3 middle = own->middle[i], width = magnitude_each(own->normal), pad = own->padding[i];
    return is_beyond(low.x, high.x, middle.x, width.x, pad.x) |
           is_beyond(low.y, high.y, middle.y, width.y, pad.y) |
           is_beyond(low.z, high.z, middle.z, width.z, pad.z);
}

static inline int edges_separate(const seen_triangle *a, int i, const seen_triangle *b, int j)
{
    vector3 e = a->edge[i], f = b->edge[j];
    float apart = dot(f, a->middle[i]) + dot(e, b->middle[j]);
    float padding = max(dot(magnitude_each(f), a->padding[i]), dot(magnitude_each(e), b->padding[j]));
    float widths = fabsf(dot(f, a->normal)) + fabsf(dot(e, b->normal));
    return fabsf(apart) > widths + (padding + pad_of_underflow);
}

/* 1 above, -1 below, by more than the margin; or 0. */
static inline int side_of(float height, float low, float high, float margin)
{
    return height > high + margin ? 1 : height < low - margin ? -1 : 0;
}

/* Of the vertices of `a` to the plane of `b`. */
static inline void find_sides(int side[3], const seen_triangle *a, const seen_triangle *b, float margin)
{
    float on_b[3];
    for (int i = 0; i < 3; i++)
        on_b[i] = dot(b->normal, b->doubled[i]);
    for (int i = 0; i < 3; i++)
        side[i] = side_of(dot(b->normal, a->doubled[i]), lowest(on_b), highest(on_b), margin);
}

static inline int is_same_side(int a, int b, int c)
{
    return a != 0 && a == b && b == c;
}

/* -1: surely apart; 1: an edge surely goes through the other triangle; 0: neither is sure. */
static inline int clear_verdict(const seen_triangle *a, const seen_triangle *b, float margin)
{
    int a_side[3], b_side[3], of_volume[3][3], crosses = 0;
    find_sides(a_side, a, b, margin);
    find_sides(b_side, b, a, margin);
    if (is_same_side(a_side[0], a_side[1], a_side[2]) || is_same_side(b_side[0], b_side[1], b_side[2]))
        return -1;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            vector3 e = a->edge[i], f = b->edge[j];
            float apart = dot(f, a->middle[i]) + dot(e, b->middle[j]);
            float of_a = dot(f, a->normal), of_b = dot(e, b->normal);
            if (fabsf(apart) > (fabsf(of_a) + fabsf(of_b)) + margin)
                return -1;
            of_volume[i][j] = side_of(apart - (of_a + of_b), 0.0f, 0.0f, margin);
        }
    for (int i = 0; i < 3; i++) {
        crosses |= a_side[i] * a_side[(i + 1) % 3] < 0 &&
                   is_same_side(of_volume[i][0], of_volume[i][1], of_volume[i][2]);
        crosses |= b_side[i] * b_side[(i + 1) % 3] < 0 &&
                   is_same_side(of_volume[0][i], of_volume[1][i], of_volume[2][i]);
    }
    return crosses;
}

static inline int axes_separate(seen_triangle a, seen_triangle b)
{
    vector3 origin = scale(add(max_each(a.low, b.low), min_each(a.high, b.high)), 0.5f);
    vector3 extents = add(subtract(a.high, a.low), subtract(b.high, b.low));
    vector3 padding = scale(extents, pad_of_extents);
    see(&a, origin, padding);
    see(&b, origin, padding);
    int clear = clear_verdict(&a, &b, extents.x * extents.y * extents.z * share_of_volume + pad_of_underflow);
    if (clear)
        return clear < 0;
    int found = normal_separates(a.normal, &a, &b, padding) || normal_separates(b.normal, &a, &b, padding);
    for (int i = 0; i < 3 && !found; i++) {
        found = shadow_separates(&a, i, &b) || shadow_separates(&b, i, &a);
        for (int j = 0; j < 3 && !found; j++)
            found = edges_separate(&a, i, &b, j);
    }
    return found;
}

static inline int overlap(seen_triangle a, seen_triangle b)
{
    return all_at_most(a.low, b.high) && all_at_most(b.low, a.high) && !axes_separate(a, b);
}

static inline int overlap_triangle_triangle(const overlap_triangle_triangle_arguments *of, size_t i)
{
    return overlap(given(triangle_at(of->a, i)), given(triangle_at(of->b, i)));
}

REFERENCE(overlap_triangle_triangle)

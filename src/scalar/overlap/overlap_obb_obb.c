/* Two oriented boxes: the balls around them, and fifteen candidate axes of separation (Gottschalk, Lin and Manocha,
 * OBBTree, 1996; Ericson, Real-Time Collision Detection, 4.4.1).
 *
 * With a and b exchanged every comparison is the same, or trades places with another. */
#include "scalar/reference.h"
#include "scalar/reference_rotation.h"

/* One of the two boxes, as an array for each axis of its own. */
typedef struct side {
    vector3 axis[3];
    float half[3];
    float way[3]; /* between the centres, along the axes */
} side;

static inline side side_of(oriented_box of, vector3 way)
{
    rotated_axes r = rotate_axes(of.rotation);
    return (side){
        .axis = {r.x, r.y, r.z},
        .half = {of.half.x, of.half.y, of.half.z},
        .way = {dot(r.x, way), dot(r.y, way), dot(r.z, way)},
    };
}

/* How far the other box reaches along an axis, of which its own axes have the cosines. */
static inline float reach_along(const float cosine[3], const side *s)
{
    return fabsf(cosine[0]) * s->half[0] + fabsf(cosine[1]) * s->half[1] + fabsf(cosine[2]) * s->half[2];
}

/* How far a box reaches along the product of its axis i with one that has these cosines with its axes. */
static inline float reach_across(const side *s, int i, const float cosine[3])
{
    int u = (i + 1) % 3, w = (i + 2) % 3;
    return s->half[u] * fabsf(cosine[w]) + s->half[w] * fabsf(cosine[u]);
}

/* The way along the same product. */
static inline float way_across(const side *s, int i, const float cosine[3])
{
    int u = (i + 1) % 3, w = (i + 2) % 3;
    return fabsf(s->way[w] * cosine[u] - s->way[u] * cosine[w]);
}

static inline int balls_meet(vector3 way, vector3 a_half, vector3 b_half)
{
    float reach = square_root(dot(a_half, a_half)) + square_root(dot(b_half, b_half));
    return dot(way, way) <= reach * reach * (1.0f + 16.0f * unit_roundoff);
}

static inline int overlap(oriented_box first, oriented_box second)
{
    const float relative_pad = 50.0f * unit_roundoff;
    vector3 way = subtract(second.centre, first.centre);
    vector3 f = first.half, s = second.half;
    if (!balls_meet(way, f, s))
        return 0;

    side a = side_of(first, way), b = side_of(second, way);
    float padding = ((f.x + f.y + f.z) + (s.x + s.y + s.z)) * relative_pad;
    float of_a[3][3], of_b[3][3]; /* cosines by axes of a and of b */
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            of_a[i][k] = of_b[k][i] = dot(a.axis[i], b.axis[k]);

    int meet = 1;
    for (int i = 0; i < 3; i++) {
        meet &= fabsf(a.way[i]) <= (a.half[i] + reach_along(of_a[i], &b)) + padding;
        meet &= fabsf(b.way[i]) <= (b.half[i] + reach_along(of_b[i], &a)) + padding;
    }
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++) {
            float reach = (reach_across(&a, i, of_b[k]) + reach_across(&b, k, of_a[i])) + padding;
            if (i <= k)
                meet &= way_across(&a, i, of_b[k]) <= reach;
            if (i >= k)
                meet &= way_across(&b, k, of_a[i]) <= reach;
        }
    return meet;
}

static inline int overlap_obb_obb(const overlap_obb_obb_arguments *of, size_t i)
{
    return overlap(oriented_box_at(of->a, i), oriented_box_at(of->b, i));
}

REFERENCE(overlap_obb_obb)

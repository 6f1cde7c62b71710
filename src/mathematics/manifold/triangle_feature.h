/* What of a triangle is furthest against a direction: its face, an edge or a vertex. */
#ifndef LANEHIT_SRC_MATHEMATICS_MANIFOLD_TRIANGLE_FEATURE_H
#define LANEHIT_SRC_MATHEMATICS_MANIFOLD_TRIANGLE_FEATURE_H

#include "contact_points.h"
#include "mathematics/segment_triangle_gap.h"

typedef struct triangle_feature {
    mask is_face, is_edge; /* else it is a vertex */
    v3 unit;               /* of length 1, across the face */
    triangle_edge edge;
    lanes number; /* as a feature of a */
} triangle_feature;

/* Of a thinner triangle, by its altitude over the longest edge, the face counts as none: its direction would be off by
 * more than a distance along it may be. */
static const float LEAST_SQUARED_WIDTH = 0x1p-12f;

/* By squared lengths of the edges. The ratios neither overflow nor hide what is thin if they underflow. */
LH_INLINE mask has_wide_face(const faced_triangle *t, lanes ab, lanes longest)
{
    const lanes inverse = lanes_div(lanes_set1(1.0f), longest);
    const lanes altitude = v3_dot(t->frame.altitude, t->frame.altitude);
    const lanes width = lanes_mul(lanes_mul(altitude, inverse), lanes_mul(ab, inverse));
    return lanes_le(lanes_set1(LEAST_SQUARED_WIDTH), width);
}

/* Of one that is no higher than a, by how much the edges rise, from a to b to c to a. */
LH_INLINE lanes number_of_lowest_vertex(const lanes rise[3])
{
    const lanes zero = lanes_set1(0.0f), b = rise[0], c = lanes_negate(rise[2]);
    const lanes of_a_or_b = lanes_select(lanes_lt(b, zero), lanes_set1((float)feature_of(LH_VERTEX, 1)),
                                         lanes_set1((float)feature_of(LH_VERTEX, 0)));
    return lanes_select(lanes_lt(c, lanes_min(b, zero)), lanes_set1((float)feature_of(LH_VERTEX, 2)),
                        of_a_or_b);
}

LH_INLINE triangle_edge edge_select(mask m, triangle_edge a, triangle_edge b)
{
    return (triangle_edge){v3_select(m, a.start, b.start), v3_select(m, a.way, b.way),
                           lanes_select(m, a.inverse_squared, b.inverse_squared)};
}

/* Of edges that rise alike, as those of a triangle that is nearly a segment, the longest counts. */
static const float BIAS_OF_LENGTH = 0x1p-12f;

/* To within the largest tilt. A face counts before edges. Of edges the one that rises least counts, of those of which
 * the opposite vertex is no lower. */
LH_INLINE triangle_feature triangle_feature_against(const faced_triangle *t, v3 inwards)
{
    lanes rise[5], squared[3]; /* around the triangle, and on */
    LH_ROLLED
    for (int k = 0; k < 3; k++) {
        rise[k] = v3_dot(t->edge[k].way, inwards);
        squared[k] = v3_dot(t->edge[k].way, t->edge[k].way);
    }
    rise[3] = rise[0];
    rise[4] = rise[1];

    const lanes zero = lanes_set1(0.0f), tilt = lanes_set1(LARGEST_TILT);
    const lanes longest = lanes_max(lanes_max(squared[0], squared[1]), squared[2]);
    const lanes bias = lanes_div(lanes_set1(BIAS_OF_LENGTH), lanes_sqrt(longest));
    lanes least = lanes_set1(__builtin_inff());
    triangle_feature f = {.unit = direction_along(t->normal).unit,
                          .edge = t->edge[0],
                          .is_edge = lanes_lt(zero, zero),
                          .number = number_of_lowest_vertex(rise)};
    LH_ROLLED
    for (int k = 0; k < 3; k++) {
        const lanes length = lanes_sqrt(squared[k]);
        const lanes leaning = lanes_div(lanes_abs(rise[k]), length); /* NaN of a point */
        const lanes biased = lanes_sub(leaning, lanes_mul(length, bias));
        const mask is_flat = mask_and(lanes_le(leaning, tilt), lanes_le(rise[k + 2], rise[k + 1]));
        const mask is_better = mask_and(is_flat, lanes_lt(biased, least));
        least = lanes_select(is_better, biased, least);
        f.edge = edge_select(is_better, t->edge[k], f.edge);
        f.is_edge = mask_or(f.is_edge, is_better);
        f.number = lanes_select(is_better, lanes_set1((float)feature_of(LH_EDGE, (unsigned)k)), f.number);
    }

    const lanes cosine = v3_dot(f.unit, inwards);
    const mask is_across =
        lanes_le(lanes_set1(1.0f - LARGEST_TILT * LARGEST_TILT), lanes_mul(cosine, cosine));
    f.is_face = mask_and(is_across, has_wide_face(t, squared[0], longest));
    f.is_edge = mask_without(f.is_edge, f.is_face);
    f.number = lanes_select(f.is_face, lanes_set1((float)feature_of(LH_FACE, 0)), f.number);
    return f;
}

#endif

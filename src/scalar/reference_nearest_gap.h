/* Which way a shape lies from the origin, by its point nearest to it: proposals, on which no verdict relies. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_NEAREST_GAP_H
#define LANEHIT_SRC_SCALAR_REFERENCE_NEAREST_GAP_H

#include "reference_corner_motion.h"

static inline float share_of_edge(float a)
{
    return max(min(a, 1.0f), 0.0f);
}

static inline int is_within_edge(float share)
{
    return (share > 0.0f) & (share < 1.0f);
}

static inline vector3 point_along(vector3 from, vector3 edge, float share)
{
    return add(from, scale(edge, share));
}

/* The second time what is left along the edge is u of itself, and no longer u of the lengths. */
static inline vector3 made_perpendicular(vector3 a, vector3 edge, float inverse_squared)
{
    return point_along(a, edge, -dot(a, edge) * inverse_squared);
}

typedef struct edge_point {
    vector3 point, edge;
    float distance2, inverse_squared; /* of the edge; 0 at its ends */
    float share;
} edge_point;

static inline edge_point nearest_of_edge(vector3 corner, vector3 edge)
{
    float inverse = 1.0f / dot(edge, edge), share = share_of_edge(-dot(corner, edge) * inverse);
    vector3 point = point_along(corner, edge, share);
    return (edge_point){point, edge, dot(point, point), is_within_edge(share) ? inverse : 0.0f, share};
}

static inline void propose_for_triangle(proposal *to, const vector3 *corner)
{
    vector3 edge[3] = {subtract(corner[1], corner[0]), subtract(corner[2], corner[1]),
                       subtract(corner[0], corner[2])};
    vector3 normal = cross(edge[0], edge[1]);
    edge_point nearest = nearest_of_edge(corner[0], edge[0]);
    float area[3];
    int best = 0, is_inside = 1;
    for (int i = 0; i < 3; i++) {
        edge_point found = nearest_of_edge(corner[i], edge[i]);
        int is_better = found.distance2 < nearest.distance2;
        best = is_better ? i : best;
        nearest = is_better ? found : nearest;
        float part = dot(cross(corner[i], edge[i]), normal);
        area[(i + 2) % 3] = part;
        is_inside &= part > 0.0f;
    }
    if (is_inside) {
        *to = (proposal){normal, {area[0], area[1], area[2]}};
        return;
    }
    to->direction = made_perpendicular(nearest.point, nearest.edge, nearest.inverse_squared);
    to->weight[best] = 1.0f - nearest.share;
    to->weight[(best + 1) % 3] = nearest.share;
    to->weight[(best + 2) % 3] = 0.0f;
}

/* Gap 2 i + j is that of end i of the one and end j of the other. */
static inline void propose_for_segments(proposal *to, const vector3 *gap)
{
    vector3 first = gap[0], e = subtract(gap[2], first), f = subtract(gap[1], first), normal = cross(e, f);
    float e_inverse = 1.0f / dot(e, e), f_inverse = 1.0f / dot(f, f), across = dot(e, f);
    float s = share_of_edge(dot(cross(f, first), normal) / dot(normal, normal));
    float foot = -(dot(f, first) + across * s) * f_inverse, t = share_of_edge(foot);
    int is_inside = is_within_edge(s) & is_within_edge(foot);
    if (!is_inside)
        s = share_of_edge(-(dot(e, first) + across * t) * e_inverse);
    vector3 nearest = point_along(point_along(first, e, s), f, t);
    int within_e = is_within_edge(s);
    float inverse = within_e ? e_inverse : is_within_edge(t) ? f_inverse : 0.0f;
    to->direction = is_inside ? normal : made_perpendicular(nearest, within_e ? e : f, inverse);
    to->weight[0] = (1.0f - s) * (1.0f - t);
    to->weight[1] = (1.0f - s) * t;
    to->weight[2] = s * (1.0f - t);
    to->weight[3] = s * t;
}

#endif

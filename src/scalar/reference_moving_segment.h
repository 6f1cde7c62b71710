/* When a segment that moves first comes within reach of a vertex or an edge of something else. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_MOVING_SEGMENT_H
#define LANEHIT_SRC_SCALAR_REFERENCE_MOVING_SEGMENT_H

#include "reference_direction.h"
#include "reference_face_reach.h"

/* Seen from the segment, the vertex moves the other way. */
static inline float entry_of_vertex(segment s, const motion *m, vector3 vertex, face_reach reach)
{
    ray back = path_from(vertex, m);
    back.dir = opposite(back.dir);
    return entry_to_side(back, s, reach.of_edges);
}

/* The way from the nearest point of b to that of a, by the way from the start of b to that of a. */
static inline vector3 way_between(segment a, segment b, vector3 from_b)
{
    return nearest_by_ways(subtract(a.b, a.a), subtract(b.b, b.a), opposite(from_b)).apart;
}

/* Over the parallelogram that both span. */
static inline float entry_over_edge(segment s, const motion *m, segment edge, face_reach reach)
{
    vector3 from_edge = subtract(s.a, edge.a), along = subtract(edge.b, edge.a);
    vector3 normal = direction_of(cross(along, across(subtract(s.b, s.a), along)));
    float time = entry_to_slab(dot(normal, from_edge), dot(normal, m->velocity), reach.of_planes);
    vector3 apart = way_between(s, edge, add(from_edge, scale(m->velocity, time)));
    return entry_if_near(time, dot(apart, apart), m, reach);
}

#endif

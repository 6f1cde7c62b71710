/* A segment that moves, and what comes within reach of it. The differences of its points and those of something with
 * flat faces have three kinds of faces: those that either end sees, and for each edge of the other a parallelogram that
 * it spans with the segment. Of their edges some are the way of the segment, from where a vertex of the other is: so
 * seen, that vertex moves the other way past the segment. */
#ifndef LANEHIT_SRC_MATHEMATICS_MOTION_MOVING_SEGMENT_H
#define LANEHIT_SRC_MATHEMATICS_MOTION_MOVING_SEGMENT_H

#include "mathematics/direction.h"
#include "face_reach.h"

/* Both ends go along these. */
typedef struct moving_segment {
    side_target side;
    sphere_ray start, end;
} moving_segment;

LH_INLINE sphere_ray ray_from(sphere_ray line, v3 origin)
{
    line.origin = origin;
    return line;
}

LH_INLINE void find_moving_segment(moving_segment *to, segment s, v3 velocity)
{
    to->side = side_target_of(s, lanes_set1(0.0f));
    to->start = sphere_ray_of(s.a, velocity);
    to->end = ray_from(to->start, s.b);
}

/* The way of a vertex of the other, as the segment sees it. */
LH_INLINE sphere_ray ray_back(sphere_ray line, v3 vertex)
{
    line.origin = vertex;
    line.direction = v3_negate(line.direction);
    return line;
}

LH_INLINE lanes entry_of_vertex(const moving_segment *s, interval within, v3 vertex, padded_radius radius)
{
    return entry_to_side(ray_back(s->start, vertex), within, &s->side, radius);
}

/* Perpendicular to both, by what the one is across the other. */
LH_INLINE v3 normal_of_ways(v3 way, segment_side other)
{
    return direction_of(v3_cross(other.path.way, v3_across(way, other)));
}

/* Where both segments are nearest, by the way from the start of the other. */
LH_INLINE nearest_pair nearest_from(segment_side a, segment_side b, v3 from_b)
{
    const segment_ways ways = ways_of(a, b);
    const segments_seen seen = seen_of(ways, b.inverse_squared, v3_negate(from_b));
    return nearest_pair_by(ways, seen, crossing_of(ways, seen));
}

/* Over the parallelogram with an edge of the other. */
LH_INLINE lanes entry_over_edge(const moving_segment *s, interval within, const segment_side *edge,
                                const face_reach *reach)
{
    const v3 velocity = s->start.direction, from_b = v3_sub(s->start.origin, edge->path.start);
    const v3 normal = normal_of_ways(s->side.axis.path.way, *edge);
    const lanes time = entry_to_slab(v3_dot(normal, from_b), v3_dot(normal, velocity), reach->of_planes);
    const v3 moved = v3_add(from_b, v3_scale(velocity, time));
    const v3 apart = nearest_from(s->side.axis, *edge, moved).apart;
    return entry_if_near(time, v3_dot(apart, apart), reach, within);
}

#endif

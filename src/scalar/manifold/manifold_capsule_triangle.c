/* Capsule against triangle: the contact; or, where the segment lies along the face or an edge, both ends of what of it
 * is over that. */
#include "scalar/reference_capsule_triangle.h"
#include "scalar/reference_manifold.h"

typedef struct touched_part {
    uint32_t kind, number;
    vector3 unit; /* across the face, of length 1 */
} touched_part;

static inline float square_of(vector3 v)
{
    return dot(v, v);
}

/* From each vertex to the next. */
typedef struct edges_of_triangle {
    segment edge[3];
} edges_of_triangle;

static inline edges_of_triangle edges_of(triangle t)
{
    return (edges_of_triangle){{{t.a, t.b}, {t.b, t.c}, {t.c, t.a}}};
}

static inline vector3 way_of(segment s)
{
    return subtract(s.b, s.a);
}

static inline float longest_squared(triangle t)
{
    return max(max(square_of(subtract(t.b, t.a)), square_of(subtract(t.c, t.b))),
               square_of(subtract(t.a, t.c)));
}

/* Not so thin that its face has no direction. */
static inline int is_wide(triangle t)
{
    vector3 ab = subtract(t.b, t.a), ac = subtract(t.c, t.a);
    vector3 altitude = subtract(ac, scale(ab, foot_on_any(ab, ac)));
    float inverse = 1.0f / longest_squared(t);
    return (square_of(altitude) * inverse) * (square_of(ab) * inverse) >= 0x1p-12f;
}

/* Of a triangle what is furthest against the direction. */
static inline touched_part touched_against(triangle t, const segment edges[3], vector3 inwards)
{
    float rise[3];
    vector3 normal = normal_of(t);
    touched_part touched = {LH_VERTEX, 0, scale(normal, 1.0f / square_root(square_of(normal)))};
    for (int k = 0; k < 3; k++)
        rise[k] = dot(way_of(edges[k]), inwards);
    if (-rise[2] < min(rise[0], 0.0f))
        touched.number = 2;
    else if (rise[0] < 0.0f)
        touched.number = 1;
    float least = INFINITY, bias = 0x1p-12f / square_root(longest_squared(t));
    for (uint32_t k = 0; k < 3; k++) {
        float length = length_of(way_of(edges[k])), slope = fabsf(rise[k]) / length;
        float biased = slope - length * bias;
        if (!(slope <= largest_tilt && biased < least && rise[(k + 2) % 3] <= rise[(k + 1) % 3]))
            continue;
        least = biased;
        touched.kind = LH_EDGE;
        touched.number = k;
    }
    float cosine = dot(touched.unit, inwards);
    if (cosine * cosine >= 1.0f - largest_tilt * largest_tilt && is_wide(t)) {
        touched.kind = LH_FACE;
        touched.number = 0;
    }
    return touched;
}

/* What of the segment is over that; NaN where it lies along nothing. */
typedef struct shares_over {
    float end[2];
} shares_over;

static const shares_over over_nothing = {{NAN, NAN}};

static inline float share_at_foot(segment s, vector3 from_start)
{
    return dot(from_start, way_of(s)) * inverse_of_squared(way_of(s));
}

static inline shares_over shares_over_face(segment s, const segment edges[3], vector3 unit)
{
    vector3 way = way_of(s);
    float length = length_of(way), low = INFINITY, high = -INFINITY;
    if (!(fabsf(dot(way, unit)) <= length * largest_tilt))
        return over_nothing;
    shares_over over = {{0.0f, 1.0f}};
    for (int k = 0; k < 3; k++) {
        vector3 edge = way_of(edges[k]), from_start = subtract(edges[k].a, s.a), outwards = cross(edge, unit);
        float foot = share_at_foot(s, from_start);
        low = min(foot, low);
        high = max(foot, high);
        float across = dot(way, outwards), least = (length * length_of(edge)) * largest_tilt;
        float time = dot(from_start, outwards) / across;
        if (across < -least)
            over.end[0] = max(time, over.end[0]);
        if (across > least)
            over.end[1] = min(time, over.end[1]);
    }
    return (shares_over){{max(low, over.end[0]), min(high, over.end[1])}};
}

static inline shares_over shares_over_edge(segment s, segment edge)
{
    float start = share_at_foot(s, subtract(edge.a, s.a)), along = share_at_foot(s, way_of(edge));
    float squared_cosine = along * (dot(way_of(edge), way_of(s)) * inverse_of_squared(way_of(edge)));
    if (!(squared_cosine >= 1.0f - largest_tilt * largest_tilt))
        return over_nothing;
    float end = start + along;
    return (shares_over){{max(min(start, end), 0.0f), min(max(start, end), 1.0f)}};
}

/* From a point of the segment to what is touched. */
static inline vector3 way_to_touched(segment s, const segment edges[3], const touched_part *touched,
                                     float share)
{
    vector3 run = scale(way_of(s), share);
    if (touched->kind == LH_FACE) {
        vector3 to_a = subtract(subtract(edges[0].a, s.a), run);
        return scale(touched->unit, dot(to_a, touched->unit));
    }
    segment edge = edges[touched->number];
    vector3 to_edge = subtract(subtract(edge.a, s.a), run);
    float foot = -(dot(to_edge, way_of(edge)) * inverse_of_squared(way_of(edge)));
    return add(to_edge, scale(way_of(edge), share_of_way(foot)));
}

static inline void manifold(capsule a, triangle b, manifold_point points[3])
{
    segment_gap gap = gap_of_segment(a.axis, b);
    core_pair contact = contact_of_segment_gap(a, b, gap);
    const edges_of_triangle edges = edges_of(b);
    touched_part touched = touched_against(b, edges.edge, contact.normal);
    uint32_t of_triangle = feature_of(touched.kind, touched.number);
    points[0] = (manifold_point){contact, features_of(feature_at_share(gap.nearest.share), of_triangle)};

    shares_over over = touched.kind == LH_FACE   ? shares_over_face(a.axis, edges.edge, touched.unit)
                       : touched.kind == LH_EDGE ? shares_over_edge(a.axis, edges.edge[touched.number])
                                                 : over_nothing;
    if (!(over.end[0] < over.end[1]))
        over = over_nothing;
    for (uint32_t end = 0; end < 2; end++) {
        vector3 way = way_to_touched(a.axis, edges.edge, &touched, over.end[end]);
        core_pair cores = contact;
        cores.on_a = add(a.axis.a, scale(way_of(a.axis), over.end[end]));
        cores.on_b = add(cores.on_a, way);
        cores.distance = dot(way, contact.normal);
        points[1 + end] = (manifold_point){cores, features_of(feature_of(LH_VERTEX, end), of_triangle)};
    }
}

MANIFOLD_OF_TWO_OR_ONE(capsule_triangle, capsule_at(of->capsules, i), triangle_at(of->triangles, i))

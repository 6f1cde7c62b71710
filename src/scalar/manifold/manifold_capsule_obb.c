/* Capsule against oriented box: the contact; or, where the segment lies along a face or an edge, both ends of what of
 * it is over that. */
#include "scalar/reference_box_feature.h"
#include "scalar/reference_capsule_obb.h"

/* What of the segment is over the box, by the axes along which it runs; NaN where it lies along nothing. */
typedef struct shares_over {
    float end[2];
} shares_over;

static inline shares_over shares_over_feature(segment s, vector3 half, box_feature touched)
{
    vector3 way = subtract(s.b, s.a);
    const float start[3] = {s.a.x, s.a.y, s.a.z}, along[3] = {way.x, way.y, way.z},
                halves[3] = {half.x, half.y, half.z};
    shares_over over = {{0.0f, 1.0f}};
    int lies_along = 0;
    for (int axis = 0; axis < 3; axis++) {
        if (!(fabsf(along[axis]) > length_of(way) * largest_tilt))
            continue;
        if (touched.end[axis] != 0)
            return (shares_over){{NAN, NAN}};
        float low = (-halves[axis] - start[axis]) / along[axis];
        float high = (halves[axis] - start[axis]) / along[axis];
        over.end[0] = max(min(low, high), over.end[0]);
        over.end[1] = min(max(low, high), over.end[1]);
        lies_along = 1;
    }
    return lies_along && over.end[0] < over.end[1] ? over : (shares_over){{NAN, NAN}};
}

static inline void manifold(capsule a, oriented_box b, manifold_point points[3])
{
    segment seen = segment_seen_from(b, a.axis);
    segment_box_gap gap = gap_in_box(a, b);
    core_pair contact = contact_of_turned_gap(a, b, gap);
    vector3 inwards = rotate_back(b.rotation, contact.normal);
    box_feature touched = box_feature_against(inwards, largest_tilt);
    points[0] =
        (manifold_point){contact, features_of(feature_at_share(gap.share), number_of_feature(touched))};

    shares_over over = shares_over_feature(seen, b.half, touched);
    for (uint32_t end = 0; end < 2; end++) {
        vector3 point = add(seen.a, scale(subtract(seen.b, seen.a), over.end[end]));
        vector3 way = subtract(point_on_feature(touched, b.half, point), point);
        vector3 on_a = add(a.axis.a, scale(subtract(a.axis.b, a.axis.a), over.end[end]));
        core_pair cores = contact;
        cores.on_a = on_a;
        cores.on_b = add(on_a, rotate(rotate_axes(b.rotation), way));
        cores.distance = dot(way, inwards);
        points[1 + end] =
            (manifold_point){cores, features_of(feature_of(LH_VERTEX, end), number_of_feature(touched))};
    }
}

MANIFOLD_OF_TWO_OR_ONE(capsule_obb, capsule_at(of->capsules, i), oriented_box_at(of->boxes, i))

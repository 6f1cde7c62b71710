/* The manifolds of two oriented boxes: what the faces have in common that look at each other along the best of fifteen
 * axes, if one of them is normal to it; else their contact. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_OBB_MANIFOLD_H
#define LANEHIT_SRC_SCALAR_REFERENCE_OBB_MANIFOLD_H

#include "reference_face_clip.h"
#include "reference_manifold.h"
#include "reference_obb_pair.h"

enum { MOST_IN_COMMON = 8 };

/* The face of the teller, its edges u and v, and what is over it. */
typedef struct face_pair {
    two_faces faces;
    face_features features;
    float half_n;
} face_pair;

static inline uint32_t sign_of(int axis)
{
    return feature_of(0, 4u << axis);
}

/* 0 of the teller, 1 of the other box. */
static inline uint32_t in_place(const obb_pair *pair, best_axis along, int other, uint32_t feature)
{
    int is_of_b = along.teller ^ pair->is_exchanged ^ other;
    return is_of_b ? feature << LH_FEATURE_OF_B : feature;
}

static inline face_pair faces_along(const obb_pair *pair, best_axis along)
{
    const box_side *own = &pair->side[along.teller], *other = &pair->side[!along.teller];
    int u = along.edge, v = (u + 1) % 3, n = (u + 2) % 3;
    float of_u[3], of_v[3], rise[3], steepness[3];
    for (int k = 0; k < 3; k++) {
        of_u[k] = dot(other->axis[k], own->axis[u]);
        of_v[k] = dot(other->axis[k], own->axis[v]);
        rise[k] = dot(other->axis[k], own->axis[n]) * along.last;
        steepness[k] = fabsf(rise[k]);
    }
    int k = greatest_of(steepness).at, l = (k + 1) % 3, m = (k + 2) % 3, is_upper = rise[k] < 0.0f;
    const float *h = other->half, sign = along.teller ? -1.0f : 1.0f;
    float reach = negative(rise[k]) ? h[k] : -h[k], per_rise = 1.0f / rise[k];
    flat centre = {own->way[u] * sign + reach * of_u[k], own->way[v] * sign + reach * of_v[k]};
    flat descent = {of_u[k] * per_rise, of_v[k] * per_rise};
    float risen = (own->way[n] * sign) * along.last + reach * rise[k];
    float least = min(min(own->half[u], own->half[v]), min(h[l], h[m]));

    uint32_t end = 0.0f < along.last ? sign_of(n) : 0, other_end = is_upper ? sign_of(k) : 0;
    uint32_t face = in_place(pair, along, 0, feature_of(LH_FACE, (uint32_t)n) + end);
#define OWN(feature)   in_place(pair, along, 0, (feature) + end)
#define OTHER(feature) in_place(pair, along, 1, (feature) + other_end)
    uint32_t along_l = feature_of(LH_EDGE, (uint32_t)l), along_m = feature_of(LH_EDGE, (uint32_t)m);
    return (face_pair){
        .faces = {{own->half[u], own->half[v]},
                  centre,
                  {{h[l] * of_u[l], h[l] * of_v[l]}, {h[m] * of_u[m], h[m] * of_v[m]}},
                  (risen - own->half[n]) + flat_dot(centre, descent),
                  descent,
                  least * 0x1p-9f},
        .features = {face,
                     OTHER(feature_of(LH_FACE, (uint32_t)k)),
                     {OWN(feature_of(LH_EDGE, (uint32_t)v)), OWN(feature_of(LH_EDGE, (uint32_t)u))},
                     {in_place(pair, along, 0, sign_of(u)), in_place(pair, along, 0, sign_of(v))},
                     OWN(LH_VERTEX),
                     {OTHER(along_l), OTHER(along_m + sign_of(l)), OTHER(along_l + sign_of(m)),
                      OTHER(along_m)},
                     {face + OTHER(LH_VERTEX), face + OTHER(LH_VERTEX + sign_of(l)),
                      face + OTHER(LH_VERTEX + sign_of(l) + sign_of(m)),
                      face + OTHER(LH_VERTEX + sign_of(m))}},
        .half_n = own->half[n],
    };
#undef OWN
#undef OTHER
}

static inline told_point told_between(const obb_pair *pair, best_axis along, float half_n, clipped_point at)
{
    vector3 seen = on_axis(along.edge, at.at.u, at.at.v, (half_n + at.height * 0.5f) * along.last);
    vector3 point = add(pair->box[along.teller].centre, turn_exactly(&pair->side[along.teller], seen));
    point = (vector3){without_sign_of_zero(point.x), without_sign_of_zero(point.y),
                      without_sign_of_zero(point.z)};
    int is_number = fabsf(point.x) + fabsf(point.y) + fabsf(point.z) < INFINITY;
    return (told_point){is_number ? point : (vector3){0.0f, 0.0f, 0.0f}, without_sign_of_zero(at.height),
                        at.feature};
}

/* The face or edge of the teller, and the corner or edge of the other box. */
static inline uint32_t feature_of_axis(const obb_pair *pair, best_axis along)
{
    const box_side *own = &pair->side[along.teller], *other = &pair->side[!along.teller];
    int next = (along.edge + 1) % 3, last = (along.edge + 2) % 3;
    uint32_t of_own =
        along.is_edges ? feature_of(LH_EDGE, (uint32_t)along.edge) : feature_of(LH_FACE, (uint32_t)last);
    of_own += (0.0f < along.next ? sign_of(next) : 0) + (0.0f < along.last ? sign_of(last) : 0);
    uint32_t of_other = along.is_edges ? feature_of(LH_EDGE, (uint32_t)along.other_edge) : LH_VERTEX;
    for (int k = 0; k < 3; k++) {
        vector3 seen = {dot(other->axis[k], own->axis[0]), dot(other->axis[k], own->axis[1]),
                        dot(other->axis[k], own->axis[2])};
        float rise = dot(seen, direction_seen(along));
        int counts = !along.is_edges || k != along.other_edge;
        of_other += counts && rise < 0.0f ? sign_of(k) : 0;
    }
    return in_place(pair, along, 0, of_own) + in_place(pair, along, 1, of_other);
}

static inline float least_extent(const obb_pair *pair)
{
    vector3 least = min_each(pair->box[0].half, pair->box[1].half);
    return min(min(least.x, least.y), least.z);
}

/* A normal and its points, in the order of their features. */
typedef struct common_points {
    vector3 normal;
    int count;
    told_point told[MOST_IN_COMMON];
} common_points;

/* `choose` has up to eight of twelve. */
typedef int choose_points(const clipped_point clipped[CLIPPED_POINTS], clipped_point chosen[MOST_IN_COMMON]);

static inline common_points obb_manifold(oriented_box a, oriented_box b, float margin, choose_points *choose)
{
    const obb_pair pair = obb_pair_of(a, b);
    float least = least_extent(&pair);
    best_axis best = best_axis_of(&pair.side[0], &pair.side[1], 0.0f, 0.0f);
    best_axis steady = best_axis_of(&pair.side[0], &pair.side[1], least * 0x1p-9f, least * 0x1p-7f);
    core_pair contact = contact_along(&pair, best);
    contact_result result = contact_of(&contact, margin);
    common_points found = {contact.normal,
                           result.hit,
                           {{contact_point(&contact), result.distance, feature_of_axis(&pair, best)}}};
    if (!result.hit || steady.is_edges)
        return found;

    clipped_point clipped[CLIPPED_POINTS], chosen[MOST_IN_COMMON];
    const face_pair over = faces_along(&pair, steady);
    clip_faces(&over.faces, &over.features, margin, clipped);
    int count = choose(clipped, chosen);
    if (count == 0)
        return found;
    for (int k = 0; k < count; k++)
        found.told[k] = told_between(&pair, steady, over.half_n, chosen[k]);
    sort_by_feature(found.told, count);
    found.count = count;
    found.normal = normal_along(&pair, steady);
    return found;
}

#endif

/* Two hulls: up to four points that the parts of both have in common which face each other. */
#include "scalar/reference_facing_ring.h"

static const float as_near = 0x1p-12f;

/* What is told of a pair, by its contact. */
typedef struct touching_hulls {
    body_pair pair;
    core_pair contact;
    vector3 on_a; /* from its origin */
    float margin;
} touching_hulls;

static inline float distance_over(const touching_hulls *t, float height)
{
    return t->contact.distance + height * inverse_power_of_two(inverse_power_of_two(t->pair.size));
}

static inline int is_within_margin(const touching_hulls *t, float height)
{
    core_pair cores = t->contact;
    cores.distance = distance_over(t, height);
    return contact_of(&cores, t->margin).hit;
}

static inline told_point told_over_ring(const touching_hulls *t, const ring_view *view, float height_of_a,
                                        const ring_point *point)
{
    float length = inverse_power_of_two(inverse_power_of_two(t->pair.size));
    float distance = distance_over(t, point->height);
    float along = (height_of_a - point->depth_of_a) * length + distance * 0.5f;
    vector3 across = add(scale(view->u, point->at.u * length), scale(view->v, point->at.v * length));
    vector3 at = clear_of_signs(add(t->pair.a.origin, add(across, scale(view->normal, along))));
    int is_number = sum_of_magnitudes(at) < INFINITY;
    return (told_point){is_number ? at : no_point, distance, point->feature};
}

/* Features are places of points here. */
static inline void sort_by_place(kept_points *kept)
{
    for (int k = 1; k < kept->count; k++)
        for (int j = k; j > 0 && kept->point[j].feature < kept->point[j - 1].feature; j--) {
            const clipped_point later = kept->point[j - 1];
            kept->point[j - 1] = kept->point[j];
            kept->point[j] = later;
        }
}

static inline int points_between(const touching_hulls *t, told_point told[LH_POINTS_OF_MANIFOLDS])
{
    const vector3 nowhere = {0.0f, 0.0f, 0.0f};
    float to_scale = inverse_power_of_two(t->pair.size);
    ring_view view = view_of_normal(t->contact.normal);
    facing_ring a = facing_ring_of(&t->pair.a, nowhere, &view, to_scale, 0);
    facing_ring b = facing_ring_of(&t->pair.b, t->pair.between, &view, to_scale, 1);
    two_rings rings = {a.has_area ? a : b, a.has_area ? b : a, !a.has_area, min(a.width, b.width) * 0x1p-10f};
    ring_point points[ring_points];
    clipped_point left[ring_points];
    clip_rings(&rings, points);
    int is_told = 0;
    for (int k = 0; k < ring_points - 1; k++) {
        points[k].counts &= is_within_margin(t, points[k].height);
        is_told |= points[k].counts && points[k].height <= as_near;
    }
    points[ring_points - 1] = (ring_point){
        {dot(view.u, t->on_a) * to_scale, dot(view.v, t->on_a) * to_scale},        0.0f,     -1.0f,
        a.foremost.number | b.foremost.number | features_of(LH_VERTEX, LH_VERTEX), !is_told,
    };
    for (int k = 0; k < ring_points; k++)
        left[k] = (clipped_point){points[k].at, points[k].height, (uint32_t)k, points[k].counts};
    kept_points kept = keep_four(left, ring_points);
    sort_by_place(&kept);
    for (int k = 0; k < kept.count; k++) {
        const ring_point *point = &points[kept.point[k].feature];
        told[k] = told_over_ring(t, &view, a.height, point);
        if (point == &points[ring_points - 1])
            told[k] = (told_point){contact_point(&t->contact), contact_of(&t->contact, t->margin).distance,
                                   point->feature};
    }
    sort_by_feature(told, kept.count);
    return kept.count;
}

static inline int manifold_hull_hull(const manifold_hull_hull_arguments *of, size_t i)
{
    placement a = placement_at(of->a, i), b = placement_at(of->b, i);
    body first = body_of_hull(of->a_hull, a), second = body_of_hull(of->b_hull, b);
    best_of_gaps best;
    touching_hulls t = {.pair = pair_of_bodies(first, second, NULL),
                        .contact = cores_of_bodies(first, second, 0.0f, 0.0f, &best),
                        .margin = number_at(of->margin, i)};
    t.on_a = best.on_a;
    t.contact.normal = best.along;
    t.contact.on_a = add(a.origin, clear_of_signs(best.on_a));
    t.contact.on_b = add(t.contact.on_a, scale(best.along, t.contact.distance));
    told_point told[LH_POINTS_OF_MANIFOLDS];
    int count = contact_of(&t.contact, t.margin).hit ? points_between(&t, told) : 0;
    return record_points(told, (uint8_t)count, best.along, lh_manifolds_of(of->manifolds), i);
}

REFERENCE(manifold_hull_hull)

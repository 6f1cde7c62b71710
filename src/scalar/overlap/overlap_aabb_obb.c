/* Box against oriented box: fifteen candidate axes of separation (Gottschalk, Lin and Manocha, OBBTree, 1996; Ericson,
 * Real-Time Collision Detection, 4.4.1). Two convex sets are apart if and only if one of them separates.
 *
 * All lengths are doubled, so that the box needs no centre. */
#include "scalar/reference.h"
#include "scalar/reference_rotation.h"

typedef struct extents {
    vector3 way; /* between the centres */
    vector3 box; /* of the upright box */
    float padding;
} extents;

/* The axis is one of the turned box, which has this extent along it. */
static inline int face_separates(const extents *e, vector3 axis, float extent)
{
    float reach = dot(magnitude_each(axis), e->box) + extent;
    return !(fabsf(dot(axis, e->way)) <= reach + e->padding);
}

/* The products of one axis of the turned box with the three of the other. It reaches as far along them as along the
 * upright axes themselves on its other two, b and c, with their extents exchanged. */
static inline int edges_separate(const extents *e, vector3 axis, vector3 b, float extent_of_b, vector3 c,
                                 float extent_of_c)
{
    vector3 apart = magnitude_each(cross(axis, e->way));
    vector3 a = magnitude_each(axis), h = e->box;
    vector3 of_box = {h.y * a.z + h.z * a.y, h.z * a.x + h.x * a.z, h.x * a.y + h.y * a.x};
    vector3 of_turned = add(scale(magnitude_each(b), extent_of_c), scale(magnitude_each(c), extent_of_b));
    vector3 padding = {e->padding, e->padding, e->padding};
    return !all_at_most(apart, add(add(of_box, of_turned), padding));
}

static inline int overlap(box b, oriented_box o)
{
    const float relative_pad = 26.0f * unit_roundoff;
    rotated_axes r = rotate_axes(o.rotation);
    vector3 half = add(o.half, o.half);
    extents e = {.way = add(subtract(b.max, o.centre), subtract(b.min, o.centre)),
                 .box = subtract(b.max, b.min)};
    e.padding = ((e.box.x + e.box.y + e.box.z) + (half.x + half.y + half.z)) * relative_pad;

    vector3 of_turned = add(add(scale(magnitude_each(r.x), half.x), scale(magnitude_each(r.y), half.y)),
                            scale(magnitude_each(r.z), half.z));
    vector3 padding = {e.padding, e.padding, e.padding};
    int upright_meet = all_at_most(magnitude_each(e.way), add(add(e.box, of_turned), padding));

    return upright_meet && !face_separates(&e, r.x, half.x) && !face_separates(&e, r.y, half.y) &&
           !face_separates(&e, r.z, half.z) && !edges_separate(&e, r.x, r.y, half.y, r.z, half.z) &&
           !edges_separate(&e, r.y, r.z, half.z, r.x, half.x) &&
           !edges_separate(&e, r.z, r.x, half.x, r.y, half.y);
}

static inline int overlap_aabb_obb(const overlap_aabb_obb_arguments *of, size_t i)
{
    return overlap(box_at(of->boxes, i), oriented_box_at(of->obbs, i));
}

REFERENCE(overlap_aabb_obb)

/* Moving box against moving box: with b held still and a shrunk to a point, the velocity of a relative to b
 * is a ray against the Minkowski difference of the boxes (Ericson, Real-Time Collision Detection, 5.5.8). */
#include "scalar/reference.h"
#include "scalar/reference_slab.h"

typedef struct contact {
    int hit;
    float toi;
    int8_t normal;
} contact;

/* The face across axis 1, 2 or 3 that meets a motion of this reciprocal velocity: it looks the other way. */
static inline int8_t face_against(float inv, int8_t axis)
{
    return (int8_t)(negative(inv) ? axis : -axis);
}

/* The face of the first axis entered at the time of contact; 0 where every entry was before the start. */
static inline int8_t face_reached(float enter, interval x, interval y, interval z, vector3 inv)
{
    if (x.enter == enter)
        return face_against(inv.x, 1);
    if (y.enter == enter)
        return face_against(inv.y, 2);
    if (z.enter == enter)
        return face_against(inv.z, 3);
    return 0;
}

static inline contact sweep(box a, box b, vector3 velocity, float t_max)
{
    /* Two units more than for a ray: the planes and the velocity are themselves rounded differences. */
    const float pad = 1.0f + 10.0f * unit_roundoff;

    vector3 low = subtract(b.min, a.max);
    vector3 high = subtract(b.max, a.min);
    vector3 inv = reciprocal_each(velocity);
    interval x = cross_slab(low.x, high.x, inv.x, inv.x);
    interval y = cross_slab(low.y, high.y, inv.y, inv.y);
    interval z = cross_slab(low.z, high.z, inv.z, inv.z);

    float limit = min(t_max, latest_time);
    interval t = {0.0f, limit};
    t = narrow(narrow(narrow(t, x), y), z);

    if (!(t.enter <= t.exit * pad))
        return (contact){.hit = 0, .toi = INFINITY, .normal = 0};
    return (contact){.hit = 1, .toi = min(limit, t.enter), .normal = face_reached(t.enter, x, y, z, inv)};
}

static inline int sweep_aabb_aabb(const sweep_aabb_aabb_arguments *of, size_t i)
{
    vector3 velocity = subtract(vector_at(of->a_velocity, i), vector_at(of->b_velocity, i));
    contact found = sweep(box_at(of->a, i), box_at(of->b, i), velocity, of->t_max);
    if (of->toi)
        of->toi[i] = found.toi;
    if (of->normal)
        of->normal[i] = found.normal;
    return found.hit;
}

REFERENCE(sweep_aabb_aabb)

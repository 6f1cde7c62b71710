/* Ray and hull: from when it has come behind the last face to when it leaves the first (Cyrus and Beck 1978; Ericson,
 * Real-Time Collision Detection, 5.3.8). */
#include "scalar/reference_half_space.h"
#include "scalar/reference_hull.h"
#include "scalar/reference_slab.h"

/* Covers times that are denormal. */
static const float face_time_pad = 0x1p-126f;

static inline int raycast_hull(const raycast_hull_arguments *of, size_t i)
{
    const float pad = 20.0f * unit_roundoff;
    ray r = ray_at(of->rays, i);
    placement at = placement_at(of->poses, i);
    vector3 way = subtract(r.origin, at.origin);
    vector3 from = {dot(at.axes.x, way), dot(at.axes.y, way), dot(at.axes.z, way)};
    vector3 dir = {dot(at.axes.x, r.dir), dot(at.axes.y, r.dir), dot(at.axes.z, r.dir)};
    float height_off = sum_of_magnitudes(way) * pad, speed_off = sum_of_magnitudes(r.dir) * pad;

    interval behind = {0.0f, INFINITY};
    int are_numbers = 1;
    for (size_t k = 0; k < of->faces->count; k++) {
        plane face = plane_at(of->faces, k);
        float size = sum_of_magnitudes(face.n);
        float room = face.d - (dot(face.n, from) - size * height_off);
        float speed = dot(face.n, dir) - size * speed_off;
        float time = room / speed;
        if (negative(speed))
            behind.enter = max(time, behind.enter);
        else
            behind.exit = min(time, behind.exit);
        are_numbers &= room + speed == room + speed;
    }
    interval t = {max(behind.enter - face_time_pad, max(r.t_min, 0.0f)),
                  min(behind.exit + face_time_pad, min(r.t_max, latest_time))};
    int hit = are_numbers & (t.enter <= t.exit);
    record_float(of->t_enter, i, hit ? t.enter : INFINITY);
    record_float(of->t_exit, i, !hit ? INFINITY : negative(t.exit) ? 0.0f : t.exit);
    return hit;
}

REFERENCE(raycast_hull)

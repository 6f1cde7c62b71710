/* The point of a plane that is closest to a point: along the normal by the height over the plane. Ericson, Real-Time
 * Collision Detection, 5.1.1, for a normal of any length. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_PLANE_POINT_H
#define LANEHIT_SRC_QUERIES_CLOSEST_PLANE_POINT_H

#include "engine/operands.h"
#include "mathematics/closest.h"

/* A plane, with what depends on it alone. */
typedef struct plane_frame {
    plane plane;
    lanes normal2;
} plane_frame;

LH_INLINE plane_frame plane_frame_of(plane p)
{
    return (plane_frame){p, v3_dot(p.n, p.n)};
}

typedef struct closest_of_plane {
    lanes distance2;
    lanes normals; /* to the point, less as many times the normal */
} closest_of_plane;

LH_INLINE lanes height_over(plane_frame f, v3 point)
{
    return lanes_sub(v3_dot(f.plane.n, point), f.plane.d);
}

/* A height of 0 is that of a point of the plane, whatever the normal. */
LH_INLINE closest_of_plane closest_to_plane(plane_frame f, v3 point)
{
    const lanes height = height_over(f, point);
    const lanes normals =
        lanes_select(lanes_eq(height, lanes_set1(0.0f)), height, lanes_div(height, f.normal2));
    const mask is_somewhere = lanes_lt(lanes_abs(normals), lanes_set1(__builtin_inff()));
    const lanes distance2 =
        lanes_select(is_somewhere, lanes_mul(height, normals), lanes_set1(__builtin_nanf("")));
    return (closest_of_plane){distance2, normals};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE plane_frame plane_frame_load(view_columns from, block at)
{
    return plane_frame_of(plane_load(from, at));
}

LH_OPERANDS(closest_plane_point, plane_frame, kept_point)

/* Whatever the distances are. */
LH_INLINE void closest_plane_point_of_any(const closest_plane_point_setup *from, block at)
{
    const plane_frame frame = closest_plane_point_a(from, 0, at);
    const v3 p = closest_plane_point_b(from, 0, at);
    const closest_of_plane closest = closest_to_plane(frame, p);
    store_distance(from->of.distance2, closest.distance2, at);
    if (is_wanted(from->of.on_plane))
        store_nearest_point(from->of.on_plane, v3_sub(p, v3_scale(frame.plane.n, closest.normals)),
                            closest.distance2, at);
}

/* Of a whole block that has a distance that is not a number below infinity. */
static LH_ONE_COPY void closest_plane_point_rarely(const lh_call *call, unsigned one, size_t first)
{
    closest_plane_point_setup from;
    closest_plane_point_prepare(&from, 0, call);
    closest_plane_point_of_any(&from, whole_if_small((block){first, LANES, 1, one}));
}

LH_INLINE void store_foot(lh_xyz to, plane p, v3 point, lanes normals, block at)
{
    const v3 foot = v3_sub(point, v3_scale(p.n, normals));
    store_block_if_wanted(to.x, foot.x, at);
    store_block_if_wanted(to.y, foot.y, at);
    store_block_if_wanted(to.z, foot.z, at);
}

/* Where all distances are such numbers, nothing has to be chosen: a height of 0 is divided by a squared length above 0
 * then, and stays what it is. */
LH_INLINE uint32_t closest_plane_point_block(const void *setup, unsigned one, block at)
{
    const closest_plane_point_setup *const from = setup;
    if (!at.whole) {
        closest_plane_point_of_any(from, at);
        return 0;
    }
    const plane_frame frame = closest_plane_point_a(setup, one, at);
    const v3 p = closest_plane_point_b(setup, one, at);
    const lanes height = height_over(frame, p);
    const lanes normals = lanes_div(height, frame.normal2), distance2 = lanes_mul(height, normals);
    if (!LH_LIKELY(all_are(lanes_lt(distance2, lanes_set1(__builtin_inff())), at))) {
        closest_plane_point_rarely(from->call, one, at.first);
        return 0;
    }
    store_block_if_wanted(from->of.distance2, distance2, at);
    if (is_wanted(from->of.on_plane))
        store_foot(from->of.on_plane, frame.plane, p, normals, at);
    return 0;
}

LH_SHORT_COMPUTING_QUERY(closest_plane_point)

#endif

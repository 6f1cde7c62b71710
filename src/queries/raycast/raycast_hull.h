/* A ray is in a hull from when it has come behind the last of its faces to when it leaves the first. Cyrus and Beck
 * 1978; Ericson, Real-Time Collision Detection, 5.3.8. Heights over faces and speeds along their normals are rounded,
 * so each is taken as low as it may be: at every time each face is further out than it is, and no time is late at the
 * beginning or early at the end. */
#ifndef LANEHIT_SRC_QUERIES_RAYCAST_HULL_H
#define LANEHIT_SRC_QUERIES_RAYCAST_HULL_H

#include "engine/operands.h"
#include "mathematics/frustum.h"
#include "mathematics/hulls/convex.h"
#include "mathematics/motion/approach_to_plane.h"
#include "mathematics/rays/passage.h"
#include "mathematics/rays/ray.h"

/* 20u of what is summed up: 19.1u are needed (docs/guarantees.md). */
static const float FACE_PADDING = 0x1.4p-20f;

/* A ray in the frame of a hull; and what its height over a face may be off by, and its speed, for each unit that the
 * components of the normal add up to. */
typedef struct seen_ray {
    v3 origin, direction;
    lanes height_error, speed_error;
} seen_ray;

LH_INLINE seen_ray ray_seen_from(ray line, pose p)
{
    const v3 way = v3_sub(line.origin, p.origin);
    const lanes padding = lanes_set1(FACE_PADDING);
    return (seen_ray){v3_seen_from(way, p.axes), v3_seen_from(line.direction, p.axes),
                      lanes_mul(v3_sum_of_magnitudes(way), padding),
                      lanes_mul(v3_sum_of_magnitudes(line.direction), padding)};
}

/* Along a face the quotient is infinite, of the sign that decides rightly, or NaN in its plane, and loses. Returns
 * whether all are numbers. */
LH_INLINE mask clip_to_face(interval *within, const seen_ray *line, plane face)
{
    const lanes size = v3_sum_of_magnitudes(face.n);
    const lanes height = lanes_sub(v3_dot(face.n, line->origin), lanes_mul(size, line->height_error));
    const lanes speed = lanes_sub(v3_dot(face.n, line->direction), lanes_mul(size, line->speed_error));
    const lanes room = lanes_sub(face.d, height), time = lanes_div(room, speed);
    const mask comes = lanes_negative(speed);
    within->enter = lanes_select(comes, lanes_max(time, within->enter), within->enter);
    within->exit = lanes_select(comes, within->exit, lanes_min(time, within->exit));
    const lanes any = lanes_add(room, speed);
    return lanes_eq(any, any);
}

LH_INLINE ray_passage pass_hull(const lh_planes *faces, ray line, pose p)
{
    const seen_ray seen = ray_seen_from(line, p);
    interval behind = {lanes_set1(0.0f), lanes_set1(__builtin_inff())};
    mask numbers = lanes_eq(behind.enter, behind.enter);
    for (size_t k = 0; k < faces->count; k++)
        numbers = mask_and(numbers, clip_to_face(&behind, &seen, plane_in_all_lanes(plane_of_set(faces, k))));
    const lanes underflow = lanes_set1(TIME_PADDING);
    const interval inside = {lanes_max(lanes_sub(behind.enter, underflow), line.limits.enter),
                             lanes_min(lanes_add(behind.exit, underflow), line.limits.exit)};
    return (ray_passage){mask_and(numbers, lanes_le(inside.enter, inside.exit)), inside};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(raycast_hull, ray, pose)

LH_INLINE uint32_t raycast_hull_block(const void *setup, unsigned one, block at)
{
    const raycast_hull_arguments *const of = &((const raycast_hull_setup *)setup)->of;
    const ray_passage passage =
        pass_hull(of->faces, raycast_hull_a(setup, one, at), raycast_hull_b(setup, one, at));
    return store_passage(passage, of->t_enter, of->t_exit, at);
}

LH_LONG_QUERY_OF_SETUP(raycast_hull)

#endif

/* The planes of a frustum, as balls are measured by them: normals of length 1. */
#ifndef LANEHIT_SRC_MATHEMATICS_BALL_PLANES_H
#define LANEHIT_SRC_MATHEMATICS_BALL_PLANES_H

#include "frustum.h"

/* A plane by its normal of length 1. */
typedef struct ball_plane {
    v3 unit;
    lanes minus_offset;
} ball_plane;

LH_INLINE ball_plane ball_plane_of(plane_floats p, float length)
{
    const float inverse = 1.0f / length;
    const plane unit =
        plane_in_all_lanes((plane_floats){p.x * inverse, p.y * inverse, p.z * inverse, -p.d * inverse});
    return (ball_plane){unit.n, unit.d};
}

/* Squares of others lose digits or are infinite; of a NaN neither is true. */
LH_INLINE int is_sound(plane_floats p, float length)
{
    return 0x1p-40f < length && length < 0x1p40f && p.d == p.d;
}

/* Lanes, since loads of those are part of the instructions that use them. */
typedef struct ball_planes {
    size_t taken;
    ball_plane over[LH_MOST_OF_A_SET];
    float scale; /* 1; NaN where a plane is not sound */
} ball_planes;

LH_INLINE void find_ball_planes(ball_planes *to, const lh_planes *planes)
{
    to->taken = planes_taken(planes);
    to->scale = 1.0f;
    for (size_t k = 0; k < planes->count; k++) {
        const plane_floats p = plane_of_set(planes, k);
        const float length = __builtin_sqrtf(p.x * p.x + p.y * p.y + p.z * p.z);
        to->over[k] = ball_plane_of(p, length);
        if (!is_sound(p, length))
            to->scale = __builtin_nanf("");
    }
    to->over[to->taken - 1] = to->over[planes->count - 1];
}

#endif

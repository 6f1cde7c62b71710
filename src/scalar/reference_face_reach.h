/* How far planes and edges of a face reach that is met within a radius, and what is near it where a point enters
 * between the planes. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_FACE_REACH_H
#define LANEHIT_SRC_SCALAR_REFERENCE_FACE_REACH_H

#include "reference_first_touch.h"

typedef struct face_reach {
    float of_planes, of_edges, of_check;
} face_reach;

/* far: how far away and how large the face is. */
static inline face_reach face_reach_of(float radius, float far)
{
    return (face_reach){
        radius * (1.0f + 16.0f * unit_roundoff) + (far * (16.0f * unit_roundoff) + capsule_absolute_pad),
        radius * (1.0f + 48.0f * unit_roundoff) + (far * (32.0f * unit_roundoff) + capsule_absolute_pad),
        radius * (1.0f + 48.0f * unit_roundoff) + (far * (80.0f * unit_roundoff) + capsule_absolute_pad)};
}

/* The time of the planes, given the square of the distance then. */
static inline float entry_if_near(float time, float squared, const motion *m, face_reach reach)
{
    int is_near = squared <= reach.of_check * reach.of_check;
    return (is_near & (time <= m->end)) ? time : INFINITY;
}

#endif

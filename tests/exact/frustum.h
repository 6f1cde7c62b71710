/* Shapes and the part of space that is behind some planes: how verdicts are judged. half_space.h judges each plane: the
 * shape meets the part, or is inside it, if it does so for all of their half-spaces. */
#ifndef LANEHIT_TESTS_EXACT_FRUSTUM_H
#define LANEHIT_TESTS_EXACT_FRUSTUM_H

#include "half_space.h"

/* The floats of the planes come last, those that h has for one plane among them. */
enum { PLANES = 3, PLANE_FLOATS = 4 };

/* How a shape and one of the planes are judged: by the floats of both, those of the plane last. */
typedef struct one_plane {
    int plane; /* where its floats are */
    void (*judge)(const void *of, const float *alone, const answer *given, finding *out);
    const void *of;
} one_plane;
void judge_planes(const one_plane *by, const float *floats, const answer *given, finding *out);

/* By judge_half_space. The growth of an over-report is the most that any plane needs; that of what is wrongly not found
 * inside is the least. */
void judge_frustum(half_space *h, const float *floats, int is_empty, double reach_share, const answer *given,
                   finding *out);

/* As reach_with_plane, each of the planes. */
void reach_with_planes(stream *s, half_space *h, double reach_share, float *floats);

#endif

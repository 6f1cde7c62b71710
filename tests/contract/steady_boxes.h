/* Boxes that move a little from frame to frame, and whether what is told of their manifolds stays. */
#ifndef LANEHIT_TESTS_CONTRACT_STEADY_BOXES_H
#define LANEHIT_TESTS_CONTRACT_STEADY_BOXES_H

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "lanehit/lanehit.h"

enum { FRAMES = 2000, POINTS = LH_POINTS_OF_MANIFOLDS };

typedef struct box {
    float centre[3], half[3], rotation[4];
} box;

typedef struct manifold {
    uint64_t hit;
    uint8_t count;
    float normal[3], point[POINTS][3], distance[POINTS];
    uint32_t feature[POINTS];
} manifold;

static inline lh_manifolds outputs_of(manifold *m)
{
    lh_manifolds to = {.count = &m->count, .normal = {&m->normal[0], &m->normal[1], &m->normal[2]}};
    for (int k = 0; k < POINTS; k++) {
        to.point[k] = (lh_xyz){&m->point[k][0], &m->point[k][1], &m->point[k][2]};
        to.distance[k] = &m->distance[k];
        to.feature[k] = &m->feature[k];
    }
    return to;
}

static inline int have_same_features(const manifold *a, const manifold *b)
{
    return a->count == b->count && memcmp(a->feature, b->feature, sizeof a->feature) == 0;
}

static inline float around(dice *d, float middle, float reach)
{
    return middle + reach * ((float)dice_below(d, 2001) / 1000.0f - 1.0f);
}

/* In its place, and by as large an angle. */
static inline box trembling(dice *d, const box *of, float by)
{
    box b = *of;
    for (int k = 0; k < 3; k++)
        b.centre[k] = around(d, b.centre[k], by);
    for (int k = 0; k < 4; k++)
        b.rotation[k] = around(d, b.rotation[k], by * 0.5f);
    return b;
}

/* By a tenth of a degree about an axis of length 1. */
static inline void turn(box *b, const float axis[3])
{
    const float w = 0.99999962f, s = 0.00087266452f, *const q = b->rotation;
    const float x = axis[0] * s, y = axis[1] * s, z = axis[2] * s;
    const float turned[4] = {
        w * q[0] + x * q[3] + y * q[2] - z * q[1], w * q[1] + y * q[3] + z * q[0] - x * q[2],
        w * q[2] + z * q[3] + x * q[1] - y * q[0], w * q[3] - x * q[0] - y * q[1] - z * q[2]};
    memcpy(b->rotation, turned, sizeof turned);
}

/* A box that tumbles in its place, about several axes, keeps its features in 99 of 100 frames. `of` gives its manifold
 * with something that stays. */
static inline void expect_steady_tumbling(manifold (*of)(const box *tumbling), const box *start)
{
    static const float axes[][3] = {
        {1, 0, 0}, {0, 0, 1}, {0.6f, 0.8f, 0}, {0.48f, 0.6f, 0.64f}, {0.36f, 0.48f, 0.8f}};
    size_t changes = 0, frames = 0;
    for (size_t k = 0; k < sizeof axes / sizeof *axes; k++) {
        box tumbling = *start;
        manifold before = of(&tumbling);
        for (size_t frame = 0; frame < FRAMES; frame++) {
            turn(&tumbling, axes[k]);
            const manifold now = of(&tumbling);
            changes += now.count > 0 && before.count > 0 && !have_same_features(&before, &now);
            frames += now.count > 0;
            before = now;
        }
    }
    assert_true(frames > FRAMES);
    if (changes * 100 > frames)
        fail_msg("other features in %zu of %zu frames", changes, frames);
}

#endif

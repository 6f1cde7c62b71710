/* Capsules that move a little from frame to frame, and whether what is told of their contacts stays. */
#ifndef LANEHIT_TESTS_CONTRACT_STEADY_H
#define LANEHIT_TESTS_CONTRACT_STEADY_H

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "lanehit/lanehit.h"

enum { FRAMES = 3600, FLOATS_OF_CAPSULE = 7, FRAME_WORDS = (FRAMES + 63) / 64 };

typedef float capsule_frames[FRAMES][FLOATS_OF_CAPSULE];

static inline lh_capsules view_of_frames(capsule_frames frames)
{
    return lh_capsules_aos(frames[0], sizeof frames[0], FRAMES);
}

/* About a centre, by a tenth of a degree a frame, in all a whole turn about an axis that is none of the coordinates'. */
static inline void tumble(capsule_frames frames, const float centre[3], float half, float radius)
{
    static const double degree = 0.017453292519943295, axis[3] = {1 / 3.0, 2 / 3.0, 2 / 3.0},
                        across[3] = {2 / 3.0, 1 / 3.0, -2 / 3.0}, other[3] = {2 / 3.0, -2 / 3.0, 1 / 3.0};
    for (int frame = 0; frame < FRAMES; frame++) {
        const double angle = frame * 0.1 * degree;
        for (int k = 0; k < 3; k++) {
            const double way = 0.4 * axis[k] + 0.9 * (across[k] * cos(angle) + other[k] * sin(angle));
            frames[frame][k] = centre[k] - half * (float)way;
            frames[frame][3 + k] = centre[k] + half * (float)way;
        }
        frames[frame][6] = radius;
    }
}

/* Each coordinate by up to so much. */
static inline void tremble(capsule_frames frames, const float capsule[FLOATS_OF_CAPSULE], float by)
{
    dice d = {7};
    for (int frame = 0; frame < FRAMES; frame++)
        for (int k = 0; k < FLOATS_OF_CAPSULE; k++)
            frames[frame][k] = capsule[k] + (k < 6 ? dice_between(&d, -by, by) : 0.0f);
}

/* What is told of each frame. */
typedef struct told_frames {
    uint64_t hits[FRAME_WORDS];
    uint8_t count[FRAMES];
    float distance[2][FRAMES], point[2][3][FRAMES];
    uint32_t feature[2][FRAMES];
} told_frames;

static inline lh_manifolds outputs_of(told_frames *told)
{
    lh_manifolds to = {.count = told->count};
    for (int k = 0; k < 2; k++) {
        to.distance[k] = told->distance[k];
        to.feature[k] = told->feature[k];
        to.point[k] = (lh_xyz){told->point[k][0], told->point[k][1], told->point[k][2]};
    }
    return to;
}

/* Frames in which other features touch than in the frame before. */
static inline int changes_of(const told_frames *told)
{
    int changes = 0;
    for (int frame = 1; frame < FRAMES; frame++)
        changes += told->count[frame] != told->count[frame - 1] ||
                   told->feature[0][frame] != told->feature[0][frame - 1] ||
                   told->feature[1][frame] != told->feature[1][frame - 1];
    return changes;
}

static inline uint32_t feature_of(uint32_t of_a, uint32_t number_of_a, uint32_t of_b, uint32_t number_of_b)
{
    return of_a | number_of_a << LH_FEATURE_NUMBER |
           (of_b | number_of_b << LH_FEATURE_NUMBER) << LH_FEATURE_OF_B;
}

#endif

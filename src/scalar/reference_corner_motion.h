/* Two shapes whose corners move each for itself, as the differences of a corner of one and a corner of the other: when
 * a direction surely separates them, and which are near each other then. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_CORNER_MOTION_H
#define LANEHIT_SRC_SCALAR_REFERENCE_CORNER_MOTION_H

#include "reference.h"
#include "reference_power.h"

enum { most_gaps = 4 };

/* Scaled by a power of two, so that the largest component of all is from 1 to 2. */
typedef struct corner_motion {
    int gaps;
    vector3 start[most_gaps], end[most_gaps];
    vector3 start_reach, end_reach; /* the largest magnitudes of components */
    float largest, scale;
} corner_motion;

/* A direction, and with which weights the gaps add up to one between the shapes. */
typedef struct proposal {
    vector3 direction;
    float weight[most_gaps];
} proposal;

typedef void proposer(proposal *to, const vector3 *gap);

static inline vector3 reach_of_gaps(const vector3 *gap, int gaps)
{
    vector3 reach = {0.0f, 0.0f, 0.0f};
    for (int i = 0; i < gaps; i++)
        reach = max_each(magnitude_each(gap[i]), reach);
    return reach;
}

static inline void scale_motion(corner_motion *m)
{
    m->start_reach = reach_of_gaps(m->start, m->gaps);
    m->end_reach = reach_of_gaps(m->end, m->gaps);
    vector3 reach = max_each(m->start_reach, m->end_reach);
    float largest = max(max(reach.x, reach.y), reach.z);
    m->scale = inverse_power_of_two(largest);
    m->largest = largest * m->scale;
    m->start_reach = scale(m->start_reach, m->scale);
    m->end_reach = scale(m->end_reach, m->scale);
    for (int i = 0; i < m->gaps; i++) {
        m->start[i] = scale(m->start[i], m->scale);
        m->end[i] = scale(m->end[i], m->scale);
    }
}

static inline vector3 position_of_gap(const corner_motion *m, int i, float time)
{
    return add(m->start[i], scale(subtract(m->end[i], m->start[i]), time));
}

/* ---- What a direction proves --------------------------------------------------------------------------- */

static inline float padding_of(vector3 direction, vector3 reach)
{
    const float slack = 0x1.48p-22f; /* 5.125 u */
    const float least = 0x1p-120f;
    return dot(magnitude_each(direction), reach) * slack + least;
}

/* The least of the products with the gaps is surely above 0. */
static inline int all_surely_above(const vector3 *gap, int gaps, vector3 direction, vector3 reach)
{
    float least = dot(direction, gap[0]);
    for (int i = 1; i < gaps; i++)
        least = min(dot(direction, gap[i]), least);
    return least > padding_of(direction, reach);
}

static inline int may_ever_meet(const corner_motion *m)
{
    vector3 sum = add(m->start[0], m->end[0]);
    for (int i = 1; i < m->gaps; i++)
        sum = add(sum, add(m->start[i], m->end[i]));
    if (!(sum_of_magnitudes(sum) < INFINITY))
        return 0;
    return !all_surely_above(m->start, m->gaps, sum, m->start_reach) ||
           !all_surely_above(m->end, m->gaps, sum, m->end_reach);
}

/* Lower bounds of the products of a direction with each gap, at the start and at the end. */
typedef struct lower_bounds {
    float start[most_gaps], end[most_gaps];
} lower_bounds;

static inline lower_bounds bounds_along(const corner_motion *m, vector3 direction)
{
    lower_bounds low = {{0.0f}, {0.0f}};
    for (int i = 0; i < m->gaps; i++) {
        low.start[i] = dot(direction, m->start[i]) - padding_of(direction, m->start_reach);
        low.end[i] = dot(direction, m->end[i]) - padding_of(direction, m->end_reach);
    }
    return low;
}

/* All are above 0 at the times in between; until 2 if they stay there, and until -1 if one never is. */
typedef struct separation {
    float since, until;
} separation;

static inline separation separation_by(const lower_bounds *low, int gaps)
{
    separation s = {-1.0f, 2.0f};
    for (int i = 0; i < gaps; i++) {
        float passes = low->start[i] / (low->start[i] - low->end[i]);
        float ends = low->end[i] > 0.0f ? 2.0f : low->start[i] > 0.0f ? passes : -1.0f;
        s.until = min(ends, s.until);
        s.since = max(low->start[i] > 0.0f ? -1.0f : passes, s.since);
    }
    return s;
}

/* At this time, and until the returned one; -1 if not then. */
static inline float separated_until(separation s, float time)
{
    float surely_since = s.since * (1.0f + 8.0f * unit_roundoff) + 0x1p-100f;
    float surely_until = s.until * (1.0f - 6.0f * unit_roundoff) - 0x1p-100f;
    return surely_since < time && time < surely_until ? surely_until : -1.0f;
}

/* ---- Where they are near ------------------------------------------------------------------------------- */

static inline int is_small_gap(const corner_motion *m, const vector3 *gap, const float *weight)
{
    vector3 sum = scale(gap[0], weight[0]);
    float weights = weight[0];
    for (int i = 1; i < m->gaps; i++) {
        sum = add(sum, scale(gap[i], weight[i]));
        weights += weight[i];
    }
    vector3 size = magnitude_each(sum);
    float largest = max(max(size.x, size.y), size.z);
    return (weights >= 0x1p-90f) && (largest <= weights * (m->largest * (4.0f * unit_roundoff)));
}

/* When the gap that the weights give would close if they stayed as they are. */
static inline float time_of_meeting(const corner_motion *m, const proposal *p)
{
    float start = 0.0f, end = 0.0f;
    for (int i = 0; i < m->gaps; i++) {
        start += p->weight[i] * dot(p->direction, m->start[i]);
        end += p->weight[i] * dot(p->direction, m->end[i]);
    }
    return start / (start - end);
}

#endif

/* The foot of the perpendicular, clamped to the segment. */
#include "loop.h"

typedef struct way {
    point start, step;
    float inverse_squared;
} segment_way;

ALWAYS_INLINE segment_way way_at(const lh_segments *v, size_t i)
{
    segment_way w = {.start = {v->ax[i], v->ay[i], v->az[i]}};
    w.step = minus((point){v->bx[i], v->by[i], v->bz[i]}, w.start);
    w.inverse_squared = 1.0f / dot(w.step, w.step);
    return w;
}

ALWAYS_INLINE void closest_on_segments_loop(form f, unsigned options, size_t n, lh_segments segments,
                                            lh_vectors points, float *distance2, float *t, lh_xyz on_segment)
{
    const segment_way one_way = way_at(&segments, 0);
    const point one_point = vector_at(&points, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const segment_way w = f == FORM_ONE_FIRST ? one_way : way_at(&segments, i);
        const point p = f == FORM_ONE_SECOND ? one_point : vector_at(&points, i);
        const point from_start = minus(p, w.start);
        const float share = minimum(maximum(dot(from_start, w.step) * w.inverse_squared, 0.0f), 1.0f);
        const point along = {w.step.x * share, w.step.y * share, w.step.z * share};
        const point d = minus(from_start, along);
        distance2[i] = dot(d, d);
        if (options & WANT_OTHERS) {
            t[i] = share;
            on_segment.x[i] = w.start.x + along.x;
            on_segment.y[i] = w.start.y + along.y;
            on_segment.z[i] = w.start.z + along.z;
        }
    }
}

ALWAYS_INLINE void closest_on_segments_forms(unsigned options, const problem *p)
{
    const closest_segment_point_arguments a = closest_segment_point_arguments_of(&p->call);
    BY_FORM(p, closest_on_segments_loop, options, p->n, *a.segments, *a.points, a.distance2, a.t,
            a.on_segment);
}

static void loop_closest_segment_point(const problem *p)
{
    switch (p->work->options) {
        CASE(WANT_FIRST, closest_on_segments_forms, p);
        CASE(WANT_FIRST | WANT_OTHERS, closest_on_segments_forms, p);
    }
}

static const query_notes closest_segment_point = {
    .loop = loop_closest_segment_point,
};

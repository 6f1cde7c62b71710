/* The nearest points of two segments. */
#include "loop.h"
#include "segment_pair.h"

ALWAYS_INLINE void put_point(lh_xyz to, size_t i, point start, point way, float share)
{
    to.x[i] = start.x + way.x * share;
    to.y[i] = start.y + way.y * share;
    to.z[i] = start.z + way.z * share;
}

ALWAYS_INLINE void closest_segments_loop(form f, unsigned options, size_t n, lh_segments v, lh_segments w,
                                         float *distance2, float *s, float *t, lh_xyz on_a, lh_xyz on_b)
{
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const size_t k = f == FORM_ONE_FIRST ? 0 : i, m = f == FORM_ONE_SECOND ? 0 : i;
        const point a = {v.ax[k], v.ay[k], v.az[k]}, b = {v.bx[k], v.by[k], v.bz[k]};
        const point c = {w.ax[m], w.ay[m], w.az[m]}, d = {w.bx[m], w.by[m], w.bz[m]};
        const share_pair nearest = nearest_of_pair(a, minus(b, a), c, minus(d, c));
        distance2[i] = dot(nearest.apart, nearest.apart);
        if (options & WANT_OTHERS) {
            s[i] = nearest.s;
            t[i] = nearest.t;
            put_point(on_a, i, a, minus(b, a), nearest.s);
            put_point(on_b, i, c, minus(d, c), nearest.t);
        }
    }
}

ALWAYS_INLINE void closest_segments_forms(unsigned options, const problem *p)
{
    const closest_segment_segment_arguments a = closest_segment_segment_arguments_of(&p->call);
    BY_FORM(p, closest_segments_loop, options, p->n, *a.a, *a.b, a.distance2, a.s, a.t, a.on_a, a.on_b);
}

static void loop_closest_segment_segment(const problem *p)
{
    switch (p->work->options) {
        CASE(WANT_FIRST, closest_segments_forms, p);
        CASE(WANT_FIRST | WANT_OTHERS, closest_segments_forms, p);
    }
}

static const query_notes closest_segment_segment = {
    .loop = loop_closest_segment_segment,
};

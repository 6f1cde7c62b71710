/* The distance of the segments, against the sum of the radii. */
#include "loop.h"
#include "segment_pair.h"

ALWAYS_INLINE void capsules_loop(form f, size_t n, lh_capsules v, lh_capsules w, uint8_t *hits)
{
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const size_t k = f == FORM_ONE_FIRST ? 0 : i, m = f == FORM_ONE_SECOND ? 0 : i;
        const point a = {v.ax[k], v.ay[k], v.az[k]}, b = {v.bx[k], v.by[k], v.bz[k]};
        const point c = {w.ax[m], w.ay[m], w.az[m]}, d = {w.bx[m], w.by[m], w.bz[m]};
        const share_pair nearest = nearest_of_pair(a, minus(b, a), c, minus(d, c));
        const float radii = v.radius[k] + w.radius[m];
        hits[i] = (uint8_t)(dot(nearest.apart, nearest.apart) <= radii * radii);
    }
}

static void loop_overlap_capsule_capsule(const problem *p)
{
    const overlap_capsule_capsule_arguments a = overlap_capsule_capsule_arguments_of(&p->call);
    BY_FORM(p, capsules_loop, p->n, *a.a, *a.b, p->bytes);
}

static const query_notes overlap_capsule_capsule = {
    .loop = loop_overlap_capsule_capsule,
};

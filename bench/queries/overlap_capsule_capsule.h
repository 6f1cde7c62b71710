/* The distance of the segments, against the sum of the radii. */
#include "loop.h"
#include "segment_pair.h"

ALWAYS_INLINE void capsules_loop(form f, size_t n, lh_capsules v, lh_capsules w, uint8_t *hits)
{
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const size_t k = f == FORM_ONE_FIRST ? 0 : i, m = f == FORM_ONE_SECOND ? 0 : i;
        const capsule a = capsule_at(&v, k), b = capsule_at(&w, m);
        const share_pair nearest = nearest_of_pair(a.a, minus(a.b, a.a), b.a, minus(b.b, b.a));
        const float radii = a.radius + b.radius;
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
    .depends_on_hits = 1,
};

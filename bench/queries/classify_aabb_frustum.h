/* The centre's height over each plane, against how far the half extents reach. Where both answers are wanted, a byte
 * has both. */
#include "loop.h"

/* options is a constant. */
ALWAYS_INLINE void box_frustum_loop(unsigned options, size_t n, lh_aabbs boxes,
                                    const plane planes[FRUSTUM_PLANES], uint8_t *sides)
{
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const box b = box_at(&boxes, i);
        const point centre = {(b.low.x + b.high.x) * 0.5f, (b.low.y + b.high.y) * 0.5f,
                              (b.low.z + b.high.z) * 0.5f};
        const point half = minus(b.high, centre);
        int hit = 1, inside = 1;
        for (size_t k = 0; k < FRUSTUM_PLANES; k++) {
            const point n_k = planes[k].normal;
            const float reach = fabsf(n_k.x) * half.x + fabsf(n_k.y) * half.y + fabsf(n_k.z) * half.z;
            const float height = dot(n_k, centre) - planes[k].d;
            hit &= height <= reach;
            inside &= height <= -reach;
        }
        sides[i] = (uint8_t)(options & WANT_FIRST ? hit | inside << 1 : hit);
    }
}

ALWAYS_INLINE void box_frustum(unsigned options, const problem *p)
{
    const classify_aabb_frustum_arguments a = classify_aabb_frustum_arguments_of(&p->call);
    plane planes[FRUSTUM_PLANES];
    frustum_of(a.planes, planes);
    box_frustum_loop(options, p->n, *a.boxes, planes, p->bytes);
}

static void loop_classify_aabb_frustum(const problem *p)
{
    switch (p->work->options) {
        CASE(0, box_frustum, p);
        CASE(WANT_FIRST, box_frustum, p);
    }
}

/* A frustum is larger than what is in it. Rows of misses end early. */
static const query_notes classify_aabb_frustum = {
    .loop = loop_classify_aabb_frustum,
    .second_size = {4.0f, 8.0f},
    .depends_on_hits = 1,
};

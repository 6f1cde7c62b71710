/* Height of the centre over each plane, against the radius. Where both answers are wanted, a byte has both. */
#include "loop.h"

/* options is a constant. */
ALWAYS_INLINE void sphere_frustum_loop(unsigned options, size_t n, lh_spheres spheres,
                                       const plane planes[FRUSTUM_PLANES], uint8_t *sides)
{
    float length[FRUSTUM_PLANES];
    for (size_t k = 0; k < FRUSTUM_PLANES; k++)
        length[k] = sqrtf(dot(planes[k].normal, planes[k].normal));
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const sphere s = sphere_at(&spheres, i);
        int hit = 1, inside = 1;
        for (size_t k = 0; k < FRUSTUM_PLANES; k++) {
            const float reach = s.radius * length[k];
            const float height = dot(planes[k].normal, s.centre) - planes[k].d;
            hit &= height <= reach;
            inside &= height <= -reach;
        }
        sides[i] = (uint8_t)(options & WANT_FIRST ? hit | inside << 1 : hit);
    }
}

ALWAYS_INLINE void sphere_frustum(unsigned options, const problem *p)
{
    const classify_sphere_frustum_arguments a = classify_sphere_frustum_arguments_of(&p->call);
    plane planes[FRUSTUM_PLANES];
    frustum_of(a.planes, planes);
    sphere_frustum_loop(options, p->n, *a.spheres, planes, p->bytes);
}

static void loop_classify_sphere_frustum(const problem *p)
{
    switch (p->work->options) {
        CASE(0, sphere_frustum, p);
        CASE(WANT_FIRST, sphere_frustum, p);
    }
}

/* A frustum is larger than what is in it. Rows of misses end early. */
static const query_notes classify_sphere_frustum = {
    .loop = loop_classify_sphere_frustum,
    .second_size = {4.0f, 8.0f},
    .depends_on_hits = 1,
};

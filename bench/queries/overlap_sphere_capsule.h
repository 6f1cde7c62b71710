/* The distance of the centre from the nearest point of the segment. */
#include "loop.h"

typedef struct prepared_capsule {
    point start, way;
    float inverse_squared; /* of the way */
    float radius;
} prepared_capsule;

ALWAYS_INLINE prepared_capsule prepared_capsule_at(const lh_capsules *v, size_t i)
{
    prepared_capsule c = {.start = {v->ax[i], v->ay[i], v->az[i]}, .radius = v->radius[i]};
    c.way = minus((point){v->bx[i], v->by[i], v->bz[i]}, c.start);
    c.inverse_squared = 1.0f / dot(c.way, c.way);
    return c;
}

ALWAYS_INLINE void sphere_capsule_loop(form f, size_t n, lh_spheres spheres, lh_capsules capsules,
                                       uint8_t *hits)
{
    const sphere one_sphere = sphere_at(&spheres, 0);
    const prepared_capsule one_capsule = prepared_capsule_at(&capsules, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const sphere s = f == FORM_ONE_FIRST ? one_sphere : sphere_at(&spheres, i);
        const prepared_capsule c = f == FORM_ONE_SECOND ? one_capsule : prepared_capsule_at(&capsules, i);
        const point from_start = minus(s.centre, c.start);
        const float share = minimum(maximum(dot(from_start, c.way) * c.inverse_squared, 0.0f), 1.0f);
        const point apart = minus(from_start, (point){c.way.x * share, c.way.y * share, c.way.z * share});
        const float radius = s.radius + c.radius;
        hits[i] = (uint8_t)(dot(apart, apart) <= radius * radius);
    }
}

static void loop_overlap_sphere_capsule(const problem *p)
{
    const overlap_sphere_capsule_arguments a = overlap_sphere_capsule_arguments_of(&p->call);
    BY_FORM(p, sphere_capsule_loop, p->n, *a.spheres, *a.capsules, p->bytes);
}

static const query_notes overlap_sphere_capsule = {
    .loop = loop_overlap_sphere_capsule,
};

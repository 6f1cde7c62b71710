/* Sorting by counting. */
#include "by_kind.h"

static const unsigned char kind_of[BODY_KINDS][BODY_KINDS] = {
    {SPHERE_SPHERE, SPHERE_CAPSULE, SPHERE_BOX},
    {SPHERE_CAPSULE, CAPSULE_CAPSULE, CAPSULE_BOX},
    {SPHERE_BOX, CAPSULE_BOX, BOX_BOX},
};

void pairs_by_kind(const body *bodies, const lh_pair *pairs, size_t count, lh_pair *sorted,
                   size_t first[PAIR_KINDS + 1])
{
    size_t next[PAIR_KINDS] = {0};
    for (size_t i = 0; i < count; i++)
        next[kind_of[bodies[pairs[i].a].kind][bodies[pairs[i].b].kind]]++;
    first[0] = 0;
    for (int k = 0; k < PAIR_KINDS; k++) {
        first[k + 1] = first[k] + next[k];
        next[k] = first[k];
    }
    for (size_t i = 0; i < count; i++) {
        const lh_pair p = pairs[i];
        const body_kind a = bodies[p.a].kind, b = bodies[p.b].kind;
        sorted[next[kind_of[a][b]]++] = a <= b ? p : (lh_pair){p.b, p.a};
    }
}

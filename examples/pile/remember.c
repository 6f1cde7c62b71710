/* Warm starting: the impulses that held a contact in the last step nearly hold it in this one. */
#include <stdlib.h>

#include "../demo/fail.h"
#include "solver.h"

/* The manifolds of each first body, in the order of the list: those of body a are numbers[first[a]] to
 * numbers[first[a + 1] - 1]. */
typedef struct manifolds_of_bodies {
    uint32_t *first, *numbers;
} manifolds_of_bodies;

static manifolds_of_bodies sort_manifolds(const contact_list *list, size_t body_count)
{
    manifolds_of_bodies m = {allocate(body_count + 2, sizeof *m.first),
                             allocate(list->manifold_count, sizeof *m.numbers)};
    uint32_t *const next = m.first + 1; /* which ends as where the following body's begin */
    for (size_t i = 0; i < list->manifold_count; i++)
        next[list->manifolds[i].a + 1]++;
    for (size_t a = 0; a < body_count; a++)
        next[a + 1] += next[a];
    for (size_t i = 0; i < list->manifold_count; i++)
        m.numbers[next[list->manifolds[i].a]++] = (uint32_t)i;
    return m;
}

static const manifold *find_manifold(const contact_list *list, const manifolds_of_bodies *of, uint32_t a,
                                     uint32_t b)
{
    for (uint32_t i = of->first[a]; i < of->first[a + 1]; i++)
        if (list->manifolds[of->numbers[i]].b == b)
            return &list->manifolds[of->numbers[i]];
    return NULL;
}

/* The normal may have turned: friction is the same vector in space, as seen along the new tangents. */
static void take_impulses(contact *c, const manifold *now, const contact *old, const manifold *then)
{
    const vec3 friction = vec3_add(vec3_scale(then->tangent[0], old->tangent_impulse[0]),
                                   vec3_scale(then->tangent[1], old->tangent_impulse[1]));
    c->impulse = old->impulse;
    for (int i = 0; i < 2; i++)
        c->tangent_impulse[i] = vec3_dot(friction, now->tangent[i]);
}

void solver_remember(contact_list *now, const contact_list *last, size_t body_count)
{
    manifolds_of_bodies of = sort_manifolds(last, body_count);
    for (size_t i = 0; i < now->manifold_count; i++) {
        const manifold *m = &now->manifolds[i], *then = find_manifold(last, &of, m->a, m->b);
        for (uint32_t k = 0; then && k < m->count; k++)
            for (uint32_t j = 0; j < then->count; j++)
                if (now->contacts[m->first + k].feature == last->contacts[then->first + j].feature)
                    take_impulses(&now->contacts[m->first + k], m, &last->contacts[then->first + j], then);
    }
    free(of.first);
    free(of.numbers);
}

/* A step: where springs, weight and contacts want the vertices to be (Mueller et al., Position Based Dynamics,
 * 2007). */
#include "drape.h"

#include <string.h>

static const float gravity = 9.81F, kept_velocity = 0.99F, friction = 0.4F;
enum { ROUNDS = 12 };

void drape_predict(drape *d)
{
    for (size_t i = 0; i < d->sheet_vertices; i++) {
        vec3 v = d->velocity[i];
        v.y -= gravity * d->step;
        d->after[i] = vec3_add(d->before[i], vec3_scale(v, d->step));
    }
}

/* ---- Springs --------------------------------------------------------------------------------------------------- */

static void pull(drape *d, const drape_spring *s)
{
    vec3 *const a = &d->after[s->at[0]], *const b = &d->after[s->at[1]];
    const vec3 way = vec3_sub(*b, *a);
    const float length = vec3_length(way);
    if (!(length > 0))
        return;
    const vec3 half = vec3_scale(way, 0.5F * s->stiffness * (length - s->length) / length);
    *a = vec3_add(*a, half);
    *b = vec3_sub(*b, half);
}

/* ---- Contacts -------------------------------------------------------------------------------------------------- */

/* The sum of where the four vertices are, or of how far they have come. */
static vec3 weighted(const drape_contact *c, const vec3 *at)
{
    vec3 sum = {0, 0, 0};
    for (int k = 0; k < 4; k++)
        sum = vec3_add(sum, vec3_scale(at[c->at[k]], c->weight[k]));
    return sum;
}

/* The vertices of the sheet share a way by their weights. */
static void push_vertices(drape *d, const drape_contact *c, vec3 way)
{
    float all = 0;
    for (int k = 0; k < 4; k++)
        all += c->at[k] < d->sheet_vertices ? c->weight[k] * c->weight[k] : 0;
    if (!(all > 0))
        return;
    for (int k = 0; k < 4; k++)
        if (c->at[k] < d->sheet_vertices)
            d->after[c->at[k]] = vec3_add(d->after[c->at[k]], vec3_scale(way, c->weight[k] / all));
}

static void push_apart(drape *d, const drape_contact *c)
{
    const vec3 gap = weighted(c, d->after);
    const float missing = d->thickness - vec3_dot(gap, c->normal);
    if (!(missing > 0))
        return;
    push_vertices(d, c, vec3_scale(c->normal, missing));
    const vec3 slip = vec3_sub(weighted(c, d->after), weighted(c, d->before));
    const vec3 along = vec3_sub(slip, vec3_scale(c->normal, vec3_dot(slip, c->normal)));
    const float length = vec3_length(along);
    if (length > 0)
        push_vertices(d, c, vec3_scale(along, -lesser(1, friction * missing / length)));
}

static void keep_above_floor(drape *d)
{
    for (size_t i = 0; i < d->sheet_vertices; i++)
        d->after[i].y = greater(d->after[i].y, d->floor + d->thickness);
}

void drape_solve(drape *d)
{
    for (int round = 0; round < ROUNDS; round++) {
        for (size_t i = 0; i < d->spring_count; i++)
            pull(d, &d->springs[i]);
        for (size_t i = 0; i < d->contact_count; i++)
            push_apart(d, &d->contacts[i]);
        keep_above_floor(d);
    }
}

void drape_move(drape *d)
{
    for (size_t i = 0; i < d->sheet_vertices; i++)
        d->velocity[i] = vec3_scale(vec3_sub(d->after[i], d->before[i]), kept_velocity / d->step);
    memcpy(d->before, d->after, d->sheet_vertices * sizeof *d->before);
}

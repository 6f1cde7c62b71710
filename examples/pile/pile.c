#include "pile.h"

#include <stdlib.h>
#include <string.h>

#include <lanehit/pairs.h>

#include "../demo/fail.h"

/* ---- Pairs --------------------------------------------------------------------------------------------------- */

/* As far as the body may come in a step, and half of the slop: the boxes of two bodies whose distance is within their
 * margin (contacts.c) meet. */
static void bound_bodies(pile *p)
{
    for (size_t i = 0; i < p->body_count; i++) {
        const body *b = &p->bodies[i];
        p->bounds[i] = body_bounds(b, p->settings.slop + p->settings.step * vec3_length(b->velocity));
    }
}

static void make_room(pile *p, size_t pairs)
{
    free(p->pairs);
    free(p->sorted);
    p->pair_capacity = pairs + pairs / 4;
    p->pairs = allocate(p->pair_capacity, sizeof *p->pairs);
    p->sorted = allocate(p->pair_capacity, sizeof *p->sorted);
}

void pile_find_pairs(pile *p)
{
    bound_bodies(p);
    const lh_aabbs boxes = lh_aabbs_aos(&p->bounds->min.x, sizeof *p->bounds, p->body_count);
    for (;;) {
        must(lh_pairs_aabb_aabb(&boxes, NULL, p->pairs, p->pair_capacity, &p->pair_count, p->scratch,
                                p->scratch_size));
        if (p->pair_count <= p->pair_capacity)
            break;
        make_room(p, p->pair_count);
    }
    must(lh_pairs_by_kind(p->pairs, p->pair_count, p->kinds, BODY_KINDS, p->sorted, p->first_pair));
}

/* ---- Contacts ------------------------------------------------------------------------------------------------ */

void pile_begin_contacts(pile *p)
{
    const contact_list last = p->contacts;
    p->contacts = p->last_contacts;
    p->last_contacts = last;
    p->contacts.manifold_count = p->contacts.contact_count = 0;
}

/* Where the pairs of a question are in p->sorted. */
static const size_t *first_and_end(const pile *p, const contact_question *q)
{
    return &p->first_pair[q->a * BODY_KINDS + q->b];
}

size_t pile_asked(const pile *p, int question)
{
    const contact_question *q = &contact_questions[question];
    if (q->b == HALF_SPACE)
        return p->kind_count[q->a] * BOWL_PLANES;
    return first_and_end(p, q)[1] - first_and_end(p, q)[0];
}

void pile_find_contacts(pile *p, int question)
{
    const contact_question *q = &contact_questions[question];
    const contact_scene s = {.bodies = p->bodies,
                             .body_count = p->body_count,
                             .planes = (const float(*)[4])p->bowl,
                             .plane_count = BOWL_PLANES,
                             .step = p->settings.step,
                             .slop = p->settings.slop};
    if (q->b == HALF_SPACE)
        contacts_with_planes(&p->contacts, &s, q, p->of_kind[q->a], p->kind_count[q->a]);
    else
        contacts_of_pairs(&p->contacts, &s, q, p->sorted + *first_and_end(p, q), pile_asked(p, question));
}

/* ---- Steps --------------------------------------------------------------------------------------------------- */

void pile_solve(pile *p)
{
    solver_step(p->bodies, p->body_count, BOWL_PLANES, &p->contacts, &p->last_contacts, &p->settings);
}

void pile_step(pile *p)
{
    pile_find_pairs(p);
    pile_begin_contacts(p);
    for (int question = 0; question < CONTACT_QUESTIONS; question++)
        pile_find_contacts(p, question);
    pile_solve(p);
}

void pile_free(pile *p)
{
    for (int k = 0; k < BODY_KINDS; k++)
        free(p->of_kind[k]);
    free(p->kinds);
    free(p->bodies);
    free(p->bounds);
    free(p->pairs);
    free(p->sorted);
    free(p->scratch);
    free(p->contacts.manifolds);
    free(p->contacts.contacts);
    free(p->last_contacts.manifolds);
    free(p->last_contacts.contacts);
}

/* ---- What has become of it ------------------------------------------------------------------------------------ */

static uint64_t hash_float(uint64_t hash, float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    for (int shift = 0; shift < 32; shift += 8)
        hash = (hash ^ (bits >> shift & 255)) * 0x100000001b3U;
    return hash;
}

static uint64_t hash_vector(uint64_t hash, vec3 v)
{
    return hash_float(hash_float(hash_float(hash, v.x), v.y), v.z);
}

uint64_t pile_hash(const pile *p)
{
    uint64_t hash = 0xcbf29ce484222325U;
    for (size_t i = 0; i < p->body_count; i++) {
        const body *b = &p->bodies[i];
        hash = hash_vector(hash, b->position);
        hash = hash_vector(hash, (vec3){b->rotation.x, b->rotation.y, b->rotation.z});
        hash = hash_float(hash, b->rotation.w);
        hash = hash_vector(hash_vector(hash, b->velocity), b->spin);
    }
    return hash;
}

/* Half of m v^2, and of I w^2 about each of its axes. */
static double energy_of(const body *b)
{
    vec3 axes[3];
    const float inverse[] = {b->inverse_inertia.x, b->inverse_inertia.y, b->inverse_inertia.z};
    double twice = (double)(vec3_dot(b->velocity, b->velocity) / b->inverse_mass);
    quaternion_axes(b->rotation, axes);
    for (int i = 0; i < 3; i++) {
        const float about = vec3_dot(b->spin, axes[i]);
        twice += (double)(about * about / inverse[i]);
    }
    return twice / 2;
}

double pile_energy(const pile *p)
{
    double sum = 0;
    for (size_t i = 0; i < p->body_count; i++)
        sum += energy_of(&p->bodies[i]);
    return sum;
}

float pile_deepest(const pile *p)
{
    float least = 0;
    for (size_t i = 0; i < p->contacts.contact_count; i++)
        least = lesser(least, p->contacts.contacts[i].distance);
    return -least;
}

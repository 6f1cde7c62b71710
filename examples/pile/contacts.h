/* Contacts: what lanehit says of lists of pairs, as a list of those that touch, for the solver. */
#ifndef PILE_CONTACTS_H
#define PILE_CONTACTS_H

#include <stddef.h>

#include "body.h"

/* One point at which two bodies touch. */
typedef struct contact {
    vec3 point; /* halfway between both surfaces */
    float distance;
    uint32_t feature;
    /* What the solver works with, and keeps for the next step. */
    vec3 arm_a, arm_b;        /* to the point from the centres of mass */
    float normal_mass;        /* what mass resists along the normal, */
    float tangent_mass[2];    /* and along both tangents */
    float impulse;            /* along the normal, */
    float tangent_impulse[2]; /* and along both tangents */
} contact;

/* All points of two bodies, contacts[first] and count - 1 others. Bodies after the last are half-spaces. */
typedef struct manifold {
    uint32_t a, b, first, count;
    vec3 normal; /* from a to b */
    vec3 tangent[2];
} manifold;

typedef struct contact_list {
    manifold *manifolds;
    size_t manifold_count, manifold_capacity;
    contact *contacts;
    size_t contact_count, contact_capacity;
} contact_list;

/* What is asked about. */
typedef struct contact_scene {
    const body *bodies;
    size_t body_count;
    const float (*planes)[4]; /* half-spaces, in the order of lh_planes_aos */
    size_t plane_count;
    float step,
        slop; /* seconds until it is asked again; what is nearer than the slop is a contact in any case */
} contact_scene;

/* Which pairs are asked about by one call: of bodies of two kinds, the lower one first, or of one and half-spaces. */
enum { HALF_SPACE = BODY_KINDS, CONTACT_QUESTIONS = 9 };

typedef struct contact_question {
    int a, b;
    const char *name;
} contact_question;

/* In this order they are asked, and their contacts are listed: half-spaces last, since what the solver does last holds
 * best. */
extern const contact_question contact_questions[CONTACT_QUESTIONS];

/* Adds to the list the contacts of these pairs of bodies, in their order. */
void contacts_of_pairs(contact_list *list, const contact_scene *s, const contact_question *q,
                       const lh_pair *pairs, size_t count);

/* Likewise, of the bodies whose numbers are listed with each half-space. */
void contacts_with_planes(contact_list *list, const contact_scene *s, const contact_question *q,
                          const uint32_t *numbers, size_t count);

#endif

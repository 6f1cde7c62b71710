/* The solver: which impulses keep bodies from going into each other?
 *
 * Soft contacts in small steps (Catto, Solver2D, 2024; the "soft step" of Box2D 3). A step is cut into several. Each
 * goes through all contacts one after the other (sequential impulses), as stiff springs with strong dampers, which push
 * apart what is in each other; moves the bodies a little; and goes through them once more, as rigid ones, which takes
 * away the speed that pushing gave. A contact begins with the impulses that it had in the last step. */
#ifndef PILE_SOLVER_H
#define PILE_SOLVER_H

#include "contacts.h"

typedef struct solver_settings {
    float gravity;           /* m/s^2, downwards */
    float step;              /* s */
    int substeps;            /* Of a step. More are better than more passes over the contacts in each. */
    float slop;              /* m. Contacts may be this deep: so they last, and do not come and go. */
    float friction;          /* times the force along the normal */
    float contact_frequency; /* Hz. How fast springs push apart; at most a quarter of that of the substeps. */
    float contact_damping;   /* times the critical one: high, so that they do not swing */
    float most_push;         /* m/s. No faster than this: bodies deep in each other do not explode. */
    float spin_damping;      /* 1/s. What the air and the softness of things take from what rolls. */
} solver_settings;

/* Moves the bodies by a step. `now` are their contacts, `last` those of the last step as this left them. */
void solver_step(body *bodies, size_t body_count, size_t plane_count, contact_list *now,
                 const contact_list *last, const solver_settings *settings);

/* For the solver: finds for each contact its impulses in the last step, by the bodies and the feature. */
void solver_remember(contact_list *now, const contact_list *last, size_t body_count);

#endif

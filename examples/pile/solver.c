#include "solver.h"

#include <stdlib.h>

#include "../demo/fail.h"

/* What the solver knows of a body: all that it reads and writes often, close together. */
typedef struct motion {
    vec3 velocity, spin;
    vec3 moved, turned; /* since the step began */
    float inverse_mass; /* 0 of half-spaces, which nothing moves */
    symmetric inverse_inertia;
} motion;

/* How contacts push: by springs, or not at all. */
typedef struct softness {
    float rate, mass_scale, impulse_scale, most_push;
} softness;

/* An implicit spring and damper, in the form of a constraint (Catto, Soft Constraints, GDC 2011). */
static softness spring(const solver_settings *s, float substep)
{
    const float omega = 6.2831853F * s->contact_frequency, a = 2 * s->contact_damping + substep * omega,
                b = substep * omega * a;
    return (softness){omega / a, b / (1 + b), 1 / (1 + b), s->most_push};
}

static const softness rigid = {0, 1, 0, 0};

/* ---- Of one contact ------------------------------------------------------------------------------------------ */

static inline void push(motion *m, vec3 arm, vec3 impulse)
{
    m->velocity = vec3_add(m->velocity, vec3_scale(impulse, m->inverse_mass));
    m->spin = vec3_add(m->spin, symmetric_times(&m->inverse_inertia, vec3_cross(arm, impulse)));
}

static inline void push_both(motion *a, motion *b, const contact *c, vec3 impulse)
{
    push(a, c->arm_a, vec3_scale(impulse, -1));
    push(b, c->arm_b, impulse);
}

/* The velocity of b where they touch, as seen from a. */
static inline vec3 relative_velocity(const motion *a, const motion *b, const contact *c)
{
    return vec3_sub(vec3_add(b->velocity, vec3_cross(b->spin, c->arm_b)),
                    vec3_add(a->velocity, vec3_cross(a->spin, c->arm_a)));
}

/* How far apart they are now: the distance when they were asked about, and what they have moved since, to first
 * order. */
static inline float distance_now(const motion *a, const motion *b, const contact *c, vec3 normal)
{
    const vec3 moved = vec3_sub(vec3_add(b->moved, vec3_cross(b->turned, c->arm_b)),
                                vec3_add(a->moved, vec3_cross(a->turned, c->arm_a)));
    return c->distance + vec3_dot(moved, normal);
}

static void solve_friction(motion *a, motion *b, contact *c, const manifold *m, float friction)
{
    const vec3 v = relative_velocity(a, b, c);
    float wanted[2], squared = 0;
    for (int i = 0; i < 2; i++) {
        wanted[i] = c->tangent_impulse[i] - c->tangent_mass[i] * vec3_dot(v, m->tangent[i]);
        squared += wanted[i] * wanted[i];
    }
    /* Coulomb: no more than so much of what presses them together, in whichever direction. */
    const float most = friction * c->impulse, scale = squared > most * most ? most / sqrtf(squared) : 1;
    vec3 impulse = {0, 0, 0};
    for (int i = 0; i < 2; i++) {
        const float now = wanted[i] * scale;
        impulse = vec3_add(impulse, vec3_scale(m->tangent[i], now - c->tangent_impulse[i]));
        c->tangent_impulse[i] = now;
    }
    push_both(a, b, c, impulse);
}

static void solve_normal(motion *a, motion *b, contact *c, vec3 normal, softness s, float slop, float substep)
{
    const float distance = distance_now(a, b, c, normal);
    float wanted_speed = 0, mass_scale = 1, impulse_scale = 0;
    if (distance > 0) { /* They may come as near as to touch. */
        wanted_speed = -distance / substep;
    } else {
        wanted_speed = lesser(-s.rate * lesser(distance + slop, 0), s.most_push);
        mass_scale = s.mass_scale;
        impulse_scale = s.impulse_scale;
    }
    const float speed = vec3_dot(relative_velocity(a, b, c), normal);
    const float change = c->normal_mass * mass_scale * (wanted_speed - speed) - impulse_scale * c->impulse;
    const float now = greater(c->impulse + change, 0); /* Contacts push and never pull. */
    push_both(a, b, c, vec3_scale(normal, now - c->impulse));
    c->impulse = now;
}

/* ---- Of all -------------------------------------------------------------------------------------------------- */

typedef struct solver {
    motion *motions; /* of the bodies, then of the half-spaces */
    size_t body_count;
    contact_list *list;
    const solver_settings *settings;
    float substep;
} solver;

static float mass_along(const motion *a, const motion *b, const contact *c, vec3 direction)
{
    const vec3 ra = vec3_cross(c->arm_a, direction), rb = vec3_cross(c->arm_b, direction);
    return 1 / (a->inverse_mass + b->inverse_mass + vec3_dot(ra, symmetric_times(&a->inverse_inertia, ra)) +
                vec3_dot(rb, symmetric_times(&b->inverse_inertia, rb)));
}

/* Two directions across the normal, each across the other. */
static void choose_tangents(manifold *m)
{
    const vec3 n = m->normal;
    const vec3 across = fabsf(n.x) > 0.6F ? (vec3){n.y, -n.x, 0} : (vec3){0, n.z, -n.y};
    m->tangent[0] = vec3_normalized(across);
    m->tangent[1] = vec3_cross(n, m->tangent[0]);
}

static vec3 center_of(const solver *s, const body *bodies, uint32_t number, vec3 other)
{
    return number < s->body_count ? bodies[number].position : other;
}

static void prepare_contacts(const solver *s, const body *bodies)
{
    for (size_t i = 0; i < s->list->manifold_count; i++) {
        manifold *m = &s->list->manifolds[i];
        const motion *a = &s->motions[m->a], *b = &s->motions[m->b];
        choose_tangents(m);
        for (contact *c = s->list->contacts + m->first, *end = c + m->count; c < end; c++) {
            c->arm_a = vec3_sub(c->point, center_of(s, bodies, m->a, c->point));
            c->arm_b = vec3_sub(c->point, center_of(s, bodies, m->b, c->point));
            c->normal_mass = mass_along(a, b, c, m->normal);
            for (int k = 0; k < 2; k++)
                c->tangent_mass[k] = mass_along(a, b, c, m->tangent[k]);
        }
    }
}

static void warm_start(const solver *s)
{
    for (size_t i = 0; i < s->list->manifold_count; i++) {
        const manifold *m = &s->list->manifolds[i];
        for (contact *c = s->list->contacts + m->first, *end = c + m->count; c < end; c++) {
            const vec3 across = vec3_add(vec3_scale(m->tangent[0], c->tangent_impulse[0]),
                                         vec3_scale(m->tangent[1], c->tangent_impulse[1]));
            push_both(&s->motions[m->a], &s->motions[m->b], c,
                      vec3_add(vec3_scale(m->normal, c->impulse), across));
        }
    }
}

/* One pass over all contacts: friction first, since it is more important that bodies do not go into each other. */
static void solve(const solver *s, softness how)
{
    for (size_t i = 0; i < s->list->manifold_count; i++) {
        const manifold *m = &s->list->manifolds[i];
        motion *a = &s->motions[m->a], *b = &s->motions[m->b];
        contact *const first = s->list->contacts + m->first, *const end = first + m->count;
        for (contact *c = first; c < end; c++)
            solve_friction(a, b, c, m, s->settings->friction);
        for (contact *c = first; c < end; c++)
            solve_normal(a, b, c, m->normal, how, s->settings->slop, s->substep);
    }
}

static void accelerate(const solver *s)
{
    const float spin_left = 1 / (1 + s->substep * s->settings->spin_damping);
    for (size_t i = 0; i < s->body_count; i++) {
        motion *m = &s->motions[i];
        m->velocity.y -= s->substep * s->settings->gravity;
        m->spin = vec3_scale(m->spin, spin_left);
    }
}

static void advance(const solver *s)
{
    for (size_t i = 0; i < s->body_count; i++) {
        motion *m = &s->motions[i];
        m->moved = vec3_add(m->moved, vec3_scale(m->velocity, s->substep));
        m->turned = vec3_add(m->turned, vec3_scale(m->spin, s->substep));
    }
}

static motion motion_of(const body *b)
{
    vec3 axes[3];
    quaternion_axes(b->rotation, axes);
    return (motion){.velocity = b->velocity,
                    .spin = b->spin,
                    .inverse_mass = b->inverse_mass,
                    .inverse_inertia = symmetric_turned(b->inverse_inertia, axes)};
}

static void finish(body *b, const motion *m)
{
    b->velocity = m->velocity;
    b->spin = m->spin;
    body_move(b, m->moved, m->turned);
}

void solver_step(body *bodies, size_t body_count, size_t plane_count, contact_list *now,
                 const contact_list *last, const solver_settings *settings)
{
    const float substep = settings->step / (float)settings->substeps;
    const solver s = {allocate(body_count + plane_count, sizeof(motion)), body_count, now, settings, substep};
    const softness soft = spring(settings, substep);
    for (size_t i = 0; i < body_count; i++)
        s.motions[i] = motion_of(&bodies[i]);
    prepare_contacts(&s, bodies);
    solver_remember(now, last, body_count);
    for (int i = 0; i < settings->substeps; i++) {
        accelerate(&s);
        warm_start(&s);
        solve(&s, soft);
        advance(&s);
        solve(&s, rigid);
    }
    for (size_t i = 0; i < body_count; i++)
        finish(&bodies[i], &s.motions[i]);
    free(s.motions);
}

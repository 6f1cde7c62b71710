/* Ten thousand spheres, capsules and boxes fall into a bowl and come to rest: ../pile says how. There is a pile for
 * each backend, and they take their steps by turns, so that a time when the machine is slow meets all alike. After each
 * step all bodies are where the reference has them, to the bit. */
#include "scene_pile.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "progress.h"
#include "trial.h"

/* What is timed: the broadphase, each question about contacts, and the solver. */
enum { BROADPHASE, QUESTIONS, SOLVER = QUESTIONS + CONTACT_QUESTIONS, PARTS };

typedef struct part {
    double seconds;
    size_t asked, found; /* in all steps together */
} part;

typedef struct run {
    lh_isa isa;
    pile pile;
    part parts[PARTS];
    int differs;
} run;

/* Another part of the step ends. */
static void end_part(part *of, double *begun, size_t asked, size_t found)
{
    const double now = cpu_seconds_now();
    of->seconds += now - *begun;
    of->asked += asked;
    of->found += found;
    *begun = now;
}

static void take_step(run *r)
{
    pile *p = &r->pile;
    must(lh_isa_select(r->isa));
    double begun = cpu_seconds_now();
    pile_find_pairs(p);
    end_part(&r->parts[BROADPHASE], &begun, p->body_count, p->pair_count);
    pile_begin_contacts(p);
    for (int q = 0; q < CONTACT_QUESTIONS; q++) {
        const size_t before = p->contacts.manifold_count;
        pile_find_contacts(p, q);
        end_part(&r->parts[QUESTIONS + q], &begun, pile_asked(p, q), p->contacts.manifold_count - before);
    }
    pile_solve(p);
    end_part(&r->parts[SOLVER], &begun, p->contacts.contact_count, p->contacts.contact_count);
    progress_tick();
}

static void compare(demo *d, run *r, const run *reference, unsigned step)
{
    const pile *p = &r->pile, *q = &reference->pile;
    if (r->differs || memcmp(p->bodies, q->bodies, p->body_count * sizeof *p->bodies) == 0)
        return;
    r->differs = 1;
    report_failure(&d->report, "pile: %s differs from the reference after step %u", lh_isa_name(r->isa),
                   step);
}

static const char *part_name(int i)
{
    return i == BROADPHASE ? "broadphase, a box a body"
           : i == SOLVER   ? "solver, not of lanehit, a contact"
                           : contact_questions[i - QUESTIONS].name;
}

static void report_run(demo *d, const run *r, const run *reference)
{
    for (int i = 0; i < PARTS; i++) {
        const part *p = &r->parts[i];
        const double speed = p->seconds > 0 ? reference->parts[i].seconds / p->seconds : 1;
        report_add_row(&d->report, (report_row){"pile", part_name(i), r->isa, p->asked, p->found, p->seconds,
                                                speed, !r->differs});
    }
}

static void report_step(demo *d, const run *r, const char *what, int first, int end)
{
    char name[48];
    double seconds = 0;
    for (int i = first; i < end; i++)
        seconds += r->parts[i].seconds;
    snprintf(name, sizeof name, "microseconds a step, %s, %s", what, lh_isa_name(r->isa));
    report_add_fact(&d->report, "pile", name, (size_t)(seconds * 1e6 / d->options.steps));
}

static void report_rest(demo *d, const pile *p)
{
    char hash[24];
    snprintf(hash, sizeof hash, "%016" PRIx64, pile_hash(p));
    report_add_fact(&d->report, "pile", "fallen bodies", p->body_count);
    report_add_fact(&d->report, "pile", "steps", d->options.steps);
    report_add_fact(&d->report, "pile", "pairs of padded boxes at rest", p->pair_count);
    report_add_fact(&d->report, "pile", "contacts at rest", p->contacts.contact_count);
    report_add_fact(&d->report, "pile", "deepest penetration at rest, micrometres",
                    (size_t)((double)pile_deepest(p) * 1e6));
    report_add_fact(&d->report, "pile", "kinetic energy at rest, millijoules a body",
                    (size_t)(pile_energy(p) * 1e3 / (double)p->body_count));
    report_add_word(&d->report, "pile", "hash of the end state", hash);
}

void scene_pile(demo *d)
{
    lh_isa backends[LH_ISA_COUNT];
    const size_t count = trial_backends(&d->options, backends);
    run *runs = allocate(count, sizeof *runs);
    for (size_t i = 0; i < count; i++)
        runs[i] = (run){.isa = backends[i], .pile = pile_make(d->options.bodies, d->options.seed)};
    progress_stage("falling");
    for (unsigned step = 1; step <= d->options.steps; step++)
        for (size_t i = 0; i < count; i++) {
            take_step(&runs[i]);
            compare(d, &runs[i], &runs[0], step);
        }
    must(lh_isa_select(lh_isa_best()));

    report_rest(d, &runs[0].pile);
    for (size_t i = 0; i < count; i++) {
        report_run(d, &runs[i], &runs[0]);
        report_step(d, &runs[i], "pairs", BROADPHASE, QUESTIONS);
        report_step(d, &runs[i], "contacts", QUESTIONS, SOLVER);
        report_step(d, &runs[i], "solver", SOLVER, PARTS);
    }
    scene_pile_draw(d, &runs[0].pile);
    for (size_t i = 0; i < count; i++)
        pile_free(&runs[i].pile);
    free(runs);
}

/* A sheet of ten thousand triangles falls on the mesh, and passes neither through it nor through itself: ../drape says
 * how. There is a sheet for each backend, and they take their steps by turns. After each step all vertices are where
 * the reference has them, to the bit. In the end another query looks for triangles that cross. */
#include "scene_cloth.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "progress.h"
#include "trial.h"

enum {
    MOST_STEPS = 240, /* of 1/120 s: it lies by then */
    ROUNDS = 6,       /* in which ways are shortened, and then in which they end */
    LAST_ROUNDS = 32,
};

/* What is timed. */
enum { PAIRS, CONTACTS, SPRINGS, POINTS, EDGES, PARTS };
static const char *const part_names[PARTS] = {"broadphase, a vertex of the sheet", "closest points, a pair",
                                              "springs, not of lanehit, a spring", "swept point x triangle",
                                              "swept edge x edge"};

typedef struct part {
    double seconds;
    size_t asked, found; /* in all steps together */
} part;

typedef struct fall {
    lh_isa isa;
    drape drape;
    part parts[PARTS];
    size_t halts;
    int differs;
} fall;

/* Another part of the step ends. */
static void end_part(fall *f, int which, double *begun, size_t asked, size_t found)
{
    const double now = cpu_seconds_now();
    f->parts[which].seconds += now - *begun;
    f->parts[which].asked += asked;
    f->parts[which].found += found;
    *begun = now;
}

/* Returns how many pairs met in this round. */
static size_t stop_once(fall *f, int ends, double *begun)
{
    drape *const d = &f->drape;
    const size_t points = drape_stop(d, DRAPE_POINTS, ends);
    end_part(f, POINTS, begun, d->pairs[DRAPE_POINTS].count, points);
    const size_t edges = drape_stop(d, DRAPE_EDGES, ends);
    end_part(f, EDGES, begun, d->pairs[DRAPE_EDGES].count, edges);
    return points + edges;
}

/* A shorter way may meet what a longer one passed by, so it is asked again until nothing does. */
static void stop(fall *f, double *begun)
{
    for (int round = 0; round < LAST_ROUNDS; round++)
        if (stop_once(f, round >= ROUNDS, begun) == 0)
            return;
    drape_halt(&f->drape);
    f->halts++;
}

static void take_step(fall *f)
{
    drape *const d = &f->drape;
    must(lh_isa_select(f->isa));
    double begun = cpu_seconds_now();
    drape_predict(d);
    drape_find_pairs(d);
    const size_t pairs = d->pairs[DRAPE_POINTS].count + d->pairs[DRAPE_EDGES].count;
    end_part(f, PAIRS, &begun, d->sheet_vertices, pairs);
    drape_find_contacts(d);
    end_part(f, CONTACTS, &begun, pairs, d->contact_count);
    drape_solve(d);
    end_part(f, SPRINGS, &begun, d->spring_count, d->spring_count);
    drape_find_pairs(d);
    end_part(f, PAIRS, &begun, 0, 0);
    stop(f, &begun);
    drape_move(d);
    progress_tick();
}

static void compare(demo *d, fall *f, const fall *reference, unsigned step)
{
    const drape *const a = &f->drape, *const b = &reference->drape;
    if (f->differs || memcmp(a->before, b->before, a->vertices * sizeof *a->before) == 0)
        return;
    f->differs = 1;
    report_failure(&d->report, "cloth: %s differs from the reference after step %u", lh_isa_name(f->isa),
                   step);
}

static void report_fall(demo *d, const fall *f, const fall *reference)
{
    for (int i = 0; i < PARTS; i++) {
        const part *p = &f->parts[i];
        const double speed = p->seconds > 0 ? reference->parts[i].seconds / p->seconds : 1;
        report_add_row(&d->report, (report_row){"cloth", part_names[i], f->isa, p->asked, p->found,
                                                p->seconds, speed, !f->differs});
    }
}

static void report_end(demo *d, fall *f, unsigned steps)
{
    const size_t crossings = drape_crossings(&f->drape);
    report_add_fact(&d->report, "cloth", "triangles of the sheet", f->drape.sheet_triangles);
    report_add_fact(&d->report, "cloth", "steps", steps);
    report_add_fact(&d->report, "cloth", "steps in which nothing moved", f->halts);
    report_add_fact(&d->report, "cloth", "pairs nearer than two thicknesses", f->drape.contact_count);
    report_add_fact(&d->report, "cloth", "triangles that cross in the end", crossings);
    if (crossings > 0)
        report_failure(&d->report, "cloth: %zu triangles cross", crossings);
}

/* The vertices along a side of the smallest sheet that has so many triangles. */
static unsigned side_of_sheet(unsigned triangles)
{
    unsigned squares = 1;
    while (2 * squares * squares < triangles)
        squares++;
    return squares + 1;
}

void scene_cloth(demo *d)
{
    lh_isa backends[LH_ISA_COUNT];
    const size_t count = trial_backends(&d->options, backends);
    const unsigned steps = d->options.steps < MOST_STEPS ? d->options.steps : MOST_STEPS;
    fall *falls = allocate(count, sizeof *falls);
    for (size_t i = 0; i < count; i++)
        falls[i] = (fall){.isa = backends[i],
                          .drape = drape_make(d->mesh.positions, d->mesh.position_count, d->mesh.corners,
                                              d->mesh.count, side_of_sheet(d->options.bodies))};
    progress_stage("falling");
    for (unsigned step = 1; step <= steps; step++)
        for (size_t i = 0; i < count; i++) {
            take_step(&falls[i]);
            compare(d, &falls[i], &falls[0], step);
        }
    must(lh_isa_select(lh_isa_best()));

    report_end(d, &falls[0], steps);
    for (size_t i = 0; i < count; i++)
        report_fall(d, &falls[i], &falls[0]);
    scene_cloth_draw(d, &falls[0].drape);
    for (size_t i = 0; i < count; i++)
        drape_free(&falls[i].drape);
    free(falls);
}

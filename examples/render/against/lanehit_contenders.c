/* The walks of this example: each that this processor can run. */
#include <stdio.h>
#include <stdlib.h>

#include "../../demo/fail.h"
#include "contender.h"

typedef struct world {
    const tracer *tracer;
    tree tree;
} world;

static void closest(void *context, const job *j)
{
    const world *w = context;
    for (size_t i = 0; i < j->count; i++)
        j->hits[i] = w->tracer->closest(&w->tree, &j->rays[i]);
}

static void occluded(void *context, const job *j)
{
    const world *w = context;
    for (size_t i = 0; i < j->count; i++)
        j->hits[i].t = w->tracer->occluded(&w->tree, &j->rays[i]) ? 0 : INFINITY;
}

static void free_world(void *context)
{
    world *w = context;
    tree_free(&w->tree);
    free(w);
}

size_t lanehit_contenders(contender *all, size_t count, const triangle *triangles, size_t triangle_count,
                          int only_best)
{
    const tracer *found[TRACERS_MOST];
    const size_t here = tracers_here(found), wanted = only_best ? 1 : here;
    for (size_t i = 0; i < wanted && count < CONTENDERS_MOST; i++) {
        world *w = allocate(1, sizeof *w);
        *w = (world){found[i], tree_build(triangles, triangle_count, found[i]->width)};
        contender *c = &all[count++];
        *c = (contender){.world = w, .closest = closest, .occluded = occluded, .free_world = free_world};
        snprintf(c->name, sizeof c->name, "%s, %d wide", found[i]->instructions, found[i]->width);
    }
    return count;
}

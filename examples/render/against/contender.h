/* Who is compared: something that answers many rays, one after the other, on one thread. */
#ifndef RENDER_CONTENDER_H
#define RENDER_CONTENDER_H

#include "../../demo/mesh.h"
#include "../tracer.h"

enum { CONTENDERS_MOST = 11 };

/* Of `occluded`, a ray that meets something has the time 0, any other INFINITY. */
typedef struct job {
    const ray *rays;
    hit *hits;
    size_t count;
} job;

typedef struct contender {
    char name[32];
    void *world;
    void (*prepare)(void *world, const job *j); /* not timed: rays into its own form, NULL for nothing */
    void (*closest)(void *world, const job *j);
    void (*occluded)(void *world, const job *j);
    void (*finish)(void *world, const job *j); /* not timed: answers out of its own form, NULL for nothing */
    void (*free_world)(void *world);
} contender;

/* Add theirs to the contenders, and return how many there are then. */
size_t lanehit_contenders(contender *all, size_t count, const triangle *triangles, size_t triangle_count,
                          int only_best);
size_t embree_contenders(contender *all, size_t count, const triangle *triangles, size_t triangle_count);

#endif

/* Sand that falls through a stencil onto a plate, as a physics engine would move it: in steps that are much
 * longer than the walls are thick. */
#ifndef DEMO_SAND_H
#define DEMO_SAND_H

#include <stddef.h>
#include <stdint.h>

#include "geometry.h"
#include "trial.h"

/* All coordinates and steps are multiples of this and less than 2^7, so positions are exact in floats, and
 * whether a path meets a wall can be decided exactly in 64-bit integers. */
#define SAND_TICK 0x1p-16F

typedef struct grain {
    box start;
    vec3 step; /* by which it moves in each step */
} grain;

typedef struct sand {
    grain *grains;
    size_t grain_count;
    box *walls; /* the stencil's, and last the plate */
    size_t wall_count;
    box bounds; /* of the walls, and of the floor below them */
} sand;

/* How a step is looked at. */
typedef enum sand_method {
    SAND_OVERLAP, /* where it ends */
    SAND_SWEEP    /* all along */
} sand_method;

/* Where a grain is: in the air, past everything, or stopped by a wall (its number). */
enum { SAND_FALLING = -1, SAND_ON_FLOOR = -2 };

/* How the sand falls; sand_fall_pass fills it in. */
typedef struct sand_fall {
    const sand *sand;
    sand_method method;
    box *at;         /* for each grain, where it is now, */
    int32_t *wall;   /* what stopped it, */
    uint32_t *steps; /* and in which step, counted from 0 */
} sand_fall;

/* What exact arithmetic says about a fall. */
typedef struct sand_audit {
    size_t meet;     /* grains of which the path meets a wall */
    size_t tunnel;   /* of these, grains that were not stopped in that step */
    size_t too_soon; /* grains that were stopped in a step before that */
} sand_audit;

sand sand_make(void);
void sand_free(sand *s);

sand_fall sand_fall_make(const sand *s, sand_method method);
void sand_fall_free(sand_fall *f);

/* A trial's pass: drops all sand. */
void sand_fall_pass(void *fall, meter *m);

sand_audit sand_fall_audit(const sand_fall *f);

#endif

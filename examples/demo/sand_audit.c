/* What the sand should have done, decided without rounding and without lanehit. */
#include "sand.h"

#include <stdatomic.h>

#include "parallel.h"

/* numerator / denominator, the denominator positive; both below 2^24, so products fit 64 bits with ease. */
typedef struct fraction {
    int64_t numerator, denominator;
} fraction;

static int at_most(fraction a, fraction b)
{
    return a.numerator * b.denominator <= b.numerator * a.denominator;
}

static int64_t ticks(float value)
{
    return (int64_t)(value / SAND_TICK);
}

/* Does the box, moving by step during 0 <= t <= 1, touch the wall? On each axis it does between two times;
 * intervals of a line that meet pairwise have a point in common (Helly), so all starts are compared with all
 * ends. */
static int path_touches(const box *moving, vec3 step, const box *wall)
{
    fraction starts[4] = {{0, 1}}, ends[4] = {{1, 1}};
    int count = 1;
    for (int axis = 0; axis < 3; axis++) {
        int64_t low = ticks(vec3_axis(wall->min, axis)) - ticks(vec3_axis(moving->max, axis));
        int64_t high = ticks(vec3_axis(wall->max, axis)) - ticks(vec3_axis(moving->min, axis));
        int64_t speed = ticks(vec3_axis(step, axis));
        if (speed == 0) {
            if (low > 0 || high < 0)
                return 0;
            continue;
        }
        starts[count] = speed > 0 ? (fraction){low, speed} : (fraction){-high, -speed};
        ends[count++] = speed > 0 ? (fraction){high, speed} : (fraction){-low, -speed};
    }
    for (int i = 0; i < count; i++)
        for (int k = 0; k < count; k++)
            if (!at_most(starts[i], ends[k]))
                return 0;
    return 1;
}

static int path_touches_any(const sand *s, const box *at, vec3 step)
{
    for (size_t w = 0; w < s->wall_count; w++)
        if (path_touches(at, step, &s->walls[w]))
            return 1;
    return 0;
}

/* The step in which the grain first meets a wall; NEVER if it reaches the floor without. */
enum { NEVER = UINT16_MAX };

static uint32_t first_contact(const sand *s, const grain *g)
{
    box at = g->start;
    for (uint32_t step = 0; at.min.y >= 0; step++) {
        if (path_touches_any(s, &at, g->step))
            return step;
        at = (box){vec3_add(at.min, g->step), vec3_add(at.max, g->step)};
    }
    return NEVER;
}

enum { SHARE = 1000 }; /* grains to a piece of parallel work */

typedef struct tally {
    const sand_fall *fall;
    atomic_size_t meet, tunnel, too_soon;
} tally;

static void audit_grain(tally *t, size_t i)
{
    const sand_fall *f = t->fall;
    uint32_t contact = first_contact(f->sand, &f->sand->grains[i]);
    uint32_t stop = f->wall[i] >= 0 ? f->steps[i] : NEVER;
    if (contact != NEVER)
        atomic_fetch_add(&t->meet, 1);
    if (stop > contact)
        atomic_fetch_add(&t->tunnel, 1);
    if (stop < contact)
        atomic_fetch_add(&t->too_soon, 1);
}

static void audit_share(size_t share, void *context)
{
    tally *t = context;
    size_t end = (share + 1) * SHARE;
    for (size_t i = share * SHARE; i < end && i < t->fall->sand->grain_count; i++)
        audit_grain(t, i);
}

sand_audit sand_fall_audit(const sand_fall *f)
{
    tally t = {.fall = f};
    parallel_for((f->sand->grain_count + SHARE - 1) / SHARE, audit_share, &t);
    return (sand_audit){t.meet, t.tunnel, t.too_soon};
}

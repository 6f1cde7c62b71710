/* A closed hull against what is behind a plane: its lowest and its highest vertex along the normal. */
#include <math.h>

#include "long_rotation.h"
#include "rotation.h"
#include "subject.h"

static const char layout[] = "xyzqqqqlmndrrrrrrrrrrrrrrrrrrrrrrrr";
enum { ROTATION = 3, NORMAL = 7, OFFSET = 10, VERTICES = 11, COUNT = 8 };

/* What lanehit/hulls.h says: of the sum of |n_i * x_i|, and of |n_x| + |n_y| + |n_z| times what vertices reach. */
static const double growth_of_place = 5.6, growth_of_reach = 17.6;

typedef struct heights {
    long double lowest, highest; /* over the plane */
    double unit;                 /* 2^-23 of the bound is as much as growth 1 */
} heights;

static heights heights_of(const double *numbers)
{
    const double *n = numbers + NORMAL;
    heights h = {INFINITY, -INFINITY, 0.0};
    double reach = 0.0, of_normal = 0.0, of_place = 0.0;
    long double origin = 0.0L;
    for (int axis = 0; axis < 3; axis++) {
        double most = 0.0;
        for (int k = 0; k < COUNT; k++)
            most = fmax(most, fabs(numbers[VERTICES + 3 * k + axis]));
        reach += most;
        of_normal += fabs(n[axis]);
        of_place += fabs(n[axis] * numbers[axis]);
        origin += (long double)n[axis] * numbers[axis];
    }
    for (int k = 0; k < COUNT; k++) {
        long double corner[3];
        turn_in_long(numbers + ROTATION, numbers + VERTICES + 3 * k, corner);
        const long double height =
            origin + n[0] * corner[0] + n[1] * corner[1] + n[2] * corner[2] - numbers[OFFSET];
        h.lowest = fminl(h.lowest, height);
        h.highest = fmaxl(h.highest, height);
    }
    h.unit = growth_of_place * of_place + growth_of_reach * of_normal * reach;
    return h;
}

/* More than long doubles could be off, of the same. */
static const double surely = 0x1p-44;

static void judge(const float *floats, const answer *given, finding *out)
{
    double numbers[sizeof layout - 1];
    for (size_t k = 0; k < sizeof layout - 1; k++)
        numbers[k] = floats[k];
    const heights h = heights_of(numbers);
    const double least = surely * h.unit;
    out->touches = h.lowest <= least;
    out->growth_bound = 1.0;
    if (given->inside && h.highest > least)
        out->broken = "inside, though it is not";
    if (given->inside && !given->hit)
        out->broken = "inside, and no hit";
    if (given->hit && !out->touches)
        out->growth = (double)h.lowest / h.unit * 0x1p23;
    else if (!given->inside && h.highest < -least)
        out->growth = (double)-h.highest / h.unit * 0x1p23;
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* The plane goes through the lowest vertex, or the highest. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[axis] = draw_real(s, -4.0, 4.0);
        draft[NORMAL + axis] = draw_real(s, -1.0, 1.0);
    }
    draw_rotation(s, draft + ROTATION);
    for (int k = 0; k < 3 * COUNT; k++)
        draft[VERTICES + k] = draw_real(s, -4.0, 4.0);
    draft[OFFSET] = 0.0;
    const heights h = heights_of(draft);
    draft[OFFSET] = (double)(draw_one_in(s, 2) ? h.lowest : h.highest);
}

static void draft_even(source *from, double *draft)
{
    stream *s = &from->own;
    const int kept = draw_integer(s, 0, 3);
    for (int axis = 0; axis < 3; axis++) {
        draft[axis] = draw_integer(s, -8, 8);
        draft[NORMAL + axis] = draw_integer(s, -2, 2);
    }
    for (int k = 0; k < 4; k++)
        draft[ROTATION + k] = k == kept;
    for (int k = 0; k < 3 * COUNT; k++)
        draft[VERTICES + k] = draw_integer(s, -4, 4);
    draft[OFFSET] = 0.0;
    const heights h = heights_of(draft);
    draft[OFFSET] = (double)(draw_one_in(s, 2) ? h.lowest : h.highest);
}

/* By some paddings, either way. */
static void move_plane(stream *s, float *floats)
{
    double numbers[sizeof layout - 1];
    for (size_t k = 0; k < sizeof layout - 1; k++)
        numbers[k] = floats[k];
    floats[OFFSET] = (float)(floats[OFFSET] + heights_of(numbers).unit * draw_real(s, -2.0, 2.0) * 0x1p-23);
}

static const family families[] = {
    {"touching", draft_even, GRID, 0, NULL, AS_DRAFTED},
    {"touching, 1 ulp off", draft_even, GRID, 1, NULL, AS_DRAFTED},
    {"touching, rounded", draft_touching, ANYWHERE, 1, NULL, AS_DRAFTED},
    {"touching, far away", draft_touching, FAR_AWAY, 1, NULL, AS_DRAFTED},
    {"nearly touching", draft_touching, ANYWHERE, 0, move_plane, AS_FINISHED},
    {"nearly touching, far away", draft_touching, FAR_AWAY, 0, move_plane, AS_FINISHED},
    {"smallest", draft_touching, SMALLEST, 1, NULL, AS_DRAFTED},
    {"largest", draft_touching, LARGEST, 1, NULL, AS_DRAFTED},
    {"stretched", draft_touching, STRETCHED, 1, NULL, AS_DRAFTED},
};

const subject classify_hull_plane = {
    .query = LH_QUERY_classify_hull_plane,
    .name = "classify_hull_plane",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};

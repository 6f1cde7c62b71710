#include "hull_plane.h"

#include <string.h>

#include "documented_bounds.h"
#include "quadruples.h"

enum { MOST_VERTICES = 3 };

const char hull_plane_layout[] = "lmndrxyzxyzxyz";

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* In whole numbers, some degenerate: all vertices in one, or the radius 0. */
static void draft_whole(source *from, double *draft)
{
    stream *s = &from->own;
    const int *normal = draw_quadruple(s);
    const int turn = draw_integer(s, 0, 2), size = draw_one_in(s, 4) ? 0 : draw_integer(s, 1, 16);
    for (int axis = 0; axis < 3; axis++) {
        draft[NORMAL + axis] = draw_sign(s) * normal[(axis + turn) % 3];
        draft[FIRST + axis] = draw_integer(s, -8, 8);
        draft[SECOND + axis] = draft[FIRST + axis] + draw_integer(s, -size, size);
        draft[THIRD + axis] = draft[FIRST + axis] + draw_integer(s, -size, size);
    }
    draft[RADIUS] = draw_integer(s, 0, 8);
}

/* In the plane, or nearly: the heights that are summed up for a vertex cancel. */
static void draft_cancelling(source *from, double *draft)
{
    stream *s = &from->own;
    const double off = draw_one_in(s, 2) ? 0.0 : draw_power(s, -24, 4);
    draft_normal_and_way(s, draft + NORMAL, draft + FIRST);
    for (int v = SECOND; v <= THIRD; v += 3) {
        const double times = draw_integer(s, -2, 2);
        for (int axis = 0; axis < 3; axis++)
            draft[v + axis] = draft[FIRST + axis] * times + draw_real(s, -1.0, 1.0) * off;
    }
    draft[RADIUS] = draw_one_in(s, 2) ? 0.0 : draw_real(s, 0.0, 1.0) * draw_power(s, -24, 0);
}

/* The vertices are not in one line with the origin. */
static void draft_cancelling_apart(source *from, double *draft)
{
    stream *s = &from->own;
    draft_cancelling(from, draft);
    for (int axis = 0; axis < 3; axis++) {
        draft[SECOND + axis] *= draw_integer(s, -2, 2);
        draft[THIRD + axis] *= draw_integer(s, -2, 2);
    }
}

static void draft_without_normal(source *from, double *draft)
{
    draft_cancelling(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[NORMAL + axis] = 0.0;
    draft[OFFSET] = draw_integer(&from->own, -1, 1);
}

/* All that is rounded lies just above a power of two. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    const int longest = draw_integer(s, 0, 2), near = draw_one_in(s, 2);
    for (int axis = 0; axis < 3; axis++) {
        const double size = axis == longest ? 1.0 : 0.05;
        draft[NORMAL + axis] = draw_sign(s) * draw_real(s, 1.0, 1.01) * size;
        draft[FIRST + axis] = draw_sign(s) * draw_real(s, 1.0, 1.01) * size;
        for (int v = SECOND; v <= THIRD; v += 3)
            draft[v + axis] = near ? draft[FIRST + axis] * draw_real(s, 0.99, 1.01)
                                   : draw_sign(s) * draw_real(s, 1.0, 1.01) * size;
    }
    draft[RADIUS] = draw_real(s, 1.0, 1.01) * (draw_one_in(s, 2) ? 1.0 : draw_power(s, -20, 4));
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++)
        draft[NORMAL + axis] = draw_real(s, -1.0, 1.0);
    for (int k = FIRST; k < THIRD + 3; k++)
        draft[k] = draw_real(s, -16.0, 16.0);
    draft[RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 16.0);
    draft[OFFSET] = draw_real(s, -16.0, 16.0);
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, THIRD + 3, floats);
}

const family hull_plane_families[HULL_PLANE_FAMILIES] = {
    {"touching", draft_whole, GRID, 0, NULL, JUST_TOUCHING},
    {"touching, 1 ulp off", draft_whole, GRID, 1, NULL, JUST_TOUCHING},
    {"touching, 4 ulps off", draft_whole, GRID, 4, NULL, JUST_TOUCHING},
    {"touching, rounded", draft_whole, ANYWHERE, 1, NULL, JUST_TOUCHING},
    {"touching, far away", draft_whole, FAR_AWAY, 1, NULL, JUST_TOUCHING},
    {"touching, stretched", draft_whole, STRETCHED, 1, NULL, JUST_TOUCHING},
    {"negative radii", draft_whole, GRID, 1, NULL, NEGATED},
    {"cancelling", draft_cancelling, ANYWHERE, 0, NULL, REACHING},
    {"cancelling, 1 ulp off", draft_cancelling, ANYWHERE, 1, NULL, REACHING},
    {"cancelling, stretched", draft_cancelling, STRETCHED, 0, NULL, REACHING},
    {"cancelling, apart", draft_cancelling_apart, ANYWHERE, 0, NULL, REACHING},
    {"cancelling, apart, stretched", draft_cancelling_apart, STRETCHED, 0, NULL, REACHING},
    {"reaching", draft_any, ANYWHERE, 0, NULL, REACHING},
    {"reaching, 1 ulp off", draft_any, ANYWHERE, 1, NULL, REACHING},
    {"reaching, far away", draft_any, FAR_AWAY, 0, NULL, REACHING},
    {"reaching, stretched", draft_any, STRETCHED, 0, NULL, REACHING},
    {"reaching, smallest", draft_any, SMALLEST, 0, NULL, REACHING},
    {"reaching, largest", draft_any, LARGEST, 0, NULL, REACHING},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_all, REACHING},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, NULL, REACHING},
    {"unfavourable, touching", draft_unfavourable, UNMOVED, 0, NULL, JUST_TOUCHING},
    {"without normal", draft_without_normal, GRID, 0, NULL, AS_DRAFTED},
    {"no place without normal", draft_without_normal, UNMOVED, 0, NULL, JUST_TOUCHING},
    {"anything", draft_any, ANYWHERE, 0, NULL, AS_DRAFTED},
};

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* Where the floats of a radius are, or NO_RADIUS. */
static int radius_of(const subject *about)
{
    const char *found = strchr(about->layout, 'r');
    return found ? (int)(found - about->layout) : NO_RADIUS;
}

static void write_hull(half_space *h, const subject *about)
{
    if (h->f.terms > 0)
        return;
    term vertices[MOST_VERTICES][3];
    int count = 0;
    begin_half_space(h, (int)strcspn(about->layout, "l"));
    for (int i = 0; about->layout[i]; i++)
        if (about->layout[i] == 'x') {
            for (int axis = 0; axis < 3; axis++)
                vertices[count][axis] = input(&h->f, i + axis);
            count++;
        }
    write_half_space(h, vertices, count, radius_of(about));
}

void judge_hull(half_space *h, const subject *about, const float *floats, const answer *given, finding *out)
{
    const int radius = radius_of(about);
    write_hull(h, about);
    out->growth_bound = about->bound;
    judge_half_space(h, floats, radius != NO_RADIUS && floats[radius] < 0.0f, most_share_of_reach, given,
                     out);
}

contact touch_hull(half_space *h, const subject *about, stream *s, const float *floats)
{
    write_hull(h, about);
    return touch_half_space(h, s, floats, most_share_of_reach);
}

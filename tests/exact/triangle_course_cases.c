#include "triangle_course_cases.h"

#include <math.h>
#include <string.h>

#include "axis_course_cases.h"
#include "triangle_cases.h"
#include "turned_triangle_cases.h"

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static drafter *draw_touching(stream *s)
{
    static drafter *const all[] = {draft_plane_at_corner, draft_edges,    draft_segment,
                                   draft_vertex,          draft_coplanar, draft_point};
    return all[draw_integer(s, 0, sizeof all / sizeof *all - 1)];
}

static drafter *draw_apart(stream *s)
{
    static drafter *const all[] = {draft_plump,  draft_plump,   draft_needle,
                                   draft_sliver, draft_aligned, draft_leaning};
    return all[draw_integer(s, 0, sizeof all / sizeof *all - 1)];
}

/* The shapes alone. */
static void draft_shapes(const triangle_course_places *at, drafter *upright, source *from, double *draft)
{
    double shapes[TURNED_TRIANGLE_FLOATS] = {0};
    if (at->rotation < 0)
        upright(from, shapes);
    else
        draft_turned(upright, from, shapes);
    memcpy(draft + at->vertices, shapes + VERTICES, 9 * sizeof *draft);
    memcpy(draft + at->box, shapes + CENTRE, 3 * sizeof *draft);
    memcpy(draft + at->extent, shapes + HALF, 3 * sizeof *draft);
    if (at->rotation >= 0)
        memcpy(draft + at->rotation, shapes + ROTATION, 4 * sizeof *draft);
}

static void go_back(const triangle_course_places *at, double time, double *draft)
{
    for (int axis = 0; axis < 3; axis++) {
        draft[at->box + axis] -= time * draft[at->fast + axis];
        if (at->rotation < 0)
            draft[at->extent + axis] -= time * draft[at->fast + axis];
        for (int v = 0; v < 3; v++)
            draft[at->vertices + 3 * v + axis] -= time * draft[at->slow + axis];
    }
}

static void draft_contact(const triangle_course_places *at, source *from, int time, double *draft)
{
    stream *s = &from->own;
    const int triangle_rests = draw_one_in(s, 2);
    drafter *const touching = draw_touching(s);
    draft_shapes(at, touching, from, draft);
    for (int axis = 0; axis < 3; axis++) {
        draft[at->fast + axis] = draw_integer(s, -8, 8);
        draft[at->slow + axis] = draw_integer(s, -2, 2);
        if (triangle_rests)
            draft[at->slow + axis] = 0.0;
    }
    go_back(at, time, draft);
}

void draft_course_to_limit(const triangle_course_places *at, source *from, double *draft)
{
    draft[at->t_max] = draw_integer(&from->shared, 0, 3);
    draft_contact(at, from, (int)draft[at->t_max], draft);
}

void draft_course_on_the_way(const triangle_course_places *at, source *from, double *draft)
{
    draft[at->t_max] = draw_course_limit(from);
    draft_contact(at, from, draw_integer(&from->own, 0, 3), draft);
}

void draft_course_from_contact(const triangle_course_places *at, source *from, double *draft)
{
    draft[at->t_max] = draw_course_limit(from);
    draft_contact(at, from, 0, draft);
}

void draft_course_at_rest(const triangle_course_places *at, source *from, double *draft)
{
    draft_course_from_contact(at, from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[at->fast + axis] = draft[at->slow + axis];
}

void draft_course_anyhow(const triangle_course_places *at, source *from, double *draft)
{
    stream *s = &from->own;
    drafter *const apart = draw_apart(s);
    draft[at->t_max] = draw_course_limit(from);
    draft_shapes(at, apart, from, draft);
    for (int axis = 0; axis < 3; axis++) {
        draft[at->fast + axis] = draw_real(s, -8.0, 8.0);
        draft[at->slow + axis] = draw_real(s, -8.0, 8.0);
        if (draw_one_in(s, 4))
            draft[at->fast + axis] = 0.0;
        if (draw_one_in(s, 2))
            draft[at->slow + axis] = 0.0;
    }
}

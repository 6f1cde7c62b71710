/* Moving oriented box against moving oriented box: the earliest time at which they touch, and the axis along which they
 * meet. */
#include <math.h>
#include <string.h>

#include "axis_course_cases.h"
#include "obb_pair_cases.h"
#include "obb_pair_contact.h"

static const char layout[] = "xyzrrrqqqquvwxyzrrrqqqquvwt";
enum { A_VELOCITY = 10, B = 13, B_VELOCITY = 23, T_MAX = 26, FLOATS = 27 };

/* ---- Exactly ------------------------------------------------------------------------------------------ */

static struct {
    obb_pair pair;
    axis_course course;
    float inputs[FLOATS + COURSE_INPUTS];
} exact;

static void write_course(void)
{
    axis_course *const c = &exact.course;
    obb_pair *const p = &exact.pair;
    c->f = &p->of.f;
    write_times(c, FLOATS);
    write_moving_obb_pair(p, B, A_VELOCITY, B_VELOCITY);
    for (int i = 0; i < BOX_AXES; i++) {
        const term reach = sum(c->f, p->of.axes[i].reach, p->of.axes[i].other_reach);
        append_course(c, p->middle[i], p->middle[i], reach, p->speed[i], p->norm);
        c->axes[i].reach = p->of.axes[i].other_reach;
    }
}

static void set_course_at(const float *floats, float time)
{
    if (exact.course.count == 0)
        write_course();
    memcpy(exact.inputs, floats, FLOATS * sizeof *floats);
    set_times(exact.inputs, FLOATS, time, latest_of(floats[T_MAX]));
    set_inputs(exact.course.f, exact.inputs);
}

static axis_course *course_of(const float *floats)
{
    set_course_at(floats, 0.0f);
    return &exact.course;
}

/* From b to a. */
static void see(const float *floats, moving_sight *seen)
{
    *seen = (moving_sight){0};
    see_axes_of_obb_pair(floats + B, floats, &seen->start);
    for (int axis = 0; axis < 3; axis++) {
        seen->start.size += fabs((double)floats[B + axis] - (double)floats[axis]);
        seen->velocity[axis] = (double)floats[A_VELOCITY + axis] - (double)floats[B_VELOCITY + axis];
    }
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static const course_bounds bounds = {.growth = 44.0, .slack = 0x1p-60, .normal = 24.0, .start = 160.0};

static void judge(const float *floats, const answer *given, finding *out)
{
    moving_sight seen;
    if (is_no_box(floats) || is_no_box(floats + B)) {
        out->broken = given->hit ? "what is empty hits" : NULL;
        return;
    }
    set_course_at(floats, given->hit ? given->floats[FIRST_TIME] : 0.0f);
    see(floats, &seen);
    judge_course(&exact.course, &seen, &bounds, floats[T_MAX], given, out);
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

typedef void drafter(source *from, double *draft);

static void draft_boxes(drafter *at_rest, source *from, double *draft)
{
    double boxes[OBB_PAIR_FLOATS] = {0};
    at_rest(from, boxes);
    memcpy(draft, boxes, SECOND * sizeof *draft);
    memcpy(draft + B, boxes + SECOND, SECOND * sizeof *draft);
    draft[T_MAX] = draw_course_limit(from);
}

static void move_anyhow(stream *s, double *draft)
{
    for (int axis = 0; axis < 3; axis++) {
        draft[A_VELOCITY + axis] = draw_real(s, -8.0, 8.0);
        draft[B_VELOCITY + axis] = draw_real(s, -8.0, 8.0);
        if (draw_one_in(s, 4))
            draft[A_VELOCITY + axis] = 0.0;
        if (draw_one_in(s, 2))
            draft[B_VELOCITY + axis] = 0.0;
    }
}

static void draft_any(source *from, double *draft)
{
    draft_boxes(draft_obbs, from, draft);
    move_anyhow(&from->own, draft);
}

static void draft_rods(source *from, double *draft)
{
    draft_boxes(draft_rod_on_plate, from, draft);
    move_anyhow(&from->own, draft);
}

static void draft_leaning(source *from, double *draft)
{
    draft_boxes(draft_leaning_obbs, from, draft);
    move_anyhow(&from->own, draft);
}

static void draft_corners(source *from, double *draft)
{
    draft_boxes(draft_corner_to_corner, from, draft);
    move_anyhow(&from->own, draft);
}

/* In whole numbers, at some whole time. */
static void draft_upright(source *from, double *draft)
{
    stream *s = &from->own;
    draft_boxes(draft_upright_obbs, from, draft);
    const int time = draw_integer(s, 0, 3);
    for (int axis = 0; axis < 3; axis++) {
        draft[A_VELOCITY + axis] = draw_integer(s, -8, 8);
        draft[B_VELOCITY + axis] = draw_integer(s, -2, 2);
        draft[axis] -= time * draft[A_VELOCITY + axis];
        draft[B + axis] -= time * draft[B_VELOCITY + axis];
    }
}

static void draft_at_rest(source *from, double *draft)
{
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[A_VELOCITY + axis] = draft[B_VELOCITY + axis];
}

/* ---- What is better done after rounding --------------------------------------------------------------- */

static const course_places places = {CENTRE, B + HALF, A_VELOCITY, B_VELOCITY, T_MAX, course_of, see};

static void take_positive_extents(float *floats)
{
    for (int axis = 0; axis < 3; axis++) {
        floats[HALF + axis] = fabsf(floats[HALF + axis]);
        floats[B + HALF + axis] = fabsf(floats[B + HALF + axis]);
    }
}

static void just_order(stream *s, float *floats)
{
    (void)s;
    take_positive_extents(floats);
}

static void graze(stream *s, float *floats)
{
    take_positive_extents(floats);
    graze_on_course(&places, s, floats);
}

static void hardly_move(stream *s, float *floats)
{
    take_positive_extents(floats);
    graze_slowly(&places, s, floats);
}

static void just_touch(stream *s, float *floats)
{
    take_positive_extents(floats);
    meet_at_start(&places, s, floats);
}

static void scatter_and_graze(stream *s, float *floats)
{
    scatter(s, T_MAX, floats);
    graze(s, floats);
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"grazing", draft_any, ANYWHERE, 0, graze},
    {"grazing, 1 ulp off", draft_any, ANYWHERE, 1, graze},
    {"grazing, about the origin", draft_any, UNMOVED, 0, graze},
    {"grazing, far away", draft_any, FAR_AWAY, 0, graze},
    {"grazing, stretched", draft_any, STRETCHED, 0, graze},
    {"grazing, smallest", draft_any, SMALLEST, 0, graze},
    {"grazing, largest", draft_any, LARGEST, 0, graze},
    {"grazing, scattered", draft_any, UNMOVED, 0, scatter_and_graze},
    {"rods", draft_rods, ANYWHERE, 0, graze},
    {"rods, far away", draft_rods, FAR_AWAY, 1, graze},
    {"leaning", draft_leaning, ANYWHERE, 0, graze},
    {"leaning, about the origin", draft_leaning, UNMOVED, 0, graze},
    {"leaning, far away", draft_leaning, FAR_AWAY, 0, graze},
    {"corners", draft_corners, ANYWHERE, 0, graze},
    {"corners, from contact", draft_corners, ANYWHERE, 0, just_touch},
    {"upright", draft_upright, GRID, 0, just_order},
    {"upright, 1 ulp off", draft_upright, GRID, 1, just_order},
    {"upright, rounded", draft_upright, ANYWHERE, 0, just_order},
    {"from contact", draft_any, ANYWHERE, 0, just_touch},
    {"from contact, leaning", draft_leaning, ANYWHERE, 0, just_touch},
    {"at rest", draft_at_rest, ANYWHERE, 0, just_touch},
    {"at rest, 1 ulp off", draft_at_rest, ANYWHERE, 1, just_touch},
    {"hardly moving", draft_any, ANYWHERE, 0, hardly_move},
    {"hardly moving, smallest", draft_any, SMALLEST, 0, hardly_move},
    {"anything", draft_any, ANYWHERE, 0, just_order},
};

const subject sweep_obb_obb = {
    .query = LH_QUERY_sweep_obb_obb,
    .name = "sweep_obb_obb",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};

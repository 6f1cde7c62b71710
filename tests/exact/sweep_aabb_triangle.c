/* Moving box against moving triangle: the earliest time at which they touch, and the axis along which they meet. */
#include <math.h>

#include "axis_course_cases.h"
#include "documented_bounds.h"
#include "triangle_course.h"
#include "triangle_course_cases.h"

static const char layout[] = "xyzxyzuvwxyzxyzxyzuvwt";
enum { MIN = 0, MAX = 3, BOX_VELOCITY = 6, VERTICES = 9, TRIANGLE_VELOCITY = 18, T_MAX = 21 };

static triangle_course_case case_of(const float *floats)
{
    return upright_case(floats + MIN, floats + MAX, floats + VERTICES, floats + BOX_VELOCITY,
                        floats + TRIANGLE_VELOCITY);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* By how much half extents have to be larger, in 2^-23 of the size, beside what the normal costs by cancellation. */
static const double most_swept_triangle_growth = 16.0;

/* And 2^-23 of the largest coordinate of the centre, which is rounded. */
static course_bounds bounds_of(const float *floats)
{
    const triangle_course_case c = case_of(floats);
    double furthest = 0.0;
    for (int axis = 0; axis < 3; axis++)
        furthest = fmax(furthest, fabs((double)floats[MIN + axis] + (double)floats[MAX + axis]) / 2.0);
    return (course_bounds){
        .growth = fmin(most_swept_triangle_growth + growth_per_cancellation * most_cancellation(&c, 0.0),
                       most_sliver_growth),
        .slack = 0x1p-60 + furthest * 0x1p-23,
        .normal = 4.0,
        .start = 128.0};
}

static triangle_course exact;

static void set_course_at(const float *floats, float time)
{
    const triangle_course_case c = case_of(floats);
    set_triangle_course(&exact, &c, time, latest_of(floats[T_MAX]));
}

static axis_course *course_of(const float *floats)
{
    set_course_at(floats, 0.0f);
    return &exact.of;
}

static void see(const float *floats, moving_sight *seen)
{
    const triangle_course_case c = case_of(floats);
    see_triangle_course(&c, seen);
}

static void judge(const float *floats, const answer *given, finding *out)
{
    moving_sight seen;
    const course_bounds bounds = bounds_of(floats);
    set_course_at(floats, given->hit ? given->floats[FIRST_TIME] : 0.0f);
    see(floats, &seen);
    judge_course(&exact.of, &seen, &bounds, floats[T_MAX], given, out);
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const triangle_course_places drafted = {MIN,  MAX, -1, VERTICES, BOX_VELOCITY, TRIANGLE_VELOCITY,
                                               T_MAX};
static const course_places places = {MIN, -1, BOX_VELOCITY, TRIANGLE_VELOCITY, T_MAX, course_of, see};

static void draft_at_limit(source *from, double *draft)
{
    draft_course_to_limit(&drafted, from, draft);
}

static void draft_on_the_way(source *from, double *draft)
{
    draft_course_on_the_way(&drafted, from, draft);
}

static void draft_at_start(source *from, double *draft)
{
    draft_course_from_contact(&drafted, from, draft);
}

static void draft_at_rest(source *from, double *draft)
{
    draft_course_at_rest(&drafted, from, draft);
}

static void draft_any(source *from, double *draft)
{
    draft_course_anyhow(&drafted, from, draft);
}

static void graze(stream *s, float *floats)
{
    graze_on_course(&places, s, floats);
}

static void hardly_move(stream *s, float *floats)
{
    graze_slowly(&places, s, floats);
}

static void just_touch(stream *s, float *floats)
{
    meet_at_start(&places, s, floats);
}

static void scatter_and_graze(stream *s, float *floats)
{
    scatter(s, T_MAX, floats);
    order_box(floats + MIN, floats + MAX);
    graze(s, floats);
}

static const family families[] = {
    {"at the limit", draft_at_limit, GRID, 0, NULL},
    {"at the limit, 1 ulp off", draft_at_limit, GRID, 1, NULL},
    {"at the limit, rounded", draft_at_limit, ANYWHERE, 0, NULL},
    {"on the way", draft_on_the_way, GRID, 0, NULL},
    {"on the way, 1 ulp off", draft_on_the_way, GRID, 1, NULL},
    {"on the way, far away", draft_on_the_way, FAR_AWAY, 0, NULL},
    {"from contact", draft_at_start, GRID, 0, NULL},
    {"from contact, 1 ulp off", draft_at_start, GRID, 1, NULL},
    {"from contact, rounded", draft_any, ANYWHERE, 0, just_touch},
    {"at rest", draft_at_rest, GRID, 0, NULL},
    {"at rest, 1 ulp off", draft_at_rest, ANYWHERE, 1, NULL},
    {"grazing", draft_any, ANYWHERE, 0, graze},
    {"grazing, 1 ulp off", draft_any, ANYWHERE, 1, graze},
    {"grazing, about the origin", draft_any, UNMOVED, 0, graze},
    {"grazing, far away", draft_any, FAR_AWAY, 0, graze},
    {"grazing, stretched", draft_any, STRETCHED, 0, graze},
    {"grazing, smallest", draft_any, SMALLEST, 0, graze},
    {"grazing, largest", draft_any, LARGEST, 0, graze},
    {"grazing, scattered", draft_any, UNMOVED, 0, scatter_and_graze},
    {"hardly moving", draft_any, ANYWHERE, 0, hardly_move},
    {"hardly moving, smallest", draft_any, SMALLEST, 0, hardly_move},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject sweep_aabb_triangle = {
    .query = LH_QUERY_sweep_aabb_triangle,
    .name = "sweep_aabb_triangle",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};

/* Moving box against moving box: the earliest time at which they touch, and the face reached. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "slabs.h"

/* ---- Cases -------------------------------------------------------------------------------------------- */

enum { A_MIN = 0, A_MAX = 3, A_VELOCITY = 6, B_MIN = 9, B_MAX = 12, B_VELOCITY = 15, T_MAX = 18 };

static const char layout[] = "xyzxyzuvwxyzxyzuvwt";
static const int boxes[] = {A_MIN, B_MIN, -1};

/* How a lies to b on one axis at the time of contact. */
typedef enum relation { REACHING, LEAVING, OVERLAPPING, RESTING, APART } relation;

static void draft_velocities(stream *s, int axis, int at_rest, double *draft)
{
    int b = draw_integer(s, -4, 4);
    draft[B_VELOCITY + axis] = b;
    draft[A_VELOCITY + axis] = at_rest ? b : b + draw_nonzero(s, -4, 4);
}

/* Where a begins, if b goes from 0 to b_max, and a is of this size and moves upwards or not. */
static double draw_start(stream *s, relation r, double size, double b_max, int upwards)
{
    double touching[2] = {-size, b_max};
    switch (r) {
    case REACHING:
        return touching[!upwards];
    case LEAVING:
        return touching[upwards];
    case RESTING:
        return draw_one_in(s, 3) ? draw_integer(s, (int)-size, (int)b_max) : touching[draw_integer(s, 0, 1)];
    case APART:
        return draw_one_in(s, 2) ? -size - 1.0 : b_max + 1.0;
    case OVERLAPPING:
        break;
    }
    return draw_integer(s, (int)-size, (int)b_max);
}

static void draft_axis(stream *s, int axis, relation r, double t, double *draft)
{
    double b_min = draw_integer(s, -8, 8);
    double b_size = draw_integer(s, 0, 8);
    double a_size = draw_integer(s, 0, 8);
    draft_velocities(s, axis, r == RESTING || r == APART, draft);

    double a_velocity = draft[A_VELOCITY + axis];
    double b_velocity = draft[B_VELOCITY + axis];
    double a_min = b_min + draw_start(s, r, a_size, b_size, a_velocity > b_velocity);
    draft[B_MIN + axis] = b_min - b_velocity * t;
    draft[B_MAX + axis] = b_min + b_size - b_velocity * t;
    draft[A_MIN + axis] = a_min - a_velocity * t;
    draft[A_MAX + axis] = a_min + a_size - a_velocity * t;
}

/* On the axes in a random order. */
static void draft_contact(source *from, relation first, relation second, relation third, double t,
                          double t_max, double *draft)
{
    stream *s = &from->own;
    int axis = draw_integer(s, 0, 2);
    int step = draw_integer(s, 1, 2);
    draft_axis(s, axis, first, t, draft);
    draft_axis(s, (axis + step) % 3, second, t, draft);
    draft_axis(s, (axis + 2 * step) % 3, third, t, draft);
    draft[T_MAX] = t_max;
}

static double draw_late_limit(source *s)
{
    const double limits[] = {5.0, 100.0, 0x1p126, INFINITY};
    return limits[draw_integer(&s->shared, 0, sizeof limits / sizeof *limits - 1)];
}

static relation draw_relation(stream *s, relation first, relation last)
{
    return (relation)draw_integer(s, (int)first, (int)last);
}

/* Past an edge or a corner: it reaches b on one axis as it leaves it on another. */
static void draft_grazing(source *from, double *draft)
{
    double t_max = draw_late_limit(from);
    relation third = draw_relation(&from->own, REACHING, OVERLAPPING);
    double t = draw_integer(&from->own, 0, 4);
    draft_contact(from, REACHING, LEAVING, third, t, t_max, draft);
}

static void draft_head_on(source *from, double *draft)
{
    double t_max = draw_late_limit(from);
    double t = draw_integer(&from->own, 0, 4);
    draft_contact(from, REACHING, OVERLAPPING, OVERLAPPING, t, t_max, draft);
}

/* Touching at the start, and moving in, out or along. */
static void draft_starting_there(source *from, double *draft)
{
    double t_max = draw_late_limit(from);
    relation first = draw_relation(&from->own, REACHING, OVERLAPPING);
    relation third = draw_relation(&from->own, REACHING, RESTING);
    draft_contact(from, first, OVERLAPPING, third, 0.0, t_max, draft);
}

/* Touching at the very end. */
static void draft_contact_at_limit(source *from, double t_max, double *draft)
{
    relation third = draw_relation(&from->own, REACHING, OVERLAPPING);
    draft_contact(from, REACHING, OVERLAPPING, third, t_max, t_max, draft);
}

static void draft_limited(source *from, double *draft)
{
    draft_contact_at_limit(from, draw_integer(&from->shared, 0, 4), draft);
}

static void draft_limited_anyhow(source *from, double *draft)
{
    draft_contact_at_limit(from, draw_real(&from->shared, 0.0, 4.0), draft);
}

/* No relative velocity on an axis or two, and often touching there; or on none. */
static void draft_in_plane(source *from, double *draft)
{
    double t_max = draw_late_limit(from);
    relation first = draw_relation(&from->own, REACHING, RESTING);
    relation third = draw_relation(&from->own, REACHING, APART);
    double t = draw_integer(&from->own, 0, 4);
    draft_contact(from, first, RESTING, third, t, t_max, draft);
}

/* Grazing, with every intermediate result of the usual arithmetic just above a power of two, where rounding
 * errors are largest: differences that no float holds, reciprocals and times. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    int reached = draw_integer(s, 0, 2);
    int left = (reached + draw_integer(s, 1, 2)) % 3;
    double velocity[3];
    for (int axis = 0; axis < 3; axis++) {
        draft[A_VELOCITY + axis] = nearest_float(draw_real(s, 0.97, 1.0));
        draft[B_VELOCITY + axis] = nearest_float(draw_real(s, 0.0, 0.03));
        velocity[axis] = draft[A_VELOCITY + axis] - draft[B_VELOCITY + axis];
        draft[A_MIN + axis] = nearest_float(draw_real(s, -0.06, -0.03));
        draft[A_MAX + axis] = nearest_float(draw_real(s, -0.03, 0.0));
        draft[B_MIN + axis] = nearest_float(draw_real(s, 0.0, 1.0));
        draft[B_MAX + axis] = nearest_float(draw_real(s, 1.04, 1.08)) + 1.0;
    }
    draft[B_MIN + reached] = draft[B_MAX + reached] - 1.0;
    double t = (draft[B_MIN + reached] - draft[A_MAX + reached]) / velocity[reached];

    /* The side of a, with its finer steps, makes both times the same. */
    double way = t * velocity[left];
    draft[B_MAX + left] = nearest_float(way + draft[A_MIN + left]);
    draft[A_MIN + left] = draft[B_MAX + left] - way;
    draft[T_MAX] = 2.0;
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[A_MIN + axis] = draw_real(s, -16.0, 16.0);
        draft[A_MAX + axis] = draft[A_MIN + axis] + draw_real(s, 0.0, 8.0);
        draft[A_VELOCITY + axis] = draw_real(s, -8.0, 8.0);
        draft[B_MIN + axis] = draw_real(s, -8.0, 8.0);
        draft[B_MAX + axis] = draft[B_MIN + axis] + draw_real(s, 0.0, 8.0);
        draft[B_VELOCITY + axis] = draw_real(s, -8.0, 8.0);
    }
    draft[T_MAX] = draw_real(&from->shared, 0.0, 4.0);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* Two entry times that are no further apart may be taken for each other: both are computed within 4u. */
static const double same_time = 9.0 * unit_roundoff;

/* The face of b across this axis that a reaches; normals count axes from 1. */
static int face_across(const passage *p, int axis)
{
    return p->entry[axis].fast > p->entry[axis].slow ? -(axis + 1) : axis + 1;
}

/* Whether this axis may be taken for the one that was entered last, or first of those entered at once. Entry
 * at 0 is computed without error. */
static int may_be_reached(const passage *p, int axis)
{
    double enter = time_of(p->enter);
    if (!p->moving[axis])
        return 0;
    double entry = time_of(p->entry[axis]);
    if (enter == 0.0)
        return entry == 0.0;
    return entry >= enter * (1.0 - same_time);
}

static int is_right_normal(const passage *p, int normal)
{
    int choices = 0;
    for (int axis = 0; axis < 3; axis++)
        if (may_be_reached(p, axis)) {
            if (normal == face_across(p, axis))
                return choices == 0 || time_of(p->enter) != 0.0;
            choices++;
        }
    return choices == 0 && normal == 0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    crossing axes[3];
    for (int axis = 0; axis < 3; axis++)
        axes[axis] = (crossing){.low_plane = floats[B_MIN + axis],
                                .low_from = floats[A_MAX + axis],
                                .high_plane = floats[B_MAX + axis],
                                .high_from = floats[A_MIN + axis],
                                .fast = floats[A_VELOCITY + axis],
                                .slow = floats[B_VELOCITY + axis]};
    passage p = pass(axes, 0.0f, floats[T_MAX], &out->needed_gmp);
    judge_passage(&p, given, 0, out);
    out->growth_bound = most_sweep_growth;
    if (!out->broken && !(given->hit ? is_right_normal(&p, given->normal) : given->normal == 0))
        out->broken = "the normal is of another face";
}

/* ---- Asking ------------------------------------------------------------------------------------------- */

enum { FLOATS = sizeof layout - 1 };

static void ask(const lh_backend *backend, const float *cases, size_t n, answers *out)
{
    const uint32_t stride = FLOATS * sizeof(float);
    for (size_t i = 0; i < n; i += SHARING) {
        const float *first = cases + i * FLOATS;
        size_t count = n - i < SHARING ? n - i : SHARING;
        lh_aabbs a = lh_aabbs_aos(first + A_MIN, stride, count);
        lh_aabbs b = lh_aabbs_aos(first + B_MIN, stride, count);
        lh_vectors a_velocity = {.count = count, .stride = stride};
        lh_vectors b_velocity = {.count = count, .stride = stride};
        a_velocity.x = first + A_VELOCITY;
        a_velocity.y = first + A_VELOCITY + 1;
        a_velocity.z = first + A_VELOCITY + 2;
        b_velocity.x = first + B_VELOCITY;
        b_velocity.y = first + B_VELOCITY + 1;
        b_velocity.z = first + B_VELOCITY + 2;
        backend->sweep_aabb_aabb(&a, &a_velocity, &b, &b_velocity, first[T_MAX], count, out->hits + i / 64,
                                 out->first + i, out->normal + i);
    }
}

static const family families[] = {
    {"grazing", draft_grazing, GRID, 0, NULL},
    {"grazing, 1 ulp off", draft_grazing, GRID, 1, NULL},
    {"grazing, 4 ulps off", draft_grazing, GRID, 4, NULL},
    {"grazing, rounded", draft_grazing, ANYWHERE, 0, NULL},
    {"grazing, far away", draft_grazing, FAR_AWAY, 1, NULL},
    {"grazing, stretched", draft_grazing, STRETCHED, 1, NULL},
    {"grazing, smallest", draft_grazing, SMALLEST, 1, NULL},
    {"grazing, largest", draft_grazing, LARGEST, 1, NULL},
    {"head on", draft_head_on, ANYWHERE, 1, NULL},
    {"starting in contact", draft_starting_there, GRID, 0, NULL},
    {"starting there, 1 ulp off", draft_starting_there, GRID, 1, NULL},
    {"starting there, stretched", draft_starting_there, STRETCHED, 1, NULL},
    {"at rest on an axis", draft_in_plane, GRID, 0, NULL},
    {"at rest on an axis, 1 ulp off", draft_in_plane, ANYWHERE, 1, NULL},
    {"limited", draft_limited, GRID, 0, NULL},
    {"limited, 1 ulp off", draft_limited, GRID, 1, NULL},
    {"limited, rounded", draft_limited_anyhow, ANYWHERE, 0, NULL},
    {"limited, far away", draft_limited_anyhow, FAR_AWAY, 0, NULL},
    {"limited, stretched", draft_limited_anyhow, STRETCHED, 1, NULL},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject sweep_aabb_aabb = {
    .name = "sweep_aabb_aabb",
    .layout = layout,
    .boxes = boxes,
    .first_error_bound = most_sweep_toi_error,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .ask = ask,
    .judge = judge,
};

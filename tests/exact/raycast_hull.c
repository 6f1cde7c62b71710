/* Ray against a closed hull that is given by the planes of its faces. */
#include <math.h>

#include "long_rotation.h"
#include "rays.h"
#include "rotation.h"
#include "subject.h"

static const char layout[] = "xyzijkttxyzqqqqqqqrqqqrqqqrqqqrqqqr";
enum { PLACE = RAY_END, ROTATION = 11, FACES = 15, FACE_FLOATS = 4, COUNT = 5, FLOATS = 35 };

/* What lanehit/hulls.h says, of the sum of |n_i| times m + (t + 2^-100) * v. */
static const double most_growth = 20.4, least_time = 0x1p-100;

static const double latest_time = 0x1p127;

/* Beyond nothing is said. */
static const double slowest = 0x1p-60, fastest = 0x1p60;

/* In the frame of the hull, by the height over a face and the speed along its normal. */
typedef struct course {
    long double from[3], direction[3];
    double way, speed; /* sums of magnitudes, in the world */
    double start, end; /* the limits, as they count */
} course;

static course course_of(const double *numbers)
{
    long double way[3], direction[3];
    course c = {.start = fmax(numbers[T_MIN], 0.0), .end = fmin(numbers[T_MAX], latest_time)};
    for (int axis = 0; axis < 3; axis++) {
        way[axis] = (long double)numbers[ORIGIN + axis] - numbers[PLACE + axis];
        direction[axis] = numbers[DIRECTION + axis];
        c.way += (double)fabsl(way[axis]);
        c.speed += fabs(numbers[DIRECTION + axis]);
    }
    turn_back_in_long(numbers + ROTATION, way, c.from);
    turn_back_in_long(numbers + ROTATION, direction, c.direction);
    return c;
}

/* n.p of the hull's own coordinates. */
static long double along_normal(const double *face, const long double p[3])
{
    return face[0] * p[0] + face[1] * p[1] + face[2] * p[2];
}

static double size_of_normal(const double *face)
{
    return fabs(face[0]) + fabs(face[1]) + fabs(face[2]);
}

typedef struct stay {
    long double enter, exit;
} stay;

/* More than long doubles could be off, of heights and speeds: faces are that much further out, which is a millionth of
 * what the query adds to them. */
static const double surely = 0x1p-44;

/* When the ray is behind all faces, from its start to its end; enter > exit: never. */
static stay stay_behind(const double *numbers, const course *c)
{
    stay s = {c->start, c->end};
    for (int k = 0; k < COUNT; k++) {
        const double *face = numbers + FACES + FACE_FLOATS * k;
        const double off = surely * size_of_normal(face);
        const long double room = face[3] - along_normal(face, c->from) + off * c->way;
        const long double speed = along_normal(face, c->direction) - off * c->speed;
        if (speed < 0.0L)
            s.enter = fmaxl(s.enter, room / speed);
        else if (speed > 0.0L)
            s.exit = fminl(s.exit, room / speed);
        else if (room < 0.0L)
            s.exit = -1.0L;
    }
    return s;
}

/* By how much the faces have to move outwards for the ray to be behind them at t, in 2^-23 of what bounds are relative
 * to. */
static double growth_at(const double *numbers, const course *c, double t)
{
    double growth = 0.0;
    for (int k = 0; k < COUNT; k++) {
        const double *face = numbers + FACES + FACE_FLOATS * k;
        const long double height =
            along_normal(face, c->from) + t * along_normal(face, c->direction) - face[3];
        const double unit = size_of_normal(face) * (c->way + (t + least_time) * c->speed);
        if (height > 0.0L)
            growth = fmax(growth, unit > 0.0 ? (double)height / unit * 0x1p23 : INFINITY);
    }
    return growth;
}

static const char *broken_by_times(const course *c, const stay *s, const answer *given)
{
    const float first = given->floats[FIRST_TIME], last = given->floats[LAST_TIME];
    if (!given->hit)
        return first == INFINITY && last == INFINITY ? NULL : "a time of a miss is not +inf";
    if (signbit(first) || signbit(last) || !(c->start <= first && first <= last && last <= c->end))
        return "the times of a hit do not ascend within the limits";
    if (s->enter <= s->exit && (double)first > (double)s->enter)
        return "the first time is too late";
    if (s->enter <= s->exit && (double)last < (double)s->exit)
        return "the last time is too early";
    return NULL;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    double numbers[FLOATS];
    for (int k = 0; k < FLOATS; k++)
        numbers[k] = floats[k];
    out->growth_bound = most_growth;
    if (norm_of(floats + ROTATION) <= 0.0) {
        out->broken = given->hit ? "a hull without a rotation is hit" : NULL;
        return;
    }
    const course c = course_of(numbers);
    if (c.speed > 0.0 && !(c.speed >= slowest && c.speed <= fastest))
        return;
    const stay s = stay_behind(numbers, &c);
    out->touches = s.enter <= s.exit;
    out->broken = broken_by_times(&c, &s, given);
    if (given->hit)
        out->growth = fmax(growth_at(numbers, &c, (double)given->floats[FIRST_TIME]),
                           growth_at(numbers, &c, (double)given->floats[LAST_TIME]));
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* At some time the ray is on some faces, and behind the others. */
static void draft_meeting(source *from, int is_even, double *draft)
{
    stream *s = &from->own;
    const int kept = draw_integer(s, 0, 3);
    const double t = is_even ? draw_integer(s, 0, 4)
                             : draw_real(s, 0.0, 4.0) * (draw_one_in(s, 2) ? 1.0 : draw_power(s, -4, 10));
    for (int axis = 0; axis < 3; axis++) {
        draft[PLACE + axis] = is_even ? draw_integer(s, -8, 8) : draw_real(s, -8.0, 8.0);
        draft[ORIGIN + axis] = is_even ? draw_integer(s, -8, 8) : draw_real(s, -8.0, 8.0);
        draft[DIRECTION + axis] = is_even ? draw_integer(s, -4, 4) : draw_real(s, -4.0, 4.0);
    }
    draft[T_MAX] = draw_one_in(s, 4) ? t : INFINITY;
    draft[T_MIN] = draw_one_in(s, 4) ? t : 0.0;
    draw_rotation(s, draft + ROTATION);
    for (int k = 0; k < 4 && is_even; k++)
        draft[ROTATION + k] = k == kept;
    const course c = course_of(draft);
    long double there[3];
    for (int axis = 0; axis < 3; axis++)
        there[axis] = c.from[axis] + t * c.direction[axis];
    for (int k = 0; k < COUNT; k++) {
        double *face = draft + FACES + FACE_FLOATS * k;
        for (int axis = 0; axis < 3; axis++)
            face[axis] = is_even ? draw_integer(s, -2, 2) : draw_real(s, -1.0, 1.0);
        face[3] = (double)along_normal(face, there);
        if (k > 0 && draw_one_in(s, 3))
            face[3] += is_even ? draw_integer(s, 0, 4) : draw_real(s, 0.0, 4.0);
    }
}

static void draft_even(source *from, double *draft)
{
    draft_meeting(from, 1, draft);
}

static void draft_anyhow(source *from, double *draft)
{
    draft_meeting(from, 0, draft);
}

/* Two faces nearly opposite, between which the ray goes along. */
static void draft_along(source *from, double *draft)
{
    stream *s = &from->own;
    draft_meeting(from, 0, draft);
    const course c = course_of(draft);
    double *face = draft + FACES, *other = face + FACE_FLOATS;
    const int u = draw_integer(s, 0, 2), w = (u + 1) % 3;
    face[u] = (double)c.direction[w];
    face[w] = (double)-c.direction[u];
    face[3 - u - w] = draw_one_in(s, 2) ? 0.0 : draw_real(s, -1.0, 1.0) * draw_power(s, -30, -10);
    face[3] = (double)along_normal(face, c.from);
    for (int axis = 0; axis < FACE_FLOATS; axis++)
        other[axis] = -face[axis];
}

static void draft_standing(source *from, double *draft)
{
    draft_meeting(from, draw_integer(&from->own, 0, 1), draft);
    for (int axis = 0; axis < 3; axis++) {
        draft[ORIGIN + axis] += draft[DIRECTION + axis] * draft[T_MIN];
        draft[DIRECTION + axis] = copysign(0.0, draw_sign(&from->own));
    }
}

/* By some paddings, inwards most often. */
static void move_faces(stream *s, float *floats)
{
    double numbers[FLOATS];
    for (int k = 0; k < FLOATS; k++)
        numbers[k] = floats[k];
    const course c = course_of(numbers);
    const double t = draw_one_in(s, 2) ? 0.0 : draw_power(s, -4, 10);
    for (int k = 0; k < COUNT; k++) {
        float *face = floats + FACES + FACE_FLOATS * k;
        const double unit = size_of_normal(numbers + FACES + FACE_FLOATS * k) * (c.way + t * c.speed);
        face[3] = (float)(face[3] - unit * most_growth * draw_real(s, -0.5, 1.5) * 0x1p-23);
    }
}

static void limit(stream *s, float *floats)
{
    limit_oddly(s, floats);
}

static const family families[] = {
    {"meeting a face", draft_even, GRID, 0, NULL, AS_DRAFTED},
    {"meeting a face, 1 ulp off", draft_even, GRID, 1, NULL, AS_DRAFTED},
    {"meeting a face, rounded", draft_anyhow, ANYWHERE, 1, NULL, AS_DRAFTED},
    {"meeting a face, far away", draft_anyhow, FAR_AWAY, 1, NULL, AS_DRAFTED},
    {"meeting a face by little", draft_anyhow, ANYWHERE, 0, move_faces, AS_FINISHED},
    {"meeting a face by little, even", draft_even, ANYWHERE, 0, move_faces, AS_FINISHED},
    {"along a face", draft_along, ANYWHERE, 1, NULL, AS_DRAFTED},
    {"along a face by little", draft_along, ANYWHERE, 0, move_faces, AS_FINISHED},
    {"tiny zeros", draft_even, GRID, 0, make_zeros_tiny, AS_FINISHED},
    {"odd limits", draft_anyhow, ANYWHERE, 0, limit, AS_FINISHED},
    {"without direction", draft_standing, ANYWHERE, 1, NULL, AS_DRAFTED},
    {"smallest", draft_anyhow, SMALLEST, 1, NULL, AS_DRAFTED},
    {"largest", draft_anyhow, LARGEST, 1, NULL, AS_DRAFTED},
    {"stretched", draft_anyhow, STRETCHED, 1, NULL, AS_DRAFTED},
};

/* The cube of edge 2 at the origin, less one face. */
#define RAY(x, y, z, i, j, k, t_min, t_max) x, y, z, i, j, k, t_min, t_max
#define AT_THE_ORIGIN                       0, 0, 0, 0, 0, 0, 1
#define OPEN_CUBE                           1, 0, 0, 1, -1, 0, 0, 1, 0, 1, 0, 1, 0, -1, 0, 1, 0, 0, 1, 1

static const sentence sentences[] = {
    {"through both faces", {RAY(-4, 0, 0, 1, 0, 0, 0, 9), AT_THE_ORIGIN, OPEN_CUBE}, .hit = 1},
    {"ending before", {RAY(-4, 0, 0, 1, 0, 0, 0, 2.5f), AT_THE_ORIGIN, OPEN_CUBE}},
    {"ending there", {RAY(-4, 0, 0, 1, 0, 0, 0, 3), AT_THE_ORIGIN, OPEN_CUBE}, .hit = 1},
    {"beginning behind", {RAY(-4, 0, 0, 1, 0, 0, 5.5f, 9), AT_THE_ORIGIN, OPEN_CUBE}},
    {"along a face", {RAY(-4, 1, 0, 1, 0, 0, 0, 9), AT_THE_ORIGIN, OPEN_CUBE}, .hit = 1},
    {"beside it", {RAY(-4, 1.0001f, 0, 1, 0, 0, 0, 9), AT_THE_ORIGIN, OPEN_CUBE}},
    {"through the side that is open", {RAY(0, 0, -9, 0, 0, 1, 0, 1), AT_THE_ORIGIN, OPEN_CUBE}, .hit = 1},
    {"a point within", {RAY(0, 0, 0, 0, 0, 0, 0, 0), AT_THE_ORIGIN, OPEN_CUBE}, .hit = 1},
    {"a point without", {RAY(2, 0, 0, 0, 0, 0, 0, 9), AT_THE_ORIGIN, OPEN_CUBE}},
    {"no rotation", {RAY(-4, 0, 0, 1, 0, 0, 0, 9), 0, 0, 0, 0, 0, 0, 0, OPEN_CUBE}},
    {0},
};

const subject raycast_hull = {
    .query = LH_QUERY_raycast_hull,
    .name = "raycast_hull",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
    .sentences = sentences,
};

const subject raycast_hull_by_inverse = {
    .query = LH_QUERY_raycast_hull,
    .name = "raycast_hull_by_inverse",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .by_inverse = 1,
    .judge = judge,
};

#include "hull_pair.h"

#include <math.h>
#include <string.h>

#include "documented_bounds.h"
#include "floats.h"
#include "long_rotation.h"
#include "near_points.h"
#include "rotation.h"

enum {
    ROTATION_OF_POSE = 3,
    HALF_OF_BOX = 3,
    ROTATION_OF_BOX = 6,
    RADIUS_OF_BALL = 3,
    RADIUS_OF_CAPSULE = 6
};

/* ---- Solids ------------------------------------------------------------------------------------------- */

static void add_corner(solid *s, const double origin[3], const long double from_there[3])
{
    for (int axis = 0; axis < 3; axis++)
        s->corner[s->corners][axis] = origin[axis] + from_there[axis];
    s->corners++;
}

static solid posed_hull(const double *pose, const double *vertices, int count)
{
    solid s = {0};
    for (int k = 0; k < count; k++) {
        long double there[3];
        turn_in_long(pose + ROTATION_OF_POSE, vertices + 3 * k, there);
        add_corner(&s, pose, there);
    }
    return s;
}

static solid turned_box(const double *box)
{
    solid s = {0};
    for (int k = 0; k < MOST_CORNERS; k++) {
        double corner[3];
        long double there[3];
        for (int axis = 0; axis < 3; axis++)
            corner[axis] = (k >> axis & 1 ? 1.0 : -1.0) * box[HALF_OF_BOX + axis];
        turn_in_long(box + ROTATION_OF_BOX, corner, there);
        add_corner(&s, box, there);
    }
    return s;
}

static solid points_of(const double *points, int count, double radius)
{
    static const long double nowhere[3] = {0.0L, 0.0L, 0.0L};
    solid s = {.radius = radius};
    for (int k = 0; k < count; k++)
        add_corner(&s, points + 3 * k, nowhere);
    return s;
}

static solid solid_beside(const hull_case *c, const double *numbers)
{
    const double *from = numbers + c->beside;
    switch (c->what) {
    case A_POINT:
        return points_of(from, 1, 0.0);
    case SEGMENT_AND_RADIUS:
        return points_of(from, 2, from[RADIUS_OF_CAPSULE]);
    case THREE_POINTS:
        return points_of(from, 3, 0.0);
    case TURNED_BOX:
        return turned_box(from);
    case ANOTHER_HULL:
        return posed_hull(from, numbers + c->vertices + 3 * c->count, c->count);
    default: /* a ball */
        return points_of(from, 1, from[RADIUS_OF_BALL]);
    }
}

static solid the_hull(const hull_case *c, const double *numbers)
{
    return posed_hull(numbers + c->pose, numbers + c->vertices, c->count);
}

double off_solid(const solid *s, const double point[3])
{
    solid there = {.corners = 1};
    for (int axis = 0; axis < 3; axis++)
        there.corner[0][axis] = point[axis];
    return (double)gap_between(s, &there).most;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static double sum_of_largest(const double *points, int count)
{
    double sum = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        double most = 0.0;
        for (int k = 0; k < count; k++)
            most = fmax(most, fabs(points[3 * k + axis]));
        sum += most;
    }
    return sum;
}

static double sum_of_way(const double *from, const double *to)
{
    return fabs(to[0] - from[0]) + fabs(to[1] - from[1]) + fabs(to[2] - from[2]);
}

static double size_of(const hull_case *c, const double *numbers)
{
    const double *beside = numbers + c->beside;
    double size = sum_of_largest(numbers + c->vertices, c->count) + sum_of_way(beside, numbers + c->pose);
    if (c->what == BALL)
        size += beside[RADIUS_OF_BALL];
    if (c->what == SEGMENT_AND_RADIUS)
        size += sum_of_way(beside, beside + 3) + beside[RADIUS_OF_CAPSULE];
    if (c->what == THREE_POINTS)
        size += sum_of_way(beside, beside + 3) + sum_of_way(beside, beside + 6);
    if (c->what == TURNED_BOX)
        size += sum_of_largest(beside + HALF_OF_BOX, 1);
    if (c->what == ANOTHER_HULL)
        size += sum_of_largest(numbers + c->vertices + 3 * c->count, c->count);
    return size;
}

static void widen(const float *floats, double *numbers)
{
    for (int k = 0; k < MOST_FLOATS; k++)
        numbers[k] = floats[k];
}

int is_box_inside_out(const hull_case *c, const float *floats)
{
    const float *half = floats + c->beside + HALF_OF_BOX;
    return c->what == TURNED_BOX && (half[0] < 0.0f || half[1] < 0.0f || half[2] < 0.0f);
}

int has_no_axes(const hull_case *c, const float *floats)
{
    const float *const beside = floats + c->beside;
    return norm_of(floats + c->pose + ROTATION_OF_POSE) <= 0.0 ||
           (c->what == ANOTHER_HULL && norm_of(beside + ROTATION_OF_POSE) <= 0.0) ||
           (c->what == TURNED_BOX && norm_of(beside + ROTATION_OF_BOX) <= 0.0);
}

/* They touch unless a direction shows otherwise by more than long doubles could be off. That calls a gap of less a
 * contact, which the queries do, too, of gaps that are a million times as wide. */
static const double surely = 0x1p-44;

hull_pair_sight see_hull_pair(const hull_case *c, const float *floats)
{
    double numbers[MOST_FLOATS];
    widen(floats, numbers);
    return (hull_pair_sight){the_hull(c, numbers), solid_beside(c, numbers), size_of(c, numbers)};
}

int is_no_gap(const solid *a, const solid *b, double size)
{
    return (double)gap_between(a, b).least <= surely * size;
}

void judge_hull_pair(const hull_case *c, const float *floats, const answer *given, finding *out)
{
    double numbers[MOST_FLOATS];
    widen(floats, numbers);
    const solid beside = solid_beside(c, numbers), hull = the_hull(c, numbers);
    const double size = size_of(c, numbers);
    out->growth_bound = most_hull_growth;
    if (beside.radius < 0.0L) {
        out->broken = given->hit ? "a ball of negative radius hits" : NULL;
        return;
    }
    if (is_box_inside_out(c, floats) || has_no_axes(c, floats)) {
        out->touches = given->hit; /* any verdict will do */
        return;
    }
    const double gap = (double)(gap_between(&hull, &beside).least - beside.radius);
    out->touches = gap <= surely * size;
    if (given->hit && !out->touches)
        out->growth = gap / size * 0x1p23;
}

static double off_given(const solid *s, const float *point)
{
    const double there[3] = {(double)point[0], (double)point[1], (double)point[2]};
    return off_solid(s, there);
}

static double between_points(const answer *given)
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double way = (double)given->floats[ON_B + axis] - (double)given->floats[ON_A + axis];
        squared += way * way;
    }
    return sqrt(squared);
}

void judge_hull_distance(const hull_case *c, const hull_distance_bounds *most, int has_point_beside,
                         const float *floats, const answer *given, finding *out)
{
    if (norm_of(floats + c->pose + ROTATION_OF_POSE) <= 0.0)
        return;
    const hull_pair_sight seen = see_hull_pair(c, floats);
    const double size = seen.size, unit = size * unit_roundoff;
    const hull_gap gap = gap_between(&seen.hull, &seen.beside);
    out->touches = (double)gap.least <= surely * size;
    const double root = sqrt((double)given->floats[NEAR_DISTANCE2]);
    if (unit > 0.0) {
        out->first_error = fmax(root - (double)gap.most, 0.0) / unit;
        out->first_early = fmax((double)gap.least - root, 0.0) / unit;
    }
    double furthest = 0.0;
    for (int axis = 0; axis < 3; axis++)
        furthest = fmax(furthest, fabs((double)given->floats[ON_A + axis]));
    const double allowed = most->off * unit + 4.0 * unit_roundoff * furthest;
    if (!(off_given(&seen.hull, given->floats + ON_A) <= allowed))
        out->broken = "the point on the hull is not on it";
    if (has_point_beside && !(off_given(&seen.beside, given->floats + ON_B) <= allowed))
        out->broken = "the other point is not on the other shape";
    if (has_point_beside &&
        !(fabs(between_points(given) - root) <= (root > 0.0 ? allowed : most->common * size)))
        out->broken = "the points are not as far apart as is told";
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* By how much a look makes an axis shorter. */
static double thinness(stream *s, hull_look look, int axis)
{
    if (look == LOOKS_FLAT && axis == 0)
        return draw_integer(s, 0, 1) * draw_power(s, -20, -4);
    return look == LOOKS_THIN && axis != 0 ? draw_power(s, -20, -4) : 1.0;
}

static double draft_coordinate(stream *s, hull_look look, int axis, int k, const double *vertex, double thin)
{
    if (look == LOOKS_EVEN)
        return draw_integer(s, -4, 4);
    if (look == LOOKS_LIKE_A_POINT)
        return k > 0 ? vertex[axis] : draw_real(s, -1.0, 1.0);
    return draw_real(s, -4.0, 4.0) * thin;
}

static void draft_vertices(stream *s, hull_look look, int count, double *vertex)
{
    double thin[3];
    for (int axis = 0; axis < 3; axis++)
        thin[axis] = thinness(s, look, axis);
    for (int k = 0; k < count; k++)
        for (int axis = 0; axis < 3; axis++)
            vertex[3 * k + axis] = draft_coordinate(s, look, axis, k, vertex, thin[axis]);
}

static void draft_rotation(stream *s, hull_look look, double *q)
{
    if (look != LOOKS_EVEN) {
        draw_rotation(s, q);
        return;
    }
    /* By none, or by half a turn. */
    const int kept = draw_integer(s, 0, 3);
    for (int k = 0; k < 4; k++)
        q[k] = k == kept;
}

static double draft_length(stream *s, hull_look look)
{
    return look == LOOKS_EVEN ? draw_integer(s, 0, 4) : draw_real(s, 0.0, 4.0);
}

static void draft_beside(const hull_case *c, stream *s, hull_look look, double *draft)
{
    double *to = draft + c->beside;
    const int points = c->what == SEGMENT_AND_RADIUS ? 2 : c->what == THREE_POINTS ? 3 : 1;
    draft_vertices(s, look, points, to);
    if (c->what == BALL)
        to[RADIUS_OF_BALL] = draft_length(s, look);
    if (c->what == SEGMENT_AND_RADIUS)
        to[RADIUS_OF_CAPSULE] = draft_length(s, look);
    if (c->what == TURNED_BOX) {
        for (int axis = 0; axis < 3; axis++)
            to[HALF_OF_BOX + axis] = draft_length(s, look);
        draft_rotation(s, look, to + ROTATION_OF_BOX);
    }
    if (c->what == ANOTHER_HULL) {
        draft_rotation(s, look, to + ROTATION_OF_POSE);
        draft_vertices(s, look, c->count, draft + c->vertices + 3 * c->count);
    }
}

static const long double *lowest_of(const solid *s, const double way[3])
{
    const long double *lowest = s->corner[0];
    for (int k = 1; k < s->corners; k++)
        if (s->corner[k][0] * way[0] + s->corner[k][1] * way[1] + s->corner[k][2] * way[2] <
            lowest[0] * way[0] + lowest[1] * way[1] + lowest[2] * way[2])
            lowest = s->corner[k];
    return lowest;
}

static void move_beside(const hull_case *c, const double by[3], double *draft)
{
    const int points = c->what == SEGMENT_AND_RADIUS ? 2 : c->what == THREE_POINTS ? 3 : 1;
    for (int k = 0; k < 3 * points; k++)
        draft[c->beside + k] += by[k % 3];
}

/* The foremost corner of the hull along a direction, and the hindmost point of what is beside it, become one. */
void draft_hull_pair_along(const hull_case *c, stream *s, hull_look look, double *draft, double way[3])
{
    double by[3];
    draft_vertices(s, look == LOOKS_LIKE_A_POINT ? LOOKS_ANYHOW : look, 1, draft + c->pose);
    draft_rotation(s, look, draft + c->pose + ROTATION_OF_POSE);
    draft_vertices(s, look, c->count, draft + c->vertices);
    draft_beside(c, s, look, draft);
    do {
        for (int axis = 0; axis < 3; axis++)
            way[axis] = look == LOOKS_EVEN ? draw_integer(s, -1, 1) : draw_real(s, -1.0, 1.0);
    } while (way[0] == 0.0 && way[1] == 0.0 && way[2] == 0.0);
    const double length = sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]);
    const double back[3] = {-way[0], -way[1], -way[2]};
    const solid hull = the_hull(c, draft), beside = solid_beside(c, draft);
    const long double *hindmost = lowest_of(&beside, way), *foremost = lowest_of(&hull, back);
    for (int axis = 0; axis < 3; axis++)
        by[axis] = (double)(foremost[axis] - hindmost[axis] + beside.radius * way[axis] / length);
    move_beside(c, by, draft);
}

void draft_hull_pair(const hull_case *c, stream *s, hull_look look, double *draft)
{
    double way[3];
    draft_hull_pair_along(c, s, look, draft, way);
}

void part_hull_pair(const hull_case *c, stream *s, float *floats)
{
    double numbers[MOST_FLOATS];
    widen(floats, numbers);
    const double by = size_of(c, numbers) * draw_real(s, -1.0, 8.0) * draw_power(s, -24, -18);
    const int points = c->what == SEGMENT_AND_RADIUS ? 2 : c->what == THREE_POINTS ? 3 : 1;
    double way[3];
    for (int axis = 0; axis < 3; axis++)
        way[axis] = floats[c->beside + axis] > floats[c->pose + axis] ? by : -by;
    for (int k = 0; k < 3 * points; k++)
        floats[c->beside + k] = (float)(floats[c->beside + k] + way[k % 3]);
}

void move_hull_pair(const hull_case *c, stream *s, float *floats)
{
    double numbers[MOST_FLOATS];
    widen(floats, numbers);
    const double by = size_of(c, numbers) * draw_power(s, -10, 4);
    const int points = c->what == SEGMENT_AND_RADIUS ? 2 : c->what == THREE_POINTS ? 3 : 1;
    const double way[3] = {draw_real(s, -by, by), draw_real(s, -by, by), draw_real(s, -by, by)};
    for (int k = 0; k < 3 * points; k++)
        floats[c->beside + k] = (float)(floats[c->beside + k] + way[k % 3]);
}

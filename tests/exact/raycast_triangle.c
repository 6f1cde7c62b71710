/* Ray against closed triangle: whether it is ever in it, within the limits; and how near it is, where it says so. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "ray_triangle.h"
#include "subject.h"
#include "triangle_cases.h"
#include "triangle_feet.h"

static const char layout[] = "xyzijkttxyzxyzxyz";

/* Times above count as this. */
static const float latest_time = 0x1p127f;

enum { U = 1, V = 2 };

/* ---- Judging ------------------------------------------------------------------------------------------ */

static float start_of(const float *floats)
{
    return floats[T_MIN] > 0.0f ? floats[T_MIN] : 0.0f;
}

static float end_of(const float *floats)
{
    return floats[T_MAX] < latest_time ? floats[T_MAX] : latest_time;
}

static int is_promised(const float *floats)
{
    const double x = floats[DIRECTION], y = floats[DIRECTION + 1], z = floats[DIRECTION + 2];
    const double speed = sqrt(x * x + y * y + z * z);
    return speed == 0.0 || (speed >= shortest_to_triangle && speed <= longest_to_triangle);
}

static const char *broken_by_results(const float *floats, const answer *given)
{
    const float t = given->floats[FIRST_TIME], u = given->floats[U], v = given->floats[V];
    if (!given->hit)
        return isinf(t) && t > 0.0f && u == 0.0f && v == 0.0f && !signbit(u) && !signbit(v)
                   ? NULL
                   : "the results of a miss are not +inf, 0 and 0";
    if (signbit(t) || !(start_of(floats) <= t && t <= end_of(floats)))
        return "the time of a hit is not within the limits";
    const float sum = u + v;
    return signbit(u) || signbit(v) || !(u >= 0.0f && v >= 0.0f && sum <= 1.0f)
               ? "the coordinates of a hit are not in the triangle"
               : NULL;
}

static double growth_of(const float *floats, const answer *given)
{
    const double apart = apart_at(floats, given->floats[FIRST_TIME], given->floats[U], given->floats[V]);
    const double lacking = apart - ray_triangle_slack;
    const double size = size_of_sides(floats) + share_of_way_to_triangle * way_to_triangle(floats);
    return lacking > 0.0 ? lacking / size * 0x1p23 : 0.0;
}

/* Of a hit whose volumes are clear, as the other growth is: a share of its bound. */
static double plain_growth_of(const plain_quotients *plain, const answer *given)
{
    const double t = given->floats[FIRST_TIME], u = given->floats[U], v = given->floats[V];
    const double of_time = plain->time_unit * (plain->way + t * plain->speed) * most_clear_time_error;
    const double of_place = plain->place_unit * most_clear_place_error;
    const double aside = fmax(fabs(u - plain->u), fabs(v - plain->v));
    return fmax(fabs(t - plain->t) / of_time, aside / of_place) * most_ray_triangle_growth;
}

/* By the bound of clear volumes, by that of others, or by either where rounding decides which they are. */
static double growth_by_way(const float *floats, const answer *given)
{
    const plain_quotients plain = plain_quotients_of(floats, start_of(floats), end_of(floats));
    const double of_plain = plain_growth_of(&plain, given), of_others = growth_of(floats, given);
    if (plain.clear > certainly_clear && plain.largest < largest_clear)
        return of_plain;
    return plain.clear < certainly_not_clear || !(of_plain < of_others) ? of_others : of_plain;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_ray_triangle_growth;
    if (!is_promised(floats))
        return;
    if (!(start_of(floats) <= end_of(floats))) {
        out->broken = given->hit ? "a ray without times hits" : NULL;
        return;
    }
    set_ray_and_triangle(floats, start_of(floats), end_of(floats));
    out->touches = ray_meets_triangle();
    out->broken = broken_by_results(floats, given);
    if (given->hit)
        out->growth = growth_by_way(floats, given);
    out->effort = ray_triangle_effort();
}

static int is_culled_for_certain(const float *floats)
{
    const double scale = scale_of_facing(floats);
    return scale <= largest_facing_scale &&
           direction_along_normal(floats) > most_facing_share * scale + facing_slack;
}

static void judge_front(const float *floats, const answer *given, finding *out)
{
    judge(floats, given, out);
    if (out->broken || !is_promised(floats) || !(start_of(floats) <= end_of(floats)))
        return;
    out->touches = out->touches && !ray_is_from_behind();
    if (given->hit && is_culled_for_certain(floats))
        out->broken = "a back face is hit";
}

/* ---- Drafts in integers ------------------------------------------------------------------------------- */

/* About the point that the ray meets at this time: two vertices anywhere, and one across from both, or from one, or at
 * it. */
static void draft_about(stream *s, double *draft, double time)
{
    double one[3], other[3];
    const int i = draw_integer(s, 0, 3), j = draw_integer(s, 0, 3);
    for (int k = 0; k < 3; k++) {
        const double met = draw_integer(s, -8, 8);
        one[k] = draw_integer(s, -8, 8);
        other[k] = draw_integer(s, -8, 8);
        draft[TRIANGLE + k] = met + one[k];
        draft[TRIANGLE + 3 + k] = met + other[k];
        draft[TRIANGLE + 6 + k] = met - i * one[k] - j * other[k];
        draft[DIRECTION + k] = draw_integer(s, -8, 8);
        draft[ORIGIN + k] = met - time * draft[DIRECTION + k];
    }
    draft[T_MIN] = draw_one_in(s, 4) ? time : 0.0;
    draft[T_MAX] = draw_one_in(s, 3) ? time : draw_one_in(s, 2) ? time + draw_integer(s, 0, 4) : INFINITY;
    shuffle_vertices(s, draft + TRIANGLE);
}

static void draft_through(source *from, double *draft)
{
    draft_about(&from->own, draft, draw_integer(&from->own, 0, 4));
}

static double edge_of(const double *draft, int k)
{
    return draft[TRIANGLE + 3 + k] - draft[TRIANGLE + k];
}

/* Turns the ray about that point into the plane of the triangle; often along an edge. It ends in the triangle or
 * not. */
static void draft_in_plane(source *from, double *draft)
{
    stream *s = &from->own;
    const double time = draw_integer(s, 0, 3), along = draw_integer(s, -2, 2),
                 across = draw_integer(s, -1, 1);
    draft_about(s, draft, time);
    for (int k = 0; k < 3; k++) {
        const double met = draft[ORIGIN + k] + time * draft[DIRECTION + k];
        const double other = draft[TRIANGLE + 6 + k] - draft[TRIANGLE + k];
        draft[DIRECTION + k] = along * edge_of(draft, k) + across * other;
        draft[ORIGIN + k] = met - time * draft[DIRECTION + k];
    }
}

/* Like this, but begun beside the triangle, so that it meets an edge or passes. */
static void draft_past_in_plane(source *from, double *draft)
{
    stream *s = &from->own;
    draft_in_plane(from, draft);
    const int along = draw_integer(s, -3, 3);
    for (int k = 0; k < 3; k++)
        draft[ORIGIN + k] += along * edge_of(draft, k);
    draft[T_MIN] = draw_integer(s, 0, 2);
}

/* The triangle becomes a segment, or a point. */
static void draft_degenerate(source *from, double *draft)
{
    stream *s = &from->own;
    const double time = draw_integer(s, 0, 3);
    const int is_along = draw_one_in(s, 4);
    const int times[3] = {draw_integer(s, -3, 0), draw_integer(s, 0, 3), draw_integer(s, -3, 3)};
    const int is_point = draw_one_in(s, 4);
    draft_about(s, draft, time);
    for (int k = 0; k < 3; k++) {
        const double met = draft[ORIGIN + k] + time * draft[DIRECTION + k];
        const double way = is_point ? 0.0 : draw_integer(s, -4, 4);
        for (int v = 0; v < 3; v++)
            draft[TRIANGLE + 3 * v + k] = met + times[v] * way;
        if (is_along) {
            draft[DIRECTION + k] = way;
            draft[ORIGIN + k] = met - time * way;
        }
    }
    shuffle_vertices(s, draft + TRIANGLE);
}

static void draft_standing(source *from, double *draft)
{
    draft_about(&from->own, draft, 0);
    for (int k = 0; k < 3; k++)
        draft[DIRECTION + k] = 0.0;
    draft[T_MIN] = draw_integer(&from->own, 0, 2);
    draft[T_MAX] = draw_one_in(&from->own, 2) ? draft[T_MIN] : INFINITY;
}

static void draft_along_axes(source *from, double *draft)
{
    stream *s = &from->own;
    const double time = draw_integer(s, 0, 4);
    const int kept = draw_integer(s, 0, 2);
    draft_about(s, draft, time);
    for (int k = 0; k < 3; k++)
        if (k != kept) {
            draft[ORIGIN + k] += time * draft[DIRECTION + k];
            draft[DIRECTION + k] = copysign(0.0, draw_sign(s));
        }
}

/* ---- Drafts in reals ---------------------------------------------------------------------------------- */

/* From somewhere to a point of the triangle, mostly on an edge or a vertex; some nearly along the plane or along an
 * edge. */
static void draft_towards(stream *s, double *draft)
{
    const double v = draw_one_in(s, 3) ? 0.0 : draw_real(s, 0.0, 1.0);
    const double u = draw_one_in(s, 3) ? 0.0 : (1.0 - v) * (draw_one_in(s, 2) ? draw_real(s, 0.0, 1.0) : 1.0);
    const double lean = draw_one_in(s, 2) ? 1.0 : draw_power(s, -36, 0);
    const double along = draw_real(s, -2.0, 2.0), across = draw_one_in(s, 4) ? 0.0 : draw_real(s, -2.0, 2.0);
    const double share = draw_one_in(s, 4) ? draw_real(s, -0.1, 1.1) : draw_real(s, 0.0, 2.0);
    for (int k = 0; k < 3; k++) {
        const double *a = draft + TRIANGLE + k;
        const double at = a[0] + u * (a[3] - a[0]) + v * (a[6] - a[0]);
        draft[DIRECTION + k] =
            along * (a[3] - a[0]) + across * (a[6] - a[0]) + lean * draw_real(s, -16.0, 16.0);
        draft[ORIGIN + k] = at - share * draft[DIRECTION + k];
    }
    draft[T_MIN] = 0.0;
    draft[T_MAX] = draw_one_in(s, 4) ? share : INFINITY;
    shuffle_vertices(s, draft + TRIANGLE);
}

static void draft_at_plump(source *from, double *draft)
{
    double point[3];
    draft_any_foot(&from->own, draft + TRIANGLE, point);
    draft_towards(&from->own, draft);
}

static void draft_at_needle(source *from, double *draft)
{
    draft_lone_needle(&from->own, draft + TRIANGLE);
    draft_towards(&from->own, draft);
}

static void draft_at_sliver(source *from, double *draft)
{
    draft_lone_sliver(&from->own, draft + TRIANGLE);
    draft_towards(&from->own, draft);
}

/* Seen from so far that it is small. */
static void draft_small(source *from, double *draft)
{
    stream *s = &from->own;
    const double by = draw_power(s, -16, 0);
    draft_at_plump(from, draft);
    for (int k = 0; k < 3; k++) {
        const double centre = draft[TRIANGLE + k];
        for (int v = 0; v < 3; v++)
            draft[TRIANGLE + 3 * v + k] = centre + by * (draft[TRIANGLE + 3 * v + k] - centre);
    }
}

static void draft_anything(source *from, double *draft)
{
    stream *s = &from->own;
    for (int i = 0; i < RAY_TRIANGLE_FLOATS; i++)
        draft[i] = draw_real(s, -16.0, 16.0);
    draft[T_MIN] = 0.0;
    draft[T_MAX] = draw_one_in(s, 2) ? INFINITY : draw_real(s, 0.0, 4.0);
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

/* The direction becomes that to a point of the triangle, as nearly as can be, or off it by about as much as is
 * padded. */
static void aim(stream *s, float *floats)
{
    const float *a = floats + TRIANGLE, *b = a + 3, *c = a + 6;
    const double v = draw_one_in(s, 3) ? 0.0 : draw_real(s, 0.0, 1.0);
    const double u = (1.0 - v) * (draw_one_in(s, 2) ? draw_integer(s, 0, 1) : draw_real(s, 0.0, 1.0));
    const double beyond = draw_one_in(s, 2) ? draw_real(s, 0.0, 200.0) * unit_roundoff : 0.0;
    const double by = draw_power(s, -2, 2);
    for (int k = 0; k < 3; k++) {
        const double at = a[k] + u * ((double)b[k] - a[k]) + v * ((double)c[k] - a[k]);
        const double off = beyond * draw_real(s, -1.0, 1.0) * ((double)b[k] - a[k]);
        const float to = nearest_float(by * (at + off - floats[ORIGIN + k]));
        floats[DIRECTION + k] = promised_up_to(largest_promised, to);
    }
}

/* A limit becomes the time of the plane, or some steps off. */
static void limit_in_plane(stream *s, float *floats)
{
    const double t = time_in_plane(floats);
    if (!(fabs(t) < 0x1p127))
        return;
    floats[draw_integer(s, 0, 1) ? T_MAX : T_MIN] = neighbour(nearest_float(t), draw_integer(s, -4, 4));
}

static void aim_and_limit(stream *s, float *floats)
{
    aim(s, floats);
    limit_in_plane(s, floats);
}

static void scatter_and_aim(stream *s, float *floats)
{
    scatter(s, 3, floats);
    scatter(s, RAY_TRIANGLE_FLOATS - TRIANGLE, floats + TRIANGLE);
    aim(s, floats);
}

/* The origin becomes a point of the triangle, as nearly as can be. */
static void start_there(stream *s, float *floats)
{
    const float *a = floats + TRIANGLE, *b = a + 3, *c = a + 6;
    const double v = draw_real(s, 0.0, 1.0), u = (1.0 - v) * draw_real(s, 0.0, 1.0);
    for (int k = 0; k < 3; k++) {
        const double at = a[k] + u * ((double)b[k] - a[k]) + v * ((double)c[k] - a[k]);
        floats[ORIGIN + k] = promised_up_to(largest_promised, nearest_float(at));
    }
}

/* As slow or fast as is promised; then as above. */
static void go_at_extremes(stream *s, float *floats)
{
    const double by = draw_one_in(s, 2) ? draw_power(s, -90, -40) : draw_power(s, 40, 56);
    for (int k = 0; k < 3; k++)
        floats[DIRECTION + k] = nearest_float(floats[DIRECTION + k] * by);
    floats[T_MIN] = 0.0f;
    floats[T_MAX] = INFINITY;
    if (draw_one_in(s, 2))
        limit_in_plane(s, floats);
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"through", draft_through, GRID, 0, NULL},
    {"through, 1 ulp off", draft_through, GRID, 1, NULL},
    {"through, smallest", draft_through, SMALLEST, 0, aim},
    {"through, rounded", draft_through, ANYWHERE, 0, aim},
    {"in the plane", draft_in_plane, GRID, 0, NULL},
    {"in the plane, 1 ulp off", draft_in_plane, GRID, 1, NULL},
    {"in the plane, rounded", draft_in_plane, ANYWHERE, 0, limit_in_plane},
    {"in the plane, smallest", draft_in_plane, SMALLEST, 0, NULL},
    {"in the plane, largest", draft_in_plane, LARGEST, 0, NULL},
    {"past in the plane", draft_past_in_plane, GRID, 0, NULL},
    {"past in the plane, 1 ulp off", draft_past_in_plane, GRID, 1, NULL},
    {"segments and points", draft_degenerate, GRID, 0, NULL},
    {"segments and points, 1 ulp off", draft_degenerate, GRID, 1, NULL},
    {"segments and points, smallest", draft_degenerate, SMALLEST, 0, NULL},
    {"segments and points, aimed", draft_degenerate, ANYWHERE, 0, aim},
    {"without direction", draft_standing, GRID, 0, NULL},
    {"without direction, 1 ulp off", draft_standing, GRID, 1, NULL},
    {"along axes", draft_along_axes, GRID, 0, NULL},
    {"along axes, tiny zeros", draft_along_axes, GRID, 0, make_zeros_tiny},
    {"odd limits", draft_through, GRID, 0, limit_oddly},
    {"plump", draft_at_plump, ANYWHERE, 0, NULL},
    {"plump, about the origin", draft_at_plump, UNMOVED, 0, aim},
    {"plump, limited", draft_at_plump, ANYWHERE, 0, aim_and_limit},
    {"plump, far away", draft_at_plump, FAR_AWAY, 0, aim},
    {"plump, far away, limited", draft_at_plump, FAR_AWAY, 0, aim_and_limit},
    {"plump, stretched", draft_at_plump, STRETCHED, 0, aim},
    {"plump, stretched, limited", draft_at_plump, STRETCHED, 0, aim_and_limit},
    {"plump, smallest", draft_at_plump, SMALLEST, 0, aim},
    {"plump, largest", draft_at_plump, LARGEST, 0, aim_and_limit},
    {"plump, started there", draft_at_plump, ANYWHERE, 0, start_there},
    {"plump, slow and fast", draft_at_plump, ANYWHERE, 0, go_at_extremes},
    {"needles", draft_at_needle, ANYWHERE, 0, NULL},
    {"needles, aimed", draft_at_needle, UNMOVED, 0, aim},
    {"needles, far away", draft_at_needle, FAR_AWAY, 0, aim_and_limit},
    {"needles, stretched", draft_at_needle, STRETCHED, 0, aim},
    {"needles, smallest", draft_at_needle, SMALLEST, 0, aim},
    {"slivers", draft_at_sliver, ANYWHERE, 0, NULL},
    {"slivers, aimed", draft_at_sliver, UNMOVED, 0, aim},
    {"slivers, far away", draft_at_sliver, FAR_AWAY, 0, aim_and_limit},
    {"slivers, stretched", draft_at_sliver, STRETCHED, 0, aim},
    {"slivers, smallest", draft_at_sliver, SMALLEST, 0, aim},
    {"slivers, slow and fast", draft_at_sliver, ANYWHERE, 0, go_at_extremes},
    {"small", draft_small, ANYWHERE, 0, aim},
    {"small, limited", draft_small, UNMOVED, 0, aim_and_limit},
    {"scattered", draft_at_plump, UNMOVED, 0, scatter_and_aim},
    {"anything", draft_anything, ANYWHERE, 0, NULL},
};

const subject raycast_triangle = {
    .query = LH_QUERY_raycast_triangle,
    .name = "raycast_triangle",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};

const subject raycast_triangle_front = {
    .query = LH_QUERY_raycast_triangle_front,
    .name = "raycast_triangle_front",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge_front,
};

const subject raycast_triangle_by_inverse = {
    .query = LH_QUERY_raycast_triangle,
    .name = "raycast_triangle_by_inverse",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .by_inverse = 1,
    .judge = judge,
};

const subject raycast_triangle_front_by_inverse = {
    .query = LH_QUERY_raycast_triangle_front,
    .name = "raycast_triangle_front_by_inverse",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .by_inverse = 1,
    .judge = judge_front,
};

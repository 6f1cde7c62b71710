#include "corner_cases.h"

#include <math.h>
#include <string.h>

#include "corner_steps.h"
#include "floats.h"

const char corner_layout[] = "xyzxyzxyzxyzxyzxyzxyzxyz";

/* ---- Four corners that touch -------------------------------------------------------------------------- */

typedef double corner[3];

static void draw_corner(stream *s, int unit, double *to)
{
    for (int k = 0; k < 3; k++)
        to[k] = unit * draw_integer(s, -4, 4);
}

/* The point is inside the triangle, on an edge, or a corner. */
static void touch_triangle(stream *s, corner at[CORNERS])
{
    static const int weights[3][3] = {{2, 1, 1}, {2, 2, 0}, {4, 0, 0}};
    const int *weight = weights[draw_integer(s, 0, 2)];
    for (int i = 1; i < CORNERS; i++)
        draw_corner(s, 4, at[i]);
    for (int k = 0; k < 3; k++)
        at[0][k] = (weight[0] * at[1][k] + weight[1] * at[2][k] + weight[2] * at[3][k]) / 4;
}

/* Two segments cross, or an end is on the other, or is an end of it. */
static void touch_segments(stream *s, corner at[CORNERS])
{
    const int first = draw_integer(s, 0, 1), second = draw_integer(s, 0, 1);
    corner common, way, other_way;
    draw_corner(s, 2, common);
    draw_corner(s, 2, way);
    draw_corner(s, 2, other_way);
    for (int k = 0; k < 3; k++) {
        at[0][k] = common[k] - first * way[k];
        at[1][k] = common[k] + way[k];
        at[2][k] = common[k] - second * other_way[k];
        at[3][k] = common[k] + other_way[k];
    }
}

/* What touches as the one is near, and in a plane, as the other. */
static void draw_touching(stream *s, corner at[CORNERS])
{
    if (draw_one_in(s, 2))
        touch_triangle(s, at);
    else
        touch_segments(s, at);
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* The corners are here, or there, at that share of their ways. */
static void move_corners(stream *s, corner at[CORNERS], double share, double speed, double *draft)
{
    for (int i = 0; i < CORNERS; i++)
        for (int k = 0; k < 3; k++) {
            const double way = speed * 2 * draw_integer(s, -4, 4);
            draft[3 * i + k] = at[i][k] - share * way;
            draft[3 * (CORNERS + i) + k] = at[i][k] + (1.0 - share) * way;
        }
}

static void draft_midway(source *from, double *draft)
{
    corner at[CORNERS];
    draw_touching(&from->own, at);
    move_corners(&from->own, at, 0.5, 1.0, draft);
}

static void draft_at_an_end(source *from, double *draft)
{
    corner at[CORNERS];
    draw_touching(&from->own, at);
    move_corners(&from->own, at, draw_integer(&from->own, 0, 1), 1.0, draft);
}

/* All move alike but for little, so that they stay near each other. */
static void draft_together(source *from, double *draft)
{
    corner at[CORNERS];
    draw_touching(&from->own, at);
    const double share = draw_real(&from->own, 0.0, 1.0), speed = draw_power(&from->own, -24, 0);
    move_corners(&from->own, at, share, speed, draft);
}

/* One corner is off by little. */
static void draft_grazing(source *from, double *draft)
{
    stream *s = &from->own;
    corner at[CORNERS];
    draw_touching(s, at);
    double *const moved = at[draw_integer(s, 0, CORNERS - 1)];
    const double off = draw_power(s, -26, -2);
    for (int k = 0; k < 3; k++)
        moved[k] += off * draw_real(s, -1.0, 1.0);
    move_corners(s, at, draw_real(s, 0.0, 1.0), 1.0, draft);
}

/* Slivers, parallel segments, and shapes that are points but for little. */
static void draft_degenerate(source *from, double *draft)
{
    stream *s = &from->own;
    corner at[CORNERS];
    draw_touching(s, at);
    const double width = draw_one_in(s, 3) ? 0.0 : draw_power(s, -30, -4), share = draw_real(s, -1.0, 2.0);
    const int is_point = draw_one_in(s, 4);
    for (int k = 0; k < 3; k++)
        at[3][k] =
            at[2][k] + (is_point ? 0.0 : share * (at[1][k] - at[2][k])) + width * draw_real(s, -1.0, 1.0);
    move_corners(s, at, draw_real(s, 0.0, 1.0), 1.0, draft);
}

/* Up to 2^24 times smaller than their way. */
static void draft_small(source *from, double *draft)
{
    stream *s = &from->own;
    corner at[CORNERS];
    draw_touching(s, at);
    const double size = draw_power(s, -24, -4);
    for (int i = 0; i < CORNERS; i++)
        for (int k = 0; k < 3; k++)
            at[i][k] *= size;
    const double share = draw_real(s, 0.0, 1.0);
    const int second = draw_integer(s, 1, 2); /* the first corner of the other shape */
    corner way[2];
    draw_corner(s, 1, way[0]);
    draw_corner(s, 1, way[1]);
    for (int i = 0; i < CORNERS; i++)
        for (int k = 0; k < 3; k++) {
            const double moved = way[i >= second][k] + size * draw_real(s, -1.0, 1.0);
            draft[3 * i + k] = at[i][k] - share * moved;
            draft[3 * (CORNERS + i) + k] = at[i][k] + (1.0 - share) * moved;
        }
}

/* Corners end where others begin. */
static void draft_exchanged(source *from, double *draft)
{
    stream *s = &from->own;
    corner at[CORNERS];
    draw_touching(s, at);
    move_corners(s, at, 0.5, 1.0, draft);
    for (int i = 0; i < CORNERS; i++)
        memcpy(draft + 3 * (CORNERS + i), draft + 3 * draw_integer(s, 0, CORNERS - 1), sizeof at[i]);
}

static void draft_in_a_plane(source *from, double *draft)
{
    draft_midway(from, draft);
    for (int i = 0; i < 2 * CORNERS; i++)
        draft[3 * i + 2] = 0.0;
}

/* Far less of a way than they are large, and beside each other. */
static void draft_like_cloth(source *from, double *draft)
{
    stream *s = &from->own;
    for (int i = 0; i < CORNERS; i++)
        for (int k = 0; k < 3; k++) {
            draft[3 * i + k] = draw_real(s, -2.0, 2.0) * (k == 2 ? 0.1 : 1.0);
            draft[3 * (CORNERS + i) + k] = draft[3 * i + k] + draw_real(s, -0.3, 0.3);
        }
}

static void draft_any(source *from, double *draft)
{
    for (int i = 0; i < CORNER_FLOATS; i++)
        draft[i] = draw_real(&from->own, -8.0, 8.0);
}

static void scatter_corners(stream *s, float *floats)
{
    scatter(s, CORNER_FLOATS, floats);
}

const family corner_families[CORNER_FAMILIES] = {
    {"midway", draft_midway, GRID, 0, NULL},
    {"midway, 1 ulp off", draft_midway, GRID, 1, NULL},
    {"midway, far away", draft_midway, FAR_AWAY, 1, NULL},
    {"midway, stretched", draft_midway, STRETCHED, 0, NULL},
    {"midway, smallest", draft_midway, SMALLEST, 0, NULL},
    {"midway, largest", draft_midway, LARGEST, 0, NULL},
    {"at an end", draft_at_an_end, GRID, 0, NULL},
    {"at an end, 1 ulp off", draft_at_an_end, GRID, 1, NULL},
    {"at an end, rounded", draft_at_an_end, ANYWHERE, 0, NULL},
    {"together", draft_together, ANYWHERE, 0, NULL},
    {"together, far away", draft_together, FAR_AWAY, 0, NULL},
    {"grazing", draft_grazing, ANYWHERE, 0, NULL},
    {"grazing, far away", draft_grazing, FAR_AWAY, 0, NULL},
    {"degenerate", draft_degenerate, ANYWHERE, 0, NULL},
    {"degenerate, about the origin", draft_degenerate, UNMOVED, 0, NULL},
    {"small and fast", draft_small, UNMOVED, 0, NULL},
    {"exchanged", draft_exchanged, ANYWHERE, 0, NULL},
    {"in a plane", draft_in_a_plane, GRID, 0, NULL},
    {"like cloth", draft_like_cloth, ANYWHERE, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
    {"anything, scattered", draft_any, UNMOVED, 0, scatter_corners},
};

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* How far they are apart at near_at, in units of 2^-23 of the largest difference of a coordinate. */
static const double most_distance_when_near = 12.5;

/* In so many attempts a hit may be shown to be none; most others take no more. */
enum { ATTEMPTS = 4 };

static void judge_hit(const answer *given, finding *out)
{
    const float toi = given->floats[CORNER_TOI], near_at = given->floats[CORNER_NEAR_AT];
    out->touches = !are_shown_apart(ATTEMPTS);
    if (signbit(toi) || !(toi <= near_at && near_at <= 1.0f) || (given->inside && toi != near_at))
        out->broken = "times that are not in order";
    const double distance = distance_on_path(near_at);
    if (!given->inside && distance > 0.0)
        out->growth = distance / largest_corner_gap() * 0x1p23;
}

/* A miss is right, and a time not late, if the steps are: they are proved one by one. */
void judge_corners(const corner_shapes *shapes, const float *floats, const answer *given, finding *out)
{
    set_corners(shapes, floats);
    out->growth_bound = most_distance_when_near;
    const char *const fault = fault_of_steps(shapes, floats, given);
    if (given->hit)
        judge_hit(given, out);
    else
        out->touches = fault != NULL;
    if (fault)
        out->broken = fault;
    out->effort = corners_effort();
}

/* Two closed hulls of four vertices, and a direction that may separate them. What is told of a miss does. */
#include <math.h>

#include "documented_bounds.h"
#include "hull_pair.h"
#include "rotation.h"

/* The floats of a case: both poses, the direction, the vertices of both. */
enum { A = 0, ROTATION = 3, B = 7, KEPT = 14, VERTICES = 17, EACH = 4 };

static const hull_case the_case = {ANOTHER_HULL, B, A, VERTICES, EACH};

/* ---- Judging ------------------------------------------------------------------------------------------ */

static const char *broken_by_length(const float along[3])
{
    const float largest = fmaxf(fmaxf(fabsf(along[0]), fabsf(along[1])), fabsf(along[2]));
    return largest >= 1.0f && largest < 2.0f ? NULL : "the direction is not scaled";
}

/* How far the foremost of a set of corners is along a direction, or the hindmost along the opposite one. */
static long double height_along(const solid *s, const float along[3], long double sign)
{
    long double height = -INFINITY;
    for (int k = 0; k < s->corners; k++) {
        const long double *p = s->corner[k];
        const long double there =
            p[0] * (long double)along[0] + p[1] * (long double)along[1] + p[2] * (long double)along[2];
        height = fmaxl(height, sign * there);
    }
    return height;
}

/* In long doubles, which are off by far less than the gap that is left of what was verified: 1.9u of the size. */
static int separates(const hull_pair_sight *seen, const float along[3])
{
    const long double foremost = height_along(&seen->hull, along, 1.0L);
    const long double hindmost = -height_along(&seen->beside, along, -1.0L);
    return hindmost - foremost > 0x1p-24L * (long double)seen->size;
}

static const char *broken_direction(const float *floats, const answer *given)
{
    const float *const along = given->floats;
    const int is_zero = along[0] == 0.0f && along[1] == 0.0f && along[2] == 0.0f;
    const int has_axes = norm_of(floats + A + ROTATION) > 0.0 && norm_of(floats + B + ROTATION) > 0.0;
    if (given->hit || !has_axes)
        return is_zero ? NULL : "a pair that hits, or has no axes, has a direction";
    const hull_pair_sight seen = see_hull_pair(&the_case, floats);
    const char *const broken = broken_by_length(along);
    return broken || separates(&seen, along) ? broken : "the direction does not separate them";
}

static void judge(const float *floats, const answer *given, finding *out)
{
    judge_hull_pair(&the_case, floats, given, out);
    const char *const broken = broken_direction(floats, given);
    out->broken = broken ? broken : out->broken;
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static double draft_length(stream *s)
{
    return draw_one_in(s, 2) ? 1.0 : draw_power(s, -30, 30);
}

/* The right one as it may be a little later, or any, or none. */
static void draft_kept(stream *s, const double way[3], double *kept)
{
    const double length = draft_length(s);
    const double off = draw_one_in(s, 2) ? 0.0 : draw_power(s, -24, 0);
    const int has_any = !draw_one_in(s, 4), is_useless = draw_one_in(s, 4);
    for (int axis = 0; axis < 3; axis++) {
        const double other = draw_real(s, -1.0, 1.0);
        kept[axis] = has_any ? length * (is_useless ? other : way[axis] + off * other) : 0.0;
    }
}

static void draft(stream *s, hull_look look, double *to)
{
    double way[3];
    draft_hull_pair_along(&the_case, s, look, to, way);
    draft_kept(s, way, to + KEPT);
}

#define DRAFT(name, look)                                                                                    \
    static void draft_##name(source *from, double *to)                                                       \
    {                                                                                                        \
        draft(&from->own, look, to);                                                                         \
    }
DRAFT(anyhow, LOOKS_ANYHOW)
DRAFT(even, LOOKS_EVEN)
DRAFT(flat, LOOKS_FLAT)
DRAFT(thin, LOOKS_THIN)
DRAFT(point, LOOKS_LIKE_A_POINT)

static void draft_part(stream *s, float *floats)
{
    part_hull_pair(&the_case, s, floats);
}

static void draft_move(stream *s, float *floats)
{
    move_hull_pair(&the_case, s, floats);
}

HULL_FAMILIES(draft)

const subject overlap_hull_hull_along = {HULL_SUBJECT(overlap_hull_hull_along, "xyzqqqqxyzqqqquvw", 4)};

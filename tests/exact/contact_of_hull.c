#include "contact_of_hull.h"

#include <math.h>
#include <string.h>

#include "contact_oracle.h"
#include "floats.h"

/* Both shapes from a to b, as the query has them: a hull comes first beside another hull, and else second. */
typedef struct sight {
    solid a, b;
    double size, radius;     /* of what is beside a hull; 0 of another hull */
    int a_is_box;            /* of which corners differ by bits of their numbers */
    long double least, most; /* of the distance of the cores, negative in each other */
} sight;

static long double dot(const long double a[3], const long double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* ---- Along directions --------------------------------------------------------------------------------- */

static long double reach_of(const solid *s, const long double along[3], long double sign)
{
    long double reach = -INFINITY;
    for (int k = 0; k < s->corners; k++)
        reach = fmaxl(reach, sign * dot(s->corner[k], along));
    return reach;
}

/* Of a direction of any length. */
static long double gap_along_way(const sight *seen, const long double along[3])
{
    return (-reach_of(&seen->b, along, -1.0L) - reach_of(&seen->a, along, 1.0L)) / sqrtl(dot(along, along));
}

/* ---- In each other ------------------------------------------------------------------------------------ */

static void way_between(const solid *s, int from, int to, long double way[3])
{
    for (int axis = 0; axis < 3; axis++)
        way[axis] = s->corner[to][axis] - s->corner[from][axis];
}

/* The greater gap of both directions across two edges, if there are two. */
static long double gap_across(const sight *seen, const long double e1[3], const long double e2[3])
{
    long double normal[3], back[3];
    for (int axis = 0; axis < 3; axis++) {
        const int i = (axis + 1) % 3, k = (axis + 2) % 3;
        normal[axis] = e1[i] * e2[k] - e1[k] * e2[i];
        back[axis] = -normal[axis];
    }
    if (!(dot(normal, normal) > 0.0L))
        return -INFINITY;
    return fmaxl(gap_along_way(seen, normal), gap_along_way(seen, back));
}

/* The best of all planes through three corners of one shape, among which its faces are. */
static long double gap_of_faces(const sight *seen, const solid *of)
{
    long double e1[3], e2[3], best = -INFINITY;
    for (int p = 0; p < of->corners; p++)
        for (int q = 0; q < p; q++)
            for (int r = 0; r < q; r++) {
                way_between(of, p, q, e1);
                way_between(of, p, r, e2);
                best = fmaxl(best, gap_across(seen, e1, e2));
            }
    return best;
}

/* And of those along two corners of each, among which are the faces of the difference that an edge of each makes. A box
 * has three edges that are not parallel. */
static long double gap_of_edges(const sight *seen)
{
    long double e1[3], e2[3], best = -INFINITY;
    for (int p = 0; p < seen->a.corners; p++)
        for (int q = 0; q < p && !(seen->a_is_box && (q > 0 || (p & (p - 1)) != 0)); q++)
            for (int r = 0; r < seen->b.corners; r++)
                for (int s = 0; s < r; s++) {
                    way_between(&seen->a, p, q, e1);
                    way_between(&seen->b, r, s, e2);
                    best = fmaxl(best, gap_across(seen, e1, e2));
                }
    return best;
}

static long double depth_of(const sight *seen)
{
    const long double of_faces = fmaxl(gap_of_faces(seen, &seen->a), gap_of_faces(seen, &seen->b));
    const long double best = fmaxl(of_faces, gap_of_edges(seen));
    return fminl(best > -INFINITY ? best : 0.0L, 0.0L); /* a segment or a point is not deep */
}

/* Gaps that long doubles may be off by, and more; for slivers in each other. */
static const double off_apart = 0x1p-44, off_inside = 0x1p-36;

static sight see(const hull_contact *c, const float *floats)
{
    const hull_pair_sight both = see_hull_pair(&c->shapes, floats);
    const int hull_is_a = c->shapes.what == ANOTHER_HULL;
    sight seen = {.a = hull_is_a ? both.hull : both.beside,
                  .b = hull_is_a ? both.beside : both.hull,
                  .size = both.size,
                  .radius = (double)both.beside.radius,
                  .a_is_box = c->shapes.what == TURNED_BOX};
    const hull_gap gap = gap_between(&both.hull, &both.beside);
    seen.least = gap.least - off_apart * seen.size;
    seen.most = gap.most + off_apart * seen.size;
    if (seen.least <= 0.0L) {
        const long double depth = depth_of(&seen);
        seen.least = depth - off_inside * seen.size;
        seen.most = fminl(seen.most, depth + off_inside * seen.size);
    }
    return seen;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* The end of the core of a, 0, or b, 1, on the way that leads through the point along the normal. */
static void end_of_way(const sight *seen, const hull_contact *c, const answer *given, int which,
                       double end[3])
{
    const int is_round = c->shapes.what != ANOTHER_HULL && which == 0;
    const double half = (double)given->floats[CONTACT_DISTANCE] / 2.0 + (is_round ? seen->radius : 0.0);
    for (int axis = 0; axis < 3; axis++)
        end[axis] = (double)given->floats[CONTACT_POINT + axis] +
                    (double)given->floats[CONTACT_NORMAL + axis] * (which == 0 ? -half : half);
}

/* Either end is where its shape ends along the normal. Apart both are on the shapes; in each other one is for
 * certain. */
static double error_of_point(const sight *seen, const hull_contact *c, const answer *given)
{
    long double normal[3];
    double off_end = 0.0, off[2];
    for (int axis = 0; axis < 3; axis++)
        normal[axis] = (long double)given->floats[CONTACT_NORMAL + axis];
    for (int which = 0; which < 2; which++) {
        const solid *of = which == 0 ? &seen->a : &seen->b;
        double end[3];
        end_of_way(seen, c, given, which, end);
        const long double there[3] = {end[0], end[1], end[2]};
        const long double sign = which == 0 ? 1.0L : -1.0L;
        off_end = fmax(off_end, (double)fabsl(sign * dot(there, normal) - reach_of(of, normal, sign)));
        off[which] = off_solid(of, end);
    }
    const int are_apart = seen->least > 0x1p-19L * seen->size;
    return fmax(off_end, are_apart ? fmax(off[0], off[1]) : fmin(off[0], off[1]));
}

static void judge_hit(const sight *seen, const hull_contact *c, const answer *given, finding *out)
{
    long double normal[3];
    double furthest = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        normal[axis] = (long double)given->floats[CONTACT_NORMAL + axis];
        furthest = fmax(furthest, fabs((double)given->floats[CONTACT_POINT + axis]));
    }
    if (!(fabsl(sqrtl(dot(normal, normal)) - 1.0L) <= 6.0L * unit_roundoff))
        out->broken = "the normal is not of length 1";
    const long double told = (long double)given->floats[CONTACT_DISTANCE] + seen->radius;
    const long double off = fmaxl(fabsl(told - gap_along_way(seen, normal)), told - seen->most);
    const double unit = (seen->size + fabs((double)seen->most)) * unit_roundoff;
    if (unit > 0.0) {
        out->first_error = (double)off / unit;
        out->first_early = error_of_point(seen, c, given) / (unit + furthest * unit_roundoff);
        out->last_late = seen->least > 0.0L ? fmax((double)(seen->least - told), 0.0) / unit : 0.0;
    }
}

void judge_hull_contact(const hull_contact *c, const float *floats, const answer *given, finding *out)
{
    const sight seen = see(c, floats);
    const double margin = (double)floats[c->margin], reach = seen.radius + margin;
    out->growth_bound = most_hull_contact_growth;
    if (seen.radius < 0.0 || is_box_inside_out(&c->shapes, floats)) {
        out->broken = given->hit ? "a shape without points hits" : NULL;
        return;
    }
    if (has_no_axes(&c->shapes, floats)) {
        out->touches = given->hit;
        return;
    }
    out->touches = (double)seen.most <= reach;
    if (!given->hit) {
        out->broken = broken_by_missed_contact(given);
        return;
    }
    judge_hit(&seen, c, given, out);
    const double lacking = (double)seen.least - reach;
    if (seen.least <= 0.0L)
        out->touches = 1; /* a hit may be told deeper than it is: by what its normal says, as was judged */
    else if (!out->touches)
        out->growth = fmax(lacking, 0.0) / (seen.size + fabs(margin)) * 0x1p23;
}

/* ---- Margins ------------------------------------------------------------------------------------------ */

void draw_hull_margin(const hull_contact *c, stream *s, float *floats)
{
    double margin = 0.0;
    const double size = see_hull_pair(&c->shapes, floats).size;
    const int how = draw_integer(s, 0, 5);
    if (how == 1)
        margin = draw_real(s, -1.0, 1.0) * size;
    if (how == 2)
        margin = INFINITY;
    if (how > 3) {
        const sight seen = see(c, floats);
        const double reached = (double)seen.most - seen.radius;
        const double off = draw_real(s, -0.2, 1.2) * draw_integer(s, 0, 1) * 0x1p-18;
        margin = reached - off * (size + fabs(reached));
    }
    floats[c->margin] = neighbour(nearest_float(margin), how > 3 ? draw_integer(s, -1, 1) : 0);
}

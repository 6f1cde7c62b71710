/* A closed capsule within a margin of a closed triangle, with two points where it lies along the face or an edge. */
#include <math.h>
#include <string.h>

#include "capsule_manifold.h"
#include "capsule_triangle_contact.h"
#include "segment_pair.h"

enum { AXES = 3, CORNERS = 3, POINTS = 2, MOST_STEPS = 8 };

/* What is documented; and room for what is compared with that. Of an angle, of what a normal is off by, more of a thin
 * triangle; and of the size. */
static const double largest_tilt = 0x1p-5, least_width = 0x1p-6, bias_of_length = 0x1p-12,
                    room_of_angle = 0x1p-15, room_of_unit = 0x1p-22, room_of_slope = 0x1p-19, room = 0x1p-17,
                    room_along = 0x1p-11, room_of_place = 0x1p-7;

/* From each vertex to the next. */
typedef struct capsule_over_triangle {
    double start[AXES], way[AXES], length;
    double corner[CORNERS][AXES], edge[CORNERS][AXES], edge_length[CORNERS];
    double unit[AXES], width; /* of the face; 0 without area */
    double normal[AXES];      /* that is given */
    double rise[CORNERS];
    double size;
} capsule_over_triangle;

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void cross(const double *a, const double *b, double *out)
{
    for (int axis = 0; axis < AXES; axis++) {
        const int u = (axis + 1) % AXES, w = (axis + 2) % AXES;
        out[axis] = a[u] * b[w] - a[w] * b[u];
    }
}

static double clamped(double a, double low, double high)
{
    return fmin(fmax(a, low), high);
}

static void see_face(capsule_over_triangle *c)
{
    cross(c->edge[0], c->edge[1], c->unit);
    const double area = sqrt(dot(c->unit, c->unit));
    const double longest = fmax(fmax(c->edge_length[0], c->edge_length[1]), c->edge_length[2]);
    c->width = area > 0.0 ? area / (longest * longest) : 0.0;
    for (int axis = 0; axis < AXES; axis++)
        c->unit[axis] = area > 0.0 ? c->unit[axis] / area : 0.0;
}

static capsule_over_triangle see_over(const float *floats, const answer *given)
{
    capsule_over_triangle c;
    const float *corners = floats + CAPSULE_VERTICES;
    for (int axis = 0; axis < AXES; axis++) {
        c.start[axis] = (double)floats[CAPSULE_START + axis];
        c.way[axis] = (double)floats[CAPSULE_END + axis] - c.start[axis];
        c.normal[axis] = (double)given->floats[MANIFOLD_NORMAL + axis];
        for (int k = 0; k < CORNERS; k++) {
            c.corner[k][axis] = (double)corners[AXES * k + axis];
            c.edge[k][axis] = (double)corners[AXES * ((k + 1) % CORNERS) + axis] - c.corner[k][axis];
        }
    }
    c.length = sqrt(dot(c.way, c.way));
    for (int k = 0; k < CORNERS; k++) {
        c.rise[k] = dot(c.edge[k], c.normal);
        c.edge_length[k] = sqrt(dot(c.edge[k], c.edge[k]));
    }
    see_face(&c);
    c.size = size_of_segment_and_triangle(floats);
    return c;
}

/* ---- What is touched ---------------------------------------------------------------------------------- */

/* With rooms by which it is, or might be. */
static int is_face(const capsule_over_triangle *c, double rooms)
{
    double across[AXES];
    if (!(c->width > least_width * (1.0 + rooms * 0x1p-18)))
        return 0;
    cross(c->unit, c->normal, across);
    const double off = room_of_angle + room_of_unit / c->width;
    return sqrt(dot(across, across)) < largest_tilt - rooms * off;
}

static double slope_of(const capsule_over_triangle *c, int k)
{
    return fabs(c->rise[k]) / c->edge_length[k];
}

/* Level, and the other vertex is no lower. */
static int is_level_edge(const capsule_over_triangle *c, int k, double rooms)
{
    const double lower = c->rise[(k + 1) % CORNERS] - c->rise[(k + 2) % CORNERS];
    return c->edge_length[k] > 0.0 && slope_of(c, k) < largest_tilt - rooms * room_of_slope &&
           lower > rooms * room_of_slope * c->size;
}

/* By the slope, but for a trifle that the longer ones have ahead. */
static double biased_slope_of(const capsule_over_triangle *c, int k)
{
    const double longest = fmax(fmax(c->edge_length[0], c->edge_length[1]), c->edge_length[2]);
    return slope_of(c, k) - bias_of_length * c->edge_length[k] / longest;
}

/* Of edges that count the one that rises least. */
static int is_least_edge(const capsule_over_triangle *c, int k, double rooms)
{
    int is_least = 1;
    for (int other = 0; other < CORNERS; other++)
        is_least &= other == k || !is_level_edge(c, other, -rooms) ||
                    biased_slope_of(c, k) < biased_slope_of(c, other) - rooms * room_of_slope;
    return is_least;
}

static int is_edge(const capsule_over_triangle *c, int k, double rooms)
{
    return !is_face(c, -rooms) && is_level_edge(c, k, rooms) && is_least_edge(c, k, rooms);
}

static double height_of(const capsule_over_triangle *c, int k)
{
    double from_first[AXES];
    for (int axis = 0; axis < AXES; axis++)
        from_first[axis] = c->corner[k][axis] - c->corner[0][axis];
    return dot(from_first, c->normal);
}

static int may_be_vertex(const capsule_over_triangle *c, int k)
{
    int may_be = !is_face(c, 1.0);
    for (int other = 0; other < CORNERS; other++)
        may_be &=
            !is_level_edge(c, other, 1.0) && height_of(c, k) <= height_of(c, other) + room_of_slope * c->size;
    return may_be;
}

typedef struct touched_part {
    uint32_t kind;
    int number;
} touched_part;

static touched_part part_of_feature(uint32_t feature)
{
    const uint32_t of_b = feature >> LH_FEATURE_OF_B;
    return (touched_part){of_b & ((1U << LH_FEATURE_NUMBER) - 1), (int)(of_b >> LH_FEATURE_NUMBER)};
}

static int may_be_touched(const capsule_over_triangle *c, touched_part part)
{
    if (part.kind == LH_FACE)
        return part.number == 0 && is_face(c, -1.0);
    if (part.number >= CORNERS)
        return 0;
    return part.kind == LH_EDGE     ? is_edge(c, part.number, -1.0)
           : part.kind == LH_VERTEX ? may_be_vertex(c, part.number)
                                    : 0;
}

/* That which is, without doubt; of vertices any. */
static int is_surely_touched(const capsule_over_triangle *c, touched_part *part)
{
    *part = (touched_part){LH_FACE, 0};
    if (is_face(c, 1.0))
        return 1;
    for (int k = 0; k < CORNERS; k++) {
        *part = (touched_part){LH_EDGE, k};
        if (is_edge(c, k, 1.0))
            return 1;
    }
    return 0;
}

/* ---- What of the segment is over it ------------------------------------------------------------------- */

static double share_of_corner(const capsule_over_triangle *c, int k)
{
    double from_start[AXES];
    for (int axis = 0; axis < AXES; axis++)
        from_start[axis] = c->corner[k % CORNERS][axis] - c->start[axis];
    return dot(from_start, c->way) / (c->length * c->length);
}

static void look_outwards(const capsule_over_triangle *c, int k, double *outwards)
{
    cross(c->edge[k], c->unit, outwards);
}

/* Whether it leans from an edge of the face enough to be cut by that. */
static int is_cut_by(const capsule_over_triangle *c, int k, double rooms)
{
    double outwards[AXES];
    look_outwards(c, k, outwards);
    const double least = largest_tilt + rooms * (room + room_of_unit / c->width);
    return fabs(dot(c->way, outwards)) > least * c->length * c->edge_length[k];
}

static int is_along(const capsule_over_triangle *c, touched_part part, double rooms)
{
    double across[AXES];
    if (part.kind == LH_VERTEX || !(c->length > 0.0))
        return 0;
    if (part.kind == LH_FACE)
        return fabs(dot(c->way, c->unit)) <
               c->length * (largest_tilt - rooms * (room + room_of_unit / c->width));
    cross(c->way, c->edge[part.number], across);
    return sqrt(dot(across, across)) <
           c->length * c->edge_length[part.number] * (largest_tilt - rooms * room_of_angle);
}

/* As shares, if these edges of a face cut it. */
static void see_shares(const capsule_over_triangle *c, touched_part part, unsigned cuts,
                       double shares[POINTS])
{
    const int corners = part.kind == LH_FACE ? CORNERS : 2;
    double low = INFINITY, high = -INFINITY;
    shares[0] = 0.0;
    shares[1] = 1.0;
    for (int k = 0; k < corners; k++) {
        low = fmin(low, share_of_corner(c, part.number + k));
        high = fmax(high, share_of_corner(c, part.number + k));
    }
    for (int k = 0; k < CORNERS; k++) {
        double outwards[AXES], from_start[AXES];
        if (!(cuts >> k & 1))
            continue;
        look_outwards(c, k, outwards);
        for (int axis = 0; axis < AXES; axis++)
            from_start[axis] = c->corner[k][axis] - c->start[axis];
        const double across = dot(c->way, outwards), share = dot(from_start, outwards) / across;
        const int end = across > 0.0;
        shares[end] = end ? fmin(shares[end], share) : fmax(shares[end], share);
    }
    shares[0] = fmax(shares[0], low);
    shares[1] = fmin(shares[1], high);
}

/* ---- Points ------------------------------------------------------------------------------------------- */

static void see_at(const capsule_over_triangle *c, touched_part part, double share, const answer *given,
                   seen_point *out)
{
    double on_segment[AXES], way[AXES];
    const double *const corner = c->corner[part.number], *const edge = c->edge[part.number];
    for (int axis = 0; axis < AXES; axis++) {
        on_segment[axis] = c->start[axis] + share * c->way[axis];
        way[axis] = corner[axis] - on_segment[axis];
    }
    const double height = dot(way, c->unit), foot = -dot(way, edge) / dot(edge, edge);
    for (int axis = 0; axis < AXES; axis++)
        way[axis] =
            part.kind == LH_FACE ? c->unit[axis] * height : way[axis] + clamped(foot, 0.0, 1.0) * edge[axis];
    see_tilted(on_segment, way, given, c->size, &out->sight);
}

/* The share at which the point that is given is, which is near this one. */
static double share_that_is_given(const float *floats, const capsule_over_triangle *c, touched_part part,
                                  double share, const answer *given, int k)
{
    const double radius = (double)floats[CAPSULE_RADIUS];
    for (int step = 0; step < MOST_STEPS; step++) {
        seen_point at;
        double off = 0.0;
        see_at(c, part, share, given, &at);
        for (int axis = 0; axis < AXES; axis++) {
            const double middle =
                at.sight.on_a[axis] + at.sight.normal[axis] * (at.sight.distance + radius) / 2.0;
            off += ((double)given->floats[MANIFOLD_POINT + AXES * k + axis] - middle) * c->way[axis];
        }
        share += off / (c->length * c->length);
    }
    return share;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static int see_two_or_one(const float *floats, const answer *given, seen_point *points);

static const contact_oracle oracle = {
    .places = {CAPSULE_RADIUS, -1},
    .floats = CAPSULE_TRIANGLE_CONTACT_FLOATS,
    .bounds = {.growth = 134.0, .slack = 0x1p-61, .distance = 132.0, .normal = 48.0, .point = 132.0},
    .normal_is_by_distance = 1,
    .reaches = segment_reaches_triangle,
    .see = see_capsule_and_triangle,
    .off_core = off_capsule_axis_or_triangle,
    .needed = segment_triangle_effort,
    .see_points = see_two_or_one,
};

/* Along the segment: what an end of what is over it may be off by. */
static double room_of_ends(const capsule_over_triangle *c, const contact_sight *nearest)
{
    return room_along * (c->size + fabs(nearest->distance));
}

/* Of points that are far from the origin. */
static double rounding_of_points(const answer *given)
{
    double largest = 0.0;
    for (int k = 0; k < POINTS * AXES; k++)
        largest = fmax(largest, fabs((double)given->floats[MANIFOLD_POINT + k]));
    return largest * 0x1p-20;
}

/* Of the ends of what is over it, as these edges cut it, those that are given; returns how far these are from there. */
static double see_ends(const float *floats, const capsule_over_triangle *c, unsigned cuts,
                       const answer *given, double off_ends, seen_point *points)
{
    const touched_part part = part_of_feature(feature_at(given, 0));
    const double most = off_ends / c->length, off_points = rounding_of_points(given) / c->length;
    double shares[POINTS], off = 0.0;
    for (int k = 0; k < CORNERS; k++)
        if (cuts >> k & 1 ? !is_cut_by(c, k, -1.0) : part.kind == LH_FACE && is_cut_by(c, k, 1.0))
            return INFINITY;
    see_shares(c, part, cuts, shares);
    if (!(shares[1] - shares[0] > -most))
        return INFINITY;
    for (int end = 0; end < POINTS; end++) {
        const double share = share_that_is_given(floats, c, part, shares[end], given, end);
        const double told = clamped(shares[end], share - off_points, share + off_points);
        const double near = clamped(told, shares[end] - most, shares[end] + most);
        see_at(c, part, clamped(near, 0.0, 1.0), given, &points[end]);
        points[end].feature =
            features_of(feature_of(LH_VERTEX, (uint32_t)end), feature_at(given, 0) >> LH_FEATURE_OF_B);
        off += fabs(share - shares[end]);
    }
    return off;
}

/* By those cuts by which the ends are nearest to what is given: which edges cut it is a matter of rounding. */
static int see_two(const float *floats, const capsule_over_triangle *c, const answer *given,
                   const contact_sight *nearest, seen_point *points)
{
    const touched_part part = part_of_feature(feature_at(given, 0));
    const unsigned most_cuts = part.kind == LH_FACE ? 1U << CORNERS : 1;
    double least = INFINITY;
    if (!may_be_touched(c, part) || !is_along(c, part, -1.0))
        return 0;
    for (unsigned cuts = 0; cuts < most_cuts; cuts++) {
        seen_point ends[POINTS] = {{0}};
        const double off = see_ends(floats, c, cuts, given, room_of_ends(c, nearest), ends);
        if (!(off < least))
            continue;
        least = off;
        memcpy(points, ends, sizeof ends);
    }
    return least < INFINITY ? POINTS : 0;
}

/* Both, if they have to be there. */
static int must_be_two(const float *floats, const capsule_over_triangle *c, const answer *given,
                       const contact_sight *nearest)
{
    touched_part part;
    double shares[POINTS];
    unsigned cuts = 0;
    if (!is_surely_touched(c, &part) || !is_along(c, part, 1.0))
        return 0;
    for (int k = 0; k < CORNERS && part.kind == LH_FACE; k++) {
        if (is_cut_by(c, k, 1.0) != is_cut_by(c, k, -1.0))
            return 0;
        cuts |= (unsigned)is_cut_by(c, k, 0.0) << k;
    }
    see_shares(c, part, cuts, shares);
    const double off = room_of_ends(c, nearest);
    int is_sure = (shares[1] - shares[0]) * c->length > off;
    for (int end = 0; end < POINTS && is_sure; end++) {
        seen_point at;
        see_at(c, part, shares[end], given, &at);
        at.sight.distance += 2.0 * off * largest_tilt;
        is_sure &= is_surely_within(&oracle, floats, &at.sight);
    }
    return is_sure;
}

/* Whether the point that is alone is where the feature of the triangle says that it is: as exactly as the normal leads
 * there. Of a thin triangle several edges may be level, to within rounding. */
static int is_on_feature(const float *floats, const capsule_over_triangle *c, const contact_sight *nearest,
                         const answer *given)
{
    const touched_part part = part_of_feature(feature_at(given, 0));
    const answer one = contact_at(given, 0);
    const double half = (double)one.floats[CONTACT_DISTANCE] / 2.0;
    const float *const corners = floats + CAPSULE_VERTICES;
    const int last = part.kind == LH_EDGE ? (part.number + 1) % CORNERS : part.number;
    double on_triangle[AXES], size = nearest->size;
    for (int axis = 0; axis < AXES; axis++) {
        on_triangle[axis] =
            (double)one.floats[CONTACT_POINT + axis] + half * (double)one.floats[CONTACT_NORMAL + axis];
        size += fabs(on_triangle[axis]) + fabs(half);
    }
    if (part.kind == LH_FACE || c->width < least_width)
        return 1;
    if (!nearest->has_one_normal || fabs(nearest->distance) < size * 0x1p-8)
        return 1;
    return segment_to_point(corners + AXES * part.number, corners + AXES * last, on_triangle) <=
           room_of_place * size + 0x1p-60;
}

static int see_two_or_one(const float *floats, const answer *given, seen_point *points)
{
    const capsule_over_triangle c = see_over(floats, given);
    contact_sight nearest = {0};
    see_capsule_and_triangle(floats, &nearest);
    if (given->normal == POINTS)
        return see_two(floats, &c, given, &nearest, points);
    if (must_be_two(floats, &c, given, &nearest))
        return 0;
    points[0].sight = nearest;
    points[0].feature = feature_at(given, 0);
    return has_feature_of_capsule(floats, 0, given, c.size) &&
           may_be_touched(&c, part_of_feature(feature_at(given, 0))) &&
           is_on_feature(floats, &c, &nearest, given);
}

const subject manifold_capsule_triangle = {
    .query = LH_QUERY_manifold_capsule_triangle,
    .name = "manifold_capsule_triangle",
    .layout = "xyzxyzrxyzxyzxyzr",
    .cases_of = &overlap_capsule_triangle,
    .contact = &oracle,
};

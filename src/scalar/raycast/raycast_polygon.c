/* Ray against polygon: the line passes through the loop of edges, exactly; and the times at which the ray may be at the
 * polygon. docs/definitions.md, "raycast_polygon". */
#include "scalar/reference_polygon.h"

static const float earlier = 1.0f - 8.0f * unit_roundoff, later = 1.0f + 8.0f * unit_roundoff;
static const float polygon_time_pad = 0x1p-126f, latest_polygon_time = 0x1p127f;

/* ---- The line, exactly -------------------------------------------------------------------------------- */

typedef struct sight_line {
    float origin[3], direction[3];
    int axis; /* of the largest component of the direction */
} sight_line;

/* Of a component, other than along the axis, of the vertex as it is seen along the line. */
static int sign_beside(const sight_line *line, loop_vertex v, int k)
{
    exact_total s = {.addends = 0};
    const double along = (double)line->direction[line->axis], aside = (double)line->direction[k];
    count_in(&s, (double)v.at[k] * along);
    count_in(&s, (double)line->origin[k] * -along);
    count_in(&s, (double)v.at[line->axis] * -aside);
    count_in(&s, (double)line->origin[line->axis] * aside);
    const int sign = sign_of_total(&s);
    return along < 0.0 ? -sign : sign;
}

/* a b c as a sum of two: the product of two floats has 48 bits, and its head the first 25. */
static void count_product(exact_total *s, double ab, float c)
{
    const double head = ab * 0x1.0000001p+28 - (ab * 0x1.0000001p+28 - ab);
    count_in(s, head * (double)c);
    count_in(s, (ab - head) * (double)c);
}

static void count_determinant(exact_total *s, const float *a, const float *b, const float *c)
{
    static const int order[6][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};
    for (int k = 0; k < 6; k++) {
        const double sign = k < 3 ? 1.0 : -1.0;
        count_product(s, sign * (double)a[order[k][0]] * (double)b[order[k][1]], c[order[k][2]]);
    }
}

/* Of the direction and the ways to a and b. */
static int sign_between(const sight_line *line, loop_vertex a, loop_vertex b)
{
    exact_total s = {.addends = 0};
    count_determinant(&s, line->direction, a.at, b.at);
    count_determinant(&s, line->direction, b.at, line->origin);
    count_determinant(&s, line->direction, line->origin, a.at);
    return sign_of_total(&s);
}

static int passes_through(const lh_vectors *polygon, const sight_line *line)
{
    const int x = (line->axis + 1) % 3, y = (line->axis + 2) % 3;
    int crossed = 0;
    for (size_t k = 0; k < polygon->count; k++) {
        loop_vertex a = loop_vertex_before(polygon, k), b = loop_vertex_at(polygon, k);
        int a_height = sign_beside(line, a, y), b_height = sign_beside(line, b, y);
        if (a_height * b_height > 0)
            continue;
        int side = sign_between(line, a, b);
        if (side == 0 && sign_beside(line, a, x) * sign_beside(line, b, x) <= 0)
            return 1;
        if (line->direction[line->axis] < 0.0f)
            side = -side;
        if (a_height <= 0 && b_height > 0)
            crossed ^= side > 0;
        if (b_height <= 0 && a_height > 0)
            crossed ^= side < 0;
    }
    return crossed;
}

/* ---- Times -------------------------------------------------------------------------------------------- */

typedef struct time_span {
    float enter, exit;
} time_span;

static time_span within_planes(time_span so_far, float low, float high, float origin, float direction)
{
    float inverse = 1.0f / direction;
    float near = negative(inverse) ? high - origin : low - origin;
    float far = negative(inverse) ? low - origin : high - origin;
    return (time_span){max(near * (inverse * earlier), so_far.enter),
                       min(far * (inverse * later), so_far.exit)};
}

/* Heights along the normal, as for the axes; rising or falling, if that is sure. */
static time_span within_heights(time_span so_far, const lh_vectors *polygon, const double normal[3],
                                vector3 origin, vector3 direction)
{
    const double largest = fabs(normal[axis_of_largest(normal)]);
    vector3 n = {0.0f, 0.0f, 0.0f};
    if (largest > 0.0)
        n = (vector3){(float)(normal[0] / largest), (float)(normal[1] / largest),
                      (float)(normal[2] / largest)};
    double lowest = INFINITY, highest = -INFINITY;
    for (size_t k = 0; k < polygon->count; k++) {
        loop_vertex v = loop_vertex_at(polygon, k);
        double height =
            (double)n.x * (double)v.at[0] + (double)n.y * (double)v.at[1] + (double)n.z * (double)v.at[2];
        lowest = height < lowest ? height : lowest;
        highest = height > highest ? height : highest;
    }
    float low = (float)lowest, high = (float)highest;
    float height = dot(n, origin), rise = dot(n, direction);
    float pad = dot_of_magnitudes(n, origin) * (8.0f * unit_roundoff) +
                max(fabsf(low), fabsf(high)) * (8.0f * unit_roundoff);
    float rise_pad = dot_of_magnitudes(n, direction) * (4.0f * unit_roundoff);
    float ahead = negative(rise) ? height - high : low - height;
    float behind = negative(rise) ? low - height : height - high;
    float slow = fabsf(rise) - rise_pad;
    float near = (slow > 0.0f ? ahead : max(ahead, behind)) - pad;
    float enter = near > 0.0f ? near / (fabsf(rise) + rise_pad) * earlier : 0.0f;
    float exit = slow > 0.0f ? (pad - behind) / slow * later : INFINITY;
    return (time_span){max(enter, so_far.enter), min(exit, so_far.exit)};
}

typedef struct polygon_hit {
    int hit;
    float t;
} polygon_hit;

static polygon_hit cast_at_polygon(const lh_vectors *polygon, ray r)
{
    const polygon_hit miss = {0, INFINITY};
    float squared = dot(r.dir, r.dir);
    if (!has_finite_vertices(polygon) || !(sum_of_magnitudes(r.origin) + squared < INFINITY))
        return miss;
    double normal[3];
    newell_normal(polygon, normal);
    const int stays = !(1.0f / squared < INFINITY);
    vector3 d = stays ? (vector3){0.0f, 0.0f, 0.0f} : r.dir;

    loop_vertex low = loop_vertex_at(polygon, 0), high = low;
    for (size_t k = 1; k < polygon->count; k++)
        for (int axis = 0; axis < 3; axis++) {
            low.at[axis] = min(loop_vertex_at(polygon, k).at[axis], low.at[axis]);
            high.at[axis] = max(loop_vertex_at(polygon, k).at[axis], high.at[axis]);
        }
    time_span within = {0.0f, INFINITY};
    within = within_planes(within, low.at[0], high.at[0], r.origin.x, d.x);
    within = within_planes(within, low.at[1], high.at[1], r.origin.y, d.y);
    within = within_planes(within, low.at[2], high.at[2], r.origin.z, d.z);
    within = within_heights(within, polygon, normal, r.origin, d);
    float enter = max(within.enter - polygon_time_pad, max(r.t_min, 0.0f));
    float exit = min(within.exit + polygon_time_pad, min(r.t_max, latest_polygon_time));
    if (!(enter <= exit))
        return miss;

    sight_line line = {{r.origin.x, r.origin.y, r.origin.z}, {d.x, d.y, d.z}, axis_of_largest(normal)};
    if (stays)
        line.direction[line.axis] = 1.0f;
    else
        line.axis = axis_of_largest((double[]){(double)d.x, (double)d.y, (double)d.z});
    return passes_through(polygon, &line) ? (polygon_hit){1, enter} : miss;
}

static inline int raycast_polygon(const raycast_polygon_arguments *of, size_t i)
{
    polygon_hit found = cast_at_polygon(of->polygon, ray_at(of->rays, i));
    record_float(of->t, i, found.t);
    return found.hit;
}

REFERENCE(raycast_polygon)

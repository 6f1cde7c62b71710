/* The axes of a small box around a set. The search itself is on some points that lie far out; how large its box is for
 * the whole set is asked then, and what sticks out joins these points, until the box is as large as it seemed. */
#include "orientation.h"

#include "ball.h"

enum { ROUNDS = 4 };

/* Sides of the box count as longer by this share of the longest that there is, so that of flat sets the other two
 * decide. */
static const double thickness = 0x1p-20;

/* To a quarter of a degree. */
enum { HALVINGS = 6 };

/* So many of the axes to begin with are improved. */
enum { TRIED = 2 };

/* ---- Axes ---------------------------------------------------------------------------------------------- */

static int normalize(double v[3])
{
    const double length = lh_root(lh_dot(v, v));
    for (int k = 0; k < 3 && length > 0; k++)
        v[k] /= length;
    return length > 0;
}

static void cross(const double a[3], const double b[3], double product[3])
{
    product[0] = a[1] * b[2] - a[2] * b[1];
    product[1] = a[2] * b[0] - a[0] * b[2];
    product[2] = a[0] * b[1] - a[1] * b[0];
}

/* The first axis, and the second as near to it as can be. */
static lh_axes axes_of(const double first[3], const double near_second[3])
{
    lh_axes a;
    for (int k = 0; k < 3; k++)
        a.axis[0][k] = first[k];
    cross(first, near_second, a.axis[2]);
    normalize(a.axis[2]);
    cross(a.axis[2], first, a.axis[1]);
    normalize(a.axis[1]);
    return a;
}

lh_axes lh_axes_along(const double axis[3])
{
    int least = 0;
    for (int k = 1; k < 3; k++)
        if (__builtin_fabs(axis[k]) < __builtin_fabs(axis[least]))
            least = k;
    const double other[3] = {least == 0, least == 1, least == 2};
    const lh_axes a = axes_of(axis, other);
    lh_axes last;
    for (int k = 0; k < 9; k++)
        last.axis[k / 3][k % 3] = a.axis[(k / 3 + 1) % 3][k % 3];
    return last;
}

lh_axes lh_turned(const lh_axes *from, int k, double t)
{
    lh_axes to = *from;
    const double *const a = from->axis[(k + 1) % 3], *const b = from->axis[(k + 2) % 3],
                        c = (1 - t * t) / (1 + t * t), s = 2 * t / (1 + t * t);
    for (int i = 0; i < 3; i++) {
        to.axis[(k + 1) % 3][i] = c * a[i] + s * b[i];
        to.axis[(k + 2) % 3][i] = c * b[i] - s * a[i];
    }
    return to;
}

/* ---- Spans --------------------------------------------------------------------------------------------- */

double lh_reach(const lh_cloud *c, const double axis[3], size_t *which)
{
    double reach[LH_STRETCH];
    const size_t padded = lh_padded(c->count);
    for (size_t i = 0; i < padded; i++)
        reach[i] = axis[0] * c->x[0][i] + axis[1] * c->x[1][i] + axis[2] * c->x[2][i] + c->radius[i];
    const double most = lh_greatest(reach, padded);
    if (which)
        *which = lh_position(reach, most);
    return most;
}

/* Of the whole set; and the points that reach so far, along axis k and against it. */
static lh_span span_of(lh_cloud *c, const lh_axes *of, lh_ball end[6])
{
    lh_span s = {{4, 4, 4}, {-4, -4, -4}}; /* beyond all that a frame has */
    for (lh_rewind(c); lh_next(c);)
        for (int k = 0; k < 3; k++)
            for (int side = 0; side < 2; side++) {
                const double sign = side ? -1 : 1;
                const double along[3] = {sign * of->axis[k][0], sign * of->axis[k][1], sign * of->axis[k][2]};
                size_t i;
                const double most = lh_reach(c, along, &i);
                if (side ? -most >= s.low[k] : most <= s.high[k])
                    continue;
                *(side ? &s.low[k] : &s.high[k]) = sign * most;
                end[2 * k + side] = (lh_ball){{c->x[0][i], c->x[1][i], c->x[2][i]}, c->radius[i]};
            }
    return s;
}

double lh_size_of_span(const lh_span *s)
{
    double size = 1;
    for (int k = 0; k < 3; k++)
        size *= s->high[k] - s->low[k] + thickness;
    return size;
}

/* Of the points that lie far out: a stretch. */
static double size_of_some(lh_cloud *c, const lh_axes *of)
{
    lh_span s;
    for (int k = 0; k < 3; k++) {
        double reach[LH_STRETCH], height[LH_STRETCH];
        const double *const a = of->axis[k];
        const size_t padded = lh_padded(c->count);
        for (size_t i = 0; i < padded; i++) {
            height[i] = a[0] * c->x[0][i] + a[1] * c->x[1][i] + a[2] * c->x[2][i];
            reach[i] = height[i] + c->radius[i];
            height[i] = c->radius[i] - height[i];
        }
        s.high[k] = lh_greatest(reach, padded);
        s.low[k] = -lh_greatest(height, padded);
    }
    return lh_size_of_span(&s);
}

/* ---- Where to begin ------------------------------------------------------------------------------------ */

static void add_ends(lh_cloud *far_out, const lh_ball *end, size_t count)
{
    for (size_t k = 0; k < count; k++) {
        size_t i = 0;
        while (i < far_out->count && !(far_out->x[0][i] == end[k].x[0] && far_out->x[1][i] == end[k].x[1] &&
                                       far_out->x[2][i] == end[k].x[2]))
            i++;
        if (i == far_out->count)
            lh_cloud_add(far_out, end[k].x, end[k].radius);
    }
}

/* Along the axes and the diagonals of a cube. */
static void find_far_out(lh_cloud *c, lh_cloud *far_out)
{
    static const double r = 0.57735026918962576;
    static const lh_axes chosen[3] = {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
                                      {{{r, r, r}, {r, r, -r}, {r, -r, r}}},
                                      {{{-r, r, r}, {0.6, 0.8, 0}, {0, 0.6, -0.8}}}};
    lh_cloud_of_some(far_out, c);
    for (int k = 0; k < 3; k++) {
        lh_ball end[6] = {{{0}, 0}};
        span_of(c, &chosen[k], end);
        add_ends(far_out, end, 6);
    }
}

/* Principal axes, by Jacobi's rotations of the matrix of second moments. */
static lh_axes principal_axes(const lh_cloud *of)
{
    double mean[3] = {0, 0, 0}, m[3][3] = {{0}};
    lh_axes a = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    for (int k = 0; k < 3; k++)
        for (size_t i = 0; i < of->count; i++)
            mean[k] += of->x[k][i] / (double)of->count;
    for (int k = 0; k < 3; k++)
        for (int n = 0; n < 3; n++)
            for (size_t i = 0; i < of->count; i++)
                m[k][n] += (of->x[k][i] - mean[k]) * (of->x[n][i] - mean[n]);
    for (int step = 0; step < 24; step++) {
        const int k = step % 3, p = (k + 1) % 3, q = (k + 2) % 3;
        if (m[p][q] == 0)
            continue;
        /* t = tan of the angle that makes m[p][q] 0, the smaller one; then that of half of it */
        const double theta = (m[q][q] - m[p][p]) / (2 * m[p][q]),
                     t = (theta < 0 ? -1 : 1) / (__builtin_fabs(theta) + __builtin_sqrt(theta * theta + 1)),
                     half = -t / (1 + __builtin_sqrt(1 + t * t));
        if (!(theta * theta < 0x1p200))
            continue;
        a = lh_turned(&a, k, half);
        const double along = m[p][q] * t, c = 1 / __builtin_sqrt(1 + t * t), s = t * c, kp = m[k][p],
                     kq = m[k][q];
        m[p][p] -= along;
        m[q][q] += along;
        m[p][q] = m[q][p] = 0;
        m[k][p] = m[p][k] = c * kp - s * kq;
        m[k][q] = m[q][k] = s * kp + c * kq;
    }
    return a;
}

/* Two points far from each other, the one farthest from their line, and the edges of this triangle with its normal; how
 * many there are. */
static int axes_of_triangle(lh_cloud *far_out, lh_axes found[3])
{
    const double middle[3] = {0, 0, 0};
    double distance, edge[3][3], normal[3];
    lh_ball corner[3];
    corner[0] = lh_farthest(far_out, middle, NULL, &distance);
    corner[1] = lh_farthest(far_out, corner[0].x, NULL, &distance);
    for (int k = 0; k < 3; k++)
        edge[0][k] = corner[1].x[k] - corner[0].x[k];
    if (!normalize(edge[0]))
        return 0;
    corner[2] = lh_farthest(far_out, corner[0].x, edge[0], &distance);
    for (int n = 1; n < 3; n++)
        for (int k = 0; k < 3; k++)
            edge[n][k] = corner[2].x[k] - corner[n - 1].x[k];
    cross(edge[0], edge[1], normal);
    if (!normalize(edge[1]) || !normalize(edge[2]) || !normalize(normal)) {
        found[0] = lh_axes_along(edge[0]);
        return 1;
    }
    for (int n = 0; n < 3; n++)
        found[n] = axes_of(normal, edge[n]);
    return 3;
}

/* ---- The search ---------------------------------------------------------------------------------------- */

double lh_improve(lh_cloud *c, lh_axes *axes, lh_cost *cost, int about, int halvings)
{
    double least = cost(c, axes), t = 0x1p-3;
    for (int step = 0; step <= halvings; step++) {
        for (int k = 0; k < 2 * about; k++) {
            const lh_axes turned = lh_turned(axes, k / 2, k & 1 ? -t : t);
            const double size = cost(c, &turned);
            if (size < least) {
                least = size;
                *axes = turned;
                k = -1; /* once more at this step */
            }
        }
        t /= 2;
    }
    return least;
}

/* The best TRIED of them come first. */
static void sort_by_size(lh_cloud *far_out, lh_axes *begin, int count)
{
    for (int n = 0; n < TRIED; n++) {
        int best = n;
        double least = size_of_some(far_out, &begin[n]);
        for (int k = n + 1; k < count; k++) {
            const double size = size_of_some(far_out, &begin[k]);
            best = size < least ? k : best;
            least = size < least ? size : least;
        }
        const lh_axes moved = begin[n];
        begin[n] = begin[best];
        begin[best] = moved;
    }
}

static double best_of_some(lh_cloud *far_out, lh_axes *begin, int count, lh_axes *best)
{
    double least = __builtin_inf();
    sort_by_size(far_out, begin, count);
    for (int k = 0; k < TRIED; k++) {
        lh_axes axes = begin[k];
        const double size = lh_improve(far_out, &axes, size_of_some, 3, HALVINGS);
        if (size < least) {
            least = size;
            *best = axes;
        }
    }
    return least;
}

lh_axes lh_find_axes(lh_cloud *c, const lh_extent *e, lh_cloud *far_out)
{
    const lh_axes as_given = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    lh_axes begin[6] = {as_given}, best = as_given;
    lh_span s;
    for (int k = 0; k < 3; k++) {
        s.low[k] = (e->low[k] - c->frame.origin[k]) * c->frame.scale;
        s.high[k] = (e->high[k] - c->frame.origin[k]) * c->frame.scale;
    }
    double least = lh_size_of_span(&s) * (1 - 0x1p-40);
    find_far_out(c, far_out);
    begin[1] = principal_axes(far_out);
    int count = 2 + axes_of_triangle(far_out, begin + 2);
    for (int round = 0; round < ROUNDS; round++) {
        lh_axes axes = as_given;
        lh_ball end[6] = {{{0}, 0}};
        const double seems = best_of_some(far_out, begin, count, &axes);
        s = span_of(c, &axes, end);
        const double size = lh_size_of_span(&s);
        if (size < least) {
            least = size;
            best = axes;
        }
        if (size <= seems * 1.001 || seems >= least)
            break;
        add_ends(far_out, end, 6);
        begin[count < 6 ? count++ : 5] = axes;
    }
    return best;
}

/* The smallest ball around balls. At most four of them decide: each touches it, and its centre is in their hull. The
 * ball of those known so far is a lower bound for all. As long as a ball is outside it, the one that reaches out
 * farthest joins them, and of these few the smallest ball is found by trying all subsets. Every step makes it larger,
 * so no subset comes back (Fischer and Gartner, The Smallest Enclosing Ball of Balls, 2003). */
#include "ball.h"

enum { MOST_DECIDING = 4 };

/* What is outside by less is by roundings. */
static const double nothing = 0x1p-44;

/* As many steps as no set has been seen to need; what stops there is still a ball, and grows over the rest. */
enum { MOST_STEPS = 200 };

typedef struct deciding {
    lh_ball of[MOST_DECIDING + 1];
    int count;
} deciding;

/* ---- The farthest -------------------------------------------------------------------------------------- */

static void find_squares(const lh_cloud *c, const double from[3], const double *axis, double *square)
{
    const double none[3] = {0, 0, 0}, *const along = axis ? axis : none;
    for (size_t i = 0; i < lh_padded(c->count); i++) {
        const double x = c->x[0][i] - from[0], y = c->x[1][i] - from[1], z = c->x[2][i] - from[2],
                     height = x * along[0] + y * along[1] + z * along[2], seen_x = x - height * along[0],
                     seen_y = y - height * along[1], seen_z = z - height * along[2];
        square[i] = seen_x * seen_x + seen_y * seen_y + seen_z * seen_z;
    }
}

lh_ball lh_farthest(lh_cloud *c, const double from[3], const double *axis, double *distance)
{
    lh_ball found = {{0, 0, 0}, 0};
    double most = -1;
    for (lh_rewind(c); lh_next(c);) {
        double value[LH_STRETCH];
        find_squares(c, from, axis, value);
        for (size_t i = 0; i < lh_padded(c->count) && c->has_radii; i++)
            value[i] = __builtin_sqrt(value[i]) + c->radius[i];
        const double here = lh_greatest(value, lh_padded(c->count));
        if (here > most) {
            const size_t i = lh_position(value, here);
            most = here;
            found = (lh_ball){{c->x[0][i], c->x[1][i], c->x[2][i]}, c->radius[i]};
        }
    }
    *distance = c->has_radii ? most : __builtin_sqrt(most);
    return found;
}

/* As it is seen along the axis: without what it has of that. */
static lh_ball seen_along(lh_ball b, const double *axis)
{
    const double height = axis ? lh_dot(b.x, axis) : 0;
    for (int k = 0; k < 3 && axis; k++)
        b.x[k] -= height * axis[k];
    return b;
}

/* ---- Few balls ----------------------------------------------------------------------------------------- */

/* Solves the equations of n <= 3 unknowns with two right sides, by elimination with the largest pivot of the diagonal:
 * the matrix is one of dot products. 0 if it has no rank to speak of. */
static int solve(double g[3][3], double u[3], double v[3], int n)
{
    double largest = 0;
    for (int k = 0; k < n; k++)
        largest = g[k][k] > largest ? g[k][k] : largest;
    int is_done[3] = {0};
    for (int step = 0; step < n; step++) {
        int pivot = 0;
        for (int k = 1; k < n; k++)
            if (is_done[pivot] || (!is_done[k] && g[k][k] > g[pivot][pivot]))
                pivot = k;
        if (!(g[pivot][pivot] > largest * 0x1p-46))
            return 0;
        is_done[pivot] = 1;
        for (int row = 0; row < n; row++) {
            if (row == pivot)
                continue;
            const double factor = g[row][pivot] / g[pivot][pivot];
            for (int k = 0; k < n; k++)
                g[row][k] -= factor * g[pivot][k];
            u[row] -= factor * u[pivot];
            v[row] -= factor * v[pivot];
        }
    }
    for (int k = 0; k < n; k++) {
        u[k] /= g[k][k];
        v[k] /= g[k][k];
    }
    return 1;
}

/* The least s of at least 0 with |u + s v|^2 = s^2, which is a s^2 - 2 b s - u^2 = 0 with a = 1 - v^2 and b = u.v; less
 * than 0 if there is none. a may be negative, also of balls of which none contains another. */
static double smaller_root(double a, double b, double u2)
{
    const double square = b * b + a * u2;
    if (square < 0 || (b > 0 && !(a > 0)))
        return -1;
    return b > 0 ? (b + __builtin_sqrt(square)) / a : u2 > 0 ? u2 / (__builtin_sqrt(square) - b) : 0;
}

/* The smallest ball that the first n touch from within. With its centre z from that of the first and s = |z|, so that
 * the radius is r0 + s: |z - q_k| = s - (r_k - r0), which is linear in z and s; z = u + s v is in the space of the q_k.
 * */
static int ball_around_touching(const lh_ball *of, int n, lh_ball *around)
{
    double q[3][3], g[3][3], with_u[3], with_v[3], u[3] = {0, 0, 0}, v[3] = {0, 0, 0};
    for (int k = 1; k < n; k++) {
        const double larger = of[k].radius - of[0].radius;
        for (int axis = 0; axis < 3; axis++)
            q[k - 1][axis] = of[k].x[axis] - of[0].x[axis];
        with_u[k - 1] = (lh_dot(q[k - 1], q[k - 1]) - larger * larger) / 2;
        with_v[k - 1] = larger;
    }
    for (int k = 0; k < n - 1; k++)
        for (int m = 0; m < n - 1; m++)
            g[k][m] = lh_dot(q[k], q[m]);
    if (!solve(g, with_u, with_v, n - 1))
        return 0;
    for (int k = 0; k < n - 1; k++)
        for (int axis = 0; axis < 3; axis++) {
            u[axis] += with_u[k] * q[k][axis];
            v[axis] += with_v[k] * q[k][axis];
        }
    const double s = smaller_root(1 - lh_dot(v, v), lh_dot(u, v), lh_dot(u, u));
    if (!(s >= 0))
        return 0;
    for (int axis = 0; axis < 3; axis++)
        around->x[axis] = of[0].x[axis] + (u[axis] + s * v[axis]);
    around->radius = of[0].radius + s;
    return 1;
}

static int contains_all(const lh_ball *around, const deciding *d)
{
    for (int k = 0; k < d->count; k++) {
        double from[3];
        for (int axis = 0; axis < 3; axis++)
            from[axis] = d->of[k].x[axis] - around->x[axis];
        if (!(lh_root(lh_dot(from, from)) + d->of[k].radius <= around->radius * (1 + nothing)))
            return 0;
    }
    return 1;
}

/* The smallest ball around the last of these, which is outside that of the others, and the others; and which of them
 * decide. 0 if roundings are all that is left. */
static int exchange(deciding *d, lh_ball *around)
{
    const int others = d->count - 1;
    lh_ball best = {{0, 0, 0}, -1};
    deciding chosen = {.count = 0};
    for (unsigned subset = 0; subset < 1u << others; subset++) {
        deciding some = {.count = 1};
        lh_ball ball;
        some.of[0] = d->of[others];
        for (int k = 0; k < others; k++)
            if (subset >> k & 1)
                some.of[some.count++] = d->of[k];
        if (some.count > MOST_DECIDING || !ball_around_touching(some.of, some.count, &ball))
            continue;
        if (contains_all(&ball, d) && (best.radius < 0 || ball.radius < best.radius)) {
            best = ball;
            chosen = some;
        }
    }
    if (!(best.radius > around->radius))
        return 0;
    *around = best;
    *d = chosen;
    return 1;
}

lh_ball lh_smallest_ball(lh_cloud *c, const double *axis)
{
    lh_ball around = {{0, 0, 0}, -1};
    deciding d = {.count = 0};
    double distance = 0;
    for (int step = 0; step < MOST_STEPS; step++) {
        const lh_ball outside = seen_along(lh_farthest(c, around.x, axis, &distance), axis);
        if (distance <= around.radius * (1 + nothing))
            break;
        d.of[d.count++] = outside;
        if (!exchange(&d, &around))
            break;
    }
    around.radius = distance > around.radius ? distance : around.radius;
    return around;
}

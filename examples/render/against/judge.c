#include "judge.h"

static const double moved = 0x1p-20, near_times = 1e-5;

/* As triangles.h has it: the ray runs along z from the origin. */
typedef struct point {
    double x, y, z;
} point;

static point seen_from(const ray *r, vec3 p)
{
    const double at[3] = {(double)p.x - r->origin.x, (double)p.y - r->origin.y, (double)p.z - r->origin.z};
    const double d[3] = {r->dir.x, r->dir.y, r->dir.z};
    const int z =
        fabs(d[0]) > fabs(d[1]) ? (fabs(d[0]) > fabs(d[2]) ? 0 : 2) : (fabs(d[1]) > fabs(d[2]) ? 1 : 2);
    const int x = (z + 1) % 3, y = (z + 2) % 3;
    const double t = at[z] / d[z];
    return (point){at[x] - d[x] * t, at[y] - d[y] * t, t};
}

/* What a ray has to do with a triangle. */
typedef struct meeting {
    double inside; /* how far the ray is from the nearest edge, within; negative: how far outside, at least */
    double t, blur; /* and how much that time may change when the ray is moved */
} meeting;

static double cross(point a, point b)
{
    return a.x * b.y - a.y * b.x;
}

static double distance(point a, point b)
{
    return hypot(a.x - b.x, a.y - b.y);
}

static meeting meeting_of(const triangle *t, const ray *r)
{
    const point a = seen_from(r, t->a), b = seen_from(r, t->b), c = seen_from(r, t->c);
    const double of_a = cross(b, c), of_b = cross(c, a), of_c = cross(a, b), area = of_a + of_b + of_c;
    const double sides[3] = {distance(b, c), distance(c, a), distance(a, b)};
    const double longest = fmax(sides[0], fmax(sides[1], sides[2]));
    const double low = fmin(a.z, fmin(b.z, c.z)), high = fmax(a.z, fmax(b.z, c.z));
    if (area == 0 || longest == 0)
        return (meeting){-INFINITY, low, high - low};
    const double sign = area < 0 ? -1 : 1;
    const double inside = fmin(sign * of_a / sides[0], fmin(sign * of_b / sides[1], sign * of_c / sides[2]));
    const double t_plane = (of_a * a.z + of_b * b.z + of_c * c.z) / area;
    const double altitude = fabs(area) / longest;
    return (meeting){inside, fmin(fmax(t_plane, low), high),
                     fmin(high - low, (high - low) * 2 * moved / altitude)};
}

/* There has to be a triangle at that time, and none surely before it. */
int judge_one(const triangle *triangles, size_t count, const ray *r, const hit *answer, int is_occlusion)
{
    const double t = answer->t;
    int is_there = 0;
    for (size_t i = 0; i < count; i++) {
        const meeting m = meeting_of(&triangles[i], r);
        const double slack = m.blur + near_times * fmax(1, fabs(m.t));
        if (m.inside > moved && m.t > slack && (is_occlusion ? isinf(t) : m.t + slack < t))
            return 0;
        if (m.inside >= -moved && m.t + slack >= 0)
            is_there |= is_occlusion || fabs(t - m.t) <= slack;
    }
    return is_there || isinf(t);
}

static int is_same(const hit *a, const hit *b, int is_occlusion)
{
    if (a->t == INFINITY || b->t == INFINITY || is_occlusion)
        return a->t == b->t;
    return a->triangle == b->triangle && fabs((double)a->t - b->t) <= near_times * a->t;
}

static int is_tie(const hit *a, const hit *b)
{
    return a->t < INFINITY && b->t < INFINITY && a->triangle != b->triangle &&
           fabs((double)a->t - b->t) <= near_times * a->t;
}

verdicts judge(const triangle *triangles, size_t count, const job *one, const hit *other, int is_occlusion)
{
    verdicts v = {0};
    for (size_t i = 0; i < one->count; i++) {
        const hit *a = &one->hits[i], *b = &other[i];
        if (is_same(a, b, is_occlusion)) {
            v.same++;
            continue;
        }
        if (!is_occlusion && is_tie(a, b)) {
            v.tie++;
            continue;
        }
        const int one_is = judge_one(triangles, count, &one->rays[i], a, is_occlusion);
        const int other_is = judge_one(triangles, count, &one->rays[i], b, is_occlusion);
        v.one_wrong += !one_is;
        v.other_wrong += !other_is;
        v.rounding += one_is && other_is;
    }
    return v;
}

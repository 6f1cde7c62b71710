/* Closed triangle against closed oriented box, in the box's coordinates: apart if and only if one of thirteen axes
 * separates them. Exactly: with N = |q|^2 these coordinates, times N, are whole polynomials, and so all comparisons
 * are, times N or its square. The normal is formed in the world, where its degree is lower. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "formula.h"
#include "rotation.h"
#include "subject.h"
#include "triangle_cases.h"

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* As triangle_cases.h has triangles and boxes; but where these have min and max, there are a centre and half
 * extents. */
enum { VERTICES = 0, CENTRE = 9, HALF = 12, ROTATION = 15, FLOATS = 19, AXES = 13, SLACK = FLOATS, INPUTS };

static const char layout[] = "xyzxyzxyzxyzrrrqqqq";

static void take_for_centre_and_half(double *draft)
{
    for (int axis = 0; axis < 3; axis++) {
        const double min = draft[CENTRE + axis], max = draft[HALF + axis];
        draft[CENTRE + axis] = (min + max) / 2.0;
        draft[HALF + axis] = fabs(max - min) / 2.0;
    }
}

/* The same as seen from a box that is turned about its centre. */
static void turn_all(const double q[4], double *draft)
{
    for (int k = 0; k < 4; k++)
        draft[ROTATION + k] = q[k];
    for (int v = 0; v < 3; v++) {
        double *vertex = draft + VERTICES + 3 * v, way[3];
        for (int axis = 0; axis < 3; axis++)
            way[axis] = vertex[axis] - draft[CENTRE + axis];
        rotate(q, way);
        for (int axis = 0; axis < 3; axis++)
            vertex[axis] = draft[CENTRE + axis] + way[axis];
    }
}

typedef void drafter(source *from, double *draft);

static void draft_turned(drafter *upright, source *from, double *draft)
{
    double q[4];
    upright(from, draft);
    take_for_centre_and_half(draft);
    draw_rotation(&from->own, q);
    turn_all(q, draft);
}

static void draft_turned_plane(source *from, double *draft)
{
    draft_turned(draft_plane_at_corner, from, draft);
}

static void draft_turned_edges(source *from, double *draft)
{
    draft_turned(draft_edges, from, draft);
}

static void draft_turned_segment(source *from, double *draft)
{
    draft_turned(draft_segment, from, draft);
}

static void draft_turned_point(source *from, double *draft)
{
    draft_turned(draft_point, from, draft);
}

static void draft_turned_plump(source *from, double *draft)
{
    draft_turned(draft_plump, from, draft);
}

static void draft_turned_needle(source *from, double *draft)
{
    draft_turned(draft_needle, from, draft);
}

static void draft_turned_sliver(source *from, double *draft)
{
    draft_turned(draft_sliver, from, draft);
}

/* Of small size beside the box, so that what the box sees of it is off by much of its size. */
static void draft_tiny(source *from, double *draft)
{
    draft_turned(draft_plump, from, draft);
    const double scale = draw_power(&from->own, -20, -4);
    for (int axis = 0; axis < 3; axis++) {
        const double a = draft[VERTICES + axis];
        for (int v = 1; v < 3; v++) {
            double *coordinate = draft + VERTICES + 3 * v + axis;
            *coordinate = a + (*coordinate - a) * scale;
        }
    }
}

/* By nearly none or nearly a quarter of a turn, so that much of what the box sees is nearly 0. */
static void draft_leaning_box(source *from, double *draft)
{
    stream *s = &from->own;
    double q[4];
    draft_edges_of_any(from, draft);
    take_for_centre_and_half(draft);
    const double least = draw_power(s, -40, -2);
    for (int k = 0; k < 4; k++)
        q[k] = (k == 3 ? 1 : draw_integer(s, -1, 1)) + draw_real(s, -1.0, 1.0) * least;
    turn_all(q, draft);
}

/* Not turned: in whole numbers nothing is rounded but the padding. */
static void draft_upright_plane(source *from, double *draft)
{
    draft_plane_at_corner(from, draft);
    take_for_centre_and_half(draft);
    draft[ROTATION + 3] = 1.0;
}

static void draft_upright_edges(source *from, double *draft)
{
    draft_edges(from, draft);
    take_for_centre_and_half(draft);
    draft[ROTATION + 3] = 1.0;
}

/* ---- The formula -------------------------------------------------------------------------------------- */

static struct {
    formula f;
    float inputs[INPUTS];
    struct {
        term nearest, reach; /* of the triangle, the least it is away; of the box */
        term separation;     /* positive if this axis separates */
        term growth, slack;  /* of the reach: by half extents larger by size, and by the slack */
    } axes[AXES];
    int count;
    term norm, size;
    term edges[2][3], normal[3]; /* in the box's coordinates, times N */
} exact;

static void append_axis(const term projections[3], term reach, term growth, term slack)
{
    formula *f = &exact.f;
    term low = smaller(f, smaller(f, projections[0], projections[1]), projections[2]);
    term high = larger(f, larger(f, projections[0], projections[1]), projections[2]);
    int i = exact.count++;
    exact.axes[i].nearest = larger(f, low, negative(f, high));
    exact.axes[i].reach = reach;
    exact.axes[i].separation = difference(f, exact.axes[i].nearest, reach);
    exact.axes[i].growth = growth;
    exact.axes[i].slack = slack;
}

static term of_three(term (*operate)(formula *, term, term), const term a[3])
{
    return operate(&exact.f, operate(&exact.f, a[0], a[1]), a[2]);
}

/* a.u * b.w - a.w * b.u; these are the axes after i. */
static term cross_component(const term a[3], const term b[3], int i)
{
    formula *f = &exact.f;
    int u = (i + 1) % 3, w = (i + 2) % 3;
    return difference(f, product(f, a[u], b[w]), product(f, a[w], b[u]));
}

static term sum_of_magnitudes(const term a[3])
{
    formula *f = &exact.f;
    return sum(f, sum(f, magnitude(f, a[0]), magnitude(f, a[1])), magnitude(f, a[2]));
}

static void append_products(const term edge[3], term seen[3][3], const term half[3], term size, term slack)
{
    formula *f = &exact.f;
    const term length[3] = {magnitude(f, edge[0]), magnitude(f, edge[1]), magnitude(f, edge[2])};
    for (int i = 0; i < 3; i++) {
        int u = (i + 1) % 3, w = (i + 2) % 3;
        const term projections[3] = {cross_component(edge, seen[0], i), cross_component(edge, seen[1], i),
                                     cross_component(edge, seen[2], i)};
        const term both = sum(f, length[u], length[w]);
        append_axis(projections, sum(f, product(f, length[w], half[u]), product(f, length[u], half[w])),
                    product(f, both, size), product(f, both, slack));
    }
}

static void append_normal(term given[3][3], term way[3][3], const turned *box, const term half[3], term slack)
{
    formula *f = &exact.f;
    term edges[2][3], normal[3], projections[3], length[3];
    for (int e = 0; e < 2; e++)
        for (int i = 0; i < 3; i++)
            edges[e][i] = difference(f, given[e + 1][i], given[e][i]);
    for (int i = 0; i < 3; i++)
        normal[i] = cross_component(edges[0], edges[1], i);
    for (int v = 0; v < 3; v++)
        projections[v] = product(f, write_dot(f, normal, way[v]), box->norm);
    for (int k = 0; k < 3; k++) {
        exact.normal[k] = write_dot(f, normal, box->axis[k]);
        length[k] = magnitude(f, exact.normal[k]);
    }
    const term all = of_three(sum, length);
    append_axis(projections, write_dot(f, length, half), product(f, all, exact.size), product(f, all, slack));
}

static void write_formula(void)
{
    formula *f = &exact.f;
    term given[3][3], way[3][3], seen[3][3], half[3], half_n[3], edge[3][3], furthest[3];
    for (int v = 0; v < 3; v++) {
        for (int i = 0; i < 3; i++) {
            given[v][i] = input(f, VERTICES + 3 * v + i);
            way[v][i] = difference(f, given[v][i], input(f, CENTRE + i));
        }
        furthest[v] = sum_of_magnitudes(way[v]);
    }
    const turned box = write_rotation(f, ROTATION);
    exact.norm = box.norm;
    for (int i = 0; i < 3; i++) {
        half[i] = input(f, HALF + i);
        half_n[i] = product(f, half[i], box.norm);
    }
    exact.size = sum(f, of_three(sum, half), of_three(larger, furthest));
    const term slack = input(f, SLACK), slack_n = product(f, slack, box.norm);
    const term size_n = product(f, exact.size, box.norm);
    for (int v = 0; v < 3; v++)
        for (int k = 0; k < 3; k++)
            seen[v][k] = write_dot(f, box.axis[k], way[v]);
    for (int k = 0; k < 3; k++) {
        const term projections[3] = {seen[0][k], seen[1][k], seen[2][k]};
        append_axis(projections, half_n[k], size_n, slack_n);
    }
    append_normal(given, way, &box, half, slack);
    for (int e = 0; e < 3; e++) {
        for (int k = 0; k < 3; k++) {
            edge[e][k] = difference(f, seen[(e + 1) % 3][k], seen[e][k]);
            if (e < 2)
                exact.edges[e][k] = edge[e][k];
        }
        append_products(edge[e], seen, half_n, size_n, slack_n);
    }
}

static void set_case(const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    for (int i = 0; i < FLOATS; i++)
        exact.inputs[i] = floats[i];
    exact.inputs[SLACK] = turned_triangle_slack;
    set_inputs(&exact.f, exact.inputs);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static int is_apart(void)
{
    for (int i = 0; i < AXES; i++)
        if (sign_of(&exact.f, exact.axes[i].separation) > 0)
            return 1;
    return 0;
}

/* What the half extents must grow by, relative to the size, beside the slack. */
static double growth(void)
{
    formula *f = &exact.f;
    double most = 0.0;
    for (int i = 0; i < AXES; i++) {
        if (sign_of(f, exact.axes[i].separation) <= 0)
            continue;
        const double left = 1.0 - 1.0 / ratio_of(f, exact.axes[i].separation, exact.axes[i].slack);
        if (left > 0.0)
            most = fmax(most, left * ratio_of(f, exact.axes[i].separation, exact.axes[i].growth));
    }
    return most * 0x1p23;
}

/* The most that the cancellation in the normal can be where every vertex is off, on each axis, by what the box may see
 * wrong; infinite where nothing of the normal need be left. In double, of which the error is far less than that. */
static double most_cancellation(void)
{
    formula *f = &exact.f;
    const double norm = estimate(f, exact.norm), off = 2.0 * 16.0 * unit_roundoff * estimate(f, exact.size);
    double edges[2][3], products = 0.0, left = 0.0, lengths = 0.0;
    for (int k = 0; k < 3; k++) {
        for (int e = 0; e < 2; e++) {
            edges[e][k] = fabs(estimate(f, exact.edges[e][k])) / norm;
            lengths += edges[e][k];
        }
        left += fabs(estimate(f, exact.normal[k])) / norm;
    }
    for (int k = 0; k < 3; k++) {
        int u = (k + 1) % 3, w = (k + 2) % 3;
        products += edges[0][u] * edges[1][w] + edges[0][w] * edges[1][u];
    }
    const double error = 2.0 * off * lengths + 6.0 * off * off;
    return left > error ? (products + error) / (left - error) : INFINITY;
}

/* Inside out by a nudge, or without a rotation: of that nothing is said. */
static int is_no_box(const float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        if (floats[HALF + axis] < 0.0f)
            return 1;
    return norm_of(floats + ROTATION) <= 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    set_case(floats);
    out->effort = exact.f.effort;
    if (is_no_box(floats))
        return;
    out->touches = !is_apart();
    if (given->hit && !out->touches) {
        out->growth = growth();
        out->growth_bound = fmin(most_turned_triangle_growth + growth_per_cancellation * most_cancellation(),
                                 most_turned_sliver_growth);
    }
    out->effort = exact.f.effort;
}

/* ---- Reaching ----------------------------------------------------------------------------------------- */

/* Scales the box so that no axis separates by more than so much of the size. */
static void scale_to(float *floats, double gap)
{
    formula *f = &exact.f;
    for (int axis = 0; axis < 3; axis++)
        floats[HALF + axis] = fabsf(floats[HALF + axis]);
    for (int round = 0; round < 2; round++) {
        set_case(floats);
        double scale = 0.0;
        for (int i = 0; i < AXES; i++) {
            const double own = estimate(f, exact.axes[i].reach);
            const double left = estimate(f, exact.axes[i].nearest) - gap * estimate(f, exact.axes[i].growth);
            if (own > 0.0)
                scale = fmax(scale, left / own);
        }
        for (int axis = 0; axis < 3 && scale > 0.0 && scale < 0x1p40; axis++)
            floats[HALF + axis] = nearest_float((double)floats[HALF + axis] * scale);
    }
}

static void reach(stream *s, float *floats)
{
    (void)s;
    scale_to(floats, 0.0);
}

static void nearly_reach(stream *s, float *floats)
{
    scale_to(floats, draw_real(s, 0.0, 128.0) * unit_roundoff);
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
    reach(s, floats);
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"plane at corner", draft_turned_plane, ANYWHERE, 0, NULL},
    {"plane at corner, reaching", draft_turned_plane, ANYWHERE, 0, reach},
    {"plane at corner, far away", draft_turned_plane, FAR_AWAY, 1, reach},
    {"edge across edge", draft_turned_edges, ANYWHERE, 0, NULL},
    {"edge across edge, reaching", draft_turned_edges, ANYWHERE, 0, reach},
    {"edge across edge, far away", draft_turned_edges, FAR_AWAY, 1, reach},
    {"edge across edge, stretched", draft_turned_edges, STRETCHED, 1, reach},
    {"edge across edge, smallest", draft_turned_edges, SMALLEST, 1, reach},
    {"segments", draft_turned_segment, ANYWHERE, 0, reach},
    {"segments, far away", draft_turned_segment, FAR_AWAY, 1, reach},
    {"segments, stretched", draft_turned_segment, STRETCHED, 1, reach},
    {"points", draft_turned_point, ANYWHERE, 0, reach},
    {"points, smallest", draft_turned_point, SMALLEST, 1, reach},
    {"plump", draft_turned_plump, ANYWHERE, 0, reach},
    {"plump, about the origin", draft_turned_plump, UNMOVED, 0, reach},
    {"plump, far away", draft_turned_plump, FAR_AWAY, 1, reach},
    {"plump, stretched", draft_turned_plump, STRETCHED, 1, reach},
    {"plump, smallest", draft_turned_plump, SMALLEST, 1, reach},
    {"plump, largest", draft_turned_plump, LARGEST, 1, reach},
    {"plump, scattered", draft_turned_plump, UNMOVED, 0, scatter_and_reach},
    {"plump, apart", draft_turned_plump, ANYWHERE, 0, nearly_reach},
    {"plump, far away, apart", draft_turned_plump, FAR_AWAY, 0, nearly_reach},
    {"plump, smallest, apart", draft_turned_plump, SMALLEST, 0, nearly_reach},
    {"needles", draft_turned_needle, ANYWHERE, 0, reach},
    {"needles, far away", draft_turned_needle, FAR_AWAY, 1, reach},
    {"needles, stretched", draft_turned_needle, STRETCHED, 1, reach},
    {"needles, apart", draft_turned_needle, ANYWHERE, 0, nearly_reach},
    {"slivers", draft_turned_sliver, ANYWHERE, 0, reach},
    {"slivers, far away", draft_turned_sliver, FAR_AWAY, 1, reach},
    {"slivers, apart", draft_turned_sliver, ANYWHERE, 0, nearly_reach},
    {"slivers, stretched, apart", draft_turned_sliver, STRETCHED, 0, nearly_reach},
    {"tiny", draft_tiny, ANYWHERE, 0, reach},
    {"tiny, apart", draft_tiny, ANYWHERE, 0, nearly_reach},
    {"tiny, smallest", draft_tiny, SMALLEST, 0, reach},
    {"leaning", draft_leaning_box, ANYWHERE, 0, reach},
    {"leaning, far away", draft_leaning_box, FAR_AWAY, 1, reach},
    {"leaning, smallest", draft_leaning_box, SMALLEST, 1, reach},
    {"leaning, apart", draft_leaning_box, ANYWHERE, 0, nearly_reach},
    {"leaning, about the origin", draft_leaning_box, UNMOVED, 0, reach},
    {"upright, plane at corner", draft_upright_plane, GRID, 0, NULL},
    {"upright, edge across edge", draft_upright_edges, GRID, 0, NULL},
    {"upright, edge across edge, 1 ulp off", draft_upright_edges, GRID, 1, NULL},
    {"anything", draft_turned_plump, ANYWHERE, 0, NULL},
};

const subject overlap_triangle_obb = {
    .query = LH_QUERY_overlap_triangle_obb,
    .name = "overlap_triangle_obb",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};

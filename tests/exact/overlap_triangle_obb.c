/* Closed triangle against closed oriented box: apart if and only if one of thirteen axes separates them. */
#include <math.h>
#include <string.h>

#include "documented_bounds.h"
#include "floats.h"
#include "rotation.h"
#include "subject.h"
#include "triangle_cases.h"
#include "turned_triangle_cases.h"

/* ---- Cases -------------------------------------------------------------------------------------------- */

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

/* ---- Judging ------------------------------------------------------------------------------------------ */

static turned_triangle exact;
static float inputs[TURNED_TRIANGLE_FLOATS + 1];

static void set_case(const float *floats)
{
    if (exact.f.terms == 0)
        write_turned_triangle(&exact);
    memcpy(inputs, floats, TURNED_TRIANGLE_FLOATS * sizeof *inputs);
    inputs[SLACK] = turned_triangle_slack;
    set_inputs(&exact.f, inputs);
}

/* What the half extents must grow by, relative to the size, beside the slack. */
static double growth(void)
{
    formula *f = &exact.f;
    double most = 0.0;
    for (int i = 0; i < TRIANGLE_BOX_AXES; i++) {
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

static void judge(const float *floats, const answer *given, finding *out)
{
    set_case(floats);
    out->effort = exact.f.effort;
    if (is_no_turned_box(floats))
        return;
    out->touches = !turned_triangle_is_apart(&exact);
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
        for (int i = 0; i < TRIANGLE_BOX_AXES; i++) {
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
    scatter(s, TURNED_TRIANGLE_FLOATS, floats);
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
    {"any needles", draft_turned_needle, ANYWHERE, 0, NULL},
    {"any slivers", draft_turned_sliver, ANYWHERE, 0, NULL},
};

const subject overlap_triangle_obb = {
    .query = LH_QUERY_overlap_triangle_obb,
    .name = "overlap_triangle_obb",
    .layout = TURNED_TRIANGLE_LAYOUT,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};

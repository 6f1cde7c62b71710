/* Closed triangle against closed triangle. */
#include "documented_bounds.h"
#include "floats.h"
#include "subject.h"
#include "triangle_pair_cases.h"
#include "triangle_pair_oracle.h"

static const char layout[] = "xyzxyzxyzxyzxyzxyz";

static void judge(const float *floats, const answer *given, finding *out)
{
    pair_formula *exact = set_pair(floats);
    out->touches = !pair_is_apart();
    if (pair_touches_by_signs(exact) != out->touches)
        out->broken = "axes and signs do not agree";
    if (given->hit && !out->touches) {
        out->growth = pair_gap();
        out->growth_bound = most_triangle_pair_gap;
    }
    out->effort = exact->f.effort;
}

static void reach(stream *s, float *floats)
{
    (void)s;
    move_pair(floats, 0.0);
}

static void nearly_reach(stream *s, float *floats)
{
    move_pair(floats, draw_real(s, 0.0, 48.0) * unit_roundoff);
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, PAIR_FLOATS, floats);
    reach(s, floats);
}

static const family families[] = {
    {"whole numbers", draft_grid_pair, GRID, 0, NULL},
    {"whole numbers, reaching", draft_grid_pair, GRID, 0, reach},
    {"edge across edge", draft_crossing_pair, GRID, 0, NULL},
    {"edge across edge, 1 ulp off", draft_crossing_pair, GRID, 1, NULL},
    {"edge across edge, rounded", draft_crossing_pair, ANYWHERE, 0, NULL},
    {"edge across edge, far away", draft_crossing_pair, FAR_AWAY, 1, NULL},
    {"edge across edge, stretched", draft_crossing_pair, STRETCHED, 1, NULL},
    {"edge across edge, smallest", draft_crossing_pair, SMALLEST, 1, NULL},
    {"edge across edge, largest", draft_crossing_pair, LARGEST, 1, NULL},
    {"vertex on side", draft_standing_pair, GRID, 0, NULL},
    {"vertex on side, 1 ulp off", draft_standing_pair, GRID, 1, NULL},
    {"vertex on side, rounded", draft_standing_pair, ANYWHERE, 0, NULL},
    {"vertex on side, stretched", draft_standing_pair, STRETCHED, 1, NULL},
    {"vertex on side, smallest", draft_standing_pair, SMALLEST, 1, NULL},
    {"shared vertices", draft_sharing_pair, GRID, 0, NULL},
    {"shared vertices, 1 ulp off", draft_sharing_pair, GRID, 1, NULL},
    {"shared vertices, smallest", draft_sharing_pair, SMALLEST, 0, NULL},
    {"in one plane", draft_coplanar_pair, GRID, 0, NULL},
    {"in one plane, 1 ulp off", draft_coplanar_pair, GRID, 1, NULL},
    {"in one plane, rounded", draft_coplanar_pair, ANYWHERE, 0, NULL},
    {"in one plane, stretched", draft_coplanar_pair, STRETCHED, 0, NULL},
    {"in one plane, reaching", draft_coplanar_pair, GRID, 0, reach},
    {"in one plane, smallest", draft_coplanar_pair, SMALLEST, 0, NULL},
    {"segments", draft_segment_pair, GRID, 0, NULL},
    {"segments, 1 ulp off", draft_segment_pair, GRID, 1, NULL},
    {"segments, rounded", draft_segment_pair, ANYWHERE, 0, NULL},
    {"segments in one plane", draft_coplanar_segments, GRID, 0, NULL},
    {"segments in one plane, off", draft_coplanar_segments, GRID, 1, NULL},
    {"segments in one plane, apart", draft_coplanar_segments, ANYWHERE, 0, nearly_reach},
    {"segments in one plane, smallest", draft_coplanar_segments, SMALLEST, 0, NULL},
    {"points", draft_point_pair, GRID, 0, NULL},
    {"points, 1 ulp off", draft_point_pair, GRID, 1, NULL},
    {"points, smallest", draft_point_pair, SMALLEST, 0, NULL},
    {"plump", draft_plump_pair, ANYWHERE, 0, reach},
    {"plump, far away", draft_plump_pair, FAR_AWAY, 0, reach},
    {"plump, stretched", draft_plump_pair, STRETCHED, 0, reach},
    {"plump, smallest", draft_plump_pair, SMALLEST, 0, reach},
    {"plump, largest", draft_plump_pair, LARGEST, 0, reach},
    {"plump, apart", draft_plump_pair, ANYWHERE, 0, nearly_reach},
    {"plump, stretched, apart", draft_plump_pair, STRETCHED, 0, nearly_reach},
    {"plump, smallest, apart", draft_plump_pair, SMALLEST, 0, nearly_reach},
    {"needles", draft_needle_pair, ANYWHERE, 0, reach},
    {"needles, far away", draft_needle_pair, FAR_AWAY, 1, reach},
    {"needles, stretched", draft_needle_pair, STRETCHED, 1, reach},
    {"needles, apart", draft_needle_pair, ANYWHERE, 0, nearly_reach},
    {"needles, smallest", draft_needle_pair, SMALLEST, 1, reach},
    {"slivers", draft_sliver_pair, ANYWHERE, 0, reach},
    {"slivers, far away", draft_sliver_pair, FAR_AWAY, 1, reach},
    {"slivers, stretched", draft_sliver_pair, STRETCHED, 1, reach},
    {"slivers, apart", draft_sliver_pair, ANYWHERE, 0, nearly_reach},
    {"nearly in one plane", draft_flat_pair, ANYWHERE, 0, reach},
    {"nearly in one plane, apart", draft_flat_pair, ANYWHERE, 0, nearly_reach},
    {"nearly in one plane, far away", draft_flat_pair, FAR_AWAY, 0, reach},
    {"leaning", draft_leaning_pair, ANYWHERE, 0, reach},
    {"leaning, apart", draft_leaning_pair, ANYWHERE, 0, nearly_reach},
    {"leaning, stretched", draft_leaning_pair, STRETCHED, 1, reach},
    {"tiny", draft_tiny_pair, ANYWHERE, 0, reach},
    {"tiny, apart", draft_tiny_pair, ANYWHERE, 0, nearly_reach},
    {"tiny, smallest", draft_tiny_pair, SMALLEST, 0, reach},
    {"scattered", draft_plump_pair, UNMOVED, 0, scatter_and_reach},
    {"anything", draft_plump_pair, ANYWHERE, 0, NULL},
};

const subject overlap_triangle_triangle = {
    .query = LH_QUERY_overlap_triangle_triangle,
    .name = "overlap_triangle_triangle",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};

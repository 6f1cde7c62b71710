/* Closed triangle against closed box. */
#include <math.h>

#include "documented_bounds.h"
#include "subject.h"
#include "triangle_cases.h"
#include "triangle_oracle.h"
#include "triangle_padding.h"

static const char layout[] = "xyzxyzxyzxyzxyz";

static void set_case(const float *floats)
{
    float slack[3];
    for (int axis = 0; axis < 3; axis++) {
        float twice_centre = floats[MIN + axis] + floats[MAX + axis];
        slack[axis] = growth_per_centre / 2.0f * fabsf(twice_centre) + triangle_slack;
    }
    set_triangle(floats, slack);
}

static double growth_bound(void)
{
    return fmin(most_triangle_growth + growth_per_cancellation * triangle_cancellation(), most_sliver_growth);
}

static int is_beyond_padding(const float *floats)
{
    float growth[3];
    if (!is_padding_all(floats, growth))
        return 0;
    set_triangle(floats, growth);
    return triangle_growth() > 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    set_case(floats);
    out->touches = triangle_touches();
    if (given->hit && !out->touches) {
        out->growth = triangle_growth();
        out->growth_bound = growth_bound();
        out->effort = triangle_effort();
        out->broken = is_beyond_padding(floats) ? "an over-report beyond the padding" : NULL;
    }
    out->effort = out->effort > triangle_effort() ? out->effort : triangle_effort();
}

static const family families[] = {
    {"plane at corner", draft_plane_at_corner, GRID, 0, NULL},
    {"plane at corner, 4 ulps off", draft_plane_at_corner, GRID, 4, NULL},
    {"plane at corner, rounded", draft_plane_at_corner, ANYWHERE, 0, NULL},
    {"edge across edge", draft_edges, GRID, 0, NULL},
    {"edge across edge, 1 ulp off", draft_edges, GRID, 1, NULL},
    {"edge across edge, 4 ulps off", draft_edges, GRID, 4, NULL},
    {"edge across edge, far away", draft_edges, FAR_AWAY, 1, NULL},
    {"edge across edge, stretched", draft_edges, STRETCHED, 1, NULL},
    {"edge across edge, smallest", draft_edges, SMALLEST, 1, NULL},
    {"vertex on side, 1 ulp off", draft_vertex, GRID, 1, NULL},
    {"coplanar with a side", draft_coplanar, GRID, 0, NULL},
    {"coplanar, 1 ulp off", draft_coplanar, GRID, 1, NULL},
    {"collinear", draft_segment, GRID, 0, NULL},
    {"collinear, 1 ulp off", draft_segment, GRID, 1, NULL},
    {"collinear, rounded", draft_segment, ANYWHERE, 0, NULL},
    {"collinear, stretched", draft_segment, STRETCHED, 1, NULL},
    {"points, 1 ulp off", draft_point, GRID, 1, NULL},
    {"plump", draft_plump, ANYWHERE, 0, grow_to_contact},
    {"plump, far away", draft_plump, FAR_AWAY, 0, grow_to_contact},
    {"plump, stretched", draft_plump, STRETCHED, 0, grow_to_contact},
    {"plump, smallest", draft_plump, SMALLEST, 0, grow_to_contact},
    {"plump, largest", draft_plump, LARGEST, 0, grow_to_contact},
    {"needles", draft_needle, ANYWHERE, 0, grow_to_contact},
    {"needles, 4 ulps off", draft_needle, ANYWHERE, 4, grow_to_contact},
    {"needles, far away", draft_needle, FAR_AWAY, 1, grow_to_contact},
    {"needles, stretched", draft_needle, STRETCHED, 1, grow_to_contact},
    {"needles, smallest", draft_needle, SMALLEST, 1, grow_to_contact},
    {"slivers", draft_sliver, ANYWHERE, 0, grow_to_contact},
    {"slivers, 4 ulps off", draft_sliver, ANYWHERE, 4, grow_to_contact},
    {"slivers, far away", draft_sliver, FAR_AWAY, 1, grow_to_contact},
    {"slivers, stretched", draft_sliver, STRETCHED, 1, grow_to_contact},
    {"aligned", draft_aligned, ANYWHERE, 1, grow_to_contact},
    {"aligned, stretched", draft_aligned, STRETCHED, 1, grow_to_contact},
    {"plump, apart", draft_plump, ANYWHERE, 0, grow_nearly_to_contact},
    {"plump, far away, apart", draft_plump, FAR_AWAY, 0, grow_nearly_to_contact},
    {"plump, stretched, apart", draft_plump, STRETCHED, 0, grow_nearly_to_contact},
    {"needles, apart", draft_needle, ANYWHERE, 0, grow_nearly_to_contact},
    {"needles, far away, apart", draft_needle, FAR_AWAY, 0, grow_nearly_to_contact},
    {"needles, stretched, apart", draft_needle, STRETCHED, 0, grow_nearly_to_contact},
    {"slivers, apart", draft_sliver, ANYWHERE, 0, grow_nearly_to_contact},
    {"slivers, far away, apart", draft_sliver, FAR_AWAY, 0, grow_nearly_to_contact},
    {"slivers, stretched, apart", draft_sliver, STRETCHED, 0, grow_nearly_to_contact},
    {"aligned, apart", draft_aligned, ANYWHERE, 0, grow_nearly_to_contact},
    {"aligned, far away, apart", draft_aligned, FAR_AWAY, 0, grow_nearly_to_contact},
    {"aligned, stretched, apart", draft_aligned, STRETCHED, 0, grow_nearly_to_contact},
    {"leaning", draft_leaning, ANYWHERE, 1, grow_to_contact},
    {"leaning, apart", draft_leaning, ANYWHERE, 0, grow_nearly_to_contact},
    {"leaning, stretched", draft_leaning, STRETCHED, 1, grow_to_contact},
    {"leaning, stretched, apart", draft_leaning, STRETCHED, 0, grow_nearly_to_contact},
    {"scattered", draft_plump, UNMOVED, 0, scatter_and_grow},
    {"plane at corner, by the padding", draft_plane_at_corner_of_any, GRID, 0, shrink_by_padding},
    {"edge across edge, by the padding", draft_edges_of_any, GRID, 0, shrink_by_padding},
    {"plane at corner, by underflow", draft_plane_at_corner, UNMOVED, 0, shrink_by_underflow},
    {"anything", draft_plump, ANYWHERE, 0, NULL},
    {"any needles", draft_needle, ANYWHERE, 0, NULL},
    {"any slivers", draft_sliver, ANYWHERE, 0, NULL},
};

const subject overlap_triangle_aabb = {
    .query = LH_QUERY_overlap_triangle_aabb,
    .name = "overlap_triangle_aabb",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};

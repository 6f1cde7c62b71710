// GTS: boxes, and triangles and segments of objects that point to their vertices.
#include <gts.h>

#include "peer.h"

namespace
{

struct destroy {
    void operator()(void *object) const
    {
        gts_object_destroy(GTS_OBJECT(object));
    }
};
using box = std::unique_ptr<GtsBBox, destroy>;
using triangle = std::unique_ptr<GtsTriangle, destroy>;
using segment = std::unique_ptr<GtsSegment, destroy>;

box box_of(const float *e)
{
    return box(gts_bbox_new(gts_bbox_class(), nullptr, e[0], e[1], e[2], e[3], e[4], e[5]));
}

GtsVertex *vertex_at(double x, double y, double z)
{
    return gts_vertex_new(gts_vertex_class(), x, y, z);
}

GtsEdge *edge_between(GtsVertex *a, GtsVertex *b)
{
    return gts_edge_new(gts_edge_class(), a, b);
}

triangle triangle_of(const float *e)
{
    GtsVertex *a = vertex_at(e[0], e[1], e[2]), *b = vertex_at(e[3], e[4], e[5]),
              *c = vertex_at(e[6], e[7], e[8]);
    return triangle(
        gts_triangle_new(gts_triangle_class(), edge_between(a, b), edge_between(b, c), edge_between(c, a)));
}

// As long as the world is wide.
segment segment_of(const float *e)
{
    const double length = std::sqrt(double{e[3]} * e[3] + double{e[4]} * e[4] + double{e[5]} * e[5]);
    const double far = length > 0 ? 64 / length : 0;
    return segment(gts_segment_new(gts_segment_class(), vertex_at(e[0], e[1], e[2]),
                                   vertex_at(e[0] + far * e[3], e[1] + far * e[4], e[2] + far * e[5])));
}

bool overlap(const box &a, const box &b)
{
    return gts_bboxes_are_overlapping(a.get(), b.get());
}

bool overlap_triangle(const triangle &t, const box &b)
{
    return gts_bbox_overlaps_triangle(b.get(), t.get());
}

bool raycast(const segment &s, const box &b)
{
    return gts_bbox_overlaps_segment(b.get(), s.get());
}

std::string version()
{
    return dotted(GTS_MAJOR_VERSION, GTS_MINOR_VERSION, GTS_MICRO_VERSION);
}

} // namespace

extern const peer_library gts_peers;
const peer_library gts_peers = {"gts",
                                version,
                                {
                                    {"peer_gts", "overlap_aabb_aabb", "gts_bboxes_are_overlapping", "double",
                                     "", lay_out_pairs<box_of, box_of, overlap>},
                                    {"peer_gts", "raycast_aabb", "gts_bbox_overlaps_segment",
                                     "double; a segment", "", lay_out_pairs<segment_of, box_of, raycast>},
                                    {"peer_gts", "overlap_triangle_aabb", "gts_bbox_overlaps_triangle",
                                     "double", "", lay_out_pairs<triangle_of, box_of, overlap_triangle>},
                                }};

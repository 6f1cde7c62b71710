/* Lines: what a ray goes along, both ways and without limits. So a line is a path of which any share counts. */
#ifndef LANEHIT_SRC_MATHEMATICS_RAYS_LINE_H
#define LANEHIT_SRC_MATHEMATICS_RAYS_LINE_H

#include "ray.h"
#include "mathematics/segment.h"

/* From the origin by the direction. The inverse is 0 for a line that is a point. */
typedef segment_path line_path;

LH_INLINE line_path path_of_line(v3 start, v3 way)
{
    return (line_path){start, way, inverse_or_zero(lanes_div(lanes_set1(1.0f), v3_dot(way, way)))};
}

LH_INLINE line_path line_path_load(view_columns from, block at)
{
    return path_of_line(v3_keep(v3_load_from(from, RAY_ORIGIN, at)), ray_direction_load(from, at));
}

/* Of a point as seen from the origin. */
LH_INLINE segment_foot foot_on_line(line_path l, v3 seen)
{
    return foot_at_share(l, seen, share_along(l, seen));
}

LH_INLINE v3 point_of_line(line_path l, lanes share)
{
    return v3_add(l.start, v3_scale(l.way, share));
}

#endif

/* What lanehit.h states about the error of each test, where its file in this folder does not say it. The proofs
 * assert these numbers. */
#ifndef LANEHIT_TESTS_EXACT_DOCUMENTED_BOUNDS_H
#define LANEHIT_TESTS_EXACT_DOCUMENTED_BOUNDS_H

/* ---- Over-reports: what has to grow for the exact test to hit, in units of 2^-23 of itself ------------- */

/* Exit times and t_max. */
static const double most_ray_growth = 7.55;
static const double most_sweep_growth = 9.1;

/* The radius; or in absolute terms, not in units. */
static const double most_sphere_growth = 3.8;
static const float sphere_slack = 1.01f * 0x1p-63f;

/* The sum of the radii of two spheres; or in absolute terms. */
static const double most_spheres_growth = 4.8;
static const float spheres_slack = 1.01f * 0x1p-63f;
static const double most_spheres_radii = 0x1p63; /* the sum up to which that is stated */

/* The radius of a sphere against a triangle, in all three ways at once: relative to itself; relative to the size of
 * the triangle (triangle_distance.h); and in absolute terms, not in units. */
static const double most_sphere_triangle_growth = 8.0;
static const double growth_per_triangle_size = 26.5;
static const double sphere_triangle_slack = 1.01 * 0x1p-63;
/* The radius of a sphere beside an oriented box: as beside any box, and so much of |x| + |y| + |z| of the way between
 * their centres. The second where the box's axes are those of the world. */
static const double most_obb_growth = 23.5;
static const double most_obb_growth_unturned = 13.2;

/* Where a box that contains a point is reported not to, by how much it would have to be smaller on each axis for that
 * to be true: relative to the same sum of the way. The second where its axes are those of the world. */
static const double most_obb_shrinkage = 13.6;
static const double most_obb_shrinkage_unturned = 8.1;
/* The sum of the radii of a sphere and a capsule, relative to itself and the length of the segment; or in absolute
 * terms. */
static const double most_sphere_capsule_growth = 12.0;
static const double sphere_capsule_slack = 0x1p-61;

/* The sum of the radii of two capsules, relative to itself and the lengths of both segments; sphere_capsule_slack
 * besides. */
static const double most_capsules_growth = 31.0;

/* The radius of a capsule and a triangle, relative to itself, the length of the segment and the size of the
 * triangle. */
static const double most_capsule_triangle_growth = 90.0;

/* The radius of a capsule and a turned box: that of a ball on a course along the axes of the box, and in addition this
 * share of the longer of the vectors from the box's centre to the ends, each taken as the sum of the magnitudes of its
 * components. */
static const double share_of_turned_way = 2.3;

/* By how much one of the fifteen axes of a box and an oriented box separates them, of the sum of their half extents.
 * The second where the axes of both are those of the world. */
static const double most_box_axes_gap = 27.1;
static const double most_box_axes_gap_unturned = 15.55;

/* The same of two oriented boxes. */
static const double most_obb_axes_gap = 49.6;
static const double most_obb_axes_gap_unturned = 26.6;
/* By how much one of 32 axes separates two triangles: relative to the sum, over its components, of the magnitudes that
 * each is made of times the extents of both; and in absolute terms, root_of_pair_slack squared times
 * rest_of_pair_slack. */
static const double most_triangle_pair_gap = 17.6;
static const float root_of_pair_slack = 0x1p-48f, rest_of_pair_slack = 0x1p-49f;

/* The radius of a sphere that is to be reached at t_enter and at t_exit, relative to itself and the way from
 * the origin of the ray to the centre; in addition, in absolute terms. */
static const double most_ray_sphere_growth = 16.0;
static const double ray_sphere_slack = 0x1p-61;

/* The half extents of an oriented box that is to be reached at t_enter and at t_exit, relative to their sum and that of
 * the way from its centre to the origin of the ray. The second where the box's axes are those of the world. For
 * directions of length 0 or of these lengths. */
static const double most_ray_obb_growth = 29.4;
static const double most_ray_obb_growth_unturned = 18.1;
static const double shortest_to_obb = 0x1p-80;
static const double longest_to_obb = 0x1p60;

/* The radius of a capsule that is to be reached likewise, relative to itself, the length of its segment and the way
 * from its a to the origin. */
static const double most_ray_capsule_growth = 50.0;

/* How far the point of a ray at t and that of a triangle at u and v are apart: relative to the root of |b - a|^2 + |c -
 * a|^2 and so much of the way from the origin to the furthest vertex; and in absolute terms. For directions of length 0
 * or of these lengths. */
static const double most_ray_triangle_growth = 56.0;
static const double share_of_way_to_triangle = 19.0 / 56.0;
static const double ray_triangle_slack = 0x1p-59;
static const double shortest_to_triangle = 0x1p-56;
static const double longest_to_triangle = 0x1p60;

/* Where volumes are clear: what its time and its coordinates are off by, in u of size^2 (way + time speed) / |D| and of
 * size way speed / |D|. A volume that is clear by twice as much stays so when rounded, if no square overflows. */
static const double most_clear_time_error = 6.4, most_clear_place_error = 10.7;
static const double certainly_clear = 2.0, certainly_not_clear = 1.0 / 16.0, largest_clear = 0x1p120;

/* How far a direction may go along the normal of a triangle and not be culled: relative to the squared size and the
 * length, both sums of magnitudes, and in absolute terms; and up to which of these products. */
static const double most_facing_share = 0x1p-22;
static const double facing_slack = 0x1p-143;
static const double largest_facing_scale = 0x1p126;

/* The two bounds of ray and sphere hold for swept spheres too, at toi, of the sum of the radii. The bounds of their
 * normals, in units of u: of the length; of the direction; and, in addition, of the direction relative to (|d| + 2 *
 * toi * |v|) / |p|, as lanehit.h has it. Nothing is promised of the direction where these add up to more than the
 * last. */
static const double most_normal_length_error = 4.0;
static const double most_normal_error = 4.1;
static const double most_normal_error_by_way = 1.02;
static const double normal_promised_to = 0x1p-6;

/* The first two of two swept spheres, by a reciprocal. */
static const double most_ball_normal_length_error = 5.0;
static const double most_ball_normal_error = 5.1;

/* The radius of a ball that is to reach a box at toi on its course: relative to itself and to the sum, over the axes,
 * of how far the centre at the nearest approach, and the point of the box nearest to it then, are from the start of the
 * course; in addition, ray_sphere_slack. Of the normal, beside what holds for swept spheres: the same sum at toi,
 * relative to the distance then. */
static const double most_course_growth = 12.0;
static const double most_course_normal_error = 2.05;

/* How far a ray is from a plane at the given time, times the length of the normal n: relative to the sum of |n_i| *
 * (|origin_i| + t * |dir_i|), where t is later than the given time by the second. */
static const double most_ray_plane_growth = 9.6;
static const float ray_plane_slack = 0x1p-100f;

/* The offset d of a plane, for the half-space behind it to just meet a shape or to just contain it: relative to the sum
 * of |n_i * x_i|, x being the point of the shape of which it is largest, and to so much of the radius times |n|. */
static const double most_half_space_growth = 4.6;
static const double most_share_of_reach = 1.6;

/* For a moving ball, relative in addition to this share of the sum of |n_i * v_i|, times toi + 2^-100, v being the
 * relative velocity. */
static const double share_of_sweep = 2.0;

/* And to so much of an oriented box's half extents, summed up, times the sum of |n_i|. */
static const double share_of_turned_reach = 4.2;

/* The half extents h of the box, relative to h + max |v - c| on each axis, c being the centre and v the
 * vertices: most_triangle_growth + growth_per_cancellation * q, or most_sliver_growth where that is less. q
 * is the cancellation in the normal (triangle_oracle.h): about 1 to 10, but for needles and slivers. */
static const double most_triangle_growth = 32.0;
static const double growth_per_cancellation = 2.0;
static const double most_sliver_growth = 0x1p14;

/* In addition, since the centre is rounded, relative to |c|; and in absolute terms. Neither in units. */
static const float growth_per_centre = 0x1p-23f;
static const float triangle_slack = 0x1p-48f;

/* The half extents of an oriented box beside a triangle, relative to their sum and the longest way to a vertex; the
 * cancellation is the most that it may be where these are off by what the box may see wrong. In absolute terms, not in
 * units. */
static const double most_turned_triangle_growth = 48.0;
static const double most_turned_sliver_growth = 0x1p14 + 16.0;
static const float turned_triangle_slack = 0x1p-47f;

/* Where nothing is rounded but the padded half extents, as with small whole numbers (docs/guarantees.md): of
 * the half extents and of the extents of the triangle, in units of u; and in all on the normal axis. */
static const double padding_of_half = 21.1;
static const double padding_of_extent = 16.6;
static const double most_underflow_growth = 1.2 * 0x1p-146;

/* ---- Squared distances: relative to the exact ones, in units of u = 2^-24; and in absolute terms -------- */

static const double most_closest_aabb_error = 5.01;
static const float closest_slack = 0x1p-148f;

/* Of the roots of these: most_..._above and most_..._below bound how far they are above and below the exact distance,
 * relative to the size of the set; of_distance and slack are in addition, relative to that distance and in absolute
 * terms. Of the closest point: of_edges bounds how far it is off, on an axis, from the point that the given coordinates
 * stand for, relative to the edges there; further_of_size and further_of_distance, how much further away than the
 * distance that point is. All but slack in units of u. */
typedef struct closest_bounds {
    double of_distance, of_edges, further_of_size, further_of_distance;
    double slack; /* absolute */
} closest_bounds;
static const double most_closest_segment_above = 11.1, most_closest_segment_below = 3.1;
static const closest_bounds most_closest_segment_error = {3.6, 2.1, 12.1, 2.1, 0x1p-72};
static const double most_closest_triangle_above = 40.1, most_closest_triangle_below = 4.6;
static const closest_bounds most_closest_triangle_error = {4.5, 3.1, 44.6, 6.1, 0x1p-63};
static const double most_closest_triangle_sum = 1.0 + 0x1p-25;

/* Of an oriented box the size is the sum of the lengths of the way from the centre, axis by axis, and edges are the
 * half extents, summed up. */
static const double most_closest_obb_off = 21.0;
static const closest_bounds most_closest_obb_error = {2.6, 12.1, 42.0, 0.0, 0x1p-73};

/* Of two segments the size is the sum of their lengths, and each point is a share of its own. */
static const double most_closest_segments_above = 31.1, most_closest_segments_below = 5.1;
static const closest_bounds most_closest_segments_error = {22.1, 2.1, 33.1, 22.1, 0x1p-72};

/* Of a line the size is the way from its origin to the point; of two, the way from one origin to the other, and points
 * are further by so much of that and of the way from the first origin, up to the last. */
static const double most_closest_line_above = 11.3, most_closest_line_below = 2.1;
static const closest_bounds most_closest_line_error = {2.6, 1.1, 9.1, 0.0, 0x1p-72};
static const double most_closest_lines_above = 11.3, most_closest_lines_below = 8.1;
static const closest_bounds most_closest_lines_error = {7.1, 1.1, 26.6, 0.0, 0x1p-72};
static const double furthest_closest_lines = 0x1p80;

/* The point of the line of two planes, or of both planes where they are one, in units of u of its distance from the
 * origin; and the line's direction, of each component. Offsets are 0 or at least the first, and the point at most the
 * second away. */
static const double most_common_line_point_error = 24.8, most_common_line_direction_error = 12.1;
static const double slack_of_common_line = 0x1p-120;
static const float smallest_offset_of_common_line = 0x1p-60f;
static const double furthest_common_line = 0x1p80;

/* Of a plane the size is the sum that its height is computed from, without signs; further: off from the exact point. */
static const double most_closest_plane_off = 4.1;
static const closest_bounds most_closest_plane_error = {2.6, 0.0, 4.1, 5.1, 0x1p-74};
static const double largest_closest_offset = 0x1p82, largest_closest_distance = 0x1p62;

/* ---- Under-reports: how much less is not contained any more, in units of 2^-23 of itself ---------------- */

/* The radius of the ball; of two, the difference of the radii. */
static const double most_ball_shrinkage = 3.8;
static const double most_balls_shrinkage = 4.3;
static const double largest_ball_room = 0x1p63, most_hidden_of_distance = 0x1p-73;

/* ---- Times: relative to the exact ones, in units of u = 2^-24 ----------------------------------------- */

/* t_enter and toi: either way, but for over-reports; and how early they are at most in over-reports. */
static const double most_ray_enter_error = 3.0;
static const double most_sweep_toi_error = 3.7;
static const double most_ray_enter_early = 12.1;
static const double most_sweep_toi_early = 14.7;

/* t_exit is never early. */
static const double most_ray_exit_late = 12.1;

/* How much before the time of impact the face of a normal may be entered. */
static const double most_normal_early = 8.0;

/* Between the directions that count as zero and this, the padded reciprocal may be infinite: no bound of
 * over-reports and of t_exit is stated. */
static const double slowest_bounded_direction = 0x1p-127;

/* Nor where t_max is less, but not 0: its padding is then rounded to whole steps of denormals. */
static const float least_bounded_limit = 0x1p-126f;

/* Of rays against spheres: a direction no longer than the first counts as zero; from the second on all is
 * promised. */
static const double longest_zero_direction = 0x1p-64;
static const double shortest_direction = 0x1p-56;

/* Of rays against planes: components of the direction are 0 or between these. */
static const double slowest_to_plane = 0x1p-80;
static const double fastest_to_plane = 0x1p80;

/* Of hulls: of the sum of their reaches and the way between them. Measured, and not proved: hulls.h. */
static const double most_hull_growth = 64.0;

/* Of moving ones: how far they are apart at toi, likewise. */
static const double most_moving_hull_growth = 2048.0;

#endif

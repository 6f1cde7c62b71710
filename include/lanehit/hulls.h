/* Convex hulls. Part of lanehit.h, which includes it.
 *
 * A hull is the smallest convex set that has all of a set of vertices: `hull`, a view of one vertex or more, in a frame
 * of the hull's own; all pairs of a call share it. Vertices may lie anywhere, on faces or within too, in any order,
 * and all in a plane, on a line or in a point. Poses say where it is, for each pair or one for all: what is asked about
 * is R p + (x, y, z) for each point p of the hull, in exact arithmetic. n is that of the poses and the other shapes;
 * that of the vertices has nothing to do with it, and has no limit. Whoever has many hulls sorts pairs by them, and
 * makes a call for each. Twice as many vertices take 1.2 to 1.8 times as long: give the corners alone.
 *
 * Method: shapes are reported to meet unless a direction is verified to separate them: all of the other shape is beyond
 * all vertices, by more than 18 * 2^-24 * (|d_x| + |d_y| + |d_z|) * l, d being the direction and l what is said below.
 * Directions are proposed by the simplex of the difference of both shapes that is nearest to the origin (Gilbert,
 * Johnson, Keerthi 1988; Ericson 9.5), in at most 32 steps. What proposes them decides nothing, so no tolerance does.
 *
 * Never misses: coordinates, radii, half extents and components of q of 0 or 2^-40 to 2^40.
 * Over-report: shapes that are apart by no more than some 32u of l; and one or two of a million of pairs that nearly
 * touch, whose search floats do not bring to an end, by up to 2^-12 of l (measured: docs/guarantees.md). l is the sum
 * over the three axes of the largest magnitude of a vertex, and likewise of half extents and of b - a and c - a; of
 * |x_i - y_i|, the way between both origins (a triangle's or capsule's is a, a box's or ball's its centre); and the
 * radius.
 * NaN, in the pair or in any vertex: a miss. A q of 0: a miss. Above 2^100 of l: a hit. */
#if !defined(LANEHIT_H)
#include "lanehit.h" /* which includes this file where it belongs */
#elif !defined(LANEHIT_HULLS_H)
#define LANEHIT_HULLS_H

/* Boxes for a broadphase: that of pose i contains the hull where the pose has it. It is the smallest box of floats
 * where a pose does not turn, and otherwise larger by no more than 2^-46 of the reach of the vertices, before it is
 * rounded outwards. lh_pack_aabbs_from_aabbs gives them a margin, and the way of a step. columns and packed as in
 * pack.h.
 * A NaN in a position makes both ends of its axis NaN, and so does one in a vertex that is not turned; in one
 * that is, or in a q, or a q of 0, it makes all ends NaN. A vertex that is infinite and turned counts as NaN. */
LH_API lh_status lh_pack_aabbs_from_hulls(const lh_poses *poses, const lh_vectors *hull, float *columns,
                                          lh_aabbs *packed);

/* Do the closed hulls share a point? The hull a_hull is where a has it, b_hull where b has it. */
LH_API lh_status lh_overlap_hull_hull(const lh_poses *a, const lh_poses *b, const lh_vectors *a_hull,
                                      const lh_vectors *b_hull, uint64_t *hits);

/* Do the closed hulls share a point? As lh_overlap_hull_hull; of each pair that is apart it also tells a direction that
 * shows it, which the caller keeps, and gives back when the two have moved a little: then most pairs are decided by the
 * first test, and no search begins (van den Bergen, A Fast and Robust GJK Implementation, 1999).
 * kept: for each pair, or one for all, the direction that is tested first, from a to b in the axes of the world, of any
 * length below 2^127. NULL, 0, NaN and infinity: none. It decides nothing but by its own verification, so it may be out
 * of date, or of another pair.
 * separating: on a miss a direction along which all of b is verified to be beyond all of a, in the axes of the world;
 * the largest component is from 1 to below 2 in magnitude. It is what was kept, scaled, if that still does, else what
 * was found. 0 on a hit, and of a pair with a NaN. Given back with the same poses and hulls it is returned as it is, by
 * the first test. It may be written over what is kept, if that is packed, without an index, and each array the same.
 * Never misses, and NaN: as lh_overlap_hull_hull. Without anything kept the hits are the same; with it a hit may be a
 * miss that was not found there, and never the other way round. So over-reports are no more. */
LH_API lh_status lh_overlap_hull_hull_along(const lh_poses *a, const lh_poses *b, const lh_vectors *kept,
                                            const lh_vectors *a_hull, const lh_vectors *b_hull,
                                            uint64_t *hits, const lh_xyz *separating);

/* Do the closed ball and the closed hull share a point? Negative radius: a miss. */
LH_API lh_status lh_overlap_sphere_hull(const lh_spheres *spheres, const lh_poses *poses,
                                        const lh_vectors *hull, uint64_t *hits);

/* Do the closed capsule and the closed hull share a point? Negative radius: a miss. */
LH_API lh_status lh_overlap_capsule_hull(const lh_capsules *capsules, const lh_poses *poses,
                                         const lh_vectors *hull, uint64_t *hits);

/* Do the closed triangle and the closed hull share a point? A triangle may be a segment or a point. */
LH_API lh_status lh_overlap_triangle_hull(const lh_triangles *triangles, const lh_poses *poses,
                                          const lh_vectors *hull, uint64_t *hits);

/* Do the closed box and the closed hull share a point? A negative half extent gives some verdict. */
LH_API lh_status lh_overlap_obb_hull(const lh_obbs *boxes, const lh_poses *poses, const lh_vectors *hull,
                                     uint64_t *hits);

/* Is the point in the hull, that is behind all planes of its faces? A hull is given by these here, one or more, in a
 * frame of its own: n points outwards, and any length of it will do. What they leave may be unbounded, or empty.
 * Method: the point as the hull's axes see it, over each plane. To the height 5u of what it is summed up of is added,
 * and 14u * (|n_x| + |n_y| + |n_z|) * m, m being |x_i - p_i| summed up over the axes.
 * Never hits wrongly: coordinates, normals and components of q of 0 or 2^-40 to 2^40, any d. Whoever wants every point
 * of a boundary asks whether the ball of radius 0 meets the hull of the vertices.
 * Under-report: on a miss the point is not behind all planes when each d shrinks by 4.6 * 2^-23 of the sum of
 * |n_i * seen_i|, seen being the point in the frame of the hull, and 13.6 * 2^-23 * (|n_x| + |n_y| + |n_z|) * m.
 * NaN: a miss. A q of 0: a miss. */
LH_API lh_status lh_contains_hull_point(const lh_poses *poses, const lh_vectors *points,
                                        const lh_planes *faces, uint64_t *hits);

/* Is all of the closed hull behind the plane, some of it, or nothing? hits, inside, and a normal of 0 as in
 * lh_classify_sphere_plane.
 * Method: the heights of the lowest and the highest vertex along n (Ericson 5.2), padded by 6u of the sum of
 * |n_i * x_i|, x being where the pose is, and by 18u * (|n_x| + |n_y| + |n_z|) * l, l being the sum over the three axes
 * of the largest magnitude of a vertex.
 * Never misses, and never reports as inside what is not: coordinates, normals and components of q of 0 or 2^-40 to
 * 2^40, any d.
 * Over-report: on a hit, the hull meets the half-space whose d is larger by 5.6 * 2^-23 of that sum and 17.6 * 2^-23 *
 * (|n_x| + |n_y| + |n_z|) * l. What is not reported as inside does not lie in that whose d is smaller by as much.
 * NaN: a miss. A q of 0: a miss. */
LH_API lh_status lh_classify_hull_plane(const lh_poses *poses, const lh_planes *planes,
                                        const lh_vectors *hull, uint64_t *hits, uint64_t *inside);

/* Between which times is the ray in the closed hull? It is given by the planes of its faces, as for
 * lh_contains_hull_point; what they leave may be unbounded, or empty.
 * Method: the last time at which the ray comes behind a face, and the first at which it leaves one (Cyrus and Beck
 * 1978; Ericson 5.3.8), in the frame of the hull. Heights over a face and speeds along its normal are lowered by 20u *
 * (|n_x| + |n_y| + |n_z|) * m and * v, m being |origin_i - x_i| summed up over the axes and v likewise |dir_i|. With
 * both dir and inv_dir, dir is used; with inv_dir alone, its reciprocals. A zero direction is a point query.
 * t_enter, t_exit: n floats each, or NULL if not wanted. On a hit t_min' <= t_enter <= t_exit <= t_max', the limits as
 * clamped; both +inf on a miss. Never NaN, never -0. t_enter is never late and t_exit never early: every time at which
 * the ray is in the hull lies between them. A ray that begins in the hull has t_enter = t_min'.
 * Never misses: coordinates, normals and components of q of 0 or 2^-40 to 2^40, directions of length 0 or 2^-60 to
 * 2^60, any d, any limits.
 * Over-report: from t_enter to t_exit the ray is in the hull when each d grows by 20.4 * 2^-23 * (|n_x| + |n_y| +
 * |n_z|) * (m + (t + 2^-100) * v), in the same range. A ray that is parallel to a face to within rounding may therefore
 * leave an unbounded hull late, by much; a t_max excludes that.
 * NaN: in the ray, the pose or any face, a miss; a NaN limit is absent. A q of 0: a miss. */
LH_API lh_status lh_raycast_hull(const lh_rays *rays, const lh_poses *poses, const lh_planes *faces,
                                 uint64_t *hits, float *t_enter, float *t_exit);

/* Is the closed hull no further than margin from what is behind the plane, the half-space n.x <= d?
 * Method: the height of the lowest vertex, (n.x - d) / |n| (Ericson 5.2). The margin is padded by 8u of |margin|, 4u of
 * the height, and 6u and 20u of both sums that l is made of. Arguments and results as in contacts.h.
 * normal: -n / |n|. point: at the vertex that is lowest along n; of vertices as low, to within rounding, at any. l is
 * the sum of |n_i * x_i|, x being where the pose is, and that of |n_i| times what vertices reach, over |n|: the sum
 * over the three axes of the largest magnitude of a vertex. growth 18.2, distance 16.2, normal 4.6, point 28. The
 * normal does not depend on l. A plane without a normal, n = 0, whatever is behind it: a miss. So is a q of 0. NaN, in
 * the pair or in any vertex: a miss. */
LH_API lh_status lh_contact_hull_plane(const lh_poses *poses, const lh_planes *planes,
                                       const lh_numbers *margin, const lh_vectors *hull, uint64_t *hits,
                                       float *distance, const lh_xyz *normal, const lh_xyz *point);

/* As lh_contact_hull_plane, with a point at each of up to four vertices: see contacts.h, "Manifolds".
 * Method: for each vertex as there, each padded as there, so the hits are those of that query. If the lowest vertex is
 * within the margin it is one of the points; then of the vertices within the margin, as far as there are such, the one
 * that is furthest from it, seen along n; the one that spans the largest triangle with both; and the one that is
 * furthest outside of that. Of equals the first. A vertex that adds nothing to those is none, so vertices that are no
 * corners, or lie twice, take no point from those that are; but where some corners are beyond the margin, one within
 * the hull may have a point, too.
 * feature: of the hull LH_VERTEX, with bits 0 to 5 of the vertex' number, and bits 6 to 13 of it in bits 16 to 23; of
 * the plane LH_FACE, 0. So hulls of up to 64 vertices have features of 16 bits, and up to 16,384 different ones.
 * Guarantees are those of that query, of each vertex by itself. Of flat contacts of more than four corners which have a
 * point may change where they tremble by roundings; the lowest always has. */
LH_API lh_status lh_manifold_hull_plane(const lh_poses *poses, const lh_planes *planes,
                                        const lh_numbers *margin, const lh_vectors *hull, uint64_t *hits,
                                        const lh_manifolds *manifolds);

/* Are the closed ball and the closed hull no further apart than margin? Arguments and results as in contacts.h, but
 * for how exact they are.
 * Method: the greatest gap between centre and hull along any direction that was tried, less the radius. No gap is more
 * than the distance, and in each other, where both are negative, none less deep than the shortest way out: so
 * whichever directions are tried, nothing is missed, and b moved by -distance along the normal just touches a. Tried
 * are the way between the middles, and that between the nearest points, as lh_closest_hull_point finds them. Where
 * these are not as far apart as the gap says, as they never are of a centre in the hull, the normals of the faces,
 * edges and corners of a cube in the hull's axes are tried, and then the search is a local one over the surface (Kim,
 * Lin and Manocha, DEEP, 2002): b is moved along the best direction until it is a little beyond a, and the way between
 * the points that are nearest then is the next, at most 8 times. The margin is padded by 8u of r + |margin| and 32u of
 * l.
 * Never misses, for magnitudes as above and a margin of +inf. l is as above, but without the radius, and u = 2^-24.
 * distance: the gap along the normal, off by 36u * (r + D + l) at most, and no more than the exact one but for that.
 * Of a centre outside it is that but for 16u * (r + D + l), and for one in some thousand pairs of thin, flat or long
 * hulls, or that nearly touch, which may be told by up to 2^-11 * l too little. Of one in the hull it is the depth by
 * the best face that the search finds, an upper bound: in five of six random pairs the exact one, and up to half as
 * much more in most others; of boxes always the exact one. A margin below -r is reached by such a bound.
 * Over-report: of a centre outside, hits are further than margin apart by no more than 64 * 2^-23 * (r + |margin| +
 * l), but in some such pairs, by 2^-11 of that.
 * normal: of several that are as good any.
 * point: with the normal on both surfaces, or of a centre in the hull on the plane of the face, as exactly as
 * distance, and by 2^-10 * (r + D + l) at most in the pairs named there. All this was measured, but for the gap along
 * the normal, and that nothing is missed: docs/guarantees.md.
 * Negative radius: a miss. NaN, in the pair or in any vertex, a q of 0, and an l of 2^100: a miss. */
LH_API lh_status lh_contact_sphere_hull(const lh_spheres *spheres, const lh_poses *poses,
                                        const lh_numbers *margin, const lh_vectors *hull, uint64_t *hits,
                                        float *distance, const lh_xyz *normal, const lh_xyz *point);

/* Are the closed capsule and the closed hull no further apart than margin?
 * Method, exactness and NaN: as lh_contact_sphere_hull, of the capsule's segment for the centre. In each other the
 * point is on the surface of the hull and on the plane at which the capsule ends. */
LH_API lh_status lh_contact_capsule_hull(const lh_capsules *capsules, const lh_poses *poses,
                                         const lh_numbers *margin, const lh_vectors *hull, uint64_t *hits,
                                         float *distance, const lh_xyz *normal, const lh_xyz *point);

/* Are the closed triangle and the closed hull no further apart than margin? A triangle may be a segment or a point.
 * Method, exactness and NaN: as lh_contact_sphere_hull, of the triangle for the centre and a radius of 0; both normals
 * of the triangle are tried beside the cube of the hull's axes, so that what is shallowest along one of these is told
 * exactly. In each other the point is on the surface of the hull and on the plane at which the triangle ends. */
LH_API lh_status lh_contact_triangle_hull(const lh_triangles *triangles, const lh_poses *poses,
                                          const lh_numbers *margin, const lh_vectors *hull, uint64_t *hits,
                                          float *distance, const lh_xyz *normal, const lh_xyz *point);

/* Are the closed box and the closed hull no further apart than margin? A negative half extent: a miss.
 * Method, exactness and NaN: as lh_contact_sphere_hull, of the box for the centre, a radius of 0, and the cubes of both
 * axes, so that what is shallowest along a face's normal of the box is told exactly. In each other the point is on the
 * surface of the hull and on the plane at which the box ends. */
LH_API lh_status lh_contact_obb_hull(const lh_obbs *boxes, const lh_poses *poses, const lh_numbers *margin,
                                     const lh_vectors *hull, uint64_t *hits, float *distance,
                                     const lh_xyz *normal, const lh_xyz *point);

/* Are the closed hulls no further apart than margin? a_hull is where a has it, and b_hull where b has it.
 * Method, exactness and NaN: as lh_contact_sphere_hull, of the hull b_hull for the centre, a radius of 0, and the
 * cubes of both hulls' axes. In each other the point is on the surface of a_hull and on the plane at which b_hull
 * ends. */
LH_API lh_status lh_contact_hull_hull(const lh_poses *a, const lh_poses *b, const lh_numbers *margin,
                                      const lh_vectors *a_hull, const lh_vectors *b_hull, uint64_t *hits,
                                      float *distance, const lh_xyz *normal, const lh_xyz *point);

/* As lh_contact_hull_hull, with up to four points where the hulls lie on each other: see contacts.h, "Manifolds".
 * Method: what of a hull faces the other is told by eight directions that lean off the normal by a tangent of 2^-4,
 * some 3.6 degrees, or in between by the root of 2 more: the vertices that are furthest along these are its corners,
 * in order. So a face that leans less is there as a whole, up to eight corners of it, among them all at which its
 * edges turn by 45 degrees or more; and an edge, or a vertex, if that is all. If that of a has an area, the edges of
 * that of b are cut by its sides (Ericson 5.3.3), and corners of it within that of b are points, too; if it has none,
 * the other way round. Of the points within the margin up to four stay, as in lh_manifold_obb_obb. If none of these is
 * within 2^-12 * l of the distance that lh_contact_hull_hull tells, or neither has an area, the point of that query is
 * one of them: so of two edges it is the only one, even where they lie along each other.
 * hits, normal: those of lh_contact_hull_hull, bit for bit: what that query does not miss is not missed, and a hit has
 * a point.
 * distance: from a point of a to one of b, along the normal; so no less than that query tells, but for its 36u * l.
 * One point is no further than what it tells and 2^-12 * l; where that is its own point, both are the same bit for
 * bit.
 * point: halfway between those two. Each of them is on its hull to within 64u * l, and beside it, across the normal,
 * by no more than 2^-7 of the width of the narrower of both parts, which is the sum of what it measures along two
 * directions at right angles: so far corners of equal faces may tremble. Where a vertex is told, that is one of the
 * two, to within 64u * l. Parts that are round are told as chords of their corners, which are within the hull, and so
 * not as deep.
 * feature: of a hull LH_FACE, 0; LH_VERTEX with the number of the vertex; LH_EDGE with that of the vertex from which
 * the edge leads, counterclockwise as seen from the other end of the normal. A vertex is on a face; an edge cuts an
 * edge, or at a corner sharper than 45 degrees ends at a vertex; and the contact is of two vertices, those foremost
 * along the normal. Bits 0 to 5 of a number are where contacts.h says; bits 6 to 9 are of a in bits 16 to 19, and of b
 * in bits 20 to 23. So hulls of up to 64 vertices have features of 16 bits, and there are up to 1,024 different ones
 * of each.
 * NaN, a q of 0, and an l of 2^100: a miss. The bounds of points, but for the distance, were measured:
 * docs/guarantees.md. */
LH_API lh_status lh_manifold_hull_hull(const lh_poses *a, const lh_poses *b, const lh_numbers *margin,
                                       const lh_vectors *a_hull, const lh_vectors *b_hull, uint64_t *hits,
                                       const lh_manifolds *manifolds);

/* The point of a hull that is closest to a point. Outputs are those of closest.h.
 * Method: the simplex of the difference of hull and point that is nearest to the origin (Gilbert, Johnson, Keerthi
 * 1988; Ericson 9.5), until a step comes no nearer, in at most 32 steps. What of it is nearest is told by the heights
 * of planes and the moments of edges, which lose u of the size, and not its root.
 * distance2 is that of a point of the hull: never less than the exact one but for rounding. It is 0 in the hull, if
 * that is not by some u * l. Coordinates and components of q are 0 or from 2^-40 to 2^40, q not being 0; then, with the
 * exact distance d, l as above and u = 2^-24, the root of distance2 is at most 8u * l below d, and above it by 5u * l
 * but for one in some 100,000 pairs, of thin or flat hulls, and by 512u * l at most: so an overlap is for
 * lh_overlap_sphere_hull to find. on_hull is off the hull by at most 8u * l and 4u of its coordinates. Where distance2
 * is 0, it may be off the point by up to 2^-10 * l, if the hull is flat. Measured, and not proved: docs/guarantees.md.
 * NaN, in the pair or in any vertex, a q of 0, and an l of 2^100: a distance2 of +inf, as closest.h says; so is one
 * that would overflow. */
LH_API lh_status lh_closest_hull_point(const lh_poses *poses, const lh_vectors *points,
                                       const lh_vectors *hull, float *distance2, const lh_xyz *on_hull);

/* The points of two hulls that are closest to each other: a_hull where a has it, and b_hull where b has it.
 * Method, exactness and NaN: as lh_closest_hull_point, either point being on its hull as that is. The way between them
 * is as long as the root of distance2, but for 8u * l and their rounding. Where that is 0 they are one point to within
 * some u * l, but of hulls that are flat or just touch, which may leave up to 2^-10 * l between them. */
LH_API lh_status lh_closest_hull_hull(const lh_poses *a, const lh_poses *b, const lh_vectors *a_hull,
                                      const lh_vectors *b_hull, float *distance2, const lh_xyz *on_a,
                                      const lh_xyz *on_b);

/* The earliest time in [0, t_max] at which the closed hulls touch: a_hull where a has it, moving by a_velocity, and
 * b_hull where b has it, moving by b_velocity (NULL: at rest). Nothing turns. Pass displacements and t_max = 1 to get a
 * fraction of the step.
 * Method: the nearest point of the difference of both, as they are at the time reached so far, proposes directions (van
 * den Bergen 2004). Along each the gap at the start, padded as in lh_overlap_hull_hull, and the speed at which it
 * closes, with 10u of what it is summed up of, tell until when they are apart, or from when on. A pair is asked 64
 * steps at most; what is open then is a hit at the time reached.
 * t_max, toi and normal: see sweeps.h. toi is never late: until then a direction separates them.
 * normal: of the direction that told toi, from b to a: along it they are apart until toi. What is 0 apart at the start
 * as far as directions tell has that of the one along which they overlap least, of those that were asked; so it is of
 * no use where they overlap by much. The length is within 4.6u of 1; 0 on a miss. Components may be -0.
 * Never misses: coordinates, velocities and components of q of 0 or 2^-40 to 2^40, q not being 0; any t_max.
 * Over-report: on a hit they are no further apart at toi than 16 * 2^-23 * l, and thin hulls, one in a million, than
 * 2^-12 * l, l being the sum of the reaches of both, of |x| + |y| + |z| of the way between the poses at the start, and
 * of toi times that of the relative velocity: measured, and not proved, docs/guarantees.md.
 * NaN, in the pair or in any vertex: a miss. A q of 0 likewise. */
LH_API lh_status lh_sweep_hull_hull(const lh_poses *a, const lh_vectors *a_velocity, const lh_poses *b,
                                    const lh_vectors *b_velocity, const lh_vectors *a_hull,
                                    const lh_vectors *b_hull, float t_max, uint64_t *hits, float *toi,
                                    const lh_xyz *normal);

#endif

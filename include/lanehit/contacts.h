/* Contacts. Part of lanehit.h, which includes it.
 *
 * Are two shapes no further apart than a margin, and if so, how far, in which direction, and where? What is said here
 * is true of all contacts.
 *
 * margin: a view of one number for all pairs or one for each; NULL: 0. A negative one asks for shapes that are so deep
 * in each other. NaN: a miss.
 * distance: n floats, or NULL if not wanted. Of shapes in each other it is negative: the length of the shortest way
 * that takes them apart. +inf on a miss. Where the gap is the margin to within rounding, a hit may have more than that.
 * normal: n vectors, or NULL if not wanted, of any component: the direction from a, the first, to b, in which b moves
 * by -distance to just touch a. Its length is within 6 * 2^-24 of 1. Where the geometry leaves it open each query says
 * what it is. 0 on a miss.
 * point: n points, or NULL if not wanted, of any component: halfway between both surfaces, so that point - normal *
 * distance / 2 lies on that of a, and point + normal * distance / 2 on that of b. 0 on a miss.
 * No result is NaN. A hit has a distance of at most 2^127; a point that is not finite is given as 0.
 *
 * Never misses: coordinates, radii, half extents, normals, components of q and margins of 0 or 2^-40 to 2^40, and a
 * margin of +inf.
 * How exact: a ball is what is within its radius of the centre, a capsule of the segment. Let D be the distance of
 * these, or of what else the shape is, without sign, r the sum of the radii, and l a length that each query names. Then
 * with u = 2^-24 and the numbers that each names
 *     growth    on a hit, the shapes are within the margin if r grows by growth * 2^-23 * (r + |margin| + l), and 2^-61
 *     distance  is off by at most that number of u * (r + D + l), and 2^-61
 *     normal    is off the exact one by at most that number of u * (1 + l / D), where that is below 2^-6 and D above
 *               2^-60
 *     point     is off the middle, along the normal that is given, by at most that number of u * (r + D + l + its
 *               distance from the origin), and 2^-61
 * in the range in which contacts are never missed. */
#if !defined(LANEHIT_H)
#include "lanehit.h" /* which includes this file where it belongs */
#elif !defined(LANEHIT_CONTACTS_H)
#define LANEHIT_CONTACTS_H

/* Are the closed balls a and b no further apart than margin?
 * Method: the distance of the centres, less the radii (Ericson 4.3.1). The margin is padded by 8u of r + |margin|.
 * With a and b exchanged, hit, distance and point are the same, and the normal is the opposite one.
 * normal: (1, 0, 0) where the centres coincide; that is the same with a and b exchanged.
 * l is 0. growth 7.5, distance 4.6, normal 5.6, point 3.5.
 * Negative radius: a miss. NaN: a miss. */
LH_API lh_status lh_contact_sphere_sphere(const lh_spheres *a, const lh_spheres *b, const lh_numbers *margin,
                                          uint64_t *hits, float *distance, const lh_xyz *normal,
                                          const lh_xyz *point);

/* Is the closed ball no further than margin from what is behind the plane, the half-space n.x <= d?
 * Method: the height of the centre, (n.c - d) / |n|, less the radius (Ericson 5.2.2). The margin is padded by 8u of r +
 * |margin|, 6u of l and 4u of the height.
 * normal: -n / |n|.
 * l is the sum of |n_i * c_i|, over |n|. growth 11, distance 6.6, normal 4.6, point 6. The normal does not depend on l.
 * Negative radius: a miss; so is a plane without a normal, n = 0, whatever is behind it. NaN: a miss. */
LH_API lh_status lh_contact_sphere_plane(const lh_spheres *spheres, const lh_planes *planes,
                                         const lh_numbers *margin, uint64_t *hits, float *distance,
                                         const lh_xyz *normal, const lh_xyz *point);

/* Are the closed ball and the closed capsule no further apart than margin?
 * Method: the distance of the centre from the nearest point of the segment, less the radii (Ericson 4.5.1 and 5.1.2).
 * The margin is padded by 8u of r + |margin|, 12u of |bx - ax| + |by - ay| + |bz - az|, and 2^-62.
 * normal: where the centre is on the segment, that of (b - a) x e, e being the axis of coordinates on which b - a is
 * shortest, the first of equals; (1, 0, 0) if the segment is a point.
 * l is the length of the segment. growth 12, distance 12, normal 15, point 9.
 * Negative radius: a miss. NaN: a miss. */
LH_API lh_status lh_contact_sphere_capsule(const lh_spheres *spheres, const lh_capsules *capsules,
                                           const lh_numbers *margin, uint64_t *hits, float *distance,
                                           const lh_xyz *normal, const lh_xyz *point);

/* Are the closed ball and the closed box no further apart than margin?
 * Method: the distance of the centre from its clamp onto the box (Ericson 5.2.5); inside, that from the nearest face,
 * negative. Either less the radius. The margin is padded by 8u of r + |margin|.
 * normal: where the centre is inside or on a face, into the box from the nearest one. Of faces as near the first axis
 * counts, and of both ends the upper one.
 * l is 0. growth 7.5, distance 4.6, normal 5.6, point 3.5.
 * Negative radius: a miss. Inverted boxes: a miss. NaN: a miss. */
LH_API lh_status lh_contact_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes,
                                        const lh_numbers *margin, uint64_t *hits, float *distance,
                                        const lh_xyz *normal, const lh_xyz *point);

/* Are the closed ball and the closed oriented box no further apart than margin?
 * Method: the centre in the box's own coordinates, and there as lh_contact_sphere_aabb (Ericson 5.1.4). The margin is
 * padded by 8u of r + |margin|, and 28u of l.
 * normal: as there, along the axes of the box. Where two faces are as near to within rounding, it is that of either.
 * l is |x| + |y| + |z|, where x, y and z are the differences of the centres. growth 26, distance 23, normal 23,
 * point 14.
 * Negative radius or half extent: a miss; so is a q of 0. NaN: a miss. */
LH_API lh_status lh_contact_sphere_obb(const lh_spheres *spheres, const lh_obbs *boxes,
                                       const lh_numbers *margin, uint64_t *hits, float *distance,
                                       const lh_xyz *normal, const lh_xyz *point);

/* Are the closed ball and the closed triangle no further apart than margin?
 * Method: the distance of the centre from the closest point of the triangle, as in lh_closest_triangle_point, less the
 * radius (Ericson 5.2.7). The margin is padded by 8u of r + |margin|, 48u of l, and 2^-62. The triangle may be as thin
 * as it likes, a segment or a point.
 * normal: where the centre is in the triangle, that of (c - a) x (b - a): it is taken to be on the side from which a, b
 * and c are seen counterclockwise. (1, 0, 0) of one without area.
 * l is the root of |b - a|^2 + |c - a|^2. growth 26.5, distance 42, point 22. The normal leads to a point of the
 * triangle that is no further from the centre than D + 46u * (D + l).
 * Negative radius: a miss. NaN: a miss. */
LH_API lh_status lh_contact_sphere_triangle(const lh_spheres *spheres, const lh_triangles *triangles,
                                            const lh_numbers *margin, uint64_t *hits, float *distance,
                                            const lh_xyz *normal, const lh_xyz *point);

/* Is the closed capsule no further than margin from what is behind the plane, the half-space n.x <= d?
 * Method: as lh_contact_sphere_plane, of the end of the segment that is lower along n.
 * normal: -n / |n|. point: at the lower end; of ends as low, to within rounding, at either.
 * l is the larger sum of |n_i * v_i| of both ends v, over |n|. growth 11, distance 6.6, normal 4.6, point 6. The normal
 * does not depend on l.
 * Negative radius: a miss; so is a plane without a normal, n = 0, whatever is behind it. NaN: a miss. */
LH_API lh_status lh_contact_capsule_plane(const lh_capsules *capsules, const lh_planes *planes,
                                          const lh_numbers *margin, uint64_t *hits, float *distance,
                                          const lh_xyz *normal, const lh_xyz *point);

/* Are the closed capsules a and b no further apart than margin?
 * Method: the distance of the segments, as lh_closest_segment_segment finds it, less the radii (Ericson 4.5.1 and
 * 5.1.9). The margin is padded by 8u of r + |margin|, 24u of the distance, 32u of the lengths of the segments, |x| +
 * |y| + |z| each, and 2^-62.
 * With a and b exchanged, hit, distance and point are the same, and the normal is the opposite one.
 * normal: where the segments meet, across both: that of the product of their directions, of which the one whose a, or
 * else b, is smaller in x, or else y, or else z comes first. Where they are parallel to within 2^-18, as in
 * lh_contact_sphere_capsule for that one. Two capsules of one segment have the same normal in either order.
 * point: of parallel segments, at some pair of points that are as near as any.
 * l is the sum of the lengths of the segments. growth 31, distance 32, point 6. The normal leads from a point of a's
 * segment to one of b's that is no further away than D + 34u * (D + l).
 * Negative radius: a miss. NaN: a miss. */
LH_API lh_status lh_contact_capsule_capsule(const lh_capsules *a, const lh_capsules *b,
                                            const lh_numbers *margin, uint64_t *hits, float *distance,
                                            const lh_xyz *normal, const lh_xyz *point);

/* Is the closed box no further than margin from what is behind the plane, the half-space n.x <= d?
 * Method: as lh_contact_sphere_plane, of the corner that is lowest along n (Ericson 5.2.3).
 * normal: -n / |n|. point: at that corner; where n_i is 0 it is the one of min_i, where it is -0 of max_i.
 * l is the sum of |n_i * v_i| of that corner v, over |n|. growth 11, distance 6.6, normal 4.6, point 6. The normal does
 * not depend on l.
 * Inverted boxes: a miss. A plane without a normal, n = 0, whatever is behind it: a miss. NaN: a miss. */
LH_API lh_status lh_contact_aabb_plane(const lh_aabbs *boxes, const lh_planes *planes,
                                       const lh_numbers *margin, uint64_t *hits, float *distance,
                                       const lh_xyz *normal, const lh_xyz *point);

/* Is the closed triangle no further than margin from what is behind the plane, the half-space n.x <= d?
 * Method: as lh_contact_sphere_plane, of the vertex that is lowest along n.
 * normal: -n / |n|. point: at that vertex; of vertices as low, to within rounding, at any.
 * l is the largest sum of |n_i * v_i| of a vertex v, over |n|. growth 11, distance 6.6, normal 4.6, point 6. The normal
 * does not depend on l.
 * A plane without a normal, n = 0, whatever is behind it: a miss. NaN: a miss. */
LH_API lh_status lh_contact_triangle_plane(const lh_triangles *triangles, const lh_planes *planes,
                                           const lh_numbers *margin, uint64_t *hits, float *distance,
                                           const lh_xyz *normal, const lh_xyz *point);

/* Are the closed capsule and the closed box no further apart than margin?
 * Method: apart, the nearest points of segment and box, as in lh_overlap_capsule_aabb. If they meet, minus the length
 * of the shortest way that takes the segment out of the box: by a face, or past an edge, along the product of that edge
 * and b - a. Either less the radius. The margin is padded by 8u of r + |margin|, 28u of |bx - ax| + |by - ay| + |bz -
 * az|, 16u of the distance, and 2^-62.
 * normal: where segment and box meet, back along that way. Of ways as short faces count before edges, x before y before
 * z, and of both ends of an axis the upper one.
 * point: where they meet, at the point of the segment that leaves last; of points as deep, at the one that is nearest
 * to a and leaves by that face. Apart, where several points are as near, at any.
 * l is the length of the segment. growth 28.5, distance 26, normal 27, point 40.
 * Negative radius: a miss. Inverted boxes: a miss. NaN: a miss. */
LH_API lh_status lh_contact_capsule_aabb(const lh_capsules *capsules, const lh_aabbs *boxes,
                                         const lh_numbers *margin, uint64_t *hits, float *distance,
                                         const lh_xyz *normal, const lh_xyz *point);

/* Are the closed capsule and the closed oriented box no further apart than margin?
 * Method: the ends of the segment in the box's own coordinates, and there as lh_contact_capsule_aabb. The margin is
 * padded by 28u of m more, m being the larger |x| + |y| + |z| of the two vectors from the box's centre to the ends.
 * normal, point: as there, along the axes of the box. Of two ways out that are as short to within rounding either
 * counts.
 * l is the length of the segment and m. growth 28.5, distance 27, point 60. The normal leads from a point of the
 * segment to one of the box that is no further away than D + 46u * (D + l); where they meet, it is that of a way out of
 * at most that length.
 * Negative radius or half extent: a miss; so is a q of 0. NaN: a miss. */
LH_API lh_status lh_contact_capsule_obb(const lh_capsules *capsules, const lh_obbs *boxes,
                                        const lh_numbers *margin, uint64_t *hits, float *distance,
                                        const lh_xyz *normal, const lh_xyz *point);

/* Is the closed oriented box no further than margin from what is behind the plane, the half-space n.x <= d?
 * Method: the height of the centre, less what the box reaches along n in its own coordinates (Ericson 5.2.3), over |n|.
 * The margin is padded by 8u of |margin|, 4u of the height, and 6u and 20u of both sums that l is made of.
 * normal: -n / |n|. point: at the corner that is lowest along n; of corners as low, to within rounding, at any.
 * l is the sum of |n_i * c_i|, c being the centre, and the sum of |n_i| times that of the half extents, over |n|.
 * growth 18.2, distance 16.2, normal 4.6, point 28. The normal does not depend on l.
 * Negative half extent: a miss; so is a q of 0. A plane without a normal, n = 0, whatever is behind it: a miss. NaN: a
 * miss. */
LH_API lh_status lh_contact_obb_plane(const lh_obbs *boxes, const lh_planes *planes, const lh_numbers *margin,
                                      uint64_t *hits, float *distance, const lh_xyz *normal,
                                      const lh_xyz *point);

/* Are the closed boxes a and b no further apart than margin?
 * Method: the root of the sum of the squared gaps between both, axis by axis. In each other, minus the length of the
 * shortest way along an axis that takes them apart. The margin is padded by 8u of |margin|. Below the range, where gaps
 * have no square, by 2^-73 more, but never by as much as the distance: so with a margin of 0 the hits are exactly those
 * of lh_overlap_aabb_aabb, of boxes that are not inverted and coordinates up to 2^126.
 * With a and b exchanged, hit, distance and point are the same, and the normal is the opposite one, but of equal boxes.
 * normal: in each other, along that way. Of ways as short, to within rounding, the first axis counts, and on this axis
 * +, if a comes first, else -: if it is smaller where the coordinates of min and max, one after the other, first
 * differ. Of equal boxes it is +.
 * point: on the axis of that way, between the faces that touch after it. On the others in the middle of what both boxes
 * have of them, or of the gap.
 * l is 0. growth 7.5, distance 3.6, normal 5.6, point 4.7.
 * Inverted boxes: a miss. NaN: a miss. */
LH_API lh_status lh_contact_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, const lh_numbers *margin,
                                      uint64_t *hits, float *distance, const lh_xyz *normal,
                                      const lh_xyz *point);

/* Are the closed capsule and the closed triangle no further apart than margin?
 * Method: the nearest of five pairs of points: of an end of the segment and the triangle, and of the segment and an
 * edge (Ericson 5.1.10). Where the segment goes through the triangle, that pair is the shortest way out: an end comes
 * back, or the segment leaves past an edge. Either less the radius. The margin is padded by 8u of r + |margin|, 52u of
 * |bx - ax| + |by - ay| + |bz - az|, 136u of the size of the triangle, 24u of the distance, and 2^-62. The triangle is
 * flat and may be as thin as it likes, a segment or a point: nothing goes through these.
 * normal: where the segment goes through, back along the way out. Where it just touches, that of (c - a) x (b - a), or
 * (1, 0, 0) if the triangle has no area; the opposite if the segment's middle is on the side to which that leads. So a
 * segment in the plane is taken to be on the side from which a, b and c are seen counterclockwise.
 * point: of pairs as near the first counts: ends before edges, ab before bc before ca. Of a segment parallel to what it
 * is nearest to, at some point that is as near as any.
 * l is the length of the segment and the size of the triangle, the root of |b - a|^2 + |c - a|^2. growth 134, distance
 * 132, point 8. If D is more than 64u * l, the normal leads from a point of the segment to one of the triangle that is
 * no further away than D + 48u * (D + l); where the segment goes through, it is that of a way out of at most that
 * length.
 * Negative radius: a miss. NaN: a miss. */
LH_API lh_status lh_contact_capsule_triangle(const lh_capsules *capsules, const lh_triangles *triangles,
                                             const lh_numbers *margin, uint64_t *hits, float *distance,
                                             const lh_xyz *normal, const lh_xyz *point);

/* Are the closed oriented boxes a and b no further apart than margin?
 * Method: the largest separation along fifteen axes, the three of each and the products of one of a's with one of b's
 * (Gottschalk, Lin and Manocha 1996; Ericson 4.4.1). In each other that is the shortest way that takes them apart.
 * Apart it is less than the distance where corners or edges are nearest: so distance is a lower bound, and a hit may be
 * up to 1.74 times as far apart as it says. The margin is padded by 8u of |margin|, 56u of l, 24u of the distance, and
 * 2^-62.
 * With a and b exchanged, hit, distance and point are the same, and the normal is the opposite one, but of equal boxes.
 * normal: along that axis. Of axes that separate as much, to within rounding, faces count before edges, those of the
 * first box before those of the second, and x before y before z; a centre on neither side is taken to be on that of +.
 * First is the box whose centre is further back along (0.5347, 0.6631, 0.4239); of those beside each other, the one
 * that is smaller where their numbers, centre, half extents and q, first differ; of equal boxes a.
 * point: in the middle of what the ends of both boxes along the normal have in common, as seen along it. The end of a
 * box is a corner, an edge or a face, and what is no more than 2.5 times the padding further back. If the boxes are in
 * each other, or nearest along one axis alone, point -+ normal * distance / 2 are on both. Else they are in the planes
 * in which the boxes end along the normal, and one of them is on its box.
 * l is the sum of all half extents. growth 70, distance 82, normal 100, point 700, where
 *     growth    on a hit, no axis separates by more than margin grown so
 *     distance  is at most so much more than D, and no axis separates by so much more than distance
 *     normal    the boxes are apart by distance along it, to within so much of u * (l + D)
 * Of boxes apart, products of edges that are nearly parallel may separate by 30u * (l + w) / s more, s being the sine
 * of the angle between these, and w the sum of the differences of the centres.
 * Negative half extent: a miss; so is a q of 0. NaN: a miss. */
LH_API lh_status lh_contact_obb_obb(const lh_obbs *a, const lh_obbs *b, const lh_numbers *margin,
                                    uint64_t *hits, float *distance, const lh_xyz *normal,
                                    const lh_xyz *point);

/* Are the closed triangle and the closed oriented box no further apart than margin?
 * Method: of thirteen axes, the three of the box, the normal of the triangle and the products of their edges, the one
 * with the largest gap (Akenine-Moeller 2001; Ericson 5.2.9 and 9.5). In each other that is how deep they are, and the
 * normal the way out. Apart it is no more than D: the same where the nearest points are inside a face of the box or the
 * triangle, or inside an edge of both; less, if a corner is nearest to a vertex or an edge, and at least D / 1.74. So
 * they may then be that much further apart than the margin. The margin is padded by 8u of |margin| and of the distance,
 * and 40u of the largest |x| + |y| + |z| of a way from the centre of the box to a vertex. The triangle is flat, has two
 * sides, and may be as thin as it likes, a segment or a point.
 * normal: along that axis. Of gaps as large, to within rounding, the first counts: along x, y, z of the box, the
 * triangle's normal, and the products of x, y, z of the box with ab, with bc, with ca. If the triangle is as deep from
 * both ends of the axis, it is -x of the box, -(b - a) x (c - a), or, of an edge e, -x x e, and so on.
 * point: once the box has moved by -distance along the normal, in the middle of what of the three edges is in it, each
 * by |x| + |y| + |z| of that. If nothing is, it meets the inside: at the corner of the box that is lowest over the
 * triangle, or in the middle of what both have of the lowest edge or face. In each other both ends of the way are on
 * the surfaces. Apart at least one is; both, if the nearest points are as the gap says. No shape reaches beyond them.
 * l is the sum of that way and of the half extents. growth 48, distance 55, point 200, where D is that gap; apart it
 * may be less by what axes are off that come of short edges (docs/guarantees.md). Along the normal they are apart by
 * the distance, but for 52u * (D + l).
 * Negative half extent: a miss; so is a q of 0. NaN: a miss. */
LH_API lh_status lh_contact_triangle_obb(const lh_triangles *triangles, const lh_obbs *boxes,
                                         const lh_numbers *margin, uint64_t *hits, float *distance,
                                         const lh_xyz *normal, const lh_xyz *point);

/* Are the closed ball and the closed solid cylinder no further apart than margin?
 * Method: the distance of the centre from the cylinder, as in lh_overlap_sphere_cylinder; inside, that from the nearer
 * of round side and ends, negative. Either less the radius. The margin is padded by 8u of r + |margin|, 20u of the
 * distance, 22u of l, and 2^-62.
 * normal: where the centre is inside or on the surface, into the cylinder from what is nearest of that. Of round side
 * and ends that are as near to within rounding, it is either; of equals the end at b counts, then that at a. On the
 * axis, to within rounding, the normal from the round side is any across it: where the centre is there as computed,
 * that of lh_contact_sphere_capsule.
 * l is |b - a| and the radius of the cylinder. growth 24, distance 26, normal 41, point 24. Of a centre that is nearer
 * to the axis than to the round side, the normal from there is not bounded.
 * Negative radius: a miss. A cylinder with a = b: a miss. NaN: a miss. */
LH_API lh_status lh_contact_sphere_cylinder(const lh_spheres *spheres, const lh_cylinders *cylinders,
                                            const lh_numbers *margin, uint64_t *hits, float *distance,
                                            const lh_xyz *normal, const lh_xyz *point);

/* Are the closed capsule and the closed solid cylinder no further apart than margin?
 * Method: apart, the least distance of the segment from the cylinder, as in lh_overlap_capsule_cylinder. In each other
 * the shortest way of the segment out: along the axis, either way; square to the axis, away from it through an end;
 * square to axis and segment; or past a rim, square to the segment, where the ellipse that the rim is, seen along the
 * segment, is nearest, found by halves. Either less the radius. The margin is padded by 8u of r + |margin|, 28u of the
 * length of the axis, the radius of the cylinder and the distance, 68u of the length of the segment, and 2^-62.
 * normal: where the segment is in the cylinder, or no further from it than is padded for l, back along the way out. Of
 * ways as short, to within rounding, it is any of these; of equals the first counts: by the end at b, by that at a,
 * through the end a of the segment, through its b, square to both, past a rim. On the axis of the cylinder, to within
 * rounding, any way across is through that end: where it is there as computed, that of lh_contact_sphere_capsule.
 * point: of a segment parallel to what it is nearest to, or leaves by, at some point that is as near as any.
 * l is the length of the segment, that of the axis, and the radius of the cylinder. growth 85, distance 136, point 240.
 * If D is more than 64u * l, the normal leads from a point of the segment to one of the cylinder that is no further
 * away than D + 290u * (D + l); in each other it is that of a way out of at most D + 136u * (D + l).
 * Negative radius: a miss. A cylinder with a = b: a miss. NaN: a miss. */
LH_API lh_status lh_contact_capsule_cylinder(const lh_capsules *capsules, const lh_cylinders *cylinders,
                                             const lh_numbers *margin, uint64_t *hits, float *distance,
                                             const lh_xyz *normal, const lh_xyz *point);

/* Is the closed solid cylinder no further than margin from what is behind the plane, the half-space n.x <= d?
 * Method: as lh_contact_sphere_plane, of the end that is lower along n, less what its rim reaches down: the radius
 * times |n x e| / |n|, e being the direction of the axis. The margin is padded by 20u of the radius of the cylinder
 * more.
 * normal: -n / |n|. point: at the lowest point of the rim; of points as low, to within rounding, at any. Of an end that
 * is parallel to the plane, as computed, at its middle.
 * l is the larger sum of |n_i * v_i| of both ends v, over |n|, and the radius. growth 23, distance 22, normal 4.6,
 * point 46. The normal does not depend on l.
 * Negative radius: a miss. A cylinder with a = b, or a plane without a normal, n = 0: a miss. NaN: a miss. */
LH_API lh_status lh_contact_cylinder_plane(const lh_cylinders *cylinders, const lh_planes *planes,
                                           const lh_numbers *margin, uint64_t *hits, float *distance,
                                           const lh_xyz *normal, const lh_xyz *point);

/* Is the closed ellipsoid no further than margin from what is behind the plane, the half-space n.x <= d?
 * Method: as lh_contact_sphere_plane, of the centre, less what the ellipsoid reaches down from there: |M'n| / |n|, M
 * being the matrix of the columns. The margin is padded by 16u of m more, the sum of |n_i| (|a_i| + |b_i| + |c_i|) over
 * |n|, and by 2^-73.
 * normal: -n / |n|. point: at the lowest point; of an ellipsoid that is flat along the plane, as computed, at its
 * centre.
 * l is the sum of |n_i * centre_i| over |n|, and m. growth 23, distance 22, normal 4.6, point 46 along the normal; else
 * it is out of the ellipsoid by no more than 16u of what that reaches in a direction, and u of coordinates. The normal
 * does not depend on l.
 * A plane without a normal, n = 0: a miss. NaN: a miss. */
LH_API lh_status lh_contact_ellipsoid_plane(const lh_ellipsoids *ellipsoids, const lh_planes *planes,
                                            const lh_numbers *margin, uint64_t *hits, float *distance,
                                            const lh_xyz *normal, const lh_xyz *point);

/* ---- Manifolds ----------------------------------------------------------------------------------------
 * Contacts of up to four points, for shapes that lie on each other: what lh_contact_A_B says is true of these too, but
 * where said otherwise. All points of a pair have one normal. A pair hits if it has a point, and it has those that are
 * within the margin, as said of each query. NULL for `manifolds`: only the hits are wanted.
 *
 * The feature of a point says what touches there, of a in its bits 0 to 7, and of b in its bits 8 to 15: a kind, and a
 * number << LH_FEATURE_NUMBER. Points of a pair are in ascending order of their features. A solver that keeps what it
 * has found for a point finds it again by its feature in the next step. */
enum {
    LH_FACE = 0, /* or what is behind a plane */
    LH_EDGE = 1, /* or the side of a capsule */
    LH_VERTEX = 2,
    LH_FEATURE_NUMBER = 2, /* the number of a face, an edge or a vertex begins at this bit */
    LH_FEATURE_OF_B = 8    /* and what is of b at this one */
};

/* A point of a manifold: which pair, and which of its points. */
typedef struct lh_manifold_point {
    uint32_t pair, point;
} lh_manifold_point;

/* All points of n manifolds, of which `count` has how many each has, in ascending order: what a solver has rows for.
 * Returns how many they are; points has room for as many, 4 * n at most. n is at most 2^32. */
LH_API size_t lh_manifolds_to_points(const uint8_t *count, size_t n, lh_manifold_point *points);

/* As lh_contact_capsule_plane, with a point at each end of the capsule.
 * Method: for each end as there, both padded alike: so the hits are those of that query.
 * feature: of the capsule LH_VERTEX, 0 or 1 for its a or b; of the plane LH_FACE, 0.
 * Guarantees are those of that query, of each end by itself. */
LH_API lh_status lh_manifold_capsule_plane(const lh_capsules *capsules, const lh_planes *planes,
                                           const lh_numbers *margin, uint64_t *hits,
                                           const lh_manifolds *manifolds);

/* As lh_contact_obb_plane, with a point at each corner of the face that looks most into the plane.
 * Method: for each corner as there, each padded as there. The lowest corner is one of them, so the hits are those of
 * that query, but where others are as high to within rounding. The face is that of the axis of the box along which n is
 * longest, the first of equals.
 * feature: of the box LH_VERTEX, with bit 2 of the number for a corner towards +x, bit 3 for +y and bit 4 for +z, as
 * the box sees them; of the plane LH_FACE, 0.
 * Guarantees are those of that query, of each corner by itself. */
LH_API lh_status lh_manifold_obb_plane(const lh_obbs *boxes, const lh_planes *planes,
                                       const lh_numbers *margin, uint64_t *hits,
                                       const lh_manifolds *manifolds);

/* As lh_contact_capsule_capsule, with two points where both lie along each other.
 * Method: the contact is that query's, and so are hits and normal. Where the segments are parallel to within an angle
 * with a sine of 2^-5 and overlap, seen across: the points at both ends of what they have in common, if both are within
 * the margin; else the contact's point alone. These ends are, on the segment that comes first there, the feet of the
 * ends of the second, or its own end that such a foot is beyond; and the feet of these on the second. distance: of each
 * along the normal.
 * With a and b exchanged, hits, distances and points are the same, the normal is the opposite one, and features have
 * those of a and b exchanged; two points may be in the other order.
 * feature: of two points, of each capsule LH_VERTEX and the end towards which the point lies, 0 or 1 for its a or b. So
 * features stay while one slides along the other. Of one point that end if it is there, else LH_EDGE, 0.
 * Guarantees of one point are those of that query. Of two, each is within growth of the margin; with the normal that is
 * given, distance and point are off by at most 40u of what that query names. Where segments are not parallel, these
 * points lie beside both surfaces' lines of contact, halfway between: by at most l / 64.
 * Negative radius: a miss. NaN: a miss. */
LH_API lh_status lh_manifold_capsule_capsule(const lh_capsules *a, const lh_capsules *b,
                                             const lh_numbers *margin, uint64_t *hits,
                                             const lh_manifolds *manifolds);

/* As lh_contact_capsule_obb, with two points where the capsule lies along a face or an edge.
 * Method: the contact is that query's, and so are hits and normal. What is touched follows from the normal as the box
 * sees it: a face if it has a component of more than 2^-5 on one axis alone, an edge if on two, and else a corner.
 * Where the segment has no component of more than 2^-5 of its length on these axes: the points at both ends of what of
 * it is over the box on the other axes, if it has more than that there, and if both are within the margin; else the
 * contact's point alone. distance: of each along the normal, from the nearest point of the face or edge.
 * feature: of the capsule of two points LH_VERTEX and the end towards which the point lies, 0 or 1 for its a or b; of
 * one that end if it is there, else LH_EDGE, 0. Of the box LH_FACE with the number of its axis, 0 to 2, LH_EDGE with
 * that of the axis along it, or LH_VERTEX with 0; and bit 2 of the number for what is towards +x, bit 3 for +y and bit
 * 4 for +z.
 * Guarantees of one point are those of that query. Of two, each is within growth of the margin; with the normal that
 * is given, distance and point are off by at most 80u of what that query names, and the ends of what is over the box
 * by 2^-14 of its l, along the segment. Where the capsule leans, these points lie beside both surfaces, halfway
 * between: by at most 2^-6 of the length of the segment and of the distance there.
 * Negative radius or half extent: a miss; so is a q of 0. NaN: a miss. */
LH_API lh_status lh_manifold_capsule_obb(const lh_capsules *capsules, const lh_obbs *boxes,
                                         const lh_numbers *margin, uint64_t *hits,
                                         const lh_manifolds *manifolds);

/* As lh_contact_capsule_triangle, with two points where the capsule lies along the face or an edge.
 * Method: the contact is that query's, and so are hits and normal. What is touched is the face, if the normal leans by
 * an angle with a sine of up to 2^-5 from that of the triangle; else an edge, if the normal leans by as much from what
 * is across it, and no vertex is further against the normal; of two such edges the one from which it leans less, or the
 * longer one if that is so to within 2^-12; else the vertex furthest against the normal. A face of which the altitude
 * over the longest edge is less than 2^-6 of that edge is none. Where the segment leans by as much from the face, or
 * from the edge: the points at both ends of what of it is beside the vertices of that, seen across it, and, over a
 * face, on the inner side of those edges from which it leans by more, if both are within the margin; else the contact's
 * point alone. distance: of each along the normal, from the plane of the face or the nearest point of the edge.
 * feature: of the capsule of two points LH_VERTEX and the end towards which the point lies, 0 or 1 for its a or b; of
 * one that end if it is there, else LH_EDGE, 0. Of the triangle LH_FACE, 0, from either side; LH_EDGE with 0 for ab, 1
 * for bc and 2 for ca; LH_VERTEX with 0 for a, 1 for b and 2 for c.
 * Guarantees of one point are those of that query. Of two, each is within growth of the margin; with the normal that
 * is given, distance and point are off by at most 132u of what that query names, and the ends of what is over the face
 * or edge by 2^-11 of its l and the distance, along the segment. Where the capsule leans, these points lie beside both
 * surfaces, halfway between, and beyond an edge along which it runs: by at most 2^-5 of l and the distance there.
 * Negative radius: a miss. NaN: a miss. */
LH_API lh_status lh_manifold_capsule_triangle(const lh_capsules *capsules, const lh_triangles *triangles,
                                              const lh_numbers *margin, uint64_t *hits,
                                              const lh_manifolds *manifolds);

/* As lh_contact_obb_obb, with up to four points where faces of both lie over each other.
 * Method: by the axes as there, but so that boxes that lie on each other and tremble keep theirs: a face of the second
 * box counts if it is better than one of the first by more than 2^-9, and edges than faces by more than 2^-7, of the
 * least half extent of both boxes. Along a face's normal the face of the other box that looks at it most is cut by its
 * four sides (Ericson 5.3.3), and corners of it that lie over that face are points, too. Of those that are within the
 * margin up to four stay: the deepest; the one that is furthest from it; the one that spans most with both; and the one
 * that is furthest outside of these. What is as good to within 2^-8 of the size is in an order of places.
 * hits: those of lh_contact_obb_obb. With a and b exchanged hits, distances and points are the same, and the normal is
 * the opposite one, but of equal boxes; features have those of a and b exchanged, so points may be in another order.
 * normal: of that axis. Along it both boxes are apart by no less than the distance of lh_contact_obb_obb, less 2^-7 of
 * the least half extent of both.
 * distance: from one face to the other at the point, along the normal; no less than both boxes are apart along it.
 * Where no point of faces is within the margin, or edges have the axis, the only point is that of lh_contact_obb_obb,
 * with its distance and normal.
 * feature: of a box LH_FACE, its number being its axis, and a bit for the end at which it is, 2 for +x, 3 for +y and 4
 * for +z; LH_EDGE likewise, with bits for both other axes; LH_VERTEX with a bit for each + end. A corner on a face, or
 * edge on edge.
 * Guarantees: a point that is not that of the contact is on both surfaces to within 700u of l and the distance, as said
 * above; beyond the rim of a face by no more than 2^-9 of the least half extent of both faces, on each of two axes. */
LH_API lh_status lh_manifold_obb_obb(const lh_obbs *a, const lh_obbs *b, const lh_numbers *margin,
                                     uint64_t *hits, const lh_manifolds *manifolds);

/* As lh_manifold_obb_obb, with all points that both faces have in common within the margin, up to eight, for solvers
 * that reduce them themselves or not at all.
 * manifolds, more: the points in the order of their features, the first four and those after them. Each is a manifold
 * of its own: count, 0 to 4, is of its points, and more has a normal where it has a point, the same as manifolds.
 * All else is as there, and so are the guarantees; the points of that query are among these, bit for bit. Two corners
 * of faces that are closer than the slack of their rims, 2^-9 of the least half extent of both, may be two points. */
LH_API lh_status lh_manifold_obb_obb_all(const lh_obbs *a, const lh_obbs *b, const lh_numbers *margin,
                                         uint64_t *hits, const lh_manifolds *manifolds,
                                         const lh_manifolds *more);

/* As lh_contact_triangle_obb, with up to four points where the triangle and a face of the box lie over each other.
 * Method: by the axes as there, but so that a box that lies on a triangle and trembles keeps its axis: the normal of
 * the triangle counts, unless a face of the box is better by more than 2^-9, or edges than both by more than 2^-7, of
 * the least half extent. Along that axis the edges of the triangle are cut by the four sides of the face of the box
 * that looks at it most, and corners of that face that lie over the triangle are points, too. Of those that are within
 * the margin up to four stay, as in lh_manifold_obb_obb.
 * hits: those of lh_contact_triangle_obb.
 * normal: of that axis. Along it both are apart by no less than the distance of lh_contact_triangle_obb, less 2^-7 of
 * the least half extent.
 * distance: from the triangle to the face at the point, along the normal; no less than both are apart along it. Where
 * no such point is within the margin, where edges have the axis, where the triangle has no area, or its normal and that
 * of the face make an angle with a cosine below 2^-3, the only point is that of lh_contact_triangle_obb, with its
 * distance and normal.
 * feature: of the triangle LH_FACE, 0; LH_EDGE with 0 for ab, 1 for bc and 2 for ca; LH_VERTEX with 0 for a, 1 for b
 * and 2 for c. Of the box as in lh_manifold_obb_obb. A corner of the box on the face, a vertex on a face of the box, or
 * edge on edge.
 * Guarantees: a point that is not that of the contact is on the triangle and on the surface of the box to within 500u
 * of the distance and the l of that query. Of the two that to whose face the normal belongs may end before the point,
 * by no more than 2^-9 of the least of three: both half extents of the face of the box, and half of the altitude over
 * the longest edge of the triangle, as seen on that face; of a face of the box on each of two axes.
 * Negative half extent: a miss; so is a q of 0. NaN: a miss. */
LH_API lh_status lh_manifold_triangle_obb(const lh_triangles *triangles, const lh_obbs *boxes,
                                          const lh_numbers *margin, uint64_t *hits,
                                          const lh_manifolds *manifolds);

#endif

/* k-DOPs: bounding volumes that are tighter than boxes and as cheap to compare. Part of lanehit.h, which includes it;
 * views.h says what an lh_kdops is.
 *
 *     float *columns = malloc(lh_pack_floats(n, 18) * sizeof *columns);
 *     lh_kdops around;
 *     lh_pack_kdops_from_triangles(&triangles, 18, columns, &around);
 *     lh_overlap_kdop_kdop(&around_of_some, &around_of_others, hits);
 *
 * Conventions, for every function below
 *   k        directions, counted twice: 6, 14, 18 or 26, and so many columns. A k-DOP that is packed has the arrays of
 *            that; whatever else is asked for is refused.
 *   Missing  where a view has no arrays of corners, or of edges, there are no bounds that way: k-DOPs of different k
 *            can be asked about each other.
 *   Empty    a k-DOP whose min is above its max along some direction is empty. min = +inf, max = -inf meets nothing
 *            whose bounds are finite; others that are empty give any verdict, the same bits everywhere.
 *   NaN      in a bound that is compared is a miss. */
#if !defined(LANEHIT_H)
#include "lanehit.h" /* which includes this file where it belongs */
#elif !defined(LANEHIT_KDOPS_H)
#define LANEHIT_KDOPS_H

/* ---- Around shapes -------------------------------------------------------------------------------------
 *
 * columns and packed as in pack.h, for so many columns as k says. Each k-DOP contains its shape, in exact arithmetic on
 * the floats of both. Bounds are the tightest floats where doubles have the sums of coordinates, as they always do
 * unless these differ by a factor of 2^28; what a radius reaches is off by at most 2^-50 of it, outwards. Bounds beyond
 * FLT_MAX are infinite.
 * Empty    a ball of negative radius, a box with min > max on an axis: the k-DOP min = +inf, max = -inf.
 * NaN      makes the bounds NaN of each direction in which it counts; in a radius all of them. */

/* Around sets, which bounds.h has: one k-DOP a set. Around nothing there is min = +inf, max = -inf. */
LH_API lh_status lh_pack_kdops_around(const lh_sets *sets, unsigned k, float *columns, lh_kdops *packed);

/* Around each of some shapes. */
LH_API lh_status lh_pack_kdops_from_spheres(const lh_spheres *spheres, unsigned k, float *columns,
                                            lh_kdops *packed);
LH_API lh_status lh_pack_kdops_from_triangles(const lh_triangles *triangles, unsigned k, float *columns,
                                              lh_kdops *packed);
LH_API lh_status lh_pack_kdops_from_capsules(const lh_capsules *capsules, unsigned k, float *columns,
                                             lh_kdops *packed);
LH_API lh_status lh_pack_kdops_from_aabbs(const lh_aabbs *boxes, unsigned k, float *columns,
                                          lh_kdops *packed);

/* Around pairs: packed[i] has of each direction the lesser min and the greater max of a[i] and b[i], no rounding being
 * needed; so a hierarchy is built, or fitted anew, from below. One of count 1 goes with each of the others. It has the
 * directions that both have. Empty ones, with min = +inf and max = -inf, add nothing. NaN makes a bound NaN. */
LH_API lh_status lh_pack_kdops_from_kdops(const lh_kdops *a, const lh_kdops *b, float *columns,
                                          lh_kdops *packed);

/* ---- Queries ------------------------------------------------------------------------------------------- */

/* Do the closed k-DOPs meet along every direction that both have?
 * Method: bounds are compared (Klosowski, Held, Mitchell, Sowizral and Zikan, Efficient Collision Detection Using
 * Bounding Volume Hierarchies of k-DOPs, 1998). Comparisons only, so exact for the bounds as they are, whatever they
 * are. k-DOPs that share a point are a hit.
 * Over-report: k-DOPs that no direction of theirs tells apart, such as those whose edges cross.
 * NaN: along a direction that both have, a miss. */
LH_API lh_status lh_overlap_kdop_kdop(const lh_kdops *a, const lh_kdops *b, uint64_t *hits);
LH_API lh_status lh_any_overlap_kdop_kdop(const lh_kdops *a, const lh_kdops *b, int *any);

/* Does the first k-DOP contain the second one along every direction that the first one has?
 * Method: bounds are compared. Comparisons only, so exact for the bounds as they are, and never wrong: along each of
 * its directions the outer k-DOP contains the inner one.
 * Under-report: where bounds of the inner one are looser than what is in all its slabs. A box as an inner one has no
 * bounds along corners and edges, and is contained in no k-DOP that has: lh_pack_kdops_from_aabbs gives it these.
 * Inverted: an inner k-DOP with min > max along a direction of the outer one is contained in nothing.
 * NaN: along a direction of the outer one, a miss. */
LH_API lh_status lh_contains_kdop_kdop(const lh_kdops *outer, const lh_kdops *inner, uint64_t *hits);
LH_API lh_status lh_any_contains_kdop_kdop(const lh_kdops *outer, const lh_kdops *inner, int *any);

/* Does the closed k-DOP contain the point?
 * Method: sums of coordinates, with what their rounding leaves (Knuth, The Art of Computer Programming 2, 4.2.2,
 * theorem B), are compared with the bounds. Exact, so that a k-DOP contains every point that it was packed around:
 * coordinates of magnitudes up to 2^125 and any bounds.
 * NaN: in the point, or in a bound, a miss. Infinite coordinates: a miss, where there are corners or edges. */
LH_API lh_status lh_contains_kdop_point(const lh_kdops *outer, const lh_vectors *points, uint64_t *hits);
LH_API lh_status lh_any_contains_kdop_point(const lh_kdops *outer, const lh_vectors *points, int *any);

/* Is all of the closed k-DOP behind the plane, some of it, or nothing? hits, inside, and a normal of 0 as in
 * lh_classify_sphere_plane.
 * Method: a normal is a sum of the axis of its largest component, the edge between both larger ones and the corner of
 * its octant, with shares of |n_1| - |n_2|, |n_2| - |n_3| and |n_3|, the magnitudes of the components from the largest
 * on. The k-DOP is no lower, and no higher, than its bounds along these add up to, in those shares. Without bounds
 * along edges there are two axes instead, and along corners the edge and the third axis. It is padded by 8u of S, the
 * sum of the magnitudes that are added up.
 * Never misses, and never reports as inside what is not: bounds and normals of 0 or 2^-40 to 2^40, any d.
 * Over-report: on a hit, what these bounds add up to is at most d + 8 * 2^-23 * S. Where the three planes do not meet
 * in the k-DOP, that may be lower than all of it. What is not reported as inside adds up to at least d - 8 * 2^-23 * S.
 * NaN: in the plane, or in a bound that is added up, a miss. Empty: with a normal of 0, as if it were not. */
LH_API lh_status lh_classify_kdop_plane(const lh_kdops *kdops, const lh_planes *planes, uint64_t *hits,
                                        uint64_t *inside);

/* Does the ray meet the closed k-DOP, and between which times?
 * Method: slabs (Kay and Kajiya, Ray Tracing Complex Scenes, 1986). Sums of coordinates of the origin and of the
 * direction are had with what their rounding leaves, so that times are off by no more than 8u of themselves; entries
 * are taken 16u earlier, and exits 16u later. With both dir and inv_dir, dir is used; with inv_dir alone, its
 * reciprocals, and what is said here is said of the ray along these as they are rounded.
 * t_enter, t_exit: n floats each, or NULL if not wanted. On a hit t_min' <= t_enter <= t_exit <= t_max', the limits as
 * clamped; both +inf on a miss. Never NaN, never -0. t_enter is never late and t_exit never early. A ray that begins in
 * the k-DOP has t_enter = t_min'.
 * Never misses: coordinates, bounds and directions of 0 or 2^-40 to 2^40, any limits. Infinite bounds are none.
 * Over-report: t_enter is at most 25u early, t_exit at most 25u late. On a hit the ray meets the k-DOP if times of exit
 * and t_max grow by 25 * 2^-23 of themselves, in the same range.
 * NaN: in the ray, a miss; a NaN limit is absent, and so is a NaN bound. */
LH_API lh_status lh_raycast_kdop(const lh_rays *rays, const lh_kdops *kdops, uint64_t *hits, float *t_enter,
                                 float *t_exit);

#endif

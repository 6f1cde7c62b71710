/* Polygons. Part of lanehit.h, which includes it.
 *
 * A polygon is given by its vertices in order: `polygon`, a view of one vertex or more, wound either way; the last is
 * joined to the first. It may be convex or not, have vertices that repeat or edges on a line, be a segment or a point.
 * All points or rays of a call go with it; n is theirs, and that of the vertices has nothing to do with it and has no
 * limit. What loops around a place an even number of times leaves it out, as a hole does that a cut joins to the edge.
 * Its normal is the one by Newell's method (Ericson 12.4.2), in doubles, of which only the direction counts. Vertices
 * should lie in a plane, but for rounding: what holds of others, each query says.
 *
 * Closed sets: edges and vertices belong to a polygon. On which side of an edge something is, is decided without error,
 * whatever the order of its ends: so polygons that share edges leave no gap.
 * NaN: in the element, a miss; in any vertex, all are. So is a vertex that is infinite. */
#if !defined(LANEHIT_H)
#include "lanehit.h" /* which includes this file where it belongs */
#elif !defined(LANEHIT_POLYGONS_H)
#define LANEHIT_POLYGONS_H

/* Is the point in the polygon, as both are seen along the axis on which the normal has its largest component, of equals
 * the last of x, y and z? How far the point is from the plane does not matter: lh_classify_sphere_plane with a radius
 * of 0 tells.
 * inside: as hits, but of what is on no edge, nor a vertex; or NULL if not wanted.
 * Method: a half-line from the point crosses an odd number of edges (Shimrat 1962; Ericson 5.4.2), or the point is on
 * one. Comparisons tell of most edges, floats on which side of the others the point is, and sums of doubles without
 * error (Shewchuk 1997) where floats may be wrong.
 * Exact: never misses, and never hits wrongly, for all finite coordinates.
 * Cost: in proportion to the vertices, for points in the box of the polygon; little for others. Of many vertices, 16
 * times as many as a vector has floats, it is in proportion to their logarithm for each point, and to their number once
 * a call, if the coordinate that is the second after the one left out rises along the loop and then falls, as it does
 * along every convex polygon: bisection finds the edges that a half-line can cross (Preparata and Shamos 1985). */
LH_API lh_status lh_contains_polygon_point(const lh_vectors *points, const lh_vectors *polygon,
                                           uint64_t *hits, uint64_t *inside);

/* Does the ray meet the polygon, from either side, and when?
 * Method: the line passes through the loop of edges, which is seen along it as a flat one, as the point does in
 * lh_contains_polygon_point: without error (in the manner of Woop, Benthin and Wald 2013). And within its limits the
 * ray is at some time between the lowest and the highest vertex on each axis and along the normal (slabs: Kay and
 * Kajiya 1986), padded as said below. So of vertices that are not in a plane the loop counts, and where they are along
 * the normal. A ray in the plane meets all that it has of edges. With both dir and inv_dir, dir is used; with inv_dir
 * alone, its reciprocals. A direction of length up to 2^-64 is a zero: a point query, seen as in
 * lh_contains_polygon_point.
 * t: n floats, or NULL if not wanted. On a hit t_min' <= t <= t_max', the limits as clamped; +inf on a miss. Never NaN,
 * never -0. t is never late: before it the ray is not at the polygon. Rays in the plane have the time at which they
 * reach its box.
 * Never misses: coordinates of 0 or 2^-40 to 2^40, directions of length 0 or 2^-40 to 2^41, any limits.
 * Over-report: the line always passes through the loop. At t the ray is, along each axis and the normal n, no further
 * below the lowest vertex or above the highest than 12 * 2^-23 times the sum of |n_i| * (|origin_i| + t * |dir_i|) and
 * the largest |n.v| of a vertex v, plus 2^-80, in the same range. So t is early by no more than that, divided by |dir|
 * and by the sine of the angle between ray and plane; and a ray in the plane is at the box.
 * NaN: a NaN limit is absent. */
LH_API lh_status lh_raycast_polygon(const lh_rays *rays, const lh_vectors *polygon, uint64_t *hits, float *t);

#endif

// Written by bindings/write_bindings.py from the headers and descriptions of the library.
use crate::Error;
use crate::call::{asked, Call};
use crate::{Aabbs, Capsules, Ellipsoids, Kdops, Obbs, Planes, Poses, Spheres, Triangles, Vectors};
use lanehit_sys as sys;

/// Does the closed box outer contain the closed box inner, boundaries included?
///
/// ```text
/// Comparisons only: exact for
/// all finite coordinates. Inverted boxes: never hit.
/// NaN in either box: a miss.
/// ```
pub fn contains_aabb_aabb(
    outer: &Aabbs<'_>,
    inner: &Aabbs<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_aabb_aabb", &[outer.len(), inner.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_contains_aabb_aabb(outer.as_ptr(), inner.as_ptr(), hits) })
}

/// Does the closed box outer contain the point, boundary included?
///
/// ```text
/// Comparisons only: exact for all finite
/// coordinates.
/// NaN in the box or the point: a miss.
/// ```
pub fn contains_aabb_point(
    outer: &Aabbs<'_>,
    points: &Vectors<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_aabb_point", &[outer.len(), points.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_contains_aabb_point(outer.as_ptr(), points.as_ptr(), hits) })
}

/// Does the closed ball outer contain the point?
///
/// ```text
/// Method: squared distance from the centre, against the squared radius less 10 * 2^-24 of it.
/// Never hits wrongly: coordinates and radii of 0 or magnitude 2^-40 and more; of smaller ones, what is hit is in the
/// ball grown by 2^-73. The centre is in every ball of radius 0 or more, and in the same range alone in one of radius 0.
/// A point just on the sphere may be a miss.
/// Under-report: on a miss, a ball of radius r * (1 - 3.8 * 2^-23) does not contain the point, in the same range for r
/// up to 2^63; a larger ball counts as one of radius 2^63.
/// NaN: in the ball or the point, a miss.
/// ```
pub fn contains_sphere_point(
    outer: &Spheres<'_>,
    points: &Vectors<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_sphere_point", &[outer.len(), points.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contains_sphere_point(outer.as_ptr(), points.as_ptr(), hits)
    })
}

/// Does the closed ball outer contain the closed ball inner?
///
/// ```text
/// An inner ball of negative radius is never contained.
/// Method: squared distance of the centres, against the squared difference of the radii, padded as in
/// contains_sphere_point.
/// Never hits wrongly: as contains_sphere_point. A ball contains itself and every other with its centre and no
/// larger radius. A ball that touches from within at one point may be a miss.
/// Under-report: on a miss, an outer ball whose radius is smaller by 4.3 * 2^-23 of the difference of the radii does
/// not contain inner, in the same range for differences up to 2^63; a larger one counts as 2^63.
/// NaN: in either ball, a miss.
/// ```
pub fn contains_sphere_sphere(
    outer: &Spheres<'_>,
    inner: &Spheres<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_sphere_sphere", &[outer.len(), inner.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contains_sphere_sphere(outer.as_ptr(), inner.as_ptr(), hits)
    })
}

/// Does the closed ball outer contain the closed box inner?
///
/// ```text
/// Inverted boxes: never hit.
/// Method: squared distance of the corner furthest from the centre, against the squared radius, padded as in
/// contains_sphere_point.
/// Never hits wrongly, under-report: as contains_sphere_point. A box of which a corner is just on the sphere
/// may be a miss.
/// NaN: in the ball or the box, a miss.
/// ```
pub fn contains_sphere_aabb(
    outer: &Spheres<'_>,
    inner: &Aabbs<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_sphere_aabb", &[outer.len(), inner.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_contains_sphere_aabb(outer.as_ptr(), inner.as_ptr(), hits) })
}

/// Does the closed box outer contain the closed ball inner, boundaries included?
///
/// ```text
/// Exact for all finite values.
/// An inner ball of negative radius is never contained.
/// Method: the distance of each face from the centre, against the radius; where rounding could hide the
/// difference, the same in two other forms, of which one is exact (Sterbenz, Floating-Point Computation, 1974).
/// NaN: in the box or the ball, a miss.
/// ```
pub fn contains_aabb_sphere(
    outer: &Aabbs<'_>,
    inner: &Spheres<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_aabb_sphere", &[outer.len(), inner.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_contains_aabb_sphere(outer.as_ptr(), inner.as_ptr(), hits) })
}

/// Does the closed oriented box contain the point?
///
/// ```text
/// Method: the point in the box's own coordinates, against the half extents (Ericson 4.4). Never hits wrongly: those
/// coordinates are padded by 14 * 2^-24 of m = |x| + |y| + |z|, where x, y and z are the differences of point and
/// centre.
/// Under-report: on a miss, a box whose half extents are each smaller by 13.6 * 2^-23 * m does not contain the point.
/// Both for coordinates, half extents and components of q of 0 or 2^-40 to 2^40, q not being 0.
/// NaN: in either, a miss. A q of 0 likewise; so is a negative half extent.
/// ```
pub fn contains_obb_point(
    boxes: &Obbs<'_>,
    points: &Vectors<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_obb_point", &[boxes.len(), points.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_contains_obb_point(boxes.as_ptr(), points.as_ptr(), hits) })
}

/// Does the closed capsule contain the point?
///
/// ```text
/// Method: squared distance from the nearest point of the segment (Ericson 5.1.2), against the square of the radius less
/// 8 * 2^-24 of it and 4 * 2^-24 of the sum of |b_i - a_i|.
/// Never hits wrongly: coordinates and radii of 0 or 2^-40 to 2^40. A point just on the surface may be a miss, and so
/// may be any point of a segment of radius 0; the point of one that has no length is in it.
/// Under-report: on a miss, a capsule whose radius r is smaller by 9 * 2^-23 * (r + |b - a|) does not contain the point.
/// NaN: in either, a miss. A negative radius likewise.
/// ```
pub fn contains_capsule_point(
    outer: &Capsules<'_>,
    points: &Vectors<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_capsule_point", &[outer.len(), points.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contains_capsule_point(outer.as_ptr(), points.as_ptr(), hits)
    })
}

/// Is the point in the hull, that is behind all planes of its faces?
///
/// ```text
/// A hull is given by these here, one or more, in a
/// frame of its own: n points outwards, and any length of it will do. What they leave may be unbounded, or empty.
/// Method: the point as the hull's axes see it, over each plane. To the height 5u of what it is summed up of is added,
/// and 14u * (|n_x| + |n_y| + |n_z|) * m, m being |x_i - p_i| summed up over the axes.
/// Never hits wrongly: coordinates, normals and components of q of 0 or 2^-40 to 2^40, any d. Whoever wants every point
/// of a boundary asks whether the ball of radius 0 meets the hull of the vertices.
/// Under-report: on a miss the point is not behind all planes when each d shrinks by 4.6 * 2^-23 of the sum of
/// |n_i * seen_i|, seen being the point in the frame of the hull, and 13.6 * 2^-23 * (|n_x| + |n_y| + |n_z|) * m.
/// NaN: a miss. A q of 0: a miss.
/// ```
pub fn contains_hull_point(
    poses: &Poses<'_>,
    points: &Vectors<'_>,
    faces: &Planes<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_hull_point", &[poses.len(), points.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contains_hull_point(poses.as_ptr(), points.as_ptr(), faces.as_ptr(), hits)
    })
}

/// Does the closed ellipsoid contain the point?
///
/// ```text
/// Method: the point as M^-1 (point - centre) by Cramer's rule, M being the matrix of the columns, against a length of 1
/// less 8u and 12u * k. k is how much of what is added up cancels: the sum of (|a_i| + |b_i| + |c_i|) times the i-th
/// components of b x c, c x a and a x b, with the signs of all products taken as one, over |det M|. It is 3 for half
/// axes along x, y and z, up to 20 for those of a ball that are turned, and larger by as much as the longest half axis
/// is longer than the shortest.
/// Never hits wrongly: coordinates and columns of 0 or 2^-40 to 2^40. A flat ellipsoid contains nothing.
/// Under-report: on a miss, the ellipsoid shrunk about its centre by the factor 1 - 2^-23 * (7 + 12 * k) does not
/// contain the point, where |det M| is at least 2^-120.
/// NaN: in either, a miss.
/// ```
pub fn contains_ellipsoid_point(
    outer: &Ellipsoids<'_>,
    points: &Vectors<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_ellipsoid_point", &[outer.len(), points.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contains_ellipsoid_point(outer.as_ptr(), points.as_ptr(), hits)
    })
}

/// Does the closed box outer contain the closed triangle?
///
/// ```text
/// Comparisons only: exact for all finite values.
/// Method: it contains the vertices.
/// NaN: in either, a miss.
/// ```
pub fn contains_aabb_triangle(
    outer: &Aabbs<'_>,
    inner: &Triangles<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_aabb_triangle", &[outer.len(), inner.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contains_aabb_triangle(outer.as_ptr(), inner.as_ptr(), hits)
    })
}

/// Does the closed box outer contain the closed capsule?
///
/// ```text
/// Exact for all finite values. A capsule of negative radius is
/// never contained.
/// Method: contains_aabb_sphere of the balls at both ends.
/// NaN: in either, a miss.
/// ```
pub fn contains_aabb_capsule(
    outer: &Aabbs<'_>,
    inner: &Capsules<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_aabb_capsule", &[outer.len(), inner.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contains_aabb_capsule(outer.as_ptr(), inner.as_ptr(), hits)
    })
}

/// Does the closed box outer contain the closed oriented box?
///
/// ```text
/// Method: how far the oriented box reaches along each axis of the world, against the faces (Ericson 5.2.3), padded as
/// by classify_obb_plane with that axis as the normal: by 5u * |c_i| and 20u * m, c being its centre and m the sum of
/// its half extents.
/// Never hits wrongly, as classify_obb_plane. A box that touches a face from within may be a miss, and so may one
/// that is not turned.
/// Under-report: on a miss, the outer box whose faces are further in by 4.6 * 2^-23 * (|c_i| + 4.2 * m) each does not
/// contain the oriented box.
/// NaN: in either, a miss. A q of 0 likewise; so is a negative half extent.
/// ```
pub fn contains_aabb_obb(
    outer: &Aabbs<'_>,
    inner: &Obbs<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_aabb_obb", &[outer.len(), inner.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_contains_aabb_obb(outer.as_ptr(), inner.as_ptr(), hits) })
}

/// Does the first k-DOP contain the second one along every direction that the first one has?
///
/// ```text
/// Method: bounds are compared. Comparisons only, so exact for the bounds as they are, and never wrong: along each of
/// its directions the outer k-DOP contains the inner one.
/// Under-report: where bounds of the inner one are looser than what is in all its slabs. A box as an inner one has no
/// bounds along corners and edges, and is contained in no k-DOP that has: pack_kdops_from_aabbs gives it these.
/// Inverted: an inner k-DOP with min > max along a direction of the outer one is contained in nothing.
/// NaN: along a direction of the outer one, a miss.
/// ```
pub fn contains_kdop_kdop(
    outer: &Kdops<'_>,
    inner: &Kdops<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_kdop_kdop", &[outer.len(), inner.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_contains_kdop_kdop(outer.as_ptr(), inner.as_ptr(), hits) })
}

/// Does the closed k-DOP contain the point?
///
/// ```text
/// Method: sums of coordinates, with what their rounding leaves (Knuth, The Art of Computer Programming 2, 4.2.2,
/// theorem B), are compared with the bounds. Exact, so that a k-DOP contains every point that it was packed around:
/// coordinates of magnitudes up to 2^125 and any bounds.
/// NaN: in the point, or in a bound, a miss. Infinite coordinates: a miss, where there are corners or edges.
/// ```
pub fn contains_kdop_point(
    outer: &Kdops<'_>,
    points: &Vectors<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_kdop_point", &[outer.len(), points.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_contains_kdop_point(outer.as_ptr(), points.as_ptr(), hits) })
}

/// Is the point in the polygon, as both are seen along the axis on which the normal has its largest component, of
/// equals the last of x, y and z?
///
/// ```text
/// How far the point is from the plane does not matter: classify_sphere_plane with a radius
/// of 0 tells.
/// inside: as hits, but of what is on no edge, nor a vertex; or None if not wanted.
/// Method: a half-line from the point crosses an odd number of edges (Shimrat 1962; Ericson 5.4.2), or the point is on
/// one. Comparisons tell of most edges, floats on which side of the others the point is, and sums of doubles without
/// error (Shewchuk 1997) where floats may be wrong.
/// Exact: never misses, and never hits wrongly, for all finite coordinates.
/// Cost: in proportion to the vertices, for points in the box of the polygon; little for others. Of many vertices, 16
/// times as many as a vector has floats, it is in proportion to their logarithm for each point, and to their number once
/// a call, if the coordinate that is the second after the one left out rises along the loop and then falls, as it does
/// along every convex polygon: bisection finds the edges that a half-line can cross (Preparata and Shamos 1985).
/// ```
pub fn contains_polygon_point(
    points: &Vectors<'_>,
    polygon: &Vectors<'_>,
    hits: &mut [u64],
    inside: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contains_polygon_point", &[points.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let inside = call.bits("inside", inside)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contains_polygon_point(points.as_ptr(), polygon.as_ptr(), hits, inside)
    })
}

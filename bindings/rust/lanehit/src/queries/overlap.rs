// Written by bindings/write_bindings.py from the headers and descriptions of the library.
use crate::Error;
use crate::Grid;
use crate::call::{asked, len_of, optional, Call, Xyz};
use crate::{Aabbs, Capsules, Cylinders, Ellipsoids, Kdops, Obbs, Poses, Spheres, Triangles, Vectors};
use lanehit_sys as sys;

/// Does the closed ball meet the closed box?
///
/// ```text
/// Method: squared distance from the centre to its clamp onto the box (Ericson, Real-Time Collision
/// Detection, 5.2.5), against the squared radius padded by 8 * 2^-24 and 2^-126.
/// Never misses: coordinates and radii of 0 or 2^-40 to 2^40. Below that, 2^-126 of padding covers what
/// underflows; above 2^63 the squares overflow.
/// Over-report: on a hit, a ball of radius r * (1 + 3.8 * 2^-23) + 1.01 * 2^-63 meets the box, for radii of at most
/// 2^63 and any finite coordinates. From 2^64 on a ball hits every box.
/// NaN: in the centre, radius or max, a miss; in min, that side of the box is taken to be at max.
/// ```
pub fn overlap_sphere_aabb(
    spheres: &Spheres<'_>,
    boxes: &Aabbs<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_sphere_aabb", &[spheres.len(), boxes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_sphere_aabb(spheres.as_ptr(), boxes.as_ptr(), hits)
    })
}

/// Does the closed triangle meet the closed box?
///
/// ```text
/// Method: thirteen separating axes (Akenine-Moeller, Fast 3D Triangle-Box Overlap Testing, 2001), edges and
/// normal taken from the vertices as given; the box is padded on the ten axes that are not its own.
/// Never misses: coordinates of 0 or 2^-40 to 2^40.
/// Over-report: on a hit, a box whose half extents h are larger, on each axis, by 2^-23 * (k * (h + max |v - c|) +
/// |c|) + 2^-48 meets the triangle, in the same range. c is the centre and v the vertices. k is 32 plus twice the
/// cancellation in the normal (docs/guarantees.md), which is 1 to 10 except for needles and slivers; k is at most
/// 2^14.
/// NaN: in the box, a miss; in a vertex, some verdict, the same bits everywhere.
/// ```
pub fn overlap_triangle_aabb(
    triangles: &Triangles<'_>,
    boxes: &Aabbs<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_triangle_aabb", &[triangles.len(), boxes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_triangle_aabb(triangles.as_ptr(), boxes.as_ptr(), hits)
    })
}

/// Do two closed boxes meet?
///
/// ```text
/// Comparisons only: exact for all finite coordinates.
/// NaN in either box: a miss.
/// ```
pub fn overlap_aabb_aabb(a: &Aabbs<'_>, b: &Aabbs<'_>, hits: &mut [u64]) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_aabb_aabb", &[a.len(), b.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_overlap_aabb_aabb(a.as_ptr(), b.as_ptr(), hits) })
}

/// Do two closed balls meet?
///
/// ```text
/// Method: squared distance of the centres (Ericson 4.3.1), against the squared sum of the radii padded by
/// 10 * 2^-24 and 2^-126.
/// Never misses: as overlap_sphere_aabb.
/// Over-report: on a hit, balls whose radii sum up to (a + b) * (1 + 4.8 * 2^-23) + 1.01 * 2^-63 meet, for sums a + b
/// of at most 2^63 and any finite coordinates. From 2^64 on balls always meet.
/// NaN: in either ball, a miss.
/// ```
pub fn overlap_sphere_sphere(
    a: &Spheres<'_>,
    b: &Spheres<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_sphere_sphere", &[a.len(), b.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_overlap_sphere_sphere(a.as_ptr(), b.as_ptr(), hits) })
}

/// Does the closed ball meet the closed triangle?
///
/// ```text
/// Method: distance from the centre to the closest point of the triangle, found along an edge and along the altitude
/// upon it, against the radius, padded by 8 * 2^-24 of itself and by 48 * 2^-24 of l, the size of the triangle: the
/// root of |b - a|^2 + |c - a|^2 (docs/guarantees.md; Ericson 5.2.7).
/// Never misses: coordinates and radii of 0 or 2^-40 to 2^40, however thin the triangle is; it may be a segment or a
/// point.
/// Over-report: on a hit, a ball of radius r * (1 + 8 * 2^-23) + 26.5 * 2^-23 * l + 1.01 * 2^-63 meets the triangle,
/// in the same range. Within that margin the verdict may depend on the order of the vertices.
/// NaN: in the ball or in the triangle, a miss.
/// ```
pub fn overlap_sphere_triangle(
    spheres: &Spheres<'_>,
    triangles: &Triangles<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_sphere_triangle", &[spheres.len(), triangles.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_sphere_triangle(spheres.as_ptr(), triangles.as_ptr(), hits)
    })
}

/// Does the closed ball meet the closed oriented box?
///
/// ```text
/// Method: the centre in the box's own coordinates, and its squared distance from the box there (Ericson 5.1.4),
/// against the squared radius padded as in overlap_sphere_aabb; half extents are padded by 14 * 2^-24 of m = |x| +
/// |y| + |z|, where x, y and z are the differences of the centres.
/// Never misses: coordinates, half extents, radii and components of q of 0 or 2^-40 to 2^40, q not being 0.
/// Over-report: on a hit, a ball of radius r + 2^-23 * (3.8 * r + 23.5 * m) + 1.01 * 2^-63 meets the box, in the same
/// range.
/// NaN: in either, a miss. A q of 0 likewise.
/// ```
pub fn overlap_sphere_obb(
    spheres: &Spheres<'_>,
    boxes: &Obbs<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_sphere_obb", &[spheres.len(), boxes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_overlap_sphere_obb(spheres.as_ptr(), boxes.as_ptr(), hits) })
}

/// Do the closed ball and the closed capsule meet?
///
/// ```text
/// Method: squared distance from the centre to the nearest point of the segment (Ericson 4.5.1 and 5.1.2), against the
/// square of the sum of the radii, padded by 10 * 2^-24 of itself, 12 * 2^-24 of |bx - ax| + |by - ay| + |bz - az|, and
/// 2^-62.
/// Never misses: coordinates and radii of 0 or 2^-40 to 2^40, and below. From 2^61 on squares overflow, and contacts may
/// be missed.
/// Over-report: on a hit, shapes whose radii sum up to r + 12 * 2^-23 * (r + |b - a|) + 2^-61 meet, where r is the sum
/// of the given radii, in the same range.
/// NaN: in either, a miss.
/// ```
pub fn overlap_sphere_capsule(
    spheres: &Spheres<'_>,
    capsules: &Capsules<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_sphere_capsule", &[spheres.len(), capsules.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_sphere_capsule(spheres.as_ptr(), capsules.as_ptr(), hits)
    })
}

/// Does the closed box meet the closed oriented box?
///
/// ```text
/// Method: fifteen separating axes, the faces of both and the products of their edges (Gottschalk, Lin and Manocha,
/// OBBTree, 1996; Ericson 4.4.1), each padded by 26 * 2^-24 of m, the sum of the six half extents.
/// Never misses: coordinates, half extents and components of q of 0 or 2^-40 to 2^40, q not being 0.
/// Over-report: on a hit, none of these axes separates the boxes by more than 27.1 * 2^-23 * m, in the same range. The
/// axes of faces have length 1, but the product of two edges has the length of the sine s of their angle. Where such
/// an axis alone separates, boxes whose half extents are larger by 27.1 * 2^-23 * m / s would meet
/// (docs/guarantees.md).
/// NaN: in either, a miss. A q of 0 likewise.
/// ```
pub fn overlap_aabb_obb(boxes: &Aabbs<'_>, obbs: &Obbs<'_>, hits: &mut [u64]) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_aabb_obb", &[boxes.len(), obbs.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_overlap_aabb_obb(boxes.as_ptr(), obbs.as_ptr(), hits) })
}

/// Does the closed triangle meet the closed oriented box?
///
/// ```text
/// Method: the triangle in the box's coordinates, each of which is off by no more than 16 * 2^-24 of w and 2^-62,
/// where w is the largest |x| + |y| + |z| of the vectors from the centre to the vertices. The box grows by that on
/// each axis; then the thirteen axes of overlap_triangle_aabb decide.
/// Never misses: coordinates, half extents and components of q of 0 or 2^-40 to 2^40, q not being 0.
/// Over-report: on a hit, a box whose half extents are larger, on each axis, by 2^-23 * k * (w + the sum of the half
/// extents) + 2^-47 meets the triangle, in the same range. k is 48 plus twice the largest cancellation in the normal
/// (docs/guarantees.md) that is possible where vertices are off by 16 * 2^-24 of w. That is 1 to 10 except for
/// needles, slivers, and triangles tiny beside w; k is at most 2^14 + 16.
/// NaN: in the box, a miss; in a vertex, some verdict, the same bits everywhere. A q of 0: a miss.
/// ```
pub fn overlap_triangle_obb(
    triangles: &Triangles<'_>,
    obbs: &Obbs<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_triangle_obb", &[triangles.len(), obbs.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_triangle_obb(triangles.as_ptr(), obbs.as_ptr(), hits)
    })
}

/// Do the closed capsules overlap?
///
/// ```text
/// Method: the distance of the segments, as closest_segment_segment finds it, against the sum of the radii (Ericson
/// 4.5.1). The sum is padded by 32 * 2^-24 of itself and of the lengths of the segments, |x| + |y| + |z| each, and by
/// 2^-62. Bounding boxes come first.
/// Never misses: coordinates and radii of 0 or 2^-40 to 2^40, and below. There the verdict is the same with a and b
/// exchanged. From 2^61 on squares may overflow: then contacts may be missed, and the verdict may depend on the order.
/// Over-report: on a hit, capsules meet whose sum of radii r is larger by 31 * 2^-23 * (r + l) + 2^-61, where l is the
/// sum of both lengths, in the same range.
/// NaN: a miss.
/// ```
pub fn overlap_capsule_capsule(
    a: &Capsules<'_>,
    b: &Capsules<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_capsule_capsule", &[a.len(), b.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_overlap_capsule_capsule(a.as_ptr(), b.as_ptr(), hits) })
}

/// Do the closed capsules overlap the closed boxes?
///
/// ```text
/// Method: a ball is swept along the segment, as in sweep_sphere_aabb.
/// Never misses: coordinates and radii of 0 or 2^-40 to 2^40.
/// Over-report: on a hit, a capsule whose radius r is larger by 12 * 2^-23 * (r + w) + 2^-61 meets the box, in the
/// same range. w is the sum over the axes of the distances of two points from the capsule's a: the point of the
/// segment that is nearest to the box, and the nearest point of the box.
/// Inverted boxes: never hit. NaN: a miss.
/// ```
pub fn overlap_capsule_aabb(
    capsules: &Capsules<'_>,
    boxes: &Aabbs<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_capsule_aabb", &[capsules.len(), boxes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_capsule_aabb(capsules.as_ptr(), boxes.as_ptr(), hits)
    })
}

/// Do the closed capsules overlap the closed oriented boxes?
///
/// ```text
/// Method: in the box's coordinates, as overlap_capsule_aabb; half extents are padded by 16 * 2^-24 of m, the
/// larger |x| + |y| + |z| of the two vectors from the box's centre to the ends of the segment, and by 2^-62.
/// Never misses: coordinates, half extents, radii and components of q of 0 or 2^-40 to 2^40, q not being 0.
/// Over-report: on a hit, a capsule whose radius r is larger by 12 * 2^-23 * (r + w + 2.3 * m) + 2^-60 meets the box,
/// in the same range. w is as in overlap_capsule_aabb, along the axes of this box.
/// NaN: a miss.
/// ```
pub fn overlap_capsule_obb(
    capsules: &Capsules<'_>,
    boxes: &Obbs<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_capsule_obb", &[capsules.len(), boxes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_capsule_obb(capsules.as_ptr(), boxes.as_ptr(), hits)
    })
}

/// Do the closed capsules overlap the closed triangles?
///
/// ```text
/// Method: the least of these distances (Ericson 5.1.10): of the segment from the edges, and of its ends and of the
/// point where it goes through the plane from the triangle. It is compared with the radius, padded by 32 * 2^-24 of
/// itself and 96 * 2^-24 of the sizes of both. Bounding boxes come first. A triangle may be a segment or a point.
/// Never misses: coordinates and radii of 0 or 2^-40 to 2^40.
/// Over-report: on a hit, a capsule whose radius r is larger by 90 * 2^-23 * (r + l + s) + 2^-60 meets the triangle,
/// in the same range. l is the length of the segment, and s the root of |b - a|^2 + |c - a|^2 of the triangle.
/// NaN: a miss.
/// ```
pub fn overlap_capsule_triangle(
    capsules: &Capsules<'_>,
    triangles: &Triangles<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_capsule_triangle", &[capsules.len(), triangles.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_capsule_triangle(capsules.as_ptr(), triangles.as_ptr(), hits)
    })
}

/// Do two closed oriented boxes meet?
///
/// ```text
/// The same verdict with a and b exchanged.
/// Method: the balls around the boxes, and fifteen separating axes as in overlap_aabb_obb, each padded by 50 *
/// 2^-24 of m, the sum of the six half extents.
/// Never misses: coordinates, half extents and components of q of 0 or 2^-40 to 2^40, q not being 0.
/// Over-report: on a hit, none of these axes separates the boxes by more than 49.6 * 2^-23 * m, in the same range;
/// products of edges as there.
/// NaN: in either, a miss. A q of 0 likewise.
/// ```
pub fn overlap_obb_obb(a: &Obbs<'_>, b: &Obbs<'_>, hits: &mut [u64]) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_obb_obb", &[a.len(), b.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_overlap_obb_obb(a.as_ptr(), b.as_ptr(), hits) })
}

/// Do two closed triangles meet?
///
/// ```text
/// The verdict depends neither on the order of their vertices nor on which triangle is
/// a.
/// Method: 32 separating axes. The three of the coordinates; both normals and the nine products of an edge of one with
/// an edge of the other (Gottschalk, Separating axis theorem for polytopes, 1996); and the 18 products of an edge with
/// an axis of the coordinates, which decide where triangles lie in one plane or are segments. For a product e x f let
/// m be the sum over the axes of x * (|ey * fz| + |ez * fy|) and its like, where x is the sum of the extents of both
/// triangles along x. Each axis is padded by 17 * 2^-24 of m and 2^-146, except the first three, which are exact.
/// Never misses: coordinates of 0 or 2^-40 to 2^40.
/// Over-report: on a hit, none of these axes, taken in the length of the product, separates the triangles by more than
/// 17.6 * 2^-23 * m + 2^-145, and those of the coordinates do not separate them at all, in the same range. A normal is
/// the product of each of three pairs of edges: in each place of its m the middle one of the three counts. On the 18
/// this is a distance of at most 17.6 * 2^-23 of the extents. On a product that is short beside its edges, as of edges
/// nearly parallel, it may be a wide gap (docs/guarantees.md).
/// NaN: in either, some verdict, the same bits everywhere.
/// ```
pub fn overlap_triangle_triangle(
    a: &Triangles<'_>,
    b: &Triangles<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_triangle_triangle", &[a.len(), b.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_overlap_triangle_triangle(a.as_ptr(), b.as_ptr(), hits) })
}

/// Do the closed ball and the closed solid cylinder meet?
///
/// ```text
/// Method: how far the centre is beside the round side and beyond an end, seen along the axis; the sum of both squares
/// against the square of the radius r, padded by 28 * 2^-24 of itself, 22 * 2^-24 of l, and 2^-62. l is |b - a| and the
/// radius of the cylinder.
/// Never misses: coordinates and radii of 0 or 2^-40 to 2^40, however flat or thin the cylinder is.
/// Over-report: on a hit, a ball of radius r + 24 * 2^-23 * (r + l) + 2^-61 meets the cylinder, in the same range.
/// A cylinder with a = b: a miss. NaN: in either, a miss.
/// ```
pub fn overlap_sphere_cylinder(
    spheres: &Spheres<'_>,
    cylinders: &Cylinders<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_sphere_cylinder", &[spheres.len(), cylinders.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_sphere_cylinder(spheres.as_ptr(), cylinders.as_ptr(), hits)
    })
}

/// Do the closed capsules overlap the closed solid cylinders?
///
/// ```text
/// Method: the distance from the cylinder, as in overlap_sphere_cylinder, is convex along the segment. Its least is
/// found by 22 halvings, against the radius of the capsule r, padded by 34 * 2^-24 of itself, 28 * 2^-24 of the length
/// of the axis and the radius of the cylinder, 66 * 2^-24 of the length of the segment, and 2^-62.
/// Never misses: coordinates and radii of 0 or 2^-40 to 2^40.
/// Over-report: on a hit, shapes meet of which r is larger by 52 * 2^-23 * (r + l) + 2^-61, where l is the length of the
/// axis and the radius of the cylinder, and the length of the segment, in the same range.
/// A cylinder with a = b: a miss. NaN: in either, a miss.
/// ```
pub fn overlap_capsule_cylinder(
    capsules: &Capsules<'_>,
    cylinders: &Cylinders<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_capsule_cylinder", &[capsules.len(), cylinders.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_capsule_cylinder(capsules.as_ptr(), cylinders.as_ptr(), hits)
    })
}

/// Do the closed hulls share a point?
///
/// ```text
/// The hull a_hull is where a has it, b_hull where b has it.
/// ```
pub fn overlap_hull_hull(
    a: &Poses<'_>,
    b: &Poses<'_>,
    a_hull: &Vectors<'_>,
    b_hull: &Vectors<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_hull_hull", &[a.len(), b.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_hull_hull(
            a.as_ptr(),
            b.as_ptr(),
            a_hull.as_ptr(),
            b_hull.as_ptr(),
            hits,
        )
    })
}

/// Do the closed ball and the closed hull share a point?
///
/// ```text
/// Negative radius: a miss.
/// ```
pub fn overlap_sphere_hull(
    spheres: &Spheres<'_>,
    poses: &Poses<'_>,
    hull: &Vectors<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_sphere_hull", &[spheres.len(), poses.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_sphere_hull(spheres.as_ptr(), poses.as_ptr(), hull.as_ptr(), hits)
    })
}

/// Do the closed capsule and the closed hull share a point?
///
/// ```text
/// Negative radius: a miss.
/// ```
pub fn overlap_capsule_hull(
    capsules: &Capsules<'_>,
    poses: &Poses<'_>,
    hull: &Vectors<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_capsule_hull", &[capsules.len(), poses.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_capsule_hull(capsules.as_ptr(), poses.as_ptr(), hull.as_ptr(), hits)
    })
}

/// Do the closed triangle and the closed hull share a point?
///
/// ```text
/// A triangle may be a segment or a point.
/// ```
pub fn overlap_triangle_hull(
    triangles: &Triangles<'_>,
    poses: &Poses<'_>,
    hull: &Vectors<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_triangle_hull", &[triangles.len(), poses.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_triangle_hull(triangles.as_ptr(), poses.as_ptr(), hull.as_ptr(), hits)
    })
}

/// Do the closed box and the closed hull share a point?
///
/// ```text
/// A negative half extent gives some verdict.
/// ```
pub fn overlap_obb_hull(
    boxes: &Obbs<'_>,
    poses: &Poses<'_>,
    hull: &Vectors<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_obb_hull", &[boxes.len(), poses.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_obb_hull(boxes.as_ptr(), poses.as_ptr(), hull.as_ptr(), hits)
    })
}

/// Does the closed ball meet the closed ellipsoid?
///
/// ```text
/// Method: they are apart if an axis separates them: the way to the centre of the ball from the nearest point of the
/// ellipsoid, which nine of Newton's steps find (More and Sorensen, Computing a Trust Region Step, 1983). What the
/// ellipsoid reaches along it is padded as in classify_ellipsoid_plane, the radius by 8u.
/// Never misses: coordinates, columns and radii of 0 or 2^-40 to 2^40.
/// Over-report: where the axis is not quite the right one. On a hit, a ball meets the ellipsoid whose radius is larger
/// by 2^-14 * (l + r), where l is the longest half axis and r the way between the centres, if the shortest is at least a
/// 64th of the longest. Of flatter and longer ones it may be larger by a tenth of l.
/// NaN: in either, a miss.
/// ```
pub fn overlap_sphere_ellipsoid(
    spheres: &Spheres<'_>,
    ellipsoids: &Ellipsoids<'_>,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_sphere_ellipsoid", &[spheres.len(), ellipsoids.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_sphere_ellipsoid(spheres.as_ptr(), ellipsoids.as_ptr(), hits)
    })
}

/// Do the closed k-DOPs meet along every direction that both have?
///
/// ```text
/// Method: bounds are compared (Klosowski, Held, Mitchell, Sowizral and Zikan, Efficient Collision Detection Using
/// Bounding Volume Hierarchies of k-DOPs, 1998). Comparisons only, so exact for the bounds as they are, whatever they
/// are. k-DOPs that share a point are a hit.
/// Over-report: k-DOPs that no direction of theirs tells apart, such as those whose edges cross.
/// NaN: along a direction that both have, a miss.
/// ```
pub fn overlap_kdop_kdop(a: &Kdops<'_>, b: &Kdops<'_>, hits: &mut [u64]) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_kdop_kdop", &[a.len(), b.len()]);
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_overlap_kdop_kdop(a.as_ptr(), b.as_ptr(), hits) })
}

/// Do the closed hulls share a point?
///
/// ```text
/// As overlap_hull_hull; of each pair that is apart it also tells a direction that
/// shows it, which the caller keeps, and gives back when the two have moved a little: then most pairs are decided by the
/// first test, and no search begins (van den Bergen, A Fast and Robust GJK Implementation, 1999).
/// kept: for each pair, or one for all, the direction that is tested first, from a to b in the axes of the world, of any
/// length below 2^127. None, 0, NaN and infinity: none. It decides nothing but by its own verification, so it may be out
/// of date, or of another pair.
/// separating: on a miss a direction along which all of b is verified to be beyond all of a, in the axes of the world;
/// the largest component is from 1 to below 2 in magnitude. It is what was kept, scaled, if that still does, else what
/// was found. 0 on a hit, and of a pair with a NaN. Given back with the same poses and hulls it is returned as it is, by
/// the first test. It may be written over what is kept, if that is packed, without an index, and each array the same.
/// Never misses, and NaN: as overlap_hull_hull. Without anything kept the hits are the same; with it a hit may be a
/// miss that was not found there, and never the other way round. So over-reports are no more.
/// ```
pub fn overlap_hull_hull_along(
    a: &Poses<'_>,
    b: &Poses<'_>,
    kept: Option<&Vectors<'_>>,
    a_hull: &Vectors<'_>,
    b_hull: &Vectors<'_>,
    hits: &mut [u64],
    separating: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("overlap_hull_hull_along", &[a.len(), b.len(), len_of(kept)]);
    let hits = call.bits("hits", Some(hits))?;
    let separating = call.vectors("separating", separating)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_overlap_hull_hull_along(
            a.as_ptr(),
            b.as_ptr(),
            optional(kept),
            a_hull.as_ptr(),
            b_hull.as_ptr(),
            hits,
            &separating,
        )
    })
}

/// Which cells of the range does any shape of the view meet?
///
/// ```text
/// So the cells of a whole mesh are one call. To get the
/// cells of each shape separately, pass views of one shape; that costs little more.
///
/// hits: one bit a cell, x fastest, then y, then z, without gaps: lh_grid_bit says where;
/// lh_hits_words(lh_grid_cells(grid)) words aligned to 8 bytes. All of them are written, with the unused bits of the
/// last one 0, even if the view has no shapes. A range without cells is success: nothing is read or written.
/// The bit of a cell is 1 exactly where overlap_sphere_aabb or overlap_triangle_aabb hits for the box of the
/// cell and some shape, so what these promise about misses, over-reports and NaN holds. Cells are skipped only where
/// these miss.
/// Time: about proportional to the cells that a shape's bounding box meets, less for whole columns that are decided at
/// once and for cells that earlier shapes hit. Best is an order in which neighbours on the surface follow each other.
/// Refused, beside what every query refuses: LH_ERROR_COUNT if there are more cells than a size_t holds bits, or if
/// their numbers are out of range; LH_ERROR_LIMIT if the size of a cell is not above 0 and finite, or the origin is
/// not finite.
/// Method: for a triangle, thirteen separating axes, split by what each depends on: columns, layers, both (Schwarz and
/// Seidel, Fast Parallel Surface and Solid Voxelization on GPUs, 2010).
/// ```
pub fn overlap_sphere_grid(
    spheres: &Spheres<'_>,
    grid: &Grid,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_cells("overlap_sphere_grid", grid);
    let grid = grid.raw();
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_overlap_sphere_grid(spheres.as_ptr(), &grid, hits) })
}

/// Which cells of the range does any shape of the view meet?
///
/// ```text
/// So the cells of a whole mesh are one call. To get the
/// cells of each shape separately, pass views of one shape; that costs little more.
///
/// hits: one bit a cell, x fastest, then y, then z, without gaps: lh_grid_bit says where;
/// lh_hits_words(lh_grid_cells(grid)) words aligned to 8 bytes. All of them are written, with the unused bits of the
/// last one 0, even if the view has no shapes. A range without cells is success: nothing is read or written.
/// The bit of a cell is 1 exactly where overlap_sphere_aabb or overlap_triangle_aabb hits for the box of the
/// cell and some shape, so what these promise about misses, over-reports and NaN holds. Cells are skipped only where
/// these miss.
/// Time: about proportional to the cells that a shape's bounding box meets, less for whole columns that are decided at
/// once and for cells that earlier shapes hit. Best is an order in which neighbours on the surface follow each other.
/// Refused, beside what every query refuses: LH_ERROR_COUNT if there are more cells than a size_t holds bits, or if
/// their numbers are out of range; LH_ERROR_LIMIT if the size of a cell is not above 0 and finite, or the origin is
/// not finite.
/// Method: for a triangle, thirteen separating axes, split by what each depends on: columns, layers, both (Schwarz and
/// Seidel, Fast Parallel Surface and Solid Voxelization on GPUs, 2010).
/// ```
pub fn overlap_triangle_grid(
    triangles: &Triangles<'_>,
    grid: &Grid,
    hits: &mut [u64],
) -> Result<(), Error> {
    let call = Call::of_cells("overlap_triangle_grid", grid);
    let grid = grid.raw();
    let hits = call.bits("hits", Some(hits))?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_overlap_triangle_grid(triangles.as_ptr(), &grid, hits) })
}

// Written by bindings/write_bindings.py from the headers and descriptions of the library.
use crate::Error;
use crate::call::{asked, Call};
use crate::{Aabbs, Capsules, Cylinders, Ellipsoids, Kdops, Obbs, Planes, Poses, Rays, Spheres, Triangles, Vectors};
use lanehit_sys as sys;

/// Does the ray meet the closed box, and between which times?
///
/// ```text
/// Method: slabs (Kay and Kajiya 1986; Ericson 5.3.3), near and far plane by the sign of the reciprocal,
/// far times padded by 8 * 2^-24 (after Ize, Robust BVH Ray Traversal, 2013).
/// A zero direction component, of either sign, hits if and only if the origin lies in that slab, ends included; a zero
/// direction is a point query.
/// With both dir and inv_dir, inv_dir is used.
/// t_enter, t_exit: n floats each, or None if not wanted. On a hit t_min' <= t_enter <= t_exit <= t_max', where t_min'
/// and t_max' are the limits as clamped above (a ray whose t_max' is less than t_min' by no more than the padding may
/// hit, and then both times are t_max'); both are +inf on a miss. Never NaN, never -0.
/// The exact time of entry is the latest of t_min' and the entry times of the slabs, that of exit the earliest of
/// t_max' and their exit times. t_enter is within 3u of the exact time of entry; on an over-report at most 3u late and
/// 12.1u early. So t_enter * (1 - 8u) is a lower bound of that time on any hit. t_exit is never before the exact time
/// of exit, and at most 12.1u late.
/// Never misses: coordinates of 0 or 2^-40 to 2^40, directions of at most 2^40, any limits.
/// Over-report: a hit is one in exact arithmetic, too, with exit times and t_max larger by 7.55 * 2^-23 of themselves.
/// That, and what is said of times, is for coordinates of 0 or 2^-40 to 2^126, direction components of 0 or 2^-127 to
/// 2^40, and a t_max of 0 or from 2^-126 up.
/// NaN: in an origin, direction or plane, the slabs (or the one side of a slab) that need it do not count.
/// ```
pub fn raycast_aabb(
    rays: &Rays<'_>,
    boxes: &Aabbs<'_>,
    hits: &mut [u64],
    t_enter: Option<&mut [f32]>,
    t_exit: Option<&mut [f32]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("raycast_aabb", &[rays.len(), boxes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let t_enter = call.results("t_enter", t_enter)?;
    let t_exit = call.results("t_exit", t_exit)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_raycast_aabb(rays.as_ptr(), boxes.as_ptr(), hits, t_enter, t_exit)
    })
}

/// Does the ray meet the closed ball, and between which times?
///
/// ```text
/// Method: the perpendicular from the centre to the ray, which does not cancel (Haines, Guenther and Akenine-Moeller,
/// Precision Improvements for Ray/Sphere Intersection, Ray Tracing Gems, chapter 7); the radius padded by 2^-20 of
/// itself and of the distance to the foot of the perpendicular, and by 2^-62. With both dir and inv_dir, dir is used;
/// with inv_dir alone, its reciprocals. A direction of length up to 2^-64 is a zero: a point query.
/// t_enter, t_exit: n floats each, or None if not wanted. On a hit t_min' <= t_enter <= t_exit <= t_max',
/// the limits as clamped; both +inf on a miss. Never NaN, never -0. t_enter is never late and t_exit never
/// early: every time at which the ray is in the ball lies between them. A ray that begins in the ball has
/// t_enter = t_min'.
/// Never misses: coordinates and radii of 0 or 2^-40 to 2^40, directions of length 0 or 2^-56 to 2^60, any
/// limits.
/// Over-report: from t_enter to t_exit the ray is in the ball of radius r + 2^-19 * (r + |o - c|) + 2^-61, where o is
/// the origin and c the centre, in the same range.
/// NaN: in the ray or the sphere, a miss; a NaN limit is absent.
/// ```
pub fn raycast_sphere(
    rays: &Rays<'_>,
    spheres: &Spheres<'_>,
    hits: &mut [u64],
    t_enter: Option<&mut [f32]>,
    t_exit: Option<&mut [f32]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("raycast_sphere", &[rays.len(), spheres.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let t_enter = call.results("t_enter", t_enter)?;
    let t_exit = call.results("t_exit", t_exit)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_raycast_sphere(rays.as_ptr(), spheres.as_ptr(), hits, t_enter, t_exit)
    })
}

/// Does the ray meet the plane, from either side, and when?
///
/// ```text
/// Method: the height over the plane divided by the speed at which it falls (Ericson 5.3.1), each as an interval that
/// holds the exact one: 4u * (sum of |n_i * origin_i|) and 10u * (sum of |n_i * dir_i|) to either side. With both dir
/// and inv_dir, dir is used; with inv_dir alone, its reciprocals. A zero direction is a point query, and so is one
/// whose every n_i * dir_i is 0; a ray in the plane meets it at t_min'.
/// t: n floats, or None if not wanted. On a hit t_min' <= t <= t_max', the limits as clamped; +inf on a miss. Never NaN,
/// never -0. t is never late: before it the ray is not in the plane.
/// Never misses: origins and normals with components of 0 or 2^-40 to 2^40, directions with components of 0 or 2^-80
/// to 2^80, a d of at most 2^82, any limits.
/// Over-report: at t the point p = origin + t * dir has |n.p - d| <= 9.6 * 2^-23 * sum of |n_i| * (|origin_i| + (t +
/// 2^-100) * |dir_i|), in the same range. So it is no further from the plane than 2^-19 * (|origin| + (t + 2^-100) *
/// |dir|). A ray that is parallel to the plane to within rounding, with an n.dir of at most 10u of the sum of |n_i *
/// dir_i|, may therefore hit a plane that it does not meet when it has gone some 2^20 times as far; a t_max excludes
/// that.
/// NaN: in the ray or the plane, a miss; a NaN limit is absent.
/// ```
pub fn raycast_plane(
    rays: &Rays<'_>,
    planes: &Planes<'_>,
    hits: &mut [u64],
    t: Option<&mut [f32]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("raycast_plane", &[rays.len(), planes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let t = call.results("t", t)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_raycast_plane(rays.as_ptr(), planes.as_ptr(), hits, t) })
}

/// Does the ray meet the closed oriented box, and between which times?
///
/// ```text
/// Method: slabs, as in raycast_aabb, in the coordinates of the box, whose half extents are padded by 30 * 2^-24 of
/// m, the sum of these and of |x| + |y| + |z| of the vector from its centre to the origin of the ray. With both dir
/// and inv_dir, dir is used; with inv_dir alone, its reciprocals. A zero direction is a point query.
/// t_enter, t_exit: n floats each, or None if not wanted. On a hit t_min' <= t_enter <= t_exit <= t_max', the limits
/// as clamped; both +inf on a miss. Never NaN, never -0. t_enter is never late and t_exit never early: every time at
/// which the ray is in the box lies between them. A ray that begins in the box has t_enter = t_min'.
/// Never misses: coordinates, half extents and components of q of 0 or 2^-40 to 2^40, q not being 0, directions of
/// length 0 or 2^-80 to 2^60, any limits.
/// Over-report: from t_enter to t_exit the ray is in the box whose half extents are larger by 29.4 * 2^-23 * m, in the
/// same range.
/// NaN: in the ray or the box, a miss; a NaN limit is absent. A q of 0: a miss.
/// ```
pub fn raycast_obb(
    rays: &Rays<'_>,
    boxes: &Obbs<'_>,
    hits: &mut [u64],
    t_enter: Option<&mut [f32]>,
    t_exit: Option<&mut [f32]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("raycast_obb", &[rays.len(), boxes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let t_enter = call.results("t_enter", t_enter)?;
    let t_exit = call.results("t_exit", t_exit)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_raycast_obb(rays.as_ptr(), boxes.as_ptr(), hits, t_enter, t_exit)
    })
}

/// Does the ray meet the closed capsule, and between which times?
///
/// ```text
/// Method: the times in either ball, and in the cylinder between them, by the part of the ray that is perpendicular to
/// the axis (Ericson 5.3.7); of all the first and the last. The radius is padded by 2^-20 of itself, and by 2^-19 of the
/// length of the segment and of the distance from a to the origin, |x| + |y| + |z| each. A ray nearly along the axis is
/// no special case. With both dir and inv_dir, dir is used; with inv_dir alone, its reciprocals. A
/// direction of length up to 2^-64 is a zero: a point query.
/// t_enter, t_exit: n floats each, or None if not wanted. On a hit t_min' <= t_enter <= t_exit <= t_max', the limits
/// as clamped; both +inf on a miss. Never NaN, never -0. t_enter is never late and t_exit never early: every time at
/// which the ray is in the capsule lies between them. A ray that begins in the capsule has t_enter = t_min'.
/// Never misses: coordinates and radii of 0 or 2^-40 to 2^40, directions of length 0 or 2^-40 to 2^41, any limits.
/// Over-report: from t_enter to t_exit the ray is in the capsule whose radius r is larger by 50 * 2^-23 * (r + l + w)
/// + 2^-60, in the same range. l is the length of the segment and w the distance from a to the origin.
/// NaN: in the ray or the capsule, a miss; a NaN limit is absent.
/// ```
pub fn raycast_capsule(
    rays: &Rays<'_>,
    capsules: &Capsules<'_>,
    hits: &mut [u64],
    t_enter: Option<&mut [f32]>,
    t_exit: Option<&mut [f32]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("raycast_capsule", &[rays.len(), capsules.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let t_enter = call.results("t_enter", t_enter)?;
    let t_exit = call.results("t_exit", t_exit)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_raycast_capsule(rays.as_ptr(), capsules.as_ptr(), hits, t_enter, t_exit)
    })
}

/// Does the ray meet the closed triangle, from either side, when, and where?
///
/// ```text
/// A triangle may be a segment or a point,
/// and the ray may lie in its plane. A ray through an edge or a vertex meets every triangle that has it: a closed mesh
/// has no gaps.
/// Method: volumes (Moeller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection, 1997) decide where they are
/// clear, further from 0 than rounding puts them, as nearly all are. Else padded volumes do, where they show that the
/// ray certainly passes beside the triangle, or give a time and a point of the triangle that are near each other. Else
/// the point of the triangle decides that is closest to the line, seen along it and found as in
/// closest_triangle_point: it is a hit if it is no further away than 16u * y + 48u * l + 2^-61. u is 2^-24, y the
/// longest distance along the ray to a vertex, and l the root of |b - a|^2 + |c - a|^2 as seen along the ray. If the
/// ray is not there within its limits, the point closest to the end of the ray decides, with 32u * y + 104u * l +
/// 2^-60. With both dir and inv_dir, dir is used; with inv_dir alone, its reciprocals. A direction of length up to
/// 2^-64 is a zero: a point query, with t = t_min'.
/// t, u, v: n floats each, or None if not wanted: origin + t * dir, or a + u * (b - a) + v * (c - a). On a hit t_min'
/// <= t <= t_max', the limits as clamped, u and v are at least 0, and u + v, as a float, at most 1. On a miss t is
/// +inf, u and v are 0. Never NaN, never -0. For a ray that is in the plane, within the padding, t is the time at
/// which it meets the first edge, or t_min' if that is later.
/// Never misses: coordinates of 0 or 2^-40 to 2^40, directions of length 0 or 2^-56 to 2^60, any limits; any order of
/// vertices.
/// Over-report: none where volumes are clear. There, with s the root of |b - a|^2 + |c - a|^2, r that of s^2 + |a -
/// origin|^2, and D = dir . ((b - a) x (c - a)), t is within 3.2 * 2^-23 * s^2 * (r + t * |dir|) / |D| of the exact
/// time, and u and v are within 5.4 * 2^-23 * s * r * |dir| / |D|; an s below 2^-14 or a |dir| below 2^-15 counts as
/// that. Even of slivers, and of triangles that are seen nearly edge on, t * |dir| is within s / 4 and u and v are
/// within 1/5. Where volumes are not clear, the point of the ray at t and the point of the triangle at u and v are no
/// further apart than 2^-23 * (19 * w + 56 * l) + 2^-59, where w is the distance from the origin to the furthest
/// vertex, in the same range. So t is off by no more than that, divided by |dir| and by the sine of the angle between
/// ray and plane; and a ray that is a hit by over-report is as near to the triangle. Whether it is one may depend on
/// the order of vertices.
/// NaN: in the ray or the triangle, a miss; a NaN limit is absent.
/// ```
pub fn raycast_triangle(
    rays: &Rays<'_>,
    triangles: &Triangles<'_>,
    hits: &mut [u64],
    t: Option<&mut [f32]>,
    u: Option<&mut [f32]>,
    v: Option<&mut [f32]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("raycast_triangle", &[rays.len(), triangles.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let t = call.results("t", t)?;
    let u = call.results("u", u)?;
    let v = call.results("v", v)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_raycast_triangle(rays.as_ptr(), triangles.as_ptr(), hits, t, u, v)
    })
}

/// The same with back faces culled: a triangle is met only if the ray does not come from behind, that is if dir.n
/// \<= 0 with n = (b - a) x (c - a).
///
/// ```text
/// So from the front its vertices are counterclockwise. For meshes that are wound the
/// other way exchange b and c in the view, and then u and v. All else is as in raycast_triangle: a hit has its t, u
/// and v, bit for bit, and what misses there misses here.
/// Never misses what does not come from behind, in the same range. A ray in the plane of the triangle, one of a zero
/// direction and a triangle that is a segment or a point are never culled. So where a ray passes an edge between a
/// front and a back face, the front one is met.
/// Over-report: a ray from behind may hit if dir.n is no more than 2^-22 * s^2 * l + 2^-143, where s is the sum of the
/// magnitudes of the components of b - a and c - a, and l that of dir; or if s^2 * l is more than 2^126.
/// ```
pub fn raycast_triangle_front(
    rays: &Rays<'_>,
    triangles: &Triangles<'_>,
    hits: &mut [u64],
    t: Option<&mut [f32]>,
    u: Option<&mut [f32]>,
    v: Option<&mut [f32]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("raycast_triangle_front", &[rays.len(), triangles.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let t = call.results("t", t)?;
    let u = call.results("u", u)?;
    let v = call.results("v", v)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_raycast_triangle_front(rays.as_ptr(), triangles.as_ptr(), hits, t, u, v)
    })
}

/// Does the ray meet the closed solid cylinder, and between which times?
///
/// ```text
/// Method: as raycast_capsule between its balls; the planes of the ends are moved outwards by 2^-19 of the radius,
/// the length of the axis and the distance from a to the origin.
/// t_enter, t_exit: as in raycast_capsule. t_enter is never late and t_exit never early.
/// Never misses: as raycast_capsule.
/// Over-report: from t_enter to t_exit the ray is in the cylinder whose radius r is larger by g = 50 * 2^-23 * (r + l +
/// w) + 2^-60, and which is longer by g at both ends, in the same range. l is the length of the axis and w the distance
/// from a to the origin.
/// A cylinder with a = b: a miss. NaN: in the ray or the cylinder, a miss; a NaN limit is absent.
/// ```
pub fn raycast_cylinder(
    rays: &Rays<'_>,
    cylinders: &Cylinders<'_>,
    hits: &mut [u64],
    t_enter: Option<&mut [f32]>,
    t_exit: Option<&mut [f32]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("raycast_cylinder", &[rays.len(), cylinders.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let t_enter = call.results("t_enter", t_enter)?;
    let t_exit = call.results("t_exit", t_exit)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_raycast_cylinder(rays.as_ptr(), cylinders.as_ptr(), hits, t_enter, t_exit)
    })
}

/// Between which times is the ray in the closed hull?
///
/// ```text
/// It is given by the planes of its faces, as for
/// contains_hull_point; what they leave may be unbounded, or empty.
/// Method: the last time at which the ray comes behind a face, and the first at which it leaves one (Cyrus and Beck
/// 1978; Ericson 5.3.8), in the frame of the hull. Heights over a face and speeds along its normal are lowered by 20u *
/// (|n_x| + |n_y| + |n_z|) * m and * v, m being |origin_i - x_i| summed up over the axes and v likewise |dir_i|. With
/// both dir and inv_dir, dir is used; with inv_dir alone, its reciprocals. A zero direction is a point query.
/// t_enter, t_exit: n floats each, or None if not wanted. On a hit t_min' <= t_enter <= t_exit <= t_max', the limits as
/// clamped; both +inf on a miss. Never NaN, never -0. t_enter is never late and t_exit never early: every time at which
/// the ray is in the hull lies between them. A ray that begins in the hull has t_enter = t_min'.
/// Never misses: coordinates, normals and components of q of 0 or 2^-40 to 2^40, directions of length 0 or 2^-60 to
/// 2^60, any d, any limits.
/// Over-report: from t_enter to t_exit the ray is in the hull when each d grows by 20.4 * 2^-23 * (|n_x| + |n_y| +
/// |n_z|) * (m + (t + 2^-100) * v), in the same range. A ray that is parallel to a face to within rounding may therefore
/// leave an unbounded hull late, by much; a t_max excludes that.
/// NaN: in the ray, the pose or any face, a miss; a NaN limit is absent. A q of 0: a miss.
/// ```
pub fn raycast_hull(
    rays: &Rays<'_>,
    poses: &Poses<'_>,
    faces: &Planes<'_>,
    hits: &mut [u64],
    t_enter: Option<&mut [f32]>,
    t_exit: Option<&mut [f32]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("raycast_hull", &[rays.len(), poses.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let t_enter = call.results("t_enter", t_enter)?;
    let t_exit = call.results("t_exit", t_exit)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_raycast_hull(
            rays.as_ptr(),
            poses.as_ptr(),
            faces.as_ptr(),
            hits,
            t_enter,
            t_exit,
        )
    })
}

/// Does the ray meet the closed solid ellipsoid, and between which times?
///
/// ```text
/// Method: the columns are turned to right angles (one-sided Jacobi; Golub and Van Loan 8.6.3), and ray and ellipsoid
/// measured in the half axes that come of it, as those of a ball of radius 1. These are longer by what rounding may do:
/// 16u of the sum of |axis_i| * (|a_i| + |b_i| + |c_i| + |w_i|), w being the way from the centre to the origin. With
/// both dir and inv_dir, dir is used; with inv_dir alone, its reciprocals. A direction of length up to 2^-64 is a zero:
/// a point query. Discs, segments and points, whose columns lie in a plane, on a line or are 0, are ellipsoids too.
/// t_enter, t_exit: n floats each, or None if not wanted. On a hit t_min' <= t_enter <= t_exit <= t_max', the limits as
/// clamped; both +inf on a miss. Never NaN, never -0. t_enter is never late and t_exit never early: every time at which
/// the ray is in the ellipsoid lies between them. A ray that begins in the ellipsoid has t_enter = t_min'.
/// Never misses: coordinates of the centre, the columns and the origin of 0 or 2^-40 to 2^40, directions of length 0 or
/// 2^-40 to 2^41, any limits.
/// Over-report: at t_enter and at t_exit the ray is no further from the ellipsoid than 40 * 2^-23 * l * l / h + 2^-54,
/// nor than 1280 * 2^-23 * l + 2^-54, which is for what is flat, in the same range. h is the shortest half axis, and l
/// the sum of the lengths of the columns and of w. Measured, not derived (docs/guarantees.md).
/// NaN: in the ray or the ellipsoid, a miss; a NaN limit is absent.
/// ```
pub fn raycast_ellipsoid(
    rays: &Rays<'_>,
    ellipsoids: &Ellipsoids<'_>,
    hits: &mut [u64],
    t_enter: Option<&mut [f32]>,
    t_exit: Option<&mut [f32]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("raycast_ellipsoid", &[rays.len(), ellipsoids.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let t_enter = call.results("t_enter", t_enter)?;
    let t_exit = call.results("t_exit", t_exit)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_raycast_ellipsoid(rays.as_ptr(), ellipsoids.as_ptr(), hits, t_enter, t_exit)
    })
}

/// Does the ray meet the closed k-DOP, and between which times?
///
/// ```text
/// Method: slabs (Kay and Kajiya, Ray Tracing Complex Scenes, 1986). Sums of coordinates of the origin and of the
/// direction are had with what their rounding leaves, so that times are off by no more than 8u of themselves; entries
/// are taken 16u earlier, and exits 16u later. With both dir and inv_dir, dir is used; with inv_dir alone, its
/// reciprocals, and what is said here is said of the ray along these as they are rounded.
/// t_enter, t_exit: n floats each, or None if not wanted. On a hit t_min' <= t_enter <= t_exit <= t_max', the limits as
/// clamped; both +inf on a miss. Never NaN, never -0. t_enter is never late and t_exit never early. A ray that begins in
/// the k-DOP has t_enter = t_min'.
/// Never misses: coordinates, bounds and directions of 0 or 2^-40 to 2^40, any limits. Infinite bounds are none.
/// Over-report: t_enter is at most 25u early, t_exit at most 25u late. On a hit the ray meets the k-DOP if times of exit
/// and t_max grow by 25 * 2^-23 of themselves, in the same range.
/// NaN: in the ray, a miss; a NaN limit is absent, and so is a NaN bound.
/// ```
pub fn raycast_kdop(
    rays: &Rays<'_>,
    kdops: &Kdops<'_>,
    hits: &mut [u64],
    t_enter: Option<&mut [f32]>,
    t_exit: Option<&mut [f32]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("raycast_kdop", &[rays.len(), kdops.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let t_enter = call.results("t_enter", t_enter)?;
    let t_exit = call.results("t_exit", t_exit)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_raycast_kdop(rays.as_ptr(), kdops.as_ptr(), hits, t_enter, t_exit)
    })
}

/// Does the ray meet the polygon, from either side, and when?
///
/// ```text
/// Method: the line passes through the loop of edges, which is seen along it as a flat one, as the point does in
/// contains_polygon_point: without error (in the manner of Woop, Benthin and Wald 2013). And within its limits the
/// ray is at some time between the lowest and the highest vertex on each axis and along the normal (slabs: Kay and
/// Kajiya 1986), padded as said below. So of vertices that are not in a plane the loop counts, and where they are along
/// the normal. A ray in the plane meets all that it has of edges. With both dir and inv_dir, dir is used; with inv_dir
/// alone, its reciprocals. A direction of length up to 2^-64 is a zero: a point query, seen as in
/// contains_polygon_point.
/// t: n floats, or None if not wanted. On a hit t_min' <= t <= t_max', the limits as clamped; +inf on a miss. Never NaN,
/// never -0. t is never late: before it the ray is not at the polygon. Rays in the plane have the time at which they
/// reach its box.
/// Never misses: coordinates of 0 or 2^-40 to 2^40, directions of length 0 or 2^-40 to 2^41, any limits.
/// Over-report: the line always passes through the loop. At t the ray is, along each axis and the normal n, no further
/// below the lowest vertex or above the highest than 12 * 2^-23 times the sum of |n_i| * (|origin_i| + t * |dir_i|) and
/// the largest |n.v| of a vertex v, plus 2^-80, in the same range. So t is early by no more than that, divided by |dir|
/// and by the sine of the angle between ray and plane; and a ray in the plane is at the box.
/// NaN: a NaN limit is absent.
/// ```
pub fn raycast_polygon(
    rays: &Rays<'_>,
    polygon: &Vectors<'_>,
    hits: &mut [u64],
    t: Option<&mut [f32]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("raycast_polygon", &[rays.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let t = call.results("t", t)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe { sys::lh_raycast_polygon(rays.as_ptr(), polygon.as_ptr(), hits, t) })
}

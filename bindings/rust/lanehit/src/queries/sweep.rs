// Written by bindings/write_bindings.py from the headers and descriptions of the library.
use crate::Error;
use crate::call::{asked, len_of, optional, Call, Xyz};
use crate::{Aabbs, Planes, Segments, Spheres, Triangles, Vectors};
use lanehit_sys as sys;

/// The earliest time in \[0, t_max\] at which the closed boxes a, moving by a_velocity, and b, moving by b_velocity
/// (None: at rest), touch.
///
/// ```text
/// Pass displacements and t_max = 1 to get a fraction of the step.
/// Method: the ray of the relative velocity against the Minkowski difference of the boxes (Ericson 5.5.8,
/// with zero velocities decided as in raycast_aabb), far times padded by 10 * 2^-24.
/// t_max: refused if negative or NaN; above 2^127 it counts as 2^127.
/// toi: n floats, or None if not wanted; +inf on a miss; 0 for boxes that overlap at the start. Never NaN,
/// never -0. It is within 3.7u of the exact time of impact, the latest of 0 and the entry times of the slabs;
/// on an over-report at most 3.7u late and 14.7u early. So toi * (1 - 8u) is a lower bound of it on any hit.
/// normal: n bytes, or None if not wanted: the outward normal of the face of b that a reaches, as +1, -1, +2, -2, +3,
/// -3 for +x, -x, +y, -y, +z, -z. It opposes the velocity of a relative to b. Its exact entry time is within 8u of the
/// time of impact. Of several faces reached at once, or nearly, it is the one whose computed entry time is the latest,
/// and of equals that of the first axis. 0 on a miss, and where the boxes overlap from the start (every entry time is
/// negative). Boxes that touch at t = 0 and move into each other have a normal.
/// Never misses: coordinates and velocities of 0 or 2^-40 to 2^40.
/// Over-report: a hit is one in exact arithmetic, too, with exit times and t_max larger by 9.1 * 2^-23 of themselves.
/// That, and what is said of times and normals, is for coordinates of 0 or 2^-40 to 2^126, velocities of at most 2^40
/// and components of the relative velocity of 0 or from 2^-127 up.
/// NaN: in a velocity or plane, the slabs (or the one side of a slab) that need it do not count.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_aabb_aabb(
    a: &Aabbs<'_>,
    a_velocity: &Vectors<'_>,
    b: &Aabbs<'_>,
    b_velocity: Option<&Vectors<'_>>,
    t_max: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    normal: Option<&mut [i8]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_aabb_aabb", &[a.len(), a_velocity.len(), b.len(), len_of(b_velocity)]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let normal = call.results("normal", normal)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_aabb_aabb(
            a.as_ptr(),
            a_velocity.as_ptr(),
            b.as_ptr(),
            optional(b_velocity),
            t_max,
            hits,
            toi,
            normal,
        )
    })
}

/// The earliest time in \[0, t_max\] at which the closed balls a, moving by a_velocity, and b, moving by b_velocity
/// (None: at rest), touch.
///
/// ```text
/// Pass displacements and t_max = 1 to get a fraction of the step.
/// Method: the ray of the relative velocity against the ball whose radius is the sum of both (Ericson 5.5.5), as in
/// raycast_sphere. A relative velocity of length up to 2^-64 is a zero: the balls touch at 0 or never.
/// t_max: refused if negative or NaN; above 2^127 it counts as 2^127.
/// toi: n floats, or None if not wanted; +inf on a miss; 0 for balls that overlap or touch at the start. Never NaN,
/// never -0. It is never late: before it the balls do not touch.
/// normal: n vectors, or None if not wanted, of any component: the unit outward normal of b where a touches it, from
/// the centre of b towards that of a. Let p be the exact vector between these at toi, d that at 0, and v the relative
/// velocity: the normal is within 4.1u + 1.02u * (|d| + 2 * toi * |v|) / |p| of p / |p| where that is at most 2^-6,
/// and its length is always within 4u of 1. (1, 0, 0) where the centres coincide as computed, or are too far apart,
/// from 2^88 on; 0 on a miss. Components may be -0.
/// Never misses: coordinates, velocities and radii of 0 or 2^-40 to 2^40, any t_max.
/// Over-report: at toi the balls touch if a radius grows by 2^-19 * (r + |d|) + 2^-61, where r is the sum of the
/// radii, in the same range. Where the balls nearly miss, toi and normal are those of the grown ball.
/// NaN: in a ball or a velocity, a miss.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_sphere_sphere(
    a: &Spheres<'_>,
    a_velocity: &Vectors<'_>,
    b: &Spheres<'_>,
    b_velocity: Option<&Vectors<'_>>,
    t_max: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_sphere_sphere", &[a.len(), a_velocity.len(), b.len(), len_of(b_velocity)]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let normal = call.vectors("normal", normal)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_sphere_sphere(
            a.as_ptr(),
            a_velocity.as_ptr(),
            b.as_ptr(),
            optional(b_velocity),
            t_max,
            hits,
            toi,
            &normal,
        )
    })
}

/// The earliest time in \[0, t_max\] at which the closed balls, moving by sphere_velocity, meet the half-spaces
/// behind the planes, n.x \<= d, moving by plane_velocity (None: at rest).
///
/// ```text
/// Pass displacements and t_max = 1 to get a fraction
/// of the step. The normal of the contact is that of the plane.
/// Method: the height of the ball's lowest point over the plane divided by the speed at which it falls (Ericson
/// 5.5.3), both padded: the height as in classify_sphere_plane, the speed by 10 * 2^-24 * m, where m is the sum of
/// |n_i * v_i| and v the relative velocity. Without a normal, n = 0, all of space is behind the plane, or nothing.
/// t_max: refused if negative or NaN; above 2^127 it counts as 2^127.
/// toi: n floats, or None if not wanted; +inf on a miss; 0 for balls that meet the half-space at the start. Never NaN,
/// never -0. It is never late: before it the ball is in front of the plane.
/// Never misses: centres, radii, velocities and normals with components of 0 or 2^-40 to 2^40, a d of at most 2^82,
/// any t_max.
/// Over-report: at toi the ball meets the half-space whose d is larger by 4.6 * 2^-23 * (S + 1.6 * r * |n| + 2 * (toi
/// + 2^-100) * m), where S is the sum of |n_i * c_i|, in the same range. So a ball that moves along the plane to
/// within rounding may hit it much later; a t_max excludes that.
/// NaN: in the sphere or the plane, a miss; in a velocity, only what meets at the start is a hit.
/// ```
pub fn sweep_sphere_plane(
    spheres: &Spheres<'_>,
    sphere_velocity: &Vectors<'_>,
    planes: &Planes<'_>,
    plane_velocity: Option<&Vectors<'_>>,
    t_max: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_sphere_plane", &[spheres.len(), sphere_velocity.len(), planes.len(), len_of(plane_velocity)]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_sphere_plane(
            spheres.as_ptr(),
            sphere_velocity.as_ptr(),
            planes.as_ptr(),
            optional(plane_velocity),
            t_max,
            hits,
            toi,
        )
    })
}

/// The earliest time in \[0, t_max\] at which the closed balls, moving by sphere_velocity, touch the closed boxes,
/// moving by box_velocity (None: at rest).
///
/// ```text
/// Pass displacements and t_max = 1 to get a fraction of the step.
/// Method: along the path of the centre relative to the box the squared distance from the box is quadratic between the
/// planes of its faces. First the time of nearest approach is found, then, before it, the time at which the centre
/// comes within the radius. There are no cases for faces, edges and corners (Ericson 5.5.7 has them).
/// t_max: refused if negative or NaN; above 2^127 it counts as 2^127.
/// toi: n floats, or None if not wanted; +inf on a miss; 0 for what overlaps or touches at the start. Never NaN, never
/// -0. It is never late: before it they do not touch.
/// normal: n vectors, or None if not wanted, of any component: the unit outward normal of the contact, from the
/// nearest point of the box towards the centre at toi. Let p be the exact vector between these, and w the sum over the
/// axes of the distances of both from where the centre starts: the normal is within 4.1u + 2.05u * w / |p| of p / |p|
/// where that is at most 2^-6, and its length is always within 4u of 1. (1, 0, 0) where the box contains the centre as
/// computed; 0 on a miss. Components may be -0.
/// Never misses: coordinates, velocities and radii of 0 or 2^-40 to 2^40, any t_max.
/// Over-report: at toi they touch if the radius grows by 12 * 2^-23 * (r + w) + 2^-61, where w is that sum at the time
/// of the nearest approach, in the same range.
/// Inverted boxes: never hit. NaN: anywhere, a miss.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_sphere_aabb(
    spheres: &Spheres<'_>,
    sphere_velocity: &Vectors<'_>,
    boxes: &Aabbs<'_>,
    box_velocity: Option<&Vectors<'_>>,
    t_max: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_sphere_aabb", &[spheres.len(), sphere_velocity.len(), boxes.len(), len_of(box_velocity)]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let normal = call.vectors("normal", normal)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_sphere_aabb(
            spheres.as_ptr(),
            sphere_velocity.as_ptr(),
            boxes.as_ptr(),
            optional(box_velocity),
            t_max,
            hits,
            toi,
            &normal,
        )
    })
}

/// Do points and triangles meet while each of the four corners moves for itself, on a straight line from where it
/// is at t = 0 to where it is at t = 1?
///
/// ```text
/// For cloth, skinned meshes and finite elements, of which sweep_segment_segment has
/// the edges (docs/cloth.md). Both views of triangles may be of one mesh, with its index buffer and the positions before
/// and after.
/// Method: a direction that separates the shapes at two times does so between, so steps lead from one time to the next
/// up to which they are proved to be apart. Newton's method on their distance looks ahead for a meeting. A pair takes 16
/// steps at most; a first direction, for all the time, comes before.
/// M below is the largest difference of a coordinate of the point and of a corner, at t = 0 or at t = 1.
/// toi: n floats, or None if not wanted; +inf on a miss; never NaN, never -0. It is never late: up to it they are apart,
/// or it is 0. It is brought to 63/64 of near_at if steps last.
/// near_at: n floats, or None if not wanted; +inf on a miss; never NaN, never -0. A time from toi to 1 at which the
/// point is no further than 25 * 2^-24 * M from the triangle; on a hit that is undecided it is toi.
/// undecided: a second array of bits, like hits, or None if not wanted: the hits of which the steps have shown neither
/// that they come so near nor that they do not. These are few: 25 of 7,279 queries that were made by hand to be hard.
/// Never misses: coordinates of magnitudes up to 2^126.
/// Over-report: on a hit that is not undecided they touch if the point grows to a ball of radius 25 * 2^-24 * M, for
/// coordinates of 0 or 2^-40 to 2^40.
/// NaN or an infinity: anywhere, a miss.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_point_triangle(
    points: &Vectors<'_>,
    points_after: &Vectors<'_>,
    triangles: &Triangles<'_>,
    triangles_after: &Triangles<'_>,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    near_at: Option<&mut [f32]>,
    undecided: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_point_triangle", &[points.len(), points_after.len(), triangles.len(), triangles_after.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let near_at = call.results("near_at", near_at)?;
    let undecided = call.bits("undecided", undecided)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_point_triangle(
            points.as_ptr(),
            points_after.as_ptr(),
            triangles.as_ptr(),
            triangles_after.as_ptr(),
            hits,
            toi,
            near_at,
            undecided,
        )
    })
}

/// Do segments meet while each of their four ends moves for itself?
///
/// ```text
/// All is as with sweep_point_triangle: a and b are
/// where they are at t = 0, a_after and b_after at t = 1, and M is the largest difference of a coordinate of an end of a
/// and of an end of b. Segments may be points, parallel, or on one line. Edges that share a vertex meet all the time.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_segment_segment(
    a: &Segments<'_>,
    a_after: &Segments<'_>,
    b: &Segments<'_>,
    b_after: &Segments<'_>,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    near_at: Option<&mut [f32]>,
    undecided: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_segment_segment", &[a.len(), a_after.len(), b.len(), b_after.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let near_at = call.results("near_at", near_at)?;
    let undecided = call.bits("undecided", undecided)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_segment_segment(
            a.as_ptr(),
            a_after.as_ptr(),
            b.as_ptr(),
            b_after.as_ptr(),
            hits,
            toi,
            near_at,
            undecided,
        )
    })
}

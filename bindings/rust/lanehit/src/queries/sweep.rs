// Written by bindings/write_bindings.py from the headers and descriptions of the library.
use crate::Error;
use crate::call::{asked, len_of, optional, Call, Xyz};
use crate::{Aabbs, Capsules, Obbs, Planes, Poses, Segments, Spheres, Triangles, Vectors};
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
/// velocity: the normal is within 5.1u + 1.02u * (|d| + 2 * toi * |v|) / |p| of p / |p| where that is at most 2^-6,
/// and its length is always within 5u of 1. (1, 0, 0) where the centres coincide as computed, or are too far apart,
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

/// When in \[0, 1\] do the closed oriented boxes meet, which move from a to a_after, and from b to b_after, and
/// turn as they go?
///
/// ```text
/// Centres, half extents and quaternions of length 1 each go straight, and a quaternion to the nearer one of
/// both that are the rotation: so a box turns by less than half a turn, about one axis, slightly faster halfway. Views
/// of a box at rest are the same twice. docs/moving.md has a loop for other motions.
/// Method: conservative advancement (Mirtich, Impulse-based Dynamic Simulation, 1996, 2.3). The best of fifteen axes
/// says how far the boxes are apart, as in contact_obb_obb, and their motion how soon that can be closed along it;
/// then they are asked again, up to 64 times.
/// tolerance: how far apart boxes may be at toi, at least 0. Boxes that come so near but never meet are a hit or a miss.
/// The smaller it is, the more steps it takes. With 0, near is what a float of time cannot tell.
/// toi: n floats, or None if not wanted; +inf on a miss; 0 for what is near at the start. Never NaN, never -0. It is
/// never late: before it the boxes do not touch.
/// nearest: n floats, or None if not wanted: the least distance that was asked, 0 if it was less. It is a lower bound of
/// that of the boxes then, as contact_obb_obb says; of a miss they did not touch at any other time either. +inf of
/// what has no distance.
/// normal: n vectors, or None if not wanted, of any component: the direction of that axis at toi, from b to a; if steps
/// ran out, at the last time that was asked. 0 on a miss.
/// ran_out: a bit a pair, as hits, or None if not wanted: of hits, those that were still apart after all steps. Before
/// toi they do not touch.
/// Never misses: coordinates, half extents and components of quaternions of 0 or 2^-40 to 2^40.
/// Over-report: of hits that are not ran_out, at toi no axis separates the boxes by more than tolerance + 80 * 2^-23 *
/// (m + v / 16) + 2^-61, where m is the sum of the half extents and of |way| before and after, way being that between
/// the centres, and v of how far the centres come nearer, half extents grow, and corners turn, in the same range.
/// A box with a half extent below 0 or above 2^127, before or after: a miss. NaN: a miss.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_obb_obb_turning(
    a: &Obbs<'_>,
    a_after: &Obbs<'_>,
    b: &Obbs<'_>,
    b_after: &Obbs<'_>,
    tolerance: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    nearest: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    ran_out: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_obb_obb_turning", &[a.len(), a_after.len(), b.len(), b_after.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let nearest = call.results("nearest", nearest)?;
    let normal = call.vectors("normal", normal)?;
    let ran_out = call.bits("ran_out", ran_out)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_obb_obb_turning(
            a.as_ptr(),
            a_after.as_ptr(),
            b.as_ptr(),
            b_after.as_ptr(),
            tolerance,
            hits,
            toi,
            nearest,
            &normal,
            ran_out,
        )
    })
}

/// The earliest time in \[0, t_max\] at which the closed balls, moving by sphere_velocity, touch the closed
/// capsules, moving by capsule_velocity (None: at rest).
///
/// ```text
/// Method: the ray of the relative velocity from the centre against a capsule with the sum of both radii, as in
/// raycast_capsule. t_max, toi and normal: as of all sweeps.
/// normal: from the nearest point of the segment towards the centre at toi. Let p be the exact vector between these, d
/// that from the capsule's a to the centre at 0, l the length of the segment and v the relative velocity: the normal is
/// within 15u + 1.02u * (|d| + 2 * toi * |v| + 12 * l) / |p| of p / |p| where that is at most 2^-6, and its length is
/// always within 4u of 1.
/// Never misses: coordinates, velocities and radii of 0 or 2^-40 to 2^40, any t_max.
/// Over-report: at toi they touch if a radius grows by 50 * 2^-23 * (r + l + |d|) + 2^-60, where r is the sum of the
/// radii, in the same range.
/// NaN: anywhere, a miss.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_sphere_capsule(
    spheres: &Spheres<'_>,
    sphere_velocity: &Vectors<'_>,
    capsules: &Capsules<'_>,
    capsule_velocity: Option<&Vectors<'_>>,
    t_max: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_sphere_capsule", &[spheres.len(), sphere_velocity.len(), capsules.len(), len_of(capsule_velocity)]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let normal = call.vectors("normal", normal)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_sphere_capsule(
            spheres.as_ptr(),
            sphere_velocity.as_ptr(),
            capsules.as_ptr(),
            optional(capsule_velocity),
            t_max,
            hits,
            toi,
            &normal,
        )
    })
}

/// The earliest time in \[0, t_max\] at which the closed balls, moving by sphere_velocity, touch the closed
/// oriented boxes, moving by box_velocity (None: at rest), which do not turn.
///
/// ```text
/// Method: in the box's coordinates, as sweep_sphere_aabb; half extents are padded by 30 * 2^-24 * (m + r) and 2^-62,
/// where m is the sum of the half extents and of the differences of the centres at the start, and r the radius. t_max,
/// toi and normal: as of all sweeps.
/// normal: from the nearest point of the box towards the centre at toi. Let p be the exact vector between these and v
/// the relative velocity: the normal is within 30u + (32u * (m + toi * |v|) + 2^-61) / |p| of p / |p| where that is at
/// most 2^-6, and its length is always within 4u of 1.
/// Never misses: coordinates, velocities, half extents, radii and components of q of 0 or 2^-40 to 2^40, q not being 0;
/// any t_max.
/// Over-report: at toi they touch if the radius grows by 90 * 2^-23 * (r + m) + 2^-60, in the same range.
/// Boxes with a negative half extent: never hit. NaN: anywhere, a miss. A q of 0 likewise.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_sphere_obb(
    spheres: &Spheres<'_>,
    sphere_velocity: &Vectors<'_>,
    boxes: &Obbs<'_>,
    box_velocity: Option<&Vectors<'_>>,
    t_max: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_sphere_obb", &[spheres.len(), sphere_velocity.len(), boxes.len(), len_of(box_velocity)]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let normal = call.vectors("normal", normal)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_sphere_obb(
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

/// The earliest time in \[0, t_max\] at which the closed balls, moving by sphere_velocity, touch the closed
/// triangles, moving by triangle_velocity (None: at rest), from either side.
///
/// ```text
/// Method: the first of the times at which the centre comes within the radius of an edge, as in raycast_capsule, or
/// of the plane over the inside (Ericson 5.5.8). A triangle may be a segment or a point. t_max, toi and normal: see
/// "Sweeps" above.
/// normal: from the nearest point of the triangle towards the centre at toi. Let p be the exact vector between these, d
/// that from the vertex a to the centre at 0, and v the relative velocity: the normal is within 15u + 1.02u * (|d| + 2 *
/// toi * |v| + 60 * l) / |p| + sqrt(1.5u * l / |p|) of p / |p| where that is at most 2^-6, and its length is always
/// within 4u of 1. The last term counts in slivers alone. A centre in the triangle as computed has (1, 0, 0), or one
/// nearly in it a direction that is all rounding.
/// Never misses: coordinates, velocities and radii of 0 or 2^-40 to 2^40, any t_max.
/// Over-report: at toi they touch if the radius r grows by 88 * 2^-23 * (r + w + l) + 2^-60, where w is the distance of
/// the centre, at the start, from the furthest vertex, and l the root of |b - a|^2 + |c - a|^2, in the same range.
/// NaN: anywhere, a miss.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_sphere_triangle(
    spheres: &Spheres<'_>,
    sphere_velocity: &Vectors<'_>,
    triangles: &Triangles<'_>,
    triangle_velocity: Option<&Vectors<'_>>,
    t_max: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_sphere_triangle", &[spheres.len(), sphere_velocity.len(), triangles.len(), len_of(triangle_velocity)]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let normal = call.vectors("normal", normal)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_sphere_triangle(
            spheres.as_ptr(),
            sphere_velocity.as_ptr(),
            triangles.as_ptr(),
            optional(triangle_velocity),
            t_max,
            hits,
            toi,
            &normal,
        )
    })
}

/// The earliest time in \[0, t_max\] at which the closed boxes, moving by box_velocity, touch the closed triangles,
/// moving by triangle_velocity (None: at rest).
///
/// ```text
/// Pass displacements and t_max = 1 to get a fraction of the step.
/// Method: along each of the thirteen axes of overlap_triangle_aabb both overlap from one time to another; they
/// touch from the last of the entries to the first of the exits (Ericson 5.5.8 and 5.2.9). A triangle may be a segment
/// or a point.
/// t_max: refused if negative or NaN; above 2^127 it counts as 2^127.
/// toi: n floats, or None if not wanted; +inf on a miss; 0 for what overlaps or touches at the start. Never NaN, never
/// -0. It is never late: before it they do not touch.
/// normal: n vectors, or None if not wanted, of any component: from the triangle to the box, along the axis that is
/// entered last. Until toi they are apart along it, and overlap then by no more than 4u * m, m as below. Where toi is 0
/// it is the normal of contact_triangle_obb: along it they are least deep, or touch. What touches at the start is a
/// hit; it recedes if the dot product of the normal and the velocity of the box relative to the triangle is positive.
/// The length is within 4.6u of 1; 0 on a miss. Components may be -0.
/// Never misses: coordinates and velocities of 0 or 2^-40 to 2^40, any t_max.
/// Over-report: at toi they touch if the half extents grow by 2^-23 * (k * m + |c|) + 2^-60 on each axis, in the same
/// range. |c| is the largest coordinate of the box's centre; m is the sum of the half extents, of the longest |x| + |y|
/// + |z| of the vectors from there to a vertex, and of toi times that of the relative velocity. k is 16 plus twice the
/// cancellation in the triangle's normal, which is 1 to 10 for all but needles and slivers, and never more than 2^14.
/// So a box that moves along a plane to within rounding may hit it much later; a t_max excludes that.
/// Inverted boxes: never hit. NaN: anywhere, a miss.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_aabb_triangle(
    boxes: &Aabbs<'_>,
    box_velocity: &Vectors<'_>,
    triangles: &Triangles<'_>,
    triangle_velocity: Option<&Vectors<'_>>,
    t_max: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_aabb_triangle", &[boxes.len(), box_velocity.len(), triangles.len(), len_of(triangle_velocity)]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let normal = call.vectors("normal", normal)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_aabb_triangle(
            boxes.as_ptr(),
            box_velocity.as_ptr(),
            triangles.as_ptr(),
            optional(triangle_velocity),
            t_max,
            hits,
            toi,
            &normal,
        )
    })
}

/// The earliest time in \[0, t_max\] at which the closed oriented boxes, moving by box_velocity, touch the closed
/// triangles, moving by triangle_velocity (None: at rest).
///
/// ```text
/// Nothing turns. Pass displacements and t_max = 1 to get a
/// fraction of the step.
/// Method: in the box's coordinates, as sweep_aabb_triangle; half extents are padded as in overlap_triangle_obb,
/// and each component of the velocity by 16u of the sum of all.
/// t_max, toi: as for sweep_aabb_triangle. So is the normal, but that they overlap along it by no more than 24u * m.
/// Never misses: coordinates, half extents, velocities and components of q of 0 or 2^-40 to 2^40, q not being 0; any
/// t_max.
/// Over-report: at toi they touch if the half extents grow by 2^-23 * k * m + 2^-60, in the same range. m is as for
/// sweep_aabb_triangle; k is 32 plus twice the largest cancellation of any triangle with vertices that are off by up
/// to 16u * m, and never more than 2^14 + 16.
/// NaN: anywhere, a miss. A negative half extent, or a q of 0, likewise.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_obb_triangle(
    boxes: &Obbs<'_>,
    box_velocity: &Vectors<'_>,
    triangles: &Triangles<'_>,
    triangle_velocity: Option<&Vectors<'_>>,
    t_max: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_obb_triangle", &[boxes.len(), box_velocity.len(), triangles.len(), len_of(triangle_velocity)]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let normal = call.vectors("normal", normal)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_obb_triangle(
            boxes.as_ptr(),
            box_velocity.as_ptr(),
            triangles.as_ptr(),
            optional(triangle_velocity),
            t_max,
            hits,
            toi,
            &normal,
        )
    })
}

/// The earliest time in \[0, t_max\] at which the closed oriented boxes a, moving by a_velocity, and b, moving by
/// b_velocity (None: at rest), touch.
///
/// ```text
/// Nothing turns. Pass displacements and t_max = 1 to get a fraction of the step.
/// Method: along each of the fifteen axes of overlap_obb_obb both overlap from one time to another; they touch from
/// the last of the entries to the first of the exits (Ericson 5.5.8 and 4.4.1). Ways are padded by 50u of m at the
/// start, velocities by 32u of the sum of the components.
/// t_max, toi: as for sweep_aabb_triangle.
/// normal: n vectors, or None if not wanted, of any component: from b to a, along the axis that is entered last. Until
/// toi they are apart along it, and overlap then by no more than 24u * m. Where toi is 0 it is the normal of
/// contact_obb_obb, turned round: along it they are least deep, or touch. What touches at the start is a hit; it
/// recedes if the dot product of the normal and the velocity of a relative to b is positive. The length is within 4.6u
/// of 1; 0 on a miss. Components may be -0.
/// Never misses: coordinates, half extents, velocities and components of q of 0 or 2^-40 to 2^40, q not being 0; any
/// t_max.
/// Over-report: at toi no axis of length 1, nor the product of two, separates them by more than 44 * 2^-23 * m + 2^-60,
/// in the same range. m is the sum of all half extents, of |x| + |y| + |z| of the vector between the centres, and of
/// toi times that of the relative velocity. So boxes that move along each other to within rounding may hit much later;
/// a t_max excludes that.
/// NaN: anywhere, a miss. A negative half extent, or a q of 0, likewise.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_obb_obb(
    a: &Obbs<'_>,
    a_velocity: &Vectors<'_>,
    b: &Obbs<'_>,
    b_velocity: Option<&Vectors<'_>>,
    t_max: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_obb_obb", &[a.len(), a_velocity.len(), b.len(), len_of(b_velocity)]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let normal = call.vectors("normal", normal)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_obb_obb(
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

/// The earliest time in \[0, t_max\] at which the closed capsules a, moving by a_velocity, and b, moving by
/// b_velocity (None: at rest), touch.
///
/// ```text
/// Method: the first of the times at which an end of one segment comes within both radii of the other, as in
/// raycast_capsule, or the insides of both do, between the planes that they span. t_max, toi and normal: see "Sweeps"
/// above.
/// normal: from the nearest point of the segment of b towards that of a at toi. Let p be the exact vector between these,
/// d that from b's a to a's a at 0, l the sum of the lengths of the segments and v the relative velocity: the normal is
/// within 35u + 1.02u * (|d| + 2 * toi * |v| + 40 * l) / |p| + sqrt(45u + 70u * l / |p|) of p / |p| where that is at
/// most 2^-6, and its length is always within 4u of 1. The root counts where several pairs of points are as near, but
/// for rounding.
/// Never misses: coordinates, velocities and radii of 0 or 2^-40 to 2^40, any t_max.
/// Over-report: at toi they touch if a radius grows by 80 * 2^-23 * (r + w + l) + 2^-60, where r is the sum of the radii
/// and w the largest distance between an end of a and one of b at the start, in the same range.
/// NaN: anywhere, a miss.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_capsule_capsule(
    a: &Capsules<'_>,
    a_velocity: &Vectors<'_>,
    b: &Capsules<'_>,
    b_velocity: Option<&Vectors<'_>>,
    t_max: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_capsule_capsule", &[a.len(), a_velocity.len(), b.len(), len_of(b_velocity)]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let normal = call.vectors("normal", normal)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_capsule_capsule(
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

/// The earliest time in \[0, t_max\] at which the closed capsules, moving by capsule_velocity, touch the closed
/// triangles, moving by triangle_velocity (None: at rest), from either side.
///
/// ```text
/// Method: the first of the times at which an end of the segment comes within the radius of the triangle, as in
/// sweep_sphere_triangle, or an edge or vertex of the triangle comes within it of the segment, as in
/// sweep_capsule_capsule; or 0, if the segment goes through the triangle at the start. t_max, toi and normal: see
/// "Sweeps" above.
/// normal: from the nearest point of the triangle towards that of the segment at toi. Where the two meet it is as in
/// contact_capsule_triangle, the other way round: the shortest way out. Let p be the exact vector between the nearest
/// points, d the longest of those from the triangle's a to an end of the segment at 0, l the length of the segment and
/// the root of |b - a|^2 + |c - a|^2, and v the relative velocity: the normal is within 35u + 1.02u * (|d| + 2 * toi *
/// |v| + 60 * l) / |p| + sqrt(50u + 200u * l / |p|) of p / |p| where that is at most 2^-6 and |p| at least 2^-62, and
/// its length is always within 4u of 1. The root counts where several pairs of points are as near, but for rounding.
/// Never misses: coordinates, velocities and radii of 0 or 2^-40 to 2^40, any t_max.
/// Over-report: at toi they touch if the radius r grows by 88 * 2^-23 * (r + w + l) + 2^-60, where w is the largest
/// distance between an end of the segment and a vertex at the start, in the same range.
/// NaN: anywhere, a miss.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_capsule_triangle(
    capsules: &Capsules<'_>,
    capsule_velocity: &Vectors<'_>,
    triangles: &Triangles<'_>,
    triangle_velocity: Option<&Vectors<'_>>,
    t_max: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_capsule_triangle", &[capsules.len(), capsule_velocity.len(), triangles.len(), len_of(triangle_velocity)]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let normal = call.vectors("normal", normal)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_capsule_triangle(
            capsules.as_ptr(),
            capsule_velocity.as_ptr(),
            triangles.as_ptr(),
            optional(triangle_velocity),
            t_max,
            hits,
            toi,
            &normal,
        )
    })
}

/// The earliest time in \[0, t_max\] at which the closed capsules, moving by capsule_velocity, touch the closed
/// boxes, moving by box_velocity (None: at rest).
///
/// ```text
/// Method: the first of the times at which an end of the segment comes within the radius of the box, as in
/// sweep_sphere_aabb, or a corner or edge of the box comes within it of the segment, as in sweep_capsule_capsule;
/// or 0, if they overlap at the start. t_max, toi and normal: as of all sweeps.
/// normal: from the nearest point of the box towards that of the segment at toi. Where the two meet it is as in
/// contact_capsule_aabb, the other way round: the shortest way out. Let p be the exact vector between the nearest
/// points, w the sum over the axes of the larger distances of the faces from the capsule's a at 0, l the length of the
/// segment and v the relative velocity: the normal is within 35u + 30u * (w + toi * |v| + l) / |p| + sqrt(64u * (w + l)
/// / |p|) of p / |p| where that is at most 2^-6 and |p| at least 2^-62, and its length is always within 4u of 1.
/// Never misses: coordinates, velocities and radii of 0 or 2^-40 to 2^40, any t_max.
/// Over-report: at toi they touch if the radius r grows by 88 * 2^-23 * (r + w + l) + 2^-60, in the same range.
/// Inverted boxes: never hit. NaN: anywhere, a miss.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_capsule_aabb(
    capsules: &Capsules<'_>,
    capsule_velocity: &Vectors<'_>,
    boxes: &Aabbs<'_>,
    box_velocity: Option<&Vectors<'_>>,
    t_max: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_capsule_aabb", &[capsules.len(), capsule_velocity.len(), boxes.len(), len_of(box_velocity)]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let normal = call.vectors("normal", normal)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_capsule_aabb(
            capsules.as_ptr(),
            capsule_velocity.as_ptr(),
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
/// point is no further than 25 * 2^-24 * M from the triangle; on a hit that is ran_out it is toi.
/// ran_out: a bit a pair, as hits, or None if not wanted: of hits, those of which the steps have shown neither that they
/// come so near nor that they do not. These are few: 25 of 7,279 queries that were made by hand to be hard.
/// Never misses: coordinates of magnitudes up to 2^126.
/// Over-report: of hits that are not ran_out, at near_at they touch if the point grows to a ball of radius 25 * 2^-24 *
/// M, for coordinates of 0 or 2^-40 to 2^40.
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
    ran_out: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_point_triangle", &[points.len(), points_after.len(), triangles.len(), triangles_after.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let near_at = call.results("near_at", near_at)?;
    let ran_out = call.bits("ran_out", ran_out)?;
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
            ran_out,
        )
    })
}

/// Do segments meet while each of their four ends moves for itself?
///
/// ```text
/// All is as with sweep_point_triangle: a and b are
/// where they are at t = 0, a_after and b_after at t = 1, and M is the largest difference of a coordinate of an end of a
/// and of an end of b. Segments may be points, parallel, or on one line. Edges that share a vertex meet all the time.
/// Never misses: as there.
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
    ran_out: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_segment_segment", &[a.len(), a_after.len(), b.len(), b_after.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let near_at = call.results("near_at", near_at)?;
    let ran_out = call.bits("ran_out", ran_out)?;
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
            ran_out,
        )
    })
}

/// The earliest time in \[0, t_max\] at which the closed hulls touch: a_hull where a has it, moving by a_velocity,
/// and b_hull where b has it, moving by b_velocity (None: at rest).
///
/// ```text
/// Nothing turns. Pass displacements and t_max = 1 to get a
/// fraction of the step.
/// Method: the nearest point of the difference of both, as they are at the time reached so far, proposes directions (van
/// den Bergen 2004). Along each the gap at the start, padded as in overlap_hull_hull, and the speed at which it
/// closes, with 10u of what it is summed up of, tell until when they are apart, or from when on. A pair is asked 64
/// steps at most; what is open then is a hit at the time reached.
/// t_max, toi and normal: see sweeps.h. toi is never late: until then a direction separates them.
/// normal: of the direction that told toi, from b to a: along it they are apart until toi. What is 0 apart at the start
/// as far as directions tell has that of the one along which they overlap least, of those that were asked; so it is of
/// no use where they overlap by much. The length is within 4.6u of 1; 0 on a miss. Components may be -0.
/// Never misses: coordinates, velocities and components of q of 0 or 2^-40 to 2^40, q not being 0; any t_max.
/// Over-report: on a hit they are no further apart at toi than 16 * 2^-23 * l, and thin hulls, one in a million, than
/// 2^-12 * l, l being the sum of the reaches of both, of |x| + |y| + |z| of the way between the poses at the start, and
/// of toi times that of the relative velocity: measured, and not proved, docs/guarantees.md.
/// NaN, in the pair or in any vertex: a miss. A q of 0 likewise.
/// ```
#[allow(clippy::too_many_arguments)]
pub fn sweep_hull_hull(
    a: &Poses<'_>,
    a_velocity: &Vectors<'_>,
    b: &Poses<'_>,
    b_velocity: Option<&Vectors<'_>>,
    a_hull: &Vectors<'_>,
    b_hull: &Vectors<'_>,
    t_max: f32,
    hits: &mut [u64],
    toi: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("sweep_hull_hull", &[a.len(), a_velocity.len(), b.len(), len_of(b_velocity)]);
    let hits = call.bits("hits", Some(hits))?;
    let toi = call.results("toi", toi)?;
    let normal = call.vectors("normal", normal)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_sweep_hull_hull(
            a.as_ptr(),
            a_velocity.as_ptr(),
            b.as_ptr(),
            optional(b_velocity),
            a_hull.as_ptr(),
            b_hull.as_ptr(),
            t_max,
            hits,
            toi,
            &normal,
        )
    })
}

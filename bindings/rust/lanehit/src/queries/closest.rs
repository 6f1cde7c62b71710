// Written by bindings/write_bindings.py from the headers and descriptions of the library.
use crate::Error;
use crate::call::{asked, Call, Xyz};
use crate::{Aabbs, Cylinders, Obbs, Planes, Poses, Rays, Segments, Triangles, Vectors};
use lanehit_sys as sys;

/// The point of a box that is closest to a point.
///
/// ```text
/// Method: the point, clamped to the box on each axis (Ericson 5.1.3).
/// on_box is exact. distance2 is within 5.01 * 2^-24 of itself and 2^-148 of the exact squared distance, and 0 where
/// the box contains the point; for coordinates of magnitude up to 2^62, beyond which squares overflow.
/// The empty box: distance2 is +inf, as is on_box. For other boxes with min > max on an axis, on_box is min there.
/// NaN: in the point or in min, as said above; in max, that side of the box is taken to be at min.
/// ```
pub fn closest_aabb_point(
    boxes: &Aabbs<'_>,
    points: &Vectors<'_>,
    distance2: Option<&mut [f32]>,
    on_box: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_aabb_point", &[boxes.len(), points.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_box = call.vectors("on_box", on_box)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_aabb_point(boxes.as_ptr(), points.as_ptr(), distance2, &on_box)
    })
}

/// The point of a segment that is closest to a point, a + t \* (b - a).
///
/// ```text
/// Method: the foot of the perpendicular, clamped to the segment (Ericson 5.1.2).
/// t is from 0 to 1, and 0 where the segment is a point; on a NaN, NaN. Coordinates are 0 or from 2^-40 to 2^40; then,
/// with the exact distance d and the length l of the segment, the root of distance2 is at most 3.6u * d + 11.1u * l +
/// 2^-72 more than d, and at most 3.6u * d + 3.1u * l + 2^-72 less. Where the segment is a point l is 0.
/// on_segment is off a + t * (b - a) by at most u of each coordinate, 2.1u of that of b - a, and 2^-149; and that
/// point of the segment is at most 2.1u * d + 12.1u * l + 2^-72 further away than d.
/// NaN: in either, as said above.
/// ```
pub fn closest_segment_point(
    segments: &Segments<'_>,
    points: &Vectors<'_>,
    distance2: Option<&mut [f32]>,
    t: Option<&mut [f32]>,
    on_segment: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_segment_point", &[segments.len(), points.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let t = call.results("t", t)?;
    let on_segment = call.vectors("on_segment", on_segment)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_segment_point(
            segments.as_ptr(),
            points.as_ptr(),
            distance2,
            t,
            &on_segment,
        )
    })
}

/// The point of a triangle that is closest to a point, a + u \* (b - a) + v \* (c - a).
///
/// ```text
/// Method: the foot of the perpendicular on the plane, found along an edge and along the altitude upon it, or, if it
/// lies beyond an edge, the nearest point of that edge (docs/guarantees.md; Ericson 5.1.5).
/// u and v are at least 0, and u + v at most 1 + 2^-25; on a NaN, NaN. Where the triangle is a segment or a point,
/// they are one of the choices that give the point. Coordinates are 0 or from 2^-40 to 2^40; then, however thin the
/// triangle is, with the exact distance d and l, the root of |b - a|^2 + |c - a|^2, the root of distance2 is at most
/// 4.5u * d + 40.1u * l + 2^-63 more than d, and at most 4.5u * d + 4.6u * l + 2^-63 less (in bounds u is 2^-24).
/// on_triangle is off a + u * (b - a) + v * (c - a) by at most 2^-24 of each coordinate, 3.1 * 2^-24 of the sum of |u
/// * (b - a)| and |v * (c - a)| on that axis, and 2^-149; and that point is at most 6.1u * d + 44.6u * l + 2^-63
/// further away than d.
/// NaN: in either, as said above.
/// ```
pub fn closest_triangle_point(
    triangles: &Triangles<'_>,
    points: &Vectors<'_>,
    distance2: Option<&mut [f32]>,
    u: Option<&mut [f32]>,
    v: Option<&mut [f32]>,
    on_triangle: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_triangle_point", &[triangles.len(), points.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let u = call.results("u", u)?;
    let v = call.results("v", v)?;
    let on_triangle = call.vectors("on_triangle", on_triangle)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_triangle_point(
            triangles.as_ptr(),
            points.as_ptr(),
            distance2,
            u,
            v,
            &on_triangle,
        )
    })
}

/// The point of a plane that is closest to a point, on whichever side that is.
///
/// ```text
/// Method: the foot of the perpendicular (Ericson 5.1.1), for a normal n of any length.
/// Coordinates and components of n are 0 or from 2^-40 to 2^40, d is at most 2^82; then, with the exact distance D up
/// to 2^62 and s = (|nx * x| + |ny * y| + |nz * z| + |d|) / |n|, which is at most D plus twice the distance of the
/// point from the origin, the root of distance2 is within 2.6u * D + 4.1u * s + 2^-74 of D. on_plane is off the exact
/// foot by at most u of its distance from the origin, 5.1u * D + 4.1u * s and 2^-74.
/// n = 0: if d = 0 the plane is all of space, and on_plane the point itself; else it is nothing, distance2 is +inf and
/// on_plane NaN. The latter holds, too, where the point is 2^128 or more normals away.
/// NaN: in either, as said above.
/// ```
pub fn closest_plane_point(
    planes: &Planes<'_>,
    points: &Vectors<'_>,
    distance2: Option<&mut [f32]>,
    on_plane: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_plane_point", &[planes.len(), points.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_plane = call.vectors("on_plane", on_plane)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_plane_point(planes.as_ptr(), points.as_ptr(), distance2, &on_plane)
    })
}

/// The point of an oriented box that is closest to a point.
///
/// ```text
/// Method: in the box's coordinates the point, clamped on each axis (Ericson 5.1.4). Coordinates, half extents and
/// components of q are 0 or from 2^-40 to 2^40, q not being 0; then, with the exact distance d, w = |x| + |y| + |z| of
/// the vector from the centre to the point, and u = 2^-24, the root of distance2 is within 2.6u * d + 21u * w + 2^-73
/// of d.
/// on_box is off a point of the box by at most u of each coordinate, 12.1u of the sum of the half extents, and 2^-149;
/// and that point of the box is at most 42u * w further away than d.
/// NaN: in either, as said above. A q of 0 likewise.
/// ```
pub fn closest_obb_point(
    boxes: &Obbs<'_>,
    points: &Vectors<'_>,
    distance2: Option<&mut [f32]>,
    on_box: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_obb_point", &[boxes.len(), points.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_box = call.vectors("on_box", on_box)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_obb_point(boxes.as_ptr(), points.as_ptr(), distance2, &on_box)
    })
}

/// The points of two segments that are closest to each other, a.a + s \* (a.b - a.a) and b.a + t \* (b.b - b.a).
///
/// ```text
/// Method: the point of a nearest to the line of b, then the point of b nearest to that, then the point of a nearest
/// to that (Ericson 5.1.9, without its determinant, which cancels in parallel segments). Parallel segments are no
/// special case, nor are points.
/// s and t are from 0 to 1; on a NaN, NaN. Coordinates are 0 or from 2^-40 to 2^40; then, with the exact distance d, l
/// the sum of both lengths, and u = 2^-24, the root of distance2 is at most 22.1u * d + 31.1u * l + 2^-72 more than d,
/// and at most 22.1u * d + 5.1u * l + 2^-72 less. Of several nearest pairs, as of parallel segments, any is given.
/// on_a is off a.a + s * (a.b - a.a) by at most u of each coordinate, 2.1u of that of a.b - a.a, and 2^-149; on_b
/// likewise. Those points of the segments are at most 22.1u * d + 33.1u * l + 2^-72 further apart than d.
/// NaN: in either, as said above; infinities likewise.
/// ```
pub fn closest_segment_segment(
    a: &Segments<'_>,
    b: &Segments<'_>,
    distance2: Option<&mut [f32]>,
    s: Option<&mut [f32]>,
    t: Option<&mut [f32]>,
    on_a: Option<Xyz<'_>>,
    on_b: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_segment_segment", &[a.len(), b.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let s = call.results("s", s)?;
    let t = call.results("t", t)?;
    let on_a = call.vectors("on_a", on_a)?;
    let on_b = call.vectors("on_b", on_b)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_segment_segment(a.as_ptr(), b.as_ptr(), distance2, s, t, &on_a, &on_b)
    })
}

/// The point of a solid cylinder that is closest to a point; in the cylinder, that point.
///
/// ```text
/// Method: as it is seen along the axis, the point, clamped to both ends and to the radius.
/// Coordinates and the radius are 0 or from 2^-40 to 2^40; then, with the exact distance d, l the length of the axis and
/// the radius, and u = 2^-24, the root of distance2 is at most 23.7u * d + 21.7u * l + 2^-72 more than d, and at most
/// 23.7u * d + 14.7u * l + 2^-72 less. on_cylinder is off the exact point by at most u of each coordinate, 31u * (d +
/// l), and 2^-72.
/// NaN: in either, as said above; so is a cylinder that is empty, with a = b or of a negative radius.
/// ```
pub fn closest_cylinder_point(
    cylinders: &Cylinders<'_>,
    points: &Vectors<'_>,
    distance2: Option<&mut [f32]>,
    on_cylinder: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_cylinder_point", &[cylinders.len(), points.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_cylinder = call.vectors("on_cylinder", on_cylinder)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_cylinder_point(
            cylinders.as_ptr(),
            points.as_ptr(),
            distance2,
            &on_cylinder,
        )
    })
}

/// The points of two boxes that are closest to each other.
///
/// ```text
/// Method: the gap between them on each axis.
/// on_a and on_b are exact, for all finite values. On an axis on which the boxes have something in common both are at
/// the lower end of that: so boxes that meet have one common point, the corner of least coordinates. distance2 is
/// within 5.01 * 2^-24 of itself and 2^-148 of the exact squared distance, and 0 where the boxes meet, and only there
/// in range (0 or 2^-40 to 2^40); for coordinates of magnitude up to 2^62, beyond which squares overflow.
/// NaN: anywhere, as said above; so are boxes with min > max on an axis.
/// ```
pub fn closest_aabb_aabb(
    a: &Aabbs<'_>,
    b: &Aabbs<'_>,
    distance2: Option<&mut [f32]>,
    on_a: Option<Xyz<'_>>,
    on_b: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_aabb_aabb", &[a.len(), b.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_a = call.vectors("on_a", on_a)?;
    let on_b = call.vectors("on_b", on_b)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_aabb_aabb(a.as_ptr(), b.as_ptr(), distance2, &on_a, &on_b)
    })
}

/// The points of a segment and a triangle that are closest to each other.
///
/// ```text
/// Method: of an end of the segment and the triangle, or of the segment and an edge, whichever are nearest (Ericson
/// 5.1.10); where the segment goes through, the point where it crosses the plane.
/// distance2 is 0 where they meet, which is wherever contact_capsule_triangle with a radius and a margin of 0 hits;
/// both points are that of the segment then. Coordinates are 0 or from 2^-40 to 2^40; then, however thin the triangle
/// is, with the exact distance d, l the length of the segment and the root of |b - a|^2 + |c - a|^2, and u = 2^-24, the
/// root of distance2 is at most 22.1u * d + 40.6u * l + 2^-61 more than d, and at most 28u * d + 143.5u * l + 2^-61
/// less. But for u of the coordinates of both and 2^-61, on_segment is off the segment by at most 2.1u * l, on_triangle
/// off the triangle by 4.6u * l + 3.1u * d or, where distance2 is 0, 143.5u * l, and they are at most 26u * d + 41u * l
/// further apart than d.
/// NaN: in either, as said above; infinities likewise, and a distance2 that would overflow.
/// ```
pub fn closest_segment_triangle(
    segments: &Segments<'_>,
    triangles: &Triangles<'_>,
    distance2: Option<&mut [f32]>,
    on_segment: Option<Xyz<'_>>,
    on_triangle: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_segment_triangle", &[segments.len(), triangles.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_segment = call.vectors("on_segment", on_segment)?;
    let on_triangle = call.vectors("on_triangle", on_triangle)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_segment_triangle(
            segments.as_ptr(),
            triangles.as_ptr(),
            distance2,
            &on_segment,
            &on_triangle,
        )
    })
}

/// The points of a segment and a box that are closest to each other.
///
/// ```text
/// Method: as a point goes along the segment, when it is nearest to the box, found as in overlap_capsule_aabb.
/// distance2 is 0 wherever they meet; both points are that of the box then, where the segment enters it or begins.
/// on_box is always in the box, exactly. Coordinates are 0 or from 2^-40 to 2^40; then, with the exact distance d, the
/// length l of the segment, and u = 2^-24, the root of distance2 is at most 19.5u * d + 23u * l + 2^-61 more than d,
/// and at most 6.6u * d + 29.1u * l + 2^-61 less. But for u of the coordinates of both and 2^-61, on_segment is off the
/// segment by at most 2.1u * l or, where distance2 is 0, 33.4u * l, and they are at most 26u * d + 30.1u * l further
/// apart than d.
/// NaN: in either, as said above; so are infinities in the segment, and boxes with min > max on an axis.
/// ```
pub fn closest_segment_aabb(
    segments: &Segments<'_>,
    boxes: &Aabbs<'_>,
    distance2: Option<&mut [f32]>,
    on_segment: Option<Xyz<'_>>,
    on_box: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_segment_aabb", &[segments.len(), boxes.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_segment = call.vectors("on_segment", on_segment)?;
    let on_box = call.vectors("on_box", on_box)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_segment_aabb(
            segments.as_ptr(),
            boxes.as_ptr(),
            distance2,
            &on_segment,
            &on_box,
        )
    })
}

/// The points of a segment and an oriented box that are closest to each other.
///
/// ```text
/// Method: in the box's coordinates as closest_segment_aabb, and turned back.
/// distance2 is 0 wherever they meet; both points are that of the box then, where the segment enters it or begins.
/// Coordinates, half extents and components of q are 0 or from 2^-40 to 2^40, q not being 0; then, with the exact
/// distance d, l the length of the segment and the larger |x| + |y| + |z| of the ways from the centre to its ends, and
/// u = 2^-24, the root of distance2 is at most 19.5u * d + 23u * l + 2^-61 more than d, and at most 6.6u * d + 50.8u *
/// l + 2^-61 less. But for u of the coordinates of both and 2^-61, on_segment is off the segment by at most 2.1u * l
/// and on_box off the box by 36.4u * l or, where distance2 is 0, both by 89.1u * l, and they are at most 26u * d +
/// 85.8u * l further apart than d.
/// NaN: in either, as said above; so are infinities in the segment, negative half extents, and a q of 0.
/// ```
pub fn closest_segment_obb(
    segments: &Segments<'_>,
    boxes: &Obbs<'_>,
    distance2: Option<&mut [f32]>,
    on_segment: Option<Xyz<'_>>,
    on_box: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_segment_obb", &[segments.len(), boxes.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_segment = call.vectors("on_segment", on_segment)?;
    let on_box = call.vectors("on_box", on_box)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_segment_obb(
            segments.as_ptr(),
            boxes.as_ptr(),
            distance2,
            &on_segment,
            &on_box,
        )
    })
}

/// The points of two triangles that are closest to each other.
///
/// ```text
/// Method: of an edge of either and the other, whichever are nearest (Ericson 5.1.11), as in
/// closest_segment_triangle.
/// distance2 is 0 wherever they meet; both points are one then, of an edge. Coordinates are 0 or from 2^-40 to 2^40;
/// then, however thin the triangles are, with the exact distance d, l the sum of both roots of |b - a|^2 + |c - a|^2,
/// and u = 2^-24, the root of distance2 is at most 22.1u * d + 40.6u * l + 2^-61 more than d, and at most 28u * d +
/// 143.5u * l + 2^-61 less. But for u of the coordinates of both and 2^-61, points are off their triangles by at most
/// 5.7u * l + 3.1u * d or, where distance2 is 0, 143.5u * l, and they are at most 26u * d + 41u * l further apart than
/// d.
/// NaN: in either, as said above; infinities likewise, and the squared distance of an edge that would overflow.
/// ```
pub fn closest_triangle_triangle(
    a: &Triangles<'_>,
    b: &Triangles<'_>,
    distance2: Option<&mut [f32]>,
    on_a: Option<Xyz<'_>>,
    on_b: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_triangle_triangle", &[a.len(), b.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_a = call.vectors("on_a", on_a)?;
    let on_b = call.vectors("on_b", on_b)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_triangle_triangle(a.as_ptr(), b.as_ptr(), distance2, &on_a, &on_b)
    })
}

/// The point of a line that is closest to a point, origin + t \* dir.
///
/// ```text
/// Method: the foot of the perpendicular (Ericson 5.1.2, without ends).
/// Coordinates and components of directions are 0 or from 2^-40 to 2^40; then, with the exact distance d, the distance l
/// of the point from the origin, and u = 2^-24, the root of distance2 is at most 2.6u * d + 11.3u * l + 2^-72 more than
/// d, and at most 2.6u * d + 2.1u * l + 2^-72 less.
/// on_line is off origin + t * dir by at most u of each coordinate, 1.1u of that of t * dir, and 2^-149; and that point
/// is at most 9.1u * l + 2^-72 further away than d.
/// NaN: in either, as said above; infinities likewise, but for those of which distance2 is infinite.
/// ```
pub fn closest_line_point(
    lines: &Rays<'_>,
    points: &Vectors<'_>,
    distance2: Option<&mut [f32]>,
    t: Option<&mut [f32]>,
    on_line: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_line_point", &[lines.len(), points.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let t = call.results("t", t)?;
    let on_line = call.vectors("on_line", on_line)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_line_point(lines.as_ptr(), points.as_ptr(), distance2, t, &on_line)
    })
}

/// The points of two lines that are closest to each other, a.origin + s \* a.dir and b.origin + t \* b.dir.
///
/// ```text
/// Method: along the normal common to both, which is computed as if with 48 digits (Ericson 5.1.8, docs/guarantees.md).
/// So the distance is as good however small the angle is, and parallel lines are known for certain: then s is 0, and t
/// that of the point of b closest to the origin of a; if b is a point, t is 0, and s that of the point closest to it.
/// Coordinates and components of directions are 0 or from 2^-40 to 2^40; then, with the exact distance d, the distance l
/// of both origins, and u = 2^-24, the root of distance2 is at most 7.1u * d + 11.3u * l + 2^-72 more than d, and at
/// most 7.1u * d + 8.1u * l + 2^-72 less.
/// on_a is off a.origin + s * a.dir by at most u of each coordinate, 1.1u of that of s * a.dir, and 2^-149; on_b is off
/// b.origin + t * b.dir likewise; and those points are at most 26.6u * (l + |s * a.dir|) + 2^-72 further apart than d.
/// All this of points where |s * a.dir| is up to 2^80: lines that are nearly parallel may be closest so far away that s,
/// t and coordinates are infinite or NaN.
/// NaN: in either, as said above.
/// ```
pub fn closest_line_line(
    a: &Rays<'_>,
    b: &Rays<'_>,
    distance2: Option<&mut [f32]>,
    s: Option<&mut [f32]>,
    t: Option<&mut [f32]>,
    on_a: Option<Xyz<'_>>,
    on_b: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_line_line", &[a.len(), b.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let s = call.results("s", s)?;
    let t = call.results("t", t)?;
    let on_a = call.vectors("on_a", on_a)?;
    let on_b = call.vectors("on_b", on_b)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_line_line(a.as_ptr(), b.as_ptr(), distance2, s, t, &on_a, &on_b)
    })
}

/// The points of a triangle and a box that are closest to each other.
///
/// ```text
/// Method: of an edge and the box, as in closest_segment_aabb, or of a corner of the box and the triangle, whichever
/// are nearest; where a diagonal of the box goes through the triangle, that point.
/// distance2 is 0 wherever they meet; both points are one then, of the box. on_box is always in the box, exactly.
/// Coordinates are 0 or from 2^-40 to 2^40; then, however thin the triangle is, with the exact distance d, l the root of
/// |b - a|^2 + |c - a|^2 and the diagonal of the box, and u = 2^-24, the root of distance2 is at most 22.1u * d + 73u *
/// l + 2^-61 more than d, and at most 6.6u * d + 143.5u * l + 2^-61 less. But for u of the coordinates of both and
/// 2^-61, on_triangle is off the triangle by at most 4.6u * l + 3.1u * d or, where distance2 is 0, 143.5u * l, and they
/// are at most 26u * d + 78u * l further apart than d.
/// NaN: in either, as said above; so are infinities, a distance2 that would overflow, and boxes with min > max on an
/// axis.
/// ```
pub fn closest_triangle_aabb(
    triangles: &Triangles<'_>,
    boxes: &Aabbs<'_>,
    distance2: Option<&mut [f32]>,
    on_triangle: Option<Xyz<'_>>,
    on_box: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_triangle_aabb", &[triangles.len(), boxes.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_triangle = call.vectors("on_triangle", on_triangle)?;
    let on_box = call.vectors("on_box", on_box)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_triangle_aabb(
            triangles.as_ptr(),
            boxes.as_ptr(),
            distance2,
            &on_triangle,
            &on_box,
        )
    })
}

/// The points of a triangle and an oriented box that are closest to each other.
///
/// ```text
/// Method: in the box's coordinates as closest_triangle_aabb, and turned back.
/// distance2 is 0 wherever they meet; both points are one then. Coordinates, half extents and components of q are 0 or
/// from 2^-40 to 2^40, q not being 0; then, with the exact distance d, l the root of |b - a|^2 + |c - a|^2, the diagonal
/// of the box and the largest |x| + |y| + |z| of the ways from its centre to a vertex, and u = 2^-24, the root of
/// distance2 is at most 22.1u * d + 73u * l + 2^-61 more than d, and at most 6.6u * d + 143.5u * l + 2^-61 less. But for
/// u of the coordinates of both and 2^-61, on_triangle is off the triangle by at most 59u * l + 3.1u * d and on_box off
/// the box by 18.2u * l or, where distance2 is 0, both by 143.5u * l, and they are at most 26u * d + 82u * l further
/// apart than d.
/// NaN: in either, as said above; so are infinities, a distance2 that would overflow, negative half extents, and a q of
/// 0.
/// ```
pub fn closest_triangle_obb(
    triangles: &Triangles<'_>,
    boxes: &Obbs<'_>,
    distance2: Option<&mut [f32]>,
    on_triangle: Option<Xyz<'_>>,
    on_box: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_triangle_obb", &[triangles.len(), boxes.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_triangle = call.vectors("on_triangle", on_triangle)?;
    let on_box = call.vectors("on_box", on_box)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_triangle_obb(
            triangles.as_ptr(),
            boxes.as_ptr(),
            distance2,
            &on_triangle,
            &on_box,
        )
    })
}

/// The points of a box and an oriented box that are closest to each other.
///
/// ```text
/// Method: of a corner of the box and the oriented box, or of an edge of the oriented box and the box, as in
/// closest_segment_aabb, whichever are nearest; where they may meet, of a diagonal of the box, too.
/// distance2 is 0 wherever they meet; both points are one then. on_box is always in the box, exactly. Coordinates, half
/// extents and components of q are 0 or from 2^-40 to 2^40, q not being 0; then, with the exact distance d, l the sum of
/// all half extents and |x| + |y| + |z| of the way between the centres, and u = 2^-24, the root of distance2 is at most
/// 19.5u * d + 75u * l + 2^-61 more than d, and at most 6.6u * d + 193u * l + 2^-61 less. But for u of the coordinates
/// of both and 2^-61, on_obb is off the oriented box by at most 50u * l or, where distance2 is 0, 210u * l, and they are
/// at most 26u * d + 200u * l further apart than d.
/// NaN: in either, as said above; so are infinities, a distance2 that would overflow, boxes with min > max on an axis,
/// negative half extents, and a q of 0.
/// ```
pub fn closest_aabb_obb(
    boxes: &Aabbs<'_>,
    obbs: &Obbs<'_>,
    distance2: Option<&mut [f32]>,
    on_box: Option<Xyz<'_>>,
    on_obb: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_aabb_obb", &[boxes.len(), obbs.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_box = call.vectors("on_box", on_box)?;
    let on_obb = call.vectors("on_obb", on_obb)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_aabb_obb(boxes.as_ptr(), obbs.as_ptr(), distance2, &on_box, &on_obb)
    })
}

/// The points of two oriented boxes that are closest to each other.
///
/// ```text
/// Method: in the coordinates of a as closest_aabb_obb, and turned back.
/// distance2 is 0 wherever they meet; both points are one then. Coordinates, half extents and components of q are 0 or
/// from 2^-40 to 2^40, q not being 0; then, with the exact distance d, l and u as for closest_aabb_obb, the root of
/// distance2 is at most 19.5u * d + 75u * l + 2^-61 more than d, and at most 6.6u * d + 193u * l + 2^-61 less. But for u
/// of the coordinates of both and 2^-61, on_a is off a by at most 37u * l and on_b off b by 50u * l or, where distance2
/// is 0, both by 210u * l, and they are at most 26u * d + 200u * l further apart than d.
/// NaN: in either, as said above; so are infinities, a distance2 that would overflow, negative half extents, and a q of
/// 0.
/// ```
pub fn closest_obb_obb(
    a: &Obbs<'_>,
    b: &Obbs<'_>,
    distance2: Option<&mut [f32]>,
    on_a: Option<Xyz<'_>>,
    on_b: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_obb_obb", &[a.len(), b.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_a = call.vectors("on_a", on_a)?;
    let on_b = call.vectors("on_b", on_b)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_obb_obb(a.as_ptr(), b.as_ptr(), distance2, &on_a, &on_b)
    })
}

/// The point of a hull that is closest to a point.
///
/// ```text
/// Outputs are those of closest.h.
/// Method: the simplex of the difference of hull and point that is nearest to the origin (Gilbert, Johnson, Keerthi
/// 1988; Ericson 9.5), until a step comes no nearer, in at most 32 steps. What of it is nearest is told by the heights
/// of planes and the moments of edges, which lose u of the size, and not its root.
/// distance2 is that of a point of the hull: never less than the exact one but for rounding. It is 0 in the hull, if
/// that is not by some u * l. Coordinates and components of q are 0 or from 2^-40 to 2^40, q not being 0; then, with the
/// exact distance d, l as above and u = 2^-24, the root of distance2 is at most 8u * l below d, and above it by 5u * l
/// but for one in some 100,000 pairs, of thin or flat hulls, and by 512u * l at most: so an overlap is for
/// overlap_sphere_hull to find. on_hull is off the hull by at most 8u * l and 4u of its coordinates. Where distance2
/// is 0, it may be off the point by up to 2^-10 * l, if the hull is flat. Measured, and not proved: docs/guarantees.md.
/// NaN, in the pair or in any vertex, a q of 0, and an l of 2^100: a distance2 of +inf, as closest.h says; so is one
/// that would overflow.
/// ```
pub fn closest_hull_point(
    poses: &Poses<'_>,
    points: &Vectors<'_>,
    hull: &Vectors<'_>,
    distance2: Option<&mut [f32]>,
    on_hull: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_hull_point", &[poses.len(), points.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_hull = call.vectors("on_hull", on_hull)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_hull_point(
            poses.as_ptr(),
            points.as_ptr(),
            hull.as_ptr(),
            distance2,
            &on_hull,
        )
    })
}

/// The points of two hulls that are closest to each other: a_hull where a has it, and b_hull where b has it.
///
/// ```text
/// Method, exactness and NaN: as closest_hull_point, either point being on its hull as that is. The way between them
/// is as long as the root of distance2, but for 8u * l and their rounding. Where that is 0 they are one point to within
/// some u * l, but of hulls that are flat or just touch, which may leave up to 2^-10 * l between them.
/// ```
pub fn closest_hull_hull(
    a: &Poses<'_>,
    b: &Poses<'_>,
    a_hull: &Vectors<'_>,
    b_hull: &Vectors<'_>,
    distance2: Option<&mut [f32]>,
    on_a: Option<Xyz<'_>>,
    on_b: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("closest_hull_hull", &[a.len(), b.len()]);
    let distance2 = call.results("distance2", distance2)?;
    let on_a = call.vectors("on_a", on_a)?;
    let on_b = call.vectors("on_b", on_b)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_closest_hull_hull(
            a.as_ptr(),
            b.as_ptr(),
            a_hull.as_ptr(),
            b_hull.as_ptr(),
            distance2,
            &on_a,
            &on_b,
        )
    })
}

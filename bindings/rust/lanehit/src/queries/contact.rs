// Written by bindings/write_bindings.py from the headers and descriptions of the library.
use crate::Error;
use crate::call::{asked, len_of, optional, Call, Xyz};
use crate::{Aabbs, Capsules, Cylinders, Ellipsoids, Numbers, Obbs, Planes, Poses, Spheres, Triangles, Vectors};
use lanehit_sys as sys;

/// Are the closed balls a and b no further apart than margin?
///
/// ```text
/// Method: the distance of the centres, less the radii (Ericson 4.3.1). The margin is padded by 8u of r + |margin|.
/// With a and b exchanged, hit, distance and point are the same, and the normal is the opposite one.
/// normal: (1, 0, 0) where the centres coincide; that is the same with a and b exchanged.
/// l is 0. growth 7.5, distance 4.6, normal 5.6, point 3.5.
/// Negative radius: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_sphere_sphere(
    a: &Spheres<'_>,
    b: &Spheres<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_sphere_sphere", &[a.len(), b.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_sphere_sphere(
            a.as_ptr(),
            b.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Is the closed ball no further than margin from what is behind the plane, the half-space n.x \<= d?
///
/// ```text
/// Method: the height of the centre, (n.c - d) / |n|, less the radius (Ericson 5.2.2). The margin is padded by 8u of r +
/// |margin|, 6u of l and 4u of the height.
/// normal: -n / |n|.
/// l is the sum of |n_i * c_i|, over |n|. growth 11, distance 6.6, normal 4.6, point 6. The normal does not depend on l.
/// Negative radius: a miss; so is a plane without a normal, n = 0, whatever is behind it. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_sphere_plane(
    spheres: &Spheres<'_>,
    planes: &Planes<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_sphere_plane", &[spheres.len(), planes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_sphere_plane(
            spheres.as_ptr(),
            planes.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed ball and the closed capsule no further apart than margin?
///
/// ```text
/// Method: the distance of the centre from the nearest point of the segment, less the radii (Ericson 4.5.1 and 5.1.2).
/// The margin is padded by 8u of r + |margin|, 12u of |bx - ax| + |by - ay| + |bz - az|, and 2^-62.
/// normal: where the centre is on the segment, that of (b - a) x e, e being the axis of coordinates on which b - a is
/// shortest, the first of equals; (1, 0, 0) if the segment is a point.
/// l is the length of the segment. growth 12, distance 12, normal 15, point 9.
/// Negative radius: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_sphere_capsule(
    spheres: &Spheres<'_>,
    capsules: &Capsules<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_sphere_capsule", &[spheres.len(), capsules.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_sphere_capsule(
            spheres.as_ptr(),
            capsules.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed ball and the closed box no further apart than margin?
///
/// ```text
/// Method: the distance of the centre from its clamp onto the box (Ericson 5.2.5); inside, that from the nearest face,
/// negative. Either less the radius. The margin is padded by 8u of r + |margin|.
/// normal: where the centre is inside or on a face, into the box from the nearest one. Of faces as near the first axis
/// counts, and of both ends the upper one.
/// l is 0. growth 7.5, distance 4.6, normal 5.6, point 3.5.
/// Negative radius: a miss. Inverted boxes: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_sphere_aabb(
    spheres: &Spheres<'_>,
    boxes: &Aabbs<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_sphere_aabb", &[spheres.len(), boxes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_sphere_aabb(
            spheres.as_ptr(),
            boxes.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed ball and the closed oriented box no further apart than margin?
///
/// ```text
/// Method: the centre in the box's own coordinates, and there as contact_sphere_aabb (Ericson 5.1.4). The margin is
/// padded by 8u of r + |margin|, and 28u of l.
/// normal: as there, along the axes of the box. Where two faces are as near to within rounding, it is that of either.
/// l is |x| + |y| + |z|, where x, y and z are the differences of the centres. growth 26, distance 23, normal 23,
/// point 14.
/// Negative radius or half extent: a miss; so is a q of 0. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_sphere_obb(
    spheres: &Spheres<'_>,
    boxes: &Obbs<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_sphere_obb", &[spheres.len(), boxes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_sphere_obb(
            spheres.as_ptr(),
            boxes.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed ball and the closed triangle no further apart than margin?
///
/// ```text
/// Method: the distance of the centre from the closest point of the triangle, as in closest_triangle_point, less the
/// radius (Ericson 5.2.7). The margin is padded by 8u of r + |margin|, 48u of l, and 2^-62. The triangle may be as thin
/// as it likes, a segment or a point.
/// normal: where the centre is in the triangle, that of (c - a) x (b - a): it is taken to be on the side from which a, b
/// and c are seen counterclockwise. (1, 0, 0) of one without area.
/// l is the root of |b - a|^2 + |c - a|^2. growth 26.5, distance 42, point 22. The normal leads to a point of the
/// triangle that is no further from the centre than D + 46u * (D + l).
/// Negative radius: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_sphere_triangle(
    spheres: &Spheres<'_>,
    triangles: &Triangles<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_sphere_triangle", &[spheres.len(), triangles.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_sphere_triangle(
            spheres.as_ptr(),
            triangles.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Is the closed capsule no further than margin from what is behind the plane, the half-space n.x \<= d?
///
/// ```text
/// Method: as contact_sphere_plane, of the end of the segment that is lower along n.
/// normal: -n / |n|. point: at the lower end; of ends as low, to within rounding, at either.
/// l is the larger sum of |n_i * v_i| of both ends v, over |n|. growth 11, distance 6.6, normal 4.6, point 6. The normal
/// does not depend on l.
/// Negative radius: a miss; so is a plane without a normal, n = 0, whatever is behind it. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_capsule_plane(
    capsules: &Capsules<'_>,
    planes: &Planes<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_capsule_plane", &[capsules.len(), planes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_capsule_plane(
            capsules.as_ptr(),
            planes.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed capsules a and b no further apart than margin?
///
/// ```text
/// Method: the distance of the segments, as closest_segment_segment finds it, less the radii (Ericson 4.5.1 and
/// 5.1.9). The margin is padded by 8u of r + |margin|, 24u of the distance, 32u of the lengths of the segments, |x| +
/// |y| + |z| each, and 2^-62.
/// With a and b exchanged, hit, distance and point are the same, and the normal is the opposite one.
/// normal: where the segments meet, across both: that of the product of their directions, of which the one whose a, or
/// else b, is smaller in x, or else y, or else z comes first. Where they are parallel to within 2^-18, as in
/// contact_sphere_capsule for that one. Two capsules of one segment have the same normal in either order.
/// point: of parallel segments, at some pair of points that are as near as any.
/// l is the sum of the lengths of the segments. growth 31, distance 32, point 6. The normal leads from a point of a's
/// segment to one of b's that is no further away than D + 34u * (D + l).
/// Negative radius: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_capsule_capsule(
    a: &Capsules<'_>,
    b: &Capsules<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_capsule_capsule", &[a.len(), b.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_capsule_capsule(
            a.as_ptr(),
            b.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Is the closed box no further than margin from what is behind the plane, the half-space n.x \<= d?
///
/// ```text
/// Method: as contact_sphere_plane, of the corner that is lowest along n (Ericson 5.2.3).
/// normal: -n / |n|. point: at that corner; where n_i is 0 it is the one of min_i, where it is -0 of max_i.
/// l is the sum of |n_i * v_i| of that corner v, over |n|. growth 11, distance 6.6, normal 4.6, point 6. The normal does
/// not depend on l.
/// Inverted boxes: a miss. A plane without a normal, n = 0, whatever is behind it: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_aabb_plane(
    boxes: &Aabbs<'_>,
    planes: &Planes<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_aabb_plane", &[boxes.len(), planes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_aabb_plane(
            boxes.as_ptr(),
            planes.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Is the closed triangle no further than margin from what is behind the plane, the half-space n.x \<= d?
///
/// ```text
/// Method: as contact_sphere_plane, of the vertex that is lowest along n.
/// normal: -n / |n|. point: at that vertex; of vertices as low, to within rounding, at any.
/// l is the largest sum of |n_i * v_i| of a vertex v, over |n|. growth 11, distance 6.6, normal 4.6, point 6. The normal
/// does not depend on l.
/// A plane without a normal, n = 0, whatever is behind it: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_triangle_plane(
    triangles: &Triangles<'_>,
    planes: &Planes<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_triangle_plane", &[triangles.len(), planes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_triangle_plane(
            triangles.as_ptr(),
            planes.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed capsule and the closed box no further apart than margin?
///
/// ```text
/// Method: apart, the nearest points of segment and box, as in overlap_capsule_aabb. If they meet, minus the length
/// of the shortest way that takes the segment out of the box: by a face, or past an edge, along the product of that edge
/// and b - a. Either less the radius. The margin is padded by 8u of r + |margin|, 28u of |bx - ax| + |by - ay| + |bz -
/// az|, 16u of the distance, and 2^-62.
/// normal: where segment and box meet, back along that way. Of ways as short faces count before edges, x before y before
/// z, and of both ends of an axis the upper one.
/// point: where they meet, at the point of the segment that leaves last; of points as deep, at the one that is nearest
/// to a and leaves by that face. Apart, where several points are as near, at any.
/// l is the length of the segment. growth 28.5, distance 26, normal 27, point 40.
/// Negative radius: a miss. Inverted boxes: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_capsule_aabb(
    capsules: &Capsules<'_>,
    boxes: &Aabbs<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_capsule_aabb", &[capsules.len(), boxes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_capsule_aabb(
            capsules.as_ptr(),
            boxes.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed capsule and the closed oriented box no further apart than margin?
///
/// ```text
/// Method: the ends of the segment in the box's own coordinates, and there as contact_capsule_aabb. The margin is
/// padded by 28u of m more, m being the larger |x| + |y| + |z| of the two vectors from the box's centre to the ends.
/// normal, point: as there, along the axes of the box. Of two ways out that are as short to within rounding either
/// counts.
/// l is the length of the segment and m. growth 28.5, distance 27, point 60. The normal leads from a point of the
/// segment to one of the box that is no further away than D + 46u * (D + l); where they meet, it is that of a way out of
/// at most that length.
/// Negative radius or half extent: a miss; so is a q of 0. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_capsule_obb(
    capsules: &Capsules<'_>,
    boxes: &Obbs<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_capsule_obb", &[capsules.len(), boxes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_capsule_obb(
            capsules.as_ptr(),
            boxes.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Is the closed oriented box no further than margin from what is behind the plane, the half-space n.x \<= d?
///
/// ```text
/// Method: the height of the centre, less what the box reaches along n in its own coordinates (Ericson 5.2.3), over |n|.
/// The margin is padded by 8u of |margin|, 4u of the height, and 6u and 20u of both sums that l is made of.
/// normal: -n / |n|. point: at the corner that is lowest along n; of corners as low, to within rounding, at any.
/// l is the sum of |n_i * c_i|, c being the centre, and the sum of |n_i| times that of the half extents, over |n|.
/// growth 18.2, distance 16.2, normal 4.6, point 28. The normal does not depend on l.
/// Negative half extent: a miss; so is a q of 0. A plane without a normal, n = 0, whatever is behind it: a miss. NaN: a
/// miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_obb_plane(
    boxes: &Obbs<'_>,
    planes: &Planes<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_obb_plane", &[boxes.len(), planes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_obb_plane(
            boxes.as_ptr(),
            planes.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed boxes a and b no further apart than margin?
///
/// ```text
/// Method: the root of the sum of the squared gaps between both, axis by axis. In each other, minus the length of the
/// shortest way along an axis that takes them apart. The margin is padded by 8u of |margin|. Below the range, where gaps
/// have no square, by 2^-73 more, but never by as much as the distance: so with a margin of 0 the hits are exactly those
/// of overlap_aabb_aabb, of boxes that are not inverted and coordinates up to 2^126.
/// With a and b exchanged, hit, distance and point are the same, and the normal is the opposite one, but of equal boxes.
/// normal: in each other, along that way. Of ways as short, to within rounding, the first axis counts, and on this axis
/// +, if a comes first, else -: if it is smaller where the coordinates of min and max, one after the other, first
/// differ. Of equal boxes it is +.
/// point: on the axis of that way, between the faces that touch after it. On the others in the middle of what both boxes
/// have of them, or of the gap.
/// l is 0. growth 7.5, distance 3.6, normal 5.6, point 4.7.
/// Inverted boxes: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_aabb_aabb(
    a: &Aabbs<'_>,
    b: &Aabbs<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_aabb_aabb", &[a.len(), b.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_aabb_aabb(
            a.as_ptr(),
            b.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed capsule and the closed triangle no further apart than margin?
///
/// ```text
/// Method: the nearest of five pairs of points: of an end of the segment and the triangle, and of the segment and an
/// edge (Ericson 5.1.10). Where the segment goes through the triangle, that pair is the shortest way out: an end comes
/// back, or the segment leaves past an edge. Either less the radius. The margin is padded by 8u of r + |margin|, 52u of
/// |bx - ax| + |by - ay| + |bz - az|, 136u of the size of the triangle, 24u of the distance, and 2^-62. The triangle is
/// flat and may be as thin as it likes, a segment or a point: nothing goes through these.
/// normal: where the segment goes through, back along the way out. Where it just touches, that of (c - a) x (b - a), or
/// (1, 0, 0) if the triangle has no area; the opposite if the segment's middle is on the side to which that leads. So a
/// segment in the plane is taken to be on the side from which a, b and c are seen counterclockwise.
/// point: of pairs as near the first counts: ends before edges, ab before bc before ca. Of a segment parallel to what it
/// is nearest to, at some point that is as near as any.
/// l is the length of the segment and the size of the triangle, the root of |b - a|^2 + |c - a|^2. growth 134, distance
/// 132, point 8. If D is more than 64u * l, the normal leads from a point of the segment to one of the triangle that is
/// no further away than D + 48u * (D + l); where the segment goes through, it is that of a way out of at most that
/// length.
/// Negative radius: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_capsule_triangle(
    capsules: &Capsules<'_>,
    triangles: &Triangles<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_capsule_triangle", &[capsules.len(), triangles.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_capsule_triangle(
            capsules.as_ptr(),
            triangles.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed oriented boxes a and b no further apart than margin?
///
/// ```text
/// Method: the largest separation along fifteen axes, the three of each and the products of one of a's with one of b's
/// (Gottschalk, Lin and Manocha 1996; Ericson 4.4.1). In each other that is the shortest way that takes them apart.
/// Apart it is less than the distance where corners or edges are nearest: so distance is a lower bound, and a hit may be
/// up to 1.74 times as far apart as it says. The margin is padded by 8u of |margin|, 56u of l, 24u of the distance, and
/// 2^-62.
/// With a and b exchanged, hit, distance and point are the same, and the normal is the opposite one, but of equal boxes.
/// normal: along that axis. Of axes that separate as much, to within rounding, faces count before edges, those of the
/// first box before those of the second, and x before y before z; a centre on neither side is taken to be on that of +.
/// First is the box whose centre is further back along (0.5347, 0.6631, 0.4239); of those beside each other, the one
/// that is smaller where their numbers, centre, half extents and q, first differ; of equal boxes a.
/// point: in the middle of what the ends of both boxes along the normal have in common, as seen along it. The end of a
/// box is a corner, an edge or a face, and what is no more than 2.5 times the padding further back. If the boxes are in
/// each other, or nearest along one axis alone, point -+ normal * distance / 2 are on both. Else they are in the planes
/// in which the boxes end along the normal, and one of them is on its box.
/// l is the sum of all half extents. growth 70, distance 82, normal 100, point 700, where
///     growth    on a hit, no axis separates by more than margin grown so
///     distance  is at most so much more than D, and no axis separates by so much more than distance
///     normal    the boxes are apart by distance along it, to within so much of u * (l + D)
/// Of boxes apart, products of edges that are nearly parallel may separate by 30u * (l + w) / s more, s being the sine
/// of the angle between these, and w the sum of the differences of the centres.
/// Negative half extent: a miss; so is a q of 0. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_obb_obb(
    a: &Obbs<'_>,
    b: &Obbs<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_obb_obb", &[a.len(), b.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_obb_obb(
            a.as_ptr(),
            b.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed triangle and the closed oriented box no further apart than margin?
///
/// ```text
/// Method: of thirteen axes, the three of the box, the normal of the triangle and the products of their edges, the one
/// with the largest gap (Akenine-Moeller 2001; Ericson 5.2.9 and 9.5). In each other that is how deep they are, and the
/// normal the way out. Apart it is no more than D: the same where the nearest points are inside a face of the box or the
/// triangle, or inside an edge of both; less, if a corner is nearest to a vertex or an edge, and at least D / 1.74. So
/// they may then be that much further apart than the margin. The margin is padded by 8u of |margin| and of the distance,
/// and 40u of the largest |x| + |y| + |z| of a way from the centre of the box to a vertex. The triangle is flat, has two
/// sides, and may be as thin as it likes, a segment or a point.
/// normal: along that axis. Of gaps as large, to within rounding, the first counts: along x, y, z of the box, the
/// triangle's normal, and the products of x, y, z of the box with ab, with bc, with ca. If the triangle is as deep from
/// both ends of the axis, it is -x of the box, -(b - a) x (c - a), or, of an edge e, -x x e, and so on.
/// point: once the box has moved by -distance along the normal, in the middle of what of the three edges is in it, each
/// by |x| + |y| + |z| of that. If nothing is, it meets the inside: at the corner of the box that is lowest over the
/// triangle, or in the middle of what both have of the lowest edge or face. In each other both ends of the way are on
/// the surfaces. Apart at least one is; both, if the nearest points are as the gap says. No shape reaches beyond them.
/// l is the sum of that way and of the half extents. growth 48, distance 55, point 200, where D is that gap; apart it
/// may be less by what axes are off that come of short edges (docs/guarantees.md). Along the normal they are apart by
/// the distance, but for 52u * (D + l).
/// Negative half extent: a miss; so is a q of 0. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_triangle_obb(
    triangles: &Triangles<'_>,
    boxes: &Obbs<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_triangle_obb", &[triangles.len(), boxes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_triangle_obb(
            triangles.as_ptr(),
            boxes.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed ball and the closed solid cylinder no further apart than margin?
///
/// ```text
/// Method: the distance of the centre from the cylinder, as in overlap_sphere_cylinder; inside, that from the nearer
/// of round side and ends, negative. Either less the radius. The margin is padded by 8u of r + |margin|, 20u of the
/// distance, 22u of l, and 2^-62.
/// normal: where the centre is inside or on the surface, into the cylinder from what is nearest of that. Of round side
/// and ends that are as near to within rounding, it is either; of equals the end at b counts, then that at a. On the
/// axis, to within rounding, the normal from the round side is any across it: where the centre is there as computed,
/// that of contact_sphere_capsule.
/// l is |b - a| and the radius of the cylinder. growth 24, distance 26, normal 41, point 24. Of a centre that is nearer
/// to the axis than to the round side, the normal from there is not bounded.
/// Negative radius: a miss. A cylinder with a = b: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_sphere_cylinder(
    spheres: &Spheres<'_>,
    cylinders: &Cylinders<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_sphere_cylinder", &[spheres.len(), cylinders.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_sphere_cylinder(
            spheres.as_ptr(),
            cylinders.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Is the closed solid cylinder no further than margin from what is behind the plane, the half-space n.x \<= d?
///
/// ```text
/// Method: as contact_sphere_plane, of the end that is lower along n, less what its rim reaches down: the radius
/// times |n x e| / |n|, e being the direction of the axis. The margin is padded by 20u of the radius of the cylinder
/// more.
/// normal: -n / |n|. point: at the lowest point of the rim; of points as low, to within rounding, at any. Of an end that
/// is parallel to the plane, as computed, at its middle.
/// l is the larger sum of |n_i * v_i| of both ends v, over |n|, and the radius. growth 23, distance 22, normal 4.6,
/// point 46. The normal does not depend on l.
/// Negative radius: a miss. A cylinder with a = b, or a plane without a normal, n = 0: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_cylinder_plane(
    cylinders: &Cylinders<'_>,
    planes: &Planes<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_cylinder_plane", &[cylinders.len(), planes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_cylinder_plane(
            cylinders.as_ptr(),
            planes.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed capsule and the closed solid cylinder no further apart than margin?
///
/// ```text
/// Method: apart, the least distance of the segment from the cylinder, as in overlap_capsule_cylinder. In each other
/// the shortest way of the segment out: along the axis, either way; square to the axis, away from it through an end;
/// square to axis and segment; or past a rim, square to the segment, where the ellipse that the rim is, seen along the
/// segment, is nearest, found by halves. Either less the radius. The margin is padded by 8u of r + |margin|, 28u of the
/// length of the axis, the radius of the cylinder and the distance, 68u of the length of the segment, and 2^-62.
/// normal: where the segment is in the cylinder, or no further from it than is padded for l, back along the way out. Of
/// ways as short, to within rounding, it is any of these; of equals the first counts: by the end at b, by that at a,
/// through the end a of the segment, through its b, square to both, past a rim. On the axis of the cylinder, to within
/// rounding, any way across is through that end: where it is there as computed, that of contact_sphere_capsule.
/// point: of a segment parallel to what it is nearest to, or leaves by, at some point that is as near as any.
/// l is the length of the segment, that of the axis, and the radius of the cylinder. growth 85, distance 136, point 240.
/// If D is more than 64u * l, the normal leads from a point of the segment to one of the cylinder that is no further
/// away than D + 290u * (D + l); in each other it is that of a way out of at most D + 136u * (D + l).
/// Negative radius: a miss. A cylinder with a = b: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_capsule_cylinder(
    capsules: &Capsules<'_>,
    cylinders: &Cylinders<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_capsule_cylinder", &[capsules.len(), cylinders.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_capsule_cylinder(
            capsules.as_ptr(),
            cylinders.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Is the closed ellipsoid no further than margin from what is behind the plane, the half-space n.x \<= d?
///
/// ```text
/// Method: as contact_sphere_plane, of the centre, less what the ellipsoid reaches down from there: |M'n| / |n|, M
/// being the matrix of the columns. The margin is padded by 16u of m more, the sum of |n_i| (|a_i| + |b_i| + |c_i|) over
/// |n|, and by 2^-73.
/// normal: -n / |n|. point: at the lowest point; of an ellipsoid that is flat along the plane, as computed, at its
/// centre.
/// l is the sum of |n_i * centre_i| over |n|, and m. growth 23, distance 22, normal 4.6, point 46 along the normal; else
/// it is out of the ellipsoid by no more than 16u of what that reaches in a direction, and u of coordinates. The normal
/// does not depend on l.
/// A plane without a normal, n = 0: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn contact_ellipsoid_plane(
    ellipsoids: &Ellipsoids<'_>,
    planes: &Planes<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_ellipsoid_plane", &[ellipsoids.len(), planes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_ellipsoid_plane(
            ellipsoids.as_ptr(),
            planes.as_ptr(),
            optional(margin),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Is the closed hull no further than margin from what is behind the plane, the half-space n.x \<= d?
///
/// ```text
/// Method: the height of the lowest vertex, (n.x - d) / |n| (Ericson 5.2). The margin is padded by 8u of |margin|, 4u of
/// the height, and 6u and 20u of both sums that l is made of. Arguments and results as in contacts.h.
/// normal: -n / |n|. point: at the vertex that is lowest along n; of vertices as low, to within rounding, at any. l is
/// the sum of |n_i * x_i|, x being where the pose is, and that of |n_i| times what vertices reach, over |n|: the sum
/// over the three axes of the largest magnitude of a vertex. growth 18.2, distance 16.2, normal 4.6, point 28. The
/// normal does not depend on l. A plane without a normal, n = 0, whatever is behind it: a miss. So is a q of 0. NaN, in
/// the pair or in any vertex: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
#[allow(clippy::too_many_arguments)]
pub fn contact_hull_plane(
    poses: &Poses<'_>,
    planes: &Planes<'_>,
    margin: Option<&Numbers<'_>>,
    hull: &Vectors<'_>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_hull_plane", &[poses.len(), planes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_hull_plane(
            poses.as_ptr(),
            planes.as_ptr(),
            optional(margin),
            hull.as_ptr(),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed ball and the closed hull no further apart than margin?
///
/// ```text
/// Arguments and results as in contacts.h, but
/// for how exact they are.
/// Method: the greatest gap between centre and hull along any direction that was tried, less the radius. No gap is more
/// than the distance, and in each other, where both are negative, none less deep than the shortest way out: so
/// whichever directions are tried, nothing is missed, and b moved by -distance along the normal just touches a. Tried
/// are the way between the middles, and that between the nearest points, as closest_hull_point finds them. Where
/// these are not as far apart as the gap says, as they never are of a centre in the hull, the normals of the faces,
/// edges and corners of a cube in the hull's axes are tried, and then the search is a local one over the surface (Kim,
/// Lin and Manocha, DEEP, 2002): b is moved along the best direction until it is a little beyond a, and the way between
/// the points that are nearest then is the next, at most 8 times. The margin is padded by 8u of r + |margin| and 32u of
/// l.
/// Never misses, for magnitudes as above and a margin of +inf. l is as above, but without the radius, and u = 2^-24.
/// distance: the gap along the normal, off by 36u * (r + D + l) at most, and no more than the exact one but for that.
/// Of a centre outside it is that but for 16u * (r + D + l), and for one in some thousand pairs of thin, flat or long
/// hulls, or that nearly touch, which may be told by up to 2^-11 * l too little. Of one in the hull it is the depth by
/// the best face that the search finds, an upper bound: in five of six random pairs the exact one, and up to half as
/// much more in most others; of boxes always the exact one. A margin below -r is reached by such a bound.
/// Over-report: of a centre outside, hits are further than margin apart by no more than 64 * 2^-23 * (r + |margin| +
/// l), but in some such pairs, by 2^-11 of that.
/// normal: of several that are as good any.
/// point: with the normal on both surfaces, or of a centre in the hull on the plane of the face, as exactly as
/// distance, and by 2^-10 * (r + D + l) at most in the pairs named there. All this was measured, but for the gap along
/// the normal, and that nothing is missed: docs/guarantees.md.
/// Negative radius: a miss. NaN, in the pair or in any vertex, a q of 0, and an l of 2^100: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
#[allow(clippy::too_many_arguments)]
pub fn contact_sphere_hull(
    spheres: &Spheres<'_>,
    poses: &Poses<'_>,
    margin: Option<&Numbers<'_>>,
    hull: &Vectors<'_>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_sphere_hull", &[spheres.len(), poses.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_sphere_hull(
            spheres.as_ptr(),
            poses.as_ptr(),
            optional(margin),
            hull.as_ptr(),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed capsule and the closed hull no further apart than margin?
///
/// ```text
/// Method, exactness and NaN: as contact_sphere_hull, of the capsule's segment for the centre. In each other the
/// point is on the surface of the hull and on the plane at which the capsule ends.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
#[allow(clippy::too_many_arguments)]
pub fn contact_capsule_hull(
    capsules: &Capsules<'_>,
    poses: &Poses<'_>,
    margin: Option<&Numbers<'_>>,
    hull: &Vectors<'_>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_capsule_hull", &[capsules.len(), poses.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_capsule_hull(
            capsules.as_ptr(),
            poses.as_ptr(),
            optional(margin),
            hull.as_ptr(),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed hulls no further apart than margin?
///
/// ```text
/// a_hull is where a has it, and b_hull where b has it.
/// Method, exactness and NaN: as contact_sphere_hull, of the hull b_hull for the centre, a radius of 0, and the
/// cubes of both hulls' axes. In each other the point is on the surface of a_hull and on the plane at which b_hull
/// ends.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
#[allow(clippy::too_many_arguments)]
pub fn contact_hull_hull(
    a: &Poses<'_>,
    b: &Poses<'_>,
    margin: Option<&Numbers<'_>>,
    a_hull: &Vectors<'_>,
    b_hull: &Vectors<'_>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_hull_hull", &[a.len(), b.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_hull_hull(
            a.as_ptr(),
            b.as_ptr(),
            optional(margin),
            a_hull.as_ptr(),
            b_hull.as_ptr(),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed triangle and the closed hull no further apart than margin?
///
/// ```text
/// A triangle may be a segment or a point.
/// Method, exactness and NaN: as contact_sphere_hull, of the triangle for the centre and a radius of 0; both normals
/// of the triangle are tried beside the cube of the hull's axes, so that what is shallowest along one of these is told
/// exactly. In each other the point is on the surface of the hull and on the plane at which the triangle ends.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
#[allow(clippy::too_many_arguments)]
pub fn contact_triangle_hull(
    triangles: &Triangles<'_>,
    poses: &Poses<'_>,
    margin: Option<&Numbers<'_>>,
    hull: &Vectors<'_>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_triangle_hull", &[triangles.len(), poses.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_triangle_hull(
            triangles.as_ptr(),
            poses.as_ptr(),
            optional(margin),
            hull.as_ptr(),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

/// Are the closed box and the closed hull no further apart than margin?
///
/// ```text
/// A negative half extent: a miss.
/// Method, exactness and NaN: as contact_sphere_hull, of the box for the centre, a radius of 0, and the cubes of both
/// axes, so that what is shallowest along a face's normal of the box is told exactly. In each other the point is on the
/// surface of the hull and on the plane at which the box ends.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
#[allow(clippy::too_many_arguments)]
pub fn contact_obb_hull(
    boxes: &Obbs<'_>,
    poses: &Poses<'_>,
    margin: Option<&Numbers<'_>>,
    hull: &Vectors<'_>,
    hits: &mut [u64],
    distance: Option<&mut [f32]>,
    normal: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("contact_obb_hull", &[boxes.len(), poses.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let distance = call.results("distance", distance)?;
    let normal = call.vectors("normal", normal)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_contact_obb_hull(
            boxes.as_ptr(),
            poses.as_ptr(),
            optional(margin),
            hull.as_ptr(),
            hits,
            distance,
            &normal,
            &point,
        )
    })
}

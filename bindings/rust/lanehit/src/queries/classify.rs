// Written by bindings/write_bindings.py from the headers and descriptions of the library.
use crate::Error;
use crate::call::{asked, Call};
use crate::{Aabbs, Capsules, Cylinders, Ellipsoids, Kdops, Obbs, Planes, Poses, Spheres, Triangles, Vectors};
use lanehit_sys as sys;

/// Is all of the closed ball behind the plane, that is in the half-space n.x \<= d, some of it, or nothing?
///
/// ```text
/// hits: the ball meets the half-space. inside: bits like hits, or None if not wanted: all of the ball lies in the
/// half-space. What is inside is a hit, too. What is no hit is in front of the plane. A sphere of negative radius is
/// neither.
/// Method: n.c against d, to within r * |n| (Ericson 5.2.2), padded by 8u of itself and by 5u * S, where u = 2^-24 and
/// S is the sum of |n_i * c_i|. For a plane without a normal, n = 0, it is exact: behind it is all of space or
/// nothing.
/// Never misses, and never reports as inside what is not: centres, radii and normals with components of 0 or 2^-40 to
/// 2^40, any finite d. Outside, where products underflow or overflow, either may be off.
/// Over-report: on a hit, the ball meets the half-space whose d is larger by 4.6 * 2^-23 * (S + 1.6 * r * |n|). If it
/// is not reported as inside, it does not lie in the half-space whose d is smaller by as much: so a ball that touches
/// the plane from behind may not be reported as inside.
/// NaN: in the sphere or the plane, a miss.
/// ```
pub fn classify_sphere_plane(
    spheres: &Spheres<'_>,
    planes: &Planes<'_>,
    hits: &mut [u64],
    inside: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("classify_sphere_plane", &[spheres.len(), planes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let inside = call.bits("inside", inside)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_classify_sphere_plane(spheres.as_ptr(), planes.as_ptr(), hits, inside)
    })
}

/// Is all of the closed box behind the plane, some of it, or nothing?
///
/// ```text
/// hits, inside, and a normal of 0 as in
/// classify_sphere_plane.
/// Method: the corners lowest and highest along n, chosen axis by axis by the sign of n_i (Ericson 5.2.3): n.v against
/// d, padded by 5 * 2^-24 of the sum of |n_i * v_i|. Boxes may be flat.
/// Never misses, and never reports as inside what is not: coordinates and normals with components of 0 or 2^-40 to
/// 2^40, any finite d. Outside, where products underflow or overflow, either may be off. The empty box is neither.
/// Over-report: on a hit, the box meets the half-space whose d is larger by 4.6 * 2^-23 * sum of |n_i| * max(|min_i|,
/// |max_i|). If it is not reported as inside, it does not lie in the half-space whose d is smaller by as much.
/// NaN: in the plane or the lowest corner, a miss; in the highest corner, not inside.
/// ```
pub fn classify_aabb_plane(
    boxes: &Aabbs<'_>,
    planes: &Planes<'_>,
    hits: &mut [u64],
    inside: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("classify_aabb_plane", &[boxes.len(), planes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let inside = call.bits("inside", inside)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_classify_aabb_plane(boxes.as_ptr(), planes.as_ptr(), hits, inside)
    })
}

/// Is all of the closed triangle behind the plane, some of it, or nothing?
///
/// ```text
/// hits, inside, and a normal of 0 as in
/// classify_sphere_plane. A triangle may be a segment or a point. The order of the vertices changes nothing.
/// Method: n.v against d for each vertex (Ericson 5.2.1), padded by 5 * 2^-24 of the sum of |n_i * v_i|.
/// Never misses, and never reports as inside what is not: coordinates and normals with components of 0 or 2^-40 to
/// 2^40, any finite d. Outside, where products underflow or overflow, either may be off.
/// Over-report: on a hit, the triangle meets the half-space whose d is larger by 4.6 * 2^-23 times the largest of
/// these sums. If it is not reported as inside, it does not lie in the half-space whose d is smaller by as much.
/// NaN: in the plane, a miss; a vertex with a NaN is not behind the plane.
/// ```
pub fn classify_triangle_plane(
    triangles: &Triangles<'_>,
    planes: &Planes<'_>,
    hits: &mut [u64],
    inside: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("classify_triangle_plane", &[triangles.len(), planes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let inside = call.bits("inside", inside)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_classify_triangle_plane(triangles.as_ptr(), planes.as_ptr(), hits, inside)
    })
}

/// Is all of the closed oriented box behind the plane, some of it, or nothing?
///
/// ```text
/// hits, inside, and a normal of 0 as in
/// classify_sphere_plane.
/// Method: the height of the centre, against how far the half extents h reach along the normal in the box's
/// coordinates (Ericson 5.2.3), padded by 5 * 2^-24 * S and by 20 * 2^-24 * m. S is the sum of |n_i * c_i|, and m is
/// |nx| + |ny| + |nz| times the sum of the half extents.
/// Never misses, and never reports as inside what is not: coordinates, half extents, components of q and of normals of
/// 0 or 2^-40 to 2^40, q not being 0, any finite d. Outside, where products underflow or overflow, either may be off.
/// Over-report: on a hit, the box meets the half-space whose d is larger by 4.6 * 2^-23 * (S + 4.2 * m). If it is not
/// reported as inside, it does not lie in the half-space whose d is smaller by as much.
/// NaN: in either, a miss. A q of 0 likewise.
/// ```
pub fn classify_obb_plane(
    boxes: &Obbs<'_>,
    planes: &Planes<'_>,
    hits: &mut [u64],
    inside: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("classify_obb_plane", &[boxes.len(), planes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let inside = call.bits("inside", inside)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_classify_obb_plane(boxes.as_ptr(), planes.as_ptr(), hits, inside)
    })
}

/// Is all of the closed box in the frustum, some of it, or nothing?
///
/// ```text
/// The frustum is what is behind all of its planes,
/// the same for the whole batch: 1 to 32 planes with outward normals, any other count is refused. It is convex, and
/// may be unbounded or empty. n is the count of the boxes; that of the planes has nothing to do with it.
/// hits: the box is wholly in front of no plane. inside: bits like hits, or None if not wanted: the box is wholly
/// behind every plane. What is inside is a hit, too; what is no hit is outside.
/// Method: classify_aabb_plane for each plane. A hit needs hits of all planes, inside needs inside of all.
/// Never misses, and never reports as inside what is not: as classify_aabb_plane. Whatever has a point in the
/// frustum is a hit.
/// Over-report: for each plane as said there. Planes are looked at one by one: a box beyond an edge or a corner of the
/// frustum is a hit too if it is wholly in front of no plane. The larger the boxes, the more often that happens. Where
/// it matters, a second pass removes some of these: overlap_aabb_aabb of the boxes with the box around the
/// frustum's corners, rounded outwards. What both hit is left: combine the words of hits by &.
/// NaN: in a plane, all are misses; in a box, as classify_aabb_plane says of each plane.
/// ```
pub fn classify_aabb_frustum(
    boxes: &Aabbs<'_>,
    planes: &Planes<'_>,
    hits: &mut [u64],
    inside: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("classify_aabb_frustum", &[boxes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let inside = call.bits("inside", inside)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_classify_aabb_frustum(boxes.as_ptr(), planes.as_ptr(), hits, inside)
    })
}

/// Is all of the closed ball in the frustum, some of it, or nothing?
///
/// ```text
/// planes, hits, inside as in
/// classify_aabb_frustum. A sphere of negative radius is neither.
/// Method: classify_sphere_plane for each plane. A hit needs hits of all planes, inside needs inside of all.
/// Never misses, and never reports as inside what is not: as classify_sphere_plane.
/// Over-report: as classify_aabb_frustum, by the bound of classify_sphere_plane: a ball beyond an edge or a
/// corner is a hit if it is within its radius of every plane.
/// NaN: in a plane or the sphere, a miss.
/// ```
pub fn classify_sphere_frustum(
    spheres: &Spheres<'_>,
    planes: &Planes<'_>,
    hits: &mut [u64],
    inside: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("classify_sphere_frustum", &[spheres.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let inside = call.bits("inside", inside)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_classify_sphere_frustum(spheres.as_ptr(), planes.as_ptr(), hits, inside)
    })
}

/// Is all of the closed capsule behind the plane, some of it, or nothing?
///
/// ```text
/// hits, inside, and a normal of 0 as in
/// classify_sphere_plane. A capsule of negative radius is neither.
/// Method: classify_sphere_plane for the balls at both ends: a hit needs one of them, inside needs both.
/// Never misses, and never reports as inside what is not; over-report: as classify_sphere_plane, S being the larger
/// of the sums of the ends.
/// NaN: in the plane or the radius, a miss; an end with a NaN is not behind the plane.
/// ```
pub fn classify_capsule_plane(
    capsules: &Capsules<'_>,
    planes: &Planes<'_>,
    hits: &mut [u64],
    inside: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("classify_capsule_plane", &[capsules.len(), planes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let inside = call.bits("inside", inside)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_classify_capsule_plane(capsules.as_ptr(), planes.as_ptr(), hits, inside)
    })
}

/// Is all of the closed solid cylinder behind the plane, some of it, or nothing?
///
/// ```text
/// hits, inside, and a normal of 0 as in
/// classify_sphere_plane. A cylinder of negative radius, or with a = b, is neither.
/// Method: n.a and n.b against d, to within r * |n x e|, e being the direction of the axis. That is padded by 12u of
/// itself and 4u * r * |n|, the heights as in classify_sphere_plane.
/// Never misses, and never reports as inside what is not: as classify_sphere_plane.
/// Over-report: likewise, of a d that is larger, or smaller, by 4.6 * 2^-23 * (S + 3.5 * r * |n|), S being the larger of
/// the sums of both ends.
/// NaN: in either, a miss.
/// ```
pub fn classify_cylinder_plane(
    cylinders: &Cylinders<'_>,
    planes: &Planes<'_>,
    hits: &mut [u64],
    inside: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("classify_cylinder_plane", &[cylinders.len(), planes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let inside = call.bits("inside", inside)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_classify_cylinder_plane(cylinders.as_ptr(), planes.as_ptr(), hits, inside)
    })
}

/// Is all of the closed hull behind the plane, some of it, or nothing?
///
/// ```text
/// hits, inside, and a normal of 0 as in
/// classify_sphere_plane.
/// Method: the heights of the lowest and the highest vertex along n (Ericson 5.2), padded by 6u of the sum of
/// |n_i * x_i|, x being where the pose is, and by 18u * (|n_x| + |n_y| + |n_z|) * l, l being the sum over the three axes
/// of the largest magnitude of a vertex.
/// Never misses, and never reports as inside what is not: coordinates, normals and components of q of 0 or 2^-40 to
/// 2^40, any d.
/// Over-report: on a hit, the hull meets the half-space whose d is larger by 5.6 * 2^-23 of that sum and 17.6 * 2^-23 *
/// (|n_x| + |n_y| + |n_z|) * l. What is not reported as inside does not lie in that whose d is smaller by as much.
/// NaN: a miss. A q of 0: a miss.
/// ```
pub fn classify_hull_plane(
    poses: &Poses<'_>,
    planes: &Planes<'_>,
    hull: &Vectors<'_>,
    hits: &mut [u64],
    inside: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("classify_hull_plane", &[poses.len(), planes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let inside = call.bits("inside", inside)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_classify_hull_plane(
            poses.as_ptr(),
            planes.as_ptr(),
            hull.as_ptr(),
            hits,
            inside,
        )
    })
}

/// Is all of the closed ellipsoid behind the plane, some of it, or nothing?
///
/// ```text
/// hits, inside, and a normal of 0 as in
/// classify_sphere_plane. Flat ellipsoids are discs, segments or points.
/// Method: n.centre against d, to within |M'n|, M being the matrix of the columns. That is padded by 16u * |n| * m, m
/// being the sum of |n_i| (|a_i| + |b_i| + |c_i|) over |n|, and 2^-73 * |n|; the heights as in
/// classify_sphere_plane.
/// Never misses, and never reports as inside what is not: as classify_sphere_plane.
/// Over-report: likewise, of a d that is larger, or smaller, by 4.6 * 2^-23 * (S + 3.6 * m * |n|) + 2^-72 * |n|.
/// NaN: in either, a miss.
/// ```
pub fn classify_ellipsoid_plane(
    ellipsoids: &Ellipsoids<'_>,
    planes: &Planes<'_>,
    hits: &mut [u64],
    inside: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("classify_ellipsoid_plane", &[ellipsoids.len(), planes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let inside = call.bits("inside", inside)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_classify_ellipsoid_plane(ellipsoids.as_ptr(), planes.as_ptr(), hits, inside)
    })
}

/// Is all of the closed oriented box in the frustum, some of it, or nothing?
///
/// ```text
/// planes, hits, inside as in
/// classify_aabb_frustum.
/// Method: classify_obb_plane for each plane. A hit needs hits of all planes, inside needs inside of all.
/// Never misses, and never reports as inside what is not: as classify_obb_plane.
/// Over-report: as classify_aabb_frustum, by the bound of classify_obb_plane. overlap_obb_hull with the
/// frustum's corners tells boxes beyond an edge or a corner, as docs/chart.md shows.
/// NaN: in a plane or the box, a miss. A q of 0 likewise.
/// ```
pub fn classify_obb_frustum(
    boxes: &Obbs<'_>,
    planes: &Planes<'_>,
    hits: &mut [u64],
    inside: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("classify_obb_frustum", &[boxes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let inside = call.bits("inside", inside)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_classify_obb_frustum(boxes.as_ptr(), planes.as_ptr(), hits, inside)
    })
}

/// Is all of the closed capsule in the frustum, some of it, or nothing?
///
/// ```text
/// planes, hits, inside as in
/// classify_aabb_frustum. A capsule of negative radius is neither.
/// Method: classify_capsule_plane for each plane. A hit needs hits of all planes, inside needs inside of all.
/// Never misses, and never reports as inside what is not: as classify_capsule_plane.
/// Over-report: as classify_aabb_frustum, by the bound of classify_capsule_plane. overlap_capsule_hull with the
/// frustum's corners tells capsules beyond an edge or a corner.
/// NaN: in a plane or the radius, a miss; in an end, as classify_capsule_plane says of each plane.
/// ```
pub fn classify_capsule_frustum(
    capsules: &Capsules<'_>,
    planes: &Planes<'_>,
    hits: &mut [u64],
    inside: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("classify_capsule_frustum", &[capsules.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let inside = call.bits("inside", inside)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_classify_capsule_frustum(capsules.as_ptr(), planes.as_ptr(), hits, inside)
    })
}

/// Is all of the closed k-DOP behind the plane, some of it, or nothing?
///
/// ```text
/// hits, inside, and a normal of 0 as in
/// classify_sphere_plane.
/// Method: a normal is a sum of the axis of its largest component, the edge between both larger ones and the corner of
/// its octant, with shares of |n_1| - |n_2|, |n_2| - |n_3| and |n_3|, the magnitudes of the components from the largest
/// on. The k-DOP is no lower, and no higher, than its bounds along these add up to, in those shares. Without bounds
/// along edges there are two axes instead, and along corners the edge and the third axis. It is padded by 8u of S, the
/// sum of the magnitudes that are added up.
/// Never misses, and never reports as inside what is not: bounds and normals of 0 or 2^-40 to 2^40, any d.
/// Over-report: on a hit, what these bounds add up to is at most d + 8 * 2^-23 * S. Where the three planes do not meet
/// in the k-DOP, that may be lower than all of it. What is not reported as inside adds up to at least d - 8 * 2^-23 * S.
/// NaN: in the plane, or in a bound that is added up, a miss. Empty: with a normal of 0, as if it were not.
/// ```
pub fn classify_kdop_plane(
    kdops: &Kdops<'_>,
    planes: &Planes<'_>,
    hits: &mut [u64],
    inside: Option<&mut [u64]>,
) -> Result<(), Error> {
    let call = Call::of_pairs("classify_kdop_plane", &[kdops.len(), planes.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let inside = call.bits("inside", inside)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_classify_kdop_plane(kdops.as_ptr(), planes.as_ptr(), hits, inside)
    })
}

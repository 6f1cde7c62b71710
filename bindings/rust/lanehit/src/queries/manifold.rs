// Written by bindings/write_bindings.py from the headers and descriptions of the library.
use crate::Error;
use crate::call::{asked, len_of, optional, Call, Manifolds};
use crate::{Capsules, Numbers, Obbs, Planes, Poses, Triangles, Vectors};
use lanehit_sys as sys;

/// As contact_capsule_plane, with a point at each end of the capsule.
///
/// ```text
/// Method: for each end as there, both padded alike: so the hits are those of that query.
/// feature: of the capsule LH_VERTEX, 0 or 1 for its a or b; of the plane LH_FACE, 0.
/// Guarantees are those of that query, of each end by itself.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn manifold_capsule_plane(
    capsules: &Capsules<'_>,
    planes: &Planes<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    manifolds: Option<Manifolds<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("manifold_capsule_plane", &[capsules.len(), planes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let manifolds = call.manifolds("manifolds", manifolds)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_manifold_capsule_plane(
            capsules.as_ptr(),
            planes.as_ptr(),
            optional(margin),
            hits,
            &manifolds,
        )
    })
}

/// As contact_obb_plane, with a point at each corner of the face that looks most into the plane.
///
/// ```text
/// Method: for each corner as there, each padded as there. The lowest corner is one of them, so the hits are those of
/// that query, but where others are as high to within rounding. The face is that of the axis of the box along which n is
/// longest, the first of equals.
/// feature: of the box LH_VERTEX, with bit 2 of the number for a corner towards +x, bit 3 for +y and bit 4 for +z, as
/// the box sees them; of the plane LH_FACE, 0.
/// Guarantees are those of that query, of each corner by itself.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn manifold_obb_plane(
    boxes: &Obbs<'_>,
    planes: &Planes<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    manifolds: Option<Manifolds<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("manifold_obb_plane", &[boxes.len(), planes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let manifolds = call.manifolds("manifolds", manifolds)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_manifold_obb_plane(
            boxes.as_ptr(),
            planes.as_ptr(),
            optional(margin),
            hits,
            &manifolds,
        )
    })
}

/// As contact_capsule_capsule, with two points where both lie along each other.
///
/// ```text
/// Method: the contact is that query's, and so are hits and normal. Where the segments are parallel to within an angle
/// with a sine of 2^-5 and overlap, seen across: the points at both ends of what they have in common, if both are within
/// the margin; else the contact's point alone. These ends are, on the segment that comes first there, the feet of the
/// ends of the second, or its own end that such a foot is beyond; and the feet of these on the second. distance: of each
/// along the normal.
/// With a and b exchanged, hits, distances and points are the same, the normal is the opposite one, and features have
/// those of a and b exchanged; two points may be in the other order.
/// feature: of two points, of each capsule LH_VERTEX and the end towards which the point lies, 0 or 1 for its a or b. So
/// features stay while one slides along the other. Of one point that end if it is there, else LH_EDGE, 0.
/// Guarantees of one point are those of that query. Of two, each is within growth of the margin; with the normal that is
/// given, distance and point are off by at most 40u of what that query names. Where segments are not parallel, these
/// points lie beside both surfaces' lines of contact, halfway between: by at most l / 64.
/// Negative radius: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn manifold_capsule_capsule(
    a: &Capsules<'_>,
    b: &Capsules<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    manifolds: Option<Manifolds<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("manifold_capsule_capsule", &[a.len(), b.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let manifolds = call.manifolds("manifolds", manifolds)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_manifold_capsule_capsule(
            a.as_ptr(),
            b.as_ptr(),
            optional(margin),
            hits,
            &manifolds,
        )
    })
}

/// As contact_capsule_obb, with two points where the capsule lies along a face or an edge.
///
/// ```text
/// Method: the contact is that query's, and so are hits and normal. What is touched follows from the normal as the box
/// sees it: a face if it has a component of more than 2^-5 on one axis alone, an edge if on two, and else a corner.
/// Where the segment has no component of more than 2^-5 of its length on these axes: the points at both ends of what of
/// it is over the box on the other axes, if it has more than that there, and if both are within the margin; else the
/// contact's point alone. distance: of each along the normal, from the nearest point of the face or edge.
/// feature: of the capsule of two points LH_VERTEX and the end towards which the point lies, 0 or 1 for its a or b; of
/// one that end if it is there, else LH_EDGE, 0. Of the box LH_FACE with the number of its axis, 0 to 2, LH_EDGE with
/// that of the axis along it, or LH_VERTEX with 0; and bit 2 of the number for what is towards +x, bit 3 for +y and bit
/// 4 for +z.
/// Guarantees of one point are those of that query. Of two, each is within growth of the margin; with the normal that
/// is given, distance and point are off by at most 80u of what that query names, and the ends of what is over the box
/// by 2^-14 of its l, along the segment. Where the capsule leans, these points lie beside both surfaces, halfway
/// between: by at most 2^-6 of the length of the segment and of the distance there.
/// Negative radius or half extent: a miss; so is a q of 0. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn manifold_capsule_obb(
    capsules: &Capsules<'_>,
    boxes: &Obbs<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    manifolds: Option<Manifolds<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("manifold_capsule_obb", &[capsules.len(), boxes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let manifolds = call.manifolds("manifolds", manifolds)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_manifold_capsule_obb(
            capsules.as_ptr(),
            boxes.as_ptr(),
            optional(margin),
            hits,
            &manifolds,
        )
    })
}

/// As contact_obb_obb, with up to four points where faces of both lie over each other.
///
/// ```text
/// Method: by the axes as there, but so that boxes that lie on each other and tremble keep theirs: a face of the second
/// box counts if it is better than one of the first by more than 2^-9, and edges than faces by more than 2^-7, of the
/// least half extent of both boxes. Along a face's normal the face of the other box that looks at it most is cut by its
/// four sides (Ericson 5.3.3), and corners of it that lie over that face are points, too. Of those that are within the
/// margin up to four stay: the deepest; the one that is furthest from it; the one that spans most with both; and the one
/// that is furthest outside of these. What is as good to within 2^-8 of the size is in an order of places.
/// hits: those of contact_obb_obb. With a and b exchanged hits, distances and points are the same, and the normal is
/// the opposite one, but of equal boxes; features have those of a and b exchanged, so points may be in another order.
/// normal: of that axis. Along it both boxes are apart by no less than the distance of contact_obb_obb, less 2^-7 of
/// the least half extent of both.
/// distance: from one face to the other at the point, along the normal; no less than both boxes are apart along it.
/// Where no point of faces is within the margin, or edges have the axis, the only point is that of contact_obb_obb,
/// with its distance and normal.
/// feature: of a box LH_FACE, its number being its axis, and a bit for the end at which it is, 2 for +x, 3 for +y and 4
/// for +z; LH_EDGE likewise, with bits for both other axes; LH_VERTEX with a bit for each + end. A corner on a face, or
/// edge on edge.
/// Guarantees: a point that is not that of the contact is on both surfaces to within 700u of l and the distance, as said
/// above; beyond the rim of a face by no more than 2^-9 of the least half extent of both faces, on each of two axes.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn manifold_obb_obb(
    a: &Obbs<'_>,
    b: &Obbs<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    manifolds: Option<Manifolds<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("manifold_obb_obb", &[a.len(), b.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let manifolds = call.manifolds("manifolds", manifolds)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_manifold_obb_obb(a.as_ptr(), b.as_ptr(), optional(margin), hits, &manifolds)
    })
}

/// As contact_capsule_triangle, with two points where the capsule lies along the face or an edge.
///
/// ```text
/// Method: the contact is that query's, and so are hits and normal. What is touched is the face, if the normal leans by
/// an angle with a sine of up to 2^-5 from that of the triangle; else an edge, if the normal leans by as much from what
/// is across it, and no vertex is further against the normal; of two such edges the one from which it leans less, or the
/// longer one if that is so to within 2^-12; else the vertex furthest against the normal. A face of which the altitude
/// over the longest edge is less than 2^-6 of that edge is none. Where the segment leans by as much from the face, or
/// from the edge: the points at both ends of what of it is beside the vertices of that, seen across it, and, over a
/// face, on the inner side of those edges from which it leans by more, if both are within the margin; else the contact's
/// point alone. distance: of each along the normal, from the plane of the face or the nearest point of the edge.
/// feature: of the capsule of two points LH_VERTEX and the end towards which the point lies, 0 or 1 for its a or b; of
/// one that end if it is there, else LH_EDGE, 0. Of the triangle LH_FACE, 0, from either side; LH_EDGE with 0 for ab, 1
/// for bc and 2 for ca; LH_VERTEX with 0 for a, 1 for b and 2 for c.
/// Guarantees of one point are those of that query. Of two, each is within growth of the margin; with the normal that
/// is given, distance and point are off by at most 132u of what that query names, and the ends of what is over the face
/// or edge by 2^-11 of its l and the distance, along the segment. Where the capsule leans, these points lie beside both
/// surfaces, halfway between, and beyond an edge along which it runs: by at most 2^-5 of l and the distance there.
/// Negative radius: a miss. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn manifold_capsule_triangle(
    capsules: &Capsules<'_>,
    triangles: &Triangles<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    manifolds: Option<Manifolds<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("manifold_capsule_triangle", &[capsules.len(), triangles.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let manifolds = call.manifolds("manifolds", manifolds)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_manifold_capsule_triangle(
            capsules.as_ptr(),
            triangles.as_ptr(),
            optional(margin),
            hits,
            &manifolds,
        )
    })
}

/// As contact_triangle_obb, with up to four points where the triangle and a face of the box lie over each other.
///
/// ```text
/// Method: by the axes as there, but so that a box that lies on a triangle and trembles keeps its axis: the normal of
/// the triangle counts, unless a face of the box is better by more than 2^-9, or edges than both by more than 2^-7, of
/// the least half extent. Along that axis the edges of the triangle are cut by the four sides of the face of the box
/// that looks at it most, and corners of that face that lie over the triangle are points, too. Of those that are within
/// the margin up to four stay, as in manifold_obb_obb.
/// hits: those of contact_triangle_obb.
/// normal: of that axis. Along it both are apart by no less than the distance of contact_triangle_obb, less 2^-7 of
/// the least half extent.
/// distance: from the triangle to the face at the point, along the normal; no less than both are apart along it. Where
/// no such point is within the margin, where edges have the axis, where the triangle has no area, or its normal and that
/// of the face make an angle with a cosine below 2^-3, the only point is that of contact_triangle_obb, with its
/// distance and normal.
/// feature: of the triangle LH_FACE, 0; LH_EDGE with 0 for ab, 1 for bc and 2 for ca; LH_VERTEX with 0 for a, 1 for b
/// and 2 for c. Of the box as in manifold_obb_obb. A corner of the box on the face, a vertex on a face of the box, or
/// edge on edge.
/// Guarantees: a point that is not that of the contact is on the triangle and on the surface of the box to within 500u
/// of the distance and the l of that query. Of the two that to whose face the normal belongs may end before the point,
/// by no more than 2^-9 of the least of three: both half extents of the face of the box, and half of the altitude over
/// the longest edge of the triangle, as seen on that face; of a face of the box on each of two axes.
/// Negative half extent: a miss; so is a q of 0. NaN: a miss.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn manifold_triangle_obb(
    triangles: &Triangles<'_>,
    boxes: &Obbs<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    manifolds: Option<Manifolds<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("manifold_triangle_obb", &[triangles.len(), boxes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let manifolds = call.manifolds("manifolds", manifolds)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_manifold_triangle_obb(
            triangles.as_ptr(),
            boxes.as_ptr(),
            optional(margin),
            hits,
            &manifolds,
        )
    })
}

/// As manifold_obb_obb, with all points that both faces have in common within the margin, up to eight, for solvers
/// that reduce them themselves or not at all.
///
/// ```text
/// manifolds, more: the points in the order of their features, the first four and those after them. Each is a manifold
/// of its own: count, 0 to 4, is of its points, and more has a normal where it has a point, the same as manifolds.
/// All else is as there, and so are the guarantees; the points of that query are among these, bit for bit. Two corners
/// of faces that are closer than the slack of their rims, 2^-9 of the least half extent of both, may be two points.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn manifold_obb_obb_all(
    a: &Obbs<'_>,
    b: &Obbs<'_>,
    margin: Option<&Numbers<'_>>,
    hits: &mut [u64],
    manifolds: Option<Manifolds<'_>>,
    more: Option<Manifolds<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("manifold_obb_obb_all", &[a.len(), b.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let manifolds = call.manifolds("manifolds", manifolds)?;
    let more = call.manifolds("more", more)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_manifold_obb_obb_all(
            a.as_ptr(),
            b.as_ptr(),
            optional(margin),
            hits,
            &manifolds,
            &more,
        )
    })
}

/// As contact_hull_plane, with a point at each of up to four vertices: see contacts.h, "Manifolds".
///
/// ```text
/// Method: for each vertex as there, each padded as there, so the hits are those of that query. If the lowest vertex is
/// within the margin it is one of the points; then of the vertices within the margin, as far as there are such, the one
/// that is furthest from it, seen along n; the one that spans the largest triangle with both; and the one that is
/// furthest outside of that. Of equals the first. A vertex that adds nothing to those is none, so vertices that are no
/// corners, or lie twice, take no point from those that are; but where some corners are beyond the margin, one within
/// the hull may have a point, too.
/// feature: of the hull LH_VERTEX, with bits 0 to 5 of the vertex' number, and bits 6 to 13 of it in bits 16 to 23; of
/// the plane LH_FACE, 0. So hulls of up to 64 vertices have features of 16 bits, and up to 16,384 different ones.
/// Guarantees are those of that query, of each vertex by itself. Of flat contacts of more than four corners which have a
/// point may change where they tremble by roundings; the lowest always has.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn manifold_hull_plane(
    poses: &Poses<'_>,
    planes: &Planes<'_>,
    margin: Option<&Numbers<'_>>,
    hull: &Vectors<'_>,
    hits: &mut [u64],
    manifolds: Option<Manifolds<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("manifold_hull_plane", &[poses.len(), planes.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let manifolds = call.manifolds("manifolds", manifolds)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_manifold_hull_plane(
            poses.as_ptr(),
            planes.as_ptr(),
            optional(margin),
            hull.as_ptr(),
            hits,
            &manifolds,
        )
    })
}

/// As contact_hull_hull, with up to four points where the hulls lie on each other: see contacts.h, "Manifolds".
///
/// ```text
/// Method: what of a hull faces the other is told by eight directions that lean off the normal by a tangent of 2^-4,
/// some 3.6 degrees, or in between by the root of 2 more: the vertices that are furthest along these are its corners,
/// in order. So a face that leans less is there as a whole, up to eight corners of it, among them all at which its
/// edges turn by 45 degrees or more; and an edge, or a vertex, if that is all. If that of a has an area, the edges of
/// that of b are cut by its sides (Ericson 5.3.3), and corners of it within that of b are points, too; if it has none,
/// the other way round. Of the points within the margin up to four stay, as in manifold_obb_obb. If none of these is
/// within 2^-12 * l of the distance that contact_hull_hull tells, or neither has an area, the point of that query is
/// one of them: so of two edges it is the only one, even where they lie along each other.
/// hits, normal: those of contact_hull_hull, bit for bit: what that query does not miss is not missed, and a hit has
/// a point.
/// distance: from a point of a to one of b, along the normal; so no less than that query tells, but for its 36u * l.
/// One point is no further than what it tells and 2^-12 * l; where that is its own point, both are the same bit for
/// bit.
/// point: halfway between those two. Each of them is on its hull to within 64u * l, and beside it, across the normal,
/// by no more than 2^-7 of the width of the narrower of both parts, which is the sum of what it measures along two
/// directions at right angles: so far corners of equal faces may tremble. Where a vertex is told, that is one of the
/// two, to within 64u * l. Parts that are round are told as chords of their corners, which are within the hull, and so
/// not as deep.
/// feature: of a hull LH_FACE, 0; LH_VERTEX with the number of the vertex; LH_EDGE with that of the vertex from which
/// the edge leads, counterclockwise as seen from the other end of the normal. A vertex is on a face; an edge cuts an
/// edge, or at a corner sharper than 45 degrees ends at a vertex; and the contact is of two vertices, those foremost
/// along the normal. Bits 0 to 5 of a number are where contacts.h says; bits 6 to 9 are of a in bits 16 to 19, and of b
/// in bits 20 to 23. So hulls of up to 64 vertices have features of 16 bits, and there are up to 1,024 different ones
/// of each.
/// NaN, a q of 0, and an l of 2^100: a miss. The bounds of points, but for the distance, were measured:
/// docs/guarantees.md.
/// ```
///
/// What is true of all contacts is said in [`conventions`](crate::conventions).
pub fn manifold_hull_hull(
    a: &Poses<'_>,
    b: &Poses<'_>,
    margin: Option<&Numbers<'_>>,
    a_hull: &Vectors<'_>,
    b_hull: &Vectors<'_>,
    hits: &mut [u64],
    manifolds: Option<Manifolds<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("manifold_hull_hull", &[a.len(), b.len(), len_of(margin)]);
    let hits = call.bits("hits", Some(hits))?;
    let manifolds = call.manifolds("manifolds", manifolds)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_manifold_hull_hull(
            a.as_ptr(),
            b.as_ptr(),
            optional(margin),
            a_hull.as_ptr(),
            b_hull.as_ptr(),
            hits,
            &manifolds,
        )
    })
}

// Written by bindings/write_bindings.py from the headers and descriptions of the library.
use crate::Error;
use crate::Planes;
use crate::call::{asked, Call, Xyz};
use lanehit_sys as sys;

/// What two planes have in common: a line, all of both, or nothing.
///
/// ```text
/// Method: along the product of both normals, which may be of any length (Ericson 5.4.4), by Pluecker coordinates, which
/// are computed as if with 48 digits (docs/guarantees.md). So the line is as good however small the angle is.
/// A hit is a pair of planes that have points in common. coincident, which may be None, has the bits of those that are
/// one plane; then direction is 0. Parallel planes that are apart are misses. Components of normals are 0 or from 2^-40
/// to 2^40, offsets 0 or from 2^-60 to 2^82, and the line is up to 2^80 from the origin: then hits and coincident are
/// exact, and the same with a and b exchanged.
/// direction: that of the line, a.n x b.n, of length 1 within 4.1u, each component within 12.1u of itself. point: of
/// what the planes have in common the point that is nearest to the origin, within 24.8u of its distance from there and
/// 2^-120; u is 2^-24. On a miss both are 0.
/// A normal of 0: a miss. A line 2^127 away likewise. NaN: in either, a miss.
/// ```
pub fn intersect_plane_plane(
    a: &Planes<'_>,
    b: &Planes<'_>,
    hits: &mut [u64],
    coincident: Option<&mut [u64]>,
    direction: Option<Xyz<'_>>,
    point: Option<Xyz<'_>>,
) -> Result<(), Error> {
    let call = Call::of_pairs("intersect_plane_plane", &[a.len(), b.len()]);
    let hits = call.bits("hits", Some(hits))?;
    let coincident = call.bits("coincident", coincident)?;
    let direction = call.vectors("direction", direction)?;
    let point = call.vectors("point", point)?;
    // SAFETY: views hold what they say, and each output has room for the results of this call.
    asked(unsafe {
        sys::lh_intersect_plane_plane(
            a.as_ptr(),
            b.as_ptr(),
            hits,
            coincident,
            &direction,
            &point,
        )
    })
}

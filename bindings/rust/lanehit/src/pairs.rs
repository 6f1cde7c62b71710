//! All pairs that meet: the broadphase of a physics engine. `docs/pairs.md` says how it works.
//!
//! Lists are filled with all pairs there are, in an order that depends on the shapes alone. They grow where they have
//! to, so keep a list, and [`Scratch`], from call to call. In a pair `a` and `b` are positions in the views, or, for a view
//! with an index, what the index has there.
mod kept_set;
mod prepared;
mod ray_groups;

use crate::call::{asked, optional};
use crate::{Aabbs, Error, Plain, Spheres, Vectors};
use lanehit_sys as sys;
use std::ffi::c_void;

pub use kept_set::Kept;
pub use prepared::Prepared;
pub use ray_groups::Groups;
pub use sys::lh_changed_pair as ChangedPair;
pub use sys::lh_pair as Pair;
pub use sys::lh_ray_pair as RayPair;
pub use sys::lh_swept_pair as SweptPair;

/// Pairs whose sides [`Index::a`](crate::Index::a) and [`Index::b`](crate::Index::b) read.
///
/// # Safety
///
/// It begins with `a` and `b`, two `u32`.
pub unsafe trait Paired: Plain {}

// SAFETY: numbers without gaps, which begin with a and b.
unsafe impl Plain for Pair {}
unsafe impl Plain for RayPair {}
unsafe impl Plain for SweptPair {}
unsafe impl Plain for ChangedPair {}
unsafe impl Paired for Pair {}
unsafe impl Paired for RayPair {}
unsafe impl Paired for SweptPair {}
unsafe impl Paired for ChangedPair {}

/// Memory in which calls work. Nothing in it outlives a call.
#[derive(Debug, Default)]
pub struct Scratch(Vec<u64>);

impl Scratch {
    /// None yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// So many bytes.
    fn of(&mut self, size: usize) -> *mut c_void {
        if self.0.len() < size / 8 + 1 {
            self.0 = vec![0; size / 8 + 1];
        }
        self.0.as_mut_ptr().cast()
    }
}

/// Memory that a function of the library fills.
fn filled(size: usize, fill: impl FnOnce(*mut c_void) -> sys::lh_status) -> Result<Vec<u64>, Error> {
    let mut memory = vec![0; size / 8 + 1];
    asked(fill(memory.as_mut_ptr().cast()))?;
    Ok(memory)
}

/// Has `find` fill a list: once more, with room for all, if there was not enough.
fn list<P>(
    pairs: &mut Vec<P>,
    expected: usize,
    mut find: impl FnMut(*mut P, usize, *mut usize) -> sys::lh_status,
) -> Result<(), Error> {
    pairs.clear();
    pairs.reserve(expected);
    loop {
        let mut found = 0;
        asked(find(pairs.as_mut_ptr(), pairs.capacity(), &mut found))?;
        if found <= pairs.capacity() {
            // SAFETY: so many were written.
            unsafe { pairs.set_len(found) };
            return Ok(());
        }
        pairs.reserve(found);
    }
}

/// All pairs of a box of `a` with one of `b` that meet; without `b` all pairs of two boxes of `a`, each once.
///
/// ```
/// # fn main() -> Result<(), lanehit::Error> {
/// use lanehit::{pairs, Aabbs};
/// let boxes = [[0.0, 0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 0.0, 0.0, 2.0, 1.0, 1.0], [5.0, 0.0, 0.0, 6.0, 1.0, 1.0]];
/// let mut found = Vec::new();
/// pairs::aabb_aabb(&Aabbs::structs(&boxes)?, None, &mut pairs::Scratch::new(), &mut found)?;
/// assert_eq!(found, [pairs::Pair { a: 0, b: 1 }]);
/// # Ok(()) }
/// ```
pub fn aabb_aabb(
    a: &Aabbs<'_>,
    b: Option<&Aabbs<'_>>,
    scratch: &mut Scratch,
    pairs: &mut Vec<Pair>,
) -> Result<(), Error> {
    let others = b.map_or(0, |b| b.len());
    // SAFETY: views hold what they say, and there is so much room as is said, here and below.
    let size = unsafe { sys::lh_pairs_scratch_size(a.len(), others) };
    let memory = scratch.of(size);
    list(pairs, a.len() + others, |pairs, capacity, found| unsafe {
        sys::lh_pairs_aabb_aabb(a.as_ptr(), optional(b), pairs, capacity, found, memory, size)
    })
}

/// All pairs of a ball and a box that [`overlap_sphere_aabb`](crate::overlap_sphere_aabb) hits; `a` is the ball.
pub fn sphere_aabb(
    spheres: &Spheres<'_>,
    boxes: &Aabbs<'_>,
    scratch: &mut Scratch,
    pairs: &mut Vec<Pair>,
) -> Result<(), Error> {
    let size = unsafe { sys::lh_pairs_shapes_scratch_size(spheres.len(), boxes.len()) };
    let memory = scratch.of(size);
    list(pairs, spheres.len() + boxes.len(), |pairs, capacity, found| unsafe {
        sys::lh_pairs_sphere_aabb(spheres.as_ptr(), boxes.as_ptr(), pairs, capacity, found, memory, size)
    })
}

/// Boxes that move: as many velocities as boxes, or one for all.
pub type Moving<'v, 'a> = (&'v Aabbs<'a>, &'v Vectors<'a>);

/// All pairs of a moving box of `a` with one of `b` that [`sweep_aabb_aabb`](crate::sweep_aabb_aabb) hits until
/// `t_max`, with time and face; without `b` all pairs of two boxes of `a`, each once.
pub fn sweep_aabb_aabb(
    a: Moving<'_, '_>,
    b: Option<Moving<'_, '_>>,
    t_max: f32,
    scratch: &mut Scratch,
    pairs: &mut Vec<SweptPair>,
) -> Result<(), Error> {
    let others = b.map_or(0, |b| b.0.len());
    let (b_boxes, b_velocity) = (optional(b.map(|b| b.0)), optional(b.map(|b| b.1)));
    let size = unsafe { sys::lh_pairs_shapes_scratch_size(a.0.len(), others) };
    let memory = scratch.of(size);
    list(pairs, a.0.len() + others, |pairs, capacity, found| unsafe {
        let (boxes, velocity) = (a.0.as_ptr(), a.1.as_ptr());
        sys::lh_pairs_sweep_aabb_aabb(
            boxes, velocity, b_boxes, b_velocity, t_max, pairs, capacity, found, memory, size,
        )
    })
}

/// Pairs of bodies, sorted by the kinds of both, `kind[body] < kinds`, of which there are 1 to 16: so one list becomes
/// one for each query.
///
/// Those of the kinds a and b, a <= b, are `sorted[first[a * kinds + b]..first[a * kinds + b + 1]]`, where the first
/// result is `sorted`, the second `first`. In each, `.a` is the body of kind a.
pub fn by_kind(pairs: &[Pair], kind: &[u8], kinds: u32) -> Result<(Vec<Pair>, Vec<usize>), Error> {
    for index in pairs.iter().flat_map(|pair| [pair.a, pair.b]) {
        if index as usize >= kind.len() {
            return Err(Error::Index { index, elements: kind.len() });
        }
    }
    let some = kinds.min(sys::LH_MOST_KINDS as u32) as usize;
    let mut first = vec![0; some * some + 1];
    let mut sorted = vec![Pair::default(); pairs.len()];
    asked(unsafe {
        let (from, to) = (pairs.as_ptr(), sorted.as_mut_ptr());
        sys::lh_pairs_by_kind(from, pairs.len(), kind.as_ptr(), kinds, to, first.as_mut_ptr())
    })?;
    Ok((sorted, first))
}

/// What has changed from one list of pairs to the next.
#[derive(Debug, Default)]
pub struct Changes {
    /// The pairs that are new, with their positions in `now`, in its order.
    pub added: Vec<ChangedPair>,
    /// The pairs that have gone, with the positions that they had in `before`, in its order.
    pub removed: Vec<ChangedPair>,
    /// Where each pair of `now` was in `before`; `u32::MAX` if it is new.
    pub previous: Vec<u32>,
}

/// What is new in this frame's list of pairs, `now`, and what has gone of the last one's, `before`.
///
/// What was kept of the pair `before[previous[i]]` belongs to `now[i]`; no two pairs get the same. A pair is another one
/// with its sides exchanged.
pub fn difference(
    before: &[Pair],
    now: &[Pair],
    changes: &mut Changes,
    scratch: &mut Scratch,
) -> Result<(), Error> {
    changes.added.resize(now.len(), ChangedPair::default());
    changes.removed.resize(before.len(), ChangedPair::default());
    changes.previous.resize(now.len(), 0);
    let list = |of: &mut Vec<ChangedPair>| sys::lh_pair_changes {
        pairs: of.as_mut_ptr(),
        capacity: of.len(),
        found: 0,
    };
    let (mut added, mut removed) = (list(&mut changes.added), list(&mut changes.removed));
    let size = unsafe { sys::lh_pairs_difference_scratch_size(before.len()) };
    let memory = scratch.of(size);
    asked(unsafe {
        let (from, to) = (before.as_ptr(), now.as_ptr());
        let previous = changes.previous.as_mut_ptr();
        let (new, gone) = (&mut added, &mut removed);
        sys::lh_pairs_difference(from, before.len(), to, now.len(), new, gone, previous, memory, size)
    })?;
    changes.added.truncate(added.found);
    changes.removed.truncate(removed.found);
    Ok(())
}

use super::{filled, list, Moving, Pair, Scratch, SweptPair};
use crate::call::{asked, optional};
use crate::{Aabbs, Error, Spheres};
use lanehit_sys as sys;
use std::ffi::c_void;
use std::marker::PhantomData;
use std::thread;

/// Sets that are sorted for the pairs between them, which any threads then find in parts.
///
/// The lists of all parts, joined in the order of their numbers, are what the function without parts gives.
#[derive(Debug)]
pub struct Prepared<'a> {
    memory: Vec<u64>,
    of: PhantomData<&'a [f32]>,
}

impl<'a> Prepared<'a> {
    /// Those of [`aabb_aabb`].
    pub fn aabb_aabb(a: &Aabbs<'a>, b: Option<&Aabbs<'a>>) -> Result<Self, Error> {
        let size = unsafe { sys::lh_pairs_prepared_size(a.len(), b.map_or(0, |b| b.len())) };
        let memory =
            filled(size, |memory| unsafe { sys::lh_pairs_prepare(a.as_ptr(), optional(b), memory, size) })?;
        Ok(Prepared { memory, of: PhantomData })
    }

    /// The same, prepared by so many threads, at most 65536.
    pub fn aabb_aabb_by(a: &Aabbs<'a>, b: Option<&Aabbs<'a>>, threads: usize) -> Result<Self, Error> {
        let parts = threads.min(1 << 16 | 1);
        let size = unsafe { sys::lh_pairs_begin_size(a.len(), b.map_or(0, |b| b.len()), parts) };
        let mut memory = filled(size, |memory| unsafe {
            sys::lh_pairs_begin(a.as_ptr(), optional(b), parts, memory, size)
        })?;
        let begin = memory.as_mut_ptr() as usize; // threads may have numbers, and not pointers
        for step in 0..sys::LH_PAIRS_STEPS {
            let prepare = move |part| asked(unsafe { sys::lh_pairs_prepare_part(begin as _, step, part) });
            // A step is done when all of its parts are.
            thread::scope(|scope| {
                let others: Vec<_> = (1..parts).map(|part| scope.spawn(move || prepare(part))).collect();
                let first = prepare(0);
                others.into_iter().map(|part| part.join().expect("no panic")).fold(first, Result::and)
            })?;
        }
        Ok(Prepared { memory, of: PhantomData })
    }

    /// Those of [`sphere_aabb`].
    pub fn sphere_aabb(spheres: &Spheres<'a>, boxes: &Aabbs<'a>) -> Result<Self, Error> {
        let size = unsafe { sys::lh_pairs_shapes_prepared_size(spheres.len(), boxes.len()) };
        let memory = filled(size, |memory| unsafe {
            sys::lh_pairs_prepare_sphere_aabb(spheres.as_ptr(), boxes.as_ptr(), memory, size)
        })?;
        Ok(Prepared { memory, of: PhantomData })
    }

    /// Those of [`sweep_aabb_aabb`], which [`find_swept_part`](Prepared::find_swept_part) finds.
    pub fn sweep_aabb_aabb(a: Moving<'_, 'a>, b: Option<Moving<'_, 'a>>, t_max: f32) -> Result<Self, Error> {
        let (b_boxes, b_velocity) = (optional(b.map(|b| b.0)), optional(b.map(|b| b.1)));
        let size = unsafe { sys::lh_pairs_shapes_prepared_size(a.0.len(), b.map_or(0, |b| b.0.len())) };
        let memory = filled(size, |memory| unsafe {
            let (boxes, velocity) = (a.0.as_ptr(), a.1.as_ptr());
            sys::lh_pairs_prepare_sweep_aabb_aabb(boxes, velocity, b_boxes, b_velocity, t_max, memory, size)
        })?;
        Ok(Prepared { memory, of: PhantomData })
    }

    fn begin(&self) -> *const c_void {
        self.memory.as_ptr().cast()
    }

    /// The pairs of part number `part` of `parts`, counted from 0.
    pub fn find_part(
        &self,
        part: usize,
        parts: usize,
        scratch: &mut Scratch,
        pairs: &mut Vec<Pair>,
    ) -> Result<(), Error> {
        let size = unsafe { sys::lh_pairs_part_scratch_size(self.begin()) };
        let memory = scratch.of(size);
        list(pairs, 0, |pairs, capacity, found| unsafe {
            sys::lh_pairs_find_part(self.begin(), part, parts, pairs, capacity, found, memory, size)
        })
    }

    /// Likewise, of moving boxes.
    pub fn find_swept_part(
        &self,
        part: usize,
        parts: usize,
        scratch: &mut Scratch,
        pairs: &mut Vec<SweptPair>,
    ) -> Result<(), Error> {
        let size = unsafe { sys::lh_pairs_part_scratch_size(self.begin()) };
        let memory = scratch.of(size);
        list(pairs, 0, |pairs, capacity, found| unsafe {
            sys::lh_pairs_find_swept_part(self.begin(), part, parts, pairs, capacity, found, memory, size)
        })
    }
}

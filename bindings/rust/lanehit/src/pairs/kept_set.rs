use super::{filled, list, Moving, Pair, SweptPair};
use crate::{Aabbs, Error, Spheres};
use lanehit_sys as sys;
use std::ffi::c_void;
use std::marker::PhantomData;

/// Boxes that do not move, sorted once. Lists are in the order of what is compared with them.
#[derive(Debug)]
pub struct Kept<'a> {
    memory: Vec<u64>,
    of: PhantomData<&'a [u32]>,
}

impl<'a> Kept<'a> {
    /// Of these boxes, whose floats are copied, and whose index is borrowed.
    pub fn new(boxes: &Aabbs<'a>) -> Result<Self, Error> {
        let size = unsafe { sys::lh_pairs_kept_size(boxes.len()) };
        let memory = filled(size, |memory| unsafe { sys::lh_pairs_keep(boxes.as_ptr(), memory, size) })?;
        Ok(Kept { memory, of: PhantomData })
    }

    fn begin(&self) -> *const c_void {
        self.memory.as_ptr().cast()
    }

    /// Pairs of a box of `a` with one of these.
    pub fn aabbs(&self, a: &Aabbs<'_>, pairs: &mut Vec<Pair>) -> Result<(), Error> {
        list(pairs, a.len(), |pairs, capacity, found| unsafe {
            sys::lh_pairs_aabb_kept(a.as_ptr(), self.begin(), pairs, capacity, found)
        })
    }

    /// Pairs of a ball with one of these.
    pub fn spheres(&self, spheres: &Spheres<'_>, pairs: &mut Vec<Pair>) -> Result<(), Error> {
        list(pairs, spheres.len(), |pairs, capacity, found| unsafe {
            sys::lh_pairs_sphere_kept(spheres.as_ptr(), self.begin(), pairs, capacity, found)
        })
    }

    /// Pairs of a moving box with one of these, until `t_max`.
    pub fn swept(&self, a: Moving<'_, '_>, t_max: f32, pairs: &mut Vec<SweptPair>) -> Result<(), Error> {
        list(pairs, a.0.len(), |pairs, capacity, found| unsafe {
            let (boxes, velocity) = (a.0.as_ptr(), a.1.as_ptr());
            sys::lh_pairs_sweep_aabb_kept(boxes, velocity, t_max, self.begin(), pairs, capacity, found)
        })
    }
}

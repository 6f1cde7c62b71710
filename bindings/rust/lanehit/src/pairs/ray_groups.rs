use super::{filled, list, RayPair};
use crate::call::{asked, Call};
use crate::{Aabbs, Error, Rays};
use lanehit_sys as sys;
use std::ffi::c_void;
use std::marker::PhantomData;

/// Boxes in groups of neighbours, made once, against which rays are cast.
#[derive(Debug)]
pub struct Groups<'a> {
    memory: Vec<u64>,
    of: PhantomData<&'a [u32]>,
}

impl<'a> Groups<'a> {
    /// Of these boxes, whose floats are copied, and whose index is borrowed.
    pub fn new(boxes: &Aabbs<'a>) -> Result<Self, Error> {
        let size = unsafe { sys::lh_pairs_group_size(boxes.len()) };
        let memory = filled(size, |memory| unsafe { sys::lh_pairs_group(boxes.as_ptr(), memory, size) })?;
        Ok(Groups { memory, of: PhantomData })
    }

    fn begin(&self) -> *const c_void {
        self.memory.as_ptr().cast()
    }

    /// All pairs of a ray and a box that [`raycast_aabb`](crate::raycast_aabb) hits, in the order of the rays.
    pub fn rays(&self, rays: &Rays<'_>, pairs: &mut Vec<RayPair>) -> Result<(), Error> {
        list(pairs, rays.len(), |pairs, capacity, found| unsafe {
            sys::lh_pairs_ray_aabb(rays.as_ptr(), self.begin(), pairs, capacity, found)
        })
    }

    /// For each ray the box that it enters first, `u32::MAX` where it hits none, and when, if that is wanted.
    pub fn nearest(
        &self,
        rays: &Rays<'_>,
        nearest: &mut [u32],
        t_enter: Option<&mut [f32]>,
    ) -> Result<(), Error> {
        let call = Call::of_pairs("nearest", &[rays.len()]);
        let nearest = call.results("nearest", Some(nearest))?;
        let t_enter = call.results("t_enter", t_enter)?;
        asked(unsafe { sys::lh_pairs_nearest_ray_aabb(rays.as_ptr(), self.begin(), nearest, t_enter) })
    }
}

//! Boxes around shapes.
use crate::{Aabbs, Capsules, Error, Numbers, Packed, Spheres, Triangles, Vectors};
use lanehit_sys as sys;
use std::ptr;

/// By how much boxes around shapes are larger than these.
#[derive(Clone, Copy, Debug, Default)]
pub struct Growth<'a> {
    /// One for all, or one for each.
    pub margin: Option<&'a Numbers<'a>>,
    /// One for all, or one for each: the box is around the whole way until `t_max`.
    pub velocity: Option<&'a Vectors<'a>>,
    /// How long they move.
    pub t_max: f32,
}

macro_rules! bounds {
    ($shapes:ident, $function:ident) => {
        impl $shapes<'_> {
            /// Boxes that contain the shapes with a margin, wherever they are until `t_max`, packed.
            pub fn bounds(&self, by: Growth<'_>) -> Result<Packed<sys::lh_aabbs>, Error> {
                let margin = by.margin.map_or(ptr::null(), |view| view.as_ptr());
                let velocity = by.velocity.map_or(ptr::null(), |view| view.as_ptr());
                Packed::made(self.len(), |columns, packed| {
                    // SAFETY: there is room for the columns of boxes.
                    unsafe { sys::$function(self.as_ptr(), margin, velocity, by.t_max, columns, packed) }
                })
            }
        }
    };
}
bounds!(Aabbs, lh_pack_aabbs_from_aabbs);
bounds!(Spheres, lh_pack_aabbs_from_spheres);
bounds!(Capsules, lh_pack_aabbs_from_capsules);
bounds!(Triangles, lh_pack_aabbs_from_triangles);

//! Batched collision queries: overlaps, containment, rays, sweeps, closest points, contacts, manifolds, grids and all
//! pairs, by the kernels of the C library lanehit.
//!
//! Results are the same bits on every processor, and no query misses a pair that touches; [`conventions`] has what is
//! true of all.
//!
//! ```
//! use lanehit::{hits, raycast_aabb, Aabbs, Rays};
//!
//! fn main() -> Result<(), lanehit::Error> {
//!     let ray = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0]; // from the origin along x
//!     let boxes = [
//!         [4.0, 0.0, 0.0, 5.0, 1.0, 1.0],
//!         [2.0, 0.0, 0.0, 3.0, 1.0, 1.0],
//!         [2.0, 3.0, 0.0, 3.0, 5.0, 1.0],
//!         [7.0, 0.0, 0.0, 8.0, 1.0, 1.0],
//!     ];
//!     let (mut bits, mut t) = ([0], [0.0; 4]);
//!     raycast_aabb(&Rays::one(&ray)?, &Aabbs::structs(&boxes)?, &mut bits, Some(&mut t), None)?;
//!     assert_eq!(hits::count(&bits, 4), 3);
//!     assert_eq!(hits::nearest(&bits, &t), Some(1));
//!     Ok(())
//! }
//! ```
//!
//! Shapes stay where you have them, and a [`View`] says where that is. It borrows them, so it cannot outlive them:
//!
//! ```compile_fail
//! let view = {
//!     let boxes = [[0.0; 6]];
//!     lanehit::Aabbs::structs(&boxes)
//! };
//! drop(view);
//! ```
//!
//! Outputs are slices with room for all results; those that are not wanted are `None`. What is wrong is an [`Error`],
//! and then nothing has been written. Calls may be made by all threads at the same time.
#![allow(clippy::missing_safety_doc)]

mod bounds;
mod call;
#[rustfmt::skip]
pub mod conventions;
mod error;
mod floats;
mod grid;
pub mod hits;
mod index;
pub mod isa;
mod manifolds;
mod packed;
pub mod pairs;
#[rustfmt::skip]
mod queries;
mod sets;
#[rustfmt::skip]
mod shapes;
mod view;

/// The version of the library that is linked.
pub fn version() -> &'static str {
    // SAFETY: it is a constant of the library.
    unsafe { std::ffi::CStr::from_ptr(lanehit_sys::lh_version()) }.to_str().unwrap_or("")
}

pub use bounds::Growth;
pub use call::{Manifolds, Xyz};
pub use error::{Error, Status};
pub use floats::{Floats, Plain};
pub use grid::Grid;
pub use index::Index;
pub use manifolds::{points_of, ManifoldPoint};
pub use packed::{Doubles, Pack, PackDoubles, Packed};
pub use pairs::Paired;
pub use queries::*;
pub use sets::{volumes_of_meshes, Elements, Sets};
pub use shapes::*;
pub use view::{Group, Shape, View};

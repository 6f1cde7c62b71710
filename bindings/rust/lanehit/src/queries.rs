// Written by bindings/write_bindings.py from the headers and descriptions of the library.
#[rustfmt::skip]
mod any;
#[rustfmt::skip]
mod classify;
#[rustfmt::skip]
mod closest;
#[rustfmt::skip]
mod contact;
#[rustfmt::skip]
mod contains;
#[rustfmt::skip]
mod intersect;
#[rustfmt::skip]
mod manifold;
#[rustfmt::skip]
mod overlap;
#[rustfmt::skip]
mod raycast;
#[rustfmt::skip]
mod sweep;

pub use any::*;
pub use classify::*;
pub use closest::*;
pub use contact::*;
pub use contains::*;
pub use intersect::*;
pub use manifold::*;
pub use overlap::*;
pub use raycast::*;
pub use sweep::*;

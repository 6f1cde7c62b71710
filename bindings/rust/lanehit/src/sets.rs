//! Bounding volumes around sets, and volumes.
use crate::error::asked;
use crate::{Aabbs, Capsules, Error, Kdops, Obbs, Packed, Spheres, Triangles, Vectors};
use lanehit_sys as sys;
use std::ptr;

/// What sets have: elements of one kind. Triangles and boxes count by their corners.
#[derive(Clone, Copy, Debug)]
pub enum Elements<'a> {
    Points(Vectors<'a>),
    Triangles(Triangles<'a>),
    Boxes(Aabbs<'a>),
    Balls(Spheres<'a>),
}

macro_rules! elements {
    ($view:ident, $kind:ident) => {
        impl<'a> From<$view<'a>> for Elements<'a> {
            fn from(view: $view<'a>) -> Self {
                Elements::$kind(view)
            }
        }
    };
}
elements!(Vectors, Points);
elements!(Triangles, Triangles);
elements!(Aabbs, Boxes);
elements!(Spheres, Balls);

/// Sets of elements, around each of which there is a volume.
///
/// ```
/// # fn main() -> Result<(), lanehit::Error> {
/// let points = [[0.0, 0.0, 0.0], [1.0, 2.0, 3.0], [5.0, 5.0, 5.0]];
/// let points = lanehit::Vectors::structs(&points)?;
/// let boxes = lanehit::Sets::new(points, &[0, 2, 3])?.aabbs()?; // of two points, and of one
/// assert_eq!(boxes.view().volumes()?, [6.0, 0.0]);
/// # Ok(()) }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sets<'a> {
    of: Elements<'a>,
    first: Option<&'a [u32]>,
}

impl<'a> Sets<'a> {
    /// One set of all elements.
    pub fn one(of: impl Into<Elements<'a>>) -> Self {
        Sets { of: of.into(), first: None }
    }

    /// Set s is the elements `first[s]` to `first[s + 1] - 1`, so there is a number more than there are sets.
    pub fn new(of: impl Into<Elements<'a>>, first: &'a [u32]) -> Result<Self, Error> {
        if first.is_empty() {
            return Err(Error::Unfit("sets have no number that says where they end"));
        }
        Ok(Sets { of: of.into(), first: Some(first) })
    }

    /// How many sets there are.
    pub fn count(&self) -> usize {
        self.first.map_or(1, |first| first.len() - 1)
    }

    fn raw(&self) -> sys::lh_sets {
        let mut raw = sys::lh_sets {
            count: self.count(),
            first: self.first.map_or(ptr::null(), |first| first.as_ptr()),
            points: ptr::null(),
            triangles: ptr::null(),
            boxes: ptr::null(),
            balls: ptr::null(),
        };
        match &self.of {
            Elements::Points(view) => raw.points = view.as_ptr(),
            Elements::Triangles(view) => raw.triangles = view.as_ptr(),
            Elements::Boxes(view) => raw.boxes = view.as_ptr(),
            Elements::Balls(view) => raw.balls = view.as_ptr(),
        }
        raw
    }
}

macro_rules! around {
    ($($(#[$says:meta])* $name:ident: $shape:ident = $function:ident;)*) => {
        impl Sets<'_> {
            $($(#[$says])*
            pub fn $name(&self) -> Result<Packed<sys::$shape>, Error> {
                Packed::made(self.count(), |columns, packed| {
                    // SAFETY: there is room for the columns of so many shapes, and the sets are borrowed.
                    unsafe { sys::$function(&self.raw(), columns, packed) }
                })
            })*
        }
    };
}
around! {
    /// The smallest boxes of floats, packed.
    aabbs: lh_aabbs = lh_pack_aabbs_around;
    /// Balls by Ritter's method, packed: made in fewer passes than the smallest, and larger by some percent.
    spheres: lh_spheres = lh_pack_spheres_around;
    /// The smallest balls, packed.
    smallest_spheres: lh_spheres = lh_pack_smallest_spheres_around;
    /// Oriented boxes, no larger than those without rotation but for rounding, packed.
    obbs: lh_obbs = lh_pack_obbs_around;
    /// Capsules, packed.
    capsules: lh_capsules = lh_pack_capsules_around;
}

macro_rules! volumes {
    ($shapes:ident, $function:ident) => {
        impl $shapes<'_> {
            /// The volume of each, off by a few roundings of doubles.
            pub fn volumes(&self) -> Result<Vec<f64>, Error> {
                let mut volumes = vec![0.0; self.len()];
                // SAFETY: there is room for a number of each shape.
                asked(unsafe { sys::$function(self.as_ptr(), volumes.as_mut_ptr()) })?;
                Ok(volumes)
            }
        }
    };
}
volumes!(Aabbs, lh_volumes_of_aabbs);
volumes!(Spheres, lh_volumes_of_spheres);
volumes!(Capsules, lh_volumes_of_capsules);
volumes!(Obbs, lh_volumes_of_obbs);
volumes!(Kdops, lh_volumes_of_kdops);

/// The volumes of closed meshes, each a set of triangles, positive where their vertices go counterclockwise, seen from
/// outside. Sets of other elements are refused.
pub fn volumes_of_meshes(meshes: &Sets<'_>) -> Result<Vec<f64>, Error> {
    let mut volumes = vec![0.0; meshes.count()];
    // SAFETY: there is room for a number of each mesh.
    asked(unsafe { sys::lh_volumes_of_meshes(&meshes.raw(), volumes.as_mut_ptr()) })?;
    Ok(volumes)
}

use crate::error::asked;
use crate::floats::{members, Plain};
use crate::view::{Shape, View};
use crate::{Aabbs, Error, Obbs};
use lanehit_sys as sys;
use std::marker::PhantomData;
use std::mem::MaybeUninit;
use std::ptr;

/// Shapes that `lh_pack_*` takes.
///
/// # Safety
///
/// `pack` is that function of the shape.
pub unsafe trait Pack: Shape {
    #[doc(hidden)]
    unsafe fn pack(view: *const Self, columns: *mut f32, packed: *mut Self) -> sys::lh_status;
}

/// Shapes that `lh_pack_*_from_doubles` takes.
///
/// # Safety
///
/// `pack` is that function of the shape.
pub unsafe trait PackDoubles: Shape {
    #[doc(hidden)]
    unsafe fn pack(doubles: *const sys::lh_doubles, columns: *mut f32, packed: *mut Self) -> sys::lh_status;
}

/// As much as a cache has in a line, aligned as that is.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
struct Line([f32; LINE]);

const LINE: usize = 16;

/// The most arrays of doubles that a shape is packed from: those of rays.
const MOST_DOUBLES: usize = sys::LH_COLUMNS_RAYS as usize;

/// Packed columns of its own: the fastest layout. Pack once, ask often.
#[derive(Debug)]
pub struct Packed<S: Shape> {
    raw: S,
    /// What `raw` points to.
    _columns: Vec<Line>,
}

// SAFETY: it owns what it points to, and gives out shared views alone.
unsafe impl<S: Shape> Send for Packed<S> {}
unsafe impl<S: Shape> Sync for Packed<S> {}

impl<S: Shape> Packed<S> {
    /// Has `pack` fill columns for so many elements.
    pub(crate) fn made(count: usize, pack: impl FnOnce(*mut f32, *mut S) -> sys::lh_status) -> Result<Self, Error> {
        let arrays = S::GROUPS.iter().map(|group| group.arrays).sum();
        // SAFETY: it takes any numbers.
        let floats = unsafe { sys::lh_pack_floats(count, arrays) };
        let mut columns = vec![Line([0.0; LINE]); floats / LINE + 1];
        let mut packed = MaybeUninit::uninit();
        asked(pack(columns.as_mut_ptr().cast(), packed.as_mut_ptr()))?;
        // SAFETY: it was filled, since the call was not refused.
        Ok(Packed { raw: unsafe { packed.assume_init() }, _columns: columns })
    }

    /// A view of them.
    pub fn view(&self) -> View<'_, S> {
        // SAFETY: the columns are borrowed as long as the view is there.
        unsafe { View::of_raw(self.raw) }
    }
}

impl<S: Pack> View<'_, S> {
    /// A copy of the elements, to the bit, in packed columns.
    pub fn packed(&self) -> Result<Packed<S>, Error> {
        // SAFETY: there is room for the columns of the view.
        Packed::made(self.len(), |columns, packed| unsafe { S::pack(self.as_ptr(), columns, packed) })
    }
}

impl<S: PackDoubles> View<'_, S> {
    /// Packed columns of doubles, rounded as `lh_pack_*_from_doubles` of the C headers says: boxes and balls outwards,
    /// so that nothing is missed, and others to nearest.
    pub fn from_doubles(doubles: &Doubles<'_>) -> Result<Packed<S>, Error> {
        // SAFETY: there is room for the columns of the view.
        Packed::made(doubles.raw.count, |columns, packed| unsafe { S::pack(&doubles.raw, columns, packed) })
    }
}

impl Aabbs<'_> {
    /// The smallest boxes of floats that contain those from centre - half to centre + half, packed; doubles are
    /// `[x, y, z, half_x, half_y, half_z]`.
    pub fn from_centres(doubles: &Doubles<'_>) -> Result<Packed<sys::lh_aabbs>, Error> {
        Packed::made(doubles.raw.count, |columns, packed| {
            // SAFETY: there is room for the columns of boxes.
            unsafe { sys::lh_pack_aabbs_from_centres(&doubles.raw, columns, packed) }
        })
    }

    /// Boxes around oriented boxes, packed.
    pub fn around(boxes: &Obbs<'_>) -> Result<Packed<sys::lh_aabbs>, Error> {
        Packed::made(boxes.len(), |columns, packed| {
            // SAFETY: there is room for the columns of boxes.
            unsafe { sys::lh_pack_aabbs_from_obbs(boxes.as_ptr(), columns, packed) }
        })
    }
}

// SAFETY: numbers have no padding.
unsafe impl Plain for f64 {}

/// Doubles to be packed, which lie in memory of yours.
#[derive(Clone, Copy, Debug)]
pub struct Doubles<'a> {
    raw: sys::lh_doubles,
    of: PhantomData<&'a [f64]>,
}

impl<'a> Doubles<'a> {
    fn none(count: usize, arrays: usize) -> Result<Self, Error> {
        if arrays > MOST_DOUBLES {
            return Err(Error::Unfit("no shape has so many numbers"));
        }
        let raw = sys::lh_doubles {
            count,
            index: ptr::null(),
            index_stride: 0,
            stride: [8; MOST_DOUBLES],
            array: [ptr::null(); MOST_DOUBLES],
        };
        Ok(Doubles { raw, of: PhantomData })
    }

    /// A slice for each number of an element, all of one length.
    pub fn columns(columns: &[&'a [f64]]) -> Result<Self, Error> {
        let mut doubles = Self::none(columns.first().map_or(0, |column| column.len()), columns.len())?;
        for (array, column) in doubles.raw.array.iter_mut().zip(columns) {
            if column.len() != doubles.raw.count {
                return Err(Error::Unfit("columns have different lengths"));
            }
            *array = column.as_ptr();
        }
        Ok(doubles)
    }

    /// The `k` doubles that begin `first` words of 4 bytes behind the beginning of each struct.
    pub fn structs<T: Plain>(structs: &'a [T], first: usize, k: usize) -> Result<Self, Error> {
        let mut doubles = Self::none(structs.len(), k)?;
        let (begin, stride) = members(structs, first, 2 * k)?;
        for (at, array) in doubles.raw.array[..k].iter_mut().enumerate() {
            *array = begin.wrapping_add(8 * at).cast();
        }
        doubles.raw.stride = [stride; MOST_DOUBLES];
        Ok(doubles)
    }
}

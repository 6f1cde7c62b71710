use crate::shapes::MOST_ARRAYS;
use crate::Error;
use std::marker::PhantomData;
use std::mem::{align_of, size_of};
use std::ptr;

/// Structs whose bytes are all data, so that any four of them, aligned, may be read as a float or an index.
///
/// ```
/// #[derive(Clone, Copy)]
/// #[repr(C)]
/// struct Body {
///     id: u32,
///     mass: f32,
///     ball: [f32; 4],
/// }
///
/// // SAFETY: numbers, without gaps.
/// unsafe impl lanehit::Plain for Body {}
///
/// # fn main() -> Result<(), lanehit::Error> {
/// let bodies = [Body { id: 7, mass: 1.0, ball: [0.0, 0.0, 0.0, 1.0] }];
/// let balls = lanehit::Spheres::of(&[lanehit::Floats::structs(&bodies, 2, 4)?])?;
/// assert!(lanehit::any_overlap_sphere_sphere(&balls, &balls)?);
/// # Ok(()) }
/// ```
///
/// # Safety
///
/// The type has no padding, and no bytes that are sometimes unset: a `#[repr(C)]` struct of numbers and arrays of them,
/// without gaps, but no enum that holds values and no union.
pub unsafe trait Plain: Copy {}

// SAFETY: numbers, and arrays of what is plain, have no padding.
unsafe impl Plain for f32 {}
unsafe impl Plain for u32 {}
unsafe impl Plain for i32 {}
unsafe impl Plain for u64 {}
unsafe impl<T: Plain, const N: usize> Plain for [T; N] {}

/// Where a member lies in each struct of a slice: `words` of four bytes that begin at the word `first`. Returns the
/// address in the first struct, and the bytes from struct to struct.
pub(crate) fn members<T: Plain>(
    structs: &[T],
    first: usize,
    words: usize,
) -> Result<(*const u8, u32), Error> {
    let size = size_of::<T>();
    let end = first.checked_add(words).and_then(|end| end.checked_mul(4));
    if !matches!(end, Some(end) if end <= size) || words == 0 {
        return Err(Error::Unfit("the struct ends before the numbers that it should have"));
    }
    match u32::try_from(size) {
        Ok(stride) if size % 4 == 0 && align_of::<T>() >= 4 => {
            Ok((structs.as_ptr().cast::<u8>().wrapping_add(4 * first), stride))
        }
        _ => Err(Error::Unfit(
            "the size of the struct is not a multiple of 4 bytes that 32 bits hold, or it is not aligned",
        )),
    }
}

/// Some floats of each element: a part of what a [`View`](crate::View) reads.
#[derive(Clone, Copy, Debug)]
pub struct Floats<'a> {
    pub(crate) count: Option<usize>,
    pub(crate) stride: u32,
    pub(crate) arrays: usize,
    pub(crate) array: [*const f32; MOST_ARRAYS],
    of: PhantomData<&'a [f32]>,
}

impl<'a> Floats<'a> {
    /// A slice for each float of an element, all of one length.
    pub fn columns(columns: &[&'a [f32]]) -> Result<Self, Error> {
        let mut floats = Self::absent(columns.len())?;
        for (array, column) in floats.array.iter_mut().zip(columns) {
            if column.len() != columns[0].len() {
                return Err(Error::Unfit("columns have different lengths"));
            }
            *array = column.as_ptr();
        }
        floats.count = columns.first().map(|column| column.len());
        Ok(floats)
    }

    /// The `k` floats that begin `first` floats behind the beginning of each struct.
    pub fn structs<T: Plain>(structs: &'a [T], first: usize, k: usize) -> Result<Self, Error> {
        let mut floats = Self::absent(k)?;
        let (begin, stride) = members(structs, first, k)?;
        for (at, array) in floats.array[..k].iter_mut().enumerate() {
            *array = begin.wrapping_add(4 * at).cast();
        }
        floats.stride = stride;
        floats.count = Some(structs.len());
        Ok(floats)
    }

    /// In the place of `k` floats that are left out, such as directions where reciprocals are given.
    pub fn absent(k: usize) -> Result<Self, Error> {
        if k == 0 || k > MOST_ARRAYS {
            return Err(Error::Unfit("no shape has so many floats"));
        }
        Ok(Floats { count: None, stride: 4, arrays: k, array: [ptr::null(); MOST_ARRAYS], of: PhantomData })
    }
}

use crate::floats::members;
use crate::{Error, Paired, Plain};
use std::marker::PhantomData;
use std::ptr;

/// The numbers of elements.
#[derive(Clone, Copy, Debug)]
pub struct Index<'a> {
    first: *const u32,
    stride: u32,
    len: usize,
    of: PhantomData<&'a [u32]>,
}

impl<'a> Index<'a> {
    /// The index that lies `first` words of 4 bytes behind the beginning of each struct.
    pub fn structs<T: Plain>(structs: &'a [T], first: usize) -> Result<Self, Error> {
        let (begin, stride) = members(structs, first, 1)?;
        Ok(Index { first: begin.cast(), stride, len: structs.len(), of: PhantomData })
    }

    /// The first side of a list of pairs.
    pub fn a<P: Paired>(pairs: &'a [P]) -> Self {
        Self::structs(pairs, 0).expect("a pair begins with a")
    }

    /// The second side of a list of pairs.
    pub fn b<P: Paired>(pairs: &'a [P]) -> Self {
        Self::structs(pairs, 1).expect("b follows a")
    }

    /// All indices of an array of some.
    pub(crate) fn of_all(faces: &'a [[u32; 3]]) -> Self {
        Index { first: faces.as_ptr().cast(), stride: 4, len: 3 * faces.len(), of: PhantomData }
    }

    /// Whether each is less than the number of elements.
    pub(crate) fn check(&self, elements: usize) -> Result<(), Error> {
        for i in 0..self.len {
            // SAFETY: it is that of the struct i.
            let index =
                unsafe { ptr::read(self.first.cast::<u8>().add(self.stride as usize * i).cast::<u32>()) };
            if index as usize >= elements {
                return Err(Error::Index { index, elements });
            }
        }
        Ok(())
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn begin(&self) -> *const u32 {
        self.first
    }

    pub(crate) fn stride(&self) -> u32 {
        self.stride
    }
}

impl<'a> From<&'a [u32]> for Index<'a> {
    fn from(index: &'a [u32]) -> Self {
        Index { first: index.as_ptr(), stride: 4, len: index.len(), of: PhantomData }
    }
}

impl<'a> From<&'a Vec<u32>> for Index<'a> {
    fn from(index: &'a Vec<u32>) -> Self {
        index.as_slice().into()
    }
}

impl<'a, const N: usize> From<&'a [u32; N]> for Index<'a> {
    fn from(index: &'a [u32; N]) -> Self {
        index.as_slice().into()
    }
}

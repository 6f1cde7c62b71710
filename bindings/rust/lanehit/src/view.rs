use crate::{Error, Floats, Index, Triangles};
use std::marker::PhantomData;
use std::mem::{size_of, MaybeUninit};
use std::ptr;

/// Arrays of a shape that are there or left out together.
#[doc(hidden)]
pub struct Group {
    pub arrays: usize,
    pub is_needed: bool,
}

/// The shapes that there are views of.
///
/// # Safety
///
/// It begins as `Start`, behind which are the arrays of its groups, and nothing in it but pointers and numbers.
pub unsafe trait Shape: Copy + 'static {
    #[doc(hidden)]
    const GROUPS: &'static [Group];

    /// That of the arrays of a group.
    #[doc(hidden)]
    fn stride(&mut self, group: usize) -> &mut u32;
}

/// What all views begin with.
#[repr(C)]
struct Start {
    count: usize,
    index: *const u32,
    stride: u32,
    index_stride: u32,
}

fn start<S: Shape>(raw: &S) -> &Start {
    // SAFETY: every shape begins so.
    unsafe { &*(raw as *const S).cast() }
}

fn start_mut<S: Shape>(raw: &mut S) -> &mut Start {
    // SAFETY: every shape begins so.
    unsafe { &mut *(raw as *mut S).cast() }
}

/// Where those of a view begin.
fn arrays<S: Shape>(raw: &mut S) -> *mut *const f32 {
    // SAFETY: behind the start are the arrays.
    unsafe { (raw as *mut S).cast::<u8>().add(size_of::<Start>()).cast() }
}

/// Shapes that lie in memory of yours, which they borrow: a view owns nothing, and is cheap to make and to copy.
///
/// A call pairs element i of one view with element i of another, or a view of one element with all.
#[derive(Clone, Copy, Debug)]
pub struct View<'a, S: Shape> {
    raw: S,
    /// How many elements an index may name; none of a mesh, which has its own.
    elements: Option<usize>,
    of: PhantomData<&'a [f32]>,
}

// SAFETY: it is shared slices of floats and indices.
unsafe impl<S: Shape> Send for View<'_, S> {}
unsafe impl<S: Shape> Sync for View<'_, S> {}

impl<'a, S: Shape> View<'a, S> {
    /// Of parts, which together are the floats of an element in their order. What may be left out is left out from the
    /// end, or by [`Floats::absent`]. Parts that are all needed have one stride; what may be left out, half extents and
    /// rotations have their own.
    ///
    /// ```
    /// # fn main() -> Result<(), lanehit::Error> {
    /// let (centres, radii) = ([[0.0, 0.0, 0.0], [1.0, 0.0, 0.0]], [0.5, 0.25]);
    /// let balls = lanehit::Spheres::of(&[
    ///     lanehit::Floats::structs(&centres, 0, 3)?,
    ///     lanehit::Floats::columns(&[&radii])?,
    /// ])?;
    /// assert_eq!(balls.len(), 2);
    /// # Ok(()) }
    /// ```
    pub fn of(parts: &[Floats<'a>]) -> Result<Self, Error> {
        // SAFETY: pointers and numbers, which are NULL and 0 so.
        let mut raw: S = unsafe { MaybeUninit::zeroed().assume_init() };
        let given =
            parts.iter().flat_map(|part| part.array[..part.arrays].iter().map(move |array| (part, *array)));
        let mut given = given.peekable();
        let mut count = None;
        let mut at = 0;
        for (number, group) in S::GROUPS.iter().enumerate() {
            if given.peek().is_none() && !group.is_needed {
                break;
            }
            for _ in 0..group.arrays {
                let (part, array) =
                    given.next().ok_or(Error::Unfit("an element has more floats than are given"))?;
                // SAFETY: `at` is less than the arrays of all groups.
                unsafe { arrays(&mut raw).add(at).write(array) };
                at += 1;
                if part.count.is_none() {
                    continue;
                }
                if count.is_some() && count != part.count {
                    return Err(Error::Unfit("parts have different lengths"));
                }
                count = part.count;
                let stride = raw.stride(number);
                if *stride != 0 && *stride != part.stride {
                    return Err(Error::Unfit("parts that share a stride have different ones"));
                }
                *stride = part.stride;
            }
        }
        if given.next().is_some() {
            return Err(Error::Unfit("an element has fewer floats than are given"));
        }
        let count = count.ok_or(Error::Unfit("all parts are left out"))?;
        start_mut(&mut raw).count = count;
        Ok(View { raw, elements: Some(count), of: PhantomData })
    }

    /// A slice for each float of an element, all of one length: the fastest layout.
    #[inline]
    pub fn columns(columns: &[&'a [f32]]) -> Result<Self, Error> {
        let count = columns.first().map_or(0, |column| column.len());
        if columns.iter().any(|column| column.len() != count) {
            return Err(Error::Unfit("columns have different lengths"));
        }
        Self::of_arrays(columns.len(), 4, count, |k| columns[k].as_ptr())
    }

    /// An array of floats for each element. [`View::of`] takes other structs.
    #[inline]
    pub fn structs<const K: usize>(structs: &'a [[f32; K]]) -> Result<Self, Error> {
        let first = structs.as_ptr().cast::<f32>();
        Self::of_arrays(K, 4 * K as u32, structs.len(), |k| first.wrapping_add(k))
    }

    /// Of the first `given` arrays, all of one stride: as [`View::of`], but nothing is left for the time of the call.
    #[inline]
    fn of_arrays(
        given: usize,
        stride: u32,
        count: usize,
        array: impl Fn(usize) -> *const f32,
    ) -> Result<Self, Error> {
        // SAFETY: pointers and numbers, which are NULL and 0 so.
        let mut raw: S = unsafe { MaybeUninit::zeroed().assume_init() };
        let mut at = 0;
        for (number, group) in S::GROUPS.iter().enumerate() {
            if at == given && !group.is_needed {
                break;
            }
            for _ in 0..group.arrays {
                if at == given {
                    return Err(Error::Unfit("an element has more floats than are given"));
                }
                // SAFETY: `at` is less than the arrays of all groups.
                unsafe { arrays(&mut raw).add(at).write(array(at)) };
                at += 1;
            }
            *raw.stride(number) = stride;
        }
        if at != given {
            return Err(Error::Unfit("an element has fewer floats than are given"));
        }
        start_mut(&mut raw).count = count;
        Ok(View { raw, elements: Some(count), of: PhantomData })
    }

    /// One element, which a call pairs with every element of the others.
    #[inline]
    pub fn one<const K: usize>(element: &'a [f32; K]) -> Result<Self, Error> {
        Self::structs(std::slice::from_ref(element))
    }

    /// The elements that an index names, instead of all. Every index is checked.
    pub fn indexed(mut self, index: impl Into<Index<'a>>) -> Result<Self, Error> {
        let index = index.into();
        let elements = self.elements.ok_or(Error::Unfit("a mesh has an index already"))?;
        index.check(elements)?;
        let start = start_mut(&mut self.raw);
        start.count = index.len();
        start.index = index.begin();
        start.index_stride = index.stride();
        Ok(self)
    }

    /// How many elements it has.
    #[inline]
    pub fn len(&self) -> usize {
        start(&self.raw).count
    }

    /// Whether it has none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    #[inline]
    pub(crate) fn as_ptr(&self) -> *const S {
        &self.raw
    }

    /// # Safety
    ///
    /// What it points to is there for as long as the view, and not written to.
    pub(crate) unsafe fn of_raw(raw: S) -> Self {
        View { raw, elements: Some(start(&raw).count), of: PhantomData }
    }
}

impl<'a> Triangles<'a> {
    /// The triangles of a mesh: positions, three floats each, and three indices a triangle. Every index is checked.
    pub fn mesh(positions: Floats<'a>, faces: &'a [[u32; 3]]) -> Result<Self, Error> {
        let mut mesh = Self::of(&[positions, positions, positions])?;
        Index::of_all(faces).check(mesh.len())?;
        let first = faces.as_ptr().cast::<u32>();
        mesh.raw.count = faces.len();
        mesh.raw.index = first;
        mesh.raw.index_stride = 12;
        mesh.raw.index_b = first.wrapping_add(1);
        mesh.raw.index_c = first.wrapping_add(2);
        mesh.elements = None;
        Ok(mesh)
    }
}

/// NULL stands for a view that is left out.
pub(crate) fn optional<S: Shape>(view: Option<&View<'_, S>>) -> *const S {
    view.map_or(ptr::null(), View::as_ptr)
}

/// A view that is left out stands for one element.
pub(crate) fn len_of<S: Shape>(view: Option<&View<'_, S>>) -> usize {
    view.map_or(1, View::len)
}

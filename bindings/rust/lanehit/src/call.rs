//! What the functions of all queries share: how many results there are, and whether outputs have room for them.
pub(crate) use crate::error::asked;
pub(crate) use crate::view::{len_of, optional};
use crate::{hits, Error, Grid};
use lanehit_sys as sys;
use std::ptr;

pub(crate) const POINTS: usize = sys::LH_POINTS_OF_MANIFOLDS as usize;

/// An output of vectors, or of points: a slice for each component that is wanted.
#[derive(Debug, Default)]
pub struct Xyz<'a> {
    pub x: Option<&'a mut [f32]>,
    pub y: Option<&'a mut [f32]>,
    pub z: Option<&'a mut [f32]>,
}

impl<'a> Xyz<'a> {
    /// All three.
    pub fn of(x: &'a mut [f32], y: &'a mut [f32], z: &'a mut [f32]) -> Self {
        Xyz { x: Some(x), y: Some(y), z: Some(z) }
    }
}

/// An output of contacts of up to four points: a slice for each part that is wanted. `Manifolds::default()` wants none;
/// fill in what you want of it.
///
/// Pair i has `count[i]` points, the k-th of them in `point[k]`, `distance[k]` and `feature[k]`, and one normal.
#[derive(Debug, Default)]
pub struct Manifolds<'a> {
    pub count: Option<&'a mut [u8]>,
    pub normal: Option<Xyz<'a>>,
    pub point: [Option<Xyz<'a>>; POINTS],
    pub distance: [Option<&'a mut [f32]>; POINTS],
    pub feature: [Option<&'a mut [u32]>; POINTS],
}

/// A call of a query, whose outputs have n results.
pub(crate) struct Call {
    function: &'static str,
    n: usize,
}

impl Call {
    /// As many as the views that have not one element. If these have different ones the library refuses the call.
    pub fn of_pairs(function: &'static str, counts: &[usize]) -> Self {
        Call { function, n: counts.iter().copied().find(|&count| count != 1).unwrap_or(1) }
    }

    pub fn of_cells(function: &'static str, grid: &Grid) -> Self {
        Call { function, n: grid.cells() }
    }

    fn room<T>(
        &self,
        argument: &'static str,
        output: Option<&mut [T]>,
        needed: usize,
    ) -> Result<*mut T, Error> {
        match output {
            None => Ok(ptr::null_mut()),
            Some(output) if output.len() >= needed => Ok(output.as_mut_ptr()),
            Some(output) => {
                Err(Error::Short { function: self.function, argument, room: output.len(), needed })
            }
        }
    }

    pub fn results<T>(&self, argument: &'static str, output: Option<&mut [T]>) -> Result<*mut T, Error> {
        self.room(argument, output, self.n)
    }

    pub fn bits(&self, argument: &'static str, output: Option<&mut [u64]>) -> Result<*mut u64, Error> {
        self.room(argument, output, hits::words(self.n))
    }

    pub fn vectors(&self, argument: &'static str, output: Option<Xyz<'_>>) -> Result<sys::lh_xyz, Error> {
        let Xyz { x, y, z } = output.unwrap_or_default();
        Ok(sys::lh_xyz {
            x: self.results(argument, x)?,
            y: self.results(argument, y)?,
            z: self.results(argument, z)?,
        })
    }

    pub fn manifolds(
        &self,
        argument: &'static str,
        output: Option<Manifolds<'_>>,
    ) -> Result<sys::lh_manifolds, Error> {
        let given = output.unwrap_or_default();
        let normal = self.vectors(argument, given.normal)?;
        let mut made = sys::lh_manifolds {
            count: self.results(argument, given.count)?,
            normal,
            point: [sys::lh_xyz { x: ptr::null_mut(), y: ptr::null_mut(), z: ptr::null_mut() }; POINTS],
            distance: [ptr::null_mut(); POINTS],
            feature: [ptr::null_mut(); POINTS],
        };
        for (to, point) in made.point.iter_mut().zip(given.point) {
            *to = self.vectors(argument, point)?;
        }
        for (to, distance) in made.distance.iter_mut().zip(given.distance) {
            *to = self.results(argument, distance)?;
        }
        for (to, feature) in made.feature.iter_mut().zip(given.feature) {
            *to = self.results(argument, feature)?;
        }
        Ok(made)
    }
}

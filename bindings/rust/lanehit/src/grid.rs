use lanehit_sys as sys;

/// Cells `first .. first + count` of a regular grid, on each axis: cell i is the closed box between the planes
/// `origin + cell * i` and `origin + cell * (i + 1)`, both rounded after the product and after the sum.
///
/// The numbers of cells are from -2^24 to 2^24 - 1. The origin is finite; the sizes of a cell are finite and above 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    pub origin: [f32; 3],
    pub cell: [f32; 3],
    pub first: [i32; 3],
    pub count: [u32; 3],
}

impl Grid {
    /// How many cells the range has; 0 also if that is more than a `usize` holds, which every query refuses.
    pub fn cells(&self) -> usize {
        let [x, y, z] = self.count.map(|count| count as usize);
        x.checked_mul(y).and_then(|layer| layer.checked_mul(z)).unwrap_or(0)
    }

    /// The number of the bit of a cell among the hits: x first, then y, then z, each counted from `first`.
    pub fn bit(&self, x: u32, y: u32, z: u32) -> usize {
        let [row, column, _] = self.count.map(|count| count as usize);
        (z as usize * column + y as usize) * row + x as usize
    }

    /// The plane of this number on an axis, 0 to 2: below cell `number`, and above the one before it.
    pub fn plane(&self, axis: usize, number: i32) -> f32 {
        // SAFETY: it takes any numbers.
        unsafe { sys::lh_grid_plane(self.origin[axis], self.cell[axis], number) }
    }

    pub(crate) fn raw(&self) -> sys::lh_grid {
        sys::lh_grid {
            origin_x: self.origin[0],
            origin_y: self.origin[1],
            origin_z: self.origin[2],
            cell_x: self.cell[0],
            cell_y: self.cell[1],
            cell_z: self.cell[2],
            first_x: self.first[0],
            first_y: self.first[1],
            first_z: self.first[2],
            count_x: self.count[0],
            count_y: self.count[1],
            count_z: self.count[2],
        }
    }
}

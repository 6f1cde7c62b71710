// Written by bindings/write_bindings.py from the headers and descriptions of the library.
use crate::packed::{Pack, PackDoubles};
use crate::view::{Group, Shape, View};
use lanehit_sys as sys;

/// The most arrays that a view has.
pub(crate) const MOST_ARRAYS: usize = 26;

/// Axis-aligned boxes [min, max]. What min > max means to which query: lanehit.h, "Inverted".
///
/// An element is `[min_x, min_y, min_z, max_x, max_y, max_z]`.
pub type Aabbs<'a> = View<'a, sys::lh_aabbs>;

unsafe impl Shape for sys::lh_aabbs {
    const GROUPS: &'static [Group] = &[
        Group { arrays: 6, is_needed: true },
    ];

    #[inline]
    fn stride(&mut self, group: usize) -> &mut u32 {
        let _ = group;
        &mut self.stride
    }
}

/// Spheres. radius None: 0 for all. A negative radius is the empty sphere.
///
/// An element is `[x, y, z, radius]`.
pub type Spheres<'a> = View<'a, sys::lh_spheres>;

unsafe impl Shape for sys::lh_spheres {
    const GROUPS: &'static [Group] = &[
        Group { arrays: 3, is_needed: true },
        Group { arrays: 1, is_needed: false },
    ];

    #[inline]
    fn stride(&mut self, group: usize) -> &mut u32 {
        match group {
            0 => &mut self.stride,
            _ => &mut self.radius_stride,
        }
    }
}

/// Triangles with the vertices a, b, c, in any order and of any shape. With an index, it numbers triangles, and
/// index_b and index_c are None. For a mesh it numbers vertices: index those of a, and index_b and index_c, with the
/// same index_stride, those of b and c.
///
/// An element is `[ax, ay, az, bx, by, bz, cx, cy, cz]`.
pub type Triangles<'a> = View<'a, sys::lh_triangles>;

unsafe impl Shape for sys::lh_triangles {
    const GROUPS: &'static [Group] = &[
        Group { arrays: 3, is_needed: true },
        Group { arrays: 3, is_needed: true },
        Group { arrays: 3, is_needed: true },
    ];

    #[inline]
    fn stride(&mut self, group: usize) -> &mut u32 {
        let _ = group;
        &mut self.stride
    }
}

/// Segments from a to b. With a = b a segment is that point.
///
/// An element is `[ax, ay, az, bx, by, bz]`.
pub type Segments<'a> = View<'a, sys::lh_segments>;

unsafe impl Shape for sys::lh_segments {
    const GROUPS: &'static [Group] = &[
        Group { arrays: 6, is_needed: true },
    ];

    #[inline]
    fn stride(&mut self, group: usize) -> &mut u32 {
        let _ = group;
        &mut self.stride
    }
}

/// Capsules: the points no further than radius from the segment from a to b; with a = b, balls. radius None: 0 for
/// all. A negative radius is the empty capsule.
///
/// An element is `[ax, ay, az, bx, by, bz, radius]`.
pub type Capsules<'a> = View<'a, sys::lh_capsules>;

unsafe impl Shape for sys::lh_capsules {
    const GROUPS: &'static [Group] = &[
        Group { arrays: 6, is_needed: true },
        Group { arrays: 1, is_needed: false },
    ];

    #[inline]
    fn stride(&mut self, group: usize) -> &mut u32 {
        match group {
            0 => &mut self.stride,
            _ => &mut self.radius_stride,
        }
    }
}

/// Cylinders with flat ends, solid: the points whose foot on the line through a and b lies between these, and whose
/// distance from it is at most radius. With a = b there is no direction, and the cylinder is empty; so is one of a
/// negative radius. radius None: 0 for all, which makes them segments.
///
/// An element is `[ax, ay, az, bx, by, bz, radius]`.
pub type Cylinders<'a> = View<'a, sys::lh_cylinders>;

unsafe impl Shape for sys::lh_cylinders {
    const GROUPS: &'static [Group] = &[
        Group { arrays: 6, is_needed: true },
        Group { arrays: 1, is_needed: false },
    ];

    #[inline]
    fn stride(&mut self, group: usize) -> &mut u32 {
        match group {
            0 => &mut self.stride,
            _ => &mut self.radius_stride,
        }
    }
}

/// Ellipsoids, solid: the points centre + u a + v b + w c with u^2 + v^2 + w^2 <= 1. The columns a, b, c of that matrix
/// are any three vectors; where they are at right angles they are the half axes. If they lie in a plane the ellipsoid is
/// flat: a disc, a segment or a point.
///
/// An element is `[x, y, z, ax, ay, az, bx, by, bz, cx, cy, cz]`.
pub type Ellipsoids<'a> = View<'a, sys::lh_ellipsoids>;

unsafe impl Shape for sys::lh_ellipsoids {
    const GROUPS: &'static [Group] = &[
        Group { arrays: 3, is_needed: true },
        Group { arrays: 9, is_needed: true },
    ];

    #[inline]
    fn stride(&mut self, group: usize) -> &mut u32 {
        match group {
            0 => &mut self.stride,
            _ => &mut self.axes_stride,
        }
    }
}

/// k-DOPs, discrete orientation polytopes: boxes with cut corners or edges. One is the points p with
/// min_x <= x <= max_x, and likewise on the other axes;
/// min_x_plus_y_plus_z <= x + y + z <= max_x_plus_y_plus_z, and so on, if the arrays of corners are there; and
/// min_x_plus_y <= x + y <= max_x_plus_y, and so on, if those of edges are.
/// Bounds are sums as they are, not distances: directions have components of 1, 0 and -1. The arrays of corners, all
/// eight, may be None, and so may those of edges, all twelve: there it has no bounds. So it is a 6-DOP, a box; with
/// corners a 14-DOP; with edges an 18-DOP; with both a 26-DOP.
///
/// An element is `[min_x, min_y, min_z, max_x, max_y, max_z, min_x_plus_y_plus_z, min_x_plus_y_minus_z, min_x_minus_y_plus_z, min_x_minus_y_minus_z, max_x_plus_y_plus_z, max_x_plus_y_minus_z, max_x_minus_y_plus_z, max_x_minus_y_minus_z, min_x_plus_y, min_x_minus_y, min_x_plus_z, min_x_minus_z, min_y_plus_z, min_y_minus_z, max_x_plus_y, max_x_minus_y, max_x_plus_z, max_x_minus_z, max_y_plus_z, max_y_minus_z]`.
pub type Kdops<'a> = View<'a, sys::lh_kdops>;

unsafe impl Shape for sys::lh_kdops {
    const GROUPS: &'static [Group] = &[
        Group { arrays: 6, is_needed: true },
        Group { arrays: 8, is_needed: false },
        Group { arrays: 12, is_needed: false },
    ];

    #[inline]
    fn stride(&mut self, group: usize) -> &mut u32 {
        match group {
            0 => &mut self.stride,
            1 => &mut self.corner_stride,
            _ => &mut self.edge_stride,
        }
    }
}

/// Planes: the points x with n.x = d; those with n.x <= d are behind. n = (nx, ny, nz) may be of any length. With n =
/// 0 the plane, and what is behind it, is all of space or nothing.
///
/// An element is `[nx, ny, nz, d]`.
pub type Planes<'a> = View<'a, sys::lh_planes>;

unsafe impl Shape for sys::lh_planes {
    const GROUPS: &'static [Group] = &[
        Group { arrays: 4, is_needed: true },
    ];

    #[inline]
    fn stride(&mut self, group: usize) -> &mut u32 {
        let _ = group;
        &mut self.stride
    }
}

/// Vectors: velocities, displacements, or points.
///
/// An element is `[x, y, z]`.
pub type Vectors<'a> = View<'a, sys::lh_vectors>;

unsafe impl Shape for sys::lh_vectors {
    const GROUPS: &'static [Group] = &[
        Group { arrays: 3, is_needed: true },
    ];

    #[inline]
    fn stride(&mut self, group: usize) -> &mut u32 {
        let _ = group;
        &mut self.stride
    }
}

/// Oriented boxes: the points centre + R u with |u| <= half on each axis, R being the rotation by the unit quaternion
/// q/|q|, q = qx i + qy j + qz k + qw. So R is a rotation in exact arithmetic, whatever the length of q. qx, qy, qz,
/// qw None (all four): no rotation. A q of 0 or with a NaN, or a negative half extent, gives some verdict, the same
/// bits everywhere.
///
/// An element is `[x, y, z, half_x, half_y, half_z, qx, qy, qz, qw]`.
pub type Obbs<'a> = View<'a, sys::lh_obbs>;

unsafe impl Shape for sys::lh_obbs {
    const GROUPS: &'static [Group] = &[
        Group { arrays: 3, is_needed: true },
        Group { arrays: 3, is_needed: true },
        Group { arrays: 4, is_needed: false },
    ];

    #[inline]
    fn stride(&mut self, group: usize) -> &mut u32 {
        match group {
            0 => &mut self.stride,
            1 => &mut self.half_stride,
            _ => &mut self.rotation_stride,
        }
    }
}

/// Where shapes that are given in a frame of their own lie: a point p of one is at (x, y, z) + R p, R being the rotation
/// by the unit quaternion q/|q|, as for oriented boxes. qx, qy, qz, qw None (all four): no rotation.
///
/// An element is `[x, y, z, qx, qy, qz, qw]`.
pub type Poses<'a> = View<'a, sys::lh_poses>;

unsafe impl Shape for sys::lh_poses {
    const GROUPS: &'static [Group] = &[
        Group { arrays: 3, is_needed: true },
        Group { arrays: 4, is_needed: false },
    ];

    #[inline]
    fn stride(&mut self, group: usize) -> &mut u32 {
        match group {
            0 => &mut self.stride,
            _ => &mut self.rotation_stride,
        }
    }
}

/// Rays: the points origin + t * dir, t_min <= t <= t_max, in units of dir, which need not be of length 1. dir may be
/// None (all three) where inv_dir is given, and inv_dir where dir is; with both, each query says which it uses.
/// inv_dir is the correctly rounded 1/dir, component by component, or there is no guarantee. t_min None: 0; t_max
/// None: +inf. A negative t_min counts as 0, a t_max above 2^127 as 2^127, a NaN limit as absent. A direction
/// component whose reciprocal is infinite (up to 2^-128) counts as zero.
///
/// An element is `[origin_x, origin_y, origin_z, dir_x, dir_y, dir_z, inv_dir_x, inv_dir_y, inv_dir_z, t_min, t_max]`.
pub type Rays<'a> = View<'a, sys::lh_rays>;

unsafe impl Shape for sys::lh_rays {
    const GROUPS: &'static [Group] = &[
        Group { arrays: 3, is_needed: true },
        Group { arrays: 3, is_needed: false },
        Group { arrays: 3, is_needed: false },
        Group { arrays: 1, is_needed: false },
        Group { arrays: 1, is_needed: false },
    ];

    #[inline]
    fn stride(&mut self, group: usize) -> &mut u32 {
        match group {
            0 => &mut self.stride,
            1 => &mut self.stride,
            2 => &mut self.stride,
            3 => &mut self.t_stride,
            _ => &mut self.t_stride,
        }
    }
}

/// Numbers: margins.
///
/// An element is `[x]`.
pub type Numbers<'a> = View<'a, sys::lh_numbers>;

unsafe impl Shape for sys::lh_numbers {
    const GROUPS: &'static [Group] = &[
        Group { arrays: 1, is_needed: true },
    ];

    #[inline]
    fn stride(&mut self, group: usize) -> &mut u32 {
        let _ = group;
        &mut self.stride
    }
}

unsafe impl Pack for sys::lh_aabbs {
    unsafe fn pack(view: *const Self, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_aabbs(view, columns, packed)
    }
}

unsafe impl Pack for sys::lh_spheres {
    unsafe fn pack(view: *const Self, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_spheres(view, columns, packed)
    }
}

unsafe impl Pack for sys::lh_triangles {
    unsafe fn pack(view: *const Self, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_triangles(view, columns, packed)
    }
}

unsafe impl Pack for sys::lh_segments {
    unsafe fn pack(view: *const Self, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_segments(view, columns, packed)
    }
}

unsafe impl Pack for sys::lh_capsules {
    unsafe fn pack(view: *const Self, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_capsules(view, columns, packed)
    }
}

unsafe impl Pack for sys::lh_cylinders {
    unsafe fn pack(view: *const Self, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_cylinders(view, columns, packed)
    }
}

unsafe impl Pack for sys::lh_ellipsoids {
    unsafe fn pack(view: *const Self, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_ellipsoids(view, columns, packed)
    }
}

unsafe impl Pack for sys::lh_kdops {
    unsafe fn pack(view: *const Self, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_kdops(view, columns, packed)
    }
}

unsafe impl Pack for sys::lh_planes {
    unsafe fn pack(view: *const Self, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_planes(view, columns, packed)
    }
}

unsafe impl Pack for sys::lh_vectors {
    unsafe fn pack(view: *const Self, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_vectors(view, columns, packed)
    }
}

unsafe impl Pack for sys::lh_obbs {
    unsafe fn pack(view: *const Self, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_obbs(view, columns, packed)
    }
}

unsafe impl Pack for sys::lh_poses {
    unsafe fn pack(view: *const Self, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_poses(view, columns, packed)
    }
}

unsafe impl Pack for sys::lh_rays {
    unsafe fn pack(view: *const Self, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_rays(view, columns, packed)
    }
}

unsafe impl PackDoubles for sys::lh_aabbs {
    unsafe fn pack(doubles: *const sys::lh_doubles, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_aabbs_from_doubles(doubles, columns, packed)
    }
}

unsafe impl PackDoubles for sys::lh_spheres {
    unsafe fn pack(doubles: *const sys::lh_doubles, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_spheres_from_doubles(doubles, columns, packed)
    }
}

unsafe impl PackDoubles for sys::lh_triangles {
    unsafe fn pack(doubles: *const sys::lh_doubles, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_triangles_from_doubles(doubles, columns, packed)
    }
}

unsafe impl PackDoubles for sys::lh_segments {
    unsafe fn pack(doubles: *const sys::lh_doubles, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_segments_from_doubles(doubles, columns, packed)
    }
}

unsafe impl PackDoubles for sys::lh_vectors {
    unsafe fn pack(doubles: *const sys::lh_doubles, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_vectors_from_doubles(doubles, columns, packed)
    }
}

unsafe impl PackDoubles for sys::lh_rays {
    unsafe fn pack(doubles: *const sys::lh_doubles, columns: *mut f32, packed: *mut Self) -> sys::lh_status {
        sys::lh_pack_rays_from_doubles(doubles, columns, packed)
    }
}

//! The C interface of lanehit, a library of batched collision queries, as it is.
//!
//! The crate `lanehit` makes it safe.
//!
//! What each function promises is said in `include/lanehit/*.h`.
// Written by bindings/write_bindings.py from the headers and descriptions of the library.
#![allow(non_camel_case_types)]

use std::os::raw::{c_char, c_int, c_uint, c_void};

pub type lh_status = i32;
pub type lh_isa = i32;

pub const LH_OK: lh_status = 0;
pub const LH_ERROR_NULL_VIEW: lh_status = 1;
pub const LH_ERROR_NULL_ARRAY: lh_status = 2;
pub const LH_ERROR_COUNT: lh_status = 3;
pub const LH_ERROR_STRIDE: lh_status = 4;
pub const LH_ERROR_ALIGNMENT: lh_status = 5;
pub const LH_ERROR_LIMIT: lh_status = 6;
pub const LH_ERROR_UNAVAILABLE: lh_status = 7;
pub const LH_ERROR_UNKNOWN_ISA: lh_status = 8;
pub const LH_ERROR_SIZE: lh_status = 9;
pub const LH_ISA_SCALAR: lh_isa = 0;
pub const LH_ISA_SSE: lh_isa = 1;
pub const LH_ISA_AVX2: lh_isa = 2;
pub const LH_ISA_AVX512: lh_isa = 3;
pub const LH_ISA_NEON: lh_isa = 4;
pub const LH_ISA_COUNT: lh_isa = 5;
pub const LH_POINTS_OF_MANIFOLDS: c_int = 4;
pub const LH_FACE: c_int = 0;
pub const LH_EDGE: c_int = 1;
pub const LH_VERTEX: c_int = 2;
pub const LH_FEATURE_NUMBER: c_int = 2;
pub const LH_FEATURE_OF_B: c_int = 8;
pub const LH_COLUMNS_AABBS: c_int = 6;
pub const LH_COLUMNS_SPHERES: c_int = 4;
pub const LH_COLUMNS_TRIANGLES: c_int = 9;
pub const LH_COLUMNS_SEGMENTS: c_int = 6;
pub const LH_COLUMNS_CAPSULES: c_int = 7;
pub const LH_COLUMNS_CYLINDERS: c_int = 7;
pub const LH_COLUMNS_ELLIPSOIDS: c_int = 12;
pub const LH_COLUMNS_KDOPS: c_int = 26;
pub const LH_COLUMNS_PLANES: c_int = 4;
pub const LH_COLUMNS_VECTORS: c_int = 3;
pub const LH_COLUMNS_OBBS: c_int = 10;
pub const LH_COLUMNS_POSES: c_int = 7;
pub const LH_COLUMNS_RAYS: c_int = 11;
pub const LH_PAIRS_STEPS: c_int = 4;
pub const LH_MOST_KINDS: c_int = 16;

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_aabbs {
    pub count: usize,
    pub index: *const u32,
    pub stride: u32,
    pub index_stride: u32,
    pub min_x: *const f32,
    pub min_y: *const f32,
    pub min_z: *const f32,
    pub max_x: *const f32,
    pub max_y: *const f32,
    pub max_z: *const f32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_spheres {
    pub count: usize,
    pub index: *const u32,
    pub stride: u32,
    pub index_stride: u32,
    pub x: *const f32,
    pub y: *const f32,
    pub z: *const f32,
    pub radius: *const f32,
    pub radius_stride: u32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_triangles {
    pub count: usize,
    pub index: *const u32,
    pub stride: u32,
    pub index_stride: u32,
    pub ax: *const f32,
    pub ay: *const f32,
    pub az: *const f32,
    pub bx: *const f32,
    pub by: *const f32,
    pub bz: *const f32,
    pub cx: *const f32,
    pub cy: *const f32,
    pub cz: *const f32,
    pub index_b: *const u32,
    pub index_c: *const u32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_segments {
    pub count: usize,
    pub index: *const u32,
    pub stride: u32,
    pub index_stride: u32,
    pub ax: *const f32,
    pub ay: *const f32,
    pub az: *const f32,
    pub bx: *const f32,
    pub by: *const f32,
    pub bz: *const f32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_capsules {
    pub count: usize,
    pub index: *const u32,
    pub stride: u32,
    pub index_stride: u32,
    pub ax: *const f32,
    pub ay: *const f32,
    pub az: *const f32,
    pub bx: *const f32,
    pub by: *const f32,
    pub bz: *const f32,
    pub radius: *const f32,
    pub radius_stride: u32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_cylinders {
    pub count: usize,
    pub index: *const u32,
    pub stride: u32,
    pub index_stride: u32,
    pub ax: *const f32,
    pub ay: *const f32,
    pub az: *const f32,
    pub bx: *const f32,
    pub by: *const f32,
    pub bz: *const f32,
    pub radius: *const f32,
    pub radius_stride: u32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_ellipsoids {
    pub count: usize,
    pub index: *const u32,
    pub stride: u32,
    pub index_stride: u32,
    pub x: *const f32,
    pub y: *const f32,
    pub z: *const f32,
    pub ax: *const f32,
    pub ay: *const f32,
    pub az: *const f32,
    pub bx: *const f32,
    pub by: *const f32,
    pub bz: *const f32,
    pub cx: *const f32,
    pub cy: *const f32,
    pub cz: *const f32,
    pub axes_stride: u32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_kdops {
    pub count: usize,
    pub index: *const u32,
    pub stride: u32,
    pub index_stride: u32,
    pub min_x: *const f32,
    pub min_y: *const f32,
    pub min_z: *const f32,
    pub max_x: *const f32,
    pub max_y: *const f32,
    pub max_z: *const f32,
    pub min_x_plus_y_plus_z: *const f32,
    pub min_x_plus_y_minus_z: *const f32,
    pub min_x_minus_y_plus_z: *const f32,
    pub min_x_minus_y_minus_z: *const f32,
    pub max_x_plus_y_plus_z: *const f32,
    pub max_x_plus_y_minus_z: *const f32,
    pub max_x_minus_y_plus_z: *const f32,
    pub max_x_minus_y_minus_z: *const f32,
    pub min_x_plus_y: *const f32,
    pub min_x_minus_y: *const f32,
    pub min_x_plus_z: *const f32,
    pub min_x_minus_z: *const f32,
    pub min_y_plus_z: *const f32,
    pub min_y_minus_z: *const f32,
    pub max_x_plus_y: *const f32,
    pub max_x_minus_y: *const f32,
    pub max_x_plus_z: *const f32,
    pub max_x_minus_z: *const f32,
    pub max_y_plus_z: *const f32,
    pub max_y_minus_z: *const f32,
    pub corner_stride: u32,
    pub edge_stride: u32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_planes {
    pub count: usize,
    pub index: *const u32,
    pub stride: u32,
    pub index_stride: u32,
    pub nx: *const f32,
    pub ny: *const f32,
    pub nz: *const f32,
    pub d: *const f32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_vectors {
    pub count: usize,
    pub index: *const u32,
    pub stride: u32,
    pub index_stride: u32,
    pub x: *const f32,
    pub y: *const f32,
    pub z: *const f32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_obbs {
    pub count: usize,
    pub index: *const u32,
    pub stride: u32,
    pub index_stride: u32,
    pub x: *const f32,
    pub y: *const f32,
    pub z: *const f32,
    pub half_x: *const f32,
    pub half_y: *const f32,
    pub half_z: *const f32,
    pub qx: *const f32,
    pub qy: *const f32,
    pub qz: *const f32,
    pub qw: *const f32,
    pub half_stride: u32,
    pub rotation_stride: u32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_poses {
    pub count: usize,
    pub index: *const u32,
    pub stride: u32,
    pub index_stride: u32,
    pub x: *const f32,
    pub y: *const f32,
    pub z: *const f32,
    pub qx: *const f32,
    pub qy: *const f32,
    pub qz: *const f32,
    pub qw: *const f32,
    pub rotation_stride: u32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_rays {
    pub count: usize,
    pub index: *const u32,
    pub stride: u32,
    pub index_stride: u32,
    pub origin_x: *const f32,
    pub origin_y: *const f32,
    pub origin_z: *const f32,
    pub dir_x: *const f32,
    pub dir_y: *const f32,
    pub dir_z: *const f32,
    pub inv_dir_x: *const f32,
    pub inv_dir_y: *const f32,
    pub inv_dir_z: *const f32,
    pub t_min: *const f32,
    pub t_max: *const f32,
    pub t_stride: u32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_numbers {
    pub count: usize,
    pub index: *const u32,
    pub stride: u32,
    pub index_stride: u32,
    pub x: *const f32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_xyz {
    pub x: *mut f32,
    pub y: *mut f32,
    pub z: *mut f32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_manifolds {
    pub count: *mut u8,
    pub normal: lh_xyz,
    pub point: [lh_xyz; LH_POINTS_OF_MANIFOLDS as usize],
    pub distance: [*mut f32; LH_POINTS_OF_MANIFOLDS as usize],
    pub feature: [*mut u32; LH_POINTS_OF_MANIFOLDS as usize],
}

#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct lh_pair {
    pub a: u32,
    pub b: u32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct lh_swept_pair {
    pub a: u32,
    pub b: u32,
    pub toi: f32,
    pub normal: i32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct lh_manifold_point {
    pub pair: u32,
    pub point: u32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_doubles {
    pub count: usize,
    pub index: *const u32,
    pub index_stride: u32,
    pub stride: [u32; LH_COLUMNS_RAYS as usize],
    pub array: [*const f64; LH_COLUMNS_RAYS as usize],
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_sets {
    pub count: usize,
    pub first: *const u32,
    pub points: *const lh_vectors,
    pub triangles: *const lh_triangles,
    pub boxes: *const lh_aabbs,
    pub balls: *const lh_spheres,
}

#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct lh_grid {
    pub origin_x: f32,
    pub origin_y: f32,
    pub origin_z: f32,
    pub cell_x: f32,
    pub cell_y: f32,
    pub cell_z: f32,
    pub first_x: i32,
    pub first_y: i32,
    pub first_z: i32,
    pub count_x: u32,
    pub count_y: u32,
    pub count_z: u32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct lh_ray_pair {
    pub a: u32,
    pub b: u32,
    pub t_enter: f32,
    pub t_exit: f32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct lh_changed_pair {
    pub a: u32,
    pub b: u32,
    pub position: u32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_pair_changes {
    pub pairs: *mut lh_changed_pair,
    pub capacity: usize,
    pub found: usize,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lh_layers {
    pub layer: *const u32,
    pub mask: *const u32,
    pub stride: usize,
}

extern "C" {
    pub fn lh_version() -> *const c_char;
    pub fn lh_status_text(status: lh_status) -> *const c_char;
    pub fn lh_overlap_sphere_aabb(
        spheres: *const lh_spheres,
        boxes: *const lh_aabbs,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_sphere_aabb(
        spheres: *const lh_spheres,
        boxes: *const lh_aabbs,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_sphere_sphere(
        a: *const lh_spheres,
        b: *const lh_spheres,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_sphere_sphere(
        a: *const lh_spheres,
        b: *const lh_spheres,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_sphere_triangle(
        spheres: *const lh_spheres,
        triangles: *const lh_triangles,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_sphere_triangle(
        spheres: *const lh_spheres,
        triangles: *const lh_triangles,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_sphere_obb(
        spheres: *const lh_spheres,
        boxes: *const lh_obbs,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_sphere_obb(
        spheres: *const lh_spheres,
        boxes: *const lh_obbs,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_sphere_capsule(
        spheres: *const lh_spheres,
        capsules: *const lh_capsules,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_sphere_capsule(
        spheres: *const lh_spheres,
        capsules: *const lh_capsules,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_sphere_cylinder(
        spheres: *const lh_spheres,
        cylinders: *const lh_cylinders,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_sphere_cylinder(
        spheres: *const lh_spheres,
        cylinders: *const lh_cylinders,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_capsule_capsule(
        a: *const lh_capsules,
        b: *const lh_capsules,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_capsule_capsule(
        a: *const lh_capsules,
        b: *const lh_capsules,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_capsule_cylinder(
        capsules: *const lh_capsules,
        cylinders: *const lh_cylinders,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_capsule_cylinder(
        capsules: *const lh_capsules,
        cylinders: *const lh_cylinders,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_sphere_ellipsoid(
        spheres: *const lh_spheres,
        ellipsoids: *const lh_ellipsoids,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_sphere_ellipsoid(
        spheres: *const lh_spheres,
        ellipsoids: *const lh_ellipsoids,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_capsule_aabb(
        capsules: *const lh_capsules,
        boxes: *const lh_aabbs,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_capsule_aabb(
        capsules: *const lh_capsules,
        boxes: *const lh_aabbs,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_capsule_obb(
        capsules: *const lh_capsules,
        boxes: *const lh_obbs,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_capsule_obb(
        capsules: *const lh_capsules,
        boxes: *const lh_obbs,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_capsule_triangle(
        capsules: *const lh_capsules,
        triangles: *const lh_triangles,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_capsule_triangle(
        capsules: *const lh_capsules,
        triangles: *const lh_triangles,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_aabb_obb(
        boxes: *const lh_aabbs,
        obbs: *const lh_obbs,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_aabb_obb(
        boxes: *const lh_aabbs,
        obbs: *const lh_obbs,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_obb_obb(a: *const lh_obbs, b: *const lh_obbs, hits: *mut u64) -> lh_status;
    pub fn lh_any_overlap_obb_obb(
        a: *const lh_obbs,
        b: *const lh_obbs,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_triangle_aabb(
        triangles: *const lh_triangles,
        boxes: *const lh_aabbs,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_triangle_aabb(
        triangles: *const lh_triangles,
        boxes: *const lh_aabbs,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_triangle_obb(
        triangles: *const lh_triangles,
        obbs: *const lh_obbs,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_triangle_obb(
        triangles: *const lh_triangles,
        obbs: *const lh_obbs,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_triangle_triangle(
        a: *const lh_triangles,
        b: *const lh_triangles,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_triangle_triangle(
        a: *const lh_triangles,
        b: *const lh_triangles,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_overlap_aabb_aabb(
        a: *const lh_aabbs,
        b: *const lh_aabbs,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_aabb_aabb(
        a: *const lh_aabbs,
        b: *const lh_aabbs,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_contains_aabb_aabb(
        outer: *const lh_aabbs,
        inner: *const lh_aabbs,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_contains_aabb_aabb(
        outer: *const lh_aabbs,
        inner: *const lh_aabbs,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_contains_aabb_point(
        outer: *const lh_aabbs,
        points: *const lh_vectors,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_contains_aabb_point(
        outer: *const lh_aabbs,
        points: *const lh_vectors,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_contains_sphere_point(
        outer: *const lh_spheres,
        points: *const lh_vectors,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_contains_sphere_point(
        outer: *const lh_spheres,
        points: *const lh_vectors,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_contains_sphere_sphere(
        outer: *const lh_spheres,
        inner: *const lh_spheres,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_contains_sphere_sphere(
        outer: *const lh_spheres,
        inner: *const lh_spheres,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_contains_sphere_aabb(
        outer: *const lh_spheres,
        inner: *const lh_aabbs,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_contains_sphere_aabb(
        outer: *const lh_spheres,
        inner: *const lh_aabbs,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_contains_aabb_sphere(
        outer: *const lh_aabbs,
        inner: *const lh_spheres,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_contains_aabb_sphere(
        outer: *const lh_aabbs,
        inner: *const lh_spheres,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_contains_aabb_triangle(
        outer: *const lh_aabbs,
        inner: *const lh_triangles,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_contains_aabb_triangle(
        outer: *const lh_aabbs,
        inner: *const lh_triangles,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_contains_aabb_capsule(
        outer: *const lh_aabbs,
        inner: *const lh_capsules,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_contains_aabb_capsule(
        outer: *const lh_aabbs,
        inner: *const lh_capsules,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_contains_aabb_obb(
        outer: *const lh_aabbs,
        inner: *const lh_obbs,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_contains_aabb_obb(
        outer: *const lh_aabbs,
        inner: *const lh_obbs,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_contains_obb_point(
        boxes: *const lh_obbs,
        points: *const lh_vectors,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_contains_obb_point(
        boxes: *const lh_obbs,
        points: *const lh_vectors,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_contains_capsule_point(
        outer: *const lh_capsules,
        points: *const lh_vectors,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_contains_capsule_point(
        outer: *const lh_capsules,
        points: *const lh_vectors,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_contains_ellipsoid_point(
        outer: *const lh_ellipsoids,
        points: *const lh_vectors,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_contains_ellipsoid_point(
        outer: *const lh_ellipsoids,
        points: *const lh_vectors,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_classify_sphere_plane(
        spheres: *const lh_spheres,
        planes: *const lh_planes,
        hits: *mut u64,
        inside: *mut u64,
    ) -> lh_status;
    pub fn lh_classify_aabb_plane(
        boxes: *const lh_aabbs,
        planes: *const lh_planes,
        hits: *mut u64,
        inside: *mut u64,
    ) -> lh_status;
    pub fn lh_classify_obb_plane(
        boxes: *const lh_obbs,
        planes: *const lh_planes,
        hits: *mut u64,
        inside: *mut u64,
    ) -> lh_status;
    pub fn lh_classify_triangle_plane(
        triangles: *const lh_triangles,
        planes: *const lh_planes,
        hits: *mut u64,
        inside: *mut u64,
    ) -> lh_status;
    pub fn lh_classify_capsule_plane(
        capsules: *const lh_capsules,
        planes: *const lh_planes,
        hits: *mut u64,
        inside: *mut u64,
    ) -> lh_status;
    pub fn lh_classify_cylinder_plane(
        cylinders: *const lh_cylinders,
        planes: *const lh_planes,
        hits: *mut u64,
        inside: *mut u64,
    ) -> lh_status;
    pub fn lh_classify_ellipsoid_plane(
        ellipsoids: *const lh_ellipsoids,
        planes: *const lh_planes,
        hits: *mut u64,
        inside: *mut u64,
    ) -> lh_status;
    pub fn lh_classify_aabb_frustum(
        boxes: *const lh_aabbs,
        planes: *const lh_planes,
        hits: *mut u64,
        inside: *mut u64,
    ) -> lh_status;
    pub fn lh_classify_sphere_frustum(
        spheres: *const lh_spheres,
        planes: *const lh_planes,
        hits: *mut u64,
        inside: *mut u64,
    ) -> lh_status;
    pub fn lh_classify_obb_frustum(
        boxes: *const lh_obbs,
        planes: *const lh_planes,
        hits: *mut u64,
        inside: *mut u64,
    ) -> lh_status;
    pub fn lh_classify_capsule_frustum(
        capsules: *const lh_capsules,
        planes: *const lh_planes,
        hits: *mut u64,
        inside: *mut u64,
    ) -> lh_status;
    pub fn lh_raycast_aabb(
        rays: *const lh_rays,
        boxes: *const lh_aabbs,
        hits: *mut u64,
        t_enter: *mut f32,
        t_exit: *mut f32,
    ) -> lh_status;
    pub fn lh_raycast_obb(
        rays: *const lh_rays,
        boxes: *const lh_obbs,
        hits: *mut u64,
        t_enter: *mut f32,
        t_exit: *mut f32,
    ) -> lh_status;
    pub fn lh_raycast_sphere(
        rays: *const lh_rays,
        spheres: *const lh_spheres,
        hits: *mut u64,
        t_enter: *mut f32,
        t_exit: *mut f32,
    ) -> lh_status;
    pub fn lh_raycast_capsule(
        rays: *const lh_rays,
        capsules: *const lh_capsules,
        hits: *mut u64,
        t_enter: *mut f32,
        t_exit: *mut f32,
    ) -> lh_status;
    pub fn lh_raycast_cylinder(
        rays: *const lh_rays,
        cylinders: *const lh_cylinders,
        hits: *mut u64,
        t_enter: *mut f32,
        t_exit: *mut f32,
    ) -> lh_status;
    pub fn lh_raycast_ellipsoid(
        rays: *const lh_rays,
        ellipsoids: *const lh_ellipsoids,
        hits: *mut u64,
        t_enter: *mut f32,
        t_exit: *mut f32,
    ) -> lh_status;
    pub fn lh_raycast_plane(
        rays: *const lh_rays,
        planes: *const lh_planes,
        hits: *mut u64,
        t: *mut f32,
    ) -> lh_status;
    pub fn lh_raycast_triangle(
        rays: *const lh_rays,
        triangles: *const lh_triangles,
        hits: *mut u64,
        t: *mut f32,
        u: *mut f32,
        v: *mut f32,
    ) -> lh_status;
    pub fn lh_raycast_triangle_front(
        rays: *const lh_rays,
        triangles: *const lh_triangles,
        hits: *mut u64,
        t: *mut f32,
        u: *mut f32,
        v: *mut f32,
    ) -> lh_status;
    pub fn lh_hits_words(n: usize) -> usize;
    pub fn lh_hits_count(hits: *const u64, n: usize) -> usize;
    pub fn lh_hits_any(hits: *const u64, n: usize) -> c_int;
    pub fn lh_hits_to_indices(hits: *const u64, n: usize, indices: *mut u32) -> usize;
    pub fn lh_hits_nearest(hits: *const u64, t: *const f32, n: usize) -> usize;
    pub fn lh_isa_best() -> lh_isa;
    pub fn lh_isa_available(isa: lh_isa) -> c_int;
    pub fn lh_isa_active() -> lh_isa;
    pub fn lh_isa_select(isa: lh_isa) -> lh_status;
    pub fn lh_isa_name(isa: lh_isa) -> *const c_char;
    pub fn lh_sweep_aabb_aabb(
        a: *const lh_aabbs,
        a_velocity: *const lh_vectors,
        b: *const lh_aabbs,
        b_velocity: *const lh_vectors,
        t_max: f32,
        hits: *mut u64,
        toi: *mut f32,
        normal: *mut i8,
    ) -> lh_status;
    pub fn lh_sweep_sphere_sphere(
        a: *const lh_spheres,
        a_velocity: *const lh_vectors,
        b: *const lh_spheres,
        b_velocity: *const lh_vectors,
        t_max: f32,
        hits: *mut u64,
        toi: *mut f32,
        normal: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_sweep_sphere_plane(
        spheres: *const lh_spheres,
        sphere_velocity: *const lh_vectors,
        planes: *const lh_planes,
        plane_velocity: *const lh_vectors,
        t_max: f32,
        hits: *mut u64,
        toi: *mut f32,
    ) -> lh_status;
    pub fn lh_sweep_sphere_aabb(
        spheres: *const lh_spheres,
        sphere_velocity: *const lh_vectors,
        boxes: *const lh_aabbs,
        box_velocity: *const lh_vectors,
        t_max: f32,
        hits: *mut u64,
        toi: *mut f32,
        normal: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_sweep_obb_obb_turning(
        a: *const lh_obbs,
        a_after: *const lh_obbs,
        b: *const lh_obbs,
        b_after: *const lh_obbs,
        tolerance: f32,
        hits: *mut u64,
        toi: *mut f32,
        nearest: *mut f32,
        normal: *const lh_xyz,
        ran_out: *mut u64,
    ) -> lh_status;
    pub fn lh_sweep_sphere_capsule(
        spheres: *const lh_spheres,
        sphere_velocity: *const lh_vectors,
        capsules: *const lh_capsules,
        capsule_velocity: *const lh_vectors,
        t_max: f32,
        hits: *mut u64,
        toi: *mut f32,
        normal: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_sweep_sphere_obb(
        spheres: *const lh_spheres,
        sphere_velocity: *const lh_vectors,
        boxes: *const lh_obbs,
        box_velocity: *const lh_vectors,
        t_max: f32,
        hits: *mut u64,
        toi: *mut f32,
        normal: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_sweep_sphere_triangle(
        spheres: *const lh_spheres,
        sphere_velocity: *const lh_vectors,
        triangles: *const lh_triangles,
        triangle_velocity: *const lh_vectors,
        t_max: f32,
        hits: *mut u64,
        toi: *mut f32,
        normal: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_sweep_aabb_triangle(
        boxes: *const lh_aabbs,
        box_velocity: *const lh_vectors,
        triangles: *const lh_triangles,
        triangle_velocity: *const lh_vectors,
        t_max: f32,
        hits: *mut u64,
        toi: *mut f32,
        normal: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_sweep_obb_triangle(
        boxes: *const lh_obbs,
        box_velocity: *const lh_vectors,
        triangles: *const lh_triangles,
        triangle_velocity: *const lh_vectors,
        t_max: f32,
        hits: *mut u64,
        toi: *mut f32,
        normal: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_sweep_obb_obb(
        a: *const lh_obbs,
        a_velocity: *const lh_vectors,
        b: *const lh_obbs,
        b_velocity: *const lh_vectors,
        t_max: f32,
        hits: *mut u64,
        toi: *mut f32,
        normal: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_sweep_capsule_capsule(
        a: *const lh_capsules,
        a_velocity: *const lh_vectors,
        b: *const lh_capsules,
        b_velocity: *const lh_vectors,
        t_max: f32,
        hits: *mut u64,
        toi: *mut f32,
        normal: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_sweep_capsule_triangle(
        capsules: *const lh_capsules,
        capsule_velocity: *const lh_vectors,
        triangles: *const lh_triangles,
        triangle_velocity: *const lh_vectors,
        t_max: f32,
        hits: *mut u64,
        toi: *mut f32,
        normal: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_sweep_capsule_aabb(
        capsules: *const lh_capsules,
        capsule_velocity: *const lh_vectors,
        boxes: *const lh_aabbs,
        box_velocity: *const lh_vectors,
        t_max: f32,
        hits: *mut u64,
        toi: *mut f32,
        normal: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_sweep_point_triangle(
        points: *const lh_vectors,
        points_after: *const lh_vectors,
        triangles: *const lh_triangles,
        triangles_after: *const lh_triangles,
        hits: *mut u64,
        toi: *mut f32,
        near_at: *mut f32,
        ran_out: *mut u64,
    ) -> lh_status;
    pub fn lh_sweep_segment_segment(
        a: *const lh_segments,
        a_after: *const lh_segments,
        b: *const lh_segments,
        b_after: *const lh_segments,
        hits: *mut u64,
        toi: *mut f32,
        near_at: *mut f32,
        ran_out: *mut u64,
    ) -> lh_status;
    pub fn lh_closest_aabb_point(
        boxes: *const lh_aabbs,
        points: *const lh_vectors,
        distance2: *mut f32,
        on_box: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_obb_point(
        boxes: *const lh_obbs,
        points: *const lh_vectors,
        distance2: *mut f32,
        on_box: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_segment_point(
        segments: *const lh_segments,
        points: *const lh_vectors,
        distance2: *mut f32,
        t: *mut f32,
        on_segment: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_cylinder_point(
        cylinders: *const lh_cylinders,
        points: *const lh_vectors,
        distance2: *mut f32,
        on_cylinder: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_segment_segment(
        a: *const lh_segments,
        b: *const lh_segments,
        distance2: *mut f32,
        s: *mut f32,
        t: *mut f32,
        on_a: *const lh_xyz,
        on_b: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_triangle_point(
        triangles: *const lh_triangles,
        points: *const lh_vectors,
        distance2: *mut f32,
        u: *mut f32,
        v: *mut f32,
        on_triangle: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_plane_point(
        planes: *const lh_planes,
        points: *const lh_vectors,
        distance2: *mut f32,
        on_plane: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_aabb_aabb(
        a: *const lh_aabbs,
        b: *const lh_aabbs,
        distance2: *mut f32,
        on_a: *const lh_xyz,
        on_b: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_segment_triangle(
        segments: *const lh_segments,
        triangles: *const lh_triangles,
        distance2: *mut f32,
        on_segment: *const lh_xyz,
        on_triangle: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_segment_aabb(
        segments: *const lh_segments,
        boxes: *const lh_aabbs,
        distance2: *mut f32,
        on_segment: *const lh_xyz,
        on_box: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_segment_obb(
        segments: *const lh_segments,
        boxes: *const lh_obbs,
        distance2: *mut f32,
        on_segment: *const lh_xyz,
        on_box: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_triangle_triangle(
        a: *const lh_triangles,
        b: *const lh_triangles,
        distance2: *mut f32,
        on_a: *const lh_xyz,
        on_b: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_triangle_aabb(
        triangles: *const lh_triangles,
        boxes: *const lh_aabbs,
        distance2: *mut f32,
        on_triangle: *const lh_xyz,
        on_box: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_triangle_obb(
        triangles: *const lh_triangles,
        boxes: *const lh_obbs,
        distance2: *mut f32,
        on_triangle: *const lh_xyz,
        on_box: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_aabb_obb(
        boxes: *const lh_aabbs,
        obbs: *const lh_obbs,
        distance2: *mut f32,
        on_box: *const lh_xyz,
        on_obb: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_obb_obb(
        a: *const lh_obbs,
        b: *const lh_obbs,
        distance2: *mut f32,
        on_a: *const lh_xyz,
        on_b: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_line_point(
        lines: *const lh_rays,
        points: *const lh_vectors,
        distance2: *mut f32,
        t: *mut f32,
        on_line: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_line_line(
        a: *const lh_rays,
        b: *const lh_rays,
        distance2: *mut f32,
        s: *mut f32,
        t: *mut f32,
        on_a: *const lh_xyz,
        on_b: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_intersect_plane_plane(
        a: *const lh_planes,
        b: *const lh_planes,
        hits: *mut u64,
        coincident: *mut u64,
        direction: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_sphere_sphere(
        a: *const lh_spheres,
        b: *const lh_spheres,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_sphere_plane(
        spheres: *const lh_spheres,
        planes: *const lh_planes,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_sphere_capsule(
        spheres: *const lh_spheres,
        capsules: *const lh_capsules,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_sphere_aabb(
        spheres: *const lh_spheres,
        boxes: *const lh_aabbs,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_sphere_obb(
        spheres: *const lh_spheres,
        boxes: *const lh_obbs,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_sphere_triangle(
        spheres: *const lh_spheres,
        triangles: *const lh_triangles,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_capsule_plane(
        capsules: *const lh_capsules,
        planes: *const lh_planes,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_capsule_capsule(
        a: *const lh_capsules,
        b: *const lh_capsules,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_aabb_plane(
        boxes: *const lh_aabbs,
        planes: *const lh_planes,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_triangle_plane(
        triangles: *const lh_triangles,
        planes: *const lh_planes,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_capsule_aabb(
        capsules: *const lh_capsules,
        boxes: *const lh_aabbs,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_capsule_obb(
        capsules: *const lh_capsules,
        boxes: *const lh_obbs,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_obb_plane(
        boxes: *const lh_obbs,
        planes: *const lh_planes,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_aabb_aabb(
        a: *const lh_aabbs,
        b: *const lh_aabbs,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_capsule_triangle(
        capsules: *const lh_capsules,
        triangles: *const lh_triangles,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_obb_obb(
        a: *const lh_obbs,
        b: *const lh_obbs,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_triangle_obb(
        triangles: *const lh_triangles,
        boxes: *const lh_obbs,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_sphere_cylinder(
        spheres: *const lh_spheres,
        cylinders: *const lh_cylinders,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_capsule_cylinder(
        capsules: *const lh_capsules,
        cylinders: *const lh_cylinders,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_cylinder_plane(
        cylinders: *const lh_cylinders,
        planes: *const lh_planes,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_ellipsoid_plane(
        ellipsoids: *const lh_ellipsoids,
        planes: *const lh_planes,
        margin: *const lh_numbers,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_manifolds_to_points(
        count: *const u8,
        n: usize,
        points: *mut lh_manifold_point,
    ) -> usize;
    pub fn lh_manifold_capsule_plane(
        capsules: *const lh_capsules,
        planes: *const lh_planes,
        margin: *const lh_numbers,
        hits: *mut u64,
        manifolds: *const lh_manifolds,
    ) -> lh_status;
    pub fn lh_manifold_obb_plane(
        boxes: *const lh_obbs,
        planes: *const lh_planes,
        margin: *const lh_numbers,
        hits: *mut u64,
        manifolds: *const lh_manifolds,
    ) -> lh_status;
    pub fn lh_manifold_capsule_capsule(
        a: *const lh_capsules,
        b: *const lh_capsules,
        margin: *const lh_numbers,
        hits: *mut u64,
        manifolds: *const lh_manifolds,
    ) -> lh_status;
    pub fn lh_manifold_capsule_obb(
        capsules: *const lh_capsules,
        boxes: *const lh_obbs,
        margin: *const lh_numbers,
        hits: *mut u64,
        manifolds: *const lh_manifolds,
    ) -> lh_status;
    pub fn lh_manifold_capsule_triangle(
        capsules: *const lh_capsules,
        triangles: *const lh_triangles,
        margin: *const lh_numbers,
        hits: *mut u64,
        manifolds: *const lh_manifolds,
    ) -> lh_status;
    pub fn lh_manifold_obb_obb(
        a: *const lh_obbs,
        b: *const lh_obbs,
        margin: *const lh_numbers,
        hits: *mut u64,
        manifolds: *const lh_manifolds,
    ) -> lh_status;
    pub fn lh_manifold_obb_obb_all(
        a: *const lh_obbs,
        b: *const lh_obbs,
        margin: *const lh_numbers,
        hits: *mut u64,
        manifolds: *const lh_manifolds,
        more: *const lh_manifolds,
    ) -> lh_status;
    pub fn lh_manifold_triangle_obb(
        triangles: *const lh_triangles,
        boxes: *const lh_obbs,
        margin: *const lh_numbers,
        hits: *mut u64,
        manifolds: *const lh_manifolds,
    ) -> lh_status;
    pub fn lh_pack_aabbs_from_hulls(
        poses: *const lh_poses,
        hull: *const lh_vectors,
        columns: *mut f32,
        packed: *mut lh_aabbs,
    ) -> lh_status;
    pub fn lh_overlap_hull_hull(
        a: *const lh_poses,
        b: *const lh_poses,
        a_hull: *const lh_vectors,
        b_hull: *const lh_vectors,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_overlap_hull_hull_along(
        a: *const lh_poses,
        b: *const lh_poses,
        kept: *const lh_vectors,
        a_hull: *const lh_vectors,
        b_hull: *const lh_vectors,
        hits: *mut u64,
        separating: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_overlap_sphere_hull(
        spheres: *const lh_spheres,
        poses: *const lh_poses,
        hull: *const lh_vectors,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_overlap_capsule_hull(
        capsules: *const lh_capsules,
        poses: *const lh_poses,
        hull: *const lh_vectors,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_overlap_triangle_hull(
        triangles: *const lh_triangles,
        poses: *const lh_poses,
        hull: *const lh_vectors,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_overlap_obb_hull(
        boxes: *const lh_obbs,
        poses: *const lh_poses,
        hull: *const lh_vectors,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_contains_hull_point(
        poses: *const lh_poses,
        points: *const lh_vectors,
        faces: *const lh_planes,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_classify_hull_plane(
        poses: *const lh_poses,
        planes: *const lh_planes,
        hull: *const lh_vectors,
        hits: *mut u64,
        inside: *mut u64,
    ) -> lh_status;
    pub fn lh_raycast_hull(
        rays: *const lh_rays,
        poses: *const lh_poses,
        faces: *const lh_planes,
        hits: *mut u64,
        t_enter: *mut f32,
        t_exit: *mut f32,
    ) -> lh_status;
    pub fn lh_contact_hull_plane(
        poses: *const lh_poses,
        planes: *const lh_planes,
        margin: *const lh_numbers,
        hull: *const lh_vectors,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_manifold_hull_plane(
        poses: *const lh_poses,
        planes: *const lh_planes,
        margin: *const lh_numbers,
        hull: *const lh_vectors,
        hits: *mut u64,
        manifolds: *const lh_manifolds,
    ) -> lh_status;
    pub fn lh_contact_sphere_hull(
        spheres: *const lh_spheres,
        poses: *const lh_poses,
        margin: *const lh_numbers,
        hull: *const lh_vectors,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_capsule_hull(
        capsules: *const lh_capsules,
        poses: *const lh_poses,
        margin: *const lh_numbers,
        hull: *const lh_vectors,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_triangle_hull(
        triangles: *const lh_triangles,
        poses: *const lh_poses,
        margin: *const lh_numbers,
        hull: *const lh_vectors,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_obb_hull(
        boxes: *const lh_obbs,
        poses: *const lh_poses,
        margin: *const lh_numbers,
        hull: *const lh_vectors,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contact_hull_hull(
        a: *const lh_poses,
        b: *const lh_poses,
        margin: *const lh_numbers,
        a_hull: *const lh_vectors,
        b_hull: *const lh_vectors,
        hits: *mut u64,
        distance: *mut f32,
        normal: *const lh_xyz,
        point: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_manifold_hull_hull(
        a: *const lh_poses,
        b: *const lh_poses,
        margin: *const lh_numbers,
        a_hull: *const lh_vectors,
        b_hull: *const lh_vectors,
        hits: *mut u64,
        manifolds: *const lh_manifolds,
    ) -> lh_status;
    pub fn lh_closest_hull_point(
        poses: *const lh_poses,
        points: *const lh_vectors,
        hull: *const lh_vectors,
        distance2: *mut f32,
        on_hull: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_closest_hull_hull(
        a: *const lh_poses,
        b: *const lh_poses,
        a_hull: *const lh_vectors,
        b_hull: *const lh_vectors,
        distance2: *mut f32,
        on_a: *const lh_xyz,
        on_b: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_sweep_hull_hull(
        a: *const lh_poses,
        a_velocity: *const lh_vectors,
        b: *const lh_poses,
        b_velocity: *const lh_vectors,
        a_hull: *const lh_vectors,
        b_hull: *const lh_vectors,
        t_max: f32,
        hits: *mut u64,
        toi: *mut f32,
        normal: *const lh_xyz,
    ) -> lh_status;
    pub fn lh_contains_polygon_point(
        points: *const lh_vectors,
        polygon: *const lh_vectors,
        hits: *mut u64,
        inside: *mut u64,
    ) -> lh_status;
    pub fn lh_raycast_polygon(
        rays: *const lh_rays,
        polygon: *const lh_vectors,
        hits: *mut u64,
        t: *mut f32,
    ) -> lh_status;
    pub fn lh_pack_floats(count: usize, columns: usize) -> usize;
    pub fn lh_pack_aabbs(
        boxes: *const lh_aabbs,
        columns: *mut f32,
        packed: *mut lh_aabbs,
    ) -> lh_status;
    pub fn lh_pack_spheres(
        spheres: *const lh_spheres,
        columns: *mut f32,
        packed: *mut lh_spheres,
    ) -> lh_status;
    pub fn lh_pack_triangles(
        triangles: *const lh_triangles,
        columns: *mut f32,
        packed: *mut lh_triangles,
    ) -> lh_status;
    pub fn lh_pack_segments(
        segments: *const lh_segments,
        columns: *mut f32,
        packed: *mut lh_segments,
    ) -> lh_status;
    pub fn lh_pack_capsules(
        capsules: *const lh_capsules,
        columns: *mut f32,
        packed: *mut lh_capsules,
    ) -> lh_status;
    pub fn lh_pack_cylinders(
        cylinders: *const lh_cylinders,
        columns: *mut f32,
        packed: *mut lh_cylinders,
    ) -> lh_status;
    pub fn lh_pack_ellipsoids(
        ellipsoids: *const lh_ellipsoids,
        columns: *mut f32,
        packed: *mut lh_ellipsoids,
    ) -> lh_status;
    pub fn lh_pack_kdops(
        kdops: *const lh_kdops,
        columns: *mut f32,
        packed: *mut lh_kdops,
    ) -> lh_status;
    pub fn lh_pack_planes(
        planes: *const lh_planes,
        columns: *mut f32,
        packed: *mut lh_planes,
    ) -> lh_status;
    pub fn lh_pack_vectors(
        vectors: *const lh_vectors,
        columns: *mut f32,
        packed: *mut lh_vectors,
    ) -> lh_status;
    pub fn lh_pack_obbs(
        boxes: *const lh_obbs,
        columns: *mut f32,
        packed: *mut lh_obbs,
    ) -> lh_status;
    pub fn lh_pack_poses(
        poses: *const lh_poses,
        columns: *mut f32,
        packed: *mut lh_poses,
    ) -> lh_status;
    pub fn lh_pack_rays(rays: *const lh_rays, columns: *mut f32, packed: *mut lh_rays) -> lh_status;
    pub fn lh_pack_aabbs_from_spheres(
        spheres: *const lh_spheres,
        margin: *const lh_numbers,
        velocity: *const lh_vectors,
        t_max: f32,
        columns: *mut f32,
        packed: *mut lh_aabbs,
    ) -> lh_status;
    pub fn lh_pack_aabbs_from_capsules(
        capsules: *const lh_capsules,
        margin: *const lh_numbers,
        velocity: *const lh_vectors,
        t_max: f32,
        columns: *mut f32,
        packed: *mut lh_aabbs,
    ) -> lh_status;
    pub fn lh_pack_aabbs_from_triangles(
        triangles: *const lh_triangles,
        margin: *const lh_numbers,
        velocity: *const lh_vectors,
        t_max: f32,
        columns: *mut f32,
        packed: *mut lh_aabbs,
    ) -> lh_status;
    pub fn lh_pack_aabbs_from_aabbs(
        boxes: *const lh_aabbs,
        margin: *const lh_numbers,
        velocity: *const lh_vectors,
        t_max: f32,
        columns: *mut f32,
        packed: *mut lh_aabbs,
    ) -> lh_status;
    pub fn lh_pack_aabbs_from_doubles(
        boxes: *const lh_doubles,
        columns: *mut f32,
        packed: *mut lh_aabbs,
    ) -> lh_status;
    pub fn lh_pack_aabbs_from_centres(
        boxes: *const lh_doubles,
        columns: *mut f32,
        packed: *mut lh_aabbs,
    ) -> lh_status;
    pub fn lh_pack_aabbs_from_obbs(
        boxes: *const lh_obbs,
        columns: *mut f32,
        packed: *mut lh_aabbs,
    ) -> lh_status;
    pub fn lh_pack_aabbs_from_ellipsoids(
        ellipsoids: *const lh_ellipsoids,
        columns: *mut f32,
        packed: *mut lh_aabbs,
    ) -> lh_status;
    pub fn lh_pack_spheres_from_doubles(
        spheres: *const lh_doubles,
        columns: *mut f32,
        packed: *mut lh_spheres,
    ) -> lh_status;
    pub fn lh_pack_triangles_from_doubles(
        triangles: *const lh_doubles,
        columns: *mut f32,
        packed: *mut lh_triangles,
    ) -> lh_status;
    pub fn lh_pack_segments_from_doubles(
        segments: *const lh_doubles,
        columns: *mut f32,
        packed: *mut lh_segments,
    ) -> lh_status;
    pub fn lh_pack_vectors_from_doubles(
        vectors: *const lh_doubles,
        columns: *mut f32,
        packed: *mut lh_vectors,
    ) -> lh_status;
    pub fn lh_pack_rays_from_doubles(
        rays: *const lh_doubles,
        columns: *mut f32,
        packed: *mut lh_rays,
    ) -> lh_status;
    pub fn lh_pack_aabbs_around(
        sets: *const lh_sets,
        columns: *mut f32,
        packed: *mut lh_aabbs,
    ) -> lh_status;
    pub fn lh_pack_spheres_around(
        sets: *const lh_sets,
        columns: *mut f32,
        packed: *mut lh_spheres,
    ) -> lh_status;
    pub fn lh_pack_smallest_spheres_around(
        sets: *const lh_sets,
        columns: *mut f32,
        packed: *mut lh_spheres,
    ) -> lh_status;
    pub fn lh_pack_obbs_around(
        sets: *const lh_sets,
        columns: *mut f32,
        packed: *mut lh_obbs,
    ) -> lh_status;
    pub fn lh_pack_capsules_around(
        sets: *const lh_sets,
        columns: *mut f32,
        packed: *mut lh_capsules,
    ) -> lh_status;
    pub fn lh_volumes_of_aabbs(boxes: *const lh_aabbs, volume: *mut f64) -> lh_status;
    pub fn lh_volumes_of_spheres(spheres: *const lh_spheres, volume: *mut f64) -> lh_status;
    pub fn lh_volumes_of_capsules(capsules: *const lh_capsules, volume: *mut f64) -> lh_status;
    pub fn lh_volumes_of_obbs(boxes: *const lh_obbs, volume: *mut f64) -> lh_status;
    pub fn lh_volumes_of_kdops(kdops: *const lh_kdops, volume: *mut f64) -> lh_status;
    pub fn lh_volumes_of_meshes(meshes: *const lh_sets, volume: *mut f64) -> lh_status;
    pub fn lh_pack_kdops_around(
        sets: *const lh_sets,
        k: c_uint,
        columns: *mut f32,
        packed: *mut lh_kdops,
    ) -> lh_status;
    pub fn lh_pack_kdops_from_spheres(
        spheres: *const lh_spheres,
        k: c_uint,
        columns: *mut f32,
        packed: *mut lh_kdops,
    ) -> lh_status;
    pub fn lh_pack_kdops_from_triangles(
        triangles: *const lh_triangles,
        k: c_uint,
        columns: *mut f32,
        packed: *mut lh_kdops,
    ) -> lh_status;
    pub fn lh_pack_kdops_from_capsules(
        capsules: *const lh_capsules,
        k: c_uint,
        columns: *mut f32,
        packed: *mut lh_kdops,
    ) -> lh_status;
    pub fn lh_pack_kdops_from_aabbs(
        boxes: *const lh_aabbs,
        k: c_uint,
        columns: *mut f32,
        packed: *mut lh_kdops,
    ) -> lh_status;
    pub fn lh_pack_kdops_from_kdops(
        a: *const lh_kdops,
        b: *const lh_kdops,
        columns: *mut f32,
        packed: *mut lh_kdops,
    ) -> lh_status;
    pub fn lh_overlap_kdop_kdop(
        a: *const lh_kdops,
        b: *const lh_kdops,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_overlap_kdop_kdop(
        a: *const lh_kdops,
        b: *const lh_kdops,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_contains_kdop_kdop(
        outer: *const lh_kdops,
        inner: *const lh_kdops,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_contains_kdop_kdop(
        outer: *const lh_kdops,
        inner: *const lh_kdops,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_contains_kdop_point(
        outer: *const lh_kdops,
        points: *const lh_vectors,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_any_contains_kdop_point(
        outer: *const lh_kdops,
        points: *const lh_vectors,
        any: *mut c_int,
    ) -> lh_status;
    pub fn lh_classify_kdop_plane(
        kdops: *const lh_kdops,
        planes: *const lh_planes,
        hits: *mut u64,
        inside: *mut u64,
    ) -> lh_status;
    pub fn lh_raycast_kdop(
        rays: *const lh_rays,
        kdops: *const lh_kdops,
        hits: *mut u64,
        t_enter: *mut f32,
        t_exit: *mut f32,
    ) -> lh_status;
    pub fn lh_grid_plane(origin: f32, cell: f32, number: i32) -> f32;
    pub fn lh_overlap_sphere_grid(
        spheres: *const lh_spheres,
        grid: *const lh_grid,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_overlap_triangle_grid(
        triangles: *const lh_triangles,
        grid: *const lh_grid,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_pairs_scratch_size(a_count: usize, b_count: usize) -> usize;
    pub fn lh_pairs_aabb_aabb(
        a: *const lh_aabbs,
        b: *const lh_aabbs,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
        scratch: *mut c_void,
        scratch_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_prepared_size(a_count: usize, b_count: usize) -> usize;
    pub fn lh_pairs_prepare(
        a: *const lh_aabbs,
        b: *const lh_aabbs,
        prepared: *mut c_void,
        prepared_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_begin_size(a_count: usize, b_count: usize, parts: usize) -> usize;
    pub fn lh_pairs_begin(
        a: *const lh_aabbs,
        b: *const lh_aabbs,
        parts: usize,
        prepared: *mut c_void,
        prepared_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_prepare_part(prepared: *mut c_void, step: c_int, part: usize) -> lh_status;
    pub fn lh_pairs_part_scratch_size(prepared: *const c_void) -> usize;
    pub fn lh_pairs_find_part(
        prepared: *const c_void,
        part: usize,
        parts: usize,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
        scratch: *mut c_void,
        scratch_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_kept_size(count: usize) -> usize;
    pub fn lh_pairs_keep(boxes: *const lh_aabbs, kept: *mut c_void, kept_size: usize) -> lh_status;
    pub fn lh_pairs_aabb_kept(
        a: *const lh_aabbs,
        kept: *const c_void,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
    ) -> lh_status;
    pub fn lh_pairs_shapes_scratch_size(a_count: usize, b_count: usize) -> usize;
    pub fn lh_pairs_sphere_aabb(
        spheres: *const lh_spheres,
        boxes: *const lh_aabbs,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
        scratch: *mut c_void,
        scratch_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_sphere_kept(
        spheres: *const lh_spheres,
        kept: *const c_void,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
    ) -> lh_status;
    pub fn lh_pairs_sweep_aabb_aabb(
        a: *const lh_aabbs,
        a_velocity: *const lh_vectors,
        b: *const lh_aabbs,
        b_velocity: *const lh_vectors,
        t_max: f32,
        pairs: *mut lh_swept_pair,
        capacity: usize,
        found: *mut usize,
        scratch: *mut c_void,
        scratch_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_sweep_aabb_kept(
        a: *const lh_aabbs,
        a_velocity: *const lh_vectors,
        t_max: f32,
        kept: *const c_void,
        pairs: *mut lh_swept_pair,
        capacity: usize,
        found: *mut usize,
    ) -> lh_status;
    pub fn lh_pairs_shapes_prepared_size(a_count: usize, b_count: usize) -> usize;
    pub fn lh_pairs_prepare_sphere_aabb(
        spheres: *const lh_spheres,
        boxes: *const lh_aabbs,
        prepared: *mut c_void,
        prepared_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_prepare_sweep_aabb_aabb(
        a: *const lh_aabbs,
        a_velocity: *const lh_vectors,
        b: *const lh_aabbs,
        b_velocity: *const lh_vectors,
        t_max: f32,
        prepared: *mut c_void,
        prepared_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_find_swept_part(
        prepared: *const c_void,
        part: usize,
        parts: usize,
        pairs: *mut lh_swept_pair,
        capacity: usize,
        found: *mut usize,
        scratch: *mut c_void,
        scratch_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_by_kind(
        pairs: *const lh_pair,
        n: usize,
        kind: *const u8,
        kinds: c_uint,
        sorted: *mut lh_pair,
        first: *mut usize,
    ) -> lh_status;
    pub fn lh_pairs_group_size(count: usize) -> usize;
    pub fn lh_pairs_group(
        boxes: *const lh_aabbs,
        groups: *mut c_void,
        groups_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_ray_aabb(
        rays: *const lh_rays,
        groups: *const c_void,
        pairs: *mut lh_ray_pair,
        capacity: usize,
        found: *mut usize,
    ) -> lh_status;
    pub fn lh_pairs_nearest_ray_aabb(
        rays: *const lh_rays,
        groups: *const c_void,
        nearest: *mut u32,
        t_enter: *mut f32,
    ) -> lh_status;
    pub fn lh_pairs_difference_scratch_size(before_count: usize) -> usize;
    pub fn lh_pairs_difference(
        before: *const lh_pair,
        before_count: usize,
        now: *const lh_pair,
        now_count: usize,
        added: *mut lh_pair_changes,
        removed: *mut lh_pair_changes,
        previous: *mut u32,
        scratch: *mut c_void,
        scratch_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_aabb_aabb_layers(
        a: *const lh_aabbs,
        a_layers: *const lh_layers,
        b: *const lh_aabbs,
        b_layers: *const lh_layers,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
        scratch: *mut c_void,
        scratch_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_find_part_layers(
        prepared: *const c_void,
        a_layers: *const lh_layers,
        b_layers: *const lh_layers,
        part: usize,
        parts: usize,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
        scratch: *mut c_void,
        scratch_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_aabb_kept_layers(
        a: *const lh_aabbs,
        a_layers: *const lh_layers,
        kept: *const c_void,
        kept_layers: *const lh_layers,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
    ) -> lh_status;
    pub fn lh_pairs_sphere_aabb_layers(
        spheres: *const lh_spheres,
        a_layers: *const lh_layers,
        boxes: *const lh_aabbs,
        b_layers: *const lh_layers,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
        scratch: *mut c_void,
        scratch_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_sphere_kept_layers(
        spheres: *const lh_spheres,
        a_layers: *const lh_layers,
        kept: *const c_void,
        kept_layers: *const lh_layers,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
    ) -> lh_status;
    pub fn lh_pairs_capsule_kept_layers(
        capsules: *const lh_capsules,
        a_layers: *const lh_layers,
        kept: *const c_void,
        kept_layers: *const lh_layers,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
    ) -> lh_status;
    pub fn lh_pairs_obb_kept_layers(
        obbs: *const lh_obbs,
        a_layers: *const lh_layers,
        kept: *const c_void,
        kept_layers: *const lh_layers,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
    ) -> lh_status;
    pub fn lh_pairs_sweep_aabb_aabb_layers(
        a: *const lh_aabbs,
        a_velocity: *const lh_vectors,
        a_layers: *const lh_layers,
        b: *const lh_aabbs,
        b_velocity: *const lh_vectors,
        b_layers: *const lh_layers,
        t_max: f32,
        pairs: *mut lh_swept_pair,
        capacity: usize,
        found: *mut usize,
        scratch: *mut c_void,
        scratch_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_sweep_aabb_kept_layers(
        a: *const lh_aabbs,
        a_velocity: *const lh_vectors,
        a_layers: *const lh_layers,
        t_max: f32,
        kept: *const c_void,
        kept_layers: *const lh_layers,
        pairs: *mut lh_swept_pair,
        capacity: usize,
        found: *mut usize,
    ) -> lh_status;
    pub fn lh_pairs_find_swept_part_layers(
        prepared: *const c_void,
        a_layers: *const lh_layers,
        b_layers: *const lh_layers,
        part: usize,
        parts: usize,
        pairs: *mut lh_swept_pair,
        capacity: usize,
        found: *mut usize,
        scratch: *mut c_void,
        scratch_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_any_aabb_kept_layers(
        a: *const lh_aabbs,
        a_layers: *const lh_layers,
        kept: *const c_void,
        kept_layers: *const lh_layers,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_pairs_any_sphere_kept_layers(
        spheres: *const lh_spheres,
        a_layers: *const lh_layers,
        kept: *const c_void,
        kept_layers: *const lh_layers,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_pairs_any_capsule_kept_layers(
        capsules: *const lh_capsules,
        a_layers: *const lh_layers,
        kept: *const c_void,
        kept_layers: *const lh_layers,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_pairs_any_obb_kept_layers(
        obbs: *const lh_obbs,
        a_layers: *const lh_layers,
        kept: *const c_void,
        kept_layers: *const lh_layers,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_pairs_any_sweep_aabb_kept_layers(
        a: *const lh_aabbs,
        a_velocity: *const lh_vectors,
        a_layers: *const lh_layers,
        t_max: f32,
        kept: *const c_void,
        kept_layers: *const lh_layers,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_pairs_subset_scratch_size(count: usize, subset_count: usize) -> usize;
    pub fn lh_pairs_subset_aabb(
        boxes: *const lh_aabbs,
        layers: *const lh_layers,
        subset: *const u32,
        subset_count: usize,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
        scratch: *mut c_void,
        scratch_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_subset_kept_scratch_size(count: usize, subset_count: usize) -> usize;
    pub fn lh_pairs_subset_kept(
        boxes: *const lh_aabbs,
        layers: *const lh_layers,
        subset: *const u32,
        subset_count: usize,
        kept: *const c_void,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
        scratch: *mut c_void,
        scratch_size: usize,
    ) -> lh_status;
    pub fn lh_pairs_capsule_kept(
        capsules: *const lh_capsules,
        kept: *const c_void,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
    ) -> lh_status;
    pub fn lh_pairs_obb_kept(
        obbs: *const lh_obbs,
        kept: *const c_void,
        pairs: *mut lh_pair,
        capacity: usize,
        found: *mut usize,
    ) -> lh_status;
    pub fn lh_pairs_any_aabb_kept(
        a: *const lh_aabbs,
        kept: *const c_void,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_pairs_any_sphere_kept(
        spheres: *const lh_spheres,
        kept: *const c_void,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_pairs_any_capsule_kept(
        capsules: *const lh_capsules,
        kept: *const c_void,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_pairs_any_obb_kept(
        obbs: *const lh_obbs,
        kept: *const c_void,
        hits: *mut u64,
    ) -> lh_status;
    pub fn lh_pairs_any_sweep_aabb_kept(
        a: *const lh_aabbs,
        a_velocity: *const lh_vectors,
        t_max: f32,
        kept: *const c_void,
        hits: *mut u64,
    ) -> lh_status;
}

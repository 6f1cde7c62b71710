// Written by bindings/write_bindings.py from the headers and descriptions of the library.
use crate::Error;
use crate::call::asked;
use crate::{Aabbs, Capsules, Cylinders, Ellipsoids, Kdops, Obbs, Spheres, Triangles, Vectors};
use lanehit_sys as sys;

/// Does any pair hit that [`overlap_sphere_aabb`](crate::overlap_sphere_aabb) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_sphere_aabb(spheres: &Spheres<'_>, boxes: &Aabbs<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_sphere_aabb(spheres.as_ptr(), boxes.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_triangle_aabb`](crate::overlap_triangle_aabb) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_triangle_aabb(
    triangles: &Triangles<'_>,
    boxes: &Aabbs<'_>,
) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_triangle_aabb(triangles.as_ptr(), boxes.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_aabb_aabb`](crate::overlap_aabb_aabb) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_aabb_aabb(a: &Aabbs<'_>, b: &Aabbs<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe { sys::lh_any_overlap_aabb_aabb(a.as_ptr(), b.as_ptr(), &mut any) })?;
    Ok(any != 0)
}

/// Does any pair hit that [`contains_aabb_aabb`](crate::contains_aabb_aabb) would?
///
/// It stops soon after the first hit.
pub fn any_contains_aabb_aabb(outer: &Aabbs<'_>, inner: &Aabbs<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_contains_aabb_aabb(outer.as_ptr(), inner.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_sphere_sphere`](crate::overlap_sphere_sphere) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_sphere_sphere(a: &Spheres<'_>, b: &Spheres<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_sphere_sphere(a.as_ptr(), b.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`contains_aabb_point`](crate::contains_aabb_point) would?
///
/// It stops soon after the first hit.
pub fn any_contains_aabb_point(outer: &Aabbs<'_>, points: &Vectors<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_contains_aabb_point(outer.as_ptr(), points.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`contains_sphere_point`](crate::contains_sphere_point) would?
///
/// It stops soon after the first hit.
pub fn any_contains_sphere_point(outer: &Spheres<'_>, points: &Vectors<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_contains_sphere_point(outer.as_ptr(), points.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`contains_sphere_sphere`](crate::contains_sphere_sphere) would?
///
/// It stops soon after the first hit.
pub fn any_contains_sphere_sphere(outer: &Spheres<'_>, inner: &Spheres<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_contains_sphere_sphere(outer.as_ptr(), inner.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`contains_sphere_aabb`](crate::contains_sphere_aabb) would?
///
/// It stops soon after the first hit.
pub fn any_contains_sphere_aabb(outer: &Spheres<'_>, inner: &Aabbs<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_contains_sphere_aabb(outer.as_ptr(), inner.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`contains_aabb_sphere`](crate::contains_aabb_sphere) would?
///
/// It stops soon after the first hit.
pub fn any_contains_aabb_sphere(outer: &Aabbs<'_>, inner: &Spheres<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_contains_aabb_sphere(outer.as_ptr(), inner.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_sphere_triangle`](crate::overlap_sphere_triangle) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_sphere_triangle(
    spheres: &Spheres<'_>,
    triangles: &Triangles<'_>,
) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_sphere_triangle(spheres.as_ptr(), triangles.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_sphere_obb`](crate::overlap_sphere_obb) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_sphere_obb(spheres: &Spheres<'_>, boxes: &Obbs<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_sphere_obb(spheres.as_ptr(), boxes.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`contains_obb_point`](crate::contains_obb_point) would?
///
/// It stops soon after the first hit.
pub fn any_contains_obb_point(boxes: &Obbs<'_>, points: &Vectors<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_contains_obb_point(boxes.as_ptr(), points.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_sphere_capsule`](crate::overlap_sphere_capsule) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_sphere_capsule(
    spheres: &Spheres<'_>,
    capsules: &Capsules<'_>,
) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_sphere_capsule(spheres.as_ptr(), capsules.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_aabb_obb`](crate::overlap_aabb_obb) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_aabb_obb(boxes: &Aabbs<'_>, obbs: &Obbs<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_aabb_obb(boxes.as_ptr(), obbs.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_triangle_obb`](crate::overlap_triangle_obb) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_triangle_obb(triangles: &Triangles<'_>, obbs: &Obbs<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_triangle_obb(triangles.as_ptr(), obbs.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_capsule_capsule`](crate::overlap_capsule_capsule) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_capsule_capsule(a: &Capsules<'_>, b: &Capsules<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_capsule_capsule(a.as_ptr(), b.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_capsule_aabb`](crate::overlap_capsule_aabb) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_capsule_aabb(capsules: &Capsules<'_>, boxes: &Aabbs<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_capsule_aabb(capsules.as_ptr(), boxes.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_capsule_obb`](crate::overlap_capsule_obb) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_capsule_obb(capsules: &Capsules<'_>, boxes: &Obbs<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_capsule_obb(capsules.as_ptr(), boxes.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_capsule_triangle`](crate::overlap_capsule_triangle) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_capsule_triangle(
    capsules: &Capsules<'_>,
    triangles: &Triangles<'_>,
) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_capsule_triangle(capsules.as_ptr(), triangles.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_obb_obb`](crate::overlap_obb_obb) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_obb_obb(a: &Obbs<'_>, b: &Obbs<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe { sys::lh_any_overlap_obb_obb(a.as_ptr(), b.as_ptr(), &mut any) })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_triangle_triangle`](crate::overlap_triangle_triangle) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_triangle_triangle(a: &Triangles<'_>, b: &Triangles<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_triangle_triangle(a.as_ptr(), b.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`contains_capsule_point`](crate::contains_capsule_point) would?
///
/// It stops soon after the first hit.
pub fn any_contains_capsule_point(
    outer: &Capsules<'_>,
    points: &Vectors<'_>,
) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_contains_capsule_point(outer.as_ptr(), points.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_sphere_cylinder`](crate::overlap_sphere_cylinder) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_sphere_cylinder(
    spheres: &Spheres<'_>,
    cylinders: &Cylinders<'_>,
) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_sphere_cylinder(spheres.as_ptr(), cylinders.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_capsule_cylinder`](crate::overlap_capsule_cylinder) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_capsule_cylinder(
    capsules: &Capsules<'_>,
    cylinders: &Cylinders<'_>,
) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_capsule_cylinder(capsules.as_ptr(), cylinders.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`contains_ellipsoid_point`](crate::contains_ellipsoid_point) would?
///
/// It stops soon after the first hit.
pub fn any_contains_ellipsoid_point(
    outer: &Ellipsoids<'_>,
    points: &Vectors<'_>,
) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_contains_ellipsoid_point(outer.as_ptr(), points.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_sphere_ellipsoid`](crate::overlap_sphere_ellipsoid) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_sphere_ellipsoid(
    spheres: &Spheres<'_>,
    ellipsoids: &Ellipsoids<'_>,
) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_overlap_sphere_ellipsoid(spheres.as_ptr(), ellipsoids.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`contains_aabb_triangle`](crate::contains_aabb_triangle) would?
///
/// It stops soon after the first hit.
pub fn any_contains_aabb_triangle(outer: &Aabbs<'_>, inner: &Triangles<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_contains_aabb_triangle(outer.as_ptr(), inner.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`contains_aabb_capsule`](crate::contains_aabb_capsule) would?
///
/// It stops soon after the first hit.
pub fn any_contains_aabb_capsule(outer: &Aabbs<'_>, inner: &Capsules<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_contains_aabb_capsule(outer.as_ptr(), inner.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`contains_aabb_obb`](crate::contains_aabb_obb) would?
///
/// It stops soon after the first hit.
pub fn any_contains_aabb_obb(outer: &Aabbs<'_>, inner: &Obbs<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_contains_aabb_obb(outer.as_ptr(), inner.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`overlap_kdop_kdop`](crate::overlap_kdop_kdop) would?
///
/// It stops soon after the first hit.
pub fn any_overlap_kdop_kdop(a: &Kdops<'_>, b: &Kdops<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe { sys::lh_any_overlap_kdop_kdop(a.as_ptr(), b.as_ptr(), &mut any) })?;
    Ok(any != 0)
}

/// Does any pair hit that [`contains_kdop_kdop`](crate::contains_kdop_kdop) would?
///
/// It stops soon after the first hit.
pub fn any_contains_kdop_kdop(outer: &Kdops<'_>, inner: &Kdops<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_contains_kdop_kdop(outer.as_ptr(), inner.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

/// Does any pair hit that [`contains_kdop_point`](crate::contains_kdop_point) would?
///
/// It stops soon after the first hit.
pub fn any_contains_kdop_point(outer: &Kdops<'_>, points: &Vectors<'_>) -> Result<bool, Error> {
    let mut any = 0;
    // SAFETY: views hold what they say.
    asked(unsafe {
        sys::lh_any_contains_kdop_point(outer.as_ptr(), points.as_ptr(), &mut any)
    })?;
    Ok(any != 0)
}

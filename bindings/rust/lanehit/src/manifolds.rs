use lanehit_sys as sys;

pub use sys::lh_manifold_point as ManifoldPoint;

/// All points of manifolds, of which `count` has how many each has, in ascending order: what a solver has rows for.
pub fn points_of(count: &[u8]) -> Vec<ManifoldPoint> {
    let most: usize = count.iter().map(|&points| usize::from(points)).sum();
    let mut points = vec![ManifoldPoint::default(); most];
    // SAFETY: there is room for all.
    let found = unsafe { sys::lh_manifolds_to_points(count.as_ptr(), count.len(), points.as_mut_ptr()) };
    points.truncate(found);
    points
}

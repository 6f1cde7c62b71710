// Written by bindings/write_bindings.py: each query, asked about the same shapes in every language.
use crate::query_subjects::*;
use lanehit::*;

/// Asks a query about shapes in this layout.
pub type Ask = fn(Layout) -> Result<Told, Error>;

pub const QUERIES: &[(&str, Ask)] = &[
    ("overlap_sphere_aabb", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let boxes = Subject::<6>::new("sss012", N, 1);
        let boxes: Aabbs = boxes.view(layout)?;
        let mut hits = bits(N);
        overlap_sphere_aabb(&spheres, &boxes, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("overlap_triangle_aabb", |layout| {
        let triangles = Subject::<9>::new("sssssssss", N, 0);
        let triangles: Triangles = triangles.view(layout)?;
        let boxes = Subject::<6>::new("sss012", N, 1);
        let boxes: Aabbs = boxes.view(layout)?;
        let mut hits = bits(N);
        overlap_triangle_aabb(&triangles, &boxes, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("overlap_aabb_aabb", |layout| {
        let a = Subject::<6>::new("sss012", N, 0);
        let a: Aabbs = a.view(layout)?;
        let b = Subject::<6>::new("sss012", N, 1);
        let b: Aabbs = b.view(layout)?;
        let mut hits = bits(N);
        overlap_aabb_aabb(&a, &b, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("contains_aabb_aabb", |layout| {
        let outer = Subject::<6>::new("sss012", N, 0);
        let outer: Aabbs = outer.view(layout)?;
        let inner = Subject::<6>::new("sss012", N, 1);
        let inner: Aabbs = inner.view(layout)?;
        let mut hits = bits(N);
        contains_aabb_aabb(&outer, &inner, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("raycast_aabb", |layout| {
        let rays = Subject::<6>::new("ssssss", N, 0);
        let rays: Rays = rays.view(layout)?;
        let boxes = Subject::<6>::new("sss012", N, 1);
        let boxes: Aabbs = boxes.view(layout)?;
        let mut hits = bits(N);
        let mut t_enter = vec![0f32; N];
        let mut t_exit = vec![0f32; N];
        raycast_aabb(&rays, &boxes, &mut hits, Some(&mut t_enter), Some(&mut t_exit))?;
        Ok(told(&[&hits, &t_enter, &t_exit], &hits))
    }),
    ("sweep_aabb_aabb", |layout| {
        let a = Subject::<6>::new("sss012", N, 0);
        let a: Aabbs = a.view(layout)?;
        let a_velocity = Subject::<3>::new("sss", N, 1);
        let a_velocity: Vectors = a_velocity.view(layout)?;
        let b = Subject::<6>::new("sss012", N, 2);
        let b: Aabbs = b.view(layout)?;
        let b_velocity = Subject::<3>::new("sss", N, 3);
        let b_velocity: Vectors = b_velocity.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut normal = vec![0i8; N];
        sweep_aabb_aabb(&a, &a_velocity, &b, Some(&b_velocity), T_MAX, &mut hits, Some(&mut toi), Some(&mut normal))?;
        Ok(told(&[&hits, &toi, &normal], &hits))
    }),
    ("raycast_sphere", |layout| {
        let rays = Subject::<6>::new("ssssss", N, 0);
        let rays: Rays = rays.view(layout)?;
        let spheres = Subject::<4>::new("sssp", N, 1);
        let spheres: Spheres = spheres.view(layout)?;
        let mut hits = bits(N);
        let mut t_enter = vec![0f32; N];
        let mut t_exit = vec![0f32; N];
        raycast_sphere(&rays, &spheres, &mut hits, Some(&mut t_enter), Some(&mut t_exit))?;
        Ok(told(&[&hits, &t_enter, &t_exit], &hits))
    }),
    ("overlap_sphere_sphere", |layout| {
        let a = Subject::<4>::new("sssp", N, 0);
        let a: Spheres = a.view(layout)?;
        let b = Subject::<4>::new("sssp", N, 1);
        let b: Spheres = b.view(layout)?;
        let mut hits = bits(N);
        overlap_sphere_sphere(&a, &b, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("contains_aabb_point", |layout| {
        let outer = Subject::<6>::new("sss012", N, 0);
        let outer: Aabbs = outer.view(layout)?;
        let points = Subject::<3>::new("sss", N, 1);
        let points: Vectors = points.view(layout)?;
        let mut hits = bits(N);
        contains_aabb_point(&outer, &points, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("closest_aabb_point", |layout| {
        let boxes = Subject::<6>::new("sss012", N, 0);
        let boxes: Aabbs = boxes.view(layout)?;
        let points = Subject::<3>::new("sss", N, 1);
        let points: Vectors = points.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut on_box = Vectors3::new();
        closest_aabb_point(&boxes, &points, Some(&mut distance2), Some(on_box.wanted()))?;
        Ok(told(&[&distance2, &on_box], &[]))
    }),
    ("contains_sphere_point", |layout| {
        let outer = Subject::<4>::new("sssp", N, 0);
        let outer: Spheres = outer.view(layout)?;
        let points = Subject::<3>::new("sss", N, 1);
        let points: Vectors = points.view(layout)?;
        let mut hits = bits(N);
        contains_sphere_point(&outer, &points, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("contains_sphere_sphere", |layout| {
        let outer = Subject::<4>::new("sssp", N, 0);
        let outer: Spheres = outer.view(layout)?;
        let inner = Subject::<4>::new("sssp", N, 1);
        let inner: Spheres = inner.view(layout)?;
        let mut hits = bits(N);
        contains_sphere_sphere(&outer, &inner, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("contains_sphere_aabb", |layout| {
        let outer = Subject::<4>::new("sssp", N, 0);
        let outer: Spheres = outer.view(layout)?;
        let inner = Subject::<6>::new("sss012", N, 1);
        let inner: Aabbs = inner.view(layout)?;
        let mut hits = bits(N);
        contains_sphere_aabb(&outer, &inner, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("contains_aabb_sphere", |layout| {
        let outer = Subject::<6>::new("sss012", N, 0);
        let outer: Aabbs = outer.view(layout)?;
        let inner = Subject::<4>::new("sssp", N, 1);
        let inner: Spheres = inner.view(layout)?;
        let mut hits = bits(N);
        contains_aabb_sphere(&outer, &inner, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("overlap_sphere_triangle", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let triangles = Subject::<9>::new("sssssssss", N, 1);
        let triangles: Triangles = triangles.view(layout)?;
        let mut hits = bits(N);
        overlap_sphere_triangle(&spheres, &triangles, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("overlap_sphere_obb", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let boxes = Subject::<10>::new("ssspppssss", N, 1);
        let boxes: Obbs = boxes.view(layout)?;
        let mut hits = bits(N);
        overlap_sphere_obb(&spheres, &boxes, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("raycast_plane", |layout| {
        let rays = Subject::<6>::new("ssssss", N, 0);
        let rays: Rays = rays.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let mut hits = bits(N);
        let mut t = vec![0f32; N];
        raycast_plane(&rays, &planes, &mut hits, Some(&mut t))?;
        Ok(told(&[&hits, &t], &hits))
    }),
    ("contains_obb_point", |layout| {
        let boxes = Subject::<10>::new("ssspppssss", N, 0);
        let boxes: Obbs = boxes.view(layout)?;
        let points = Subject::<3>::new("sss", N, 1);
        let points: Vectors = points.view(layout)?;
        let mut hits = bits(N);
        contains_obb_point(&boxes, &points, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("overlap_sphere_capsule", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let capsules = Subject::<7>::new("ssssssp", N, 1);
        let capsules: Capsules = capsules.view(layout)?;
        let mut hits = bits(N);
        overlap_sphere_capsule(&spheres, &capsules, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("classify_sphere_plane", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let mut hits = bits(N);
        let mut inside = bits(N);
        classify_sphere_plane(&spheres, &planes, &mut hits, Some(&mut inside))?;
        Ok(told(&[&hits, &inside], &hits))
    }),
    ("closest_segment_point", |layout| {
        let segments = Subject::<6>::new("ssssss", N, 0);
        let segments: Segments = segments.view(layout)?;
        let points = Subject::<3>::new("sss", N, 1);
        let points: Vectors = points.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut t = vec![0f32; N];
        let mut on_segment = Vectors3::new();
        closest_segment_point(&segments, &points, Some(&mut distance2), Some(&mut t), Some(on_segment.wanted()))?;
        Ok(told(&[&distance2, &t, &on_segment], &[]))
    }),
    ("sweep_sphere_sphere", |layout| {
        let a = Subject::<4>::new("sssp", N, 0);
        let a: Spheres = a.view(layout)?;
        let a_velocity = Subject::<3>::new("sss", N, 1);
        let a_velocity: Vectors = a_velocity.view(layout)?;
        let b = Subject::<4>::new("sssp", N, 2);
        let b: Spheres = b.view(layout)?;
        let b_velocity = Subject::<3>::new("sss", N, 3);
        let b_velocity: Vectors = b_velocity.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut normal = Vectors3::new();
        sweep_sphere_sphere(&a, &a_velocity, &b, Some(&b_velocity), T_MAX, &mut hits, Some(&mut toi), Some(normal.wanted()))?;
        Ok(told(&[&hits, &toi, &normal], &hits))
    }),
    ("overlap_aabb_obb", |layout| {
        let boxes = Subject::<6>::new("sss012", N, 0);
        let boxes: Aabbs = boxes.view(layout)?;
        let obbs = Subject::<10>::new("ssspppssss", N, 1);
        let obbs: Obbs = obbs.view(layout)?;
        let mut hits = bits(N);
        overlap_aabb_obb(&boxes, &obbs, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("classify_aabb_plane", |layout| {
        let boxes = Subject::<6>::new("sss012", N, 0);
        let boxes: Aabbs = boxes.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let mut hits = bits(N);
        let mut inside = bits(N);
        classify_aabb_plane(&boxes, &planes, &mut hits, Some(&mut inside))?;
        Ok(told(&[&hits, &inside], &hits))
    }),
    ("closest_triangle_point", |layout| {
        let triangles = Subject::<9>::new("sssssssss", N, 0);
        let triangles: Triangles = triangles.view(layout)?;
        let points = Subject::<3>::new("sss", N, 1);
        let points: Vectors = points.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut u = vec![0f32; N];
        let mut v = vec![0f32; N];
        let mut on_triangle = Vectors3::new();
        closest_triangle_point(&triangles, &points, Some(&mut distance2), Some(&mut u), Some(&mut v), Some(on_triangle.wanted()))?;
        Ok(told(&[&distance2, &u, &v, &on_triangle], &[]))
    }),
    ("closest_plane_point", |layout| {
        let planes = Subject::<4>::new("ssss", N, 0);
        let planes: Planes = planes.view(layout)?;
        let points = Subject::<3>::new("sss", N, 1);
        let points: Vectors = points.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut on_plane = Vectors3::new();
        closest_plane_point(&planes, &points, Some(&mut distance2), Some(on_plane.wanted()))?;
        Ok(told(&[&distance2, &on_plane], &[]))
    }),
    ("overlap_triangle_obb", |layout| {
        let triangles = Subject::<9>::new("sssssssss", N, 0);
        let triangles: Triangles = triangles.view(layout)?;
        let obbs = Subject::<10>::new("ssspppssss", N, 1);
        let obbs: Obbs = obbs.view(layout)?;
        let mut hits = bits(N);
        overlap_triangle_obb(&triangles, &obbs, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("classify_triangle_plane", |layout| {
        let triangles = Subject::<9>::new("sssssssss", N, 0);
        let triangles: Triangles = triangles.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let mut hits = bits(N);
        let mut inside = bits(N);
        classify_triangle_plane(&triangles, &planes, &mut hits, Some(&mut inside))?;
        Ok(told(&[&hits, &inside], &hits))
    }),
    ("classify_obb_plane", |layout| {
        let boxes = Subject::<10>::new("ssspppssss", N, 0);
        let boxes: Obbs = boxes.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let mut hits = bits(N);
        let mut inside = bits(N);
        classify_obb_plane(&boxes, &planes, &mut hits, Some(&mut inside))?;
        Ok(told(&[&hits, &inside], &hits))
    }),
    ("closest_obb_point", |layout| {
        let boxes = Subject::<10>::new("ssspppssss", N, 0);
        let boxes: Obbs = boxes.view(layout)?;
        let points = Subject::<3>::new("sss", N, 1);
        let points: Vectors = points.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut on_box = Vectors3::new();
        closest_obb_point(&boxes, &points, Some(&mut distance2), Some(on_box.wanted()))?;
        Ok(told(&[&distance2, &on_box], &[]))
    }),
    ("sweep_sphere_plane", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let sphere_velocity = Subject::<3>::new("sss", N, 1);
        let sphere_velocity: Vectors = sphere_velocity.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 2);
        let planes: Planes = planes.view(layout)?;
        let plane_velocity = Subject::<3>::new("sss", N, 3);
        let plane_velocity: Vectors = plane_velocity.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        sweep_sphere_plane(&spheres, &sphere_velocity, &planes, Some(&plane_velocity), T_MAX, &mut hits, Some(&mut toi))?;
        Ok(told(&[&hits, &toi], &hits))
    }),
    ("sweep_sphere_aabb", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let sphere_velocity = Subject::<3>::new("sss", N, 1);
        let sphere_velocity: Vectors = sphere_velocity.view(layout)?;
        let boxes = Subject::<6>::new("sss012", N, 2);
        let boxes: Aabbs = boxes.view(layout)?;
        let box_velocity = Subject::<3>::new("sss", N, 3);
        let box_velocity: Vectors = box_velocity.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut normal = Vectors3::new();
        sweep_sphere_aabb(&spheres, &sphere_velocity, &boxes, Some(&box_velocity), T_MAX, &mut hits, Some(&mut toi), Some(normal.wanted()))?;
        Ok(told(&[&hits, &toi, &normal], &hits))
    }),
    ("closest_segment_segment", |layout| {
        let a = Subject::<6>::new("ssssss", N, 0);
        let a: Segments = a.view(layout)?;
        let b = Subject::<6>::new("ssssss", N, 1);
        let b: Segments = b.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut s = vec![0f32; N];
        let mut t = vec![0f32; N];
        let mut on_a = Vectors3::new();
        let mut on_b = Vectors3::new();
        closest_segment_segment(&a, &b, Some(&mut distance2), Some(&mut s), Some(&mut t), Some(on_a.wanted()), Some(on_b.wanted()))?;
        Ok(told(&[&distance2, &s, &t, &on_a, &on_b], &[]))
    }),
    ("overlap_capsule_capsule", |layout| {
        let a = Subject::<7>::new("ssssssp", N, 0);
        let a: Capsules = a.view(layout)?;
        let b = Subject::<7>::new("ssssssp", N, 1);
        let b: Capsules = b.view(layout)?;
        let mut hits = bits(N);
        overlap_capsule_capsule(&a, &b, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("overlap_capsule_aabb", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let boxes = Subject::<6>::new("sss012", N, 1);
        let boxes: Aabbs = boxes.view(layout)?;
        let mut hits = bits(N);
        overlap_capsule_aabb(&capsules, &boxes, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("overlap_capsule_obb", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let boxes = Subject::<10>::new("ssspppssss", N, 1);
        let boxes: Obbs = boxes.view(layout)?;
        let mut hits = bits(N);
        overlap_capsule_obb(&capsules, &boxes, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("overlap_capsule_triangle", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let triangles = Subject::<9>::new("sssssssss", N, 1);
        let triangles: Triangles = triangles.view(layout)?;
        let mut hits = bits(N);
        overlap_capsule_triangle(&capsules, &triangles, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("overlap_obb_obb", |layout| {
        let a = Subject::<10>::new("ssspppssss", N, 0);
        let a: Obbs = a.view(layout)?;
        let b = Subject::<10>::new("ssspppssss", N, 1);
        let b: Obbs = b.view(layout)?;
        let mut hits = bits(N);
        overlap_obb_obb(&a, &b, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("raycast_obb", |layout| {
        let rays = Subject::<6>::new("ssssss", N, 0);
        let rays: Rays = rays.view(layout)?;
        let boxes = Subject::<10>::new("ssspppssss", N, 1);
        let boxes: Obbs = boxes.view(layout)?;
        let mut hits = bits(N);
        let mut t_enter = vec![0f32; N];
        let mut t_exit = vec![0f32; N];
        raycast_obb(&rays, &boxes, &mut hits, Some(&mut t_enter), Some(&mut t_exit))?;
        Ok(told(&[&hits, &t_enter, &t_exit], &hits))
    }),
    ("classify_aabb_frustum", |layout| {
        let boxes = Subject::<6>::new("sss012", N, 0);
        let boxes: Aabbs = boxes.view(layout)?;
        let planes = Subject::<4>::new("ssss", 5, 1);
        let planes: Planes = planes.view(layout)?;
        let mut hits = bits(N);
        let mut inside = bits(N);
        classify_aabb_frustum(&boxes, &planes, &mut hits, Some(&mut inside))?;
        Ok(told(&[&hits, &inside], &hits))
    }),
    ("classify_sphere_frustum", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let planes = Subject::<4>::new("ssss", 5, 1);
        let planes: Planes = planes.view(layout)?;
        let mut hits = bits(N);
        let mut inside = bits(N);
        classify_sphere_frustum(&spheres, &planes, &mut hits, Some(&mut inside))?;
        Ok(told(&[&hits, &inside], &hits))
    }),
    ("overlap_triangle_triangle", |layout| {
        let a = Subject::<9>::new("sssssssss", N, 0);
        let a: Triangles = a.view(layout)?;
        let b = Subject::<9>::new("sssssssss", N, 1);
        let b: Triangles = b.view(layout)?;
        let mut hits = bits(N);
        overlap_triangle_triangle(&a, &b, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("raycast_capsule", |layout| {
        let rays = Subject::<6>::new("ssssss", N, 0);
        let rays: Rays = rays.view(layout)?;
        let capsules = Subject::<7>::new("ssssssp", N, 1);
        let capsules: Capsules = capsules.view(layout)?;
        let mut hits = bits(N);
        let mut t_enter = vec![0f32; N];
        let mut t_exit = vec![0f32; N];
        raycast_capsule(&rays, &capsules, &mut hits, Some(&mut t_enter), Some(&mut t_exit))?;
        Ok(told(&[&hits, &t_enter, &t_exit], &hits))
    }),
    ("raycast_triangle", |layout| {
        let rays = Subject::<6>::new("ssssss", N, 0);
        let rays: Rays = rays.view(layout)?;
        let triangles = Subject::<9>::new("sssssssss", N, 1);
        let triangles: Triangles = triangles.view(layout)?;
        let mut hits = bits(N);
        let mut t = vec![0f32; N];
        let mut u = vec![0f32; N];
        let mut v = vec![0f32; N];
        raycast_triangle(&rays, &triangles, &mut hits, Some(&mut t), Some(&mut u), Some(&mut v))?;
        Ok(told(&[&hits, &t, &u, &v], &hits))
    }),
    ("raycast_triangle_front", |layout| {
        let rays = Subject::<6>::new("ssssss", N, 0);
        let rays: Rays = rays.view(layout)?;
        let triangles = Subject::<9>::new("sssssssss", N, 1);
        let triangles: Triangles = triangles.view(layout)?;
        let mut hits = bits(N);
        let mut t = vec![0f32; N];
        let mut u = vec![0f32; N];
        let mut v = vec![0f32; N];
        raycast_triangle_front(&rays, &triangles, &mut hits, Some(&mut t), Some(&mut u), Some(&mut v))?;
        Ok(told(&[&hits, &t, &u, &v], &hits))
    }),
    ("classify_capsule_plane", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let mut hits = bits(N);
        let mut inside = bits(N);
        classify_capsule_plane(&capsules, &planes, &mut hits, Some(&mut inside))?;
        Ok(told(&[&hits, &inside], &hits))
    }),
    ("contains_capsule_point", |layout| {
        let outer = Subject::<7>::new("ssssssp", N, 0);
        let outer: Capsules = outer.view(layout)?;
        let points = Subject::<3>::new("sss", N, 1);
        let points: Vectors = points.view(layout)?;
        let mut hits = bits(N);
        contains_capsule_point(&outer, &points, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("contact_sphere_sphere", |layout| {
        let a = Subject::<4>::new("sssp", N, 0);
        let a: Spheres = a.view(layout)?;
        let b = Subject::<4>::new("sssp", N, 1);
        let b: Spheres = b.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_sphere_sphere(&a, &b, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_sphere_plane", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_sphere_plane(&spheres, &planes, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_sphere_capsule", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let capsules = Subject::<7>::new("ssssssp", N, 1);
        let capsules: Capsules = capsules.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_sphere_capsule(&spheres, &capsules, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_sphere_aabb", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let boxes = Subject::<6>::new("sss012", N, 1);
        let boxes: Aabbs = boxes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_sphere_aabb(&spheres, &boxes, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_sphere_obb", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let boxes = Subject::<10>::new("ssspppssss", N, 1);
        let boxes: Obbs = boxes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_sphere_obb(&spheres, &boxes, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_sphere_triangle", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let triangles = Subject::<9>::new("sssssssss", N, 1);
        let triangles: Triangles = triangles.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_sphere_triangle(&spheres, &triangles, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_capsule_plane", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_capsule_plane(&capsules, &planes, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_capsule_capsule", |layout| {
        let a = Subject::<7>::new("ssssssp", N, 0);
        let a: Capsules = a.view(layout)?;
        let b = Subject::<7>::new("ssssssp", N, 1);
        let b: Capsules = b.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_capsule_capsule(&a, &b, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_aabb_plane", |layout| {
        let boxes = Subject::<6>::new("sss012", N, 0);
        let boxes: Aabbs = boxes.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_aabb_plane(&boxes, &planes, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_triangle_plane", |layout| {
        let triangles = Subject::<9>::new("sssssssss", N, 0);
        let triangles: Triangles = triangles.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_triangle_plane(&triangles, &planes, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_capsule_aabb", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let boxes = Subject::<6>::new("sss012", N, 1);
        let boxes: Aabbs = boxes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_capsule_aabb(&capsules, &boxes, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_capsule_obb", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let boxes = Subject::<10>::new("ssspppssss", N, 1);
        let boxes: Obbs = boxes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_capsule_obb(&capsules, &boxes, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_obb_plane", |layout| {
        let boxes = Subject::<10>::new("ssspppssss", N, 0);
        let boxes: Obbs = boxes.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_obb_plane(&boxes, &planes, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_aabb_aabb", |layout| {
        let a = Subject::<6>::new("sss012", N, 0);
        let a: Aabbs = a.view(layout)?;
        let b = Subject::<6>::new("sss012", N, 1);
        let b: Aabbs = b.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_aabb_aabb(&a, &b, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_capsule_triangle", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let triangles = Subject::<9>::new("sssssssss", N, 1);
        let triangles: Triangles = triangles.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_capsule_triangle(&capsules, &triangles, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_obb_obb", |layout| {
        let a = Subject::<10>::new("ssspppssss", N, 0);
        let a: Obbs = a.view(layout)?;
        let b = Subject::<10>::new("ssspppssss", N, 1);
        let b: Obbs = b.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_obb_obb(&a, &b, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("contact_triangle_obb", |layout| {
        let triangles = Subject::<9>::new("sssssssss", N, 0);
        let triangles: Triangles = triangles.view(layout)?;
        let boxes = Subject::<10>::new("ssspppssss", N, 1);
        let boxes: Obbs = boxes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_triangle_obb(&triangles, &boxes, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("overlap_sphere_cylinder", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let cylinders = Subject::<7>::new("ssssssp", N, 1);
        let cylinders: Cylinders = cylinders.view(layout)?;
        let mut hits = bits(N);
        overlap_sphere_cylinder(&spheres, &cylinders, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("contact_sphere_cylinder", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let cylinders = Subject::<7>::new("ssssssp", N, 1);
        let cylinders: Cylinders = cylinders.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_sphere_cylinder(&spheres, &cylinders, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("closest_cylinder_point", |layout| {
        let cylinders = Subject::<7>::new("ssssssp", N, 0);
        let cylinders: Cylinders = cylinders.view(layout)?;
        let points = Subject::<3>::new("sss", N, 1);
        let points: Vectors = points.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut on_cylinder = Vectors3::new();
        closest_cylinder_point(&cylinders, &points, Some(&mut distance2), Some(on_cylinder.wanted()))?;
        Ok(told(&[&distance2, &on_cylinder], &[]))
    }),
    ("classify_cylinder_plane", |layout| {
        let cylinders = Subject::<7>::new("ssssssp", N, 0);
        let cylinders: Cylinders = cylinders.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let mut hits = bits(N);
        let mut inside = bits(N);
        classify_cylinder_plane(&cylinders, &planes, &mut hits, Some(&mut inside))?;
        Ok(told(&[&hits, &inside], &hits))
    }),
    ("contact_cylinder_plane", |layout| {
        let cylinders = Subject::<7>::new("ssssssp", N, 0);
        let cylinders: Cylinders = cylinders.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_cylinder_plane(&cylinders, &planes, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("raycast_cylinder", |layout| {
        let rays = Subject::<6>::new("ssssss", N, 0);
        let rays: Rays = rays.view(layout)?;
        let cylinders = Subject::<7>::new("ssssssp", N, 1);
        let cylinders: Cylinders = cylinders.view(layout)?;
        let mut hits = bits(N);
        let mut t_enter = vec![0f32; N];
        let mut t_exit = vec![0f32; N];
        raycast_cylinder(&rays, &cylinders, &mut hits, Some(&mut t_enter), Some(&mut t_exit))?;
        Ok(told(&[&hits, &t_enter, &t_exit], &hits))
    }),
    ("overlap_capsule_cylinder", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let cylinders = Subject::<7>::new("ssssssp", N, 1);
        let cylinders: Cylinders = cylinders.view(layout)?;
        let mut hits = bits(N);
        overlap_capsule_cylinder(&capsules, &cylinders, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("manifold_capsule_plane", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut manifolds = Points::new();
        manifold_capsule_plane(&capsules, &planes, Some(&margin), &mut hits, Some(manifolds.wanted()))?;
        Ok(told(&[&hits, &manifolds], &hits))
    }),
    ("manifold_obb_plane", |layout| {
        let boxes = Subject::<10>::new("ssspppssss", N, 0);
        let boxes: Obbs = boxes.view(layout)?;
        let planes = Subject::<4>::new("ssss", N, 1);
        let planes: Planes = planes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut manifolds = Points::new();
        manifold_obb_plane(&boxes, &planes, Some(&margin), &mut hits, Some(manifolds.wanted()))?;
        Ok(told(&[&hits, &manifolds], &hits))
    }),
    ("manifold_capsule_capsule", |layout| {
        let a = Subject::<7>::new("ssssssp", N, 0);
        let a: Capsules = a.view(layout)?;
        let b = Subject::<7>::new("ssssssp", N, 1);
        let b: Capsules = b.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut manifolds = Points::new();
        manifold_capsule_capsule(&a, &b, Some(&margin), &mut hits, Some(manifolds.wanted()))?;
        Ok(told(&[&hits, &manifolds], &hits))
    }),
    ("manifold_capsule_obb", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let boxes = Subject::<10>::new("ssspppssss", N, 1);
        let boxes: Obbs = boxes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut manifolds = Points::new();
        manifold_capsule_obb(&capsules, &boxes, Some(&margin), &mut hits, Some(manifolds.wanted()))?;
        Ok(told(&[&hits, &manifolds], &hits))
    }),
    ("manifold_obb_obb", |layout| {
        let a = Subject::<10>::new("ssspppssss", N, 0);
        let a: Obbs = a.view(layout)?;
        let b = Subject::<10>::new("ssspppssss", N, 1);
        let b: Obbs = b.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut manifolds = Points::new();
        manifold_obb_obb(&a, &b, Some(&margin), &mut hits, Some(manifolds.wanted()))?;
        Ok(told(&[&hits, &manifolds], &hits))
    }),
    ("manifold_capsule_triangle", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let triangles = Subject::<9>::new("sssssssss", N, 1);
        let triangles: Triangles = triangles.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut manifolds = Points::new();
        manifold_capsule_triangle(&capsules, &triangles, Some(&margin), &mut hits, Some(manifolds.wanted()))?;
        Ok(told(&[&hits, &manifolds], &hits))
    }),
    ("manifold_triangle_obb", |layout| {
        let triangles = Subject::<9>::new("sssssssss", N, 0);
        let triangles: Triangles = triangles.view(layout)?;
        let boxes = Subject::<10>::new("ssspppssss", N, 1);
        let boxes: Obbs = boxes.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut manifolds = Points::new();
        manifold_triangle_obb(&triangles, &boxes, Some(&margin), &mut hits, Some(manifolds.wanted()))?;
        Ok(told(&[&hits, &manifolds], &hits))
    }),
    ("contact_capsule_cylinder", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let cylinders = Subject::<7>::new("ssssssp", N, 1);
        let cylinders: Cylinders = cylinders.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut distance = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut point = Vectors3::new();
        contact_capsule_cylinder(&capsules, &cylinders, Some(&margin), &mut hits, Some(&mut distance), Some(normal.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &distance, &normal, &point], &hits))
    }),
    ("manifold_obb_obb_all", |layout| {
        let a = Subject::<10>::new("ssspppssss", N, 0);
        let a: Obbs = a.view(layout)?;
        let b = Subject::<10>::new("ssspppssss", N, 1);
        let b: Obbs = b.view(layout)?;
        let margin = Subject::<1>::new("s", N, 2);
        let margin: Numbers = margin.view(layout)?;
        let mut hits = bits(N);
        let mut manifolds = Points::new();
        let mut more = Points::new();
        manifold_obb_obb_all(&a, &b, Some(&margin), &mut hits, Some(manifolds.wanted()), Some(more.wanted()))?;
        Ok(told(&[&hits, &manifolds, &more], &hits))
    }),
    ("closest_aabb_aabb", |layout| {
        let a = Subject::<6>::new("sss012", N, 0);
        let a: Aabbs = a.view(layout)?;
        let b = Subject::<6>::new("sss012", N, 1);
        let b: Aabbs = b.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut on_a = Vectors3::new();
        let mut on_b = Vectors3::new();
        closest_aabb_aabb(&a, &b, Some(&mut distance2), Some(on_a.wanted()), Some(on_b.wanted()))?;
        Ok(told(&[&distance2, &on_a, &on_b], &[]))
    }),
    ("closest_segment_triangle", |layout| {
        let segments = Subject::<6>::new("ssssss", N, 0);
        let segments: Segments = segments.view(layout)?;
        let triangles = Subject::<9>::new("sssssssss", N, 1);
        let triangles: Triangles = triangles.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut on_segment = Vectors3::new();
        let mut on_triangle = Vectors3::new();
        closest_segment_triangle(&segments, &triangles, Some(&mut distance2), Some(on_segment.wanted()), Some(on_triangle.wanted()))?;
        Ok(told(&[&distance2, &on_segment, &on_triangle], &[]))
    }),
    ("closest_segment_aabb", |layout| {
        let segments = Subject::<6>::new("ssssss", N, 0);
        let segments: Segments = segments.view(layout)?;
        let boxes = Subject::<6>::new("sss012", N, 1);
        let boxes: Aabbs = boxes.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut on_segment = Vectors3::new();
        let mut on_box = Vectors3::new();
        closest_segment_aabb(&segments, &boxes, Some(&mut distance2), Some(on_segment.wanted()), Some(on_box.wanted()))?;
        Ok(told(&[&distance2, &on_segment, &on_box], &[]))
    }),
    ("closest_segment_obb", |layout| {
        let segments = Subject::<6>::new("ssssss", N, 0);
        let segments: Segments = segments.view(layout)?;
        let boxes = Subject::<10>::new("ssspppssss", N, 1);
        let boxes: Obbs = boxes.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut on_segment = Vectors3::new();
        let mut on_box = Vectors3::new();
        closest_segment_obb(&segments, &boxes, Some(&mut distance2), Some(on_segment.wanted()), Some(on_box.wanted()))?;
        Ok(told(&[&distance2, &on_segment, &on_box], &[]))
    }),
    ("closest_triangle_triangle", |layout| {
        let a = Subject::<9>::new("sssssssss", N, 0);
        let a: Triangles = a.view(layout)?;
        let b = Subject::<9>::new("sssssssss", N, 1);
        let b: Triangles = b.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut on_a = Vectors3::new();
        let mut on_b = Vectors3::new();
        closest_triangle_triangle(&a, &b, Some(&mut distance2), Some(on_a.wanted()), Some(on_b.wanted()))?;
        Ok(told(&[&distance2, &on_a, &on_b], &[]))
    }),
    ("closest_line_point", |layout| {
        let lines = Subject::<6>::new("ssssss", N, 0);
        let lines: Rays = lines.view(layout)?;
        let points = Subject::<3>::new("sss", N, 1);
        let points: Vectors = points.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut t = vec![0f32; N];
        let mut on_line = Vectors3::new();
        closest_line_point(&lines, &points, Some(&mut distance2), Some(&mut t), Some(on_line.wanted()))?;
        Ok(told(&[&distance2, &t, &on_line], &[]))
    }),
    ("closest_line_line", |layout| {
        let a = Subject::<6>::new("ssssss", N, 0);
        let a: Rays = a.view(layout)?;
        let b = Subject::<6>::new("ssssss", N, 1);
        let b: Rays = b.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut s = vec![0f32; N];
        let mut t = vec![0f32; N];
        let mut on_a = Vectors3::new();
        let mut on_b = Vectors3::new();
        closest_line_line(&a, &b, Some(&mut distance2), Some(&mut s), Some(&mut t), Some(on_a.wanted()), Some(on_b.wanted()))?;
        Ok(told(&[&distance2, &s, &t, &on_a, &on_b], &[]))
    }),
    ("intersect_plane_plane", |layout| {
        let a = Subject::<4>::new("ssss", N, 0);
        let a: Planes = a.view(layout)?;
        let b = Subject::<4>::new("ssss", N, 1);
        let b: Planes = b.view(layout)?;
        let mut hits = bits(N);
        let mut coincident = bits(N);
        let mut direction = Vectors3::new();
        let mut point = Vectors3::new();
        intersect_plane_plane(&a, &b, &mut hits, Some(&mut coincident), Some(direction.wanted()), Some(point.wanted()))?;
        Ok(told(&[&hits, &coincident, &direction, &point], &hits))
    }),
    ("sweep_obb_obb_turning", |layout| {
        let a = Subject::<10>::new("ssspppssss", N, 0);
        let a: Obbs = a.view(layout)?;
        let a_after = Subject::<10>::new("ssspppssss", N, 1);
        let a_after: Obbs = a_after.view(layout)?;
        let b = Subject::<10>::new("ssspppssss", N, 2);
        let b: Obbs = b.view(layout)?;
        let b_after = Subject::<10>::new("ssspppssss", N, 3);
        let b_after: Obbs = b_after.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut nearest = vec![0f32; N];
        let mut normal = Vectors3::new();
        let mut ran_out = bits(N);
        sweep_obb_obb_turning(&a, &a_after, &b, &b_after, T_MAX, &mut hits, Some(&mut toi), Some(&mut nearest), Some(normal.wanted()), Some(&mut ran_out))?;
        Ok(told(&[&hits, &toi, &nearest, &normal, &ran_out], &hits))
    }),
    ("closest_triangle_aabb", |layout| {
        let triangles = Subject::<9>::new("sssssssss", N, 0);
        let triangles: Triangles = triangles.view(layout)?;
        let boxes = Subject::<6>::new("sss012", N, 1);
        let boxes: Aabbs = boxes.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut on_triangle = Vectors3::new();
        let mut on_box = Vectors3::new();
        closest_triangle_aabb(&triangles, &boxes, Some(&mut distance2), Some(on_triangle.wanted()), Some(on_box.wanted()))?;
        Ok(told(&[&distance2, &on_triangle, &on_box], &[]))
    }),
    ("closest_triangle_obb", |layout| {
        let triangles = Subject::<9>::new("sssssssss", N, 0);
        let triangles: Triangles = triangles.view(layout)?;
        let boxes = Subject::<10>::new("ssspppssss", N, 1);
        let boxes: Obbs = boxes.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut on_triangle = Vectors3::new();
        let mut on_box = Vectors3::new();
        closest_triangle_obb(&triangles, &boxes, Some(&mut distance2), Some(on_triangle.wanted()), Some(on_box.wanted()))?;
        Ok(told(&[&distance2, &on_triangle, &on_box], &[]))
    }),
    ("closest_aabb_obb", |layout| {
        let boxes = Subject::<6>::new("sss012", N, 0);
        let boxes: Aabbs = boxes.view(layout)?;
        let obbs = Subject::<10>::new("ssspppssss", N, 1);
        let obbs: Obbs = obbs.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut on_box = Vectors3::new();
        let mut on_obb = Vectors3::new();
        closest_aabb_obb(&boxes, &obbs, Some(&mut distance2), Some(on_box.wanted()), Some(on_obb.wanted()))?;
        Ok(told(&[&distance2, &on_box, &on_obb], &[]))
    }),
    ("closest_obb_obb", |layout| {
        let a = Subject::<10>::new("ssspppssss", N, 0);
        let a: Obbs = a.view(layout)?;
        let b = Subject::<10>::new("ssspppssss", N, 1);
        let b: Obbs = b.view(layout)?;
        let mut distance2 = vec![0f32; N];
        let mut on_a = Vectors3::new();
        let mut on_b = Vectors3::new();
        closest_obb_obb(&a, &b, Some(&mut distance2), Some(on_a.wanted()), Some(on_b.wanted()))?;
        Ok(told(&[&distance2, &on_a, &on_b], &[]))
    }),
    ("sweep_sphere_capsule", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let sphere_velocity = Subject::<3>::new("sss", N, 1);
        let sphere_velocity: Vectors = sphere_velocity.view(layout)?;
        let capsules = Subject::<7>::new("ssssssp", N, 2);
        let capsules: Capsules = capsules.view(layout)?;
        let capsule_velocity = Subject::<3>::new("sss", N, 3);
        let capsule_velocity: Vectors = capsule_velocity.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut normal = Vectors3::new();
        sweep_sphere_capsule(&spheres, &sphere_velocity, &capsules, Some(&capsule_velocity), T_MAX, &mut hits, Some(&mut toi), Some(normal.wanted()))?;
        Ok(told(&[&hits, &toi, &normal], &hits))
    }),
    ("sweep_sphere_obb", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let sphere_velocity = Subject::<3>::new("sss", N, 1);
        let sphere_velocity: Vectors = sphere_velocity.view(layout)?;
        let boxes = Subject::<10>::new("ssspppssss", N, 2);
        let boxes: Obbs = boxes.view(layout)?;
        let box_velocity = Subject::<3>::new("sss", N, 3);
        let box_velocity: Vectors = box_velocity.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut normal = Vectors3::new();
        sweep_sphere_obb(&spheres, &sphere_velocity, &boxes, Some(&box_velocity), T_MAX, &mut hits, Some(&mut toi), Some(normal.wanted()))?;
        Ok(told(&[&hits, &toi, &normal], &hits))
    }),
    ("sweep_sphere_triangle", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let sphere_velocity = Subject::<3>::new("sss", N, 1);
        let sphere_velocity: Vectors = sphere_velocity.view(layout)?;
        let triangles = Subject::<9>::new("sssssssss", N, 2);
        let triangles: Triangles = triangles.view(layout)?;
        let triangle_velocity = Subject::<3>::new("sss", N, 3);
        let triangle_velocity: Vectors = triangle_velocity.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut normal = Vectors3::new();
        sweep_sphere_triangle(&spheres, &sphere_velocity, &triangles, Some(&triangle_velocity), T_MAX, &mut hits, Some(&mut toi), Some(normal.wanted()))?;
        Ok(told(&[&hits, &toi, &normal], &hits))
    }),
    ("sweep_aabb_triangle", |layout| {
        let boxes = Subject::<6>::new("sss012", N, 0);
        let boxes: Aabbs = boxes.view(layout)?;
        let box_velocity = Subject::<3>::new("sss", N, 1);
        let box_velocity: Vectors = box_velocity.view(layout)?;
        let triangles = Subject::<9>::new("sssssssss", N, 2);
        let triangles: Triangles = triangles.view(layout)?;
        let triangle_velocity = Subject::<3>::new("sss", N, 3);
        let triangle_velocity: Vectors = triangle_velocity.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut normal = Vectors3::new();
        sweep_aabb_triangle(&boxes, &box_velocity, &triangles, Some(&triangle_velocity), T_MAX, &mut hits, Some(&mut toi), Some(normal.wanted()))?;
        Ok(told(&[&hits, &toi, &normal], &hits))
    }),
    ("sweep_obb_triangle", |layout| {
        let boxes = Subject::<10>::new("ssspppssss", N, 0);
        let boxes: Obbs = boxes.view(layout)?;
        let box_velocity = Subject::<3>::new("sss", N, 1);
        let box_velocity: Vectors = box_velocity.view(layout)?;
        let triangles = Subject::<9>::new("sssssssss", N, 2);
        let triangles: Triangles = triangles.view(layout)?;
        let triangle_velocity = Subject::<3>::new("sss", N, 3);
        let triangle_velocity: Vectors = triangle_velocity.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut normal = Vectors3::new();
        sweep_obb_triangle(&boxes, &box_velocity, &triangles, Some(&triangle_velocity), T_MAX, &mut hits, Some(&mut toi), Some(normal.wanted()))?;
        Ok(told(&[&hits, &toi, &normal], &hits))
    }),
    ("sweep_obb_obb", |layout| {
        let a = Subject::<10>::new("ssspppssss", N, 0);
        let a: Obbs = a.view(layout)?;
        let a_velocity = Subject::<3>::new("sss", N, 1);
        let a_velocity: Vectors = a_velocity.view(layout)?;
        let b = Subject::<10>::new("ssspppssss", N, 2);
        let b: Obbs = b.view(layout)?;
        let b_velocity = Subject::<3>::new("sss", N, 3);
        let b_velocity: Vectors = b_velocity.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut normal = Vectors3::new();
        sweep_obb_obb(&a, &a_velocity, &b, Some(&b_velocity), T_MAX, &mut hits, Some(&mut toi), Some(normal.wanted()))?;
        Ok(told(&[&hits, &toi, &normal], &hits))
    }),
    ("sweep_capsule_capsule", |layout| {
        let a = Subject::<7>::new("ssssssp", N, 0);
        let a: Capsules = a.view(layout)?;
        let a_velocity = Subject::<3>::new("sss", N, 1);
        let a_velocity: Vectors = a_velocity.view(layout)?;
        let b = Subject::<7>::new("ssssssp", N, 2);
        let b: Capsules = b.view(layout)?;
        let b_velocity = Subject::<3>::new("sss", N, 3);
        let b_velocity: Vectors = b_velocity.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut normal = Vectors3::new();
        sweep_capsule_capsule(&a, &a_velocity, &b, Some(&b_velocity), T_MAX, &mut hits, Some(&mut toi), Some(normal.wanted()))?;
        Ok(told(&[&hits, &toi, &normal], &hits))
    }),
    ("sweep_capsule_triangle", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let capsule_velocity = Subject::<3>::new("sss", N, 1);
        let capsule_velocity: Vectors = capsule_velocity.view(layout)?;
        let triangles = Subject::<9>::new("sssssssss", N, 2);
        let triangles: Triangles = triangles.view(layout)?;
        let triangle_velocity = Subject::<3>::new("sss", N, 3);
        let triangle_velocity: Vectors = triangle_velocity.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut normal = Vectors3::new();
        sweep_capsule_triangle(&capsules, &capsule_velocity, &triangles, Some(&triangle_velocity), T_MAX, &mut hits, Some(&mut toi), Some(normal.wanted()))?;
        Ok(told(&[&hits, &toi, &normal], &hits))
    }),
    ("sweep_capsule_aabb", |layout| {
        let capsules = Subject::<7>::new("ssssssp", N, 0);
        let capsules: Capsules = capsules.view(layout)?;
        let capsule_velocity = Subject::<3>::new("sss", N, 1);
        let capsule_velocity: Vectors = capsule_velocity.view(layout)?;
        let boxes = Subject::<6>::new("sss012", N, 2);
        let boxes: Aabbs = boxes.view(layout)?;
        let box_velocity = Subject::<3>::new("sss", N, 3);
        let box_velocity: Vectors = box_velocity.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut normal = Vectors3::new();
        sweep_capsule_aabb(&capsules, &capsule_velocity, &boxes, Some(&box_velocity), T_MAX, &mut hits, Some(&mut toi), Some(normal.wanted()))?;
        Ok(told(&[&hits, &toi, &normal], &hits))
    }),
    ("sweep_point_triangle", |layout| {
        let points = Subject::<3>::new("sss", N, 0);
        let points: Vectors = points.view(layout)?;
        let points_after = Subject::<3>::new("sss", N, 1);
        let points_after: Vectors = points_after.view(layout)?;
        let triangles = Subject::<9>::new("sssssssss", N, 2);
        let triangles: Triangles = triangles.view(layout)?;
        let triangles_after = Subject::<9>::new("sssssssss", N, 3);
        let triangles_after: Triangles = triangles_after.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut near_at = vec![0f32; N];
        let mut ran_out = bits(N);
        sweep_point_triangle(&points, &points_after, &triangles, &triangles_after, &mut hits, Some(&mut toi), Some(&mut near_at), Some(&mut ran_out))?;
        Ok(told(&[&hits, &toi, &near_at, &ran_out], &hits))
    }),
    ("sweep_segment_segment", |layout| {
        let a = Subject::<6>::new("ssssss", N, 0);
        let a: Segments = a.view(layout)?;
        let a_after = Subject::<6>::new("ssssss", N, 1);
        let a_after: Segments = a_after.view(layout)?;
        let b = Subject::<6>::new("ssssss", N, 2);
        let b: Segments = b.view(layout)?;
        let b_after = Subject::<6>::new("ssssss", N, 3);
        let b_after: Segments = b_after.view(layout)?;
        let mut hits = bits(N);
        let mut toi = vec![0f32; N];
        let mut near_at = vec![0f32; N];
        let mut ran_out = bits(N);
        sweep_segment_segment(&a, &a_after, &b, &b_after, &mut hits, Some(&mut toi), Some(&mut near_at), Some(&mut ran_out))?;
        Ok(told(&[&hits, &toi, &near_at, &ran_out], &hits))
    }),
    ("overlap_sphere_grid", |layout| {
        let spheres = Subject::<4>::new("sssp", N, 0);
        let spheres: Spheres = spheres.view(layout)?;
        let mut hits = bits(GRID.cells());
        overlap_sphere_grid(&spheres, &GRID, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
    ("overlap_triangle_grid", |layout| {
        let triangles = Subject::<9>::new("sssssssss", N, 0);
        let triangles: Triangles = triangles.view(layout)?;
        let mut hits = bits(GRID.cells());
        overlap_triangle_grid(&triangles, &GRID, &mut hits)?;
        Ok(told(&[&hits], &hits))
    }),
];

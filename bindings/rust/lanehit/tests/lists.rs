//! Lists of pairs and packed shapes are those that the queries make of all combinations.
use lanehit::pairs::{ChangedPair, Groups, Kept, Pair, Prepared, Scratch};
use lanehit::*;

/// Boxes along a line, each of which meets the two before it.
fn boxes(n: usize) -> Vec<[f32; 6]> {
    (0..n).map(|i| i as f32).map(|x| [x, 0.0, 0.0, x + 2.0, 1.0, 1.0]).collect()
}

fn sorted(mut pairs: Vec<Pair>) -> Vec<(u32, u32)> {
    pairs.sort_by_key(|pair| (pair.a, pair.b));
    pairs.iter().map(|pair| (pair.a, pair.b)).collect()
}

fn neighbours(n: u32) -> Vec<(u32, u32)> {
    (0..n).flat_map(|a| (a + 1..n.min(a + 3)).map(move |b| (a, b))).collect()
}

#[test]
fn all_pairs_of_boxes() {
    let structs = boxes(100);
    let view = Aabbs::structs(&structs).unwrap();
    let (mut scratch, mut list) = (Scratch::new(), Vec::new());
    pairs::aabb_aabb(&view, None, &mut scratch, &mut list).unwrap();
    assert_eq!(sorted(list.clone()), neighbours(100));
    let prepared = Prepared::aabb_aabb(&view, None).unwrap();
    let (mut joined, mut part) = (Vec::new(), Vec::new());
    for number in 0..7 {
        prepared.find_part(number, 7, &mut scratch, &mut part).unwrap();
        joined.append(&mut part);
    }
    assert_eq!(joined, list);
    let by_threads = Prepared::aabb_aabb_by(&view, None, 3).unwrap();
    by_threads.find_part(0, 1, &mut scratch, &mut part).unwrap();
    assert_eq!(part, list);
    assert!(Prepared::aabb_aabb_by(&view, None, 0).is_err());
    assert!(Prepared::aabb_aabb_by(&view, None, usize::MAX).is_err());
    assert!(prepared.find_part(7, 7, &mut scratch, &mut part).is_err());
    assert!(prepared.find_swept_part(0, 1, &mut scratch, &mut Vec::new()).is_err());
}

#[test]
fn a_list_grows_to_what_is_found() {
    let same = vec![[0.0f32, 0.0, 0.0, 1.0, 1.0, 1.0]; 200];
    let view = Aabbs::structs(&same).unwrap();
    let mut list = Vec::new();
    pairs::aabb_aabb(&view, None, &mut Scratch::new(), &mut list).unwrap();
    assert_eq!(list.len(), 200 * 199 / 2);
}

#[test]
fn pairs_with_what_is_kept() {
    let structs = boxes(50);
    let view = Aabbs::structs(&structs).unwrap();
    let kept = Kept::new(&view).unwrap();
    let (ball, step) = ([10.5f32, 0.5, 0.5, 0.25], [0.0f32, 0.0, 1.0]);
    let mut list = Vec::new();
    kept.spheres(&Spheres::one(&ball).unwrap(), &mut list).unwrap();
    assert_eq!(sorted(list.clone()), [(0, 9), (0, 10)]);
    pairs::sphere_aabb(&Spheres::one(&ball).unwrap(), &view, &mut Scratch::new(), &mut list).unwrap();
    assert_eq!(sorted(list.clone()), [(0, 9), (0, 10)]);
    let below = [[10.5f32, 0.0, -1.5, 10.75, 1.0, -0.5]];
    let below = Aabbs::structs(&below).unwrap();
    let up = Vectors::one(&step).unwrap();
    let (mut swept, mut among) = (Vec::new(), Vec::new());
    kept.swept((&below, &up), 1.0, &mut swept).unwrap();
    assert_eq!(swept.iter().map(|pair| (pair.b, pair.toi)).collect::<Vec<_>>(), [(9, 0.5), (10, 0.5)]);
    let still = [0.0f32; 3];
    let still = Vectors::one(&still).unwrap();
    pairs::sweep_aabb_aabb((&below, &up), Some((&view, &still)), 1.0, &mut Scratch::new(), &mut among)
        .unwrap();
    assert_eq!(among, swept);
    let prepared = Prepared::sweep_aabb_aabb((&below, &up), Some((&view, &still)), 1.0).unwrap();
    prepared.find_swept_part(0, 1, &mut Scratch::new(), &mut among).unwrap();
    assert_eq!(among, swept);
    kept.aabbs(&below, &mut list).unwrap();
    assert_eq!(list, []);
}

#[test]
fn rays_and_groups() {
    let structs = boxes(50);
    let groups = Groups::new(&Aabbs::structs(&structs).unwrap()).unwrap();
    let rays = [[-1.0f32, 0.5, 0.5, 1.0, 0.0, 0.0], [0.0, 5.0, 0.0, 1.0, 0.0, 0.0]];
    let rays = Rays::structs(&rays).unwrap();
    let mut list = Vec::new();
    groups.rays(&rays, &mut list).unwrap();
    assert_eq!(list.len(), 50);
    let (mut nearest, mut t) = ([7; 2], [0.0; 2]);
    groups.nearest(&rays, &mut nearest, Some(&mut t)).unwrap();
    assert_eq!((nearest, t), ([0, u32::MAX], [1.0, f32::INFINITY]));
    assert!(groups.nearest(&rays, &mut nearest[..1], None).is_err());
}

#[test]
fn pairs_by_their_kinds() {
    let list = [Pair { a: 0, b: 1 }, Pair { a: 1, b: 2 }, Pair { a: 0, b: 2 }];
    let (sorted, first) = pairs::by_kind(&list, &[0, 1, 0], 2).unwrap();
    assert_eq!(sorted, [Pair { a: 0, b: 2 }, Pair { a: 0, b: 1 }, Pair { a: 2, b: 1 }]);
    assert_eq!(first, [0, 1, 3, 3, 3]);
    assert!(matches!(pairs::by_kind(&list, &[0, 1], 2), Err(Error::Index { index: 2, elements: 2 })));
    assert!(pairs::by_kind(&list, &[0, 1, 0], 17).is_err() && pairs::by_kind(&list, &[0, 1, 0], 0).is_err());
}

#[test]
fn pairs_that_are_new_and_gone() {
    let before = [Pair { a: 0, b: 1 }, Pair { a: 1, b: 2 }, Pair { a: 0, b: 2 }];
    let now = [Pair { a: 1, b: 2 }, Pair { a: 2, b: 0 }, Pair { a: 0, b: 1 }];
    let (mut changes, mut scratch) = (pairs::Changes::default(), Scratch::new());
    pairs::difference(&before, &now, &mut changes, &mut scratch).unwrap();
    assert_eq!(changes.added, [ChangedPair { a: 2, b: 0, position: 1 }]);
    assert_eq!(changes.removed, [ChangedPair { a: 0, b: 2, position: 2 }]);
    assert_eq!(changes.previous, [1, u32::MAX, 0]);
    pairs::difference(&now, &[], &mut changes, &mut scratch).unwrap();
    assert!(changes.added.is_empty() && changes.removed.len() == 3 && changes.previous.is_empty());
}

#[test]
fn packed_shapes_are_the_same() {
    let structs = boxes(70);
    let view = Aabbs::structs(&structs).unwrap();
    let packed = view.packed().unwrap();
    let (mut of_structs, mut of_packed) = ([0; 2], [0; 2]);
    let one = [3.0f32, 0.0, 0.0, 4.0, 1.0, 1.0];
    overlap_aabb_aabb(&Aabbs::one(&one).unwrap(), &view, &mut of_structs).unwrap();
    overlap_aabb_aabb(&Aabbs::one(&one).unwrap(), &packed.view(), &mut of_packed).unwrap();
    assert_eq!(of_packed, of_structs);
    assert_eq!(hits::to_indices(&of_packed, 70), [1, 2, 3, 4]);
}

#[test]
fn doubles_are_rounded_outwards() {
    let centre = [[1e-9, 0.0, 0.0, 1.0, 1.0, 1.0f64]];
    let packed = Aabbs::from_centres(&Doubles::structs(&centre, 0, 6).unwrap()).unwrap();
    let beyond = [1.0 + f32::EPSILON, 0.0, 0.0];
    assert!(any_contains_aabb_point(&packed.view(), &Vectors::one(&beyond).unwrap()).unwrap());
    let (x, radius) = ([0.1f64], [1.0f64]);
    let balls = Spheres::from_doubles(&Doubles::columns(&[&x, &x, &x, &radius]).unwrap());
    assert_eq!(balls.unwrap().view().len(), 1);
    assert!(Spheres::from_doubles(&Doubles::columns(&[&x]).unwrap()).is_err());
    assert!(Doubles::structs(&centre, 0, 7).is_err());
}

#[test]
fn boxes_around_those_that_are_turned() {
    let obb = [0.0f32, 0.0, 0.0, 1.0, 2.0, 3.0];
    let around = Aabbs::around(&Obbs::one(&obb).unwrap()).unwrap();
    let corner = [1.0f32, 2.0, 3.0];
    assert!(any_contains_aabb_point(&around.view(), &Vectors::one(&corner).unwrap()).unwrap());
}

#[test]
fn boxes_around_what_moves() {
    let (ball, margin, way) = ([1.0f32, 2.0, 3.0, 0.5], [0.5f32], [2.0f32, 0.0, -4.0]);
    let (margin, way) = (Numbers::one(&margin).unwrap(), Vectors::one(&way).unwrap());
    let ball = Spheres::one(&ball).unwrap();
    let grown = ball.bounds(Growth { margin: Some(&margin), velocity: Some(&way), t_max: 0.5 }).unwrap();
    let points = [[0.0f32, 3.0, 0.0], [0.0, 3.0, 4.25], [3.0, 1.0, 4.0]];
    let mut hits = [0];
    let points = Vectors::structs(&points).unwrap();
    contains_aabb_point(&grown.view(), &points, &mut hits).unwrap();
    assert_eq!(hits, [0b101]);
    let other = ball.bounds(Growth { t_max: -1.0, ..Growth::default() });
    assert!(other.is_err());
}

#[test]
fn a_mesh_is_its_triangles() {
    let positions = [[1.0f32, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    let faces = [[0, 0, 0], [0, 1, 2]]; // one that is a point, and one that is not
    let mesh = Triangles::mesh(Floats::structs(&positions, 0, 3).unwrap(), &faces).unwrap();
    let (ball, mut bits, mut distance) = ([0.0f32, 0.0, 0.0, 0.6], [0], [0.0; 2]);
    let ball = Spheres::one(&ball).unwrap();
    contact_sphere_triangle(&ball, &mesh, None, &mut bits, Some(&mut distance), None, None).unwrap();
    assert_eq!(bits, [2]);
    assert!((distance[1] + 0.6 - 0.57735).abs() < 1e-4);
}

#[test]
fn rows_of_a_solver() {
    let rows = points_of(&[2, 0, 1]);
    assert_eq!(rows.iter().map(|row| (row.pair, row.point)).collect::<Vec<_>>(), [(0, 0), (0, 1), (2, 0)]);
}

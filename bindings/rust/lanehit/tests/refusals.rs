//! What is wrong is an error in words, and safe code reaches nothing that is not there.
use lanehit::*;
use std::sync::atomic::{AtomicUsize, Ordering};

const BOX: [f32; 6] = [0.0, 0.0, 0.0, 1.0, 1.0, 1.0];

fn words<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
    result.unwrap_err().to_string()
}

#[test]
fn the_library_says_in_its_own_words_what_it_refuses() {
    let (two, three) = ([BOX; 2], [BOX; 3]);
    let (a, b) = (Aabbs::structs(&two).unwrap(), Aabbs::structs(&three).unwrap());
    let mut bits = [0];
    let refused = overlap_aabb_aabb(&a, &b, &mut bits);
    assert_eq!(
        words(refused.clone()),
        "lh_overlap_aabb_aabb: argument 2 (b): its count is neither 1 nor that of the others"
    );
    assert!(matches!(refused, Err(Error::Refused(status)) if status.argument() == 2 && status.kind() == 3));
    let still = [0.0; 3];
    let velocity = Vectors::one(&still).unwrap();
    let negative = sweep_aabb_aabb(&a, &velocity, &a, None, -1.0, &mut bits, None, None);
    assert_eq!(words(negative), "lh_sweep_aabb_aabb: argument 5 (t_max): it is negative or NaN");
    assert_eq!(bits, [0]);
}

#[test]
fn outputs_without_room_are_refused() {
    let boxes = [BOX; 65];
    let (boxes, ball) = (Aabbs::structs(&boxes).unwrap(), [0.0f32; 4]);
    let ball = Spheres::one(&ball).unwrap();
    let (mut bits, mut short, mut enough) = ([0; 2], [0.0; 64], [0.0; 65]);
    assert_eq!(
        words(overlap_aabb_aabb(&boxes, &boxes, &mut bits[..1])),
        "overlap_aabb_aabb: hits has room for 1 of 2"
    );
    let distance = contact_sphere_aabb(&ball, &boxes, None, &mut bits, Some(&mut short), None, None);
    assert_eq!(words(distance), "contact_sphere_aabb: distance has room for 64 of 65");
    let normal = Xyz { z: Some(&mut short), ..Xyz::default() };
    assert!(
        contact_sphere_aabb(&ball, &boxes, None, &mut bits, Some(&mut enough), Some(normal), None).is_err()
    );
    let centre = [0.0; 3];
    let point = Some(Xyz { x: Some(&mut short), ..Xyz::default() });
    let points = Vectors::one(&centre).unwrap();
    assert!(closest_aabb_point(&boxes, &points, None, point).is_err());
}

#[test]
fn manifolds_without_room_are_refused() {
    fn is_refused(manifolds: Manifolds<'_>) -> bool {
        let boxes = [BOX; 3];
        let boxes = Obbs::structs(&boxes).unwrap();
        manifold_obb_obb(&boxes, &boxes, None, &mut [0], Some(manifolds)).is_err()
    }
    let (mut counts, mut short, mut features) = ([0; 3], [0.0; 2], [0; 2]);
    assert!(is_refused(Manifolds { count: Some(&mut counts[..2]), ..Manifolds::default() }));
    assert!(!is_refused(Manifolds { count: Some(&mut counts), ..Manifolds::default() }));
    assert!(is_refused(Manifolds { distance: [None, None, None, Some(&mut short)], ..Manifolds::default() }));
    assert!(is_refused(Manifolds {
        feature: [None, Some(&mut features), None, None],
        ..Manifolds::default()
    }));
    let point = Some(Xyz { y: Some(&mut short), ..Xyz::default() });
    assert!(is_refused(Manifolds { point: [None, None, point, None], ..Manifolds::default() }));
}

#[test]
fn cells_need_a_word_for_64_of_them() {
    let grid = Grid { origin: [0.0; 3], cell: [1.0; 3], first: [0; 3], count: [4, 4, 5] };
    let ball = [0.5, 0.5, 4.5, 0.25];
    let ball = Spheres::one(&ball).unwrap();
    let mut bits = [0; 2];
    assert!(overlap_sphere_grid(&ball, &grid, &mut bits[..1]).is_err());
    overlap_sphere_grid(&ball, &grid, &mut bits).unwrap();
    assert_eq!(hits::to_indices(&bits, grid.cells()), [grid.bit(0, 0, 4) as u32]);
    let endless = Grid { count: [u32::MAX; 3], ..grid };
    assert!(matches!(overlap_sphere_grid(&ball, &endless, &mut bits), Err(Error::Refused(_))));
}

#[test]
fn what_is_no_shape_is_no_view() {
    let (four, five) = ([0.0; 4], [0.0; 5]);
    assert_eq!(words(Spheres::columns(&[&four, &four, &five])), "columns have different lengths");
    assert_eq!(words(Aabbs::columns(&[&four[..]; 5])), "an element has more floats than are given");
    assert_eq!(words(Aabbs::columns(&[&four[..]; 7])), "an element has fewer floats than are given");
    assert_eq!(words(Spheres::columns(&[&four[..]; 2])), "an element has more floats than are given");
    assert!(Spheres::columns(&[&four[..]; 3]).is_ok() && Spheres::columns(&[&four[..]; 4]).is_ok());
    assert!(Obbs::columns(&[&four[..]; 7]).is_err() && Obbs::columns(&[&four[..]; 6]).is_ok());
    assert!(Aabbs::columns(&[]).is_err() && Aabbs::of(&[]).is_err());
    assert!(Aabbs::of(&[Floats::absent(6).unwrap()]).is_err());
    let structs = [[0.0f32; 4]; 2];
    assert!(Floats::structs(&structs, 1, 3).is_ok() && Floats::structs(&structs, 2, 3).is_err());
    assert!(Floats::structs(&structs, usize::MAX, 3).is_err());
    let halves = [Floats::structs(&structs, 0, 3).unwrap(), Floats::columns(&[&four[..2]; 3]).unwrap()];
    assert_eq!(words(Aabbs::of(&halves)), "parts that share a stride have different ones");
    assert!(Obbs::of(&halves).is_ok());
}

#[test]
fn an_index_that_is_not_there_is_refused() {
    let boxes = [BOX; 3];
    let view = Aabbs::structs(&boxes).unwrap();
    assert_eq!(words(view.indexed(&[0, 2, 3])), "the index 3 is beyond 3 elements");
    let twice = view.indexed(&[2, 2, 0, 1, 1]).unwrap();
    assert_eq!(twice.len(), 5);
    assert!(twice.indexed(&[4]).is_err(), "an index counts in the elements, not in another index");
    let pairs = [pairs::Pair { a: 0, b: 9 }];
    assert!(view.indexed(Index::a(&pairs)).is_ok() && view.indexed(Index::b(&pairs)).is_err());
    let corners = [[0.0f32; 3]; 3];
    let corners = Floats::structs(&corners, 0, 3).unwrap();
    assert_eq!(words(Triangles::mesh(corners, &[[0, 1, 3]])), "the index 3 is beyond 3 elements");
    let mesh = Triangles::mesh(corners, &[[0, 1, 2]]).unwrap();
    assert_eq!(words(mesh.indexed(&[0])), "a mesh has an index already");
}

#[test]
fn rays_need_a_direction() {
    let floats = [[0.0f32, 0.0, 0.0, 1.0, 0.0, 0.0]];
    let part = |first| Floats::structs(&floats, first, 3).unwrap();
    let boxes = Aabbs::one(&BOX).unwrap();
    let (mut bits, t_max) = ([0], [0.5f32]);
    let ask = |parts: &[Floats], bits: &mut [u64]| raycast_aabb(&Rays::of(parts)?, &boxes, bits, None, None);
    let missing = "lh_raycast_aabb: argument 1 (rays): an array is NULL";
    assert_eq!(words(ask(&[part(0)], &mut bits)), missing);
    let none = Floats::absent(3).unwrap();
    assert_eq!(words(ask(&[part(0), none, none], &mut bits)), missing);
    let groups = pairs::Groups::new(&boxes).unwrap();
    assert!(groups.rays(&Rays::of(&[part(0)]).unwrap(), &mut Vec::new()).is_err());
    ask(&[part(0), none, part(3)], &mut bits).unwrap();
    let limit = Floats::columns(&[&t_max]).unwrap();
    ask(&[part(0), part(3), none, Floats::absent(1).unwrap(), limit], &mut bits).unwrap();
    assert_eq!(bits, [1]);
}

#[test]
fn no_elements_are_no_error() {
    let none: [[f32; 6]; 0] = [];
    let view = Aabbs::structs(&none).unwrap();
    assert!(view.is_empty());
    overlap_aabb_aabb(&view, &view, &mut []).unwrap();
    assert!(!any_overlap_aabb_aabb(&view, &Aabbs::one(&BOX).unwrap()).unwrap());
    assert_eq!(view.packed().unwrap().view().len(), 0);
}

#[test]
fn hits_are_as_many_as_is_said() {
    fn refuses<T>(ask: fn() -> T) -> bool {
        std::panic::catch_unwind(ask).is_err()
    }
    assert!(refuses(|| hits::nearest(&[2], &[0.0])), "the bit has no time");
    assert!(refuses(|| hits::to_indices(&[0], 65)), "a word is missing");
    assert!(refuses(|| hits::count(&[], 1)));
    assert_eq!((hits::count(&[3, 1], 65), hits::to_indices(&[3, 1], 65)), (3, vec![0, 1, 64]));
    assert!(hits::any(&[2], 2) && !hits::any(&[0], 2) && hits::has(&[2], 1) && !hits::has(&[2], 0));
    assert_eq!(hits::nearest(&[7], &[f32::NAN, 2.0, 1.0]), Some(2));
    assert_eq!(hits::nearest(&[0], &[1.0]), None);
}

#[test]
fn the_crate_has_the_version_of_the_library() {
    assert_eq!(version(), env!("CARGO_PKG_VERSION"));
}

#[test]
fn instruction_sets_have_names() {
    let names: Vec<_> = isa::Isa::available().map(isa::Isa::name).collect();
    assert!(names.contains(&"scalar") && names.contains(&isa::Isa::active().name()));
    isa::Isa::best().select().unwrap();
}

#[test]
fn views_go_to_other_threads() {
    let boxes = vec![BOX; 1000];
    let view = Aabbs::structs(&boxes).unwrap();
    let met = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let mut bits = [0; 16];
                overlap_aabb_aabb(&view, &view, &mut bits).unwrap();
                met.fetch_add(hits::count(&bits, 1000), Ordering::Relaxed);
            });
        }
    });
    assert_eq!(met.into_inner(), 4000);
}

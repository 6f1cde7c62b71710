//! Volumes around sets, and what is refused of sets.
use lanehit::*;

const CORNERS: [[f32; 3]; 4] = [[0.0, 0.0, 0.0], [3.0, 0.0, 0.0], [0.0, 2.0, 0.0], [0.0, 0.0, 1.0]];
const FACES: [[u32; 3]; 4] = [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]];

#[test]
fn volumes_are_around_their_sets() {
    let points = Vectors::structs(&CORNERS).unwrap();
    let sets = Sets::new(points, &[0, 4, 4]).unwrap();
    assert_eq!(sets.count(), 2);
    assert_eq!(sets.aabbs().unwrap().view().volumes().unwrap(), [6.0, 0.0]);
    // Half the way between the two corners that are farthest apart is the least radius that a ball can have here.
    let least = 4.18 * (13.0f64.sqrt() / 2.0).powi(3);
    for (balls, over) in [(sets.smallest_spheres(), 1.1), (sets.spheres(), 1.7)] {
        let volumes = balls.unwrap().view().volumes().unwrap();
        assert!(volumes[0] > least && volumes[0] < over * least, "{} of {least}", volumes[0]);
        assert_eq!(volumes[1], 0.0);
    }
    assert!(sets.obbs().unwrap().view().volumes().unwrap()[0] <= 6.001);
    assert!(sets.capsules().unwrap().view().volumes().unwrap()[0] > 1.0);
}

#[test]
fn meshes_have_volumes() {
    let mesh = Triangles::mesh(Floats::structs(&CORNERS, 0, 3).unwrap(), &FACES).unwrap();
    assert_eq!(volumes_of_meshes(&Sets::one(mesh)).unwrap(), [1.0]);
    assert_eq!(Sets::one(mesh).aabbs().unwrap().view().volumes().unwrap(), [6.0]);
}

#[test]
fn sets_that_are_none_are_refused() {
    let points = Vectors::structs(&CORNERS).unwrap();
    let refused = |result: Result<Vec<f64>, Error>| result.unwrap_err().to_string();
    let boxes = |first: &[u32]| Sets::new(points, first).and_then(|sets| sets.aabbs()).map(|_| Vec::new());
    assert_eq!(refused(boxes(&[])), "sets have no number that says where they end");
    assert!(refused(boxes(&[0, 5])).starts_with("lh_pack_aabbs_around: argument 1 (sets): "));
    assert!(refused(boxes(&[2, 1])).starts_with("lh_pack_aabbs_around: argument 1 (sets): "));
    assert!(refused(volumes_of_meshes(&Sets::one(points)))
        .starts_with("lh_volumes_of_meshes: argument 1 (meshes): "));
}

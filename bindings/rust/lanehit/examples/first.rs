//! One ray against four boxes: how many are hit, and which first?
use lanehit::{hits, raycast_aabb, Aabbs, Rays};

fn main() -> Result<(), lanehit::Error> {
    let ray = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0]; // from the origin along x
    let boxes = [
        [4.0, 0.0, 0.0, 5.0, 1.0, 1.0],
        [2.0, 0.0, 0.0, 3.0, 1.0, 1.0],
        [2.0, 3.0, 0.0, 3.0, 5.0, 1.0],
        [7.0, 0.0, 0.0, 8.0, 1.0, 1.0],
    ];
    let (mut bits, mut t) = ([0], [0.0; 4]);
    raycast_aabb(&Rays::one(&ray)?, &Aabbs::structs(&boxes)?, &mut bits, Some(&mut t), None)?;
    if let Some(first) = hits::nearest(&bits, &t) {
        println!("{} of 4 hit, first box {first} at t = {}", hits::count(&bits, 4), t[first]);
    }
    Ok(())
}

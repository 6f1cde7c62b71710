//! What bindings/tests/speed_of_c.c measures, in Rust.
use lanehit::{overlap_sphere_aabb, Aabbs, Error, Spheres};
use std::time::Instant;

const MANY: usize = 10_000;
const CALLS: usize = 2000;
const ROUNDS: usize = 200;

fn measure(
    what: &str,
    calls: usize,
    pairs: usize,
    mut ask: impl FnMut() -> Result<(), Error>,
) -> Result<(), Error> {
    let mut least = f64::INFINITY;
    for _ in 0..ROUNDS {
        let begin = Instant::now();
        for _ in 0..calls {
            ask()?;
        }
        least = least.min(begin.elapsed().as_nanos() as f64 / calls as f64 / pairs as f64);
    }
    println!("{what}: {least:.2} ns");
    Ok(())
}

fn main() -> Result<(), Error> {
    let (ball, cube) = ([0.5f32, 0.5, 0.5, 1.0], [0.0f32, 0.0, 0.0, 1.0, 1.0, 1.0]);
    let (balls, boxes) = (Spheres::one(&ball)?, Aabbs::one(&cube)?);
    let mut hits = vec![0; lanehit::hits::words(MANY)];
    measure("one pair, views that are there", CALLS, 1, || overlap_sphere_aabb(&balls, &boxes, &mut hits))?;
    measure("one pair, views made for it", CALLS, 1, || {
        overlap_sphere_aabb(&Spheres::one(&ball)?, &Aabbs::one(&cube)?, &mut hits)
    })?;
    let columns: Vec<Vec<f32>> = (0..10)
        .map(|k| (0..MANY).map(|i| (i % 100) as f32 / 50.0 + if k > 6 { 1.0 } else { 0.0 }).collect())
        .collect();
    let columns: Vec<&[f32]> = columns.iter().map(Vec::as_slice).collect();
    let (balls, boxes) = (Spheres::columns(&columns[..4])?, Aabbs::columns(&columns[4..])?);
    measure("one of 10000 pairs", 10, MANY, || overlap_sphere_aabb(&balls, &boxes, &mut hits))
}

//! What bindings/tests/query_subjects.h has, in Rust.
use lanehit::*;

pub const N: usize = 500;
pub const T_MAX: f32 = 1.0;
pub const GRID: Grid = Grid { origin: [-4.0; 3], cell: [0.5; 3], first: [0; 3], count: [16; 3] };

/// How shapes lie. Those with an index lie in the opposite order.
#[derive(Clone, Copy, Debug)]
pub enum Layout {
    Columns,
    Structs,
    Indexed,
}

pub struct Subject<const K: usize> {
    columns: Vec<Vec<f32>>,
    structs: Vec<[f32; K]>,
    reversed: Vec<[f32; K]>,
    index: Vec<u32>,
}

impl<const K: usize> Subject<K> {
    pub fn new(pattern: &str, count: usize, seed: u64) -> Self {
        let positive = |random: i32| ((random & 63) + 1) as f32 / 64.0;
        let mut state = seed.wrapping_mul(0x9e3779b97f4a7c15).wrapping_add(1);
        let mut structs = vec![[0.0; K]; count];
        for element in &mut structs {
            for (k, made) in pattern.bytes().enumerate() {
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let random = (state >> 40 & 255) as i32;
                element[k] = match made {
                    b's' => (random as f32 - 128.0) / 128.0,
                    b'p' => positive(random),
                    digit => positive(random) + element[usize::from(digit - b'0')],
                };
            }
        }
        Subject {
            columns: (0..K).map(|k| structs.iter().map(|element| element[k]).collect()).collect(),
            reversed: structs.iter().rev().copied().collect(),
            index: (0..count as u32).rev().collect(),
            structs,
        }
    }

    /// Made for one query, and kept for the rest of the process: so the view may be what is left of it.
    pub fn view<S: Shape>(self, layout: Layout) -> Result<View<'static, S>, Error> {
        let kept: &'static Self = Box::leak(Box::new(self));
        let columns: Vec<&[f32]> = kept.columns.iter().map(Vec::as_slice).collect();
        match layout {
            Layout::Columns => View::columns(&columns),
            Layout::Structs => View::structs(&kept.structs),
            Layout::Indexed => View::structs(&kept.reversed)?.indexed(&kept.index),
        }
    }
}

pub fn bits(n: usize) -> Vec<u64> {
    vec![0; hits::words(n)]
}

/// The bytes of an output.
pub trait Bytes {
    fn give(&self, to: &mut Vec<u8>);
}

macro_rules! bytes_of {
    ($($number:ty)*) => {$(
        impl Bytes for Vec<$number> {
            fn give(&self, to: &mut Vec<u8>) {
                self.iter().for_each(|number| to.extend(number.to_ne_bytes()));
                to.resize((to.len() + 7) / 8 * 8, 0);
            }
        }
    )*};
}

bytes_of!(u8 i8 u32 f32 u64);

impl<T> Bytes for [T]
where
    T: Bytes,
{
    fn give(&self, to: &mut Vec<u8>) {
        self.iter().for_each(|part| part.give(to));
    }
}

pub struct Vectors3([Vec<f32>; 3]);

impl Vectors3 {
    pub fn new() -> Self {
        Vectors3([vec![0.0; N], vec![0.0; N], vec![0.0; N]])
    }

    pub fn wanted(&mut self) -> Xyz<'_> {
        let [x, y, z] = &mut self.0;
        Xyz::of(x, y, z)
    }
}

impl Bytes for Vectors3 {
    fn give(&self, to: &mut Vec<u8>) {
        self.0.give(to);
    }
}

/// Manifolds.
pub struct Points {
    count: Vec<u8>,
    normal: Vectors3,
    point: [Vectors3; 4],
    distance: [Vec<f32>; 4],
    feature: [Vec<u32>; 4],
}

impl Points {
    pub fn new() -> Self {
        Points {
            count: vec![0; N],
            normal: Vectors3::new(),
            point: [(); 4].map(|()| Vectors3::new()),
            distance: [(); 4].map(|()| vec![0.0; N]),
            feature: [(); 4].map(|()| vec![0; N]),
        }
    }

    pub fn wanted(&mut self) -> Manifolds<'_> {
        let mut wanted = Manifolds {
            count: Some(&mut self.count),
            normal: Some(self.normal.wanted()),
            ..Manifolds::default()
        };
        for (to, point) in wanted.point.iter_mut().zip(&mut self.point) {
            *to = Some(point.wanted());
        }
        for (to, distance) in wanted.distance.iter_mut().zip(&mut self.distance) {
            *to = Some(distance);
        }
        for (to, feature) in wanted.feature.iter_mut().zip(&mut self.feature) {
            *to = Some(feature);
        }
        wanted
    }
}

impl Bytes for Points {
    fn give(&self, to: &mut Vec<u8>) {
        self.count.give(to);
        self.normal.give(to);
        self.point.give(to);
        self.distance.give(to);
        self.feature.give(to);
    }
}

/// A hash of all outputs, and how many hit.
#[derive(Debug, PartialEq, Eq)]
pub struct Told {
    pub hash: u64,
    pub hits: usize,
}

pub fn told(outputs: &[&dyn Bytes], hits: &[u64]) -> Told {
    let mut bytes = Vec::new();
    outputs.iter().for_each(|output| output.give(&mut bytes));
    let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x100000001b3);
    Told { hash: bytes.iter().fold(0xcbf29ce484222325, mix), hits: hits::count(hits, 64 * hits.len()) }
}

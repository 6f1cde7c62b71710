//! Hits as queries write them: bit `i % 64` of word `i / 64` for pair i.
//!
//! Functions panic where there are fewer words than n hits have, or where bits beyond n are set, which no query does.
use lanehit_sys as sys;

/// How many words n hits have: `vec![0; hits::words(n)]`.
pub fn words(n: usize) -> usize {
    n / 64 + usize::from(n % 64 != 0)
}

fn begin(hits: &[u64], n: usize) -> *const u64 {
    assert!(hits.len() >= words(n), "{n} hits are {} words, not {}", words(n), hits.len());
    assert!(n % 64 == 0 || hits[n / 64] >> (n % 64) == 0, "a bit beyond {n} hits is set");
    hits.as_ptr()
}

/// How many pairs hit.
pub fn count(hits: &[u64], n: usize) -> usize {
    // SAFETY: there are the words of n hits.
    unsafe { sys::lh_hits_count(begin(hits, n), n) }
}

/// Whether any pair hits.
pub fn any(hits: &[u64], n: usize) -> bool {
    // SAFETY: there are the words of n hits.
    unsafe { sys::lh_hits_any(begin(hits, n), n) != 0 }
}

/// Whether pair i hits.
pub fn has(hits: &[u64], i: usize) -> bool {
    hits[i / 64] >> (i % 64) & 1 != 0
}

/// The numbers of the pairs that hit, ascending. n is at most 2^32.
pub fn to_indices(hits: &[u64], n: usize) -> Vec<u32> {
    assert!(n as u64 <= 1 << 32, "an index has 32 bits");
    let mut indices = vec![0; count(hits, n)];
    // SAFETY: there are the words of n hits, and room for those that there are.
    unsafe { sys::lh_hits_to_indices(begin(hits, n), n, indices.as_mut_ptr()) };
    indices
}

/// The hit with the lowest t, of equals the first; a NaN is never the nearest. There are as many hits as t.
pub fn nearest(hits: &[u64], t: &[f32]) -> Option<usize> {
    // SAFETY: there are the words of as many hits as there are times.
    let found = unsafe { sys::lh_hits_nearest(begin(hits, t.len()), t.as_ptr(), t.len()) };
    (found < t.len()).then_some(found)
}

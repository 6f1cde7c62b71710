//! Every query gives what it gives in C, in every layout. LANEHIT_RESULTS is a file of what bindings/tests/results_of_c.c
//! prints; without it layouts are compared with each other alone.
#[rustfmt::skip]
mod all_queries;
mod query_subjects;

use query_subjects::{Layout, Told};
use std::collections::HashMap;

fn results_of_c() -> Option<HashMap<String, Told>> {
    let file = std::env::var_os("LANEHIT_RESULTS")?;
    let text = std::fs::read_to_string(file).expect("the results of C");
    let told = text.lines().map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let hash = u64::from_str_radix(words[1], 16).expect("a hash");
        (words[0].to_owned(), Told { hash, hits: words[2].parse().expect("a number of hits") })
    });
    Some(told.collect())
}

#[test]
fn results_are_those_of_c_in_every_layout() {
    let of_c = results_of_c();
    for (name, ask) in all_queries::QUERIES {
        let told = ask(Layout::Columns).unwrap_or_else(|error| panic!("{error}"));
        for layout in [Layout::Structs, Layout::Indexed] {
            assert_eq!(ask(layout).as_ref(), Ok(&told), "{name}, {layout:?}");
        }
        if let Some(of_c) = &of_c {
            assert_eq!(of_c.get(*name), Some(&told), "{name}");
        }
    }
    assert!(all_queries::QUERIES.len() > 50);
    assert!(of_c.map_or(true, |of_c| of_c.len() == all_queries::QUERIES.len()));
}

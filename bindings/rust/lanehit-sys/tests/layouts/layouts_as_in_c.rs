//! Structs lie in memory as C has them. LANEHIT_INCLUDE, by default that of the checkout, has the headers.
use lanehit_sys::*;
use std::env;
use std::mem::{size_of, MaybeUninit};
use std::path::Path;
use std::process::Command;

macro_rules! sized {
    ($type:ty) => {
        format!("{} {}", stringify!($type), size_of::<$type>())
    };
}

macro_rules! placed {
    ($type:ty, $member:ident) => {{
        let place = MaybeUninit::<$type>::uninit();
        let begin = place.as_ptr();
        // SAFETY: nothing is read; the address is within `place`.
        let member = unsafe { std::ptr::addr_of!((*begin).$member) };
        format!("{}.{} {}", stringify!($type), stringify!($member), member as usize - begin as usize)
    }};
}

include!("layouts_of_rust.rs");

#[test]
fn structs_lie_as_in_c() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let include = env::var_os("LANEHIT_INCLUDE").map_or_else(|| here.join("../../../include"), Into::into);
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("layouts");
    let compiler = env::var_os("CC").unwrap_or_else(|| "cc".into());
    let compiled = Command::new(compiler)
        .arg("-I")
        .arg(include)
        .arg(here.join("../../tests/layouts_of_c.c"))
        .arg("-o")
        .arg(&program)
        .status()
        .expect("a C compiler");
    assert!(compiled.success());
    let said = Command::new(&program).output().expect("the program").stdout;
    let of_c: Vec<_> = std::str::from_utf8(&said).unwrap().lines().map(str::to_owned).collect();
    assert!(of_c.len() > 100);
    assert_eq!(layouts(), of_c);
}

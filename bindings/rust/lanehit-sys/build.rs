//! Links a library that is there, in LANEHIT_LIB_DIR, or compiles the few files that scripts/amalgamate.py writes: those
//! in `c` beside this file, as a package has them, or, in a checkout, written for this build.
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    for name in ["LANEHIT_LIB_DIR", "LANEHIT_QUERIES", "LANEHIT_BACKENDS"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    match env::var_os("LANEHIT_LIB_DIR") {
        Some(directory) => link(Path::new(&directory)),
        None => compile(&sources()),
    }
}

/// The static library if that is there, else the shared one.
fn link(directory: &Path) {
    let is_static = directory.join("liblanehit.a").exists();
    println!("cargo:rustc-link-search=native={}", directory.display());
    println!("cargo:rustc-link-lib={}lanehit", if is_static { "static:-bundle=" } else { "dylib=" });
    println!("cargo:rerun-if-changed={}", directory.display());
}

/// Where the files are.
fn sources() -> PathBuf {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where this is"));
    let packaged = here.join("c");
    if packaged.join("lanehit.c").exists() {
        return packaged;
    }
    let root = here.join("../../..");
    let written = PathBuf::from(env::var_os("OUT_DIR").expect("cargo has a place for this")).join("c");
    for part in ["src", "include", "scripts/amalgamate.py", "scripts/one_unit.py"] {
        println!("cargo:rerun-if-changed={}", root.join(part).display());
    }
    let status =
        Command::new("python3").arg("-B").arg(root.join("scripts/amalgamate.py")).arg(&written).status();
    assert!(
        matches!(status, Ok(status) if status.success()),
        "scripts/amalgamate.py, for which python3 is needed, did not write the files of the library: {status:?}"
    );
    written
}

fn words(variable: &str) -> Option<Vec<String>> {
    let words = env::var(variable).ok()?;
    Some(words.split([',', ' ', ';']).filter(|word| !word.is_empty()).map(str::to_owned).collect())
}

/// `avx2` of `lanehit_avx2.c`.
fn backend_of(file: &Path) -> Option<String> {
    let name = file.file_name()?.to_str()?;
    Some(name.strip_prefix("lanehit_")?.strip_suffix(".c")?.to_owned())
}

/// The files of kernels, and whose they are.
fn kernels(sources: &Path) -> Vec<(String, PathBuf)> {
    let entries = fs::read_dir(sources).expect("the files of the library");
    let files = entries.map(|entry| entry.expect("a file").path());
    let mut kernels: Vec<_> = files.filter_map(|file| Some((backend_of(&file)?, file))).collect();
    kernels.sort();
    kernels
}

/// With flags that come last, so that they count whatever CFLAGS are: those of CMakeLists.txt.
fn compile(sources: &Path) {
    let mut build = cc::Build::new();
    build
        .file(sources.join("lanehit.c"))
        .include(sources)
        .opt_level(2)
        .warnings(false)
        .define("NDEBUG", None);
    let wanted = words("LANEHIT_BACKENDS");
    for (backend, file) in kernels(sources) {
        if wanted.as_ref().map_or(true, |wanted| wanted.contains(&backend)) {
            build.file(file);
        } else {
            build.define(&format!("LANEHIT_NO_{}", backend.to_uppercase()), None);
        }
    }
    if let Some(queries) = words("LANEHIT_QUERIES") {
        build.define("LANEHIT_ONLY", None);
        for query in queries {
            build.define(&format!("LANEHIT_WITH_{}", query.to_uppercase()), None);
        }
    }
    for flag in [
        "-std=c11",
        "-ffp-contract=off",
        "-fno-fast-math",
        "-fno-math-errno",
        "-frounding-math",
        "-fno-asynchronous-unwind-tables",
        "--param=sra-max-scalarization-size-Ospeed=4096",
    ] {
        build.flag_if_supported(flag);
    }
    build.compile("lanehit");
}

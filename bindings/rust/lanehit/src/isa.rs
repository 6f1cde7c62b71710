//! The instruction sets for which there are kernels. All give the same bits.
use crate::error::{asked, Error};
use lanehit_sys as sys;
use std::ffi::CStr;
use std::fmt;

/// One of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Isa(sys::lh_isa);

impl Isa {
    /// The fastest that this build has and this processor can run.
    pub fn best() -> Self {
        // SAFETY: it takes nothing.
        Isa(unsafe { sys::lh_isa_best() })
    }

    /// That which calls use now. At first use it is the one that the environment variable `LANEHIT_ISA` names, or the
    /// best.
    pub fn active() -> Self {
        // SAFETY: it takes nothing.
        Isa(unsafe { sys::lh_isa_active() })
    }

    /// Those that this build has and this processor can run.
    pub fn available() -> impl Iterator<Item = Isa> {
        // SAFETY: it takes any number.
        (0..sys::LH_ISA_COUNT).filter(|&isa| unsafe { sys::lh_isa_available(isa) } != 0).map(Isa)
    }

    /// Makes all later calls, of every thread, use it.
    pub fn select(self) -> Result<(), Error> {
        // SAFETY: it takes any number.
        asked(unsafe { sys::lh_isa_select(self.0) })
    }

    /// `scalar`, `sse`, `avx2`, `avx512` or `neon`.
    pub fn name(self) -> &'static str {
        // SAFETY: the name of any number is a constant of the library.
        unsafe { CStr::from_ptr(sys::lh_isa_name(self.0)) }.to_str().unwrap_or("unknown")
    }
}

impl fmt::Display for Isa {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl fmt::Debug for Isa {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Isa({self})")
    }
}

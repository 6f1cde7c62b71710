use lanehit_sys as sys;
use std::ffi::CStr;
use std::fmt;

/// What the library says of a call that it refuses.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Status(sys::lh_status);

impl Status {
    /// One of `LH_ERROR_*` of the C headers.
    pub fn kind(self) -> i32 {
        self.0 & 0xff
    }

    /// The position of the argument that was refused, counted from 1.
    pub fn argument(self) -> i32 {
        (self.0 >> 8) & 0xff
    }
}

impl fmt::Display for Status {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the text is never NULL, and good until this thread asks for another.
        let text = unsafe { CStr::from_ptr(sys::lh_status_text(self.0)) };
        out.write_str(&text.to_string_lossy())
    }
}

impl fmt::Debug for Status {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Status({self})")
    }
}

/// Why nothing was computed, and nothing written.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The library refuses the call; its text is the library's.
    Refused(Status),
    /// An output has less room than there are results.
    Short { function: &'static str, argument: &'static str, room: usize, needed: usize },
    /// What is given does not make up a view, or is not what a function takes.
    Unfit(&'static str),
    /// An index names an element that is not there.
    Index { index: u32, elements: usize },
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Refused(status) => status.fmt(out),
            Error::Short { function, argument, room, needed } => {
                write!(out, "{function}: {argument} has room for {room} of {needed}")
            }
            Error::Unfit(words) => out.write_str(words),
            Error::Index { index, elements } => {
                write!(out, "the index {index} is beyond {elements} elements")
            }
        }
    }
}

impl std::error::Error for Error {}

/// A status as a result.
pub(crate) fn asked(status: sys::lh_status) -> Result<(), Error> {
    if status == sys::LH_OK {
        Ok(())
    } else {
        Err(Error::Refused(Status(status)))
    }
}

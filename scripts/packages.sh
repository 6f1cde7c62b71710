# Sourced by the other scripts: install_packages NAME... installs those Debian packages that are missing, after
# saying which, or explains what to install by hand and leaves. Scripts that run side by side install one at a time.

install_packages() {
    if ! command -v apt-get >/dev/null 2>&1; then
        cat >&2 <<TEXT
This is not Debian or Ubuntu, so nothing is installed. Needed, by their Debian names:
  $*
TEXT
        have_tools && return 0
        exit 1
    fi
    missing=
    for package in "$@"; do
        dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed ||
            missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    echo "Installing with apt-get:$missing"
    # shellcheck disable=SC2086 # words are wanted
    one_at_a_time get_packages $missing || {
        echo "apt-get did not install them. As root: apt-get install$missing" >&2
        exit 1
    }
}

get_packages() {
    as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# one_at_a_time COMMAND...: waits until no other script of this checkout does such a thing.
one_at_a_time() {
    (flock 9 && "$@") 9>build-installing
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        echo "That needs root, and there is no sudo." >&2
        return 1
    fi
}

# Elsewhere than on Debian: go on if the build tools at least are there; Meson says which library is not.
have_tools() {
    command -v meson >/dev/null 2>&1 && command -v ninja >/dev/null 2>&1
}

# A C compiler, whichever is there; Debian's gcc where none is.
compiler_package() {
    command -v "${CC:-cc}" >/dev/null 2>&1 || echo gcc libc6-dev
}

# The GLIBC_TUNABLES of a compiler that asks for huge pages: a tenth faster where the kernel gives them to those who ask.
# shellcheck disable=SC2034 # scripts that source this read it
with_huge_pages=glibc.malloc.hugetlb=1

# configure DIRECTORY OPTION...: sets up a build directory, or brings an existing one to these options. A cross file
# comes first: it is for setting up alone.
configure() {
    directory=$1
    shift
    if [ -e "$directory/build.ninja" ]; then
        if [ "$1" = --cross-file ]; then shift 2; fi
        meson configure "$directory" "$@" >/dev/null
    else
        said=$(meson setup "$directory" "$@" 2>&1) || {
            printf '%s\n' "$said" >&2
            exit 1
        }
    fi
}

#!/bin/sh
# Installs lanehit into a temporary prefix and uses it from there as others would: by pkg-config, by CMake, by
# Meson; and as a Meson subproject. Speaks TAP.
#   install.sh SOURCE_DIRECTORY
# CC, MESON: the compiler and the Meson to use.
set -eu
source=$1
: "${CC:=cc}" "${MESON:=meson}"
consumer=$source/tests/install/consumer
. "$source/tests/install/tap.sh"
prefix=$work/prefix
export CC
unset DESTDIR CFLAGS LDFLAGS || true

# The commands of a check are joined by &&: in a condition, the shell does not stop at a failure by itself.

# As the README says it, but for SIMD backends, since each takes a minute.
installs() {
    "$MESON" setup "$work/build" "$source" --prefix "$prefix" --buildtype debug -Dbackends=[] &&
        "$MESON" install -C "$work/build"
}

# Everything compiled is of src.
builds_the_library_alone() {
    sed -n 's/^ *"file": "\(.*\)",*$/\1/p' "$work/build/compile_commands.json" >"$work/compiled" &&
        grep '/src/' "$work/compiled" &&
        ! grep -v -e '/src/' -e '^src/' "$work/compiled"
}

has_headers_and_libraries() {
    libdir=$(dirname "$(find "$prefix" -name liblanehit.a)") &&
        test -f "$libdir/liblanehit.so" -a -f "$libdir/pkgconfig/lanehit.pc" &&
        version=$(sed -n 's/^#define LH_VERSION_STRING "\(.*\)"$/\1/p' "$prefix/include/lanehit/version.h") &&
        test -n "$version"
}

is_the_version_of_the_header() {
    test "$(pkg-config --modversion lanehit)" = "$version"
}

# While the major version is 0, every minor version has a binary interface of its own.
has_the_soname_of_its_version() {
    case $version in
    0.*) series=${version%.*} ;;
    *) series=${version%%.*} ;;
    esac
    readelf -d "$libdir/liblanehit.so" | grep -F "SONAME" | grep -F "[liblanehit.so.$series]" &&
        test "$(readlink "$libdir/liblanehit.so.$series")" = "liblanehit.so.$version"
}

exports_what_the_headers_declare() {
    sed -n 's/^LH_API .*\(lh_[a-z0-9_]*\)(.*/\1/p' "$prefix"/include/lanehit/*.h | sort >"$work/declared" &&
        nm -D --defined-only "$libdir/liblanehit.so" | sed 's/.* //' | sort >"$work/exported" &&
        test -s "$work/declared" &&
        diff "$work/declared" "$work/exported"
}

needs_the_c_library_alone() {
    readelf -d "$libdir/liblanehit.so" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' >"$work/needed" &&
        cat "$work/needed" &&
        ! grep -v -e '^libc\.' -e '^ld-' "$work/needed"
}

# Of all that the program includes, what is not the system's own is lanehit's, and there is no SIMDe.
has_headers_that_need_nothing() {
    $CC -M -std=c11 -I"$prefix/include" "$consumer/consumer.c" | tr -s ' \\' '\n' >"$work/included" &&
        grep -F "$prefix/include/lanehit/lanehit.h" "$work/included" &&
        ! grep -i simde "$work/included" &&
        ! grep -F "$source/include" "$work/included"
}

# lanehit/inline.h is headers alone.
inlines_without_the_library() {
    $CC -std=c11 -I"$prefix/include" "$source/examples/tracer.c" -o "$work/tracer" && "$work/tracer"
}

# has_shared PROGRAM, has_static PROGRAM: which library it was linked with, and that it runs.
has_shared() {
    ldd "$1" >"$work/ldd" && grep lanehit "$work/ldd" && LD_LIBRARY_PATH=$libdir "$1"
}

has_static() {
    ldd "$1" >"$work/ldd" && ! grep lanehit "$work/ldd" && "$1"
}

links_shared() {
    $CC -std=c11 "$consumer/consumer.c" -o "$work/shared" $(pkg-config --cflags --libs lanehit) &&
        has_shared "$work/shared"
}

links_static() {
    $CC -std=c11 "$consumer/consumer.c" -o "$work/static" $(pkg-config --static --cflags --libs lanehit) &&
        has_static "$work/static"
}

# configure_with_meson DIRECTORY OPTION...: a copy of the consumer, in which the subproject is a link to the source.
configure_with_meson() {
    directory=$work/$1
    shift
    mkdir -p "$directory/subprojects" &&
        cp "$consumer/meson.build" "$consumer/consumer.c" "$directory" &&
        ln -s "$source" "$directory/subprojects/lanehit" &&
        "$MESON" setup "$directory/build" "$directory" "$@"
}

build_with_meson() {
    configure_with_meson "$@" && "$MESON" compile -C "$directory/build"
}

is_found_by_meson() {
    build_with_meson found --wrap-mode nofallback && has_shared "$work/found/build/consumer"
}

# is_a_subproject KIND: what is linked is of the kind of library that the parent asks for, and no other is built. Of one
# query, since that is enough.
is_a_subproject() {
    build_with_meson "subproject_$1" --force-fallback-for lanehit -Dlanehit:backends=[] \
        -Dlanehit:queries=overlap_sphere_aabb -Ddefault_library="$1" &&
        "has_$1" "$work/subproject_$1/build/consumer" &&
        find "$work/subproject_$1/build" -name 'liblanehit.so' -o -name 'liblanehit.a' >"$work/built" &&
        test "$(wc -l <"$work/built")" = 1
}

# levels DIRECTORY: those at which sources of the subproject are optimised. Of several options the last counts.
levels() {
    awk '/"command": .* -c [^ ]*subprojects.lanehit/ {
        level = "-O0"
        for (i = 1; i <= NF; i++)
            if ($i ~ /^-O/)
                level = $i
        print level
    }' "$work/$1/build/compile_commands.json" | sort -u | tee "$work/levels"
}

# Meson's own default is a build for debugging.
is_fast_in_any_parent() {
    configure_with_meson parent_default --force-fallback-for lanehit && levels parent_default &&
        grep -qx -e -O3 "$work/levels" && ! grep -v -x -e -O3 -e -O2 -e -Os "$work/levels" &&
        configure_with_meson parent_plain --force-fallback-for lanehit --buildtype plain && levels parent_plain &&
        grep -qx -e -O3 "$work/levels" && ! grep -v -x -e -O3 -e -O2 -e -Os "$work/levels"
}

# What does not optimise links every call that others leave out.
is_debugged_if_asked() {
    build_with_meson parent_debug --force-fallback-for lanehit -Dlanehit:debug_library=true \
        -Dlanehit:queries=overlap_sphere_aabb,overlap_triangle_aabb -Dlanehit:backends=sse,neon &&
        has_shared "$work/parent_debug/build/consumer" &&
        levels parent_debug && test "$(cat "$work/levels")" = -O0
}

# configure_with_cmake VERSION
configure_with_cmake() {
    rm -rf "$work/cmake" &&
        cmake -G Ninja -S "$consumer" -B "$work/cmake" -DCMAKE_PREFIX_PATH="$moved" -DWANTED="$1"
}

is_found_by_cmake() {
    configure_with_cmake "${version%.*}" &&
        cmake --build "$work/cmake" &&
        has_shared "$work/cmake/consumer" && has_static "$work/cmake/consumer_static"
}

is_not_found_in_another_version() {
    for wanted in 0.0 99 "${version%.*}.99"; do
        if configure_with_cmake "$wanted"; then
            echo "found as version $wanted"
            return 1
        fi
    done
}

# configure_with_cmake_inside DIRECTORY WAY OPTION...: a copy of the consumer, in which lanehit is part of the build. Of one
# query, since that is enough.
configure_with_cmake_inside() {
    directory=$work/$1
    way=$2
    shift 2
    mkdir -p "$directory" &&
        cp "$consumer/consumer.c" "$directory" &&
        { sed '/^find_package/,$d' "$consumer/CMakeLists.txt" && echo "$way" &&
            sed '1,/^find_package/d' "$consumer/CMakeLists.txt"; } >"$directory/CMakeLists.txt" &&
        cmake -G Ninja -S "$directory" -B "$directory/build" -DLANEHIT_QUERIES=overlap_sphere_aabb "$@"
}

# What is optimised however the parent is, and where its flags break what the library promises, these come last.
is_added_to_cmake() {
    configure_with_cmake_inside added "add_subdirectory(\"$source\" lanehit)" -DCMAKE_BUILD_TYPE=Debug \
        -DCMAKE_C_FLAGS=-ffast-math -DLANEHIT_BACKENDS="sse;neon" &&
        cmake --build "$work/added/build" &&
        ldd "$work/added/build/consumer" | grep "$work/added/build/lanehit/liblanehit" &&
        "$work/added/build/consumer" && has_static "$work/added/build/consumer_static" &&
        ninja -C "$work/added/build" -t commands | grep -e '-c .*lanehit.c$' >"$work/commands" &&
        grep -e '-ffast-math .*-O2.* -fno-fast-math' "$work/commands" && ! grep -e '-O2.* -O[013]' "$work/commands"
}

is_fetched_by_cmake() {
    configure_with_cmake_inside fetched "include(FetchContent)
        FetchContent_Declare(lanehit SOURCE_DIR \"$source\")
        FetchContent_MakeAvailable(lanehit)" -DBUILD_SHARED_LIBS=OFF -DLANEHIT_BACKENDS= &&
        cmake --build "$work/fetched/build" &&
        has_static "$work/fetched/build/consumer" && has_static "$work/fetched/build/consumer_static"
}

# From an archive as a release is, without Python.
installs_by_cmake() {
    mkdir -p "$work/release" "$work/no_python" &&
        cp -r "$source/CMakeLists.txt" "$source/include" "$source/packages" "$work/release" &&
        python3 -B "$source/scripts/amalgamate.py" "$work/release/dist" &&
        cmake -G Ninja -S "$work/release" -B "$work/release/build" -DCMAKE_INSTALL_PREFIX="$work/by_cmake" \
            -DCMAKE_DISABLE_FIND_PACKAGE_Python3=ON -DLANEHIT_QUERIES=overlap_sphere_aabb -DLANEHIT_BACKENDS="sse;neon" &&
        cmake --build "$work/release/build" && cmake --install "$work/release/build" &&
        mv "$work/by_cmake" "$work/moved_by_cmake"
}

is_found_where_cmake_installed() {
    moved=$work/moved_by_cmake libdir=$(dirname "$(find "$work/moved_by_cmake" -name liblanehit.a)") &&
        is_found_by_cmake && has_the_soname_of_its_version
}

check "meson install" installs
if ! has_headers_and_libraries; then
    echo "Bail out! $prefix lacks a header, a library or the package file"
    exit 1
fi
export PKG_CONFIG_PATH="$libdir/pkgconfig"

check "the library alone is built" builds_the_library_alone
check "the package has the version of the header" is_the_version_of_the_header
check "the soname has that version" has_the_soname_of_its_version
check "the library exports what the headers declare" exports_what_the_headers_declare
check "the library needs the C library alone" needs_the_c_library_alone
check "the headers need nothing else" has_headers_that_need_nothing
check "a program on the inline header needs no library" inlines_without_the_library
check "pkg-config, shared" links_shared
check "pkg-config, static" links_static
check "Meson, installed" is_found_by_meson
check "Meson, as a shared subproject" is_a_subproject shared
check "Meson, as a static subproject" is_a_subproject static
check "Meson, fast whatever the parent's build type" is_fast_in_any_parent
check "Meson, as the parent's build type if asked" is_debugged_if_asked

# The CMake package follows its prefix.
moved=$work/moved
mv "$prefix" "$moved"
if command -v cmake >/dev/null; then
    check "CMake, shared and static" is_found_by_cmake
    check "CMake, no other version" is_not_found_in_another_version
    check "CMake, a directory of another project" is_added_to_cmake
    check "CMake, fetched content" is_fetched_by_cmake
    check "cmake --install" installs_by_cmake
    check "CMake, installed by CMake" is_found_where_cmake_installed
    check "CMake, no other version of what CMake installed" is_not_found_in_another_version
else
    echo "ok $((tests += 1)) - CMake # SKIP cmake is not installed"
fi
echo "1..$tests"

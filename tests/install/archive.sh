#!/bin/sh
# The archive of a release: the same bytes whoever makes it, and what package managers build it by. Of these, vcpkg and
# Conan are not here; what is in stand_ins does in their place what the recipes ask for. Speaks TAP.
#   archive.sh SOURCE_DIRECTORY
# CC, MESON: the compiler and the Meson to use.
set -eu
source=$1
: "${CC:=cc}" "${MESON:=meson}"
consumer=$source/tests/install/consumer
. "$source/tests/install/tap.sh"
dist=$work/dist
release=lanehit-$("$source/scripts/version.sh")
archive=$release.tar.gz
export CC
unset DESTDIR CFLAGS LDFLAGS LANEHIT_RELEASE_URL || true

# The commands of a check are joined by &&: in a condition, the shell does not stop at a failure by itself.

# One query by the reference is enough.
query=overlap_sphere_aabb
of_cmake="-DLANEHIT_QUERIES=$query -DLANEHIT_BACKENDS= -DCMAKE_DISABLE_FIND_PACKAGE_Python3=ON"

is_made() {
    "$source/scripts/release.sh" archive "$dist" && (cd "$dist" && sha256sum -c SHA256SUMS)
}

# What is unpacked is no checkout, and lies elsewhere.
makes_itself_again() {
    mkdir "$work/unpacked" && tar -C "$work/unpacked" -xzf "$dist/$archive" &&
        (umask 077 && "$work/unpacked/$release/scripts/release.sh" archive "$work/again") &&
        cmp "$dist/$archive" "$work/again/$archive"
}

overwrites_nothing() {
    ! "$source/scripts/release.sh" archive "$dist" && (cd "$dist" && sha256sum -c SHA256SUMS)
}

wrap_consumer() {
    mkdir -p "$work/$1/subprojects" && cp "$consumer/meson.build" "$consumer/consumer.c" "$work/$1" &&
        cp "$dist/wrap/lanehit.wrap" "$work/$1/subprojects"
}

is_wrapped() {
    wrap_consumer wrap &&
        "$MESON" setup "$work/wrap/build" "$work/wrap" --force-fallback-for lanehit -Dlanehit:queries=$query \
            -Dlanehit:backends=[] && "$MESON" compile -C "$work/wrap/build" && "$work/wrap/build/consumer"
}

# Another archive than that of the wrap.
is_not_wrapped_if_changed() {
    wrap_consumer changed && mkdir "$work/changed/subprojects/packagecache" &&
        gzip -dc "$dist/$archive" | gzip -1 >"$work/changed/subprojects/packagecache/$archive" &&
        ! "$MESON" setup "$work/changed/build" "$work/changed" --force-fallback-for lanehit >"$work/said" 2>&1 &&
        grep 'hash' "$work/said"
}

# is_found_by_cmake NAME PREFIX KIND
is_found_by_cmake() {
    cmake -G Ninja -S "$consumer" -B "$work/$1" -DCMAKE_PREFIX_PATH="$2" &&
        cmake --build "$work/$1" && "$work/$1/consumer" && ldd "$work/$1/consumer" >"$work/ldd" &&
        test "$(grep -c lanehit "$work/ldd")" = "$3"
}

is_a_port_of_vcpkg() {
    python3 -m json.tool "$dist/vcpkg/ports/lanehit/vcpkg.json" >/dev/null &&
        cmake -DPORT="$dist/vcpkg/ports/lanehit" -DWORK="$work/vcpkg" -DLINKAGE=OFF \
            -DOPTIONS="$(echo "$of_cmake" | tr ' ' ';')" -P "$source/tests/install/stand_ins/vcpkg.cmake" &&
        is_found_by_cmake by_vcpkg "$work/vcpkg/packages" 0 && "$work/by_vcpkg/consumer_static"
}

# shellcheck disable=SC2046 # words are wanted
is_found_by_pkg_config() {
    export PKG_CONFIG_PATH="$work/vcpkg/packages/lib/pkgconfig" &&
        $CC -std=c11 "$consumer/consumer.c" -o "$work/by_pkg_config" $(pkg-config --cflags --libs lanehit) &&
        "$work/by_pkg_config"
}

# shellcheck disable=SC2086 # words are wanted
is_a_recipe_of_conan() {
    found=$(python3 -B "$source/tests/install/stand_ins/conan.py" "$dist/conan" "$work/conan" shared $of_cmake) &&
        is_found_by_cmake by_conan "$found" 1
}

# Debian's names follow the version.
is_packaged_by_debian() {
    series=$("$source/scripts/version.sh" series) &&
        head -n 1 "$dist/debian/changelog" | grep -F "lanehit (${release#lanehit-}-1)" &&
        grep -qx "Package: liblanehit$series" "$dist/debian/control" &&
        test -f "$dist/debian/liblanehit$series.install" &&
        ! grep -r '@[a-z0-9]*@' "$dist/debian" "$dist/wrap" "$dist/vcpkg" "$dist/conan"
}

check "an archive, with its checksum" is_made
check "the archive makes itself again" makes_itself_again
check "nothing is overwritten" overwrites_nothing
check "Meson, by the wrap" is_wrapped
check "Meson, no other archive by the wrap" is_not_wrapped_if_changed
if command -v cmake >/dev/null; then
    check "vcpkg's port" is_a_port_of_vcpkg
    check "pkg-config, of what CMake installed" is_found_by_pkg_config
    check "Conan's recipe" is_a_recipe_of_conan
else
    echo "ok $((tests += 1)) - vcpkg, Conan # SKIP cmake is not installed"
fi
check "Debian's names follow the version" is_packaged_by_debian
echo "1..$tests"

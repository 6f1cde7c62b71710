#!/bin/sh
# Do builds for other compilers, options, architectures and processors give the committed hashes? Builds and runs
# tests/golden for each target, after installing what is missing, and prints one table. For an x86-64 Debian.
#   ./scripts/conformance.sh TARGET...   these targets
#   ./scripts/conformance.sh quick       a big-endian processor and an old one; a choice of the hashes
#   ./scripts/conformance.sh all         every target (hours, most of them under emulators)
#   ./scripts/conformance.sh --list      the targets and what they are
# It builds in build-conformance/TARGET, beside a log of each. The last line is "N equal, N not".
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh

compilers="gcc-12 clang-14 clang-19"
cpu_models="qemu64 core2duo Nehalem SandyBridge Haswell"
fast_flags="-march=native -ffast-math"
quick="s390x cpu-Nehalem" # another compiler has them in scripts/check.sh memory
output=build-conformance
sample= # --sample: a choice of the hashes

refuse() {
    echo "conformance.sh: $1" >&2
    exit 2
}

list() {
    for compiler in $compilers; do
        for level in O0 O2 O3 Os; do
            for standard in gnu11 c17; do
                echo "$compiler-$level-$standard|x86-64: $compiler -$level -std=$standard, every backend"
            done
        done
        echo "$compiler-fast-math|x86-64: configured with $fast_flags; and a caller compiled with it"
    done
    for compiler in $compilers; do
        echo "files-$compiler|x86-64: the files to copy, compiled by $compiler -O2 and nothing else"
    done
    echo "files-aarch64|the same for AArch64 by gcc, run by qemu-aarch64"
    emulated | while IFS='|' read -r name _ _ emulator _ says; do
        echo "$name|$says, run by $emulator"
    done
    echo "i686|32-bit x86, run by the kernel, or by qemu-i386 where the kernel runs no such programs"
    echo "windows|Windows on x86-64 by MinGW-w64, run by wine; and by way of the DLL"
    echo "wasm|WebAssembly with SIMD128 by Emscripten, run by Node"
    for model in $cpu_models; do
        echo "cpu-$model|x86-64: one build, run by qemu as a processor of this model"
    done
}

# Name, compiler's prefix, C library, emulator, backends, words.
emulated() {
    cat <<TEXT
aarch64|aarch64-linux-gnu|arm64|qemu-aarch64|scalar neon|AArch64
riscv64|riscv64-linux-gnu|riscv64|qemu-riscv64|scalar|RISC-V 64
powerpc64le|powerpc64le-linux-gnu|ppc64el|qemu-ppc64le|scalar|PowerPC 64, little-endian
s390x|s390x-linux-gnu|s390x|qemu-s390x|scalar|s390x, big-endian
armhf|arm-linux-gnueabihf|armhf|qemu-arm|scalar|ARMv7 with hard floats
TEXT
}

targets() {
    list | cut -d'|' -f1
}

# ---- The table ----

# What was measured, a row each: in a file, since targets may be processes of their own.
rows=$output/rows

row() {
    printf '%-26s %-44s %-8s %-14s %8s\n' "$@" | tee -a "$rows"
}

# In place of seconds, what failed has a dash.
equal() {
    grep -c ' [0-9][0-9]*$' "$rows" || true
}

unequal() {
    grep -c ' -$' "$rows" || true
}

# failed NAME COMPILER BACKEND WHAT: a row, and the end of the log.
failed() {
    row "$1" "$2" "$3" "$4" -
    echo "conformance.sh: $1: $4; the end of $output/$1.log:" >&2
    tail -n 20 "$output/$1.log" >&2
}

# check NAME COMPILER "BACKEND..." COMMAND...: the program finds these backends and takes the last one by itself,
# and each gives the committed hashes.
check() {
    name=$1
    compiler=$2
    backends=$3
    shift 3
    active=$("$@" --active 2>>"$output/$name.log" | tr -d '\r')
    [ "$active" = "${backends##* }" ] ||
        failed "$name" "$compiler" "${backends##* }" "chosen: ${active:-nothing}"
    for backend in $backends; do
        start=$(date +%s)
        # shellcheck disable=SC2086 # a word or none
        if said=$("$@" $sample --isa "$backend" 2>>"$output/$name.log"); then
            row "$name" "$compiler" "$backend" "$(hashes "$said")" $(($(date +%s) - start))
        else
            echo "$said" >>"$output/$name.log"
            failed "$name" "$compiler" "$backend" "$(hashes "$said")"
        fi
    done
}

# check_pile NAME COMPILER COMMAND...: a pile of bodies comes to rest in the committed state, on each backend that there is.
# Not where a choice of hashes is asked for: under an emulator it takes minutes.
check_pile() {
    [ -z "$sample" ] || return 0
    name=$1
    compiler=$2
    shift 2
    start=$(date +%s)
    if "$@" >>"$output/$name.log" 2>&1; then
        row "$name" "$compiler" each "the pile" $(($(date +%s) - start))
    else
        failed "$name" "$compiler" each "not the pile"
    fi
}

# Of what the program says: how many of how many, or that there are none.
hashes() {
    printf '%s\n' "${1:-: nothing}" | sed 's/^[^:]*: //; s/ hashes equal//'
}

# The backends that this processor runs, by what the kernel says of it.
native_backends() {
    found=scalar
    has_flags sse4_2 popcnt && found="$found sse" && has_avx2 && found="$found avx2" &&
        has_flags avx512f avx512bw avx512dq avx512vl && found="$found avx512"
    echo "$found"
}

has_avx2() {
    has_flags avx2 fma
}

has_flags() {
    flags=" $(sed -n 's/^flags[^:]*: //p' /proc/cpuinfo | head -n 1) "
    for flag in "$@"; do
        case $flags in
        *" $flag "*) ;;
        *) return 1 ;;
        esac
    done
}

# ---- Building ----

# Of a target that lacks packages, the table says so.
installs() {
    (install_packages "$@") >&2
}

# build NAME COMPILER "PACKAGE..." OPTION...: the library and the program, in a directory of that name.
build() {
    name=$1
    compiler=$2
    packages=$3
    shift 3
    : >"$output/$name.log"
    # shellcheck disable=SC2086 # words are wanted
    installs meson ninja-build libsimde-dev $packages || {
        failed "$name" "$compiler" - "not installed"
        return 1
    }
    (
        configure "$output/$name" --prefix="$PWD/$output/$name/prefix" --libdir=lib -Dtests=disabled \
            -Dexamples=disabled -Dgolden=true "$@"
        ninja -C "$output/$name"
    ) >>"$output/$name.log" 2>&1 && return 0
    failed "$name" "$compiler" - "not built"
    return 1
}

# compile_caller NAME COMPILER EXECUTABLE LIBRARY FLAG...: the program once more, as anybody would compile it, with the
# installed headers and shared library. Not linked with these flags: with -ffast-math some compilers link code that
# flushes denormals for the whole process, of which the library promises nothing.
compile_caller() {
    name=$1
    command=$2
    executable=$3
    library=$4
    shift 4
    prefix=$output/$name/prefix
    objects=$output/$name/caller
    mkdir -p "$objects"
    (
        meson install -C "$output/$name" --no-rebuild || exit
        for source in tests/golden/*.c tests/support/described.c tests/support/subjects.c; do
            "$command" -O2 "$@" -I"$prefix/include" -Isrc -c "$source" -o "$objects/$(basename "$source" .c).o" || exit
        done
        "$command" "$objects"/*.o "$library" -o "$executable"
    ) >>"$output/$name.log" 2>&1 && return 0
    failed "$name" "$command $*" - "not compiled"
    return 1
}

# ---- Targets ----

# NAME is COMPILER-LEVEL-STANDARD.
run_native() {
    standard=${1##*-}
    rest=${1%-*}
    level=${rest##*-}
    tool=${rest%-*}
    label="$tool -$level -std=$standard"
    export CC="$tool"
    backends=$(native_backends)
    if build "$1" "$label" "$tool libc6-dev" --buildtype=plain -Doptimization="${level#O}" -Dc_std="$standard"; then
        check "$1" "$label" "$backends" "$output/$1/tests/golden/golden"
        check_pile "$1" "$label" "$output/$1/examples/pile/pile-golden"
    fi
    unset CC
}

# The flags given as the environment's CFLAGS, which Meson uses for linking too, and as an option.
run_fast_math() {
    tool=${1%-fast-math}
    export CC="$tool" CFLAGS="$fast_flags"
    if build "$1" "$tool, CFLAGS" "$tool libc6-dev"; then
        check "$1" "$tool, CFLAGS: $fast_flags" "$(native_backends)" "$output/$1/tests/golden/golden"
        # shellcheck disable=SC2086 # words are wanted
        if compile_caller "$1" "$tool" "$output/$1/called" "$output/$1/prefix/lib/liblanehit.so" $fast_flags; then
            check "$1" "$tool, caller: $fast_flags" "$(native_backends)" \
                env LD_LIBRARY_PATH="$output/$1/prefix/lib" "$output/$1/called"
        fi
    fi
    unset CFLAGS
    if build "$1-option" "$tool, c_args" "$tool libc6-dev" "-Dc_args=$fast_flags"; then
        check "$1-option" "$tool, c_args: $fast_flags" "$(native_backends)" \
            "$output/$1-option/tests/golden/golden"
    fi
    unset CC
}

# run_files NAME COMPILER "PACKAGE..." "BACKEND..." COMMAND...: without Meson, of what scripts/amalgamate.py writes.
run_files() {
    name=$1
    compiler=$2
    packages=$3
    backends=$4
    shift 4
    # shellcheck disable=SC2086 # words are wanted
    installs $packages || true # the build says so
    if tests/install/build_files.sh "$PWD" "$output/$name" "$compiler" >"$output/$name.log" 2>&1; then
        check "$name" "$compiler -O2, files" "$backends" "$@" "$output/$name/golden"
    else
        failed "$name" "$compiler -O2, files" - "not built"
    fi
}

# run_cross NAME TRIPLET "PACKAGE..." "BACKEND..." COMMAND...
run_cross() {
    name=$1
    triplet=$2
    packages=$3
    backends=$4
    shift 4
    build "$name" "$triplet-gcc" "gcc-$triplet $packages" --cross-file "cross/$triplet.ini" || return 0
    label="$triplet-gcc $("$triplet-gcc" -dumpfullversion)"
    check "$name" "$label" "$backends" "$@" "$output/$name/tests/golden/golden"
    check_pile "$name" "$label" "$@" "$output/$name/examples/pile/pile-golden"
}

run_emulated() {
    row=$(emulated | grep "^$1|")
    IFS='|' read -r _ triplet architecture emulator backends _ <<TEXT
$row
TEXT
    run_cross "$1" "$triplet" "libc6-dev-$architecture-cross qemu-user" "$backends" "$emulator" -L "/usr/$triplet"
}

run_i686() {
    library=/usr/i686-linux-gnu/lib
    packages=libc6-dev-i386-cross
    installs $packages || true # build says so
    if "$library/ld-linux.so.2" --version >/dev/null 2>&1; then
        run_cross i686 i686-linux-gnu "$packages" "$(native_backends)" "$library/ld-linux.so.2" \
            --library-path "$library"
    else
        run_cross i686 i686-linux-gnu "$packages qemu-user" "scalar sse avx2" qemu-i386 -cpu max \
            -L /usr/i686-linux-gnu
    fi
}

run_windows() {
    tool=x86_64-w64-mingw32-gcc
    export WINEPREFIX="$PWD/$output/wine" WINEDEBUG=-all
    build windows "$tool" "gcc-mingw-w64-x86-64 wine wine64" --cross-file cross/x86_64-w64-mingw32.ini || return 0
    wine wineboot --init >>"$output/windows.log" 2>&1 || true
    check windows "$tool, wine" "$(native_backends)" wine "$output/windows/tests/golden/golden.exe"
    if compile_caller windows "$tool" "$output/windows/prefix/bin/called.exe" "$output/windows/prefix/lib/liblanehit.dll.a"; then
        check windows "$tool, DLL, wine" "$(native_backends)" wine "$output/windows/prefix/bin/called.exe"
    fi
}

run_wasm() {
    packages=emscripten
    command -v node >/dev/null || packages="$packages nodejs"
    build wasm emcc "$packages" --cross-file cross/wasm32-emscripten.ini || return 0
    label="emcc $(emcc -dumpversion), node $(node --version)"
    check wasm "$label" "scalar sse" node "$output/wasm/tests/golden/golden.js"
    check_pile wasm "$label" node "$output/wasm/examples/pile/pile-golden.js"
}

# The program of the suite, if it is there and of these sources: it need not be built again.
golden_of_suite() {
    program=build-test/tests/golden/golden
    [ -x "$program" ] && ninja -C build-test -n tests/golden/golden | grep -q 'no work to do' && echo "$program"
}

# The best backend that each model has is the last one.
run_cpu() {
    case $1 in
    cpu-Haswell) backends="scalar sse avx2" ;;
    cpu-SandyBridge | cpu-Nehalem) backends="scalar sse" ;;
    *) backends="scalar" ;;
    esac
    [ -z "$sample" ] || backends=${backends##* } # the reference is the same everywhere
    label="gcc-12, qemu-x86_64 -cpu ${1#cpu-}"
    export CC=gcc-12
    if [ -n "$sample" ] && golden=$(golden_of_suite); then
        label="cc, qemu-x86_64 -cpu ${1#cpu-}"
        : >"$output/$1.log"
        installs qemu-user
    else
        golden=$output/cpu/tests/golden/golden
        build cpu "$label" "gcc-12 libc6-dev qemu-user" || golden=
    fi
    [ -z "$golden" ] || check "$1" "$label" "$backends" qemu-x86_64 -cpu "${1#cpu-}" "$golden"
    unset CC
}

run() {
    case $1 in
    *-fast-math) run_fast_math "$1" ;;
    files-aarch64)
        run_files "$1" aarch64-linux-gnu-gcc "gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user" "scalar neon" \
            qemu-aarch64 -L /usr/aarch64-linux-gnu
        ;;
    files-*) run_files "$1" "${1#files-}" "${1#files-} libc6-dev" "$(native_backends)" ;;
    gcc-* | clang-*) run_native "$1" ;;
    cpu-*) run_cpu "$1" ;;
    i686 | windows | wasm) "run_$1" ;;
    *) run_emulated "$1" ;;
    esac
}

case ${1:-} in
-h | --help)
    sed -n '4,8s/^# \{0,1\}//p' scripts/conformance.sh
    exit 0
    ;;
--list)
    list | while IFS='|' read -r name says; do printf '%-18s %s\n' "$name" "$says"; done
    exit 0
    ;;
"") refuse "no target is named; --help says what can be" ;;
esac
wanted=
for word in "$@"; do
    case $word in
    quick)
        word=$quick
        sample=--sample
        ;;
    all) word=$(targets) ;;
    *) targets | grep -qxF -e "$word" || refuse "unknown target '$word'; --list lists them" ;;
    esac
    wanted="$wanted $word"
done
[ "$(uname -m)" = x86_64 ] || refuse "the targets are for an x86-64 host, and this is $(uname -m)"

mkdir -p "$output"
unset CFLAGS LDFLAGS LANEHIT_ISA LANEHIT_TEST_QUERIES || true
row target compiler backend "hashes equal" seconds
: >"$rows"
# An emulator is one process, so a quick choice has its targets side by side.
processes=
for target in $wanted; do
    if [ -n "$sample" ]; then
        run "$target" &
        processes="$processes $!"
    else
        run "$target"
    fi
done
for process in $processes; do
    wait "$process" || row "?" "a target that ended early" - - -
done
echo "$(equal) equal, $(unequal) not"
[ "$(unequal)" -eq 0 ] && [ "$(equal)" -gt 0 ]

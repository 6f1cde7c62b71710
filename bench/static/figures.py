#!/usr/bin/env python3
"""Two figures for every kernel that noise cannot touch, taken from a build directory:
  - cycles a test of each batch loop on several cores, by llvm-mca, and the instructions a test in it; along the path
    `least` (no output but the hit bits wanted, no block with a candidate) and `most` (all outputs, candidates
    everywhere), or `only` where that is the same
  - instructions a test of whole calls, by callgrind, through the public functions and through a backend's table

usage: figures.py [--check | --accept | --table] [--quick] BUILD [AARCH64_BUILD]
    --check         exit status 1 if a figure grew by more than 3 % over accepted.csv, if one is new there or gone
    --accept        writes the figures to accepted.csv
    --table         prints them (the default)
    --quick         fewer cores, no callgrind
    BUILD           a build directory with bench enabled, for x86-64
    AARCH64_BUILD   one for AArch64; without it nothing is said of NEON
"""
import pathlib
import re
import sys
from concurrent.futures import ThreadPoolExecutor

import counts
import cycles
import loops
import record
from command import Unusable, run

HERE = pathlib.Path(__file__).resolve().parent
ACCEPTED = HERE / "accepted.csv"
KERNELS = HERE.parent.parent / "src" / "kernels"

BACKENDS = {"x86_64": ("sse", "avx2", "avx512"), "aarch64": ("neon",)}
QUICK_CORES = {"skylake-avx512", "znver4", "neoverse-v2"}
CALL_SIZES = (8, 256)
MODES = ("--check", "--accept", "--table")


# ---- Taking figures


def kernel_names():
    """The batch loops, by the macro that makes them."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(KERNELS.glob("*.h")))
    return re.findall(r"^LH_BATCH_LOOP\((\w+),", text, re.MULTILINE)


def compiler_of(library):
    """What compiled it, such as gcc 12.2.0."""
    comment = loops.output_of([loops.tool("llvm-readelf"), "-p", ".comment", str(library)])
    gcc, clang = re.search(r"GCC: \(.*\) ([\d.]+)", comment), re.search(r"clang version ([\d.]+)", comment)
    if not gcc and not clang:
        raise Unusable(f"{library} does not say which compiler made it")
    return f"clang {clang[1]}" if clang else f"gcc {gcc[1]}"


def library_of(build, backend):
    library = build / "src" / f"liblanehit_{backend}.a"
    if not library.exists():
        raise Unusable(f"{library} is missing")
    return library


def loops_of(library):
    """The loops of a backend, by (kernel, path)."""
    functions = loops.functions_of(library)
    found = {}
    for kernel in kernel_names():
        if kernel not in functions:
            raise Unusable(f"{library} has no function {kernel}")
        try:
            least, most = (loops.batch_loop(functions[kernel], path) for path in loops.PATHS)
        except loops.LoopError as error:
            raise Unusable(f"{library}: {kernel}: {error}") from error
        found.update({(kernel, "only"): least} if least == most else {(kernel, "least"): least, (kernel, "most"): most})
    return found


def cores_of(architecture, backend, quick):
    return [
        core
        for core in cycles.CORES[architecture]
        if not (backend == "avx512" and core in cycles.WITHOUT_AVX512) and (core in QUICK_CORES or not quick)
    ]


def loop_rows(build, architecture, quick, pool):
    jobs, rows = [], []
    for backend in BACKENDS[architecture]:
        library = library_of(build, backend)
        compiler, found = compiler_of(library), loops_of(library)
        for (kernel, path), loop in found.items():
            each = len(loop.instructions) / loop.tests
            rows.append(record.Row(kernel, path, backend, "instructions", each, compiler, "disassembly"))
        pieces = {f"{kernel}:{path}": loop.assembly() for (kernel, path), loop in found.items()}
        for core in cores_of(architecture, backend, quick):
            jobs.append((backend, core, compiler, found, pool.submit(cycles.simulate, architecture, core, pieces)))
    tool = f"llvm-mca {cycles.version()}"
    for backend, core, compiler, found, job in jobs:
        simulated = job.result()
        for (kernel, path), loop in found.items():
            each = simulated[f"{kernel}:{path}"].cycles / loop.tests
            rows.append(record.Row(kernel, path, backend, core, each, compiler, tool))
    return rows


def call_rows(build, way):
    program = build / "bench" / "call"
    if not program.exists():
        raise Unusable(f"{program} is missing; Valgrind's headers and Google Benchmark are needed to build it")
    compiler = compiler_of(library_of(build, BACKENDS["x86_64"][0]))
    tool = loops.output_of(["valgrind", "--version"]).strip().replace("-", " ")
    return [
        record.Row(workload, f"{form} {way} n={n}", backend, "instructions", by_size[n] / n, compiler, tool)
        for (workload, form, backend), by_size in counts.instructions_of_calls(program, way).items()
        for n in CALL_SIZES
    ]


def measure(build, cross_build, quick):
    with ThreadPoolExecutor(max_workers=2) as pool:
        calls = [] if quick else [pool.submit(call_rows, build, way) for way in counts.FUNCTIONS]
        rows = loop_rows(build, "x86_64", quick, pool)
        if cross_build:
            rows += loop_rows(cross_build, "aarch64", quick, pool)
        for call in calls:
            rows += call.result()
    return {row.key(): row for row in rows}


# ---- What is done with them


def print_table(rows):
    """A line for each kernel, variant and backend; a column for each unit."""
    units = sorted({row.unit for row in rows.values()}, key=lambda unit: (unit == "instructions", unit))
    print("Cycles a test, and instructions a test.")
    print(f"{'kernel':40} {'variant':24} {'backend':8}" + "".join(f"{unit:>16}" for unit in units))
    for key in sorted({row.key()[:3] for row in rows.values()}):
        cells = (rows.get((*key, unit)) for unit in units)
        kernel, variant, backend = key
        print(
            f"{kernel:40} {variant:24} {backend:8}"
            + "".join(f"{cell.figure:16.3f}" if cell else f"{'':16}" for cell in cells)
        )
    return 0


def accept(rows):
    """Takes the place of what was accepted; groups that were not measured stay."""
    before = record.read(ACCEPTED) if ACCEPTED.exists() else {}
    measured = {record.group(row) for row in rows.values()}
    kept = {key: row for key, row in before.items() if record.group(row) not in measured}
    record.write(ACCEPTED, {**kept, **rows})
    print(f"{ACCEPTED.name}: {len(rows)} figures accepted, {len(kept)} kept")
    return 0


def print_changes(title, pairs):
    if pairs:
        print(f"{title}:")
    for before, row in sorted(pairs, key=lambda pair: -pair[1].figure / pair[0].figure):
        print(f"  {row}: {before.figure:.4f} -> {row.figure:.4f} ({row.figure / before.figure - 1:+.1%})")


def check(rows):
    if not ACCEPTED.exists():
        raise Unusable(f"{ACCEPTED} is missing; --accept writes it")
    result = record.compare(record.read(ACCEPTED), rows)
    for reason, count in sorted(result.skipped.items()):
        print(f"{count} skipped: {reason}")
    print_changes("Fallen by more than 3 % (accept them)", result.fallen)
    for title, names in (("New, not accepted", result.unknown), ("Accepted, and gone", result.gone)):
        for row in names:
            print(f"{title}: {row}")
    print_changes("GROWN by more than 3 %", result.grown)
    print(
        f"{result.compared} compared: {len(result.grown)} grown, {len(result.fallen)} fallen; "
        f"{len(result.unknown)} new, {len(result.gone)} gone"
    )
    return 1 if result.failed() else 0


def main(arguments):
    options = [argument for argument in arguments if argument.startswith("-")]
    builds = [pathlib.Path(argument) for argument in arguments if not argument.startswith("-")]
    modes = [option for option in options if option in MODES] or ["--table"]
    unknown = [option for option in options if option not in (*MODES, "--quick")]
    if unknown or len(modes) != 1 or not 1 <= len(builds) <= 2:
        print(__doc__, file=sys.stderr)
        return 2
    rows = measure(builds[0], builds[1] if len(builds) == 2 else None, "--quick" in options)
    return {"--check": check, "--accept": accept, "--table": print_table}[modes[0]](rows)


if __name__ == "__main__":
    run("figures.py", main)

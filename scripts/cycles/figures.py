#!/usr/bin/env python3
"""A figure for the hot loops of every query that noise cannot touch: the cycles a pair by llvm-mca, on several cores.

usage: figures.py check|accept|table|document BUILD
       figures.py show BUILD BACKEND LOOP [CORE]
    check     exit status 1 if a figure grew by more than 3 % over accepted.csv, if one is new there or gone
    accept    writes the figures to accepted.csv
    table     prints them
    document  puts them into docs/bounds.md
    show      prints a loop, instruction by instruction, and what llvm-mca says of each
    BUILD     a build directory for x86-64
"""
import csv
import json
import pathlib
import re
import subprocess
import sys
from dataclasses import dataclass

import loops

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "bench" / "plots"))

import documents  # noqa: E402

ACCEPTED, DOCUMENT = HERE / "accepted.csv", HERE.parents[1] / "docs" / "bounds.md"

QUERIES = HERE.parents[1] / "src" / "queries"
STAGED = re.compile(r"LH_(STAGED\w*|WHOLE_IN_STAGES)\(")
DESCRIPTION = HERE.parents[1] / "include" / "lanehit" / "queries.def"
QUERY = re.compile(r"QUERY\((\w+),", re.MULTILINE)
FILTER = re.compile(r"(\w*near_\w+)_(pairs|first)")
CALLING = ("overlap capsule aabb", "overlap capsule obb", "sweep sphere aabb", "classify aabb frustum", "classify sphere frustum")
LANES = {"avx2": 8, "avx512": 16}
# Two of each vendor, as llvm-mca names them; the first of AMD's has no AVX-512.
CORES = {
    "avx2": ("skylake-avx512", "sapphirerapids", "znver3", "znver4"),
    "avx512": ("skylake-avx512", "sapphirerapids", "znver4"),
}
# Cycles of a round are the difference between a long and a short run, so that filling the pipeline does not count.
SHORT, LONG = 50, 150
ALLOWED_GROWTH = 0.03
COLUMNS = ("loop", "backend", "core", "cycles", "compiler", "tool")


class Unusable(Exception):
    """What was asked for cannot be done, and why."""


@dataclass(frozen=True)
class Figure:
    loop: str
    backend: str
    core: str
    cycles: float  # a pair, simulated: dependencies, buffers and llvm-mca's choice of units included
    compiler: str
    tool: str
    bound: float = 0.0  # a pair, if units and dispatch were used perfectly; not kept
    instructions: float = 0.0  # a pair; not kept

    def key(self):
        return (self.loop, self.backend, self.core)

    def makers(self):
        """The major versions of what made the figure: others make others."""
        return tuple(name.split(".")[0] for name in (self.compiler, self.tool))


# ---- Taking figures


def library_of(build, backend):
    library = pathlib.Path(build) / "src" / f"liblanehit_{backend}.a"
    if not library.exists():
        raise Unusable(f"{library} is missing")
    return library


def compiler_of(library):
    """What compiled it, such as gcc 12.2.0."""
    comment = loops.output_of([loops.tool("llvm-readelf"), "-p", ".comment", str(library)])
    found = re.search(r"(GCC): \(.*\) ([\d.]+)|(clang) version ([\d.]+)", comment)
    if not found:
        raise Unusable(f"{library} does not say which compiler made it")
    return f"gcc {found[2]}" if found[1] else f"clang {found[4]}"


def words(name):
    return name.replace("_", " ")


def hot_functions(library):
    """Of each query the loops over pairs, those of any operands and of candidates that a filter left, and if there is one that over
    one first operand; and those of filters, which several queries share."""
    functions = {name.split(".")[0]: code for name, code in loops.functions_of(library).items()}
    hot = {words(name): (code, False) for name, code in functions.items() if FILTER.fullmatch(name)}
    for query in QUERY.findall(DESCRIPTION.read_text(encoding="utf-8")):
        is_hot = re.compile(f"{query}_(pairs|any|part|first)(_by_inverse)?")
        names = sorted(name for name in functions if is_hot.fullmatch(name))
        if all("_first" in name for name in names):
            raise Unusable(f"{library} has no loop over pairs of {query}")
        staged = STAGED.search((QUERIES / query.split("_")[0] / f"{query}.h").read_text(encoding="utf-8"))
        hot.update((words(name), (functions[name], staged)) for name in names)
    return hot


def hot_loops(backend, name, function, is_staged):
    """One, or of stages one for each; none if it calls its kernel, which is a function of its own, or is a loop within one."""
    try:
        stages = loops.stage_loops(function, LANES[backend]) if is_staged else []
        return [] if name.startswith(CALLING) else stages[1:] and stages or [loops.batch_loop(function, LANES[backend])]
    except loops.LoopError:
        return []


def mca(core, source, *options):
    return loops.output_of([loops.tool("llvm-mca"), "-mtriple=x86_64", f"-mcpu={core}", *options], input=source)


def simulate(core, pieces):
    """By the names of pieces of assembly: cycles of a round, and the least that its units allow."""
    source = "".join(f"# LLVM-MCA-BEGIN {name}\n{text}# LLVM-MCA-END\n" for name, text in pieces.items())
    runs = []
    for rounds in (SHORT, LONG):
        report = json.loads(mca(core, source, "-json", f"-iterations={rounds}", "-resource-pressure=false"))
        runs.append({region["Name"]: region["SummaryView"] for region in report["CodeRegions"]})
    short, long = runs
    return {name: ((long[name]["TotalCycles"] - short[name]["TotalCycles"]) / (LONG - SHORT), long[name]["BlockRThroughput"])
            for name in pieces}


def figures_of(build):
    tool = "llvm-mca " + re.search(r"version ([\d.]+)", loops.output_of([loops.tool("llvm-mca"), "--version"]))[1]
    found = {}
    for backend, cores in CORES.items():
        library = library_of(build, backend)
        compiler = compiler_of(library)
        hot = {name: of for name, function in hot_functions(library).items() if (of := hot_loops(backend, name, *function))}
        for core in cores:
            simulated = simulate(core, {f"{name} {k}": loop.assembly() for name, of in hot.items() for k, loop in enumerate(of)})
            for name, of in hot.items():
                cycles, bound = (sum(v) / of[0].tests for v in zip(*(simulated[f"{name} {k}"] for k in range(len(of)))))
                instructions = sum(len(loop.instructions) for loop in of) / of[0].tests
                figure = Figure(name, backend, core, cycles, compiler, tool, bound, instructions)
                found[figure.key()] = figure
    return found


# ---- What is done with them


def read_accepted():
    if not ACCEPTED.exists():
        raise Unusable(f"{ACCEPTED} is missing; accept writes it")
    with open(ACCEPTED, encoding="utf-8", newline="") as file:
        try:
            rows = [Figure(**{**row, "cycles": float(row["cycles"])}) for row in csv.DictReader(file)]
        except (KeyError, TypeError, ValueError) as error:
            raise Unusable(f"{ACCEPTED} is not a table of figures: {error}") from error
    return {row.key(): row for row in rows}


def accept(found):
    lines = [",".join(COLUMNS)]
    lines += [f"{f.loop},{f.backend},{f.core},{f.cycles:.4f},{f.compiler},{f.tool}" for _, f in sorted(found.items())]
    documents.write(ACCEPTED, "\n".join(lines) + "\n")
    print(f"{ACCEPTED.name}: {len(found)} figures accepted")
    return 0


def check(found):
    """Only what the same major versions made is compared."""
    accepted = read_accepted()
    problems = compared = 0
    for key in sorted(accepted.keys() | found.keys()):
        before, now = accepted.get(key), found.get(key)
        name = " ".join(key)
        if before is None or now is None:
            print(f"{'Accepted, and gone' if before else 'New, not accepted'}: {name}")
            problems += 1
            continue
        if before.makers() != now.makers():
            continue
        compared += 1
        change = now.cycles / before.cycles - 1
        if abs(change) > ALLOWED_GROWTH:
            word = "GROWN" if change > 0 else "Fallen (accept it)"
            print(f"{word}: {name}: {before.cycles:.4f} -> {now.cycles:.4f} ({change:+.1%})")
            problems += change > 0
    print(f"{compared} of {len(found)} figures compared, {problems} problems"
          + ("" if compared == len(found) else "; other compilers or tools than those accepted make other figures"))
    return 1 if problems else 0


def table_of(found):
    """A line for each loop; of each core the cycles that its units need, and those simulated."""
    tables = []
    for backend, cores in CORES.items():
        rows = []
        for name in sorted({name for name, of_backend, _ in found if of_backend == backend}):
            of = [found[name, backend, core] for core in cores]
            rows.append([name, f"{of[0].instructions:.1f}", *(f"{f.bound:.2f} → {f.cycles:.2f}" for f in of)])
        tables.append(documents.table([f"loop, {backend}", "instructions", *cores], rows))
    return "\n".join(tables)


def document(found):
    documents.update(DOCUMENT, "figures", {"loops": table_of(found)})
    return 0


def show(build, backend, name, core="znver4"):
    library = library_of(build, backend)
    hot = hot_functions(library)
    if words(name) not in hot:
        raise Unusable(f"{library}: {name} is none of its loops: {', '.join(hot)}")
    for loop in hot_loops(backend, words(name), *hot[words(name)]) or sys.exit(f"figures.py: {name} calls its kernel"):
        print(f"{len(loop.instructions)} instructions for {loop.tests} tests")
        print(mca(core, loop.assembly(), "-iterations=200"), end="")
    return 0


def main(arguments):
    commands = {"check": check, "accept": accept, "table": lambda found: print(table_of(found), end=""), "document": document}
    if len(arguments) == 2 and arguments[0] in commands:
        return commands[arguments[0]](figures_of(arguments[1]))
    if 4 <= len(arguments) <= 5 and arguments[0] == "show" and arguments[2] in CORES:
        return show(*arguments[1:])
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except FileNotFoundError as error:
        sys.exit(f"figures.py: {error.filename}: {error.strerror}")
    except (subprocess.CalledProcessError, Unusable) as error:
        sys.exit(f"figures.py: {error}\n{getattr(error, 'stderr', '') or ''}".rstrip())

#!/usr/bin/env python3
"""What a pair of every query costs: cycles that noise cannot touch, simulated by llvm-mca for the instructions that a call
really executes, on a core of Intel and one of AMD; and times measured on the processor at hand.

usage: figures.py check|accept|table|measure BUILD
       figures.py document
       figures.py show BUILD BACKEND QUERY [CORE]
    check     exit status 1 if a figure grew by more than 3 % over accepted.csv, if one is new there or gone
    accept    writes the figures to accepted.csv
    table     prints them
    measure   times all queries on this processor, which has its rows in measured.csv
    document  puts what both files have into docs/bounds.md
    show      prints the innermost round of a call, instruction by instruction, and what llvm-mca says of each
    BUILD     a build directory for x86-64 in release mode, with bench/call
"""
import csv
import pathlib
import re
import statistics
import subprocess
import sys
from dataclasses import astuple, dataclass, fields

import traces
from traces import Program, Unusable

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "bench" / "plots"))

import documents  # noqa: E402

ACCEPTED, MEASURED, DOCUMENT = HERE / "accepted.csv", HERE / "measured.csv", HERE.parents[1] / "docs" / "bounds.md"
QUERIES = re.compile(r"^QUERY\((\w+),", re.MULTILINE)
BACKENDS = ("avx2", "avx512")
# As llvm-mca names them; by the vendor that /proc/cpuinfo names.
CORES = {"GenuineIntel": "sapphirerapids", "AuthenticAMD": "znver4"}
# Pairs of two calls, whole words of hits: what a call costs whatever it is asked does not count. More where a pair takes
# so few instructions that the end of a call runs beside many of them.
FEW, MANY, MOST = 64, 128, 512
# llvm-mca takes a second for some ten thousand instructions: of longer calls, these.
STRETCHES, LENGTH = 8, 1024
ALLOWED_GROWTH = 0.03
# Which of so many runs had the most quiet.
CLOCKS = 5


@dataclass(frozen=True)
class Figure:
    query: str
    backend: str
    core: str
    cycles: float  # a pair, simulated: dependencies, buffers and llvm-mca's choice of units included
    least: float  # a pair, if units and dispatch were used perfectly
    instructions: float  # a pair
    compiler: str
    tool: str

    def key(self):
        return (self.query, self.backend, self.core)

    def makers(self):
        """The major versions of what made the figure: others make others."""
        return tuple(name.split(".")[0] for name in (self.compiler, self.tool))


@dataclass(frozen=True)
class Time:
    query: str
    backend: str
    processor: str
    vendor: str
    nanoseconds: float  # a pair
    cycles: float  # a pair, of the clock that the core ran at

    def key(self):
        return (self.processor, self.query, self.backend)


# ---- Taking figures


def queries():
    return QUERIES.findall((HERE.parents[1] / "include" / "lanehit" / "queries.def").read_text(encoding="utf-8"))


def mca(core, source, *options):
    return traces.output_of([traces.tool("llvm-mca"), "-mtriple=x86_64", f"-mcpu={core}", *options], input=source)


def simulate(core, pieces):
    """Of each piece of assembly, run once: its cycles, and the least that its units allow."""
    source = "".join(f"# LLVM-MCA-BEGIN {k}\n{text}# LLVM-MCA-END\n" for k, text in enumerate(pieces))
    report = mca(core, source, "-iterations=1", "-instruction-info=false", "-resource-pressure=false")
    cycles, least = (re.findall(rf"^{name}: +([\d.]+)$", report, re.MULTILINE) for name in ("Total Cycles", "Block RThroughput"))
    return [(float(a), float(b)) for a, b in zip(cycles, least, strict=True)]


def costs(program, backend, query):
    """Instructions a pair; and by core cycles a pair, simulated and the least. Of calls that are too long a sample is
    simulated, and its cycles are taken for its share of the instructions."""
    few, many, pairs = program.trace(backend, query, FEW), program.trace(backend, query, MANY), MANY - FEW
    if len(many) * MOST <= STRETCHES * LENGTH * MANY:
        few, many, pairs = many, program.trace(backend, query, MOST), MOST - MANY
    instructions = (len(many) - len(few)) / pairs
    taken = traces.sample(many, STRETCHES, LENGTH)
    is_sample = len(taken) < len(many)
    pieces = [program.assembly(some) for some in ([taken] if is_sample else [few, many])]
    by_core = {}
    for core in CORES.values():
        runs = simulate(core, pieces)
        by_core[core] = [
            cycles[0] * instructions / len(taken) if is_sample else (cycles[1] - cycles[0]) / pairs
            for cycles in zip(*runs)
        ]
    return instructions, by_core


def figures_of(build):
    program = Program(build)
    tool = "llvm-mca " + re.search(r"version ([\d.]+)", traces.output_of([traces.tool("llvm-mca"), "--version"]))[1]
    compiler, found = program.compiler(), []
    for backend in BACKENDS:
        for query in queries():
            instructions, by_core = costs(program, backend, query)
            found += [Figure(query, backend, core, round(cycles, 4), round(least, 4), round(instructions, 4), compiler, tool)
                      for core, (cycles, least) in by_core.items()]
    return {figure.key(): figure for figure in found}


# ---- Files of them


def read(path, kind):
    """Rows by their keys."""
    if not path.exists():
        raise Unusable(f"{path} is missing")
    with open(path, encoding="utf-8", newline="") as file:
        try:
            rows = [kind(**{f.name: f.type(row[f.name]) for f in fields(kind)}) for row in csv.DictReader(file)]
        except (KeyError, TypeError, ValueError) as error:
            raise Unusable(f"{path} is not a table of figures: {error}") from error
    return {row.key(): row for row in rows}


def write(path, kind, rows):
    lines = [[f.name for f in fields(kind)], *(astuple(row) for _, row in sorted(rows.items()))]
    documents.write(path, "".join(",".join(map(str, line)) + "\n" for line in lines))
    print(f"{path.name}: {len(rows)} rows")
    return 0


def check(found):
    """Only what the same major versions made is compared."""
    accepted = read(ACCEPTED, Figure)
    problems = compared = 0
    for key in sorted(accepted.keys() | found.keys()):
        before, now = accepted.get(key), found.get(key)
        name = " ".join(key)
        if not before or not now:
            print(f"{'NEW (accept it)' if now else 'GONE, but accepted'}: {name}")
            problems += 1
        elif before.makers() == now.makers():
            compared += 1
            change = now.cycles / before.cycles - 1
            if abs(change) > ALLOWED_GROWTH:
                word = "GROWN" if change > 0 else "Fallen (accept it)"
                print(f"{word}: {name}: {before.cycles:.4f} -> {now.cycles:.4f} ({change:+.1%})")
                problems += change > 0
    print(f"{compared} of {len(found)} figures compared, {problems} problems"
          + ("" if compared == len(found) else "; other compilers or tools than those accepted make other figures"))
    return 1 if problems else 0


# ---- Times


def processor():
    """Vendor, and a name that tells models apart which are sold by one."""
    told = dict(re.findall(r"^(\S[^\t:]*?)\s*: (.*)$", pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.MULTILINE))
    return told["vendor_id"], f"{told['model name']} (family {told['cpu family']} model {told['model']})".replace(",", "")


def measure(build):
    program, (vendor, name) = Program(build), processor()
    times = read(MEASURED, Time) if MEASURED.exists() else {}
    times = {key: time for key, time in times.items() if time.processor != name}
    for backend in BACKENDS:
        try:
            lines = program.run("time", backend).splitlines()
        except subprocess.CalledProcessError as error:
            print(f"{backend}: {error.stderr.strip()}")
            continue
        clock = max(float(program.run("clock")) for _ in range(CLOCKS))
        for query, taken in map(str.split, lines):
            time = Time(query, backend, name, vendor, float(taken), round(float(taken) * clock, 4))
            times[time.key()] = time
    return write(MEASURED, Time, times)


def ratios(accepted, times):
    """By processor and backend: measured over simulated cycles on the core of the same vendor, of all queries."""
    found = {}
    for time in times.values():
        simulated = accepted.get((time.query, time.backend, CORES.get(time.vendor)))
        if simulated:
            found.setdefault((time.processor, time.backend), []).append(time.cycles / simulated.cycles)
    return found


# ---- What is shown


def table_of(found):
    rows = []
    for query in queries():
        cells = [[f"{of[0].instructions:.1f}", *(f"{f.least:.2f} → {f.cycles:.2f}" for f in of)]
                 for backend in BACKENDS if (of := [found[query, backend, core] for core in CORES.values()])]
        rows.append([query.replace("_", " "), *sum(cells, [])])
    heads = [head for backend in BACKENDS for head in (f"{backend}: instructions", *CORES.values())]
    return documents.table(["query", *heads], rows)


def table_of_ratios(accepted, times):
    rows = []
    for (name, backend), all_of in sorted(ratios(accepted, times).items()):
        low, middle, high = statistics.quantiles(all_of, n=4)
        rows.append([name, backend, str(len(all_of)), f"{middle:.2f}", f"{low:.2f} to {high:.2f}"])
    return documents.table(["processor", "backend", "queries", "median", "half of them"], rows)


def document():
    accepted, times = read(ACCEPTED, Figure), read(MEASURED, Time)
    documents.update(DOCUMENT, "figures", {"queries": table_of(accepted), "ratios": table_of_ratios(accepted, times)})
    return 0


def show(build, backend, query, core="znver4"):
    program = Program(build)
    taken = traces.last_round(program.trace(backend, query, MANY))
    print(f"{len(taken)} instructions")
    print(mca(core, program.assembly(taken), "-iterations=200"), end="")
    return 0


def main(arguments):
    commands = {"check": check, "accept": lambda found: write(ACCEPTED, Figure, found),
                "table": lambda found: print(table_of(found), end="")}
    if arguments == ["document"]:
        return document()
    if len(arguments) == 2 and arguments[0] == "measure":
        return measure(arguments[1])
    if len(arguments) == 2 and arguments[0] in commands:
        return commands[arguments[0]](figures_of(arguments[1]))
    if 4 <= len(arguments) <= 5 and arguments[0] == "show" and arguments[2] in BACKENDS and arguments[3] in queries():
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

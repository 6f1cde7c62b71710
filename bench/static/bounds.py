#!/usr/bin/env python3
"""For every batch loop of AVX2 and AVX-512: the fewest cycles in which a core can do what a block needs, by the units
that llvm-mca knows, beside the cycles that it gives the loop as compiled.

usage: bounds.py [--write] BUILD
    --write   puts the tables into docs/bounds.md, in place of those there; else they are printed
    BUILD     a build directory for x86-64
"""
import pathlib
import re
import sys
from collections import Counter

import command
import cycles
import figures
import spelling
import units
from operations import NAMES, NEEDS

DOCUMENT = pathlib.Path(__file__).resolve().parent.parent.parent / "docs" / "bounds.md"
CORES = ("skylake-avx512", "sapphirerapids", "znver4")
LANES = {"avx2": 8, "avx512": 16}
FAR = 1.10
PREFIX = re.compile(r"^(SKXPort|SPRPort0?|SKX|SPR|Zn4)")
STACK = re.compile(r"\(%r[sb]p\)")


# ---- Fewest cycles


def unit_tables(core, instructions):
    probes = {spelling.LOAD, spelling.WITH_MEMORY, spelling.WITHOUT_MEMORY}
    table = units.tables("x86_64", core, (set(instructions) | probes) - {spelling.FROM})
    more = table[spelling.WITH_MEMORY].slots - table[spelling.WITHOUT_MEMORY].slots
    return {**table, spelling.FROM: units.Use(more, table[spelling.LOAD].cycles)}


def bounds_of(isa, core):
    """By kernel and path, the fewest cycles for a block."""
    spelt = {key: list(spelling.spellings(needs, isa)) for key, needs in NEEDS.items()}
    table = unit_tables(core, {line for ways in spelt.values() for way in ways for line in way})
    width = units.dispatch_width("x86_64", core)

    def fewest(way):
        uses = Counter()
        for line, count in way.items():
            uses[table[line]] += count
        return units.fewest_cycles(uses, width)

    return {key: min(map(fewest, ways)) for key, ways in spelt.items()}


# ---- Tables


def table_of(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def shown_units(use):
    """Such as "2 × (0 1); 5": two cycles of unit 0 or 1, and one of unit 5."""
    parts = []
    for names, count in sorted(use.cycles, key=lambda pair: sorted(pair[0])):
        short = " ".join(sorted({PREFIX.sub("", name).split(".")[0] for name in names}))
        several = f"({short})" if " " in short else short
        parts.append(short if count == 1 else f"{count:g} × {several}")
    return "; ".join(parts) or "none"


def units_table():
    ways = (way for isa in LANES for needs in NEEDS.values() for way in spelling.spellings(needs, isa))
    lines = sorted({line for way in ways for line in way if line.startswith("v")})
    tables = {core: unit_tables(core, lines) for core in CORES}
    rows = [[f"`{line}`", *(shown_units(tables[core][line]) for core in CORES)] for line in lines]
    return table_of(["instruction", *CORES], rows)


def needs_table():
    rows = [
        [kernel, path, *(str(needs[name]) if needs[name] else "" for name in NAMES)]
        for (kernel, path), needs in NEEDS.items()
    ]
    return table_of(["loop", "path", *NAMES], rows)


def cell(least, is_now):
    ratio = f"{is_now / least:.2f}"
    return f"{least:.1f} → {is_now:.1f}, " + (f"**{ratio}**" if is_now > FAR * least else ratio)


def loops_table(build, isa):
    found = figures.loops_of(figures.library_of(build, isa))
    loops = {key: found.get(key) or found[key[0], "only"] for key in NEEDS if key in found or (key[0], "only") in found}
    missing = {kernel for kernel, _ in found} - {kernel for kernel, _ in NEEDS}
    if missing or len(loops) != len(NEEDS):
        raise command.Unusable(f"operations.py and the kernels differ: {sorted(missing or set(NEEDS) - set(loops))}")
    pieces = {":".join(key): loop.assembly() for key, loop in loops.items()}
    simulated = {core: cycles.simulate("x86_64", core, pieces) for core in CORES}
    least = {core: bounds_of(isa, core) for core in CORES}
    rows = []
    for key, loop in loops.items():
        blocks = loop.tests / LANES[isa]
        stack = sum(bool(STACK.search(instruction.text)) for instruction in loop.instructions)
        cells = [cell(least[core][key], simulated[core][":".join(key)].cycles / blocks) for core in CORES]
        rows.append([*key, f"{len(loop.instructions) / blocks:g}", f"{stack / blocks:g}", *cells])
    return table_of(["loop", "path", "instructions", "of them on the stack", *CORES], rows)


def all_tables(build):
    return {
        "units": units_table(),
        "needs": needs_table(),
        **{isa: loops_table(build, isa) for isa in LANES},
    }


# ---- The document


def put(text, name, table):
    begin, end = f"<!-- begin {name} -->\n", f"<!-- end {name} -->\n"
    if text.count(begin) != 1 or text.count(end) != 1:
        raise command.Unusable(f"{DOCUMENT} has no place for the table '{name}'")
    return text[: text.index(begin) + len(begin)] + table + text[text.index(end) :]


def main(arguments):
    write = "--write" in arguments
    builds = [argument for argument in arguments if argument != "--write"]
    if len(builds) != 1 or builds[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    tables = all_tables(pathlib.Path(builds[0]))
    if write:
        text = DOCUMENT.read_text(encoding="utf-8")
        for name, table in tables.items():
            text = put(text, name, table)
        DOCUMENT.write_text(text, encoding="utf-8")
    else:
        for name, table in tables.items():
            print(f"{name}\n\n{table}")
    return 0


if __name__ == "__main__":
    command.run("bounds.py", main)

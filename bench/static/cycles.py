"""Cycles that llvm-mca gives for pieces of assembly repeated without end, and what it takes their units to need."""
import json
import re
from dataclasses import dataclass

from loops import output_of, tool

# As llvm-mca names them. It has one model for all of Apple's cores, made for the first of them, from 2013: its
# figures say whether a loop has grown, and little about an M1.
CORES = {
    "x86_64": ("skylake-avx512", "sapphirerapids", "znver3", "znver4"),
    "aarch64": ("neoverse-n1", "neoverse-v2", "apple-m1"),
}
WITHOUT_AVX512 = {"znver3"}

# Cycles of a round are the difference between a long and a short run, so that filling the pipeline does not count.
SHORT, LONG = 50, 150


@dataclass(frozen=True)
class Simulated:
    cycles: float  # of a round, simulated: dependencies, buffers and llvm-mca's choice of units included
    bound: float  # of a round, if units and dispatch were used perfectly


def version():
    """Of llvm-mca, such as 19.1.7."""
    return re.search(r"version ([\d.]+)", output_of([tool("llvm-mca"), "--version"]))[1]


def run(architecture, core, source, iterations):
    command = [
        tool("llvm-mca"),
        f"-mtriple={architecture}",
        f"-mcpu={core}",
        f"-iterations={iterations}",
        "-instruction-info=false",
        "-resource-pressure=false",
        "-json",
    ]
    regions = json.loads(output_of(command, input=source))["CodeRegions"]
    return {region["Name"]: region["SummaryView"] for region in regions}


def simulate(architecture, core, pieces):
    """By the names of pieces of assembly, what llvm-mca makes of them."""
    texts = {}
    for name, assembly in pieces.items():
        texts.setdefault(assembly, name)
    source = "".join(f"# LLVM-MCA-BEGIN {name}\n{assembly}# LLVM-MCA-END\n" for assembly, name in texts.items())
    short, long = (run(architecture, core, source, iterations) for iterations in (SHORT, LONG))
    results = {}
    for name, assembly in pieces.items():
        same = texts[assembly]
        cycles = (long[same]["TotalCycles"] - short[same]["TotalCycles"]) / (LONG - SHORT)
        results[name] = Simulated(cycles, long[same]["BlockRThroughput"])
    return results

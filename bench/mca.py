#!/usr/bin/env python3
"""Prints the hot loop of a function and what llvm-mca says of it: how many cycles a round takes at best, and which
units bound it. bench/static/figures.py does so for all of them.

usage: mca.py OBJECT FUNCTION [CORE] [PATH]
    OBJECT    an object file or static library, such as src/liblanehit_avx2.a of the build directory
    FUNCTION  a batch loop in it, such as raycast_aabb_pairs
    CORE      as llvm-mca names it; znver4, or for AArch64 neoverse-v2, unless given
    PATH      least (no output but hit bits wanted, no block with a candidate) or most; most unless given
"""
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "static"))
import command
import loops

CORE = {"x86_64": "znver4", "aarch64": "neoverse-v2"}


def architecture_of(path):
    return "aarch64" if "AArch64" in loops.output_of([loops.tool("llvm-readelf"), "-h", path]) else "x86_64"


def analyse(path, function, core=None, way="most"):
    functions = loops.functions_of(path)
    if function not in functions:
        raise loops.LoopError(f"{path} has no function {function}")
    loop, architecture = loops.batch_loop(functions[function], way), architecture_of(path)
    print(f"{len(loop.instructions)} instructions for {loop.tests} tests:\n{loop.assembly()}", flush=True)
    mca = [loops.tool("llvm-mca"), f"-mtriple={architecture}", f"-mcpu={core or CORE[architecture]}"]
    mca += ["-iterations=200", "-instruction-info=false", "-resource-pressure=true"]
    return subprocess.run(mca, input=loop.assembly(), text=True, check=False).returncode


def main(arguments):
    if not 2 <= len(arguments) <= 4 or arguments[0].startswith("-") or arguments[3:] not in ([], ["least"], ["most"]):
        print(__doc__, file=sys.stderr)
        return 2
    return analyse(*arguments)


if __name__ == "__main__":
    command.run("mca.py", main)

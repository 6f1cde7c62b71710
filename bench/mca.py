#!/usr/bin/env python3
"""Runs llvm-mca on the hot loop of a function: of its innermost loops with the arithmetic of the test, the
shortest, for the other is that of the unfinished block at the end. Says how many cycles a round takes at best,
and which units bound it. What a round may jump over is counted too.

usage: mca.py OBJECT FUNCTION [CPU]
    OBJECT    an object file or static library, such as src/liblanehit_avx2.a of the build directory
    FUNCTION  a function in it, such as raycast_aabb_pairs
    CPU       as llvm-mca names it (znver4); others of interest: skylake, skylake-avx512, icelake-server
"""
import re
import shutil
import subprocess
import sys

INSTRUCTION = re.compile(r"\s*([0-9a-f]+):\s+(\S.*)")
ARITHMETIC = re.compile(r"v(add|sub|mul|div|min|max|cmp\w*|fn?m\w+)[ps]s\b")
JUMP = re.compile(r"(j\w+)\s+([0-9a-f]+)")


def disassemble(path, function):
    """The instructions of a function, as (address, text)."""
    command = ["objdump", "-d", "--no-show-raw-insn", f"--disassemble={function}", path]
    listing = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    matches = map(INSTRUCTION.fullmatch, listing.splitlines())
    return [(int(m[1], 16), m[2].split("#")[0].strip()) for m in matches if m]


def loops_of(code):
    """The stretches of instructions that end in a jump to their beginning and contain no other such jump."""
    position = {address: i for i, (address, _) in enumerate(code)}
    loops = []
    for i, (address, text) in enumerate(code):
        jump = JUMP.match(text)
        start = position.get(int(jump[2], 16)) if jump else None
        if start is not None and start <= i:
            loops.append((start, i))
    return [a for a in loops if not any(b != a and a[0] <= b[0] and b[1] <= a[1] for b in loops)]


def arithmetic_in(code, loop):
    return sum(bool(ARITHMETIC.match(text)) for _, text in code[loop[0] : loop[1] + 1])


def hot_loop(code, loops):
    most = max(arithmetic_in(code, loop) for loop in loops)
    return min((a for a in loops if 2 * arithmetic_in(code, a) >= most), key=lambda a: a[1] - a[0])


def as_assembly(code, loop):
    lines = (JUMP.sub(r"\1 .L0 ;", text).split(";")[0] for _, text in code[loop[0] : loop[1] + 1])
    return ".L0:\n" + "\n".join(lines) + "\n"


def main(arguments):
    if not 2 <= len(arguments) <= 3 or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    path, function = arguments[:2]
    cpu = arguments[2] if len(arguments) == 3 else "znver4"
    mca = shutil.which("llvm-mca-19") or shutil.which("llvm-mca")
    if not mca:
        print("mca.py: llvm-mca is missing (Debian: llvm-19)", file=sys.stderr)
        return 2
    code = disassemble(path, function)
    loops = loops_of(code)
    if not loops:
        print(f"mca.py: {path} has no loop in {function}", file=sys.stderr)
        return 2
    assembly = as_assembly(code, hot_loop(code, loops))
    print(assembly)
    command = [mca, f"-mcpu={cpu}", "-iterations=200", "-instruction-info=false", "-resource-pressure=true"]
    return subprocess.run(command, input=assembly, text=True, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
"""Counts the instructions of public calls, with callgrind, and prints what a call costs beyond its tests:
    I(n) - n * I(256) / 256
where I(n) are the instructions from entering the public function to leaving it, for a batch of n tests. A
short batch pays for a whole vector, so this holds the unused lanes too.

usage: call_cost.py PROGRAM
    PROGRAM   the executable `call` of the build directory
"""
import pathlib
import subprocess
import sys
import tempfile


def run_callgrind(program, directory):
    callgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={directory}/out", "--collect-atstart=no"]
    # From entering a query's function to leaving it.
    names = subprocess.run([program, "--names"], check=True, stdout=subprocess.PIPE, text=True).stdout.split()
    toggles = [f"--toggle-collect=lh_{name}" for name in names]
    subprocess.run([*callgrind, *toggles, program], check=True, stderr=subprocess.PIPE, text=True)


def read_dump(path):
    """The label that the program gave to a dump, and the instructions in it; None for the dump at the end."""
    label = instructions = None
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("desc: Trigger: Client Request: "):
                label = line.split(": ", 3)[3].split()
            elif line.startswith(("summary:", "totals:")):
                instructions = int(line.split()[1])
    return (label, instructions) if label else None


def instructions_of_calls(program):
    """Instructions a call, by (workload, form, backend) and by n."""
    table = {}
    with tempfile.TemporaryDirectory() as directory:
        run_callgrind(program, directory)
        for path in pathlib.Path(directory).iterdir():
            dump = read_dump(path)
            if dump:
                (workload, form, backend, n, calls), instructions = dump
                table.setdefault((workload, form, backend), {})[int(n)] = instructions / int(calls)
    if not table or not all(all(counts.values()) for counts in table.values()):
        sys.exit("call_cost.py: callgrind counted nothing")
    return table


def print_table(table):
    sizes = sorted(next(iter(table.values())))
    most = sizes[-1]
    print("Instructions of a call beyond n times those of a test; at 256, those of a test.")
    print(f"{'workload':28} {'form':10} {'backend':7}" + "".join(f"{n:8}" for n in sizes))
    for (workload, form, backend), counts in sorted(table.items()):
        each = counts[most] / most
        beyond = "".join(f"{counts[n] - n * each:8.0f}" for n in sizes[:-1])
        print(f"{workload:28} {form:10} {backend:7}{beyond}{each:8.2f}")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    try:
        print_table(instructions_of_calls(sys.argv[1]))
    except FileNotFoundError as error:
        sys.exit(f"call_cost.py: {error.filename}: {error.strerror}")
    except subprocess.CalledProcessError as error:
        sys.exit(f"call_cost.py: {error}\n{error.stderr or ''}".rstrip())

"""Instructions of calls, counted by callgrind: of public calls, and of the functions of a backend's table."""
import pathlib
import subprocess
import tempfile

from command import Unusable

TESTS = (
    "overlap_sphere_aabb",
    "overlap_triangle_aabb",
    "overlap_aabb_aabb",
    "contains_aabb_aabb",
    "raycast_aabb",
    "sweep_aabb_aabb",
)

# From entering one of these functions to leaving it. In a run by the table no public function is entered. None of a list
# may call another of the same list: that would end the count.
FUNCTIONS = {
    "public": ["lh_" + test for test in TESTS],
    "table": list(TESTS),
}


def run_callgrind(program, way, directory):
    toggles = [f"--toggle-collect={function}" for function in FUNCTIONS[way]]
    callgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={directory}/out", *toggles, program, way]
    subprocess.run(callgrind, check=True, stderr=subprocess.PIPE, text=True)


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


def instructions_of_calls(program, way):
    """Instructions a call, by (workload, form, backend) and by n. program is `call` of the build directory."""
    table = {}
    with tempfile.TemporaryDirectory() as directory:
        run_callgrind(program, way, directory)
        for path in pathlib.Path(directory).iterdir():
            dump = read_dump(path)
            if dump:
                (workload, form, backend, n, calls), instructions = dump
                table.setdefault((workload, form, backend), {})[int(n)] = instructions / int(calls)
    empty = [" ".join(key) for key, counts in table.items() if not all(counts.values())]
    if empty or not table:
        raise Unusable("callgrind counted nothing" + (f" for {empty[0]}" if empty else ""))
    return table

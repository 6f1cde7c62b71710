#!/usr/bin/env python3
"""Every query has figures of what it costs, each backend on each core, and a round is found in a trace: costs.py ROOT"""
import itertools
import pathlib
import sys

ROOT = pathlib.Path(sys.argv[1])
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "scripts" / "cycles"))

import figures  # noqa: E402
import traces  # noqa: E402


def check_traces():
    call = [1, 2, *[10, 11, 12] * 5, 3]
    assert traces.last_round(call) == [10, 11, 12]
    assert traces.sample(call, 2, 9) == call
    assert traces.sample(list(range(100)), 3, 2) == [0, 1, 49, 50, 98, 99]
    assert traces.straight("jne 0x401000") == "jne 0" and traces.straight("callq *0x8(%rax)") == "jmp 0"
    assert traces.straight("vaddps %zmm0, %zmm1, %zmm2") == "vaddps %zmm0, %zmm1, %zmm2"
    assert traces.written("vmovaps 0x10(%rip), %ymm0   # 0x4 <x+0x3>") == "vmovaps 0x10(%rip), %ymm0"


def main():
    check_traces()
    wanted = set(itertools.product(figures.queries(), figures.BACKENDS, figures.CORES.values()))
    found = figures.read(figures.ACCEPTED, figures.Figure)
    wrong = [f"{' '.join(key)}: {'missing' if key in wanted else 'of no query'}" for key in sorted(wanted ^ set(found))]
    wrong += [f"{' '.join(key)}: not a cost" for key, f in found.items() if not 0 < f.cycles < 1e5 or f.instructions <= 0]
    asked = figures.queries()
    wrong += [f"{t.query}: measured, but no query" for t in figures.read(figures.MEASURED, figures.Time).values()
              if t.query not in asked]
    print("\n".join(wrong) or f"{len(found)} figures of {len(asked)} queries")
    return 1 if wrong or not found else 0


if __name__ == "__main__":
    sys.exit(main())

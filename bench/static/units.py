"""What units of a core its instructions need, from llvm-mca's tables, and the fewest cycles that follow from that."""
import json
from collections import Counter
from dataclasses import dataclass

from loops import output_of, tool


@dataclass(frozen=True)
class Use:
    slots: int  # of dispatch
    cycles: tuple  # (units of which any one serves, cycles of such a unit), ...


def unit_sets(shares):
    """llvm-mca's tables spread each need evenly over the units that serve it. Units with equal shares are taken to
    serve together. Where one has a whole number more than others, it serves with them and has needs of its own."""
    sets, shares = Counter(), dict(shares)
    while shares:
        least = min(shares.values())
        together = {unit for unit, share in shares.items() if abs((share - least) - round(share - least)) < 0.01}
        if least > 0.99:  # whole numbers: nothing is shared among units that differ
            together = {unit for unit in together if shares[unit] - least < 0.01}
        sets[frozenset(together)] += least * len(together)
        shares = {unit: share - (least if unit in together else 0) for unit, share in shares.items()}
        shares = {unit: share for unit, share in shares.items() if share > 0.01}
    return sets


def tables(architecture, core, instructions):
    """What each instruction uses, by its text."""
    instructions = sorted(set(instructions))
    command = [tool("llvm-mca"), f"-mtriple={architecture}", f"-mcpu={core}", "-instruction-tables", "-json"]
    report = json.loads(output_of(command, input="\n".join(instructions) + "\n"))
    region = report["CodeRegions"][0]
    shares = [{} for _ in instructions]
    for use in region["ResourcePressureView"]["ResourcePressureInfo"]:
        if use["InstructionIndex"] < len(instructions):
            shares[use["InstructionIndex"]][use["ResourceIndex"]] = use["ResourceUsage"]
    slots = [0] * len(instructions)
    for entry in region["InstructionInfoView"]["InstructionList"]:
        slots[entry["Instruction"]] = entry["NumMicroOpcodes"]
    names = report["TargetInfo"]["Resources"]
    return {
        text: Use(slot, tuple(unit_sets({names[unit]: share for unit, share in row.items()}).items()))
        for text, row, slot in zip(instructions, shares, slots)
    }


def dispatch_width(architecture, core):
    command = [tool("llvm-mca"), f"-mtriple={architecture}", f"-mcpu={core}", "-json", "-iterations=1"]
    return json.loads(output_of(command, input="nop\n"))["CodeRegions"][0]["SummaryView"]["DispatchWidth"]


def unions(sets):
    """All unions of sets that overlap: of others the bound is no higher."""
    found, waiting = set(), set(sets)
    while waiting:
        here = waiting.pop()
        waiting |= {here | other for other in sets if here & other} - found - {here}
        found.add(here)
    return found


def fewest_cycles(uses, width):
    """Of instructions that wait for nothing but units: for any set of units, what only these can do, shared evenly;
    by a theorem of Hall's a schedule that meets the highest of these exists."""
    needs, slots = Counter(), 0
    for use, count in uses.items():
        slots += use.slots * count
        for units, cycles in use.cycles:
            needs[units] += cycles * count
    by_units = (
        sum(cycles for units, cycles in needs.items() if units <= union) / len(union) for union in unions(set(needs))
    )
    return max(slots / width, *by_units)

"""Figures as rows of a file that reads well in a diff, and the comparison with those accepted before."""
import csv
import os
from dataclasses import dataclass

from command import Unusable

ALLOWED_GROWTH = 0.03

# kernel    a loop of src/kernels, or a workload of bench/workload.c
# variant   of a loop the path that is counted (loops.py), of a workload "form way n=N"
# unit      a core as llvm-mca names it: cycles a test; "instructions": instructions a test
COLUMNS = ("kernel", "variant", "backend", "unit", "figure", "compiler", "tool")


@dataclass(frozen=True)
class Row:
    kernel: str
    variant: str
    backend: str
    unit: str
    figure: float
    compiler: str
    tool: str

    def key(self):
        return (self.kernel, self.variant, self.backend, self.unit)

    def __str__(self):
        return " ".join(self.key())

    def makers(self):
        """The major versions of what made the figure: others make others."""
        return tuple(name.split(".")[0] for name in (self.compiler, self.tool))


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        try:
            rows = [Row(**{**row, "figure": float(row["figure"])}) for row in csv.DictReader(file)]
        except (KeyError, TypeError, ValueError) as error:
            raise Unusable(f"{path} is not a table of figures: {error}") from error
    return {row.key(): row for row in rows}


def write(path, rows):
    """The file is whole or the one before."""
    part = f"{path}.part"
    with open(part, "w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(COLUMNS)
        for _, row in sorted(rows.items()):
            table.writerow([*row.key(), f"{row.figure:.4f}", row.compiler, row.tool])
    os.replace(part, path)


@dataclass
class Comparison:
    compared: int
    grown: list  # (accepted, now)
    fallen: list  # likewise
    unknown: list  # rows that nobody has accepted
    gone: list  # accepted rows that are no more, though their group was measured
    skipped: dict  # how many rows, by the reason

    def failed(self):
        return bool(self.grown or self.unknown or self.gone)


def group(row):
    """Figures that are taken together."""
    return (row.backend, row.unit, "n=" in row.variant)


def compare(accepted, now):
    result = Comparison(0, [], [], [], [], {})
    for key, row in sorted(now.items()):
        before = accepted.get(key)
        if before is None:
            result.unknown.append(row)
        elif before.makers() != row.makers():
            reason = f"accepted from {before.compiler} and {before.tool}, made by {row.compiler} and {row.tool}"
            result.skipped[reason] = result.skipped.get(reason, 0) + 1
        else:
            result.compared += 1
            if row.figure > before.figure * (1 + ALLOWED_GROWTH):
                result.grown.append((before, row))
            elif row.figure < before.figure * (1 - ALLOWED_GROWTH):
                result.fallen.append((before, row))
    measured = {group(row): row for row in now.values()}
    for key, row in sorted(accepted.items()):
        if key in now:
            continue
        if group(row) not in measured:
            reason = f"not measured: {row.backend} {row.unit}"
            result.skipped[reason] = result.skipped.get(reason, 0) + 1
        elif row.makers() == measured[group(row)].makers():
            result.gone.append(row)
    return result

#!/usr/bin/env python3
"""The tables of docs/chart.md: which queries there are of each two shapes, from include/lanehit/queries.def, and for two
that have none why, from docs/chart.ini.

  chart.py          writes them
  chart.py --prune  takes from docs/chart.ini the reasons of cells that have queries by now, and says which
  chart.py --check  fails if they would be written otherwise
  chart.py --test   fails if what should be refused is not

Either way it fails if a query is in no cell, an empty cell has no reason, or a cell with queries has one."""
import configparser
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE, DESCRIPTIONS = ROOT / "docs/chart.md", ROOT / "include/lanehit/queries.def"
REASONS = ROOT / "docs/chart.ini"

SHAPES = {  # what names of queries call a shape, and what it is called here
    "point": "point",
    "segment": "segment",
    "ray": "ray",
    "line": "line",
    "plane": "plane",
    "triangle": "triangle",
    "polygon": "polygon",
    "sphere": "sphere",
    "capsule": "capsule",
    "cylinder": "cylinder",
    "aabb": "box",
    "obb": "oriented box",
    "kdop": "k-DOP",
    "ellipsoid": "ellipsoid",
    "hull": "hull",
    "frustum": "frustum",
}
VERBS = {  # the letter of a verb, in the order of a cell
    "overlap": "o",
    "contains": "n",
    "classify": "s",
    "intersect": "i",
    "raycast": "r",
    "closest": "d",
    "contact": "c",
    "manifold": "m",
    "sweep": "w",
}
TABLES = {"static": set(VERBS) - {"sweep"}, "moving": {"sweep"}}


class Wrong(Exception):
    """What is wrong with the descriptions or the reasons, in words."""


# ---- Queries ----------------------------------------------------------------------------------------------


def queries_of(descriptions):
    return re.findall(r"^QUERY\((\w+),", descriptions, re.MULTILINE)


def words_of(query):
    """The verb, and the two shapes; what follows these is a variant. The first shape of a raycast is the ray."""
    verb, *words = query.split("_")
    shapes = (["ray"] if verb == "raycast" else []) + words
    if verb not in VERBS:
        raise Wrong(f"{query}: scripts/chart.py has no letter for {verb}")
    for shape in shapes[:2]:
        if shape not in SHAPES:
            raise Wrong(f"{query}: scripts/chart.py knows no shape that is called {shape}")
    if len(shapes) < 2:
        raise Wrong(f"{query}: of which two shapes?")
    return verb, shapes[0], shapes[1]


def pair(a, b):
    """Whichever comes first."""
    order = list(SHAPES)
    return (a, b) if order.index(a) <= order.index(b) else (b, a)


def cells_of(queries):
    """By table and pair: the queries."""
    cells = {table: {} for table in TABLES}
    for query in queries:
        verb, a, b = words_of(query)
        table = next(name for name, verbs in TABLES.items() if verb in verbs)
        cells[table].setdefault(pair(a, b), []).append(query)
    return cells


# ---- Reasons ----------------------------------------------------------------------------------------------


def read_reasons(text):
    """By name: what the file says of each reason."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.read_string(text)
    return {name: dict(parser[name]) for name in parser.sections()}


def reasons_of(data):
    """By table and pair: the name of the reason."""
    found = {table: {} for table in TABLES}
    for name, reason in data.items():
        for table in TABLES:
            for other in reason.get(table, "").split():
                for shape in (reason["of"], other):
                    if shape not in SHAPES:
                        raise Wrong(f"docs/chart.ini: {name}: no shape is called {shape}")
                at = pair(reason["of"], other)
                if at in found[table]:
                    raise Wrong(f"docs/chart.ini: {' and '.join(at)}, {table}: both {found[table][at]} and {name}")
                found[table][at] = name
    return found


def leads_to_queries(cells, reasons, data, table, at):
    """Whether the cell has queries, or that has which its reason names instead."""
    passed = set()
    while at not in cells[table]:
        reason = data[reasons[table][at]]
        if (table, at) in passed or "instead" not in reason:
            return "instead" not in reason
        passed.add((table, at))
        other = at[1] if at[0] == reason["of"] else at[0]
        table, at = reason.get("in", table), pair(*[*reason["instead"].split(), other][:2])
        if at not in cells[table] and at not in reasons[table]:
            return False
    return True


def verify(cells, reasons, data):
    wrong = []
    names = list(SHAPES)
    for table in TABLES:
        for k, b in enumerate(names):
            for a in names[: k + 1]:
                said, there = reasons[table].get((a, b)), cells[table].get((a, b))
                if said and there:
                    wrong.append(f"{a} {b}, {table}: there is {there[0]}; docs/chart.ini need not say {said}")
                elif not said and not there:
                    wrong.append(f"{a} {b}, {table}: no query, and no reason in docs/chart.ini")
        if not wrong:
            wrong += [
                f"{' '.join(at)}, {table}: {name} leads to no query"
                for at, name in reasons[table].items()
                if not leads_to_queries(cells, reasons, data, table, at)
            ]
    if wrong:
        raise Wrong("\n".join(wrong))


def pruned(text, cells, reasons):
    """The text of the reasons without those of cells that have queries, and what was taken."""
    taken = [(table, at, name) for table in TABLES for at, name in reasons[table].items() if at in cells[table]]
    for table, at, name in taken:
        words = re.compile(rf"^(\[{name}\]\n(?:(?!\[).*\n)*?{table} =)(.*)$", re.MULTILINE)
        of = re.search(rf"^\[{name}\]\n(?:(?!\[).*\n)*?of = (\w+)$", text, re.MULTILINE)[1]
        other = at[1] if at[0] == of else at[0]
        text = words.sub(lambda found: found[1] + "".join(f" {word}" for word in found[2].split() if word != other), text)
    return re.sub(r"^(static|moving) =\n", "", text, flags=re.MULTILINE), taken


# ---- Tables -----------------------------------------------------------------------------------------------


def cell(queries, reason):
    """Letters of its verbs, or the number of its reason."""
    if not queries:
        return str(reason)
    verbs = {words_of(query)[0] for query in queries}
    return "".join(letter for verb, letter in VERBS.items() if verb in verbs and verb != "sweep") or "w"


def table_of(cells, reasons, numbers):
    names = list(SHAPES)
    lines = ["| | " + " | ".join(SHAPES.values()) + " |", "|---" * (len(names) + 1) + "|"]
    for a in names:
        row = [pair(a, b) for b in names]
        lines.append(
            f"| **{SHAPES[a]}** | "
            + " | ".join(cell(cells.get(at), numbers.get(reasons.get(at))) for at in row)
            + " |"
        )
    return "\n".join(lines)


def why_not(data, numbers):
    return "\n".join(f"{number}. {data[name]['says']}" for name, number in numbers.items())


def three_ways(queries):
    """Outer and inner shapes of which both can be asked: whether they meet, and whether one is in the other."""
    overlaps = {pair(*words_of(query)[1:]) for query in queries if query.startswith("overlap_")}
    lines = ["| outer | inner | disjoint, or not | contained, or not |", "|---|---|---|---|"]
    for query in queries:
        verb, outer, inner = words_of(query)
        if verb == "contains" and pair(outer, inner) in overlaps:
            overlap = next(q for q in queries if q.startswith("overlap_") and pair(*words_of(q)[1:]) == pair(outer, inner))
            lines.append(f"| {SHAPES[outer]} | {SHAPES[inner]} | `lh_{overlap}` | `lh_{query}` |")
    return "\n".join(lines)


def page_of(text, descriptions, data):
    """The page with its tables as they follow from the descriptions and the reasons."""
    queries = queries_of(descriptions)
    cells, reasons = cells_of(queries), reasons_of(data)
    verify(cells, reasons, data)
    numbers = {name: number for number, name in enumerate(data, start=1)}
    sections = {name: table_of(cells[name], reasons[name], numbers) for name in TABLES}
    sections |= {"why": why_not(data, numbers), "three": three_ways(queries)}

    def replaced(match):
        return f"{match[1]}\n{sections[match[2]]}\n\n{match[3]}"

    return re.sub(r"(<!-- chart: (\w+) -->\n).*?(<!-- end -->)", replaced, text, flags=re.DOTALL)


# ---- What should be refused -------------------------------------------------------------------------------


def refusal(descriptions, data):
    try:
        page_of("", descriptions, data)
    except Wrong as wrong:
        return str(wrong)
    return ""


def test(descriptions, data):
    first = next(name for name, reason in data.items() if reason.get("static"))
    of, other = data[first]["of"], data[first]["static"].split()[0]
    fewer = data | {first: data[first] | {"static": data[first]["static"].split(" ", 1)[1]}}
    circle = {"a": {"of": "ray", "instead": "line", "static": "hull"}, "b": {"of": "line", "instead": "ray", "static": "hull"}}
    nothing = {table: {} for table in TABLES}
    filled = cells_of(queries_of(descriptions) + [f"overlap_{of}_{other}"])
    fewer_words, taken = pruned(REASONS.read_text(encoding="utf-8"), filled, reasons_of(data))
    expected = {
        refusal(descriptions, data): "",
        refusal(descriptions + "QUERY(overlap_sphere_torus, (", data): "overlap_sphere_torus: scripts/chart.py knows no shape",
        refusal(descriptions + "QUERY(touch_sphere_sphere, (", data): "touch_sphere_sphere: scripts/chart.py has no letter",
        refusal(descriptions + "QUERY(overlap_sphere, (", data): "overlap_sphere: of which two shapes",
        refusal(descriptions, fewer): f"{' '.join(pair(of, other))}, static: no query, and no reason",
        refusal(descriptions + f"QUERY(overlap_{of}_{other}, (", data): f"there is overlap_{of}_{other}; docs/chart.ini need not",
        refusal(descriptions, data | {"twice": data[first]}): f"both {first} and twice",
    }
    found = [f"expected '{words}', not '{said}'" for said, words in expected.items() if words not in said or (said and not words)]
    if leads_to_queries(nothing, reasons_of(circle), circle, "static", ("ray", "hull")):
        found.append("a circle of reasons leads to a query")
    if taken != [("static", pair(of, other), first)] or read_reasons(fewer_words) != fewer:
        found.append(f"pruning takes {taken}, and not {of} {other} alone")
    return found


def main(arguments):
    descriptions = DESCRIPTIONS.read_text(encoding="utf-8")
    data = read_reasons(REASONS.read_text(encoding="utf-8"))
    text = PAGE.read_text(encoding="utf-8")
    if arguments == ["--test"]:
        return "\n".join(test(descriptions, data)) or 0
    try:
        if arguments == ["--prune"]:
            kept, taken = pruned(REASONS.read_text(encoding="utf-8"), cells_of(queries_of(descriptions)), reasons_of(data))
            print("\n".join(f"{' '.join(at)}, {table}: not {name}" for table, at, name in taken))
            REASONS.write_text(kept, encoding="utf-8")
            return 0
        page = page_of(text, descriptions, data)
    except Wrong as wrong:
        return f"chart.py: {wrong}"
    if arguments == ["--check"]:
        return 0 if page == text else "chart.py: docs/chart.md is not what scripts/chart.py writes"
    if arguments:
        return __doc__
    PAGE.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

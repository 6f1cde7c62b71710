"""What tables of the repository say of a query: its row in docs/guarantees.md, and its cost in scripts/cycles."""
import csv
import itertools
import re
from dataclasses import dataclass

from words import slug

SHAPES = (  # what the tables call a shape, the longer words first
    ("oriented box", "obb"),
    ("box", "aabb"),
    ("sphere", "sphere"),
    ("ball", "sphere"),
    ("capsule", "capsule"),
    ("cylinder", "cylinder"),
    ("triangle", "triangle"),
    ("half-space", "plane"),
    ("plane", "plane"),
    ("frustum", "frustum"),
    ("segment", "segment"),
    ("line", "line"),
    ("point", "point"),
    ("ellipsoid", "ellipsoid"),
    ("hull", "hull"),
    ("k-dop", "kdop"),
    ("polygon", "polygon"),
)


@dataclass
class Row:
    """A row of a table: what it is about, the section that says why, and its cells by the names of the columns."""

    title: str
    section: str
    cells: dict
    verbs: set
    shapes: list
    text: str = ""


def shapes_in(title):
    """The shapes that a title names, in its order; of several of a kind two."""
    pattern = "|".join(rf"(?P<s{k}>{word})" for k, (word, _) in enumerate(SHAPES))
    found = []
    for match in re.finditer(rf"(two )?(?:swept )?(?:{pattern})(e?s)?\b", title):
        k = next(k for k in range(len(SHAPES)) if match[f"s{k}"])
        found += [SHAPES[k][1]] * (2 if match[1] or match[match.re.groups] else 1)
    return found


def verbs_of(title, closest):
    if closest:
        return {"closest"}
    for word, verb in (
        ("contact of", "contact"),
        ("manifold of", "manifold"),
        ("ray and", "raycast"),
        ("two planes", "intersect"),
    ):
        if title.startswith(word):
            return {verb}
    if re.match(r"(two )?(swept|moving|turning)", title):
        return {"sweep"}
    if re.search(r"half-space|frustum", title):
        return {"classify"}
    if "in them" in title:
        return {"contains", "overlap"}
    return {"contains"} if " in " in title or title.startswith("in ") else {"overlap"}


def rows_of(page):
    """All rows of tables whose first cell is a link to a section of the page; and behind them the sections themselves,
    with the paragraph that they begin with, for what is in no table."""
    rows, sections, head, closest = [], [], [], False
    for number, line in enumerate(lines := page.splitlines()):
        closest = line == "## Closest points" or (closest and not line.startswith("## "))
        cells = [cell.strip() for cell in line.strip("|").split(" | ")] if line.startswith("|") else []
        head = (head or cells) if cells else []
        link = re.match(r"\[(.*?)\]\(#(.*?)\)(.*)$", cells[0]) if cells else None
        if link:
            title = link[1] + link[3]
            named = {name: cell for name, cell in zip(head[1:], cells[1:]) if cell.strip(" |")}
            rows.append(
                Row(title, link[2], named, verbs_of(title.lower(), closest), shapes_in(title.lower()))
            )
        elif line.startswith("##"):
            title = line.lstrip("# ")
            text = " ".join("\n".join(lines[number + 2 :]).split("\n\n", 1)[0].split())
            sections.append(
                Row(title, slug(title), {}, verbs_of(title.lower(), closest), shapes_in(title.lower()), text)
            )
    return rows, sections


VARIANTS = {"front", "turning", "all", "along"}  # what names say behind the shapes


def words_of(query):
    """Verb, shapes, and variants. Of a grid the cells are boxes. What is in no list is a shape that no row is about."""
    words = query.replace("_grid", "_aabb").split("_")
    return (
        words[0],
        [word for word in words[1:] if word not in VARIANTS],
        [word for word in words[1:] if word in VARIANTS],
    )


def fits(row, query):
    verb, shapes, more = words_of(query)
    if verb not in row.verbs or any((word in row.title) != (word in more) for word in ("front", "turning", "along")):
        return False
    if (
        verb == "contains"
        and row.verbs == {"contains"}
        and shapes_in(row.title.lower().split("in ", 1)[1])[:1] != shapes[:1]
    ):
        return False
    return "turning" in more or all(row.shapes.count(shape) >= shapes.count(shape) for shape in shapes)


def row_of(rows_and_sections, query):
    """The row that is about a query and about least else."""
    for rows in rows_and_sections:
        fitting = [row for row in rows if fits(row, query)]
        if fitting:
            return min(fitting, key=lambda row: len(row.shapes))
    raise ValueError(f"docs/guarantees.md has no row about {query}, of the words of site/rows_of_tables.py")


PROCESSORS = {"sapphirerapids": "Intel Sapphire Rapids", "znver4": "AMD Zen 4"}
BACKENDS = {"avx2": "AVX2", "avx512": "AVX-512"}


def rows_of_csv(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def of_pairs(queries):
    """Those of two operands, or one; not those of the cells of a grid."""
    return [query for query, arguments in queries.items() if all(kind != "GRID" for kind, _ in arguments)]


def costs(path, queries):
    """By query: {(backend, processor): cycles a pair}. Each has all."""
    found = {query: {} for query in queries}
    for row in rows_of_csv(path):
        found.setdefault(row["query"], {})[row["backend"], row["core"]] = float(row["cycles"])
    for query in queries:
        for key in itertools.product(BACKENDS, PROCESSORS):
            if key not in found[query]:
                raise ValueError(f"{path.name} does not say what {query} costs: {' '.join(key)}")
    return found


def times(path):
    """By query: {processor: {backend: nanoseconds a pair}}, as measured."""
    found = {}
    for row in rows_of_csv(path):
        by_processor = found.setdefault(row["query"], {})
        by_processor.setdefault(row["processor"], {})[row["backend"]] = float(row["nanoseconds"])
    return found


def measured(page):
    """By query: nanoseconds a pair of packed columns, of the table in docs/python.md that bench.py measures."""
    return dict(re.findall(r"^\| `(\w+)` \| [\d.]+ \| [\d.]+ \| \d+ \| ([\d.]+) \|", page, flags=re.M))

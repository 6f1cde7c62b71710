"""The pages of the reference: one for each query, one for each header, and one that shows all."""
import re

from cards import card, cards, drawn
from copies import ORPHAN
from rows_of_tables import BACKENDS, PROCESSORS
from words import contract, escaped, joined, plain, powers, sentences, slug


class Reference:
    """Pages are written by `write(name, text)`."""

    def __init__(self, asked, rows, costs, times, python, write):
        self.asked, self.described = asked, asked.described
        self.rows, self.costs, self.times, self.python, self.write = rows, costs, times, python, write
        self.definitions = re.findall(
            r"^##+ (.*)$",
            (asked.described.root / "docs/definitions.md").read_text(encoding="utf-8"),
            flags=re.M,
        )
        self.headers = asked.described.root / "include/lanehit"
        self.places = {
            name: header
            for header, text in self.described.headers.items()
            for name in re.findall(r"^LH_API [^;(]*?(lh_\w+)\(", text, flags=re.M)
        }

    def comment(self, function):
        return plain(self.described.comments[function])

    def prototype(self, function):
        """As in the header; an argument a line where it is long."""
        text = self.described.headers[self.places[function]]
        found = joined(re.search(rf"^LH_API ([^;(]*?{function}\([^;]*\);)", text, flags=re.S | re.M)[1])
        begin, arguments = found.split("(", 1)
        return found if len(found) < 80 else f"{begin}(\n    " + arguments.replace(", ", ",\n    ")

    def question(self, query):
        return joined(sentences(self.comment(f"lh_{query}"))[0])

    def in_python(self, query):
        kinds = self.described.kinds
        inputs = [
            name
            for kind, name in self.described.queries[query]
            if not kinds[kind][1].startswith(("out", "man"))
        ]
        return f"lanehit.{query}({', '.join(inputs)})"

    # ---- A query -------------------------------------------------------------------------------------------

    def page_of_query(self, query, source, printed):
        function = f"lh_{query}"
        question, rest = sentences(self.comment(function))
        prototypes = [self.prototype(function)]
        if f"lh_any_{query}" in self.places:
            prototypes.append(self.prototype(f"lh_any_{query}"))
        parts = [
            f"{ORPHAN}[Reference](index.md) \u203a {query.split('_')[0]}",
            f"# {function}",
            f"**{escaped(joined(question))}**",
            drawn(query, joined(question)),
            "```c\n" + "\n\n".join(prototypes) + "\n```",
            f"In [Python](../docs/python.md): `{self.in_python(query)}`",
            "## What it promises",
            contract(rest),
            self.of_all_like(query),
            "## How that is bounded",
            self.guarantee(query),
            "## What it costs",
            self.cost(query),
            "## The picture as a program",
            "What the picture shows is what this program asks, and what the library answers:",
            f"```c\n{source}```",
            f"It prints\n\n```text\n{printed}```",
            self.related(query),
        ]
        self.write(f"reference/{query}", "\n\n".join(part for part in parts if part) + "\n")

    def of_all_like(self, query):
        header = self.places[f"lh_{query}"]
        stem = header.removesuffix(".h")
        definition = next(
            (heading for heading in self.definitions if query in re.split(r"[, ]+", heading)), None
        )
        words = f"[`lanehit/{header}`](header_{stem}.md) says what all queries of its kind have in common"
        if definition is None:
            return words + "."
        return (
            f"{words}, and [the definition](../docs/definitions.md#{slug(definition)}) "
            "what is computed, operation by operation."
        )

    def guarantee(self, query):
        row = self.rows[query]
        why = f'[The proof](../docs/guarantees.md#{row.section}), and what "in range" and u mean.'
        if not row.cells:
            return f"*{row.title}.* {self.of_guarantees(row.text)}\n\n{why}"
        lines = [
            f"| {row.title} | |",
            "|---|---|",
            *(f"| {name} | {self.of_guarantees(value)} |" for name, value in row.cells.items()),
        ]
        return "\n".join(lines) + f"\n\n{why}"

    @staticmethod
    def of_guarantees(text):
        """Links within that page are links to it."""
        return powers(text.replace("](#", "](../docs/guarantees.md#"))

    def cost(self, query):
        if query not in self.costs:
            return (
                "A shape and the cells of a grid have no figure a pair. "
                "[Performance](../docs/performance.md#in-a-voxelizer-and-in-a-tree) has times."
            )
        lines = ["| kernels | " + " | ".join(PROCESSORS.values()) + " |", "|---|" + "---|" * len(PROCESSORS)]
        for backend, words in BACKENDS.items():
            cells = (f"{self.costs[query][backend, processor]:.2f}" for processor in PROCESSORS)
            lines.append(f"| {words} | " + " | ".join(cells) + " |")
        return (
            "Cycles a pair, simulated for the instructions that a call really executes on packed pairs of which "
            "half hit:\n\n" + "\n".join(lines) + "\n\nThey hold what the instructions take if every branch is "
            "foreseen and all data are in the first-level cache. What a wrongly foreseen branch, a cache or memory "
            "costs is not in them, nor what a call costs whatever it is asked "
            "([how, and how far off they are](../docs/bounds.md))." + self.measured(query)
        )

    def measured(self, query):
        told = [
            f"{processor} takes " + " and ".join(f"{ns:.2f} with {BACKENDS[b]}" for b, ns in of.items())
            for processor, of in self.times.get(query, {}).items()
        ]
        text = "\n\nMeasured, in nanoseconds a pair of the same calls: " + "; ".join(told) + "." if told else ""
        if query in self.python:
            text += (
                f"\n\nA call of 10,000 pairs in columns takes {self.python[query]} ns a pair "
                "[as measured from Python](../docs/python.md#speed), on an Intel Xeon with AVX-512."
            )
        return text

    def related(self, query):
        words = query.split("_")
        others = [other for other in self.described.queries if other != query]
        same = [
            other
            for other in others
            if other.split("_")[1:3] == words[1:3] or sorted(other.split("_")[1:3]) == sorted(words[1:3])
        ]
        verb = [other for other in others if other.split("_")[0] == words[0] and other not in same]
        return "## Beside it\n\n" + "\n\n".join(
            f"{title}: " + ", ".join(f"[`{other}`]({other}.md)" for other in some)
            for title, some in (("The same shapes", same), (f"More of *{words[0]}*", verb))
            if some
        )

    # ---- A header ------------------------------------------------------------------------------------------

    def page_of_header(self, header, pictures):
        text = self.described.headers[header]
        stem = header.removesuffix(".h")
        head = plain(re.search(r"/\*(.*?)\*/", text, flags=re.S)[1])
        parts = [f"{ORPHAN}[Reference](index.md) \u203a headers", f"# lanehit/{header}", contract(head)]
        queries = [
            name for name in self.functions_of(header) if name.removeprefix("lh_") in self.described.queries
        ]
        others = [
            name
            for name in self.functions_of(header)
            if name not in queries and not name.startswith("lh_any_")
        ]
        if queries:
            parts += ["## Queries", self.cards([name.removeprefix("lh_") for name in queries])]
        shown = set()
        for name in others:
            comment = self.described.comments.get(name, "")
            parts.append(f"## {name}")
            if name in pictures:
                parts.append(drawn(name, name))
            parts.append(f"```c\n{self.prototype(name)}\n```")
            if comment and comment not in shown:
                parts.append(contract(plain(comment)))
            shown.add(comment)
        source = text.rstrip("\n")
        parts += ["## The header", f"````c\n{source}\n````"]
        self.write(f"reference/header_{stem}", "\n\n".join(parts) + "\n")

    def functions_of(self, header):
        return [name for name, place in self.places.items() if place == header]

    # ---- All of them ---------------------------------------------------------------------------------------

    def cards(self, queries):
        return cards(
            card(query, f"pictures/{query}", f"<code>{query}</code>", self.question(query))
            for query in queries
        )

    def page_of_all(self):
        verbs = {}
        for query in self.described.queries:
            verbs.setdefault(query.split("_")[0], []).append(query)
        parts = [
            "# Reference",
            f"All {len(self.described.queries)} queries, each with a picture of what it asks: the first shape "
            "is blue, the second orange, and what is found red. Pictures are drawn from what the library answers.",
            '<input id="filter" type="search" placeholder="Filter: capsule triangle" '
            'aria-label="Filter the queries" autocomplete="off">\n'
            '<p id="found" aria-live="polite"></p>',
        ]
        for verb, queries in verbs.items():
            parts += [f"## {verb}", self.cards(queries)]
        headers = "\n".join(
            f"- [`lanehit/{header}`](header_{header.removesuffix('.h')}.md): {escaped(self.first_of(header))}"
            for header in self.described.headers
        )
        parts += ["## Headers", headers]
        for header in sorted({path.name for path in self.headers.glob("*.h")} - set(self.described.headers)):
            parts.append(f"- [`lanehit/{header}`](../files/include/lanehit/{header}.md)")
        self.write("reference/index", "\n\n".join(parts) + "\n")

    def first_of(self, header):
        head = plain(re.search(r"/\*(.*?)\*/", self.described.headers[header], flags=re.S)[1])
        return joined(sentences(head)[0])

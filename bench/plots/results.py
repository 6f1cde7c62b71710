"""Benchmark results: rows by workload, form, hit rate, contender and n."""
import dataclasses

FORMS = {
    "pairs": "pairs",
    "one-first": "one with many",
    "one-second": "many with one",
    "structs": "arrays of structs",
    "indexed": "indexed at random",
    "pair-list": "list of pairs at random",
}
BACKENDS = ["scalar", "sse", "avx2", "avx512", "neon"]
LOOPS = {"avx2": "loop_v3", "avx512": "loop_v4"}
NANOSECONDS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


@dataclasses.dataclass(frozen=True)
class Row:
    workload: str
    form: str
    hits: str
    contender: str
    n: int
    ns: float  # a pair
    label: str
    otherwise: float  # of a peer: the share of tests that it answers otherwise
    bytes: float  # that a pair moves

    @property
    def call_ns(self):
        return self.ns * self.n


def words(name):
    """Of a workload, as documents show it: "raycast aabb, t enter"."""
    query, *given = name.split(".")
    return ", ".join([query, " ".join(given)] if given else [query]).replace("_", " ")


class Results:
    """Of all runs of a benchmark, in one file or several, the fastest."""

    def __init__(self, files):
        self.context = files[0].get("context", {}) if files else {}
        self.rows = {}
        for file in files:
            for entry in file.get("benchmarks", []):
                if entry.get("run_type") == "iteration" and not entry.get("error_occurred"):
                    self._add(entry["name"].split("/"), entry)
        if not self.rows:
            raise ValueError("no results in these files")

    def _add(self, name, entry):
        time = entry["cpu_time"] * NANOSECONDS[entry["time_unit"]]
        key = (*name[:4], int(name[4]))
        ns = time / key[4]
        if key not in self.rows or ns < self.rows[key].ns:
            self.rows[key] = Row(*key, ns, entry.get("label", ""), entry.get("otherwise", 0.0), entry.get("bytes", 0.0))

    def select(self, **wanted):
        """Rows with these attributes, by n."""
        found = [row for row in self.rows.values() if all(getattr(row, k) == v for k, v in wanted.items())]
        return sorted(found, key=lambda row: row.n)

    def find(self, workload, form, hits, contender, n):
        return self.rows.get((workload, form, hits, contender, n))

    def workloads(self):
        """The main ones that were measured: of each query what a caller most likely wants of it."""
        present = {row.workload for row in self.rows.values()}
        return [w for w in self.context.get("main_workloads", "").split() if w in present]

    def backends(self):
        """Those that were measured through the public functions, slowest instruction set first."""
        return [b for b in BACKENDS if self.select(contender=b + "_call")]

    def best_backend(self):
        return self.backends()[-1] if self.backends() else None

    def caches(self):
        """Bytes by name."""
        return {f"L{c['level']}": c["size"] for c in self.context.get("caches", []) if c["type"] != "Instruction"}

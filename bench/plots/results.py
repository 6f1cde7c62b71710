"""Benchmark results: rows by workload, form, hit rate, contender and n; what the probes measured; and of each row the
least time that the machine allows."""
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
KINDS = ("add", "multiply", "minimum", "compare", "select", "divide", "root")
ON_DIVIDER = ("divide", "root")
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
    needs: dict  # operations a pair by kind, and bytes

    @property
    def call_ns(self):
        return self.ns * self.n

    @property
    def operations(self):
        return sum(self.needs.get(kind, 0) for kind in KINDS)


@dataclasses.dataclass(frozen=True)
class Roof:
    """A test cannot take less than ns; `binding` says why."""
    ns: float
    binding: str


def words(name):
    """Of a workload, as documents show it: "raycast aabb, t enter"."""
    query, *given = name.split(".")
    return ", ".join([query, " ".join(given)] if given else [query]).replace("_", " ")


class Results:
    """Of all runs of a benchmark, in one file or several, the fastest."""

    def __init__(self, files):
        self.context = files[0].get("context", {}) if files else {}
        self.rates = {}
        self.capacities = {}
        self.rows = {}
        for file in files:
            for entry in file.get("benchmarks", []):
                if entry.get("run_type") == "iteration" and not entry.get("error_occurred"):
                    self._add(entry["name"].split("/"), entry)
        if not self.rows:
            raise ValueError("no results in these files")

    def _add(self, name, entry):
        time = entry["cpu_time"] * NANOSECONDS[entry["time_unit"]]
        if name[0] == "probe":
            what = tuple(name[1:4])
            self.rates[what] = max(self.rates.get(what, 0), entry["work"] / time)
            if "capacity" in entry:
                self.capacities[name[2]] = entry["capacity"]
            return
        key = (*name[:4], int(name[4]))
        ns = time / key[4]
        if key not in self.rows or ns < self.rows[key].ns:
            needs = {kind: entry[kind] for kind in (*KINDS, "bytes") if kind in entry}
            self.rows[key] = Row(*key, ns, entry.get("label", ""), entry.get("otherwise", 0.0), needs)

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

    # ---- The machine

    def arithmetic(self, backend):
        """Operations a nanosecond by kind, and of mixtures of them."""
        return {key[1]: rate for key, rate in self.rates.items() if key[0] == "arithmetic" and key[2] == backend}

    def bandwidths(self, backend):
        """Level to bytes a nanosecond, nearest level first. What narrow loads can read, wide ones can."""
        found = {}
        for (what, level, other), rate in self.rates.items():
            if what == "read" and BACKENDS.index(other) <= BACKENDS.index(backend):
                found[level] = max(found.get(level, 0), rate)
        return dict(sorted(found.items(), key=lambda item: (item[0] == "memory", item[0])))

    def roof(self, row):
        """None where the machine was not measured for this backend."""
        backend = row.contender.removesuffix("_call")
        rates = self.arithmetic(backend)
        if not rates or not row.needs:
            return None
        needs = {kind: row.needs.get(kind, 0) for kind in KINDS}
        select = max(rates["select"], rates["select_both"])
        roofs = [Roof(row.operations / max(rates.values()), "arithmetic"), Roof(sum(needs[kind] / rates[kind] for kind in ON_DIVIDER), "division")]
        roofs += [Roof(needs[kind] / (select if kind == "select" else rates[kind]), "arithmetic") for kind in KINDS if kind not in ON_DIVIDER]
        batch, held = row.needs["bytes"] * row.n, 0  # at best held in the nearer levels
        for level, rate in self.bandwidths(backend).items():
            if held < batch:
                roofs.append(Roof((1 - held / batch) * row.needs["bytes"] / rate, level))
            held = self.capacities[level]
        return max(roofs, key=lambda roof: roof.ns)

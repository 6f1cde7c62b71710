"""Benchmark results: rows by workload, form, hit rate, contender and n, and what the probes measured."""
import dataclasses

# One workload of each test: what a caller most likely wants of it.
MAIN = {
    "overlap_sphere_aabb": "sphere–AABB",
    "overlap_triangle_aabb": "triangle–AABB",
    "overlap_aabb_aabb": "AABB–AABB",
    "contains_aabb_aabb": "AABB in AABB",
    "raycast_aabb.t": "ray–AABB with t_enter",
    "sweep_aabb_aabb.toi": "swept AABB with toi",
}
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
USUAL_BATCH = ("50%", 4096)


def name_of(contender):
    """For people to read."""
    for backend, loop in LOOPS.items():
        if contender == loop:
            return f"plain loop, {backend}"
    return contender[5:] if contender.startswith("peer_") else contender.removesuffix("_call")


@dataclasses.dataclass(frozen=True)
class Row:
    workload: str
    form: str
    hits: str
    contender: str
    n: int
    ns: float  # a test
    share: float  # of the roof; 0 if that is not known
    binding: str
    operations: float
    bytes: float

    @property
    def call_ns(self):
        return self.ns * self.n


def row_of(entry):
    """None if the name is not one of ours."""
    parts = entry["name"].split("/")
    if len(parts) < 5 or not parts[4].isdigit():
        return None
    workload, form, hits, contender, n = parts[:5]
    time = entry["cpu_time"] * {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}[entry["time_unit"]]
    return Row(workload, form, hits, contender, int(n), time / int(n), entry.get("share_of_roof", 0.0),
               entry.get("label", ""), entry.get("operations_per_test", 0.0), entry.get("bytes_per_test", 0.0))


def is_wanted(entry):
    """Of repetitions and what sums them up: the least, or the median where there is no least."""
    return entry.get("run_type") == "iteration" or entry.get("aggregate_name") in ("min", "median")


def is_peer(contender):
    """Other people's code: a library, or what the books say."""
    return contender.startswith("peer_") or contender == "textbook"


class Results:
    """rows: of all files, the first to have one. rivals: of the file in which others are, for only what was measured
    in one run may be compared; of all if there is none."""

    def __init__(self, files):
        self.context = files[0].get("context", {}) if files else {}
        self.rates = {}
        self.rows = {}
        self.rivals = self.rows
        for file in files:
            rows = {}
            for entry in file.get("benchmarks", []):
                self._add(rows, entry)
            if any(is_peer(row.contender) for row in rows.values()):
                self.rivals = rows
            self.rows.update({key: row for key, row in rows.items() if key not in self.rows})
        if not self.rows:
            raise ValueError("no results in these files")

    def _add(self, rows, entry):
        name = entry.get("run_name", entry["name"])
        if name.startswith("probe/"):
            self.rates[tuple(name.split("/")[1:])] = entry["work_per_nanosecond"]
        elif is_wanted(entry) and not entry.get("error_occurred"):
            row = row_of({**entry, "name": name})
            if row:
                key = (row.workload, row.form, row.hits, row.contender, row.n)
                if key not in rows or row.ns < rows[key].ns:
                    rows[key] = row

    def rivals_at(self, workload, form):
        """Hit rate, n, and the rows of all who solved that, fastest first: the usual batch if the others did that."""
        rows = [r for r in self.rivals.values() if r.workload == workload and r.form == form]
        batches = {(r.hits, r.n) for r in rows if is_peer(r.contender)} or {(r.hits, r.n) for r in rows}
        if not batches:
            return "", 0, []
        hits, n = USUAL_BATCH if USUAL_BATCH in batches else sorted(batches)[-1]
        return hits, n, sorted((r for r in rows if (r.hits, r.n) == (hits, n)), key=lambda r: r.ns)

    def above_roof(self):
        """Rows faster than the machine was found to be by more than a tenth: then something disturbed the probes."""
        return [row for row in self.rows.values() if row.share > 1.1]

    def backends(self):
        """Those that were measured through the public functions, slowest instruction set first."""
        return [b for b in BACKENDS if self.select(contender=b + "_call")]

    def best_backend(self):
        return self.backends()[-1] if self.backends() else None

    def select(self, **wanted):
        """Rows with these attributes, by n."""
        found = [row for row in self.rows.values() if all(getattr(row, k) == v for k, v in wanted.items())]
        return sorted(found, key=lambda row: row.n)

    def find(self, workload, form, hits, contender, n):
        return self.rows.get((workload, form, hits, contender, n))

    def workloads(self):
        """The main ones that were measured."""
        present = {row.workload for row in self.rows.values()}
        return [w for w in MAIN if w in present]

    def arithmetic_peak(self, backend):
        """Operations a nanosecond, of the fastest mixture."""
        return max((rate for key, rate in self.rates.items() if key[0] == "arithmetic" and key[2] == backend),
                   default=0.0)

    def bandwidths(self, backend):
        """Level to bytes a nanosecond, nearest level first."""
        found = {key[1]: rate for key, rate in self.rates.items() if key[0] == "read" and key[2] == backend}
        return dict(sorted(found.items(), key=lambda item: (item[0] == "memory", item[0])))

    def caches(self):
        """Name to bytes, of the data caches."""
        return {f"L{c['level']}": c["size"] for c in self.context.get("caches", []) if c["type"] != "Instruction"}

"""Tables in Markdown."""
from results import FORMS, LOOPS, MAIN, is_peer, name_of


def table(heading, rows):
    lines = ["| " + " | ".join(heading) + " |", "|" + "---|" * len(heading)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def ns(row):
    return "–" if row is None else f"{row.ns:.3g}" if row.ns < 10 else f"{row.ns:.1f}"


def share(row):
    return "–" if row is None or not row.share else f"{100 * row.share:.0f}% {row.binding}"


def bytes_in_words(size):
    for unit, one in (("GiB", 2**30), ("MiB", 2**20), ("KiB", 2**10)):
        if size >= one:
            return f"{size / one:g} {unit}"
    return f"{size} B"


def machine(results):
    context = results.context
    caches = ", ".join(f"{name} {bytes_in_words(size)}" for name, size in results.caches().items())
    facts = {
        "processor": context.get("processor", "unknown"),
        "data caches": caches or "unknown",
        "library": "lanehit " + context.get("lanehit_version", "?"),
        "compiler": context.get("compiler", "?") + " (plain loops: " + context.get("loop_compiler", "none") + ")",
        "date": context.get("date", "?")[:10],
        "run": context.get("command", "?"),
    }
    return table(["", ""], [[key, value] for key, value in facts.items()])


def peaks(results):
    levels = list(results.bandwidths(results.best_backend()))
    rows = []
    for backend in results.backends():
        division = results.rates.get(("arithmetic", "divide", backend), 0)
        reads = results.bandwidths(backend)
        rows.append([backend, f"{results.arithmetic_peak(backend):.0f}", f"{division:.1f}"]
                    + [f"{reads.get(level, 0):.0f}" for level in levels])
    return table(["backend", "operations/ns", "divisions/ns"] + [f"{level}, bytes/ns" for level in levels], rows)


def against_limit(results, form, n):
    backends = results.backends()
    rows = []
    for workload in results.workloads():
        found = [results.find(workload, form, "50%", b + "_call", n) for b in backends]
        if any(found):
            best = found[-1]
            loop = results.find(workload, form, "50%", LOOPS.get(backends[-1], ""), n)
            rows.append([MAIN[workload]] + [ns(row) for row in found] + [ns(loop), share(best)])
    return table(["test"] + backends + ["loop", f"share of the roof, {backends[-1]}"], rows) if rows else ""


def calls(results):
    backend = results.best_backend()
    sizes = [1, 2, 4, 8, 16, 32]
    rows = []
    for workload in results.workloads():
        for form in ("pairs", "one-first"):
            found = [results.find(workload, form, "50%", backend + "_call", n) for n in sizes]
            if all(found):
                rows.append([MAIN[workload], FORMS[form]] + [f"{row.call_ns:.0f}" for row in found])
    return table(["test", "form"] + [f"n = {n}" for n in sizes], rows)


def forms(results):
    backend = results.best_backend()
    rows = []
    for workload in results.workloads():
        found = [results.find(workload, form, "50%", backend + "_call", 4096) for form in FORMS]
        if any(found):
            rows.append([MAIN[workload]] + [ns(row) for row in found])
    return table(["test"] + list(FORMS.values()), rows)


def hit_rates(results):
    rates = ["0%", "5%", "50%", "100%"]
    backend = results.best_backend()
    rows = []
    for form in ("pairs", "pairs.coherent", "one-first", "one-first.coherent"):
        found = [results.find("overlap_triangle_aabb", form, rate, backend + "_call", 4096) for rate in rates]
        if any(found):
            name, _, data = form.partition(".")
            rows.append([FORMS[name], data or "random"] + [ns(row) for row in found])
    return table(["form", "data"] + [f"{rate} hit" for rate in rates], rows) if rows else ""


def mesh(results):
    backend = results.best_backend()
    rows = []
    for row in results.select(contender=backend + "_call"):
        name, _, data = row.form.partition(".")
        if data == "mesh" and row.workload in MAIN:
            loop = results.find(row.workload, row.form, row.hits, LOOPS.get(backend, ""), row.n)
            rows.append([MAIN[row.workload], FORMS[name], str(row.n), row.hits, ns(row), ns(loop), share(row)])
    rows.sort()
    return table(["test", "form", "n", "hit", backend, "loop", "share of the roof"], rows) if rows else ""


def peers(results):
    """The three fastest of them."""
    rows = []
    for workload in results.workloads():
        for form in ("pairs", "one-first"):
            hits, n, solved = results.rivals_at(workload, form)
            others = [f"{name_of(row.contender)} {ns(row)}" + (f" ({row.binding})" if row.binding else "")
                      for row in solved if is_peer(row.contender)]
            if others:
                by = {row.contender: row for row in solved}
                own = [ns(by.get(c)) for b in ("avx2", "avx512") for c in (b + "_call", LOOPS[b])]
                rows.append([MAIN[workload], FORMS[form]] + own + [", ".join(others[:3])])
    heading = ["test", "form", "avx2", "loop, avx2", "avx512", "loop, avx512", "others, the fastest three"]
    return table(heading, rows) if rows else "Not measured in this run: `--peers` does.\n"


def all_of(results):
    """Name to table, for the marks of a document."""
    return {
        "machine": machine(results),
        "peaks": peaks(results),
        "pairs-first-cache": against_limit(results, "pairs", 256),
        "one-first-cache": against_limit(results, "one-first", 256),
        "pairs-second-cache": against_limit(results, "pairs", 4096),
        "pairs-memory": against_limit(results, "pairs", 4194304),
        "one-memory": against_limit(results, "one-first", 4194304),
        "calls": calls(results),
        "forms": forms(results),
        "hit-rates": hit_rates(results),
        "mesh": mesh(results),
        "peers": peers(results),
    }


TITLES = {
    "machine": "Machine", "peaks": "What one core can do",
    "pairs-first-cache": "Pairs, n = 256: ns a test", "one-first-cache": "One with many, n = 256: ns a test",
    "pairs-second-cache": "Pairs, n = 4096: ns a test", "pairs-memory": "Pairs, n = 4 Mi: ns a test",
    "one-memory": "One with many, n = 4 Mi: ns a test", "calls": "Short calls: ns a call",
    "forms": "Forms, n = 4096: ns a test", "hit-rates": "Triangles by hit rate, n = 4096: ns a test",
    "mesh": "A mesh: ns a test", "peers": "Other libraries, n = 4096: ns a test",
}


def page(sections):
    return "# Measurements\n" + "".join(f"\n## {TITLES[name]}\n\n{text}" for name, text in sections.items() if text)

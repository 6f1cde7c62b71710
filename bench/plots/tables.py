"""Tables in Markdown."""
from documents import table
from results import FORMS, LOOPS, words

USUAL = ("pairs", "one-first")


def number(value):
    return f"{value:.3g}" if value < 10 else f"{value:.1f}"


def ns(row):
    return "–" if row is None else number(row.ns)


def bytes_in_words(size):
    unit, one = next((u, o) for u, o in (("GiB", 2**30), ("MiB", 2**20), ("KiB", 2**10), ("B", 1)) if size >= o)
    return f"{size / one:.4g} {unit}"


def machine(results):
    context = results.context
    caches = (f"{name} {bytes_in_words(size)}" for name, size in results.caches().items())
    facts = {
        "processor": context.get("processor", "unknown"),
        "data caches": ", ".join(caches) or "unknown",
        "library": "lanehit " + context.get("lanehit_version", "?"),
        "compiler": context.get("compiler", "?") + " (plain loops: " + context.get("loop_compiler", "none") + ")",
        "date": context.get("date", "?")[:10],
        "run": context.get("command", "?"),
    }
    return table(["", ""], list(facts.items()))


def throughput(results, form, n):
    backends = results.backends()
    rows = []
    for workload in results.workloads():
        found = [results.find(workload, form, "50%", b + "_call", n) for b in backends]
        if any(found):
            loop = results.find(workload, form, "50%", LOOPS.get(backends[-1], ""), n)
            rows.append([words(workload)] + [ns(row) for row in found] + [ns(loop)])
    return table(["query"] + backends + ["loop"], rows)


def calls(results):
    """Of the two widest backends, with views that are there and with views made for the call."""
    sizes = [1, 4, 8, 16, 32]
    rows = []
    for workload in results.workloads():
        for backend in results.backends()[-2:]:
            for suffix, views in (("_call", "reused"), ("_made", "made")):
                found = [results.find(workload, "one-first", "50%", backend + suffix, n) for n in sizes]
                if all(found):
                    rows.append([words(workload), backend, views] + [f"{row.call_ns:.0f}" for row in found])
    return table(["query", "backend", "views"] + [f"n = {n}" for n in sizes], rows)


def forms(results, n):
    backend = results.best_backend()
    rows = []
    for workload in results.workloads():
        found = [results.find(workload, form, "50%", f"{backend}_call", n) for form in FORMS]
        if any(found):
            rows.append([words(workload)] + [ns(row) for row in found])
    return table(["query"] + list(FORMS.values()), rows)


def hit_rates(results):
    """Of queries whose time depends on them."""
    rates = ["0%", "5%", "50%", "100%"]
    backend = results.best_backend()
    rows = []
    for workload in results.workloads():
        for form in USUAL:
            found = [results.find(workload, form, rate, f"{backend}_call", 4096) for rate in rates]
            if all(found):
                rows.append([words(workload), FORMS[form]] + [ns(row) for row in found])
    return table(["query", "form"] + [f"{rate} hit" for rate in rates], rows)


def is_peer(row):
    return row.contender.startswith("peer_")


def peer_name(row):
    remarks = [row.label] if row.label else []
    if row.otherwise:
        remarks.append(f"{100 * row.otherwise:.2g}% otherwise")
    return f"{row.contender.removeprefix('peer_')} {ns(row)}" + (f" ({'; '.join(remarks)})" if remarks else "")


def peers(results):
    """The fastest first."""
    rows = []
    for workload in sorted({row.workload for row in results.rows.values() if is_peer(row)}):
        for form in USUAL:
            solved = sorted(results.select(workload=workload, form=form, hits="50%", n=4096), key=lambda row: row.ns)
            own = [results.find(workload, form, "50%", b + "_call", 4096) for b in ("avx2", "avx512")]
            others = ", ".join(peer_name(row) for row in solved if is_peer(row))
            if others:
                rows.append([words(workload), FORMS[form], *map(ns, own), others])
    return table(["query", "form", "avx2", "avx512", "others"], rows)


def contact_rows(results, contender):
    """What `bench --plan contacts` measured: in the order of the queries."""
    for (workload, form, hits, by, n), row in results.rows.items():
        if form == "pairs" and by == contender and workload.startswith(("contact_", "manifold_")) and n == 4096:
            yield words(workload.split(".")[0] + (", rest" if ".rest" in workload else "")), workload, hits, row


def contacts(results):
    """Beside other libraries, with how many times as long ODE takes."""
    rows = []
    for query, workload, hits, avx2 in contact_rows(results, "avx2_call"):
        avx512 = results.find(workload, "pairs", hits, "avx512_call", 4096)
        found = [results.find(workload, "pairs", hits, f"peer_{name}", 4096) for name in ("ode", "bullet", "fcl")]
        if avx512 and all(found):
            ode = (f"{found[0].ns / own.ns:.1f}" for own in (avx2, avx512))
            rows.append([query, hits, *map(ns, (avx2, avx512, *found)), *ode])
    return table(["pair", "hit", "avx2", "avx512", "ODE", "Bullet", "FCL", "ODE / avx2", "ODE / avx512"], rows)


def lists(results):
    """Structs by a list of pairs at random, over packed arrays."""
    rows = {}
    for contender in ("avx2_call", "avx512_call"):
        for query, workload, hits, packed in contact_rows(results, contender):
            listed = results.find(workload, "pair-list", hits, contender, 4096)
            if listed:
                rows.setdefault((query, hits), []).extend([ns(packed), ns(listed), f"{listed.ns / packed.ns:.2f}"])
    heading = ["pair", "hit", "avx2", "by list", "ratio", "avx512", "by list", "ratio"]
    return table(heading, [[*key, *cells] for key, cells in rows.items()])


def ratios(results):
    """The time of the plain loop, and of another build, over that of the public call."""
    rows = []
    for row in results.rows.values():
        backend, _, by = row.contender.partition("_")
        if by != "call" or row.n not in (8, 256, 4096):
            continue
        batch = {"workload": row.workload, "form": row.form, "hits": row.hits, "n": row.n}
        solved = {r.contender: r for r in results.select(**batch)}
        rivals = [solved.get(LOOPS.get(backend)), solved.get(f"{backend}_other")]
        if not any(rivals):
            continue
        rows.append([row.workload, row.form, row.hits, str(row.n), backend, ns(solved.get(backend)), ns(row),
                     *(cell for r in rivals for cell in (ns(r), f"{r.ns / row.ns:.2f}" if r else "–"))])
    heading = ["workload", "form", "hits", "n", "backend", "table", "call", "loop", "loop/call", "other build",
               "other/call"]
    return table(heading, rows)


# Title, and the table, by the name that marks it in a document.
TABLES = {
    "machine": ("Machine", machine),
    "pairs-first-cache": ("Pairs, n = 256: ns a pair", lambda r: throughput(r, "pairs", 256)),
    "one-first-cache": ("One with many, n = 256: ns a pair", lambda r: throughput(r, "one-first", 256)),
    "pairs-second-cache": ("Pairs, n = 4096: ns a pair", lambda r: throughput(r, "pairs", 4096)),
    "pairs-memory": ("Pairs, n = 4 Mi: ns a pair", lambda r: throughput(r, "pairs", 4194304)),
    "calls": ("Short calls, one with many: ns a call", calls),
    "forms": ("Forms, n = 4096: ns a pair", lambda r: forms(r, 4096)),
    "forms-short": ("Forms, n = 8: ns a pair", lambda r: forms(r, 8)),
    "hit-rates": ("Share of hits, n = 4096: ns a pair", hit_rates),
    "peers": ("Other libraries, n = 4096: ns a pair", peers),
    "contacts": ("Contacts beside other libraries, n = 4096: ns a pair", contacts),
    "lists": ("Contacts by lists of pairs, n = 4096: ns a pair", lists),
    "ratios": ("Against the plain loops: ns a pair", ratios),
}


def all_of(results):
    return {name: make(results) for name, (_, make) in TABLES.items()}


def page(sections):
    return "# Measurements\n" + "".join(f"\n## {TABLES[name][0]}\n\n{text}" for name, text in sections.items() if text)


def draw_all(results, directory):
    import pictures  # needs matplotlib, which tables do not

    pictures.draw_all(results, directory)

"""Pictures. One colour a backend in all of them; loops in that of the backend that they are to be compared with."""
import io
import os

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402
from PIL import Image  # noqa: E402
from matplotlib.lines import Line2D  # noqa: E402

from results import FORMS, LOOPS, MAIN, USUAL_BATCH, is_peer, name_of  # noqa: E402

COLOURS = {"scalar": "#7f7f7f", "sse": "#1f77b4", "avx2": "#2ca02c", "avx512": "#d62728", "neon": "#9467bd"}
PEER_COLOUR = "#e0a000"
MARKERS = ["o", "s", "^", "D", "v", "P"]
STYLE = {
    "font.size": 9, "axes.titlesize": 9.5, "axes.grid": True, "grid.alpha": 0.3, "axes.spines.top": False,
    "axes.spines.right": False, "legend.frameon": False, "lines.markersize": 3.5, "lines.linewidth": 1.6,
}
SIZES = {1: "1", 4: "4", 16: "16", 64: "64", 256: "256", 1024: "1 Ki", 4096: "4 Ki", 16384: "16 Ki",
         65536: "64 Ki", 262144: "256 Ki", 1048576: "1 Mi", 4194304: "4 Mi"}


def panels(count, **options):
    """Up to three in a row."""
    columns = min(count, 3)
    lines = (count + columns - 1) // columns
    figure, axes = plt.subplots(lines, columns, figsize=(3.1 * columns, 2.75 * lines + 0.7), squeeze=False, **options)
    flat = list(axes.flat)
    for unused in flat[count:]:
        unused.set_axis_off()
    return figure, flat[:count]


def finish(figure, path, title, legend=None, rows=1):
    figure.suptitle(title, fontsize=11, x=0.01, ha="left")
    below = 0.0
    if legend:
        below = 0.045 * rows
        figure.legend(handles=legend, loc="lower center", ncol=(len(legend) + rows - 1) // rows, fontsize=8.5)
    figure.tight_layout(rect=(0, below, 1, 0.985))
    picture = io.BytesIO()
    figure.savefig(picture, dpi=110)
    plt.close(figure)
    # Few colours are in it: a palette makes the file a third as large.
    Image.open(picture).convert("RGB").quantize(96).save(path, format="PNG", optimize=True)


def line(colour, label, dashed=False):
    return Line2D([], [], color=colour, linestyle="--" if dashed else "-", label=label)


def backend_legend(results):
    shown = [line(COLOURS[b], b) for b in results.backends()]
    return shown + [line(COLOURS[b], f"plain loop, {b}", True) for b in loops_of(results)]


def loops_of(results):
    return [b for b in results.backends() if b in LOOPS and results.select(contender=LOOPS[b])]


def draw_line(axes, rows, value, most, style, **look):
    rows = [row for row in rows if row.n <= most]
    axes.plot([row.n for row in rows], [value(row) for row in rows], style, **look)


def draw_lines(axes, results, value, most, **wanted):
    """value over n, to the most: a line a backend, dashed ones for the loops."""
    for b in results.backends():
        draw_line(axes, results.select(contender=b + "_call", **wanted), value, most, "-o", color=COLOURS[b])
    for b in loops_of(results):
        draw_line(axes, results.select(contender=LOOPS[b], **wanted), value, most, "--", color=COLOURS[b],
                  linewidth=1.1)


def mark_caches(axes, results, row):
    """Where the batch outgrows a cache."""
    for name, size in results.caches().items():
        n = size / row.bytes
        low, high = axes.get_xlim()
        if low < n < high:
            axes.axvline(n, color="black", linewidth=0.8, linestyle=":")
            axes.text(n, 0.03, f" {name}", transform=axes.get_xaxis_transform(), fontsize=8)


def label_sizes(axes, sizes):
    axes.set_xscale("log", base=2)
    axes.set_xticks(sizes)
    axes.set_xticklabels([SIZES.get(n, str(n)) for n in sizes])
    axes.minorticks_off()


def throughput(results, form, path):
    figure, all_axes = panels(len(results.workloads()), sharey=True)
    for axes, workload in zip(all_axes, results.workloads()):
        wanted = {"workload": workload, "form": form, "hits": "50%"}
        draw_lines(axes, results, lambda row: 1 / row.ns, 2**24, **wanted)
        axes.set_yscale("log")
        axes.set_yticks([0.03, 0.1, 0.3, 1, 3, 10])
        axes.set_xlim(0.6, 2**24.5)
        axes.set_ylim(0.01, 14)
        axes.set_title(MAIN[workload], loc="left")
        label_sizes(axes, [1, 16, 256, 4096, 65536, 1048576])
        rows = results.select(contender=results.best_backend() + "_call", **wanted)
        if rows:
            mark_caches(axes, results, rows[-1])
        axes.set_xlabel("tests a call, n")
        axes.yaxis.set_major_formatter(matplotlib.ticker.FormatStrFormatter("%g"))
    for axes in all_axes[::3]:
        axes.set_ylabel("tests a nanosecond")
    finish(figure, path, f"Throughput, {FORMS[form]}, 50% hits; dotted: where the batch outgrows a cache",
           backend_legend(results))


def calls(results, path):
    figure, all_axes = panels(len(results.workloads()), sharey=False)
    for axes, workload in zip(all_axes, results.workloads()):
        draw_lines(axes, results, lambda row: row.call_ns, 32, workload=workload, form="one-first", hits="50%")
        axes.set_title(MAIN[workload], loc="left")
        label_sizes(axes, [1, 2, 4, 8, 16, 32])
        axes.set_xlim(0.9, 36)
        top = max((r.call_ns for r in results.select(workload=workload, form="one-first", hits="50%")
                   if r.n <= 32 and r.contender != "scalar_call" and not is_peer(r.contender)), default=50)
        axes.set_ylim(0, 1.25 * top)
        axes.set_xlabel("tests a call, n")
    for axes in all_axes[::3]:
        axes.set_ylabel("nanoseconds a call")
    finish(figure, path, "What a short call costs: one with many, 50% hits (scalar leaves the picture)",
           backend_legend(results))


def draw_roofs(axes, results, backend, low, high):
    peak = results.arithmetic_peak(backend)
    for level, rate in results.bandwidths(backend).items():
        end = min(peak / rate, high)
        axes.plot([low, end], [low * rate, end * rate], color="black", linewidth=0.9)
        axes.text(low * 1.08, low * 1.08 * rate * 1.12, f"{level} {rate:.0f} bytes/ns", fontsize=8, rotation=34,
                  rotation_mode="anchor")
    axes.plot([low, high], [peak, peak], color="black", linewidth=1.2)
    axes.text(high, peak * 1.08, f"arithmetic {peak:.0f} operations/ns", fontsize=8, ha="right")
    axes.set_ylim(0.3, peak * 2.2)


def draw_points(axes, results, backend, form):
    fills = {256: COLOURS[backend], 4096: "#f5b5b5", 4194304: "white"}
    for marker, workload in zip(MARKERS, MAIN):
        for n, fill in fills.items():
            row = results.find(workload, form, "50%", backend + "_call", n)
            if row and row.operations:
                axes.plot(row.operations / row.bytes, row.operations / row.ns, marker, markersize=6.5,
                          markerfacecolor=fill, markeredgecolor=COLOURS[backend], linestyle="none")


def roofline(results, path):
    backend = results.best_backend()
    if not results.bandwidths(backend):
        return
    figure, all_axes = plt.subplots(1, 2, figsize=(9.3, 4.6), sharey=True)
    low, high = 0.02, 10
    for axes, form in zip(all_axes, ("pairs", "one-first")):
        axes.set_xscale("log")
        axes.set_yscale("log")
        draw_roofs(axes, results, backend, low, high)
        draw_points(axes, results, backend, form)
        axes.set_xlim(low, high)
        axes.set_title(FORMS[form], loc="left")
        axes.set_xlabel("operations a byte")
        for axis in (axes.xaxis, axes.yaxis):
            axis.set_major_formatter(matplotlib.ticker.FormatStrFormatter("%g"))
    all_axes[0].set_ylabel("operations a nanosecond")
    legend = [Line2D([], [], marker=m, color=COLOURS[backend], linestyle="none", markersize=6, label=MAIN[w])
              for m, w in zip(MARKERS, MAIN)]
    finish(figure, path, f"Roofline of one core, {backend}: full n = 256, pale n = 4 Ki, hollow n = 4 Mi", legend, 2)


def look_of(contender, results):
    """Colour and hatch of its bar; None for who is left out: the reference, and other ways to compile the loops."""
    backend = contender.removesuffix("_call")
    if backend in results.backends():
        return None if backend == "scalar" else (COLOURS[backend], "")
    for rival, loop in LOOPS.items():
        if contender == loop:
            return COLOURS[rival], "///"
    return (PEER_COLOUR, "") if is_peer(contender) else None


def bar_name(row):
    """A star on who answers less, or is given more."""
    if is_peer(row.contender):
        return name_of(row.contender) + (" *" if row.binding else "")
    return name_of(row.contender) if row.contender in LOOPS.values() else "lanehit, " + name_of(row.contender)


def draw_bars(axes, results, workload, form):
    """The fastest on top; of the others no more than can be read."""
    peers_shown = 8
    hits, n, rows = results.rivals_at(workload, form)
    slow = [row for row in rows if is_peer(row.contender)][peers_shown:]
    rows = [row for row in reversed(rows) if row not in slow and look_of(row.contender, results)]
    # Who is slower than twelve of the best leaves the picture.
    longest = min(max((row.ns for row in rows), default=1), 12 * min((row.ns for row in rows), default=1))
    for place, row in enumerate(rows):
        colour, hatch = look_of(row.contender, results)
        axes.barh(place, min(row.ns, 1.04 * longest), color="white" if hatch else colour, edgecolor=colour,
                  hatch=hatch, height=0.75)
        axes.text(min(row.ns, 1.06 * longest), place, f" {row.ns:.2f}" + (" »" if row.ns > longest else ""),
                  va="center", fontsize=8)
    axes.set_yticks(range(len(rows)))
    axes.set_yticklabels([bar_name(row) for row in rows], fontsize=8)
    axes.grid(axis="y", visible=False)
    axes.set_xlim(0, longest * 1.25)
    elsewhere = "" if (hits, n) == USUAL_BATCH or not n else f", n = {n}, {hits} hits"
    axes.set_title(f"{MAIN[workload]}, {FORMS[form]}{elsewhere}", loc="left", fontsize=9)
    return len(rows)


def rivals(results, path):
    workloads = results.workloads()
    figure, all_axes = plt.subplots(len(workloads), 2, squeeze=False)
    bars = [max(draw_bars(axes, results, workload, form) for axes, form in zip(line, ("pairs", "one-first")))
            for line, workload in zip(all_axes, workloads)]
    figure.set_size_inches(9.3, sum(0.19 * count + 0.55 for count in bars) + 0.6)
    all_axes[0][0].get_gridspec().set_height_ratios([count + 1 for count in bars])
    for axes in all_axes[-1]:
        axes.set_xlabel("nanoseconds a test")
    finish(figure, path, "Against others: nanoseconds a test, n = 4 Ki, 50% hits; shorter is better (*: see the table)")


def hits(results, path):
    rates = ["0%", "5%", "50%", "100%"]
    forms = [f for f in ("pairs", "one-first") if results.select(workload="overlap_triangle_aabb", form=f, hits="5%")]
    if not forms:
        return
    figure, all_axes = plt.subplots(1, len(forms), figsize=(9.3, 3.6), sharey=True, squeeze=False)
    contenders = [(b, b + "_call", "-o") for b in results.backends() if b != "scalar"]
    contenders += [(b, LOOPS[b], "--") for b in loops_of(results)]
    for axes, form in zip(all_axes.flat, forms):
        for backend, contender, style in contenders:
            for suffix, extra in (("", {}), (".coherent", {"alpha": 0.45, "linewidth": 3})):
                rows = [results.find("overlap_triangle_aabb", form + suffix, r, contender, 4096) for r in rates]
                if all(rows) and (suffix == "" or style == "-o"):
                    axes.plot(rates, [r.ns for r in rows], style, color=COLOURS[backend], **extra)
        axes.set_title(FORMS[form], loc="left")
        axes.set_xlabel("tests that hit")
        axes.set_ylim(bottom=0)
    all_axes[0][0].set_ylabel("nanoseconds a test")
    legend = [entry for entry in backend_legend(results) if entry.get_label() != "scalar"]
    finish(figure, path, "triangle–AABB by share of hits, n = 4 Ki; broad and pale: coherent data", legend)


def draw_all(results, directory):
    """Those for which there are results."""
    with matplotlib.rc_context(STYLE):
        wanted = {
            "throughput-pairs.png": lambda path: throughput(results, "pairs", path),
            "throughput-one.png": lambda path: throughput(results, "one-first", path),
            "calls.png": lambda path: calls(results, path),
            "roofline.png": lambda path: roofline(results, path),
            "rivals.png": lambda path: rivals(results, path),
            "hits.png": lambda path: hits(results, path),
        }
        for name, draw in wanted.items():
            if results.workloads() and results.backends():
                draw(os.path.join(directory, name))

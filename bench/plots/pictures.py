"""Pictures. One colour a backend in all of them; loops in that of the backend that they are to be compared with."""
import io
import itertools
import os

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402
from PIL import Image  # noqa: E402
from matplotlib.lines import Line2D  # noqa: E402

from results import FORMS, LOOPS, words  # noqa: E402

COLOURS = {"scalar": "#7f7f7f", "sse": "#1f77b4", "avx2": "#2ca02c", "avx512": "#d62728", "neon": "#9467bd"}
MARKERS = "os^DvPX*<>ph"
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
    for name, size in results.capacities.items():
        n = size / row.needs["bytes"]
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
        axes.set_title(words(workload), loc="left")
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


def draw_roofs(axes, results, backend, low, high):
    peak = max(results.arithmetic(backend).values())
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
    for marker, workload in zip(itertools.cycle(MARKERS), results.workloads()):
        for n, fill in fills.items():
            row = results.find(workload, form, "50%", backend + "_call", n)
            if row and row.operations:
                axes.plot(row.operations / row.needs["bytes"], row.operations / row.ns, marker, markersize=6.5,
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
    legend = [Line2D([], [], marker=m, color=COLOURS[backend], linestyle="none", markersize=6, label=words(w))
              for m, w in zip(itertools.cycle(MARKERS), results.workloads())]
    finish(figure, path, f"Roofline of one core, {backend}: full n = 256, pale n = 4 Ki, hollow n = 4 Mi", legend, 2)


def draw_all(results, directory):
    """Those for which there are results."""
    with matplotlib.rc_context(STYLE):
        wanted = {
            "throughput-pairs.png": lambda path: throughput(results, "pairs", path),
            "throughput-one.png": lambda path: throughput(results, "one-first", path),
            "roofline.png": lambda path: roofline(results, path),
        }
        for name, draw in wanted.items():
            if results.workloads() and results.backends():
                draw(os.path.join(directory, name))

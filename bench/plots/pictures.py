"""Pictures. One colour and one marker a backend; loops in those of the backend that they are to be compared with."""
import io
import os
import re

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402
from PIL import Image  # noqa: E402
from matplotlib.lines import Line2D  # noqa: E402

from results import FORMS, LOOPS, words  # noqa: E402

# Those of all pictures of the project, by the names that this file gives them.
PALETTE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "examples", "demo", "palette.h")
with open(PALETTE, encoding="utf-8") as header:
    COLOURS = {name.lower(): "#" + value for name, value in re.findall(r"COLOR_([A-Z]+) = 0x([0-9a-f]{6})", header.read())}

BACKENDS = {"scalar": "black", "sse": "sky", "avx2": "green", "avx512": "vermilion", "neon": "purple"}
OF_BACKEND = {name: {"color": COLOURS[colour], "marker": marker}
              for (name, colour), marker in zip(BACKENDS.items(), "os^Dv")}
plt.rcParams.update({
    "font.size": 9, "axes.titlesize": 9.5, "axes.grid": True, "grid.alpha": 0.3, "axes.spines.top": False,
    "axes.spines.right": False, "legend.frameon": False, "lines.markersize": 3.5, "lines.linewidth": 1.6,
})
SIZES = {1: "1", 4: "4", 16: "16", 64: "64", 256: "256", 1024: "1 Ki", 4096: "4 Ki", 16384: "16 Ki",
         65536: "64 Ki", 262144: "256 Ki", 1048576: "1 Mi", 4194304: "4 Mi"}


def panels(count, width=3.1, **options):
    """Up to three in a row, each so many inches wide."""
    columns = min(count, 3)
    lines = (count + columns - 1) // columns
    figure, axes = plt.subplots(lines, columns, figsize=(width * columns, 2.75 * lines + 0.3), squeeze=False, **options)
    flat = list(axes.flat)
    for unused in flat[count:]:
        unused.set_axis_off()
    return figure, flat[:count]


def arrange(figure, title, legend, columns):
    """The title above, and the legend below, for which the figure grows."""
    below = 0.19 * -(-len(legend) // columns) + 0.2  # inches
    height = figure.get_figheight() + below
    figure.set_figheight(height)
    figure.suptitle(title, fontsize=11, x=0.01, ha="left")
    figure.legend(handles=legend, loc="lower center", ncol=columns, fontsize=8.5)
    figure.tight_layout(rect=(0, below / height, 1, 1 - 0.1 / height))


def save(figure, path):
    picture = io.BytesIO()
    figure.savefig(picture, dpi=110)
    plt.close(figure)
    # Few colours are in it: a palette makes the file a third as large. It keeps those of lines and markers.
    few = Image.open(picture).convert("RGB").quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(path, format="PNG", optimize=True)


def finish(figure, path, title, legend, columns):
    arrange(figure, title, legend, columns)
    save(figure, path)


def backend_legend(results):
    shown = [Line2D([], [], label=b, **OF_BACKEND[b]) for b in results.backends()]
    dashed = [(b, OF_BACKEND[b]["color"]) for b in loops_of(results)]
    return shown + [Line2D([], [], label=f"plain loop, {b}", linestyle="--", color=colour) for b, colour in dashed]


def loops_of(results):
    return [b for b in results.backends() if b in LOOPS and results.select(contender=LOOPS[b])]


def draw_line(axes, rows, value, most, style, **look):
    rows = [row for row in rows if row.n <= most]
    axes.plot([row.n for row in rows], [value(row) for row in rows], style, **look)


def draw_lines(axes, results, value, most, **wanted):
    """value over n, to the most: a line a backend, dashed ones for the loops."""
    for b in results.backends():
        draw_line(axes, results.select(contender=b + "_call", **wanted), value, most, "-", **OF_BACKEND[b])
    for b in loops_of(results):
        draw_line(axes, results.select(contender=LOOPS[b], **wanted), value, most, "--", color=OF_BACKEND[b]["color"],
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
           backend_legend(results), 6)


def draw_all(results, directory):
    """Those for which there are results."""
    if not results.workloads() or not results.backends():
        return
    throughput(results, "pairs", os.path.join(directory, "throughput-pairs.png"))
    throughput(results, "one-first", os.path.join(directory, "throughput-one.png"))

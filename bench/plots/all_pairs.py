"""All pairs of boxes: tables and a picture of what `pairs` measured."""
import math
import os

from documents import table
from results import NANOSECONDS

DRAWN = {"uniform_half": "uniform, half a pair a box", "uniform_two": "uniform, two pairs a box"}
# Of each contender, without its instruction set: what it is called in the picture, its colour, and its marker.
SHOWN = {
    "lanehit": ("lanehit", "vermilion", "o"),
    "one_with_many": ("one box with many", "black", "s"),
    "pruning15": ("pruning, version 15", "blue", "^"),
    "pruning15+17": ("pruning, 15 in the buckets of 17", "sky", "v"),
    "bullet_dbvt": ("Bullet, tree", "green", "P"),
    "cgal": ("CGAL", "orange", "<"),
}
INSTRUCTIONS = {"scalar": "scalar", "sse": "SSE", "avx2": "AVX2", "avx512": "AVX-512", "neon": "NEON"}


class Results:
    """By scene, boxes and contender: the least time of a box, in nanoseconds."""

    def __init__(self, files):
        self.ns = {}
        for row in (row for file in files for row in file["benchmarks"]):
            scene, n, contender, *_ = row["name"].split("/")
            key = (scene, int(n), contender)
            self.ns[key] = min(self.ns.get(key, math.inf), row["cpu_time"] * NANOSECONDS[row["time_unit"]] / int(n))
        self.scenes, self.sizes, self.contenders = (list(dict.fromkeys(part)) for part in zip(*self.ns))

    def fastest(self, scene, n, ours):
        """(ns, contender) of the library's backends, or of its rivals; None where there is none."""
        return min(((ns, c) for (s, size, c), ns in self.ns.items()
                    if (s, size) == (scene, n) and is_ours(c) == ours), default=None)


def is_ours(contender):
    return contender.startswith("lanehit_")


def figure(ns):
    return "–" if ns is None else f"{ns:.3g}" if ns < 100 else f"{ns:.0f}"


def by_size(results, rows):
    return table(["ns a box"] + [f"n = {n:,}" for n in results.sizes], rows)


def by_contender(results, scene):
    return by_size(results, [[c] + [figure(results.ns.get((scene, n, c))) for n in results.sizes] for c in results.contenders])


def beside(results, scene, n):
    """The fastest of either side, and how many times as fast the library is."""
    rival, ours = results.fastest(scene, n, False), results.fastest(scene, n, True)
    if rival is None or ours is None:
        return "–" if rival is ours else figure((rival or ours)[0]) + " " + (rival or ours)[1]
    return f"{figure(ours[0])}, {rival[0] / ours[0]:.1f} times: {figure(rival[0])} {rival[1]}"


def all_of(results):
    sections = {scene.replace("_", "-"): by_contender(results, scene) for scene in DRAWN if scene in results.scenes}
    sections["scenes"] = by_size(results, [[s] + [beside(results, s, n) for n in results.sizes] for s in results.scenes])
    return sections


def page(sections):
    return "\n".join(f"{name}\n\n{text}" for name, text in sections.items())


def look_of(contender):
    """(label, name of the colour, marker, line): dashed where a wider one of the same kind may stand beside it."""
    name, _, last = contender.rpartition("_")
    if last not in INSTRUCTIONS:
        return *SHOWN[contender], "-"
    label, colour, marker = SHOWN[name]
    return f"{label}, {INSTRUCTIONS[last]}", colour, marker, "-" if last == "avx512" else "--"


def draw_all(results, directory):
    import pictures  # needs matplotlib, which tables do not

    scenes = [s for s in DRAWN if s in results.scenes]
    if not scenes:
        return
    chart, all_axes = pictures.panels(len(scenes), 4.6, sharey=True)
    for axes, scene in zip(all_axes, scenes):
        for contender in results.contenders:
            points = [(n, results.ns[scene, n, contender]) for n in results.sizes if (scene, n, contender) in results.ns]
            label, colour, marker, line = look_of(contender)
            axes.plot(*zip(*points), line, color=pictures.COLOURS[colour], marker=marker, label=label, markersize=5,
                      linewidth=2.2 if is_ours(contender) else 1.1)
        axes.set(xscale="log", yscale="log", xlabel="boxes")
        axes.set_title(DRAWN[scene], loc="left")
        for axis in (axes.xaxis, axes.yaxis):
            axis.set_major_formatter("{x:,.0f}")
    all_axes[0].set_ylabel("nanoseconds a box")
    pictures.finish(chart, os.path.join(directory, "all-pairs.png"), "All pairs, from scratch, one thread",
                    all_axes[0].get_legend_handles_labels()[0], 3)

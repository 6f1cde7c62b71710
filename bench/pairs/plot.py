#!/usr/bin/python3
"""Turns what `pairs --out` wrote into a picture and tables.

usage: plot.py [--output DIRECTORY] [--document FILE] JSON
    --output DIRECTORY  receives all-pairs.png and all-pairs.md
    --document FILE     also replaces what stands between the marks <!-- all pairs: NAME --> and <!-- end --> in FILE
"""
import argparse
import json
import math
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "plots"))

import documents  # noqa: E402
from documents import table  # noqa: E402
from results import NANOSECONDS  # noqa: E402

DRAWN = {"uniform_half": "uniform, half a pair a box", "uniform_two": "uniform, two pairs a box", "clustered": "clustered"}
# Of each contender, without its instruction set: what it is called in the picture, its colour, and its marker.
SHOWN = {
    "lanehit": ("lanehit", "vermilion", "o"),
    "one_with_many": ("one box with many", "black", "s"),
    "pruning15": ("pruning, version 15", "blue", "^"),
    "pruning17": ("pruning, version 17", "yellow", "D"),
    "pruning15+17": ("pruning, 15 in the buckets of 17", "sky", "v"),
    "bullet_dbvt": ("Bullet, tree", "green", "P"),
    "bullet_axis_sweep": ("Bullet, sweep", "green", "X"),
    "bullet_simple": ("Bullet, each with each", "green", "*"),
    "cgal": ("CGAL", "orange", "<"),
    "fcl_tree": ("FCL, tree", "purple", ">"),
}
INSTRUCTIONS = {"scalar": "scalar", "sse": "SSE", "avx2": "AVX2", "avx512": "AVX-512", "neon": "NEON"}


class Results:
    """By scene, percent that move, boxes and contender: the least time of a box, in nanoseconds."""

    def __init__(self, rows):
        self.ns = {}
        for row in rows:
            scene, moving, n, contender, *how = row["name"].split("/")
            key, time = (scene, int(moving), int(n), contender), row["real_time" if "manual_time" in how else "cpu_time"]
            if row.get("error_occurred"):
                continue
            self.ns[key] = min(self.ns.get(key, math.inf), time * NANOSECONDS[row["time_unit"]] / int(n))
        self.contenders = list(dict.fromkeys(key[3] for key in self.ns))
        self.scenes = list(dict.fromkeys(key[:2] for key in self.ns))
        self.ours = {c for c in self.contenders if c.startswith("lanehit_")}

    def sizes(self, scenes):
        return sorted({key[2] for key in self.ns if key[:2] in scenes})

    def fastest(self, scene, n, ours):
        """(ns, contender) of the library's backends, or of its rivals; None where there is none."""
        return min(((ns, c) for (s, m, size, c), ns in self.ns.items()
                    if (s, m) == scene and size == n and (c in self.ours) == ours), default=None)


def figure(ns):
    return "–" if ns is None else f"{ns:.3g}" if ns < 100 else f"{ns:.0f}"


def by_contender(results, scene):
    sizes = results.sizes([(scene, 0)])
    return table(["ns a box"] + [f"n = {n:,}" for n in sizes],
                 [[c] + [figure(results.ns.get((scene, 0, n, c))) for n in sizes] for c in results.contenders])


def beside(results, scene, n):
    """The fastest of either side, and how many times as fast the library is."""
    rival, ours = results.fastest(scene, n, False), results.fastest(scene, n, True)
    if rival is None or ours is None:
        return "–" if rival is ours else figure((rival or ours)[0]) + " " + (rival or ours)[1]
    return f"{figure(ours[0])}, {rival[0] / ours[0]:.1f} times: {figure(rival[0])} {rival[1]}"


def by_scene(results, scenes):
    sizes = results.sizes(scenes)
    return table(["ns a box"] + [f"n = {n:,}" for n in sizes],
                 [[f"{m} % moving" if m else s] + [beside(results, (s, m), n) for n in sizes] for s, m in scenes])


def tables(results):
    sections = {scene.replace("_", "-"): by_contender(results, scene) for scene in DRAWN if (scene, 0) in results.scenes}
    meshes = [s for s in results.scenes if "." in s[0]]  # files
    sections["frames"] = by_scene(results, [s for s in results.scenes if s[1]])
    sections["scenes"] = by_scene(results, [s for s in results.scenes if not s[1] and s not in meshes])
    sections["meshes"] = table(["mesh", "boxes of both", "ns a box"],
                               [[s[0], f"{n:,}", beside(results, s, n)] for s in meshes for n in results.sizes([s])])
    return sections


def look_of(contender):
    """(label, name of the colour, marker, line): dashed where a wider one of the same kind may stand beside it."""
    name, _, last = contender.rpartition("_")
    if last not in INSTRUCTIONS:
        return *SHOWN[contender], "-"
    label, colour, marker = SHOWN[name]
    return f"{label}, {INSTRUCTIONS[last]}", colour, marker, "-" if last == "avx512" else "--"


def draw(results, path):
    import pictures

    scenes = [s for s in DRAWN if (s, 0) in results.scenes]
    if not scenes:
        return
    pictures.plt.rcParams.update(pictures.STYLE)
    chart, all_axes = pictures.panels(len(scenes), 4.6 if len(scenes) < 3 else 3.1, sharey=True)
    for axes, scene in zip(all_axes, scenes):
        for contender in results.contenders:
            points = [(n, results.ns[scene, 0, n, contender]) for n in results.sizes([(scene, 0)])
                      if (scene, 0, n, contender) in results.ns]
            label, colour, marker, line = look_of(contender)
            axes.plot(*zip(*points), line, color=pictures.COLOURS[colour], marker=marker, label=label, markersize=5,
                      linewidth=2.2 if contender in results.ours else 1.1)
        axes.set(xscale="log", yscale="log", xlabel="boxes")
        axes.set_title(DRAWN[scene], loc="left")
        for axis in (axes.xaxis, axes.yaxis):
            axis.set_major_formatter("{x:,.0f}")
    all_axes[0].set_ylabel("nanoseconds a box")
    pictures.finish(chart, path, "All pairs, from scratch, one thread", all_axes[0].get_legend_handles_labels()[0], 3)


def main():
    parser = argparse.ArgumentParser(description="picture and tables of all pairs")
    parser.add_argument("--output", metavar="DIRECTORY")
    parser.add_argument("--document", metavar="FILE")
    parser.add_argument("json", metavar="JSON")
    wanted = parser.parse_args()
    try:
        with open(wanted.json, encoding="utf-8") as file:
            results = Results(json.load(file)["benchmarks"])
        sections = tables(results)
        if wanted.output:
            draw(results, os.path.join(wanted.output, "all-pairs.png"))
            text = "\n".join(f"{name}\n\n{text}" for name, text in sections.items())
            documents.write(os.path.join(wanted.output, "all-pairs.md"), text)
        if wanted.document:
            documents.update(wanted.document, "all pairs", sections)
    except (OSError, ValueError, KeyError) as problem:
        sys.exit(f"plot.py: {problem}")


if __name__ == "__main__":
    main()

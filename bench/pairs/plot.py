#!/usr/bin/python3
"""Turns what `pairs --out` wrote into a picture and tables.

usage: plot.py [--output DIRECTORY] [--document FILE] JSON
    --output DIRECTORY  receives all-pairs.png and all-pairs.md
    --document FILE     also replaces what stands between the marks <!-- all pairs: NAME --> and <!-- end --> in FILE
"""
import argparse
import json
import os
import re
import sys

sys.dont_write_bytecode = True
SECTION = re.compile(r"(<!-- all pairs: ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
DRAWN = {"uniform_half": "uniform, half a pair a box", "uniform_two": "uniform, two pairs a box", "clustered": "clustered"}
COLOURS = {"lanehit": "#d62728", "pruning": "#1f77b4", "bullet": "#2ca02c", "fcl": "#9467bd", "cgal": "#8c564b", "one": "#7f7f7f"}


class Results:
    def __init__(self, rows):
        self.ns = {(r["scene"], r["moving"], r["n"], r["contender"]): r["ns"] for r in rows}
        self.contenders = list(dict.fromkeys(r["contender"] for r in rows))
        self.scenes = list(dict.fromkeys((r["scene"], r["moving"]) for r in rows))
        self.ours = {r["contender"] for r in rows if r["lanehit"]}

    def sizes(self, scenes):
        return sorted({key[2] for key in self.ns if key[:2] in scenes})

    def fastest(self, scene, n, ours):
        """(ns, contender) of the library's backends, or of its rivals; None where there is none."""
        return min(((ns, c) for (s, m, size, c), ns in self.ns.items()
                    if (s, m) == scene and size == n and (c in self.ours) == ours), default=None)


def figure(ns):
    return "–" if ns is None else f"{ns:.3g}" if ns < 100 else f"{ns:.0f}"


def table(heads, rows):
    lines = [heads, ["---"] * len(heads)] + rows
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


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


def draw(results, path):
    import pictures  # bench/plots

    scenes = [s for s in DRAWN if (s, 0) in results.scenes]
    if not scenes:
        return
    pictures.plt.rcParams.update(pictures.STYLE)
    chart, all_axes = pictures.panels(len(scenes), sharey=True)
    for axes, scene in zip(all_axes, scenes):
        for i, contender in enumerate(results.contenders):
            points = [(n, results.ns[scene, 0, n, contender]) for n in results.sizes([(scene, 0)])
                      if (scene, 0, n, contender) in results.ns]
            colour = COLOURS[re.match("[a-z]+", contender)[0]]
            axes.plot(*zip(*points), color=colour, marker=pictures.MARKERS[i % len(pictures.MARKERS)], label=contender,
                      linewidth=2.2 if contender in results.ours else 1.1)
        axes.set(xscale="log", yscale="log", title=DRAWN[scene], xlabel="boxes")
    all_axes[0].set_ylabel("ns a box")
    pictures.finish(chart, path, "All pairs, from scratch, one thread", all_axes[0].get_legend_handles_labels()[0], rows=5)


def main():
    parser = argparse.ArgumentParser(description="picture and tables of all pairs")
    parser.add_argument("--output", metavar="DIRECTORY")
    parser.add_argument("--document", metavar="FILE")
    parser.add_argument("json", metavar="JSON")
    wanted = parser.parse_args()
    try:
        with open(wanted.json, encoding="utf-8") as file:
            results = Results(json.load(file))
        sections = tables(results)
        if wanted.output:
            sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "plots"))
            draw(results, os.path.join(wanted.output, "all-pairs.png"))
            with open(os.path.join(wanted.output, "all-pairs.md"), "w", encoding="utf-8") as file:
                file.write("\n".join(f"{name}\n\n{text}" for name, text in sections.items()))
        if wanted.document:
            with open(wanted.document, encoding="utf-8") as file:
                text = SECTION.sub(lambda m: m[1] + sections[m[2]] + m[3], file.read())
            with open(wanted.document, "w", encoding="utf-8") as file:
                file.write(text)
    except (OSError, ValueError, KeyError) as problem:
        sys.exit(f"plot.py: {problem}")


if __name__ == "__main__":
    main()

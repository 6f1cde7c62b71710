#!/usr/bin/env python3
"""What the pages show can be pasted. Blocks of commands are fenced as sh, parse, and each line is a command: a program
that everybody has, one of this repository, or one that a build makes. Programs that call the library say what it refuses.

  pages.py ROOT"""
import pathlib
import re
import shlex
import subprocess
import sys

# What a page may call by its bare name.
PROGRAMS = {"apt-get", "cargo", "cc", "clang-19", "cmake", "cp", "ldconfig", "mcs", "meson", "mkdir", "mono",
            "mpirun", "ninja", "node", "npm", "printf", "python3"}
FENCE = re.compile(r"^```(\S*)$")


def blocks(text):
    """Kind, first line and lines of each block: "sh" and so on, or "indented"."""
    kind, first, lines = None, 0, []
    for number, line in enumerate(text.splitlines() + [""], start=1):
        fence = FENCE.match(line)
        if kind not in (None, "indented"):
            if fence:
                yield kind, first, lines
                kind = None
            else:
                lines.append(line)
        elif kind == "indented" and line.startswith("    "):
            lines.append(line)
        else:
            if kind:
                yield kind, first, lines
            kind, first, lines = None, number + 1, []
            if fence:
                kind = fence.group(1) or "plain"
            elif line.startswith("    "):
                kind, first, lines = "indented", number, [line]
    if kind:
        raise ValueError(f"the block of line {first} has no end")


def is_command(word, root):
    if "/" not in word:
        return word in PROGRAMS
    return word == "./a.out" or word.startswith("build") or (root / word).is_file()


def commands(lines):
    """The first word of each, continued lines joined."""
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        begins = [0] + [k + 1 for k, word in enumerate(words) if word in ("&&", "||", "|")]
        yield from (words[k] for k in begins if k < len(words))


def complaints(text, root):
    for kind, first, lines in blocks(text):
        if kind == "indented" and any(is_command(word, root) for word in lines[0].split()[:1]):
            yield first, "commands are not in a block of sh"
        elif kind == "c" and "#include <lanehit/lanehit.h>" in lines and "lh_status_text" not in "".join(lines):
            yield first, "a program that does not look at lh_status"
        elif kind == "sh":
            if subprocess.run(["sh", "-n"], input="\n".join(lines), text=True, capture_output=True).returncode:
                yield first, "sh does not parse this block"
                continue
            for word in commands(lines):
                if not is_command(word, root):
                    yield first, f"'{word}' is not a command"


def main():
    root = pathlib.Path(sys.argv[1])
    pages = [*root.glob("*.md"), *root.glob("docs/*.md"), *root.glob("examples/*.md"), *root.glob("bench/**/*.md")]
    found = [f"{page.relative_to(root)}:{line}: {what}" for page in pages
             for line, what in complaints(page.read_text(), root)]
    if found or len(pages) < 10:
        sys.exit("\n".join(found) or "hardly any pages")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Writes include/lanehit/inline/queries.h: what src/inline/queries.h needs of src/mathematics and
src/queries, for any width.

  scripts/inline_header.py            writes it
  scripts/inline_header.py --check    says whether it is what would be written

Names of these files become LH_W(name), which a file that includes it makes lh4_name, lh8_name or
lh16_name. Only definitions that the queries reach are taken."""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src/inline/queries.h"
RESULT = ROOT / "include/lanehit/inline/queries.h"

HEAD = """/* The queries of lanehit/inline.h and the mathematics that they share with the library, for lanes of one width:
 * LH_W(name) is the name of what is of that width, LH_LANES how many lanes there are.
 *
 * Written by scripts/inline_header.py from src/inline/queries.h, src/mathematics and src/queries, which are
 * easier to read. */

"""

# <windows.h> defines these as macros of nothing.
RENAMED = {"near": "near_side", "far": "far_side"}

IDENTIFIER = re.compile(r"\b[A-Za-z_]\w*\b")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
# A definition and the comment right before it: up to the first line that ends it at the margin.
DEFINITION = re.compile(
    r"(?:^/\*(?!\s----)(?:(?!\*/).)*\*/\n)?"
    r"^(?:LH_INLINE|LH_OUT_OF_LINE|static const|typedef struct|typedef enum|enum)\b(?:[^;{}]*;\n|.*?^\}[^\n]*\n)",
    re.DOTALL | re.MULTILINE)
HEADING = re.compile(r"^/\* ---- .*\*/\n", re.MULTILINE)


def is_of_room(path, *rooms):
    return path.resolve().relative_to(ROOT / "src").parts[0] in rooms


def files_in_order(path, seen):
    """What a file includes of the mathematics and the queries, each once, then the file."""
    if path in seen:
        return
    seen.append(path)
    for name in re.findall(r'^#include "([^"]+)"', path.read_text(), re.MULTILINE):
        for included in (path.parent / name, ROOT / "src" / name):
            if included.exists() and is_of_room(included, "mathematics", "queries", "layouts"):
                yield from files_in_order(included.resolve(), seen)
                break
    yield path


def name_of(text):
    code = COMMENT.sub("", text).strip()
    if code.startswith("typedef"):
        return re.search(r"(\w+);$", code).group(1)
    if code.startswith("enum"):
        return re.search(r"\{\s*(\w+)", code).group(1)
    return re.search(r"(\w+)(?:\[[^\]]*\])?\s*(?:\(|=)", code).group(1)


def definitions():
    """Name, text and file of each, in the order of the files."""
    for path in files_in_order(SOURCE, []):
        for match in DEFINITION.finditer(path.read_text()):
            yield name_of(match.group(0)), match.group(0), path


def reached(found):
    by_name = {name: text for name, text, _ in found}
    wanted = [name for name, _, path in found if path == SOURCE]
    reached_names = set()
    while wanted:
        name = wanted.pop()
        if name in reached_names or name not in by_name:
            continue
        reached_names.add(name)
        wanted += IDENTIFIER.findall(COMMENT.sub("", by_name[name]))
    return reached_names


def variables_of(text, names, types):
    """Names of types and functions that are those of parameters or variables here."""
    declared = re.findall(r"\b(?:" + "|".join(types) + r") \*?(\w+)\b(?!\()", COMMENT.sub("", text))
    return names & set(declared) - {name_of(text)}


def of_any_width(text, names, types):
    variables = variables_of(text, names, types)

    def renamed(match):
        name = match.group(0)
        if name in variables:
            return name
        if name == "LANES":
            return "LH_LANES"
        if name in names or name in ("lanes", "mask") or name.startswith(("lanes_", "mask_")):
            return f"LH_W({name})"
        return RENAMED.get(name, name)

    parts = re.split(r"(/\*.*?\*/)", text, flags=re.DOTALL)
    for k in range(0, len(parts), 2):
        code = IDENTIFIER.sub(renamed, parts[k])
        # C++11 has neither compound literals nor hexadecimal floats.
        code = re.sub(r"\(((?:LH_W\()\w+\))\)\{", r"LH_MAKE(\1){", code)
        code = re.sub(r"0x[0-9a-f.]+p[-+]?\d+(?=f)", lambda m: repr(float.fromhex(m.group(0))), code)
        code = code.replace("LH_W(lanes_set1)(__builtin_inff())", "LH_W(lanes_of_bits)(0x7f800000)")
        code = code.replace("LH_W(lanes_set1)(__builtin_nanf(\"\"))", "LH_W(lanes_of_bits)(0x7fc00000)")
        parts[k] = code.replace("LH_INLINE ", "LH_INLINE_FUNCTION ")
    return "".join(parts)


def formatted(text):
    return subprocess.run(["clang-format", f"--assume-filename={RESULT}"], input=text, capture_output=True, text=True,
                          check=True).stdout


def main():
    found = list(definitions())
    names = reached(found)
    types = ["lanes", "mask", "float"] + [name for name, text, _ in found if name in names and "typedef" in text]
    texts = [of_any_width(text, names, types) for name, text, _ in found if name in names]
    result = formatted(HEAD + "\n".join(texts))
    if sys.argv[1:] == ["--check"]:
        if RESULT.read_text() != result:
            sys.exit(f"{RESULT.relative_to(ROOT)} is not what {sys.argv[0]} writes")
    elif sys.argv[1:]:
        sys.exit(__doc__)
    elif RESULT.read_text() != result:
        RESULT.write_text(result)


if __name__ == "__main__":
    main()

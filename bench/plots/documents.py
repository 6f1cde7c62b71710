"""Tables in Markdown, and the documents that show them."""
import os
import re


def table(heading, rows):
    """Nothing where there is nothing to show."""
    lines = ["| " + " | ".join(heading) + " |", "|" + "---|" * len(heading)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines) + "\n" if rows else ""


def write(path, text):
    """The file is whole or the one before."""
    with open(f"{path}.part", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(f"{path}.part", path)


def update(path, kind, sections):
    """Puts each section between the marks <!-- kind: NAME --> and <!-- end --> of a document."""
    with open(path, encoding="utf-8") as file:
        text = file.read()

    def replaced(match):
        if match[2] not in sections:
            raise ValueError(f"{path}: there is no table '{match[2]}'")
        return match[1] + sections[match[2]] + match[3]

    write(path, re.sub(f"(<!-- {kind}: ([a-z-]+) -->\n).*?(<!-- end -->)", replaced, text, flags=re.DOTALL))

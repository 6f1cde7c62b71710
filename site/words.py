"""Comments of headers as Markdown."""
import itertools
import re
import textwrap

# Where a part of a contract begins; END is where an item of columns ends.
END = "\f"
LABEL = re.compile(rf"^(?=\*?[A-Za-z_][\w*, -]{{0,24}}: )|(?<=\. )(?=NaN: )|(?<={END})", flags=re.M)
ONE_LINE = re.compile(r" {0,2}(\*?[A-Za-z][\w*, -]*?) {2,}(\S.*)")
POWER = re.compile(r"(?<=[\w)])\^(-?\d+)")


def plain(comment):
    """The text of a comment, without its stars."""
    lines = [re.sub(r"^ ?\* ?", "", line).rstrip() for line in comment.strip().splitlines()]
    return "\n".join(line for line in lines if not re.match(r"-{4}.*-{8}$", line)).strip()


def indent(line):
    return len(line) - len(line.lstrip())


def in_columns(line, following):
    """Where the second column begins: where further lines do, or behind two spaces; None."""
    column = indent(following)
    if indent(line) > 2:
        return None
    for begin in (column, column + 1):  # one further where the word is too long by one
        if (
            begin > 6
            and len(line) > begin
            and line[begin - 1] == " " != line[begin]
            and re.fullmatch(r"[\w*, -]+", line[:begin])
        ):
            return begin
    found = ONE_LINE.fullmatch(line)
    return found and found.start(2)


def labelled(text):
    """What stands in two columns, a word and what is said of it, as "word: what"; points of a list on one line."""
    lines, made = text.splitlines(), []
    while lines:
        line = lines.pop(0)
        column = in_columns(line, lines[0] if lines else "")
        deep = (
            min(column, indent(lines[0]) if lines and indent(lines[0]) >= 6 else column)
            if column
            else (indent(line) + 1 if line.lstrip().startswith("- ") else None)
        )
        if deep is None:
            made.append(line)
            continue
        more = []
        while (
            lines and lines[0].strip() and indent(lines[0]) >= deep and not lines[0].lstrip().startswith("- ")
        ):
            more.append(lines.pop(0))
        said = joined(" ".join([line[column:] if column else line, *more]))
        made.append(f"{line[:column].strip()}: {said}{END}" if column else said)
    return "\n".join(made)


def powers(text):
    """2^-23 as it is written by hand."""
    return POWER.sub(lambda found: "<sup>" + found[1].replace("-", "\u2212") + "</sup>", text)


def escaped(text):
    """Markdown in which every character stands for itself. Names of functions are code, and pages are links."""
    parts = re.split(r"(`[^`]+`|\blh_\w+\*?|\bdocs/\w+\.md\b)", text)
    return "".join(
        code(part)
        if k % 2
        else powers(re.sub(r"([\\`*_{}\[\]<>|#])", r"\\\1", part.replace(" * ", " \u00b7 ")))
        for k, part in enumerate(parts)
    )


def code(part):
    if part.startswith("docs/"):
        return f"[{part}](../{part})"
    return part if part.startswith("`") else f"`{part}`"


def sentences(text):
    """The first sentence, and the rest."""
    found = re.match(r"(.*?[?.:])(?:\s+(?=[A-Z0-9(-])|$)(.*)", text, flags=re.S)
    return (found[1], found[2]) if found else (text, "")


def joined(text):
    return " ".join(text.split())


def contract(text):
    """The parts of a contract as a list, each with the word that it begins with in bold."""
    parts = []
    for part in (part.strip(END) for part in LABEL.split(labelled(text))):
        label, colon, body = part.partition(": ")
        if colon and LABEL.match(part) or label == "NaN":
            parts.append(f"- **{escaped(label)}:** {blocks(body, '  ')}")
        elif part.strip():
            parts.append(f"\n{blocks(part, '')}\n")
    return "\n".join(parts)


def blocks(text, indent):
    """Paragraphs, points of lists, and what is indented, which stays as it is."""
    made = []
    for indented, lines in itertools.groupby(
        text.splitlines(), lambda line: bool(re.match(r"\s{4,}\S", line))
    ):
        if indented:
            made.append("```text\n" + textwrap.dedent("\n".join(lines)) + "\n```")
        else:
            for paragraph in re.split(r"\n\s*\n|\n(?=\s*- )", "\n".join(lines)):
                words = escaped(joined(paragraph))
                made.append(re.sub(r"^- ", "\u2022 ", words))
    return f"\n\n{indent}".join(block.replace("\n", f"\n{indent}") for block in made if block)


def slug(heading):
    """The anchor of a heading, as GitHub and MyST have it."""
    return re.sub(r"[^\w\- ]", "", heading.lower().strip()).replace(" ", "-")

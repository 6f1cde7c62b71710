"""Mutations of a query that has no file of its own here: one operation exchanged for its neighbour, or one operand of two left
out, in the kernel and in the reference. `scripts/mutate.sh '<query>-*'` tries them. If one changes no result, the query's
mutations are written by hand instead. What changes both alike, such as a padding, is not among them: tests/exact/notice.c
sees to that."""
import re

# The name of a call, or an operator, and what takes its place.
CALLS = {'lanes_le(': 'lanes_lt(', 'lanes_lt(': 'lanes_le(', 'lanes_add(': 'lanes_sub(', 'lanes_sub(': 'lanes_add(',
         'lanes_min(': 'lanes_max(', 'lanes_max(': 'lanes_min(', 'mask_and(': 'mask_or(', 'mask_or(': 'mask_and('}
OPERATORS = {' <= ': ' < ', ' < ': ' <= ', ' >= ': ' > ', ' > ': ' >= ', ' + ': ' - ', ' - ': ' + ', ' & ': ' | ', ' | ': ' & '}

# Of which either operand may be all that is left.
OF_TWO = re.compile(r'\b(?:mask_and|mask_or|lanes_min|lanes_max)\(')


def operands(line, begin):
    """The ends of both operands of a call whose first begins here, if they end in this line."""
    ends, depth = [], 0
    for at in range(begin, len(line)):
        if line[at] == ')' and depth == 0:
            return ends + [at] if len(ends) == 1 else None
        if line[at] == ',' and depth == 0:
            ends.append(at)
        depth += {'(': 1, ')': -1}.get(line[at], 0)
    return None


def changed_lines(line):
    """Each what it becomes, and the name of what is changed."""
    for old, new in {**CALLS, **OPERATORS}.items():
        for found in re.finditer(re.escape(old), line):
            yield line[:found.start()] + new + line[found.end():], old.strip(' (')
    for found in OF_TWO.finditer(line):
        ends = operands(line, found.end())
        if ends:
            first, second = line[found.end():ends[0]], line[ends[0] + 1:ends[1]].strip()
            yield from ((line[:found.start()] + kept + line[ends[1] + 1:], 'operand') for kept in (first, second))


def is_code(line):
    return not re.match(r'\s*(/?\*|#|//|$)', line)


def edits_of(text):
    """Where it is changed: the number of the line, the lines that are found once, what they become, and the name."""
    lines = text.split('\n')
    for number, line in enumerate(lines):
        for new, name in changed_lines(line) if is_code(line) else ():
            first = number
            while text.count('\n'.join(lines[first:number + 1])) > 1:
                first -= 1
            yield number + 1, lines[first:number + 1], lines[first:number] + [new], name


def of_query(query, root):
    """Names of mutations, their file, the old lines and the new ones."""
    family = query.split('_')[0]
    for place, file in ('kernel', f'src/queries/{family}/{query}.h'), ('reference', f'src/scalar/{family}/{query}.c'):
        text = (root / file).read_text(encoding='utf-8')
        for count, (number, old, new, name) in enumerate(edits_of(text), 1):
            yield f'{query}-{place}-{count}-line-{number}-{name}', file, old, new

"""The batch loops of a function in an object file: its instructions, the jumps between them, the path of a round.

A round may ask whether an output is wanted (is a pointer NULL?), or whether a block has a candidate at all: whether
something is zero, and zero always means less work. The path that counts is the one where nothing is zero.
"""
import re
import shutil
import subprocess
from dataclasses import dataclass

SYMBOL = re.compile(r"[0-9a-f]+ <(\S+)>:")
INSTRUCTION = re.compile(r"\s*([0-9a-f]+):\s+(\S.*)")
JUMP = re.compile(r"(?P<name>j\w+)\s+0x(?P<target>[0-9a-f]+)$")
ENDS = re.compile(r"(retq?|jmpq?|ud2)\b")

ALWAYS, IF_ZERO, UNLESS_ZERO = {"jmp"}, {"je"}, {"jne"}

# The arithmetic of the queries, on vectors.
ARITHMETIC = re.compile(r"v?(add|sub|mul|div|min|max|cmp\w*|fn?m\w+)ps\b")
# Hit bits are stored by one byte or two, from a general or a mask register; what goes to the stack is spilt.
HIT_BYTES = (
    (1, re.compile(r"(movb [%$]\w+|kmovb %k\d), (?!.*\(%r[sb]p\)).*\)$")),
    (2, re.compile(r"(movw [%$]\w+|kmovw %k\d), (?!.*\(%r[sb]p\)).*\)$")),
)


class LoopError(Exception):
    """A function of which the loop is not of the kind described above."""


@dataclass(frozen=True)
class Instruction:
    address: int
    text: str

    def jump(self):
        """(name, target), or None."""
        match = JUMP.match(self.text)
        return (match["name"], int(match["target"], 16)) if match else None


@dataclass(frozen=True)
class Loop:
    """One round of a loop along one of its paths."""

    instructions: tuple
    tests: int

    def arithmetic(self):
        return sum(bool(ARITHMETIC.match(i.text)) for i in self.instructions)

    def assembly(self):
        """For llvm-mca, to which it does not matter where jumps go."""
        jumps = (JUMP.sub(lambda m: m[0][: m.start("target") - 2 - m.start()] + "0", i.text) for i in self.instructions)
        return "".join(line + "\n" for line in jumps)


# ---- Disassembly


def tool(name):
    found = shutil.which(f"{name}-19") or shutil.which(name)
    if not found:
        raise FileNotFoundError(2, "missing (Debian: llvm-19)", name)
    return found


def output_of(command, **keywords):
    return subprocess.run(command, check=True, capture_output=True, text=True, **keywords).stdout


def functions_of(path):
    """The functions of an object file or a static library: tuples of instructions, by name. What several objects have is the same."""
    functions, code = {}, None
    for line in output_of([tool("llvm-objdump"), "-d", "--no-show-raw-insn", str(path)]).splitlines():
        symbol, instruction = SYMBOL.match(line), INSTRUCTION.fullmatch(line)
        if symbol:
            code = functions[symbol[1]] = []
        elif instruction and code is not None:
            text = re.split(r"\s*(?:#\s|//|<)", instruction[2])[0]
            code.append(Instruction(int(instruction[1], 16), " ".join(text.split())))
    return functions


# ---- Loops


def successors_of(code):
    """Where control goes after each instruction, by address."""
    addresses = {instruction.address for instruction in code}
    following = {a.address: b.address for a, b in zip(code, code[1:])}
    successors = {}
    for instruction in code:
        jump, after = instruction.jump(), following.get(instruction.address)
        if jump:
            targets = [jump[1]] + ([] if jump[0] in ALWAYS else [after])
        else:
            targets = [] if ENDS.match(instruction.text) else [after]
        successors[instruction.address] = [target for target in targets if target in addresses]
    return successors


def reach(starts, edges, without=None):
    """All that can be reached from some addresses by edges, without passing one of them."""
    seen, waiting = set(), list(starts)
    while waiting:
        here = waiting.pop()
        if here not in seen and here != without:
            seen.add(here)
            waiting += edges.get(here, [])
    return seen


def bodies_of(code):
    """The natural loops: by the address where each begins, the addresses of its instructions. A loop begins where
    control comes back to from somewhere that cannot be reached without passing there."""
    entry, forward, backward = code[0].address, successors_of(code), {}
    reachable = reach([entry], forward)
    for address in reachable:
        for target in forward[address]:
            backward.setdefault(target, set()).add(address)
    bodies = {}
    for head in (target for target, sources in backward.items() if len(sources) > 1):
        ends = backward[head] - reach([entry], forward, without=head)
        if ends:
            bodies[head] = {head} | reach(ends, backward, without=head)
    return bodies


def next_address(instruction, after, head, body):
    """Where a round goes on from an instruction."""
    jump = instruction.jump()
    if not jump:
        return after
    name, target = jump
    if name in ALWAYS or after not in body:
        return target
    if target not in body:
        return after
    if head in (target, after):
        return head
    if name not in IF_ZERO | UNLESS_ZERO:
        raise LoopError(f"{instruction.text}: not a test for zero")
    return target if name in UNLESS_ZERO else after


def round_of(code, head, body):
    """The instructions from the beginning of a loop back to it."""
    place = {instruction.address: i for i, instruction in enumerate(code)}
    taken, address = [], head
    while address != head or not taken:
        if address not in body or len(taken) > len(body):
            raise LoopError(f"the loop at {head:#x} has no round")
        i = place[address]
        taken.append(code[i])
        after = code[i + 1].address if i + 1 < len(code) else None
        address = next_address(code[i], after, head, body)
    return tuple(taken)


def hit_bytes(instructions):
    return sum(size for i in instructions for size, pattern in HIT_BYTES if pattern.match(i.text))


def batch_loop(code, lanes):
    """The loop over the whole words of hits. It stores hit bits as it goes, by bytes; or it is inside one that stores a
    word, and a round of it is a block of so many lanes. The one over what is left, and those without the arithmetic of
    the query, are not it. Of several, for a compiler may make one for each case, the longest."""
    rounds, refused = [], "it has no loop"
    for head, body in bodies_of(code).items():
        try:
            rounds.append(round_of(code, head, body))
        except LoopError as error:  # of a loop around the others
            refused = error
    found = [Loop(taken, 8 * hit_bytes(taken)) for taken in rounds]
    most = max((loop.arithmetic() for loop in found), default=0)
    found = [loop for loop in found if 2 * loop.arithmetic() >= most > 0]
    if not found:
        raise LoopError(f"no loop with the arithmetic of a query: {refused}")
    found = [loop for loop in found if loop.tests] or [Loop(loop.instructions, lanes) for loop in found]
    return max(found, key=lambda loop: len(loop.instructions))


def stage_loops(code, lanes):
    """Of a kernel in stages: the loops with arithmetic and without another inside; a round of each is a block of so many lanes."""
    bodies = bodies_of(code)
    inner = [(head, body) for head, body in sorted(bodies.items()) if not any(other != head and other in body for other in bodies)]
    return [loop for head, body in inner if (loop := Loop(round_of(code, head, body), lanes)).arithmetic()]

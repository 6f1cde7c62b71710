"""What calls of queries really execute, as straight assembly, by the program of call.c in a build directory."""
import array
import collections
import functools
import pathlib
import re
import shutil
import subprocess

TRANSFER = re.compile(r"(?P<branch>j(?!mp)\w+)\b.*|(?:jmp|call|ret)q?\b.*")


class Unusable(Exception):
    """What was asked for cannot be done, and why."""


def tool(name):
    found = shutil.which(f"{name}-19") or shutil.which(name)
    if not found:
        raise FileNotFoundError(2, "missing (Debian: llvm-19)", name)
    return found


def output_of(command, text=True, **keywords):
    return subprocess.run(command, check=True, capture_output=True, text=text, **keywords).stdout


def straight(text):
    """To a trace it does not matter where control goes: it is there. Calls and returns are jumps, and all are foreseen."""
    return TRANSFER.sub(lambda match: (match["branch"] or "jmp") + " 0", text)


def written(line):
    """An instruction as llvm-objdump shows it, without names and comments."""
    return " ".join(re.split(r"\s*(?:#\s|//|<)", line)[0].split())


class Program:
    """bench/call of a build directory."""

    def __init__(self, build):
        self.path = pathlib.Path(build) / "bench" / "call"
        if not self.path.exists():
            raise Unusable(f"{self.path} is missing")

    def run(self, *arguments):
        return output_of([str(self.path), *arguments])

    @functools.cached_property
    def code(self):
        """The text of each instruction, by address."""
        listing = output_of([tool("llvm-objdump"), "-d", "--no-show-raw-insn", str(self.path)])
        found = (line.split(":", 1) for line in listing.splitlines() if line.startswith(" ") and ":" in line)
        return {int(address, 16): text.strip() for address, text in found}

    def trace(self, backend, query, pairs):
        """The addresses that a call executes. An instruction that repeats itself is one."""
        command = [str(self.path), "trace", backend, query, str(pairs)]
        addresses = array.array("I", output_of(command, text=False))
        return [now for before, now in zip([None, *addresses], addresses)
                if now != before or not self.code[now].startswith("rep")]

    def assembly(self, addresses):
        return "".join(straight(written(self.code[address])) + "\n" for address in addresses)

    def compiler(self):
        """What compiled it, such as gcc 12.2.0."""
        comment = output_of([tool("llvm-readelf"), "-p", ".comment", str(self.path)])
        found = re.search(r"(GCC): \(.*\) ([\d.]+)|(clang) version ([\d.]+)", comment)
        if not found:
            raise Unusable(f"{self.path} does not say which compiler made it")
        return f"gcc {found[2]}" if found[1] else f"clang {found[4]}"


def sample(addresses, stretches, length):
    """Stretches of a trace at equal distances, in its order; all of one that is not longer."""
    if len(addresses) <= stretches * length:
        return addresses
    starts = ((len(addresses) - length) * k // (stretches - 1) for k in range(stretches))
    return [address for start in starts for address in addresses[start : start + length]]


def last_round(addresses):
    """From one execution of the instruction that is executed most often to the next, the last ones."""
    hottest, times = collections.Counter(addresses).most_common(1)[0]
    if times < 3:
        raise Unusable("nothing is executed again and again")
    places = [k for k, address in enumerate(addresses) if address == hottest]
    return addresses[places[-2] : places[-1]]

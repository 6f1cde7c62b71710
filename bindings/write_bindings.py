#!/usr/bin/env python3
"""Writes what the bindings of other languages have from the public headers and descriptions of the library.

write_bindings.py            writes the files beside this one, which are committed
write_bindings.py --check    says which of them are not as they would be written, and fails if any is
write_bindings.py --tests    writes what each language asks all queries in its tests, which is not committed
"""
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(HERE), str(HERE / 'rust'), str(HERE / 'csharp')]

import interface  # pylint: disable=wrong-import-position
import library  # pylint: disable=wrong-import-position
import subjects  # pylint: disable=wrong-import-position
import results_of_csharp  # pylint: disable=wrong-import-position
import results_of_rust  # pylint: disable=wrong-import-position
import write_csharp  # pylint: disable=wrong-import-position
import write_rust  # pylint: disable=wrong-import-position

LAYOUTS = '''/* Written by bindings/write_bindings.py: prints the sizes of all public structs and the offsets of their
 * members, to be compared with those that other languages see. */
/* clang-format off */
#include <lanehit/lanehit.h>
#include <stdio.h>

#define SIZED(type) printf("%s %zu\\n", #type, sizeof(type));
#define PLACED(type, member) printf("%s.%s %zu\\n", #type, #member, offsetof(type, member));

int main(void)
{
'''


def layouts_of_c(declared):
    lines = []
    for name, fields in declared.structs.items():
        lines += [f'    SIZED({name})'] + [f'    PLACED({name}, {field.name})' for field in fields]
    return LAYOUTS + '\n'.join(lines) + '\n    return 0;\n}\n'


def manifest(path):
    """That of a crate, with the version of the library."""
    version = subprocess.run(ROOT / 'scripts/version.sh', check=True, capture_output=True, text=True).stdout.strip()
    return re.sub(r'^((?:lanehit-sys = \{ )?version = )"[^"]*"', rf'\1"{version}"', path.read_text(encoding='utf-8'),
                  flags=re.MULTILINE)


def files():
    """Path in bindings and text of each that is committed."""
    for crate in 'lanehit', 'lanehit-sys':
        yield f'rust/{crate}/Cargo.toml', manifest(HERE / 'rust' / crate / 'Cargo.toml')
    said = library.Library(ROOT)
    declared = interface.Interface(ROOT / 'include/lanehit')
    yield 'tests/layouts_of_c.c', layouts_of_c(declared)
    yield 'csharp/Lanehit.cs', write_csharp.text(said, declared)
    yield 'csharp/tests/LayoutsOfStructs.cs', results_of_csharp.layouts(declared)
    for path, text in write_rust.files(said, declared):
        yield f'rust/{path}', text


def files_of_tests():
    """The same queries about the same shapes, in each language."""
    said = library.Library(ROOT)
    yield 'tests/results_of_c.c', subjects.results_of_c(said)
    yield 'csharp/tests/ResultsOfQueries.cs', results_of_csharp.results(said)
    yield 'rust/lanehit/tests/results/all_queries.rs', results_of_rust.results(said)


def differing(rows):
    return [
        (path, text)
        for path, text in rows
        if not (HERE / path).exists() or (HERE / path).read_text(encoding='utf-8') != text
    ]


def write(rows):
    for path, text in rows:
        (HERE / path).parent.mkdir(parents=True, exist_ok=True)
        (HERE / path).write_text(text, encoding='utf-8')


def check():
    others = differing(files())
    for path, _ in others:
        print(f'bindings/{path} is not what bindings/write_bindings.py writes', file=sys.stderr)
    return 1 if others else 0


if __name__ == '__main__':
    if sys.argv[1:] == ['--check']:
        sys.exit(check())
    if sys.argv[1:] not in ([], ['--tests']):
        sys.exit(__doc__)
    write(differing(files_of_tests() if sys.argv[1:] else files()))

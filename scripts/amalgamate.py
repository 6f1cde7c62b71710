#!/usr/bin/env python3
"""Writes the library as a few files to copy.

amalgamate.py OUTDIR          lanehit.h, lanehit_inline.h, lanehit_advance.h, lanehit.c, and lanehit_ISA.c of each
                              instruction set
amalgamate.py --one OUTDIR    the headers, and all sources as one lanehit.c

What belongs to the library is what src/rooms.py finds; instruction sets are those of src/meson.build, and queries and
their arguments those of the descriptions in include/lanehit. one_unit.py says how sources become one file.
"""
import importlib.util
import pathlib
import re
import sys

from one_file import with_own_names
from one_unit import Unit

ROOT = pathlib.Path(__file__).resolve().parent.parent
SRC, INCLUDE = ROOT / 'src', ROOT / 'include'
PUBLIC = INCLUDE / 'lanehit'
MESON = (SRC / 'meson.build').read_text(encoding='utf-8')
VERSION = re.search(r'STRING +"(.*)"', (PUBLIC / 'version.h').read_text(encoding='utf-8')).group(1)
AUTHORS = re.search(r'Copyright.*', (ROOT / 'LICENSE').read_text(encoding='utf-8')).group(0)

# ---- What the library is ------------------------------------------------------------------------------

def module_of(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


rooms = module_of(SRC / 'rooms.py')
QUERIES = rooms.query_names()


class InstructionSet:
    """A row of the table in src/meson.build."""

    def __init__(self, name, row):
        self.name = name
        self.is_x86 = "'x86_64'" in row
        self.flags = [flag for flag in re.findall(r"'-m([a-z0-9.]+)'", row) if flag != 'simd128']
        self.narrower = (re.findall(r"'narrower': '(\w+)'", row) + [None])[0]
        processor = ('(defined(__x86_64__) || (defined(__i386__) && defined(__SSE2_MATH__)))' if self.is_x86 else
                     'defined(__aarch64__)')
        self.condition = f'{processor} && !defined(LANEHIT_NO_{name.upper()})'


TABLE = re.search(r'^isa_table = \{\n(.*?)^\}', MESON, flags=re.DOTALL | re.MULTILINE).group(1)
SETS = {name: InstructionSet(name, row)
        for name, row in re.findall(r"^  '(\w+)': \{(.*?)\},$", TABLE, flags=re.DOTALL | re.MULTILINE)}


def source_of(query, room, suffix):
    return SRC / room / query.split('_')[0] / f'{query}{suffix}'


def public_functions():
    """As sources: what src/api/write.py has for each query."""
    write = module_of(SRC / 'api' / 'write.py')
    kinds = write.kinds_of((SRC / 'description' / 'kinds.h').read_text(encoding='utf-8'))
    for path in rooms.DESCRIPTIONS:
        for query, arguments in write.described(path.read_text(encoding='utf-8')).items():
            yield query, SRC / 'api' / f'lh_{query}.c', write.function_of(query, arguments, kinds)


def common_sources():
    """Those that are compiled once, of which some serve one query alone, and those of each query."""
    for query, source in rooms.common_sources():
        yield query, source, None
    for query in QUERIES:
        yield query, source_of(query, 'scalar', '.c'), None


def sources_of(isa):
    yield None, SRC / isa / 'backend.c', None
    for part in rooms.parts():
        yield None, part, None
    for query in QUERIES:
        yield query, source_of(query, 'queries', '.h'), None


# ---- What is left to the preprocessor -----------------------------------------------------------------

def if_defined(name, text):
    return f'#if defined({name})\n{text}#endif\n'


def chosen_queries():
    """With LANEHIT_ONLY, those that are wanted by their names, or by words with which these begin."""
    text = ''
    for query in QUERIES:
        words = query.upper().split('_')
        wanted = ' || '.join(f'defined(LANEHIT_WITH_{"_".join(words[:k + 1])})' for k in range(len(words)))
        text += f'#if !defined(LANEHIT_ONLY) || {wanted}\n#define LH_WITH_{query}\n#endif\n'
    return text


def built_backends():
    text = ''.join(f'#if {isa.condition}\n#define LH_BUILT_{isa.name}(DO, of) DO({isa.name.upper()}, {isa.name}, of)\n'
                   f'#else\n#define LH_BUILT_{isa.name}(DO, of)\n#endif\n' for isa in SETS.values())
    rows = ' '.join(f'LH_BUILT_{isa}(DO, of)' for isa in SETS)
    return (f'#ifndef LANEHIT_BUILT_BACKENDS_H\n#define LANEHIT_BUILT_BACKENDS_H\n{text}'
            f'#define LH_EACH_BACKEND(DO, of) DO(SCALAR, scalar, of) {rows}\n#endif\n')


WRITTEN = {
    'built_backends.h': built_backends(),
    'built_queries.def': ''.join(if_defined(f'LH_WITH_{query}', f'QUERY({query})\n') for query in QUERIES),
}

# Same bits everywhere: what the build says by flags. Whatever is linked in besides is hidden where this is part of a
# shared library.
SETTINGS = '''#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)
#error "lanehit cannot keep its promises under -ffast-math: compile its files without it"
#endif
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#elif defined(__GNUC__)
#pragma GCC optimize("fp-contract=off", "rounding-math")
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#else
#error "lanehit needs gcc or clang"
#endif
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused-const-variable"
#define LANEHIT_BUILD
'''
HIDDEN = '''#if !defined(_WIN32)
#pragma GCC visibility push(hidden)
#endif
'''
VISIBLE = '''#if !defined(_WIN32)
#pragma GCC visibility pop
#endif
'''

# The variable of a setuid program's caller is not asked.
GETENV = '''#if !defined(LANEHIT_GETENV) && defined(__linux__) && !defined(__ANDROID__)
#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#define LANEHIT_GETENV secure_getenv
#elif !defined(LANEHIT_GETENV)
#define LANEHIT_GETENV getenv
#endif
'''

# Functions that follow are for these instructions, whatever the file is compiled for. clang's way defines no macros.
TARGET = '''#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("{flags}"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("{flags}")
#endif
#define LH_HAS_POPCNT
'''
TARGET_END = '''#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
'''

STATIC = '''/* For a program or a static library that these files are part of. A shared library of them is built and used with
 * LANEHIT_SHARED. */
#if !defined(LANEHIT_SHARED) && !defined(LANEHIT_STATIC)
#define LANEHIT_STATIC
#endif
'''

# ---- The files ----------------------------------------------------------------------------------------

def head(what):
    return (f'/* lanehit {VERSION}, {what}. Written by scripts/amalgamate.py.\n *\n * {AUTHORS}\n'
            f' * SPDX-License-Identifier: MIT */\n')


def header():
    unit = Unit([PUBLIC], renames=False)
    unit.add(unit.file('lanehit.h', PUBLIC))
    return head('batched collision queries') + STATIC + unit.headers() + str(unit)


def inline_header():
    """What is written for each width includes the file itself, once more for each."""
    once, each = (Unit([PUBLIC], renames=False, itself=('LH_EACH_WIDTH', 'lanehit_inline.h')) for _ in range(2))
    once.add(once.file('inline.h', PUBLIC))
    each.seen = once.seen
    each.add(each.file('width.h', PUBLIC / 'inline'))
    return (head('the kernels inside your own loop') + '#if !defined(LH_W)\n' + once.headers() + str(once) + '#else\n' +
            str(each) + '#endif\n')


def advance_header():
    unit = Unit([PUBLIC], renames=False)
    unit.add(unit.file('advance.h', PUBLIC))
    return head('the times of a loop over distances') + unit.headers() + str(unit)


def headers():
    yield 'lanehit.h', header()
    yield 'lanehit_inline.h', inline_header()
    yield 'lanehit_advance.h', advance_header()


def internal_unit(before=None):
    """Without lanehit.h, which it includes."""
    return Unit([SRC, INCLUDE], WRITTEN, before=before,
                left_out=lambda path: path.parent == PUBLIC and path.suffix == '.h' and path.name != 'backend.h')


def common_unit():
    unit = internal_unit()
    unit.add_sources([*common_sources(), *public_functions()])
    return unit


def common():
    unit = common_unit()
    return (head('the interface, the choice of instructions, the reference, and all pairs') + SETTINGS + GETENV +
            unit.headers() + '#include "lanehit.h"\n' + chosen_queries() + HIDDEN + str(unit) + VISIBLE)


def intrinsics_of(isa):
    return 'immintrin.h' if isa.is_x86 else 'arm_neon.h'


def neighbours_of(isa):
    """The next narrower backend, and whether there is a wider one."""
    text = ''
    if isa.narrower:
        text += f'#if {SETS[isa.narrower].condition}\n#define LH_NARROWER lh_backend_{isa.narrower}\n#endif\n'
    for wider in SETS.values():
        if wider.narrower == isa.name:
            text += f'#if {wider.condition}\n#define LH_HAS_WIDER\n#endif\n'
    return text


def target_of(isa):
    """What is ahead of functions for these instructions, and what is behind them."""
    return (TARGET.format(flags=','.join(isa.flags)), TARGET_END) if isa.flags else ('', '')


def backend(isa):
    unit = internal_unit()
    unit.add_sources(sources_of(isa.name))
    target, target_end = target_of(isa)
    # Functions of lanehit.h too are for these instructions: legacy SSE among AVX costs a transition each time.
    return (head(f'the kernels of {isa.name}') + f'#if {isa.condition}\n' + SETTINGS + unit.headers(intrinsics_of(isa)) +
            target + '#include "lanehit.h"\n' + chosen_queries() + neighbours_of(isa) + HIDDEN + str(unit) + VISIBLE +
            target_end + '#else\n#include "lanehit.h"\n#endif\n')


def whole():
    """All sources as one."""
    unit = common_unit()
    text = unit.headers() + '#include "lanehit.h"\n' + chosen_queries() + HIDDEN + str(unit)
    for isa in SETS.values():
        kernels = internal_unit(before=unit)
        kernels.add_sources(sources_of(isa.name))
        target, target_end = target_of(isa)
        text += (f'#if {isa.condition}\n' + kernels.headers(intrinsics_of(isa)) + target + neighbours_of(isa) +
                 with_own_names(kernels, set(QUERIES), isa.name) + '#undef LH_NARROWER\n#undef LH_HAS_WIDER\n#undef LH_HAS_POPCNT\n' +
                 target_end + '#endif\n')
    return head('all of its sources as one') + SETTINGS + GETENV + text + VISIBLE


def files():
    yield from headers()
    yield 'lanehit.c', common()
    for isa in SETS.values():
        yield f'lanehit_{isa.name}.c', backend(isa)


def one_source():
    yield from headers()
    yield 'lanehit.c', whole()


def main(outdir, made):
    out = pathlib.Path(outdir)
    out.mkdir(parents=True, exist_ok=True)
    for name, text in made():
        (out / name).write_text(text, encoding='utf-8')


if __name__ == '__main__':
    arguments = sys.argv[1:]
    is_one = '--one' in arguments[:1]
    if len(arguments) != 1 + is_one or arguments[-1].startswith('-'):
        sys.exit(__doc__)
    main(arguments[-1], one_source if is_one else files)

#!/usr/bin/env python3
"""Writes what Python says of each function: docstrings and type stubs, from the library's headers and descriptions.

write_texts.py ROOT TEXTS STUBS
    TEXTS is a header of C with a macro TEXT_name for each function and LAYOUT_shape for each shape; STUBS is
    __init__.pyi
"""
import pathlib
import sys
import textwrap

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from library import Library, paragraph  # pylint: disable=wrong-import-position

# Of functions that are Python's own: signature, what it returns, text.
OWN = {
    'isa_active': (
        '()',
        'str',
        'The instruction set that calls use now: "scalar", "sse", "avx2", "avx512" or "neon". At first '
        'use it is the one that the environment variable LANEHIT_ISA names, or the best there is.',
    ),
    'isa_available': ('()', 'List[str]', 'The instruction sets that this build has and this processor can run.'),
    'isa_select': (
        '(name)',
        'None',
        'Makes all later calls, of every thread, use this instruction set. All give the same bits.',
    ),
    'hits_count': ('(bits, n)', 'int', 'How many of n results hit, of bits as queries return them by hits="bits".'),
    'hits_to_indices': ('(bits, n)', 'Array', 'The numbers of the results that hit, ascending, as uint32.'),
    'hits_nearest': (
        '(bits, t)',
        'Optional[int]',
        'The hit with the lowest t, of equals that with the lowest index; None if '
        'there is none. A NaN is never the nearest.',
    ),
    'pairs_by_kind': ('(pairs, kind, kinds)', 'Tuple[Array, Array]', None),
    'pairs_difference': ('(before, now)', 'Tuple[Array, Array, Array]', None),
    'pairs_nearest_ray_aabb': ('(rays, groups)', 'Tuple[Array, Array]', None),
}

OPERANDS = '''Shapes are arrays of float32, read where they are: (n, k), one element (k), a structured array, or a tuple
of parts, such as columns (n) or vectors (n, 3), with an index of uint32 behind them if there is one.'''

RESULTS = '''out: arrays to write to, as one result or a tuple of them and None for those that are not wanted; what a
call has returned is one. want: the names of the results that are wanted. hits: "mask", "bits" (64 results a uint64)
or "indices" (uint32). Errors are a ValueError, and nothing is written.'''


def is_input(library, kind):
    return library.kinds[kind][1] in ('view', 'set', 'grid', 'number')


def may_be_missing(kind):
    return kind in ('MARGINS', 'VECTORS_OR_REST', 'DIRECTIONS', 'LIMIT')


OF_LAYERS = '''layers, and those of the other set: an array of uint32 (n, 2), of which the first are the layers that a
shape is in and the second the layers that it meets, a bit each; or a tuple of two of (n), of which None is all layers.
A pair counts if (layer[a] & mask[b]) != 0 and (layer[b] & mask[a]) != 0.'''

OF_MANIFOLDS = {
    'count': '(n) uint8',
    'normal': '(n, 3) float32',
    'point': '(n, 4, 3) float32',
    'distance': '(n, 4) float32',
    'feature': '(n, 4) uint32',
}


def results_of(library, arguments):
    """Name and words of each result of a query, as extension/functions.c makes them."""
    axes = {'float *': '(n) float32', 'int8_t *': '(n) int8', 'const lh_xyz *': '(n, 3) float32', 'uint64_t *': None}
    prefix = ''
    for kind, name in arguments:
        held = library.kinds[kind][0]
        if is_input(library, kind):
            continue
        if 'lh_manifolds' in held:
            yield from ((f'{prefix and name + "_"}{member}', words) for member, words in OF_MANIFOLDS.items())
            prefix = 'other'
        elif kind == 'CELLS':
            yield name, 'a bool a cell, (z, y, x), or what else is asked for by hits='
        else:
            yield name, axes[held] or '(n) bool, or what else is asked for by hits='


def operand_lines(library, arguments):
    for kind, name in arguments:
        shape = library.shape_of(kind)
        if shape:
            layout = library.layouts[shape]
            yield f"{name}: (n, {len(layout)}) {', '.join(layout)}" if len(layout) > 1 else f'{name}: a number or (n)'
        elif kind == 'GRID':
            yield f'{name}: (origin, cell, first, count), each of x, y and z'
        elif kind == 'LIMIT':
            yield f'{name}: a number; None: no limit'


def signature(library, arguments, options):
    inputs = sorted((each for each in arguments if is_input(library, each[0])), key=lambda each: may_be_missing(each[0]))
    parts = [name + ('=None' if may_be_missing(kind) else '') for kind, name in inputs]
    return f"({', '.join(parts + ['*'] + [option for option in options])})"


def wrapped(lines):
    return '\n'.join(textwrap.fill(line, 118, subsequent_indent='    ') for line in lines)


class Text:
    """What is said of a function."""

    def __init__(self, name, parameters, returns, body):
        self.name, self.parameters, self.returns, self.body = name, parameters, returns, body


def texts_of_queries(library):
    for query, arguments in library.queries.items():
        results = list(results_of(library, arguments))
        body = [
            paragraph(library.comments[f'lh_{query}']),
            wrapped(operand_lines(library, arguments)),
            'Returns '
            + (f'{results[0][1]}.' if len(results) == 1 else 'a named tuple:')
            + ('' if len(results) == 1 else '\n' + wrapped(f'{name}: {words}' for name, words in results)),
            OPERANDS,
            RESULTS,
        ]
        if library.of_all_like(query):
            body.append(library.of_all_like(query))
        yield Text(
            query,
            signature(library, arguments, ['out=None', 'want=None', "hits='mask'"]),
            'Array' if len(results) == 1 else f'{query}_results',
            '\n\n'.join(body),
        ), results
        if len(arguments) == 3 and arguments[2][0] == 'HITS':
            parameters = f'({arguments[0][1]}, {arguments[1][1]})'
            yield Text(
                f'any_{query}',
                parameters,
                'bool',
                f'Does any pair hit that {query} would? It stops soon after the first hit.',
            ), []


def texts_of_packing(library):
    for shape, argument in library.shapes:
        yield Text(
            f'pack_{shape}',
            f'({argument})',
            'Packed',
            f"Copies to packed columns, (n, k) of {', '.join(library.layouts[shape])}: the fastest layout. "
            'Pack once, ask often.',
        )
    names = [f'pack_{shape}_from_doubles' for shape, _ in library.doubles] + [
        'pack_aabbs_from_centres',
        'pack_aabbs_from_obbs',
        'pack_aabbs_from_ellipsoids',
    ]
    arguments = [argument for _, argument in library.doubles] + ['boxes', 'boxes', 'ellipsoids']
    for name, argument in zip(names, arguments):
        yield Text(
            name,
            f'({argument})',
            'Packed',
            paragraph(library.comments[f'lh_{name}']) + '\n\nReturns packed columns of float32, (n, k).',
        )


def texts_of_bounds(library):
    hulls = 'pack_aabbs_from_hulls'
    yield Text(
        hulls,
        '(poses, hull)',
        'Packed',
        paragraph(library.comments[f'lh_{hulls}']) + '\n\nReturns packed columns of float32, (n, 6).',
    )
    for name, arguments in library.functions.items():
        if ('beside', 'margin') in arguments:
            shapes = arguments[0][1]
            text = library.comments[f'lh_{name}']
            yield Text(
                name,
                f'({shapes}, margin=None, velocity=None, t_max=1.0)',
                'Packed',
                f'{paragraph(text)} With a margin on each side, wherever they are until t_max, at this velocity.\n\n'
                'Returns packed columns of float32, (n, 6).',
            )


OF_SETS = '''Sets: elements first[s] to first[s + 1] - 1 of the one kind that is given, by first, an array of uint32 with
a number more than there are sets. None: one set of all elements.'''


def texts_of_volumes(library):
    empty = (
        'Each volume contains every element of its set for certain. What holds nothing has a volume that hits nothing.'
    )
    for name, arguments in library.functions.items():
        kind, argument = arguments[0]
        text = library.comments.get(f'lh_{name}')
        if name.startswith('pack_kdops_from_'):
            more = ', b' if name.endswith('_kdops') else ', k=26'
            yield Text(
                name,
                f'({argument}{more})',
                'Packed',
                f'{paragraph(text)} k is 6, 14, 18 or 26: bounds, two along each direction.\n\n'
                'Returns packed columns of float32, (n, k); of 18 a tuple, which has None in place of corners.',
            )
        elif kind == 'sets':
            k = ', k=26' if ('directions', 'k') in arguments else ''
            yield Text(
                name,
                f'(points=None, triangles=None, boxes=None, balls=None, first=None{k})',
                'Packed',
                f'{paragraph(text)}\n\n{OF_SETS}\n\n{empty}\n\nReturns packed columns of float32, (n, k).',
            )
        elif name.startswith('volumes_of_'):
            yield Text(
                name,
                '(triangles, first=None)' if kind == 'meshes' else f'({argument})',
                'Array',
                (f'{paragraph(text)}\n\n{OF_SETS}' if kind == 'meshes' else 'Volumes of shapes, off by a few roundings of doubles.')
                + '\n\nReturns an array of float64.',
            )


def is_given(arguments, name):
    """The rule of extension/pairs_arguments.c."""
    names = [argument for _, argument in arguments]
    return name in (
        'a',
        'b',
        'boxes',
        'spheres',
        'rays',
        'capsules',
        'obbs',
        'a_velocity',
        'b_velocity',
        't_max',
        'part',
        'parts',
        'step',
    ) or (name in ('prepared', 'kept', 'groups') and f'{name}_size' not in names)


def is_in_python(arguments):
    """Python has no functions of subsets, and layers as options of the functions without."""
    return not any(kind in ('layers', 'subset') for kind, _ in arguments)


def layers_of(library, name):
    """The options by the rule of extension/pairs_layers.c."""
    arguments = library.functions.get(f'{name}_layers', [])
    return ['layers' if argument == 'a_layers' else argument for kind, argument in arguments if kind == 'layers']


def texts_of_pairs(library):
    for name, arguments in library.functions.items():
        if not name.startswith('pairs_') or name in OWN or not is_in_python(arguments):
            continue
        names = [argument for _, argument in arguments]
        given, may_miss = [], True
        for argument in reversed([argument for argument in names if is_given(arguments, argument)]):
            may_miss = may_miss and argument in ('b', 'b_velocity', 't_max')
            given.insert(0, argument + ('=None' if may_miss else ''))
        makes = [argument for argument in ('prepared', 'kept', 'groups') if f'{argument}_size' in names]
        layers = layers_of(library, name)
        options = [f'{option}=None' for option in layers] + ['out=None'] * ('pairs' in names)
        given += ['*'] * bool(options) + options
        returns = 'Memory' if makes else 'None'
        if 'pairs' in names:
            returns = 'swept_pairs' if 'swe' in name else 'ray_pairs' if 'ray' in name else 'Array'
        text = library.comments.get(f'lh_{name}')
        if 'hits' in names:
            returns = 'Array'
            text = (
                f'Which shapes meet any box of the kept set: those with which {name.replace("any_", "")} lists a pair. '
                'The search for a shape stops soon after its first hit.\n\nReturns a mask, a bool for each shape.'
            )
        text = text if 'hits' in names else paragraph(text)
        yield Text(name, f"({', '.join(given)})", returns, f'{text}\n\n{OF_LAYERS}' if layers else text)


def text_of_own(library, name):
    parameters, returns, body = OWN[name]
    return Text(name, parameters, returns, body or paragraph(library.comments[f'lh_{name}']))


def c_string(text):
    escaped = text.replace('\\', '\\\\').replace('"', '\\"').splitlines()
    return ' \\\n    '.join(f'"{line}\\n"' for line in escaped)


def types_of(parameters):
    """The same with types, for stubs."""

    def typed(part):
        name, _, default = part.partition('=')
        if part == '*':
            return part
        kind = {
            'want': 'Optional[Iterable[str]]',
            'hits': 'Literal["mask", "bits", "indices"]',
            'out': 'Any',
            't_max': 'Optional[float]',
            'part': 'int',
            'parts': 'int',
            'step': 'int',
            'n': 'int',
            'kinds': 'int',
            'k': 'int',
            'name': 'str',
            'first': 'Optional[Array]',
            'prepared': 'Memory',
            'kept': 'Memory',
            'groups': 'Memory',
            'grid': 'Grid',
        }.get(name, 'Layers' if name.endswith('layers') else 'Shapes')
        if default == 'None' and kind in ('Shapes', 'Layers'):
            kind = f'Optional[{kind}]'
        return f'{name}: {kind}' + (f' = {default}' if default else '')

    return f"({', '.join(typed(part) for part in parameters[1:-1].split(', ') if part)})"


STUBS = '''# Written by bindings/python/write_texts.py from the headers of the library.
from typing import Any, Iterable, List, Literal, NamedTuple, Optional, Sequence, Tuple, Union

import numpy
import numpy.typing

Array = numpy.typing.NDArray[Any]
Shapes = Union[Array, float, Sequence[Union[Array, float, None]]]
Packed = Union[Array, Tuple[Optional[Array], ...]]
Layers = Union[Array, Tuple[Optional[Array], Optional[Array]]]
Memory = Any  # a set that is kept, prepared or grouped
Grid = Tuple[Tuple[float, float, float], Tuple[float, float, float], Tuple[int, int, int], Tuple[int, int, int]]

__version__: str
PAIRS_STEPS: int

class swept_pairs(NamedTuple):
    pairs: Array
    toi: Array
    normal: Array

class ray_pairs(NamedTuple):
    pairs: Array
    t_enter: Array
    t_exit: Array
'''


def stub_of(text, results):
    lines = []
    if len(results) > 1:
        lines += ['', f'class {text.name}_results(NamedTuple):'] + [
            f'    {name}: Array'
            + ('  # type: ignore[assignment]  # it hides that of tuple' if hasattr(tuple, name) else '')
            for name, _ in results
        ]
    body = textwrap.indent(text.body.replace('\\', '\\\\'), '    ')
    return '\n'.join(
        lines
        + [
            '',
            f'def {text.name}{types_of(text.parameters)} -> {text.returns}:',
            f'    """{body.strip()}\n    """',
            '    ...',
        ]
    )


def main(root, texts, stubs):
    library = Library(pathlib.Path(root))
    said = list(texts_of_queries(library))
    said += [
        (text, [])
        for text in [
            *texts_of_packing(library),
            *texts_of_bounds(library),
            *texts_of_volumes(library),
            *texts_of_pairs(library),
            *(text_of_own(library, name) for name in OWN),
        ]
    ]
    lines = [
        '/* Written by bindings/python/write_texts.py from the headers of the library. */',
        '#pragma GCC diagnostic ignored "-Woverlength-strings" /* C11 asks for 4095 characters, compilers take more */',
    ]
    for shape, layout in library.layouts.items():
        lines.append(f'#define LAYOUT_{shape} "{", ".join(layout)}"')
    lines += [
        f'#define TEXT_{text.name} \\\n    ' + c_string(f'{text.name}{text.parameters}\n--\n\n{text.body}')
        for text, _ in said
    ]
    have_any = {text.name for text, _ in said}
    lines += [f'#define TEXT_any_{query} NULL' for query in library.queries if f'any_{query}' not in have_any]
    pathlib.Path(texts).write_text('\n'.join(lines) + '\n', encoding='utf-8')
    pathlib.Path(stubs).write_text(
        STUBS + '\n'.join(stub_of(text, results) for text, results in said) + '\n', encoding='utf-8'
    )


if __name__ == '__main__':
    main(*sys.argv[1:])

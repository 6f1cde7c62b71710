#!/usr/bin/env python3
"""Writes what the package for JavaScript has of the headers and descriptions of the library.

write_npm.py --exported [QUERY..]  the names of the functions, beside `run`, that its modules export
write_npm.py DIRECTORY [QUERY..]   description.js and lanehit.d.ts, their types

Of these queries, or of all.
"""
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(ROOT / 'bindings'), str(HERE)]

import interface  # pylint: disable=wrong-import-position
import library  # pylint: disable=wrong-import-position
import write_types  # pylint: disable=wrong-import-position
from names import camel  # pylint: disable=wrong-import-position

HEAD = '// Written by packages/npm/write_npm.py from the descriptions of lanehit.\n'

# Functions that the package calls by their names, and those by which it learns how much memory others need.
CALLED = ['lh_version', 'lh_pairs_keep', 'lh_pairs_group', 'lh_pack_floats']
SIZES = ['lh_pairs_shapes_scratch_size', 'lh_pairs_kept_size', 'lh_pairs_group_size']

# What results are, by kinds of arguments; those with ! are always computed.
RESULTS = {
    'HITS': 'bits!',
    'INSIDE': 'bits',
    'CELLS': 'cells!',
    'TIMES': 'float',
    'FLOATS': 'float',
    'DISTANCES': 'float',
    'FACES': 'int8',
    'XYZ': 'vector',
    'XYZ_OF_HITS': 'vector',
    'MANIFOLD': 'manifold',
}


# What can be wrong with an argument that the package has made a view of: the rest cannot come about.
FAULTS = ('COUNT', 'ALIGNMENT', 'LIMIT')


class Argument:
    """One of a function of the package: an input, or a result. `group` is what src/api/status.c has words for."""

    def __init__(self, name, what, group, is_result=False):
        self.name, self.what, self.group, self.is_result = camel(name), what, group, is_result

    def __str__(self):
        return f"{self.name}{'>' if self.is_result else ':'}{self.what}/{self.group}"


def arguments_of_query(said, described):
    for kind, name in described:
        place = said.kinds[kind][1]
        if kind in RESULTS:
            yield Argument(name, RESULTS[kind], place, True)
        elif place in ('number', 'grid'):
            yield Argument(name, place, place)
        else:
            shape = said.shape_of(kind)
            mark = '*' if place == 'set' else '?' if kind in said.may_be_null else ''
            yield Argument(name, shape + mark, place)


# Arguments of lists of pairs that are inputs, by their kinds in functions.def; a second set of boxes, and the
# velocities of that, may be missing.
VIEWS = ('boxes', 'shapes', 'source', 'velocities')
MISSING = ('b', 'b_velocity')


def arguments_of_list(function, described):
    """Of a function of functions.def; None: of a kind that the package has not."""
    types, made = {item.name: item for item in function.parameters}, []
    for what, name in described:
        pointed = types[name].pointed and types[name].pointed[0][len('lh_'):]
        if what in VIEWS:
            made.append(Argument(name, pointed + ('?' if name in MISSING else ''), what))
        elif what == 'number':
            made.append(Argument(name, 'number', what))
        elif (what, name) in (('memory', 'kept'), ('memory', 'groups')):
            made.append(Argument(name, name, what))
        elif (what, name) == ('array', 'pairs'):
            made.append(Argument(name, f'list {pointed}', what, True))
        elif (what, name) == ('array', 'nearest'):
            made.append(Argument(name, 'uint32!', what, True))
        elif what in ('optional', 'bits'):
            made.append(Argument(name, 'float' if what == 'optional' else 'bits!', what, True))
        elif name not in ('capacity', 'found', 'scratch', 'scratch_size'):
            return None
    return made if any(argument.is_result for argument in made) else None


def lists(said, declared):
    functions = {function.name: function for function in declared.functions}
    for name, described in said.functions.items():
        made = arguments_of_list(functions[f'lh_{name}'], described) if name.startswith('pairs_') else None
        if made:
            yield name, made


def arguments_of_pack(function, described):
    """Of a function that packs shapes around others, its inputs; None: of one that the package has not."""
    types = {item.name: item for item in function.parameters}
    for what, name in described:
        if what in ('source', 'view'):
            yield Argument(name, types[name].pointed[0][len('lh_'):], what)
        elif what == 'directions':
            yield Argument(name, 'number', what)


def packs(said, declared, chosen):
    """K-DOPs around each of some shapes, for queries that have any: the shape that is made, and the inputs."""
    asked = {said.shape_of(kind) for query, described in said.queries.items() if not chosen or query in chosen
             for kind, _ in described}
    for function in declared.functions:
        found = re.fullmatch(r'lh_(pack_(kdops)_from_\w+)', function.name)
        if found and found.group(2) in asked:
            name = found.group(1)
            yield name, found.group(2), list(arguments_of_pack(function, said.functions[name]))


def called(said, name):
    """Its name in C, and whether it needs scratch."""
    return name + (' scratch' if ('memory', 'scratch') in said.functions[name] else '')


def queries(said, chosen):
    numbers = {query: number for number, query in enumerate(said.queries)}
    for query, described in said.queries.items():
        if not chosen or query in chosen:
            yield query, numbers[query], list(arguments_of_query(said, described))


def shapes(said, declared):
    """Members of a view in their order, and of which groups its arrays are: a letter for presence, how many, stride."""
    for shape in said.layouts:
        members = [camel(field.name) for field in declared.structs[f'lh_{shape}']]
        groups = [f"{group.presence[len('LH_')]}{group.arrays}{camel(group.stride)}" for group in said.groups[shape]]
        yield shape, members, groups


def structs_of_lists(declared, made):
    """Members of the structs that lists consist of, with their types."""
    kinds = {argument.what[len('list '):] for _, arguments in made for argument in arguments
             if argument.what.startswith('list ')}
    return {kind: [(camel(field.name), field.kind) for field in declared.structs[f'lh_{kind}']]
            for kind in sorted(kinds)}


def faults(declared):
    """What can be wrong, as src/api/status.c has it: by what an argument is and the number of the error."""
    table = re.search(r'^static const fault faults.*?^};', (ROOT / 'src/api/status.c').read_text(encoding='utf-8'),
                      flags=re.S | re.M).group(0)
    found = [(what, 'COUNT', words) for what, words in re.findall(r'OF_VIEW\(IS_(\w+), "(.*?)"\)', table)]
    found += re.findall(r'\{IS_(\w+), LH_ERROR_(\w+), "(.*?)"\}', table)
    for what, kind, words in found:
        if kind in FAULTS:
            yield f"{what} {declared.constant('LH_ERROR_' + kind)}", words


def object_of(name, rows):
    text = ''.join(f"  '{key}': {json.dumps(value)},\n" for key, value in rows)
    return f'\nexport const {name} = {{\n{text}}};\n'


def description(said, declared, chosen):
    of_lists = list(lists(said, declared))
    of_queries = list(queries(said, chosen))
    of_packs = list(packs(said, declared, chosen))
    groups = {argument.group for *_, arguments in of_queries + of_lists + of_packs for argument in arguments}
    return (
        HEAD
        + '\n// Members of a view, and its groups of arrays: needed, optional or alternative; how many; their stride.'
        + object_of('shapes', ((shape, f"{' '.join(members)}, {' '.join(groups)}") for shape, members, groups
                               in shapes(said, declared)))
        + '\n// The number of a query, its inputs, and its results.'
        + object_of('queries', ((camel(query), ' '.join([str(number)] + [str(argument) for argument in arguments]))
                                for query, number, arguments in of_queries))
        + '\n// Functions of pairs_*, which may need scratch, likewise. Modules of a choice of queries have some.'
        + object_of('lists', ((camel(name), ', '.join([called(said, name)] + [str(argument) for argument in arguments]))
                              for name, arguments in of_lists))
        + '\n// Functions that pack shapes around others: which shape is made, and the inputs.'
        + object_of('packs', ((camel(name), ', '.join([name, made] + [str(argument) for argument in arguments]))
                              for name, made, arguments in of_packs))
        + '\n// What can be wrong with an argument.'
        + object_of('faults', sorted({said_of for said_of in faults(declared) if said_of[0].split()[0] in groups}))
        + '\n// What lists consist of.'
        + object_of('structs', ((name, ' '.join(f'{member}:{kind}' for member, kind in members))
                                for name, members in structs_of_lists(declared, of_lists).items()))
    )


def main(directory, *chosen):
    said = library.Library(ROOT)
    declared = interface.Interface(ROOT / 'include/lanehit')
    of_lists = list(lists(said, declared))
    types = write_types.text(HEAD, said, list(packs(said, declared, chosen)), list(queries(said, chosen)), of_lists,
                             structs_of_lists(declared, of_lists))
    for name, text in (('description.js', description(said, declared, chosen)), ('lanehit.d.ts', types)):
        pathlib.Path(directory, name).write_text(text, encoding='utf-8')


if __name__ == '__main__':
    if sys.argv[1:2] == ['--exported']:
        all_said, all_declared = library.Library(ROOT), interface.Interface(ROOT / 'include/lanehit')
        named = list(lists(all_said, all_declared)) + list(packs(all_said, all_declared, sys.argv[2:]))
        print('\n'.join(CALLED + SIZES + [f'lh_{name}' for name, *_ in named]))
    elif len(sys.argv) < 2 or sys.argv[1].startswith('-'):
        sys.exit(__doc__)
    else:
        main(*sys.argv[1:])

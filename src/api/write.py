#!/usr/bin/env python3
"""Writes the public function of each query, in plain C, from the query's description.

write.py OUTDIR KINDS DESCRIPTION.. -- QUERY..
    writes OUTDIR/lh_QUERY.c. A description has lines QUERY(name, (kind, argument)...); KINDS, which is src/description/kinds.h,
    says what holds a value of each kind in a prototype, and its place in a call

An editor and a debugger see these files as they see any other.
"""
import pathlib
import re
import sys
import textwrap

# The arrays of an lh_manifolds, in order.
OF_MANIFOLDS = (['count'] + [f'normal.{axis}' for axis in 'xyz'] +
                [f'point[{k}].{axis}' for k in range(4) for axis in 'xyz'] +
                [f'{name}[{k}]' for name in ('distance', 'feature') for k in range(4)])

# What stores an argument at its place; an lh_xyz is three of them, its arrays.
STORES = {
    'view': ['.view = {name}'],
    'set': ['.view = {name}'],
    'grid': ['.view = {name}'],
    'number': ['.number = {name}'],
    'output': ['.output = {name}'],
    'outputs': [f'.output = {{name}} ? {{name}}->{axis} : NULL' for axis in 'xyz'],
    'manifold': [f'.output = {{name}} ? {{name}}->{array} : NULL' for array in OF_MANIFOLDS],
}

QUERY = '''/* Written by src/api/write.py from the description of the query. */
{includes}

/* The first call of a process has a backend chosen. */
static lh_status first_{query}(const lh_call *call)
{{
    return lh_{query}_by_isa[lh_choose_isa()](call);
}}

lh_query_function *const lh_{query}_by_isa[LH_CHOICES] = {{first_{query}, LH_BY_ISA({query})}};

/* The arguments become a call, which the backend in use runs. */
{prototype}
{{
    lh_call call;
{stores}
    return lh_{query}_by_isa[lh_active_isa()](&call);
}}
'''

ANY = '''
{prototype}
{{
    return lh_any(lh_{query}_by_isa[lh_active_isa()], LH_QUERY_{query}, {names},
                  any);
}}
'''


def kinds_of(header):
    """By kind: its type and its place."""
    types = dict(re.findall(r'^#define LH_TYPE_(\w+) +(.+)$', header, flags=re.M))
    places = dict(re.findall(r'^#define LH_PLACE_(\w+) +(\w+)$', header, flags=re.M))
    if not types or types.keys() != places.keys() or not set(places.values()) <= STORES.keys():
        sys.exit(f'write.py: the kinds are not as expected: {types} {places}')
    return {kind: (types[kind], places[kind]) for kind in types}


def described(text):
    """By query: its arguments, as (kind, name)."""
    return {line.split(',')[0]: re.findall(r'\((\w+), (\w+)\)', line)
            for line in re.findall(r'^QUERY\((.*)\)$', text, flags=re.M)}


def declaration(held, name):
    return held + name if held.endswith('*') else f'{held} {name}'


def prototype_of(name, parameters):
    """Broken between parameters alone, whose own spaces are held together as tildes."""
    begin = f'lh_status {name}('
    whole = begin + ', '.join(parameter.replace(' ', '~') for parameter in parameters) + ')'
    return textwrap.fill(whole, 110, subsequent_indent=' ' * len(begin), break_long_words=False).replace('~', ' ')


def function_of(query, arguments, kinds):
    """The text of a query's file."""
    parameters = [declaration(kinds[kind][0], name) for kind, name in arguments]
    stores = [store.format(name=name) for kind, name in arguments for store in STORES[kinds[kind][1]]]
    has_any = len(arguments) == 3 and arguments[2][0] == 'HITS'
    text = QUERY.format(
        query=query, prototype=prototype_of(f'lh_{query}', parameters),
        includes='\n'.join(f'#include "{name}"' for name in (['api/any.h'] if has_any else []) + ['dispatch/by_isa.h']),
        stores='\n'.join(f'    call.argument[{place}]{store};' for place, store in enumerate(stores)))
    if has_any:
        text += ANY.format(query=query, prototype=prototype_of(f'lh_any_{query}', parameters[:2] + ['int *any']),
                           names=', '.join(name for _, name in arguments[:2]))
    return text


def main(outdir, header, *rest):
    descriptions, wanted = rest[:rest.index('--')], rest[rest.index('--') + 1:]
    kinds = kinds_of(pathlib.Path(header).read_text(encoding='utf-8'))
    queries = {}
    for description in descriptions:
        queries.update(described(pathlib.Path(description).read_text(encoding='utf-8')))
    for query in wanted:
        text = function_of(query, queries[query], kinds)
        pathlib.Path(outdir, f'lh_{query}.c').write_text(text, encoding='utf-8')


if __name__ == '__main__':
    main(*sys.argv[1:])

"""Tests of Lanehit.cs: each query, asked as bindings/subjects.py says, and where the members of structs lie."""
import subjects
from write_csharp import all_wrapped, capital, type_of

TEST = f'''// {subjects.HEAD}
using Lanehit;

static unsafe class ResultsOfQueries
{{
'''

SIZES = {'HITS': 'Subjects.Hits', 'INSIDE': 'Subjects.Hits', 'CELLS': 'Subjects.Cells'}


def lines_of(given):
    """What makes an argument."""
    name, count = given.name, given.count or 'Subjects.N'
    if given.shape:
        shape = capital(given.shape)
        k = len(given.pattern)
        columns = ', '.join(f'{name}X + {at} * {count}' for at in range(k))
        yield f'float* {name}X = Subjects.Columns("{given.pattern}", {count}, {given.seed});'
        yield f'{shape} {name} = {shape}.Soa({count}, {columns});'
        yield 'if (backwards)'
        yield (
            f'    {name} = {shape}.Aos(Subjects.Backwards({name}X, {k}, {count}), {4 * k}, {count})'
            f'.Indexed(Subjects.Index({count}), 0, {count});'
        )
    elif given.place == 'output':
        element = type_of(given.held)
        size = SIZES.get(given.kind, f'Subjects.N * sizeof({element[:-1]})')
        yield f'{element} {name} = ({element})Subjects.Output({size});'
    elif given.place in ('outputs', 'manifold'):
        yield f"{type_of(given.held)[:-1]} {name} = Subjects.{'Vectors' if given.place == 'outputs' else 'Points'}();"


def ask(query, arguments):
    hits = next((given for given in arguments if given.kind in ('HITS', 'CELLS')), None)
    told = f'{hits.name}, {SIZES[hits.kind]} / 8' if hits else 'null, 0'
    passed = ', '.join(
        {'grid': 'Subjects.TheGrid', 'number': 'Subjects.TMax'}.get(given.place, given.name) for given in arguments
    )
    lines = [line for given in arguments for line in lines_of(given)]
    lines += [f'Queries.{capital(query)}({passed});', f'return Subjects.Tell("{query}", {told});']
    body = ''.join(f'        {line}\n' for line in lines)
    return f'    static string Ask{capital(query)}(bool backwards)\n    {{\n{body}    }}\n'


def results(library):
    asked = list(subjects.asked(library))
    all_of_them = ''.join(f'        Ask{capital(query)},\n' for query, _ in asked)
    return all_wrapped(
        TEST
        + '\n'.join(
            [
                '    public delegate string Query(bool backwards);\n',
                f'    public static readonly Query[] All = {{\n{all_of_them}    }};\n',
            ]
            + [ask(*one) for one in asked]
        )
        + '}\n'
    )


def layouts(interface):
    """In the order of layouts_of_c.c."""
    lines = []
    for name, fields in interface.structs.items():
        shape = capital(name[len('lh_') :])
        lines += [
            '        {',
            f'            {shape} v = default({shape});',
            f'            Sized("{name}", sizeof({shape}));',
        ]
        for field in fields:
            first = f'v.{field.name}'
            if field.length and (field.pointed or field.kind in interface.structs):
                first += '_0'
            address = first if field.length and first.endswith(field.name) else f'&{first}'
            lines.append(f'            Placed("{name}.{field.name}", &v, {address});')
        lines.append('        }')
    return (
        '// Written by bindings/write_bindings.py: where the members of structs lie.\nusing Lanehit;\n\n'
        'static unsafe partial class Layouts\n{\n    static void Print()\n    {\n' + '\n'.join(lines) + '\n    }\n}\n'
    )

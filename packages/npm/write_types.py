"""lanehit.d.ts: the types of the package, from the headers and descriptions of the library and types.d.ts, which is
written by hand."""
import pathlib
import re
import textwrap

from names import camel, capital

BY_HAND = pathlib.Path(__file__).resolve().parent / 'source/types.d.ts'

INPUTS = {'number': 'number', 'grid': 'Grid', 'kept': 'Kept', 'groups': 'Groups'}
RESULTS = {
    'bits': 'Hits',
    'cells': 'Hits',
    'float': 'Float32Array',
    'int8': 'Int8Array',
    'uint32': 'Uint32Array',
    'vector': 'Vectors3',
    'manifold': 'Manifolds',
}
ARRAYS = {'uint32_t': 'Uint32Array', 'int32_t': 'Int32Array', 'float': 'Float32Array'}


def comment(words, indent):
    """As the headers have it, with the names of JavaScript."""
    words = re.sub(r'\b(?:lh_)?((?:overlap|contains|classify|raycast|sweep|closest|contact|manifold|intersect|pairs|'
                   r'pack)_\w+)', lambda found: camel(found.group(1)), words).replace('None', 'null').replace('*/', '* /')
    words = re.sub(r'\b[a-z]+(?:_[a-z0-9]+)+\b', lambda found: camel(found.group(0)), words)
    lines = words.splitlines()
    return ''.join(f'{indent}{line}'.rstrip() + '\n' for line in ['/**'] + [f' * {line}' for line in lines] + [' */'])


def input_type(argument):
    shape = argument.what.rstrip('?*')
    made = INPUTS.get(shape) or capital(shape) + 'Operand'
    return made + (' | null' if argument.what.endswith('?') else '')


def parameters_of(arguments, options):
    """TypeScript wants those that may be left out at the end; null stands for those that are ahead of others."""
    parts = [f'{argument.name}: {input_type(argument)}' for argument in arguments if not argument.is_result]
    last = len(parts)
    while last > 0 and parts[last - 1].endswith('| null'):
        last -= 1
    parts[last:] = [part.replace(':', '?:', 1) for part in parts[last:]]
    return ', '.join(parts + [f'options?: {options}'])


def method(said, name, arguments):
    results = [argument for argument in arguments if argument.is_result]
    words = comment(said.said(f'lh_{name}'), '  ') if f'lh_{name}' in said.comments else ''
    listed = next((argument.what[len('list '):] for argument in results if argument.what.startswith('list ')), None)
    if listed:
        result, options = f'List<{capital(listed)}Columns>', 'ListOptions'
    else:
        result = f"{{ {'; '.join(f'{item.name}: {RESULTS[item.what.rstrip(chr(33))]}' for item in results)} }}"
        names = ' | '.join(f"'{item.name}'" for item in results)
        options = f'Options<{names}>'
    call = f'{camel(name)}({parameters_of(arguments, options)}): {result};'
    return words + '\n'.join(textwrap.wrap(call, 116, initial_indent='  ', subsequent_indent='    ',
                                           break_long_words=False)) + '\n'


def shape_types(said, shape):
    """Its columns, and what may be given as one."""
    optional, at = set(), 0
    for group in said.groups[shape]:
        names = said.layouts[shape][at:at + group.arrays]
        optional |= set() if group.presence == 'LH_NEEDED' else set(names)
        at += group.arrays
    columns = ''.join(f"  {camel(name)}{'?' if name in optional else ''}: Floats;\n" for name in said.layouts[shape])
    held = ''.join(f"  readonly {camel(name)}{'?' if name in optional else ''}: Float32Array;\n"
                   for name in said.layouts[shape])
    words = comment(said.of_shapes[shape], '') if shape in said.of_shapes else ''
    name, own = capital(shape), ' | TrianglesOfMesh' if shape == 'triangles' else ''
    return (
        f'{words}export interface {name}Columns {{\n{columns}}}\n'
        f'/** {name} in the memory of the library: columns to be filled in, which calls read in place. */\n'
        f'export interface {name} extends Held {{\n  readonly count: number;\n{held}}}\n'
        f'export type {name}Operand = {name} | {name}Columns | Structs | Indexed<{name}>{own};\n'
    )


def list_type(name, members):
    columns = ''.join(f'  readonly {member}: {ARRAYS[kind]};\n' for member, kind in members)
    return f'export interface {capital(name)}Columns {{\n{columns}}}\n'


def pack_method(said, name, made, arguments):
    given = ', '.join(f'{argument.name}: {input_type(argument)}' for argument in arguments)
    words = comment(said.said(f'lh_{name}'), '  ')
    return f'{words}  {camel(name)}({given}): {capital(made)};\n'


def text(head, said, packs, queries, lists, structs):
    made = [head, BY_HAND.read_text(encoding='utf-8')]
    made += [shape_types(said, shape) for shape in said.layouts]
    made += [list_type(name, members) for name, members in structs.items()]
    shapes = ''.join(f'  {shape}(count: number, options?: ShapeOptions): {capital(shape)};\n' for shape in said.layouts)
    methods = [method(said, query, arguments) for query, _, arguments in queries]
    methods += [method(said, name, arguments) for name, arguments in lists]
    methods += [pack_method(said, *pack) for pack in packs]
    made.append('export interface Lanehit extends LanehitBase {\n' + shapes + '\n' + '\n'.join(methods) + '}\n')
    return '\n'.join(made)

"""Lanehit.cs: the interface of the library for C#, from its headers and descriptions."""
import re
import textwrap

HEAD = '''// Written by bindings/write_bindings.py from the headers and descriptions of lanehit, a library of batched
// collision queries. One file to copy: Native has the functions as they are in C, Queries and Library the same with an
// exception in place of a status. docs/csharp.md says how views are made.
using System;
using System.Runtime.InteropServices;

namespace Lanehit
{
'''

TYPES = {
    'size_t': 'UIntPtr',
    'uint8_t': 'byte',
    'int8_t': 'sbyte',
    'uint32_t': 'uint',
    'int32_t': 'int',
    'uint64_t': 'ulong',
    'float': 'float',
    'double': 'double',
    'void': 'void',
    'int': 'int',
    'unsigned': 'uint',
    'lh_status': 'int',
    'lh_isa': 'int',
}

BY_HAND = '''    /// <summary>What the library says of a call that it refuses; nothing has been written.</summary>
    public sealed class LanehitException : Exception
    {
        /// <summary>One of Constants.LH_ERROR_*, the position of the argument, and the function.</summary>
        public readonly int Status;

        public LanehitException(int status) : base(Library.StatusText(status))
        {
            Status = status;
        }

        internal static void ThrowUnless(int status)
        {
            if (status != 0)
                throw new LanehitException(status);
        }
    }

    public unsafe partial struct Triangles
    {
        /// <summary>A mesh: positions that are `stride` bytes apart, and three indices a triangle.</summary>
        public static Triangles Mesh(float* positions, uint stride, uint* indices, long count)
        {
            float* x = positions, y = positions + 1, z = positions + 2;
            Triangles mesh = Soa(count, x, y, z, x, y, z, x, y, z);
            mesh.stride = stride;
            mesh.index = indices;
            mesh.index_stride = 12;
            mesh.index_b = indices + 1;
            mesh.index_c = indices + 2;
            return mesh;
        }
    }

    public unsafe partial struct Grid
    {
        /// <summary>How many cells the range has.</summary>
        public long Cells
        {
            get { return checked((long)count_x * count_y * count_z); }
        }
    }
'''


def capital(words):
    return ''.join(word.capitalize() for word in words.split('_'))


def camel(words):
    """Of a parameter: t_enter is tEnter."""
    made = capital(words)
    made = made[0].lower() + made[1:]
    return '@' + made if made in ('in', 'ref', 'out', 'fixed', 'checked') else made


def type_of(kind):
    name = re.match(r'(?:const )?(\w+)', kind).group(1)
    made = TYPES.get(name) or capital(name[len('lh_') :])
    return made + '*' if kind.endswith('*') else made


def summary(text, indent):
    """Its first sentence."""
    first = re.match(r'(.*?[.?])(?:\s|$)', ' '.join(text.split())).group(1).replace('None', 'null')
    for plain, written in (('&', '&amp;'), ('<', '&lt;'), ('>', '&gt;')):
        first = first.replace(plain, written)
    return f'{indent}/// <summary>{first}</summary>\n'


# ---- Structs ------------------------------------------------------------------------------------------


def members_of(interface, field):
    """Of an array a member each, since C# has arrays of numbers alone."""
    length = interface.length_of(field) if field.length else 0
    if length and not field.pointed and field.kind not in interface.structs:
        return [f'fixed {type_of(field.kind)} {field.name}[{length}]']
    names = [f'{field.name}_{k}' for k in range(length)] if length else [field.name]
    return [f'{type_of(field.kind)} {name}' for name in names]


def makers_of(library, shape):
    """What makes a view: of columns, of structs, and of what an index names."""
    name, arrays = capital(shape), library.soa[shape]
    strides, at = [], 0
    for group in library.groups[shape]:
        if at < len(arrays):
            strides.append(group.stride)
        at += group.arrays
    columns = ', '.join(f'float* {array}' for array in arrays)
    stores = '\n            '.join(f'v.{array} = {array};' for array in arrays)
    parts = ', '.join(['first'] + [f'first + {k}' for k in range(1, len(arrays))])
    return f'''
        /// <summary>A packed array for each number of an element.</summary>
        public static {name} Soa(long count, {columns})
        {{
            {name} v = default({name});
            v.count = (UIntPtr)(ulong)count;
            {stores}
            return v;
        }}

        /// <summary>Structs, with the numbers of {', '.join(arrays)} from `first` on, and `stride` bytes from one
        /// struct to the next.</summary>
        public static {name} Aos(float* first, uint stride, long count)
        {{
            {name} v = Soa(count, {parts});
            {' = '.join(f'v.{stride}' for stride in dict.fromkeys(strides))} = stride;
            return v;
        }}

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public {name} Indexed(uint* indices, uint indexStride, long count)
        {{
            {name} v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }}
'''


def struct_of(library, interface, name, fields):
    shape = name[len('lh_') :]
    members = [member for field in fields for member in members_of(interface, field)]
    text = summary(library.of_shapes[shape], '    ') if shape in library.of_shapes else ''
    text += f'    [StructLayout(LayoutKind.Sequential)]\n    public unsafe partial struct {capital(shape)}\n    {{\n'
    text += ''.join(f'        public {member};\n' for member in members)
    return text + (makers_of(library, shape) if shape in library.soa else '') + '    }\n'


# ---- Functions ----------------------------------------------------------------------------------------


def native(function):
    returns = 'IntPtr' if function.returns == 'const char *' else type_of(function.returns)
    items = ', '.join(f'{type_of(item.kind)} {camel(item.name)}' for item in function.parameters)
    return (
        f'        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]\n'
        f'        public static extern {returns} {function.name}({items});\n'
    )


class Passed:
    """A parameter of a function of C, as C# has it: its declaration, what is made of it, and what C is given."""

    def __init__(self, item, by_value, may_be_null):
        self.type, self.name, self.made = type_of(item.kind), camel(item.name), ''
        self.given = self.name
        if by_value and may_be_null:
            value = f'{self.name}Value'
            self.made = f'            {self.type[:-1]} {value} = {self.name}.GetValueOrDefault();\n'
            self.given = f'{self.name}.HasValue ? &{value} : null'
            self.type = self.type[:-1] + '?'
        elif by_value:
            self.given, self.type = f'&{self.name}', self.type[:-1]
        elif self.type == 'UIntPtr':
            self.given, self.type = f'(UIntPtr)(ulong){self.name}', 'long'


def wrapper(library, function, items):
    """With an exception in place of a status."""
    said = library.comments.get(function.name)
    text = summary(library.said(function.name), '        ') if said else ''
    call = f"Native.{function.name}({', '.join(item.given for item in items)})"
    made = ''.join(item.made for item in items)
    returns, body = {
        'lh_status': ('void', f'LanehitException.ThrowUnless({call});'),
        'const char *': ('string', f'return Marshal.PtrToStringAnsi({call});'),
        'size_t': ('long', f'return (long)(ulong){call};'),
    }.get(function.returns, (type_of(function.returns), f'return {call};'))
    declared = ', '.join(f'{item.type} {item.name}' for item in items)
    return text + (
        f"        public static {returns} {capital(function.name[len('lh_'):])}({declared})\n        {{\n"
        f'{made}            {body}\n        }}\n'
    )


def of_query(library, function, described):
    items = []
    for item, (kind, _) in zip(function.parameters, described):
        is_struct = library.kinds[kind][1] in ('view', 'set', 'grid', 'outputs', 'manifold')
        items.append(Passed(item, is_struct, is_struct and (kind in library.may_be_null or kind == 'MANIFOLD')))
    return wrapper(library, function, items)


def of_any(function, query):
    views = [Passed(item, True, False) for item in function.parameters[:2]]
    declared = ', '.join(f'{item.type} {item.name}' for item in views)
    given = ', '.join(item.given for item in views)
    return (
        f'        /// <summary>Does any pair hit that {capital(query)} would? It stops soon after that.</summary>\n'
        f"        public static bool {capital('any_' + query)}({declared})\n        {{\n            int any;\n"
        f'            LanehitException.ThrowUnless(Native.{function.name}({given}, &any));\n'
        f'            return any != 0;\n        }}\n'
    )


def functions(library, interface):
    queries, others = [], []
    for function in interface.functions:
        query = function.name[len('lh_') :]
        if query in library.queries:
            queries.append(of_query(library, function, library.queries[query]))
        elif query.startswith('any_'):
            queries.append(of_any(function, query[len('any_') :]))
        else:
            others.append(wrapper(library, function, [Passed(item, False, False) for item in function.parameters]))
    return queries, others


def static_class(name, said, members):
    return (
        f'    /// <summary>{said}</summary>\n    public static unsafe class {name}\n    {{\n'
        + '\n'.join(members)
        + '    }\n'
    )


NAME = '''#if UNITY_IOS && !UNITY_EDITOR
        public const string Name = "__Internal";
#else
        public const string Name = "lanehit";
#endif
'''


def wrapped(line):
    """Code is broken behind commas alone, comments between words."""
    indent = re.match(r' *(/// )?', line).group(0)
    held = line if '///' in indent else re.sub(r'(?<!,) ', '\u00a0', line)
    inner = indent if '///' in indent else indent + ' ' * 4
    return '\n'.join(
        textwrap.wrap(held, 120, subsequent_indent=inner, break_on_hyphens=False, break_long_words=False)
    ).replace('\u00a0', ' ')


def all_wrapped(text):
    return ''.join((wrapped(line) if len(line) > 120 else line) + '\n' for line in text.splitlines())


def text(library, interface):
    queries, others = functions(library, interface)
    constants = [''.join(f'        public const int {name} = {value};\n' for name, value in interface.constants)]
    structs = [struct_of(library, interface, *struct) for struct in interface.structs.items()]
    classes = [
        static_class('Constants', 'The constants of the C headers.', constants),
        static_class('Queries', 'The queries.', queries),
        static_class('Library', 'All other functions.', others),
        static_class(
            'Native', 'The functions as they are in C.', [NAME] + [native(function) for function in interface.functions]
        ),
    ]
    return all_wrapped(HEAD + '\n'.join([BY_HAND, *structs, *classes]) + '}\n')

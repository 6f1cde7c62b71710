"""The files of both crates that follow from the headers and descriptions of the library."""
import re
import textwrap

from library import head_of

HEAD = '// Written by bindings/write_bindings.py from the headers and descriptions of the library.\n'

TYPES = {
    'size_t': 'usize',
    'uint8_t': 'u8',
    'int8_t': 'i8',
    'uint32_t': 'u32',
    'int32_t': 'i32',
    'uint64_t': 'u64',
    'float': 'f32',
    'double': 'f64',
    'void': 'c_void',
    'char': 'c_char',
    'int': 'c_int',
    'unsigned': 'c_uint',
}

# ---- Declarations -------------------------------------------------------------------------------------

SYS = (
    '''//! The C interface of lanehit, a library of batched collision queries, as it is.
//!
//! The crate `lanehit` makes it safe.
//!
//! What each function promises is said in `include/lanehit/*.h`.
'''
    + HEAD
    + '''#![allow(non_camel_case_types)]

use std::os::raw::{c_char, c_int, c_uint, c_void};
'''
)


def rust_type(kind):
    found = re.match(r'(const )?(\w+)( \*)?$', kind)
    name = TYPES.get(found.group(2), found.group(2))
    return (f'*const {name}' if found.group(1) else f'*mut {name}') if found.group(3) else name


def argument(item):
    """A name that is a word of Rust is another."""
    return {'in': 'r#in', 'type': 'r#type', 'ref': 'r#ref'}.get(item.name, item.name)


def struct_of(interface, name, fields):
    has_pointer = any(field.pointed or field.kind in interface.structs for field in fields)
    lines = [
        '#[repr(C)]',
        f"#[derive(Clone, Copy, Debug{'' if has_pointer else ', Default, PartialEq'})]",
        f'pub struct {name} {{',
    ]
    for field in fields:
        kind = rust_type(field.kind)
        lines.append(
            f'    pub {argument(field)}: ' + (f'[{kind}; {field.length} as usize],' if field.length else f'{kind},')
        )
    return '\n'.join(lines + ['}'])


def prototype_of(function):
    returns = '' if function.returns == 'void' else f' -> {rust_type(function.returns)}'
    items = [f'{argument(item)}: {rust_type(item.kind)}' for item in function.parameters]
    line = f"    pub fn {function.name}({', '.join(items)}){returns};"
    if len(line) <= 100:
        return line
    return '\n'.join([f'    pub fn {function.name}('] + [f'        {item},' for item in items] + [f'    ){returns};'])


def type_of_constant(name):
    if name.startswith(('LH_OK', 'LH_ERROR_')):
        return 'lh_status'
    return 'lh_isa' if name.startswith('LH_ISA_') else 'c_int'


def declarations(interface):
    constants = [f'pub const {name}: {type_of_constant(name)} = {value};' for name, value in interface.constants]
    return '\n\n'.join(
        [
            SYS.rstrip(),
            '\n'.join(f'pub type {name} = {TYPES[kind]};' for kind, name in interface.typedefs),
            '\n'.join(constants),
            *(struct_of(interface, *struct) for struct in interface.structs.items()),
            'extern "C" {\n' + '\n'.join(map(prototype_of, interface.functions)) + '\n}\n',
        ]
    )


def layouts_of(interface):
    """A test: the sizes and offsets of all members, in the order in which layouts.c prints them."""
    lines = [HEAD.rstrip(), '#[rustfmt::skip]', 'pub fn layouts() -> Vec<String> {', '    vec![']
    for name, fields in interface.structs.items():
        lines.append(f'        sized!({name}),')
        lines += [f'        placed!({name}, {argument(field)}),' for field in fields]
    return '\n'.join(lines + ['    ]', '}', ''])


# ---- Shapes -------------------------------------------------------------------------------------------


def capital(words):
    return ''.join(word.capitalize() for word in words.split('_'))


def stride_of(groups):
    """The body of Shape::stride."""
    if len({group.stride for group in groups}) == 1:
        return ['        let _ = group;', f'        &mut self.{groups[0].stride}']
    arms = [f'            {k} => &mut self.{group.stride},' for k, group in enumerate(groups[:-1])]
    return ['        match group {', *arms, f'            _ => &mut self.{groups[-1].stride},', '        }']


def shape_of(library, shape):
    said = library.of_shapes[shape].splitlines()
    groups = library.groups[shape]
    rows = [
        f"        Group {{ arrays: {group.arrays}, is_needed: {str(group.presence == 'LH_NEEDED').lower()} }},"
        for group in groups
    ]
    return '\n'.join(
        [f'/// {line}' for line in said]
        + ['///', f"/// An element is `[{', '.join(library.layouts[shape])}]`."]
        + [f"pub type {capital(shape)}<'a> = View<'a, sys::lh_{shape}>;", '']
        + [f'unsafe impl Shape for sys::lh_{shape} {{', "    const GROUPS: &'static [Group] = &[", *rows, '    ];', '']
        + ['    #[inline]', '    fn stride(&mut self, group: usize) -> &mut u32 {', *stride_of(groups), '    }', '}']
    )


PACK = '''unsafe impl {trait} for sys::lh_{shape} {{
    unsafe fn pack({source}: *const {held}, columns: *mut f32, packed: *mut Self) -> sys::lh_status {{
        sys::lh_pack_{name}({source}, columns, packed)
    }}
}}'''


def shapes(library):
    most = max(len(layout) for layout in library.layouts.values())
    blocks = [
        HEAD
        + 'use crate::packed::{Pack, PackDoubles};\nuse crate::view::{Group, Shape, View};\nuse lanehit_sys as sys;\n\n'
        f'/// The most arrays that a view has.\npub(crate) const MOST_ARRAYS: usize = {most};'
    ]
    blocks += [shape_of(library, shape) for shape in library.layouts]
    blocks += [
        PACK.format(trait='Pack', shape=shape, source='view', held='Self', name=shape) for shape, _ in library.shapes
    ]
    blocks += [
        PACK.format(
            trait='PackDoubles', shape=shape, source='doubles', held='sys::lh_doubles', name=f'{shape}_from_doubles'
        )
        for shape, _ in library.doubles
    ]
    return '\n\n'.join(blocks) + '\n'


# ---- Queries ------------------------------------------------------------------------------------------


def documentation(comment):
    """The first sentence, and the rest as it is."""
    first, rest = re.match(r'(.*?[.?])(?:\s+|$)(.*)$', comment, flags=re.S).groups()
    lines = textwrap.wrap(re.sub(r'([\[\]<>*])', r'\\\1', ' '.join(first.split())), 112)
    if rest:
        lines += ['', '```text', *rest.splitlines(), '```']
    return [f'/// {line}'.rstrip() for line in lines]


class Argument:
    """Of a function of Rust: its type, how many elements it has, what makes what C takes, and that."""

    def __init__(self, library, kind, name):
        self.name = name
        held, self.place = library.kinds[kind]
        may_be_none = kind in library.may_be_null
        self.count = self.made = None
        self.given = name
        shape = library.shape_of(kind)
        if shape:
            view = f"&{capital(shape)}<'_>"
            self.type = f'Option<{view}>' if may_be_none else view
            self.given = f'optional({name})' if may_be_none else f'{name}.as_ptr()'
            if self.place == 'view':
                self.count = f'len_of({name})' if may_be_none else f'{name}.len()'
        elif self.place == 'grid':
            self.type, self.given, self.made = '&Grid', f'&{name}', f'{name}.raw()'
        elif self.place == 'number':
            self.type = 'f32'
        elif self.place == 'output':
            slice_of = f"&mut [{TYPES[held.split()[0]]}]"
            is_bits = kind in ('HITS', 'INSIDE', 'CELLS')
            self.type = f'Option<{slice_of}>' if may_be_none else slice_of
            some = name if may_be_none else f'Some({name})'
            self.made = f'call.{"bits" if is_bits else "results"}("{name}", {some})?'
        else:
            self.type = "Option<Xyz<'_>>" if self.place == 'outputs' else "Option<Manifolds<'_>>"
            self.made = f'call.{"vectors" if self.place == "outputs" else "manifolds"}("{name}", {name})?'
            self.given = f'&{name}'


def signature(name, arguments, returns):
    items = [f'{item.name}: {item.type}' for item in arguments]
    line = f"pub fn {name}({', '.join(items)}) -> {returns} {{"
    if len(line) <= 100:
        return [line]
    return [f'pub fn {name}('] + [f'    {item},' for item in items] + [f') -> {returns} {{']


def call_of(function, given, end):
    """The end of a query's function."""
    inner = f"sys::{function}({', '.join(given)})"
    if len(inner) <= 66:
        return [f'    asked(unsafe {{ {inner} }}){end}']
    if len(inner) > 88:
        inner = '\n'.join([f'sys::{function}('] + [f'            {item},' for item in given] + ['        )'])
    return ['    asked(unsafe {', f'        {inner}', f'    }}){end}']


def query_of(library, query, described):
    arguments = [Argument(library, kind, name) for kind, name in described]
    grid = [item for item in arguments if item.place == 'grid']
    counts = ', '.join(item.count for item in arguments if item.count)
    call = f'Call::of_cells("{query}", {grid[0].name})' if grid else f'Call::of_pairs("{query}", &[{counts}])'
    lines = documentation(library.said(f'lh_{query}'))
    if query.startswith(('contact_', 'manifold_')):
        lines += ['///', '/// What is true of all contacts is said in [`conventions`](crate::conventions).']
    lines += ['#[allow(clippy::too_many_arguments)]'] if len(arguments) > 7 else []
    lines += signature(query, arguments, 'Result<(), Error>')
    lines += [f'    let call = {call};']
    lines += [f'    let {item.name} = {item.made};' for item in arguments if item.made]
    lines += ['    // SAFETY: views hold what they say, and each output has room for the results of this call.']
    lines += call_of(f'lh_{query}', [item.given for item in arguments], '')
    return '\n'.join(lines + ['}'])


def any_of(library, query, described):
    arguments = [Argument(library, kind, name) for kind, name in described[:2]]
    lines = [
        f'/// Does any pair hit that [`{query}`](crate::{query}) would?',
        '///',
        '/// It stops soon after the first hit.',
    ]
    lines += signature(f'any_{query}', arguments, 'Result<bool, Error>')
    lines += ['    let mut any = 0;', '    // SAFETY: views hold what they say.']
    lines += call_of(f'lh_any_{query}', [item.given for item in arguments] + ['&mut any'], '?;')
    return '\n'.join(lines + ['    Ok(any != 0)', '}'])


def used(text, names, path):
    found = [name for name in names if re.search(rf'\b{name}\b', text)]
    return (
        [] if not found else [f'use {path}::{found[0]};' if len(found) == 1 else f"use {path}::{{{', '.join(found)}}};"]
    )


def module(library, blocks):
    text = '\n\n'.join(blocks)
    uses = used(text, ['asked', 'len_of', 'optional', 'Call', 'Manifolds', 'Xyz'], 'crate::call')
    uses += used(text, ['Grid'], 'crate')
    uses += used(text, sorted(capital(shape) for shape in library.layouts), 'crate')
    return HEAD + '\n'.join(sorted(uses + ['use crate::Error;', 'use lanehit_sys as sys;'])) + '\n\n' + text + '\n'


def families(library):
    """By first word of their names: the functions of all queries."""
    found = {}
    for query, described in library.queries.items():
        found.setdefault(query.split('_')[0], []).append(query_of(library, query, described))
        if len(described) == 3 and described[2][0] == 'HITS':
            found.setdefault('any', []).append(any_of(library, query, described))
    return found


def conventions(library):
    text = HEAD + '//! What is true of all queries, and of those of a kind, in the words of the C headers.\n'
    parts = ('Contacts', 'contacts.h'), ('Sweeps', 'sweeps.h'), ('Closest points', 'closest.h')
    for title, header in (('Queries', 'lanehit.h'), *parts):
        said = head_of(library.headers[header])
        text += '\n'.join(
            ['//!', f'//! # {title}', '//!', '//! ```text']
            + [f'//! {line}'.rstrip() for line in said.splitlines()]
            + ['//! ```', '']
        )
    return text


def files(library, interface):
    """Path in bindings/rust and text of each."""
    yield 'lanehit-sys/src/lanehit_sys.rs', declarations(interface)
    yield 'lanehit-sys/tests/layouts/layouts_of_rust.rs', layouts_of(interface)
    yield 'lanehit/src/shapes.rs', shapes(library)
    yield 'lanehit/src/conventions.rs', conventions(library)
    by_family = families(library)
    for family, blocks in by_family.items():
        yield f'lanehit/src/queries/{family}.rs', module(library, blocks)
    modules = '\n'.join(f'#[rustfmt::skip]\nmod {family};' for family in sorted(by_family))
    uses = '\n'.join(f'pub use {family}::*;' for family in sorted(by_family))
    yield 'lanehit/src/queries.rs', f'{HEAD}{modules}\n\n{uses}\n'

"""A test of the crate `lanehit`: each query, asked as bindings/subjects.py says."""
import subjects
from write_rust import capital

TEST = f'''// {subjects.HEAD}
use crate::query_subjects::*;
use lanehit::*;

/// Asks a query about shapes in this layout.
pub type Ask = fn(Layout) -> Result<Told, Error>;

pub const QUERIES: &[(&str, Ask)] = &[
'''


def lines_of(given):
    """What makes an argument, and what of it is passed."""
    name = given.name
    if given.shape:
        count = given.count or 'N'
        yield f'let {name} = Subject::<{len(given.pattern)}>::new("{given.pattern}", {count}, {given.seed});'
        yield f"let {name}: {capital(given.shape)} = {name}.view(layout)?;"
    elif given.place == 'output':
        room = {'HITS': 'bits(N)', 'INSIDE': 'bits(N)', 'CELLS': 'bits(GRID.cells())'}.get(given.kind)
        yield f"let mut {name} = {room or f'vec![{subjects.ZEROS[given.element]}; N]'};"
    elif given.place == 'outputs':
        yield f'let mut {name} = Vectors3::new();'
    elif given.place == 'manifold':
        yield f'let mut {name} = Points::new();'


def passed(given):
    if given.shape:
        return f'Some(&{given.name})' if given.may_be_null else f'&{given.name}'
    if given.place in ('outputs', 'manifold'):
        return f'Some({given.name}.wanted())'
    if given.place == 'output':
        return f'Some(&mut {given.name})' if given.may_be_null else f'&mut {given.name}'
    return {'grid': '&GRID', 'number': 'T_MAX'}[given.place]


def results(library):
    text = TEST
    for query, arguments in subjects.asked(library):
        outputs = [given for given in arguments if given.place in ('output', 'outputs', 'manifold')]
        hits = [given.name for given in outputs if given.kind in ('HITS', 'CELLS')]
        text += f'    ("{query}", |layout| {{\n'
        text += ''.join(f'        {line}\n' for given in arguments for line in lines_of(given))
        text += f"        {query}({', '.join(map(passed, arguments))})?;\n"
        told = ', '.join('&' + given.name for given in outputs)
        text += f"        Ok(told(&[{told}], {f'&{hits[0]}' if hits else '&[]'}))\n    }}),\n"
    return text + '];\n'

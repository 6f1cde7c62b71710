"""What the tests of all languages ask of each query, so that their results can be compared with those of C.

Shapes are made of small multiples of 1/128 by a generator of random numbers that is the same everywhere; a pattern says
how each number of an element is made: s is from -1 to 1, p above 0 and up to 1, a digit is that number plus a p.
"""
import textwrap

HEAD = 'Written by bindings/write_bindings.py: each query, asked about the same shapes in every language.'
PLANES_OF_A_FRUSTUM = 5


def pattern(names):
    """By the names of a shape's arrays."""
    made = ''
    for name in names:
        if name.startswith('max_'):
            lower = names.index('min_' + name[len('max_'):])
            made += str(lower) if lower < 10 else 'p'
        else:
            made += 'p' if name == 'radius' or name.startswith('half_') else 's'
    return made


class Given:
    """An argument of a query, as tests see it."""

    def __init__(self, library, number, kind, name):
        self.kind, self.name = kind, name
        self.held, self.place = library.kinds[kind]
        self.shape = library.shape_of(kind)
        self.may_be_null = kind in library.may_be_null
        self.seed = number
        self.count = PLANES_OF_A_FRUSTUM if self.place == 'set' else None
        if self.shape:
            self.pattern = pattern(library.soa[self.shape])

    @property
    def element(self):
        """Of an output of a value for each pair: its type."""
        return self.held.split()[0]


def asked(library):
    """Query and arguments of each."""
    for query, described in library.queries.items():
        yield query, [Given(library, number, kind, name) for number, (kind, name) in enumerate(described)]


# ---- In C ---------------------------------------------------------------------------------------------

SIZES = {'HITS': 'HITS', 'INSIDE': 'HITS', 'CELLS': 'CELLS'}


def lines_of_c(given):
    """What makes an argument."""
    count = given.count or 'N'
    if given.shape:
        arrays = ', '.join(f'{given.name}_x + {k} * {count}' for k in range(len(given.pattern)))
        yield f'const float *const {given.name}_x = columns("{given.pattern}", {count}, {given.seed});'
        yield f'const lh_{given.shape} {given.name} = lh_{given.shape}_soa({count}, {arrays});'
    elif given.place == 'output':
        yield f'{given.held}const {given.name} = output({SIZES.get(given.kind, f"N * sizeof *{given.name}")});'
    elif given.place in ('outputs', 'manifold'):
        yield f"const {'lh_xyz' if given.place == 'outputs' else 'lh_manifolds'} {given.name} = {given.place}();"


def passed_in_c(given):
    if given.place in ('grid', 'number'):
        return {'grid': '&subject_grid', 'number': 'T_MAX'}[given.place]
    return given.name if given.place == 'output' else f'&{given.name}'


def wrapped(line):
    return textwrap.fill(line, 110, initial_indent='    ', subsequent_indent=' ' * 8)


def results_of_c(library):
    text = f'/* {HEAD} */\n/* clang-format off */\n#include "query_subjects.h"\n'
    for query, arguments in asked(library):
        hits = next((given for given in arguments if given.kind in ('HITS', 'CELLS')), None)
        told = f'{hits.name}, {hits.kind} / 8' if hits else 'NULL, 0'
        text += f'\nstatic void ask_{query}(void)\n{{\n'
        text += ''.join(f'{wrapped(line)}\n' for given in arguments for line in lines_of_c(given))
        text += wrapped(f"const lh_status status = lh_{query}({', '.join(map(passed_in_c, arguments))});") + '\n'
        text += f'    tell("{query}", status, {told});\n}}\n'
    calls = '\n'.join(f'    ask_{query}();' for query, _ in asked(library))
    return f'{text}\nint main(void)\n{{\n{calls}\n    return 0;\n}}\n'


# ---- In other languages -------------------------------------------------------------------------------

# A zero of each type of C that outputs have.
ZEROS = {'float': '0f32', 'int8_t': '0i8'}

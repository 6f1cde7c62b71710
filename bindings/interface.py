"""The public headers as data: constants, structs and functions, in the order in which they are declared."""
import re

from library import headers


class Declared:
    """A name, and a C type apart from what arrays there are of it: `const float *`, of which there may be 4."""

    def __init__(self, kind, name, length=None):
        self.kind, self.name, self.length = kind, name, length

    @property
    def pointed(self):
        """What it points to: (type, whether that is const); None if it is no pointer."""
        found = re.match(r'(const )?(\w+) \*$', self.kind)
        return found and (found.group(2), bool(found.group(1)))


def without_comments(text):
    return re.sub(r'/\*.*?\*/', '', text, flags=re.S)


def declared(text):
    """Those of one line of a struct: `const float *x, *y` is two."""
    base, rest = re.match(r'\s*((?:const )?\w+) (.*)$', text, flags=re.S).groups()
    for item in rest.split(','):
        star, name, length = re.match(r'\s*(\*?)(\w+)(?:\[(\w+)\])?\s*$', item).groups()
        yield Declared(base + ' *' if star else base, name, length)


def parameters(text):
    """Of a prototype."""
    return [] if text == 'void' else [found for part in text.split(',') for found in declared(part)]


class Function:
    """A public function."""

    def __init__(self, returns, name, text):
        self.returns, self.name = returns.strip(), name
        self.parameters = parameters(' '.join(text.split()))


class Interface:
    """What the public headers declare."""

    def __init__(self, include):
        text = without_comments('\n'.join(headers(include).values()))
        self.typedefs = re.findall(r'^typedef (\w+) (lh_\w+);', text, flags=re.M)
        self.constants = [
            (name, int(value))
            for body in re.findall(r'^enum \{(.*?)\};', text, flags=re.S | re.M)
            for name, value in re.findall(r'(\w+) = (\d+)', body)
        ]
        self.structs = {
            name: [found for line in body.split(';')[:-1] for found in declared(line)]
            for name, body in re.findall(r'^typedef struct (\w+) \{(.*?)^\}', text, flags=re.S | re.M)
        }
        self.functions = [
            Function(*found) for found in re.findall(r'^LH_API ([^;(]*?)(lh_\w+)\((.*?)\);', text, flags=re.S | re.M)
        ]

    def constant(self, name):
        return dict(self.constants)[name]

    def length_of(self, field):
        """How many there are in an array."""
        return self.constant(field.length)

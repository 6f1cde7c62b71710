"""What the sources of the library say: comments, queries and their arguments, and what views hold."""
import re
import sys


def headers(include):
    """By name: the text of lanehit.h and of the headers that it includes, in its order."""
    found = {'lanehit.h': (include / 'lanehit.h').read_text(encoding='utf-8')}
    for name in re.findall(r'^#include "(\w+\.h)"', found['lanehit.h'], flags=re.M):
        found[name] = (include / name).read_text(encoding='utf-8')
    return found


def comments_before(header):
    """By function: the comment before its prototype, or before the first of those that follow each other."""
    found, last = {}, ''
    for comment, name in re.findall(r'/\*(.*?)\*/|^LH_API [^;]*?\b(lh_\w+)\(', header, flags=re.S | re.M):
        if name:
            found[name] = last
        elif not re.match(r' -{20,} \*?$', comment):
            last = comment
    return found


def paragraph(comment):
    """The words of a comment, whose lines keep their breaks."""
    lines = [re.sub(r'^ \* ?', '', line).rstrip() for line in comment.strip().splitlines()]
    text = '\n'.join(line for line in lines if not re.match(r'(---- .*)?-{10,}$', line)).strip()
    return re.sub(
        r'\blh_(?=(overlap|contains|classify|raycast|sweep|closest|contact|manifold|any|pack|pairs)_)', '', text
    ).replace('NULL', 'None')


class Group:
    """Arrays of a view that share a stride, the member `stride` of the view."""

    def __init__(self, presence, arrays, stride):
        self.presence, self.arrays, self.stride = presence, int(arrays), stride


def groups_of(described):
    """By shape, from src/description/kinds.h."""
    row = r'\{(LH_\w+), \d+, (\d+), offsetof\(lh_\w+, (\w+)\), [^{}]*\}'
    return {
        shape: [Group(*found) for found in re.findall(row, body)]
        for shape, body in re.findall(r'^static const lh_shape lh_shape_(\w+) = (.*?);$', described, flags=re.S | re.M)
    }


def head_of(header):
    """What a header says first."""
    return paragraph(re.search(r'/\*(.*?)\*/', header, flags=re.S).group(1))


class Library:
    """What the sources of the library say."""

    def __init__(self, root):
        self.root = root
        include = root / 'include/lanehit'
        self.headers = headers(include)
        self.comments = {}
        for header in self.headers.values():
            self.comments.update(comments_before(header))
        sys.path.insert(0, str(root / 'src/api'))
        sys.dont_write_bytecode = True
        import write  # pylint: disable=import-outside-toplevel

        described = (root / 'src/description/kinds.h').read_text(encoding='utf-8')
        self.kinds = write.kinds_of(described)
        self.groups = groups_of(described)
        rows = re.findall(r'^    \[LH_KIND_(\w+)\] =(.*?)\},$', described, flags=re.S | re.M)
        self.may_be_null = {kind for kind, row in rows if '.may_be_null = 1' in row}
        self.queries = {}
        for name in ('queries.def', 'grid_queries.def'):
            self.queries.update(write.described((include / name).read_text(encoding='utf-8')))
        rows = (root / 'src/description/functions.def').read_text(encoding='utf-8')
        self.functions = {
            name: re.findall(r'\((\w+), (\w+)\)', arguments)
            for name, arguments in re.findall(r'^FUNCTION\((\w+),(.*?)\)$', rows, flags=re.S | re.M)
        }
        views = (include / 'views.h').read_text(encoding='utf-8')
        arrays = {
            shape: re.findall(r'\w+', ' '.join(re.findall(r'const float (\*.*?);', body)))
            for shape, body in re.findall(r'^typedef struct lh_(\w+) \{(.*?)^\}', views, flags=re.S | re.M)
        }
        self.layouts = {shape: names for shape, names in arrays.items() if names}
        self.soa = {
            shape: re.findall(r'const float \*(\w+)', parameters)
            for shape, parameters in re.findall(r'lh_(\w+)_soa\(size_t count,(.*?)\)\n', views, flags=re.S)
        }
        rows = re.findall(r'/\*((?:(?!\*/).)*?)\*/\ntypedef struct lh_(\w+) \{', views, flags=re.S)
        self.of_shapes = {shape: paragraph(comment) for comment, shape in rows}
        shapes = (include / 'shapes.def').read_text(encoding='utf-8')
        self.shapes = re.findall(r'^SHAPE\((\w+), (\w+)\)', shapes, flags=re.M)
        self.doubles = re.findall(r'^DOUBLES\((\w+), (\w+),', shapes, flags=re.M)

    def said(self, function):
        """Its comment."""
        return paragraph(self.comments[function])

    def shape_of(self, kind):
        """The shape of a view of this kind; None: it is something else."""
        found = re.match(r'const lh_(\w+) \*$', self.kinds[kind][0])
        return found.group(1) if found and found.group(1) in self.layouts else None

    def of_all_like(self, query):
        """What is said of all queries of the header that declares it, but for its title; '' of lanehit.h."""
        name = next(name for name, text in self.headers.items() if f' lh_{query}(' in text)
        return '' if name == 'lanehit.h' else head_of(self.headers[name]).split('\n\n', 1)[1]

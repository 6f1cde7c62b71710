"""Mutations: small faults to be put into the library, as tests/mutation/*.txt spell them.

    mutation NAME
    file src/mathematics/rays/slab.h
    - the text that is replaced, which must be found exactly once
    + what takes its place
    equivalent why no result changes, over as many such lines as it takes
    needs avx512

A file is named after the query or the source that its mutations are in. A query without one has those that follow from its
text: operators.py. Those whose names begin with `definition` change
kernel and reference alike, and with them lanehit/inline.h, which is written from the kernels. So parity sees nothing, and
what kills them is the contract and exact arithmetic; the golden hashes, which would see any changed bit, are not asked.

Several lines of - or of + are one text of several lines. Another `file`, or another - after a +, begins another
edit of the same mutation. `needs` names the backend without which the text does not run. # begins a comment.
"""
import dataclasses
import pathlib
import re

import operators

# What has lanes is a backend.
BACKENDS = {path.parent.name for path in pathlib.Path(__file__).resolve().parents[2].glob('src/*/lanes.h')}


class Mistake(Exception):
    """What is wrong with the mutations, a line each."""


@dataclasses.dataclass
class Edit:
    file: str
    old: list
    new: list


@dataclasses.dataclass
class Mutation:
    name: str
    where: str
    edits: list = dataclasses.field(default_factory=list)
    proof: str = ''
    needs: str = ''

    def is_definition(self):
        """Whether it changes kernel and reference alike."""
        return self.name.startswith('definition')

    def files(self):
        return sorted({edit.file for edit in self.edits})

    def backends(self):
        """Those in whose folders the files are."""
        return {pathlib.Path(name).parent.name for name in self.files() if name.startswith('src/')} & BACKENDS

    def texts(self, root):
        """The contents of the files, mutated."""
        texts = {name: (root / name).read_text(encoding='utf-8') for name in self.files()}
        for edit in self.edits:
            old, new = '\n'.join(edit.old), '\n'.join(edit.new)
            found = texts[edit.file].count(old)
            if found != 1:
                raise Mistake(f'{self.where}: {self.name}: found {found} times in {edit.file}, not once: {old}')
            texts[edit.file] = texts[edit.file].replace(old, new)
        return texts


def take_line(mutation, word, rest, where):
    """One line about this mutation."""
    edits = mutation.edits
    if word == 'file':
        edits.append(Edit(rest, [], []))
    elif word == '-' and edits:
        if edits[-1].new:
            edits.append(Edit(edits[-1].file, [], []))
        edits[-1].old.append(rest)
    elif word == '+' and edits and edits[-1].old:
        edits[-1].new.append(rest)
    elif word == 'equivalent':
        mutation.proof = f'{mutation.proof} {rest}'.strip()
    elif word == 'needs':
        mutation.needs = rest
    else:
        raise Mistake(f'{where}: not understood: {word} {rest}')


def read_file(path):
    mutations = []
    for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
        where = f'{path.name}:{number}'
        word, _, rest = line.partition(' ')
        if not line or word.startswith('#'):
            continue
        if word == 'mutation':
            mutations.append(Mutation(rest, where))
        elif mutations:
            take_line(mutations[-1], word, rest, where)
        else:
            raise Mistake(f'{where}: no mutation begins before this line')
    return mutations


def complaints(mutation, before, root):
    """What keeps a mutation from being applied to the sources under root, if anything does."""
    if mutation.name in before:
        yield f'{mutation.where}: there are two mutations {mutation.name}'
    if not mutation.edits or not all(edit.new for edit in mutation.edits):
        yield f'{mutation.where}: {mutation.name}: nothing is replaced'
    missing = [name for name in mutation.files() if not (root / name).is_file()]
    yield from (f'{mutation.where}: {mutation.name}: there is no file {name}' for name in missing)
    if not missing:
        try:
            mutation.texts(root)
        except Mistake as mistake:
            yield str(mistake)


def of_other_queries(folder, root):
    """Those of the queries that have no file."""
    described = (root / 'include/lanehit/queries.def').read_text(encoding='utf-8')
    for query in re.findall(r'^QUERY\((\w+),', described, re.M):
        if not (folder / f'{query}.txt').exists():
            yield from (Mutation(name, 'operators.py', [Edit(file, old, new)])
                        for name, file, old, new in operators.of_query(query, root))


def read_all(folder, root):
    """All mutations of a folder, each of which can be applied to the sources under root."""
    mutations = [m for path in sorted(folder.glob('*.txt')) for m in read_file(path)]
    mutations += of_other_queries(folder, root)
    mistakes, names = [], set()
    for m in mutations:
        mistakes += complaints(m, names, root)
        names.add(m.name)
    if mistakes:
        raise Mistake('\n'.join(mistakes))
    return mutations

"""Many sources as the text of one translation unit, for amalgamate.py.

Files that are included are put where the include stands, each once if it is guarded. Nothing of a file is changed.
Names that several files have, each for itself, such as `overlap` in the references of queries, are told apart ahead of
it:
    #define overlap overlap_of_overlap_sphere_aabb
of the file, among those that it includes and itself, that defines the name.
"""
import collections
import pathlib
import re
import sys

COMMENT = re.compile(r'/\*.*?\*/', re.DOTALL)
INCLUDED = re.compile(r'^#include (?:"([^"]+)"|<([^>]+)>|(\w+))')
NAMED = re.compile(r'#define (\w+) +"([\w./]+\.h)"$')
OF_BACKEND = re.compile(r'\bLH_OWN\b|\bLANES\b')
GUARD = re.compile(r'\A(?:\s|/\*.*?\*/)*#(?:ifndef \w+|if !defined\(LANEHIT_H\))\n', re.DOTALL)
MACRO = re.compile(r'^#define (\w+)', re.MULTILINE)
MACRO_DEFINED = re.compile(r'^[ ]*#[ ]*define ([A-Za-z]\w*)', re.MULTILINE)
DIRECTIVE = re.compile(r'^#(?:.*\\\n)*.*\n', re.MULTILINE)

# What a file defines, as clang-format lays it out: functions, constants, types and numbers.
DEFINITIONS = [re.compile(pattern, re.MULTILINE | re.DOTALL) for pattern in (
    r'^(?!LH_[A-Z_]+\()(?:static |LH_[A-Z_]+ )[^;={}#]*?\b(\w+)\([^;={}#]*?\)\s*\{',
    r'^static [^;={}()#]*?\b(\w+)(?:\[[^=;]*?\])?(?: =|;)',
    r'^typedef (?:struct|enum|union) (\w+) \{',
    r'^typedef [^;{}()]*?\b(\w+);')]
NUMBERS = re.compile(r'^(?:typedef )?enum (?:\w+ )?\{(.*?)\}', re.MULTILINE | re.DOTALL)
CONSTANTS = re.compile(r'^static const \w+ \w+ = ([^;{]*);', re.MULTILINE)


def names_of(text):
    """Those that are of this file alone, unlike lh_names."""
    code = DIRECTIVE.sub('', COMMENT.sub('', text))
    names = {match for pattern in DEFINITIONS for match in pattern.findall(code)}
    for numbers in NUMBERS.findall(code):
        names |= set(re.findall(r'(?:^|,)\s*(\w+)', numbers))
    for further in CONSTANTS.findall(code):
        names |= set(re.findall(r',\s*(\w+) =', further))
    return {name for name in names if not name.startswith(('lh_', 'LH_', '__'))}


class File:
    """A file, or the text that the build would write there."""

    def __init__(self, path, text=None):
        self.path, self.base = path, path.parent
        self.text = path.read_text(encoding='utf-8') if text is None else text
        self.guards = 1 if path.suffix == '.h' and GUARD.match(self.text) else 0
        if path.suffix == '.def':
            self.text = COMMENT.sub('', self.text)
        self.names = names_of(self.text)
        self.includes = re.findall(r'^#include "([^"]+)"', self.text, flags=re.MULTILINE)


class Unit:
    """The text, as far as it has been put together.

    places       directories in which files are looked for, behind that of the file that includes them
    written      by name: the text of files that the build writes
    left_out     a function that tells of a path whether it is left to be included
    itself       a macro by which a file is included that becomes this one, and what this one is called
    before       the unit that this one follows, whose headers it has
    """

    def __init__(self, places, written=None, left_out=lambda path: False, renames=True, itself=(None, None),
                 before=None):
        self.itself, self.called = itself
        self.places, self.written, self.left_out, self.renames = places, written or {}, left_out, renames
        self.files = {}
        self.reached = {}   # by path: what it includes, and itself
        self.definers = collections.defaultdict(list)
        self.shared = set() # names of several definers
        self.seen = {path for path in before.seen if not OF_BACKEND.search(before.files[path].text)} if before else set()
        self.emitted = set()    # files of which the text is here
        self.made = {}          # by the name that one was told apart by: the file that defines it
        self.conditions = 0
        self.named = {}     # files by macros, as in #include LH_PART
        self.system = []    # headers of the system, which go ahead of all
        self.renamed = {}   # at this point of the text
        self.lines = []

    # ---- Which file a name is of ----

    def file(self, name, base):
        if name in self.written:
            return self.read(self.places[0] / name, self.written[name])
        found = next((place / name for place in [base, *self.places] if (place / name).exists()), None)
        if not found:
            sys.exit(f'there is no {name}, which is included')
        return self.read(found.resolve())

    def read(self, path, text=None):
        if path not in self.files:
            self.files[path] = file = File(path, text)
            for name in file.names:
                self.definers[name].append(path)
                if len(self.definers[name]) > 1:
                    self.shared.add(name)
            self.reached[path] = {path}
            for included in file.includes:
                self.reached[path] |= self.reached[self.file(included, file.base).path]
        return self.files[path]

    def rename_for(self, file):
        """Names are those that this file sees. What it does not see is left as it was for the file before."""
        if not self.renames:
            return
        wanted = {}
        reached = self.reached[file.path]
        for name in self.shared:
            of = next((path for path in self.definers[name] if path in reached), None)
            if of:
                wanted[name] = f'{name}_of_{of.stem}'
                self.made[wanted[name]] = of
        for name in sorted(self.renamed.keys() | wanted.keys()):
            if self.renamed.get(name) != wanted.get(name):
                self.lines += [f'#undef {name}'] if name in self.renamed else []
                self.lines += [f'#define {name} {wanted[name]}'] if name in wanted else []
        self.renamed = wanted

    # ---- The text ----

    def include(self, file, is_conditional=False):
        if file.path in self.seen or self.left_out(file.path):
            return
        before = set(self.seen)
        self.conditions += is_conditional
        self.add(file)
        self.conditions -= is_conditional
        if is_conditional:
            self.seen = before  # what a condition leaves out is not there

    def add(self, file):
        self.seen |= {file.path} if file.guards else set()
        self.emitted.add(file.path)
        depth = 0
        self.rename_for(file)
        for line in file.text.strip().split('\n'):
            self.add_line(line, file, depth > file.guards)
            depth += 1 if line.startswith('#if') else -1 if line.startswith('#endif') else 0

    def add_line(self, line, file, is_conditional):
        named = NAMED.match(line)
        included = INCLUDED.match(line)
        if named and named.group(1) == self.itself:
            self.lines.append(f'#define {self.itself} "{self.called}"')
        elif included and included.group(3) and included.group(3) == self.itself:
            self.lines.append(line)
        elif named:
            self.named[named.group(1)] = named.group(2)
        elif included and included.group(2) and not is_conditional and not self.conditions:
            self.system.append(included.group(2))
        elif included and not included.group(2):
            self.include(self.file(included.group(1) or self.named[included.group(3)], file.base), is_conditional)
            self.rename_for(file)
        elif line or (self.lines and self.lines[-1]):
            self.lines.append(line)

    def add_sources(self, sources):
        """Sources, as (query, path, text or None); that of a query under its condition, and ahead of it what it
        includes, on which others may rely."""
        files = [(query, self.read(path, text)) for query, path, text in sources]
        macros = collections.Counter(name for _, file in files for name in set(MACRO.findall(file.text)))
        for query, file in files:
            for included in file.includes if query else []:
                if not included.endswith('.def'):
                    self.include(self.file(included, file.base))
            self.rename_for(file)
            self.lines += [f'#if defined(LH_WITH_{query})'] if query else []
            self.add(file)
            self.lines += [f'#undef {name}' for name in sorted(set(MACRO.findall(file.text))) if macros[name] > 1]
            self.lines += ['#endif'] if query else []
        self.rename_for(self.read(pathlib.Path('nothing'), ''))

    def headers(self, *more):
        return ''.join(f'#include <{name}>\n' for name in sorted(set(self.system) | set(more)))

    def __str__(self):
        return '\n'.join(self.lines) + '\n'

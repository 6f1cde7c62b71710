"""A bench to try mutations on: the sources with all queries and with few, two builds of each, and their ordinary tests."""
import collections
import dataclasses
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time

# Not tests of what the library computes: these build it once more to install it, and look for the mutations in its sources.
LEFT_OUT = {'install', 'mutation'}

# The header that is written from the kernels, and by what.
HEADER, HEADER_WRITER = 'include/lanehit/inline/queries.h', 'scripts/inline_header.py'

# What the build reads the names of the queries from; how one is spelt there, and each kind of argument; what
# begins the lines of one; and what is compiled of the library's own callers, whichever queries there are.
DESCRIPTION = 'include/lanehit/queries.def'
QUERY, KIND = re.compile(r'QUERY\((\w+),'), re.compile(r'\((\w+), ')
OF_QUERY = re.compile(r'(?:QUERY|LH_TRAITS)\((\w+),')
CALLER = 'tests/inline/bits.c'

# An object of the library, as ninja lists it with what it was compiled from. The last words of its name are its query, if
# it is of one.
OBJECT = re.compile(r'src/\S*?([\w.]+)\.(?:c\.o|h\.gch): #deps')

# Tests that go through all queries ask only those that are named here: tests/support/described.h.
ASKED = 'LANEHIT_TEST_QUERIES'

# Exit status of a test that did not run.
SKIPPED = 77

# A test may take so many times as long as without a mutation, and these seconds more.
PATIENCE, LEAST_PATIENCE = 10, 40


class Broken(Exception):
    """What cannot be built, or fails, without any mutation."""


class DoesNotCompile(Exception):
    """A mutation that no test sees, since there is no program."""


@dataclasses.dataclass
class Test:
    name: str
    suites: list
    command: list
    environment: dict
    folder: str
    targets: list
    seconds: float = 0.0

    def rank(self):
        """Cheap tests first, and those that see most."""
        if self.name.startswith('lanes') or 'inline' in self.suites:
            return 0
        if self.name.startswith(('header', 'symbols')):
            return 6
        if 'contract' in self.suites:
            return 1
        return {'parity': 2, 'memory': 3, 'sparse': 3}.get(self.name, 4 if 'exact' in self.suites else 5)


class Processes:
    """Programs that run now, so that none is left behind when the campaign is interrupted."""

    def __init__(self):
        self.lock = threading.Lock()
        self.running = set()
        self.stopped = False
        self.measuring = threading.Lock()
        self.seconds = {}  # by kind of build: of each test without a mutation, measured by the first bench

    def run(self, command, timeout=None, **options):
        """Exit status and output; None and the output so far if the time ran out."""
        with self.lock:
            if self.stopped:
                raise Broken('stopped')
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                       stderr=subprocess.STDOUT, start_new_session=True, **options)
            self.running.add(process)
        try:
            output, _ = process.communicate(timeout=timeout)
            if self.stopped:  # it may have been killed for that
                raise Broken('stopped')
            return process.returncode, output.decode('utf-8', 'replace')
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return None, process.communicate()[0].decode('utf-8', 'replace')
        finally:
            with self.lock:
                self.running.discard(process)

    def stop(self):
        with self.lock:
            self.stopped = True
            for process in self.running:
                os.killpg(process.pid, signal.SIGKILL)


class Sources:
    """A copy of the sources, of all queries or of few, into which mutations are written."""

    def __init__(self, root, folder, few=False):
        self.root, self.folder, self.changed = root, folder, {}
        shutil.copytree(root, folder, ignore=shutil.ignore_patterns('.git', 'build*', '__pycache__'))
        lines = (root / DESCRIPTION).read_text(encoding='utf-8').splitlines(keepends=True)
        of_query = {QUERY.match(line)[1]: line for line in lines if QUERY.match(line)}
        self.queries = set(of_query)
        self.left_out = self.queries - self.of_each_kind(of_query) if few else set()
        of_left_out = [line for line in lines if (of := OF_QUERY.match(line)) and of[1] in self.left_out]
        (folder / DESCRIPTION).write_text(''.join(line for line in lines if line not in of_left_out),
                                          encoding='utf-8')

    def of_each_kind(self, of_query):
        """Queries enough for what all of them share: of each kind of argument the first, and what the caller asks."""
        caller = (self.root / CALLER).read_text(encoding='utf-8')
        seen, few = set(), set()
        for name, line in of_query.items():
            kinds = set(KIND.findall(line[len('QUERY('):]))
            if kinds - seen or f'lh_{name}(' in caller:
                few.add(name)
            seen |= kinds
        return few

    def have(self, mutation):
        """Whether a mutation can be seen in them."""
        about = {os.path.splitext(os.path.basename(name))[0] for name in mutation.files()}
        return not self.left_out or not (about & self.left_out or DESCRIPTION in mutation.files())

    def write(self, texts):
        """The sources as they are, but for these texts; files that stay the same are not touched."""
        for name in self.changed.keys() | texts.keys():
            text = texts.get(name) or (self.root / name).read_text(encoding='utf-8')
            if text != self.changed.get(name):
                (self.folder / name).write_text(text, encoding='utf-8')
        self.changed = dict(texts)

    def with_header(self, texts):
        """These texts and the header that is written from them."""
        self.write(texts)
        subprocess.run([sys.executable, self.folder / HEADER_WRITER], check=True)
        self.changed[HEADER] = (self.folder / HEADER).read_text(encoding='utf-8')
        return dict(self.changed)


class Build:
    """One build directory and its tests. Without some of the queries a few tests cannot be built or fail, and are left
    out."""

    def __init__(self, processes, sources, folder, options):
        self.processes, self.sources, self.folder = processes, sources.folder, folder
        self.key = (*options, len(sources.left_out))
        self.may_fail = bool(sources.left_out)
        self.kills = collections.Counter()  # by mutated file and test
        self.queries = sources.queries
        self.must('meson', 'setup', folder, sources.folder, '--buildtype=release', '-Dtests=enabled', '-Dexamples=disabled',
                  '-Dbench=disabled', *options)
        listed = [t for t in self.introspect('--tests') if not any(s.split(':')[-1] in LEFT_OUT for s in t['suite'])]
        files = {target['id']: [os.path.relpath(name, folder) for name in target['filename']]
                 for target in self.introspect('--targets')}
        self.tests = [Test(t['name'], [s.split(':')[-1] for s in t['suite']], t['cmd'], t['env'], t['workdir'] or folder,
                           [name for target in t['depends'] for name in files[target]]) for t in listed]
        if self.may_fail:
            self.processes.run(['ninja', '-j1', '-k0', *self.targets_of_tests()], cwd=folder)
            self.tests = [test for test in self.tests if all((folder / name).exists() for name in test.targets)]
        self.targets = self.targets_of_tests()
        self.must('ninja', '-j1', *self.targets, cwd=folder)
        self.read_dependencies()
        self.order_tests()

    def targets_of_tests(self):
        return sorted({name for test in self.tests for name in test.targets})

    def must(self, *command, **options):
        status, output = self.processes.run(command, **options)
        if status != 0:
            raise Broken(f'{" ".join(map(str, command))} failed:\n{output}')
        return output

    def introspect(self, what):
        return json.loads(self.must('meson', 'introspect', what, self.folder))

    def run(self, test, timeout=None, asked=None):
        """None if it passes, else how it fails. `asked`: queries, not all of them."""
        environment = {**os.environ, **test.environment}
        environment.pop(ASKED, None)
        if asked:
            environment[ASKED] = ' '.join(sorted(asked))
        status, _ = self.processes.run(test.command, timeout, cwd=test.folder, env=environment)
        if status in (0, SKIPPED):
            return None
        return 'no end' if status is None else f'signal {-status}' if status < 0 else 'failed'

    def seconds_without_mutation(self):
        """Of those that pass, which all must that can: also if they ask one query alone."""
        seconds = {}
        for test in self.tests:
            begun = time.monotonic()
            failure = self.run(test)
            seconds[test.name] = time.monotonic() - begun
            if not failure and not self.may_fail:
                failure = self.run(test, asked={min(self.queries)})
            if failure and not self.may_fail:
                raise Broken(f'without any mutation, the test {test.name}: {failure}')
            if failure:
                del seconds[test.name]
        return seconds

    def order_tests(self):
        with self.processes.measuring:
            if self.key not in self.processes.seconds:
                self.processes.seconds[self.key] = self.seconds_without_mutation()
        seconds = self.processes.seconds[self.key]
        self.tests = [test for test in self.tests if test.name in seconds]
        for test in self.tests:
            test.seconds = seconds[test.name]
        self.tests.sort(key=lambda t: (t.rank(), t.seconds))

    def ninja(self, *arguments):
        """What it printed."""
        status, output = self.processes.run(['ninja', *arguments], cwd=self.folder)
        if status != 0:
            raise DoesNotCompile(output)
        return output

    def has_work(self):
        """Whether anything has to be built again."""
        return 'no work to do' not in self.ninja('-n', *self.targets)

    def read_dependencies(self):
        """The stems of the objects that are compiled from a file of the sources, by file."""
        stem, self.stems = None, collections.defaultdict(set)
        for line in self.ninja('-t', 'deps').splitlines():
            if line.startswith(' '):
                self.stems[os.path.relpath(self.folder / line.strip(), self.sources)].add(stem)
            else:
                stem = OBJECT.match(line) and OBJECT.match(line)[1]

    def has_backend(self, mutation):
        """Whether this build has the backend whose own files are mutated, as tests of its lanes show."""
        isas = mutation.backends()
        return not isas or any(test.name.startswith(f'lanes_{isa}') for test in self.tests for isa in isas)

    def queries_concerned(self, mutation):
        """The queries that alone are compiled from what is mutated, or None if other parts of the library are too. Of a
        definition those of which both kernel and reference are mutated: others disagree with their references."""
        of_files = [{self.query_of(stem) for stem in self.stems[name] - {None}} for name in mutation.files()]
        alike = set.intersection(*of_files) - {None} if mutation.is_definition() else None
        concerned = alike or set().union(*of_files)
        return None if None in concerned else concerned or None

    def query_of(self, stem):
        return max((query for query in self.queries if f'_{stem}'.endswith(f'_{query}')), key=len, default=None)

    def likely_first(self, mutation, asked):
        """The tests to run, those first that are named after what is mutated, then those that killed others in the same
        file, and last those that are named after some other query. Of these none if only some queries are `asked`."""
        about = {os.path.splitext(os.path.basename(name))[0] for name in mutation.files()} | (asked or set())
        about |= {f'lanes_{isa}' for isa in mutation.backends()}
        others = self.queries - about

        def place(test):
            if any(stem in test.name for stem in about):
                return 0, 0
            kills = sum(self.kills[name, test.name] for name in mutation.files())
            return (1, -kills) if kills else (2, is_of_another(test))

        def is_of_another(test):
            return any(query in test.name for query in others)

        def is_to_run(test):
            if mutation.is_definition() and 'golden' in test.suites:
                return False
            return not (asked and place(test)[0] and is_of_another(test))

        return sorted(filter(is_to_run, self.tests), key=place)

    def first_failure(self, mutation):
        """The first test that fails and how, or None. Each is built when it is run: what a test of the lanes sees needs no
        library."""
        built, asked = set(), self.queries_concerned(mutation)
        for test in self.likely_first(mutation, asked):
            if not built.issuperset(test.targets):
                self.ninja('-j1', *test.targets)
                built.update(test.targets)
            failure = self.run(test, LEAST_PATIENCE + PATIENCE * test.seconds, asked)
            if failure:
                self.kills.update((name, test.name) for name in mutation.files())
                return test.name if failure == 'failed' else f'{test.name} ({failure})'
        return None


class Bench:
    """To be killed, a mutation is tried on one native backend, which compiles in a fifteenth of the time, and only then on
    all. One in code that all queries share is compiled once for each: it is tried with a third of them first, on one
    backend and then on all, the smallest build that has every backend. One that is proved equivalent is asked of the
    whole, or, in such code, of all backends of a third of the queries: without the golden hashes, which depend on the
    numbers of the queries."""

    NATIVE, WHOLE = ['-Dbackends=avx2,neon', '-Demulated=none'], ['-Demulated=all']
    BUILDS = {'few': ('few', NATIVE), 'quick': ('all', NATIVE), 'whole': ('all', WHOLE), 'wide': ('few', WHOLE)}

    def __init__(self, processes, root, folder):
        self.processes, self.root, self.folder, self.builds = processes, root, folder, {}
        self.sources = {'few': Sources(root, folder / 'sources-few', few=True),
                        'all': Sources(root, folder / 'sources-all')}

    def build(self, name):
        """Made when it is first needed, from sources without a mutation."""
        if name not in self.builds:
            of, options = self.BUILDS[name]
            sources = self.sources[of]
            mutated = sources.changed
            sources.write({})
            self.builds[name] = Build(self.processes, sources, self.folder / name, options)
            sources.write(mutated)
        return self.builds[name]

    def names_of_builds(self, mutation):
        """Those to try, in this order."""
        of_few_queries = self.build('quick').queries_concerned(mutation)
        if not mutation.proof:
            return ['quick', 'whole'] if of_few_queries else ['few', 'wide', 'quick', 'whole']
        return ['whole'] if of_few_queries or not self.sources['few'].have(mutation) else ['wide']

    def try_mutation(self, mutation):
        """What kills it, or None."""
        texts = mutation.texts(self.root)
        if mutation.is_definition():
            texts = self.sources['all'].with_header(texts)
        for name in self.names_of_builds(mutation):
            sources = self.sources[self.BUILDS[name][0]]
            if not sources.have(mutation):
                continue
            build = self.build(name)
            sources.write(texts)
            if build.has_backend(mutation) and build.has_work():
                failure = build.first_failure(mutation)
                if failure:
                    return failure
        return None

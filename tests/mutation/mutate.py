"""Tries mutations, and prints which are killed by which test. See scripts/mutate.sh."""
import argparse
import fnmatch
import os
import pathlib
import queue
import re
import resource
import signal
import sys
import tempfile
import textwrap
import threading
import time

import bench
import mutations

ROOT = pathlib.Path(__file__).resolve().parents[2]
EQUIVALENT = 'nothing: equivalent'
ROW = '{:38} {:34} {:44} {:>7}'
SETTLED = re.compile(r'(\S+) +\S+(?: \+\d+)? +(?!\+|NOTHING|not run|DOES NOT COMPILE)(\S.*?) +\d+\.\d$')


def parse(arguments):
    parser = argparse.ArgumentParser(prog='mutate.sh', add_help=False)
    parser.add_argument('--list', action='store_true')
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--jobs', type=int, default=os.cpu_count())
    parser.add_argument('--done', type=pathlib.Path)
    parser.add_argument('names', nargs='*')
    return parser.parse_args(arguments)


def choose(every, names):
    for name in names:
        if not any(fnmatch.fnmatchcase(m.name, name) for m in every):
            raise mutations.Mistake(f'there is no mutation {name}')
    return [m for m in every if not names or any(fnmatch.fnmatchcase(m.name, name) for name in names)]


def settled_before(log):
    """Of what was killed, or is equivalent, in a table that an earlier run printed: the name, and whether it is equivalent."""
    rows = map(SETTLED.match, log.read_text(encoding='utf-8').splitlines())
    return {(row[1], row[2] == EQUIVALENT) for row in rows if row}


def cpu_has(isa):
    """Whether native code of this backend runs here; where that cannot be told, it is taken to."""
    try:
        flags = pathlib.Path('/proc/cpuinfo').read_text(encoding='utf-8').split()
    except OSError:
        return True
    return {'sse': 'sse4_2', 'avx2': 'avx2', 'avx512': 'avx512bw'}[isa] in flags


def short_names(mutation):
    """Files as seen from src, of several only the first."""
    first, *others = [name.removeprefix('src/') for name in mutation.files()]
    return f'{first} +{len(others)}' if others else first


def groups_of(wanted):
    """Of the same files together, so that little is compiled between them. Last those that need larger builds: in a backend
    that the smallest does not have, or proved equivalent."""
    groups = {}
    for mutation in sorted(wanted, key=lambda m: (bool(m.proof), bool(m.backends() - {'avx2'}))):
        groups.setdefault((bool(mutation.proof), *mutation.files()), []).append(mutation)
    return groups.values()


class Campaign:
    """Jobs take groups of mutations from one queue, each with a bench of its own, and report in one table."""

    def __init__(self, wanted, folder):
        self.waiting = queue.SimpleQueue()
        self.groups = groups_of(wanted)
        for group in self.groups:
            self.waiting.put(group)
        self.folder, self.processes, self.lock = folder, bench.Processes(), threading.Lock()
        self.killed = self.survived = self.equivalent = self.skipped = 0
        self.wrong = []

    def report(self, mutation, verdict, seconds):
        with self.lock:
            print(ROW.format(mutation.name, short_names(mutation), verdict, f'{seconds:.1f}'), flush=True)

    def judge(self, mutation, killer):
        """What the table says."""
        if killer and mutation.proof:
            self.wrong.append(f'{mutation.name} is said to be equivalent, yet killed by {killer}')
        if killer:
            self.killed += 1
            return killer
        if mutation.proof:
            self.equivalent += 1
            return EQUIVALENT
        self.survived += 1
        self.wrong.append(f'{mutation.name} survives')
        return 'NOTHING'

    def try_one(self, place, mutation):
        begun = time.monotonic()
        if mutation.needs and not cpu_has(mutation.needs):
            self.skipped += 1
            self.report(mutation, f'not run: this CPU has no {mutation.needs}', 0)
            return
        try:
            killer = place.try_mutation(mutation)
            with self.lock:
                verdict = self.judge(mutation, killer)
        except bench.DoesNotCompile as error:
            verdict = 'DOES NOT COMPILE'
            self.wrong.append(f'{mutation.name} does not compile:\n{error}')
        self.report(mutation, verdict, time.monotonic() - begun)

    def work(self, number):
        mutation = None
        try:
            place = bench.Bench(self.processes, ROOT, self.folder / str(number))
            while True:
                for mutation in self.waiting.get_nowait():
                    self.try_one(place, mutation)
        except queue.Empty:
            pass
        except Exception as error:  # whatever it is, the others stop too
            with self.lock:
                self.wrong.append(f'{mutation.name}: {error}' if mutation else str(error))
            self.processes.stop()

    def run(self, jobs):
        print(ROW.format('mutation', 'file', 'killed by', 'seconds'), flush=True)
        threads = [threading.Thread(target=self.work, args=[k]) for k in range(jobs)]
        try:
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        finally:
            self.processes.stop()
            for thread in threads:
                thread.join()

    def conclude(self):
        for complaint in self.wrong:
            print(f'mutate.sh: {complaint}', file=sys.stderr)
        if self.skipped:
            print(f'{self.skipped} not run')
        print(f'{self.killed} killed, {self.survived} survived, {self.equivalent} equivalent')
        return 1 if self.wrong else 0


def main(arguments):
    options = parse(arguments)
    try:
        wanted = choose(mutations.read_all(ROOT / 'tests/mutation', ROOT), options.names)
        if options.done:
            before = settled_before(options.done)
            wanted = [m for m in wanted if (m.name, bool(m.proof)) not in before]
    except mutations.Mistake as mistake:
        for line in str(mistake).split('\n'):
            print(f'mutate.sh: {line}', file=sys.stderr)
        return 2
    if options.check:
        print(f'{len(wanted)} mutations, each found once')
        return 0
    if options.list:
        for m in wanted:
            print(f'{m.name:38} {" ".join(m.files())}')
            if m.proof:
                print(textwrap.indent(textwrap.fill(m.proof, 110), ' ' * 4))
        return 0
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory(prefix='lanehit-mutate-') as folder:
        campaign = Campaign(wanted, pathlib.Path(folder))
        campaign.run(max(1, min(options.jobs, len(campaign.groups))))
        return campaign.conclude()


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))

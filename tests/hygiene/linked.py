"""What a program links of the static library: what it uses, and little more.

linked.py CC SIZE ARCHIVE INCLUDE BACKEND..

Each program is linked with -Wl,--gc-sections, as the README has it, and with the C library shared: so what it has
beyond an empty program is its own few lines and what it links of lanehit. With one backend it is that without the
objects of the others, as a map of the linker lists them. The budgets are those of a release build by gcc for x86-64.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

KILOBYTE = 1000
ONE_BACKEND = 'avx2'


def programs_of(queries):
    """The calls of each program, and its budgets in kilobytes: with all backends, and with one."""
    texts = 0.275 * queries  # they name the arguments of every query there is
    return {
        'one query': (['raycast_aabb(0, 0, 0, 0, 0)', 'hits_nearest(0, 0, 0)', 'hits_count(0, 0)'], 79, 37),
        'pairs of boxes': (['pairs_aabb_aabb(0, 0, 0, 0, 0, 0, 0)'], 82, 49),
        'pairs of boxes in parts': (['pairs_prepare(0, 0, 0, 0)', 'pairs_find_part(0, 0, 0, 0, 0, 0, 0, 0)'], 83, 51),
        'five queries': (['overlap_aabb_aabb(0, 0, 0)', 'overlap_sphere_triangle(0, 0, 0)',
                          'raycast_aabb(0, 0, 0, 0, 0)', 'raycast_sphere(0, 0, 0, 0, 0)',
                          'closest_segment_point(0, 0, 0, 0, 0)'], 139, 63),
        'packing': (['pack_aabbs(0, 0, 0)'], 30, 15),
        'texts of errors': (['status_text(1)'], texts, texts),
    }


def source_of(calls):
    headers = ''.join(f'#include <lanehit/{name}.h>\n' for name in ('lanehit', 'pack', 'pairs'))
    return f'{headers}int main(void)\n{{\n' + ''.join(f'    (void)lh_{call};\n' for call in calls) + '}\n'


def size_of(size, program):
    """Text and data, in bytes."""
    listing = subprocess.run([size, program], check=True, capture_output=True, text=True).stdout
    text, data = listing.splitlines()[1].split()[:2]
    return int(text) + int(data)


def taken_by(linker_map, archive, backends):
    """The bytes in a program of the objects of these backends: lines ' section address size archive(member)'."""
    rows = re.findall(r'^ \S+\s+0x([0-9a-f]+)\s+0x([0-9a-f]+) (\S+)\((\S+)\)$', linker_map, flags=re.M)
    own = re.compile(rf'(?:.*\.\._)?(?:{"|".join(backends)})_')
    return sum(int(size, 16) for address, size, file, member in rows
               if file == archive and int(address, 16) and own.match(member))


def main(cc, size, archive, include, *backends):
    others = [backend for backend in backends if backend != ONE_BACKEND]
    described = pathlib.Path(include, 'lanehit', 'queries.def').read_text(encoding='utf-8')
    queries = len(re.findall(r'^QUERY\(', described, flags=re.M))
    fits = True
    with tempfile.TemporaryDirectory() as work:
        program, linker_map = pathlib.Path(work, 'program'), pathlib.Path(work, 'map')

        def link(source, *libraries):
            subprocess.run([*cc.split(), '-std=c11', '-O2', '-DLANEHIT_STATIC', f'-I{include}', source, *libraries,
                            '-Wl,--gc-sections', f'-Wl,-Map={linker_map}', '-o', program], check=True)
            return size_of(size, program)

        written = pathlib.Path(work, 'program.c')
        written.write_text(source_of([]), encoding='utf-8')
        empty = link(written)
        for name, (calls, budget, budget_of_one) in programs_of(queries).items():
            written.write_text(source_of(calls), encoding='utf-8')
            taken = link(written, archive) - empty
            elsewhere = taken_by(linker_map.read_text(encoding='utf-8'), archive, others)
            for what, bytes_taken, most in (('all backends', taken, budget),
                                            (f'{ONE_BACKEND} alone', taken - elsewhere, budget_of_one)):
                fits &= bytes_taken <= most * KILOBYTE
                print(f'{name}, {what}: {bytes_taken / KILOBYTE:.1f} of {most:.1f} KB'
                      f'{"" if bytes_taken <= most * KILOBYTE else "  TOO MUCH"}')
    return 0 if fits else 1


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))

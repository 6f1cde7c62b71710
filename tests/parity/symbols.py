"""Which symbols a built file has.

symbols.py backend NM ARCHIVE PREFIX   the archive exports PREFIX_table, whatever else it exports begins with PREFIX_, and
                                       it needs nothing but that, the description and memory functions
symbols.py library NM LIBRARY HEADER.. the shared library exports what the headers declare, no more and no less
"""
import re
import subprocess
import sys

# What compilers call unasked.
COMPILERS_OWN = {'memcpy', 'memmove', 'memset', 'memcmp', '__stack_chk_fail', '_GLOBAL_OFFSET_TABLE_'}


# What the description has one copy of (src/description/query.h).
DESCRIPTION = {'lh_the_queries', 'lh_the_kinds', 'lh_the_kinds_of_arguments', 'lh_check_query', 'lh_check_cells'}


def symbols(nm, *options):
    """The names in nm's portable format, of which each line begins with one."""
    listing = subprocess.run([nm, '-P', *options], check=True, capture_output=True, text=True).stdout
    lines = (line.split() for line in listing.splitlines())
    return {fields[0].split('@')[0] for fields in lines if len(fields) > 1 and not fields[0].endswith(':')}


def check(what, found, expected):
    if found == expected:
        return 0
    print(what, 'too many:', sorted(found - expected), 'missing:', sorted(expected - found))
    return 1


def check_backend(nm, archive, prefix, narrower=None):
    exported = symbols(nm, '--extern-only', '--defined-only', archive)
    needed = symbols(nm, '--undefined-only', archive)
    table = {f'{prefix}_table'}
    foreign = {name for name in exported if not name.startswith(f'{prefix}_')}
    others = {name for name in needed if narrower and re.fullmatch(f'{narrower}_\\w+_loop', name)}
    return (check('exports:', exported & table | foreign, table) +
            check('needs:', needed - exported - others - COMPILERS_OWN - DESCRIPTION, set()))


def declared(header):
    """The functions behind LH_API."""
    with open(header, encoding='utf-8') as file:
        text = re.sub(r'/\*.*?\*/', '', file.read(), flags=re.S)
    return set(re.findall(r'^LH_API [^;(]*?\b(lh_\w+)\(', text, flags=re.M))


def check_library(nm, library, *headers):
    functions = set().union(*(declared(header) for header in headers))
    return check('exports:', symbols(nm, '--dynamic', '--extern-only', '--defined-only', library), functions)


if __name__ == '__main__':
    sys.exit({'backend': check_backend, 'library': check_library}[sys.argv[1]](*sys.argv[2:]))

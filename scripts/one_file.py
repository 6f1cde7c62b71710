"""The library as one source, for amalgamate.py: the text of the common part, then that of each instruction set.

Headers that the common part has are not repeated. All other names of an instruction set end with its own, lanes_avx2 for
lanes, since they would meet those of the others; so do names that macros make, K##_kernel_avx2 for K##_kernel. Its
macros are undefined behind it.
"""
import re

from one_unit import MACRO_DEFINED

# What stays as it is: comments, texts, names that all backends have or that begin with that of their backend (as those
# that are put together of more than two parts do), and the two that LH_LOOP puts together. What is looked at: bodies of structs, members, what macros put together, and names.
TOKENS = re.compile(r'(?P<skipped>/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|\b(?:QUERY|LH_OWN|LH_OF_NARROWER)\([\w#]+'
                    r'|##\w+##_[a-z]\w*|\bbackend##_##name'
                    r'|\bLH_[A-Z_]*LOOP[A-Z_]*\(\w+, \w+\b(?!\())'
                    r'|(?P<struct>\b(?:struct|union)(?: \w+)? \{[^{}]*\})'
                    r'|(?P<member>(?:\.|->)[ ]*[A-Za-z_]\w*)'
                    r'|(?P<made>##_[a-z]\w*\b(?!##))'
                    r'|(?P<pasted>##_##\w+\b(?!##))'
                    r'|(?P<name>\b[A-Za-z_]\w*\b)', re.DOTALL)
DECLARED = re.compile(r'\b\w+\b(?=\s*[;,\[):])|(\b\w+\b)')
MEMBER = re.compile(r'(?:\.|->)[ ]*([A-Za-z_]\w*)')
# To macros, of which a query and what is told apart of it are made; and what LH_LOOP puts behind the name of a kernel.
GIVEN = re.compile(r'^LH_[A-Z_]+\(([^)]*)\)', re.MULTILINE)
FORM = re.compile(r'\bLH_[A-Z_]*LOOP[A-Z_]*\(\w+, (\w+)\b(?!\()')
MADE = re.compile(r'##(_[a-z]\w*)\b(?!##)')
# Of the narrower backend, which is ahead: declared once more for other instructions, clang takes it for another function.
DECLARED_BEFORE = re.compile(r'batch_loop LH_OF_NARROWER\([\w#]+\);')
CALLS_OF_KERNELS = re.compile(r'^#define \w+\([^)]*\)(?:.*\\\n)*.*$', re.MULTILINE)


def name_calls(macro, suffix):
    """In a macro, what it calls by the name that it is given: K##_avx2(a, b) for K(a, b)."""
    head, body = macro.split(')', 1)
    return head + ')' + re.sub(r'(?<![#\w])K\(', f'K##{suffix}(', body)


class Renamer:
    """Puts a suffix behind names, but not behind members of structs that are called like them.

    names    those that the text defines
    stems    of names that macros make; only what is called by such a name has a suffix
    shared   the text of what it includes, with names that stay as they are
    """

    def __init__(self, names, stems, suffix, text, shared):
        self.names, self.stems, self.suffix = names, stems, suffix
        self.members = set(MEMBER.findall(text))
        self.made = sorted(set(MADE.findall(text)) - set(MADE.findall(shared)), key=len, reverse=True)
        self.given = stems | set(re.findall(r'\w+', ' '.join(GIVEN.findall(text))))
        self.forms = {f'_{form}' for form in FORM.findall(text)}
        self.known = set(re.findall(r'\w+', shared)) - names

    def name(self, name):
        """A name that a macro may make has a suffix behind each of its parts, as it has when it is made."""
        is_form = f'_{name}' in self.forms and name not in self.names
        if name in self.known or is_form or name.lower().startswith('lh_'):
            return name
        part = next((part for part in self.made if name.endswith(part) and name != part), None)
        stem = name[:-len(part)] if part else ''
        own_stem = stem if stem in self.stems or not stem else self.name(stem)
        if part and (own_stem != stem or stem in self.given):
            return own_stem + self.part(part)
        if any(name.endswith(form) and name[:-len(form)] in self.given for form in self.forms):
            return name + self.suffix
        return name + self.suffix if name in self.names else name

    def part(self, part):
        """Of a name that a macro makes. It may be of two parts, of which another macro makes the first."""
        is_form = part in self.forms
        last = next((last for last in self.made
                     if not is_form and part.endswith(last) and part[:-len(last)] in self.made), None)
        return self.part(part[:-len(last)]) + last + self.suffix if last else part + self.suffix

    def in_struct(self, match):
        """What ends a declaration is a member, unless it is the name of a constant."""
        return match[0] if not match[1] and match[0] in self.members else self.name(match[0])

    def replacement(self, match):
        if match['skipped'] or match['member']:
            return match[0]
        if match['struct']:
            return DECLARED.sub(self.in_struct, match[0])
        if match['name'] in self.stems and match.string[match.end()] != '(':
            return match[0]
        if match['made']:
            return '##' + self.part(match[0][2:]) if match[0][2:] in self.made else match[0]
        if match['pasted']:
            return f'{match[0]}##{self.suffix}'
        return self.name(match[0])

    def rename(self, text):
        return TOKENS.sub(self.replacement, text)


def with_own_names(unit, stems, isa):
    """The text of a unit, for one that follows others in a file."""
    text = DECLARED_BEFORE.sub('', str(unit))
    included = set().union(*(unit.reached[path] for path in unit.emitted)) - unit.emitted
    shared = '\n'.join(unit.files[path].text for path in sorted(included))
    own = set().union(*(unit.files[path].names for path in unit.emitted))
    own |= {name for name, path in unit.made.items() if path in unit.emitted}
    undefined = ''.join(f'#undef {name}\n' for name in sorted(set(MACRO_DEFINED.findall(text))))
    text = Renamer(own, stems, f'_{isa}', text, shared).rename(text)
    return undefined + CALLS_OF_KERNELS.sub(lambda match: name_calls(match[0], f'_{isa}'), text) + undefined

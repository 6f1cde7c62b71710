"""The program beside a picture: the call of a query with the shapes of the picture, in C. All are compiled, and run."""
import subprocess

CHECK_OF_STATUS = """if (status != LH_OK) {
        fprintf(stderr, "%s\\n", lh_status_text(status));
        return 1;
    }"""
ROOM_OF_MANIFOLD = """struct {
        uint8_t count;
        float normal[3], point[4][3], distance[4];
        uint32_t feature[4];
    }"""


def floats(row):
    return "{" + ", ".join(f"{number:.6g}" for number in row) + "}"


def wrapped(line, width=84):
    """A line, broken behind commas where it is long."""
    lines = [""]
    for part in line.split(", "):
        if lines[-1] and len(lines[-1]) + len(part) + 2 > width:
            lines[-1] += ","
            lines.append("        " + part)
        else:
            lines[-1] += (", " if lines[-1] else "") + part
    return "\n".join(lines)


class Argument:
    """An argument of a call: the lines before it, what is passed, and the lines that tell what came back."""

    def __init__(self, described, kind, name, value):
        self.kind, self.name, self.value = kind, name, value
        self.held, self.place = described.kinds[kind]
        self.shape = described.shape_of(kind)
        if self.shape and value is None:
            self.before, self.passed, self.after = [], "NULL", []
            return
        self.passed = name if self.place in ("number",) else f"&{name}"
        self.before, self.after = getattr(self, f"of_{self.place}")()

    def of_view(self):
        name, rows = self.name, self.value
        begin, size = (
            (f"of_{name}", f"sizeof of_{name}")
            if len(rows) == 1
            else (f"of_{name}[0]", f"sizeof of_{name}[0]")
        )
        dimensions = "[]" if len(rows) == 1 else f"[{len(rows)}][{len(rows[0])}]"
        numbers = floats(rows[0]) if len(rows) == 1 else "{" + ", ".join(map(floats, rows)) + "}"
        bounds = f"{len(rows[0])}, " if self.shape == "kdops" else ""  # how many a k-DOP has
        maker = (
            f"lh_numbers_soa(1, of_{name})"
            if self.shape == "numbers"
            else f"lh_{self.shape}_aos({begin}, {bounds}{size}, {len(rows)})"
        )
        return [
            f"const float of_{name}{dimensions} = {numbers};",
            f"const lh_{self.shape} {name} = {maker};",
        ], []

    of_set = of_view

    def of_number(self):
        return [f"const float {self.name} = {self.value:g};"], []

    def of_grid(self):
        return [f"const lh_grid {self.name} = {{{', '.join(f'{number:g}' for number in self.value)}}};"], []

    def of_output(self):
        name, held = self.name, self.held.removesuffix(" *")
        if self.kind == "CELLS":
            self.passed = name
            return [f"uint64_t {name}[1];"], [f'printf("{name}: %zu cells\\n", lh_hits_count({name}, 36));']
        if held == "uint64_t":
            return [f"uint64_t {name};"], [f'printf("{name}: %d\\n", (int)({name} & 1));']
        form = "%d" if held == "int8_t" else "%g"
        return [f"{held} {name};"], [f'printf("{name}: {form}\\n", {name});']

    def of_outputs(self):
        name = self.name
        self.passed = f"&to_{name}"
        parts = ", ".join(f"{name}[{k}]" for k in range(3))
        return [f"float {name}[3];", f"const lh_xyz to_{name} = {{{name}, {name} + 1, {name} + 2}};"], [
            f'printf("{name}: %g %g %g\\n", {parts});'
        ]

    def of_manifold(self):
        name, at = self.name, f"in_{self.name}"
        normal = ", ".join(f"{at}.normal + {k}" if k else f"{at}.normal" for k in range(3))
        points = ", ".join(f"{at}.point[k] + {k}" if k else f"{at}.point[k]" for k in range(3))
        return [
            f"{ROOM_OF_MANIFOLD} {at};",
            f"lh_manifolds {name} = {{.count = &{at}.count, .normal = {{{normal}}}}};",
            f"for (int k = 0; k < 4; k++) {{\n        {name}.point[k] = (lh_xyz){{{points}}};\n"
            f"        {name}.distance[k] = &{at}.distance[k];\n        {name}.feature[k] = &{at}.feature[k];\n    }}",
        ], [
            f"for (int k = 0; k < {at}.count; k++)\n"
            f'        printf("{name}: point %g %g %g, distance %g\\n", {at}.point[k][0], {at}.point[k][1],\n'
            f"               {at}.point[k][2], {at}.distance[k]);"
        ]


def program(described, query, given):
    """The text of a program that asks a query about what it was given."""
    arguments = [Argument(described, kind, name, given.get(name)) for kind, name in described.queries[query]]
    lines = [line if "\n" in line else wrapped(line) for argument in arguments for line in argument.before]
    call = wrapped(
        f"const lh_status status = lh_{query}({', '.join(argument.passed for argument in arguments)});"
    )
    told = [line for argument in arguments for line in argument.after]
    body = "\n".join(
        f"    {line}"
        for line in [
            *lines,
            call,
            CHECK_OF_STATUS,
            *told,
        ]
    )
    return (
        f"#include <lanehit/lanehit.h>\n#include <stdio.h>\n\nint main(void)\n{{\n{body}\n    return 0;\n}}\n"
    )


def outputs(programs, include, library, work):
    """What each program prints, by its name. They are compiled as one, which takes a second."""
    text = ""
    for name, source in programs.items():
        (work / f"{name}.c").write_text(source, encoding="utf-8")
        text += f'#define main main_of_{name}\n#include "{name}.c"\n#undef main\n'
    calls = "".join(f'    puts("== {name}");\n    failed |= main_of_{name}();\n' for name in programs)
    (work / "all_programs.c").write_text(
        f"{text}\nint main(void)\n{{\n    int failed = 0;\n{calls}    return failed;\n}}\n", encoding="utf-8"
    )
    command = [
        "cc",
        "-std=c11",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-Wno-float-conversion",
        "-DLANEHIT_STATIC",
        f"-I{include}",
        "all_programs.c",
        str(library),
        "-lm",
        "-o",
        "all_programs",
    ]
    subprocess.run(command, cwd=work, check=True)
    printed = subprocess.run([work / "all_programs"], check=True, capture_output=True, text=True).stdout
    parts = printed.split("== ")[1:]
    return dict(part.split("\n", 1) for part in parts)

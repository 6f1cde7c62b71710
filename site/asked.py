"""Asks the library itself, by the description of its functions: what a picture shows is what it answers."""
import ctypes
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "bindings"))
from interface import Interface  # pylint: disable=wrong-import-position
from library import Library  # pylint: disable=wrong-import-position

NUMBERS = {
    "size_t": ctypes.c_size_t,
    "uint32_t": ctypes.c_uint32,
    "int32_t": ctypes.c_int32,
    "float": ctypes.c_float,
}
OUTPUTS = {
    "uint64_t *": ctypes.c_uint64,
    "float *": ctypes.c_float,
    "int8_t *": ctypes.c_int8,
    "uint8_t *": ctypes.c_uint8,
    "uint32_t *": ctypes.c_uint32,
}


class Refused(Exception):
    """A status that is not success, in its words."""


class Asked:
    """A library that is loaded."""

    def __init__(self, path):
        self.called = ctypes.CDLL(str(path))
        self.called.lh_status_text.restype = ctypes.c_char_p
        self.described = Library(ROOT)
        self.interface = Interface(ROOT / "include/lanehit")
        self.structs = {}

    def struct(self, name):
        """The struct of C by this name, from the headers."""
        if name not in self.structs:
            fields = []
            for field in self.interface.structs[name]:
                kind = (
                    ctypes.c_void_p if field.pointed else NUMBERS.get(field.kind) or self.struct(field.kind)
                )
                fields.append((field.name, kind * self.interface.length_of(field) if field.length else kind))
            self.structs[name] = type(name, (ctypes.Structure,), {"_fields_": fields})
        return self.structs[name]

    def view(self, kind, rows):
        """A view of rows of numbers, in columns; and what it points to."""
        shape = self.described.shape_of(kind)
        made = self.struct(f"lh_{shape}")(count=len(rows))
        columns = [(ctypes.c_float * len(rows))(*column) for column in zip(*rows)]
        for name, column in zip(self.described.soa[shape], columns):
            setattr(made, name, ctypes.addressof(column))
        return made, columns

    def room(self, held, cells):
        """Where an output goes, and how it is read afterwards."""
        pointed = held.replace("const ", "")
        if pointed in OUTPUTS:
            array = (OUTPUTS[pointed] * cells)()
            return array, lambda: array[0] if cells == 1 else list(array)
        made = self.struct(pointed.removesuffix(" *"))()
        arrays = {}

        def fill(struct, names):
            for field in self.interface.structs[type(struct).__name__]:
                value = getattr(struct, field.name)
                of = (
                    [(f"{names}{field.name}{k}", k) for k in range(self.interface.length_of(field))]
                    if field.length
                    else [(f"{names}{field.name}", None)]
                )
                for name, k in of:
                    if field.pointed:
                        arrays[name] = (OUTPUTS[field.kind] * 1)()
                        address = ctypes.addressof(arrays[name])
                        if k is None:
                            setattr(struct, field.name, address)
                        else:
                            value[k] = address
                    else:
                        fill(value if k is None else value[k], name + ".")

        fill(made, "")
        if set(arrays) == {"x", "y", "z"}:
            return made, lambda: [arrays[axis][0] for axis in "xyz"]
        return made, lambda: {name: array[0] for name, array in arrays.items()}

    def ask(self, query, given):
        """What a query answers: by the name of an output its value for the one pair. `given` has rows, or a number."""
        arguments, kept, read = [], [], {}
        for kind, name in self.described.queries[query]:
            held, place = self.described.kinds[kind]
            if place in ("view", "set"):
                made, columns = self.view(kind, given[name]) if given[name] is not None else (None, None)
                kept += [made, columns]
                arguments.append(ctypes.byref(made) if made is not None else None)
            elif place == "number":
                arguments.append(ctypes.c_float(given[name]))
            elif place == "grid":
                kept.append(self.struct("lh_grid")(*given[name]))
                arguments.append(ctypes.byref(kept[-1]))
            else:
                made, read[name] = self.room(held, 64 if kind == "CELLS" else 1)
                arguments.append(ctypes.byref(made))
        status = getattr(self.called, f"lh_{query}")(*arguments)
        if status != 0:
            raise Refused(self.called.lh_status_text(status).decode())
        return {name: value() for name, value in read.items()}

"""The colours of the project's pictures, of which examples/demo/palette.h has the names, the values and the source."""
import os
import re

HEADER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "examples", "demo", "palette.h")

with open(HEADER, encoding="utf-8") as file:
    FOUND = re.findall(r"COLOR_([A-Z]+) = 0x([0-9a-f]{6})", file.read())
COLOURS = {name.lower(): "#" + value for name, value in FOUND}

"""Furo as Debian has it expects a web server with Debian's other style sheets, and its script a step that joins
modules. Here both work from a disk, and in the dark where the reader's screen does."""
import re
from pathlib import Path

import furo

STYLES = Path(furo.__file__).parent / "theme/furo/static/styles/furo.css"


def style_sheet():
    """Without what it imports, and with the colours of the dark for whoever has not chosen."""
    text = re.sub(r"@import url\([^)]*\);\n?", "", STYLES.read_text(encoding="utf-8"))
    dark = re.search(r'body\[data-theme="dark"\] \{([^}]*)\}', text)[1]
    return (
        "html { line-height: 1.15; }\nbody { margin: 0; }\nbutton, input { font: inherit; margin: 0; }\n"
        f'{text}\n@media (prefers-color-scheme: dark) {{\n  body:not([data-theme="light"]) {{{dark}}}\n}}\n'
    )

"""The programs of the pages run, and print what their page says."""
import re

import numpy as np
import pytest

from described import ROOT

PAGES = {name: (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8") for name in ("python", "many-machines")}
PROGRAMS = [
    (page, program)
    for page, text in PAGES.items()
    for program in re.findall(r"^```python\n(.*?)^```", text, flags=re.S | re.M)
]


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_program(number, tmp_path, monkeypatch, capsys):
    page, program = PROGRAMS[number]
    assert len(program.splitlines()) < 30
    if "matplotlib" in program:
        pytest.importorskip("matplotlib").use("Agg")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "assets").symlink_to(ROOT / "assets")
    names = {}
    exec(
        compile(program.replace("cell = 0.05", "cell = 0.2"), f"program {number}", "exec"), names
    )  # pictures take long
    printed = capsys.readouterr().out.strip()
    assert printed
    if f"It prints `{printed}`" not in PAGES[page]:
        assert list(tmp_path.glob("python-*.png")) and number > 0
    if "depth" in names:
        depth = names["depth"]
        assert 0.2 < np.isfinite(depth).mean() < 0.4 and 1 < depth.min() < depth[np.isfinite(depth)].max() < 5

"""What the build writes of the headers: stubs and docstrings of everything that there is, and nothing else."""
import ast
import inspect
import pathlib

import lanehit
import pytest

from described import GRID_QUERIES, QUERIES, inputs_of

STUBS = ast.parse((pathlib.Path(lanehit.__file__).parent / "__init__.pyi").read_text(encoding="utf-8"))
FUNCTIONS = {node.name: node for node in STUBS.body if isinstance(node, ast.FunctionDef)}
NAMES = [name for name in dir(lanehit) if not name.startswith("_") and callable(getattr(lanehit, name))]


def test_all_are_there():
    assert sorted(NAMES) == sorted(FUNCTIONS)
    assert set(QUERIES) | set(GRID_QUERIES) <= set(NAMES)
    assert {"pack_rays", "pack_spheres_from_doubles", "pairs_aabb_aabb", "pairs_by_kind", "isa_select"} <= set(NAMES)
    assert lanehit.__version__ and lanehit.PAIRS_STEPS == 4


@pytest.mark.parametrize("name", NAMES)
def test_words(name):
    function, stub = getattr(lanehit, name), FUNCTIONS[name]
    said = inspect.signature(function)
    arguments = stub.args
    assert [argument.arg for argument in arguments.args + arguments.kwonlyargs] == list(said.parameters)
    defaults = [parameter for parameter in said.parameters.values() if parameter.default is not parameter.empty]
    assert len(arguments.defaults) + sum(d is not None for d in arguments.kw_defaults) == len(defaults)
    text = inspect.getdoc(function)
    assert len(text) > 40 and "lh_" not in text.split("\n\n")[0] and ast.get_docstring(stub).strip() == text


@pytest.mark.parametrize("query", QUERIES)
def test_queries(query):
    text = inspect.getdoc(getattr(lanehit, query))
    for _, name in inputs_of(query):
        assert f"\n{name}: " in text
    assert any(
        promise in text for promise in ("Never misses", "Never hits wrongly", "xact", "Guarantees", "is within")
    )
    classes = {
        node.name: [field.target.id for field in node.body] for node in STUBS.body if isinstance(node, ast.ClassDef)
    }
    assert query.startswith(("overlap", "contains")) or len(classes[f"{query}_results"]) > 1

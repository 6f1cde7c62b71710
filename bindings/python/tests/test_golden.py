"""The hashes that the library's own tests have (tests/golden): the same inputs, made once more, give the same bits."""
import re

import lanehit
import numpy as np
import pytest

from described import OF_A_SET, QUERIES, ROOT, SETS, SHAPES, inputs_of

N = 300
WORD = 0xFFFFFFFFFFFFFFFF
ROW = r'\{"(\w+)", "(plain|hard)", \{(\d+), (\d+), 0x(\w+), 0x(\w+)\}\}'
ROWS = re.findall(ROW, (ROOT / "tests/golden/hashes.inc").read_text(encoding="utf-8"))
PLAIN = {
    name: (int(hits), int(verdicts, 16), int(values, 16))
    for name, inputs, _, hits, verdicts, values in ROWS
    if inputs == "plain"
}
LOWER_BOUNDS = [*range(6, 10), *range(14, 20)]  # of k-DOPs, along corners and edges
HARD = {name: int(values, 16) for name, inputs, _, _, _, values in ROWS if inputs == "hard"}


def dice(first, count):
    """What SplitMix64 gives from its number `first` on, begun with 1."""
    with np.errstate(over="ignore"):
        z = np.uint64(1) + np.arange(first + 1, first + 1 + count, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ z >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ z >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
        return z ^ z >> np.uint64(31)


def fold(words, value=0):
    for word in words:
        value = (value ^ word) * 0x100000001B3 & WORD
        value ^= value >> 32
    return value


def plain_inputs(query):
    """As tests/golden/plain.c draws them."""
    first, inputs = 0, {}
    for kind, name in inputs_of(query):
        drawn = (dice(first, N * SHAPES[kind]) >> np.uint64(58)).astype(np.float32).reshape(N, -1)
        first += drawn.size
        drawn[:, :3] -= 32
        if kind == "KDOPS":
            drawn[:, LOWER_BOUNDS] -= 96
        made = drawn / 16
        inputs[name] = made[:, 0].copy() if kind == "MARGINS" else made[:OF_A_SET] if kind in SETS else made
    return inputs | {name: 1.0 for kind, name in QUERIES[query] if kind == "LIMIT"}


def hash_of(results):
    """How many hits, and the hashes of bits and of all else."""
    hits = verdicts = values = 0
    for result in results if isinstance(results, tuple) else (results,):
        if result.dtype == np.uint64:
            hits += sum(bin(word).count("1") for word in result.tolist())
            verdicts = fold(result.tolist(), verdicts)
        elif result.itemsize == 1:
            values = fold((result.view(np.uint8) ^ np.uint8(0x80)).tolist(), values)
        else:
            columns = np.ascontiguousarray(result.reshape(len(result), -1).T)
            values = fold(columns.view(np.uint32).ravel().tolist(), values)
    return hits, verdicts, values


@pytest.mark.parametrize("query", QUERIES)
def test_plain(query):
    options = {"hits": "bits"} if any(kind == "HITS" for kind, _ in QUERIES[query]) else {}
    assert hash_of(getattr(lanehit, query)(**plain_inputs(query), **options)) == PLAIN[query]


def hard_inputs():
    """As tests/golden/packings.c draws them: doubles and floats."""
    stream = iter(dice(0, 4099 * (11 * 4 + 10 * 2)).tolist())

    def below(bound):
        return (next(stream) >> 32) * bound >> 32

    def double_bits():
        bits, end = next(stream), below(8)
        exponent = bits >> 52 & 0x7FF if below(16) == 0 else 1023 - 160 + below(292)
        ends = (0, 1, 0x0FFFFFFF, 0x10000000, 0x10000001, 0x1FFFFFFF)
        fraction = bits & 0xFFFFFFFFFFFFF
        return bits & 1 << 63 | exponent << 52 | (fraction & ~0x1FFFFFFF | ends[end] if end < 6 else fraction)

    def float_bits():
        exponent = 127 - 20 + below(40)
        return next(stream) & 0x807FFFFF | exponent << 23

    drawn = [([double_bits() for _ in range(11)], [float_bits() for _ in range(10)]) for _ in range(4099)]
    doubles, floats = zip(*drawn)
    return np.array(doubles, np.uint64).view(float), np.array(floats, np.uint32).view(np.float32)


def test_hard():
    doubles, floats = hard_inputs()
    given = {
        "pack_rays_from_doubles": (doubles[:, :3], doubles[:, 3:6], None, doubles[:, 9], doubles[:, 10]),  # no reciprocals
        "pack_aabbs_from_obbs": floats,
        "pack_aabbs_from_triangles": floats[:, :9],
    }
    grown = {"pack_aabbs_from_triangles": {"margin": floats[:, 9], "velocity": floats[:, 4:7], "t_max": 0.7}}
    for name, expected in HARD.items():
        if name.endswith("_around"):
            continue  # their sets are those that tests/golden/packings.c makes
        shape = given.get(name, doubles[:, : SHAPES[name.split("_")[1].upper()]])
        assert hash_of(getattr(lanehit, name)(shape, **grown.get(name, {})))[2] == expected, name

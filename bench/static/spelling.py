"""The operations of operations.py as instructions: of AVX2 and AVX-512, in the cheapest ways that give the same bits.

Where there are several ways, which one is cheapest depends on the core, so all are tried. An addition may be a fused
multiply-add by 1: the same bits, on the units of multiplications.
"""
import itertools
from collections import Counter

A_VECTOR = {"avx2": "%ymm", "avx512": "%zmm"}
ROUND = ["addq $8, %rax", "addq $1, %rdx", "jne 0"]

# One instruction each. V is a vector register.
PLAIN = {
    "avx2": {
        "load": "vmovups (%rdi,%rax,4), V2",
        "add": "vaddps V0, V1, V2",
        "fused": "vfmadd213ps V0, V1, V2",
        "mul": "vmulps V0, V1, V2",
        "div": "vdivps V0, V1, V2",
        "minmax": "vminps V0, V1, V2",
        "cmp": "vcmpleps V0, V1, V2",
        "abs": "vandps V0, V1, V2",
        "and": "vandps V0, V1, V2",
        "store": "vmovups V0, (%rdi,%rax,4)",
    },
    "avx512": {
        "load": "vmovups (%rdi,%rax,4), V2",
        "add": "vaddps V0, V1, V2",
        "fused": "vfmadd213ps V0, V1, V2",
        "mul": "vmulps V0, V1, V2",
        "div": "vdivps V0, V1, V2",
        "minmax": "vminps V0, V1, V2",
        "cmp": "vcmpleps V0, V1, %k1 {%k2}",
        "abs": "vandps V0, V1, V2",
        "store": "vmovups V0, (%rdi,%rax,4)",
    },
}
BLEND, XOR, AND = "vblendvps V0, V1, V3, V2", "vxorps V0, V1, V2", "vandps V0, V1, V2"
PERMUTE = "vpermilps V0, V1, V2"
BLEND_BYTES = "vmovdqu8 %xmm0, %xmm2 {%k1}"

ORDER_BY_MASKS = tuple(
    [f"{sign} %k1", blend, blend]
    for sign in ("vpmovd2m V0,", "vptestmd V0, V1,")
    for blend in ("vblendmps V0, V1, V2 {%k1}", "vmovaps V0, V2 {%k1}")
)

# Several instructions, in several ways.
WAYS = {
    "avx2": {
        "order": ([BLEND, BLEND], [BLEND, XOR, XOR], ["vpsrad $31, V0, V2", XOR, AND, XOR, XOR]),
        "choose": ([BLEND, BLEND], ["vpsrld $31, V0, V2", PERMUTE, PERMUTE]),
        "or_never": ([BLEND], ["vandnps V0, V1, V2", "vpmaxsd V0, V1, V2"]),
        "from_zero_or_never": (["vpmaxsd V0, V1, V2"],),  # shares the vandnps of or_never
        "sign": ([BLEND], ["vandnps V0, V1, V2", "vorps V0, V1, V2"]),
        "face": (
            [AND, BLEND, BLEND, AND]
            + ["vextracti128 $1, V0, %xmm2", "vpackssdw %xmm0, %xmm1, %xmm2", "vpacksswb %xmm0, %xmm1, %xmm2"]
            + ["vmovq %xmm2, (%rdi,%rax)"],
        ),
        "leave": (["testl %ecx, %ecx", "je 0"],),
        "hits": (["vmovmskps V0, %ecx", "movb %cl, (%rdx)", *ROUND],),
    },
    "avx512": {
        # Verdicts go from comparison to comparison as their mask, at no cost.
        "and": ([],),
        "order": ORDER_BY_MASKS,
        "choose": ORDER_BY_MASKS,
        # The minimum or maximum that gives the time is merged into +inf, of which a copy is needed.
        "or_never": (["vblendmps V0, V1, V2 {%k1}"], ["vmovaps V0, V2 {%k1}"], ["vmovaps V0, V2"]),
        "from_zero_or_never": (
            ["vpmaxsd V0, V1, V2 {%k1}", "vmovaps V0, V2"],
            ["vpmaxsd V0, V1, V2", "vmovaps V0, V2 {%k1}"],
        ),
        "sign": ([BLEND_BYTES],),
        # On bytes from the start: sixteen fill a short vector.
        "face": (["vmovdqu8 %xmm0, %xmm2 {%k1} {z}", BLEND_BYTES, BLEND_BYTES, "vmovups %xmm2, (%rdi,%rax)"],),
        "leave": (["kortestw %k1, %k1", "je 0"],),
        "hits": (["kmovw %k1, (%rdx)", *ROUND],),
    },
}

def spell(needs, isa, fused, chosen):
    """How often each instruction is needed, and FROM; chosen is a way for each operation that has several."""
    counts = Counter({name: needs[name] for name in PLAIN[isa]})
    counts["add"] -= fused
    counts["fused"] += fused
    text = Counter()
    for name, count in counts.items():
        text[PLAIN[isa][name]] += count
    for name, way in chosen.items():
        for instruction in way:
            text[instruction] += needs[name]
    text[FROM] = needs[FROM]
    return Counter({as_assembly(line, isa): count for line, count in text.items() if count})


# What it takes more to have an operand from memory: the units of a load, and the slots that the one has more.
FROM = "from"
LOAD, WITH_MEMORY, WITHOUT_MEMORY = (
    "vmovups (%rdi,%rax,4), %ymm2",
    "vaddps (%rdi,%rax,4), %ymm1, %ymm2",
    "vaddps %ymm0, %ymm1, %ymm2",
)


def as_assembly(line, isa):
    return line.replace("V", A_VECTOR[isa])


def spellings(needs, isa):
    """All that are tried: instructions, and how many."""
    several = {name: ways for name, ways in WAYS[isa].items() if needs[name]}
    for ways in itertools.product(*several.values()):
        for fused in range(needs["add"] + 1):
            yield spell(needs, isa, fused, dict(zip(several, ways)))

/* The probes of one instruction set, on the lanes that its kernels use. Compiled once for each, with
 * PROBE_LANES its lanes.h, PROBE_ISA its number and PROBE the name of the result. */
#include "probe.h"

#include PROBE_LANES

/* So many values at a time that no unit waits for a result; few enough for 16 registers, with the constants. */
enum { CHAINS = 12 };

/* Keeps the compiler from seeing through a value, and costs no instruction. */
#if defined(__x86_64__) || defined(__i386__)
#define VECTOR_REGISTER "v"
#elif defined(__aarch64__)
#define VECTOR_REGISTER "w"
#endif

static inline lanes opaque(lanes a)
{
#if defined(VECTOR_REGISTER)
    __asm__ volatile("" : "+" VECTOR_REGISTER(a));
    return a;
#else
    volatile lanes kept = a;
    return kept;
#endif
}

static inline mask opaque_mask(mask m)
{
#if defined(VECTOR_REGISTER)
    __asm__ volatile("" : "+" PROBE_MASK_REGISTER(m));
    return m;
#else
    volatile mask kept = m;
    return kept;
#endif
}

/* One step of a chain: a to the next a, with constants c and one and a mask at hand. */
#define PROBE_LOOP(name, step)                                                                               \
    static void name(size_t rounds)                                                                          \
    {                                                                                                        \
        const lanes one = opaque(lanes_set1(1.0f)), c = opaque(lanes_set1(0x1p-30f));                        \
        mask m = opaque_mask(lanes_le(c, one));                                                              \
        lanes chain[CHAINS];                                                                                 \
        (void)m;                                                                                             \
        for (int k = 0; k < CHAINS; k++)                                                                     \
            chain[k] = opaque(lanes_set1(1.0f));                                                             \
        for (size_t round = 0; round < rounds; round++)                                                      \
            for (int k = 0; k < CHAINS; k++) {                                                               \
                const lanes a = chain[k];                                                                    \
                step;                                                                                        \
            }                                                                                                \
        for (int k = 0; k < CHAINS; k++)                                                                     \
            (void)opaque(chain[k]);                                                                          \
    }
#define NEXT(a) (chain[k] = opaque(a))
#define SAME(m) (m = opaque_mask(m))

PROBE_LOOP(add, NEXT(lanes_add(a, c)))
PROBE_LOOP(multiply, NEXT(lanes_mul(a, one)))
PROBE_LOOP(minimum, NEXT(lanes_min(a, one)))
PROBE_LOOP(compare, m = opaque_mask(lanes_le(NEXT(a), one)))
PROBE_LOOP(choose, NEXT(lanes_select(SAME(m), a, c)))
PROBE_LOOP(divide, NEXT(lanes_div(a, one)))
PROBE_LOOP(root, NEXT(lanes_sqrt(a)))

/* Results that nobody needs, so that nothing waits. */
#define ALONE(a)   (void)opaque(a)
#define SAME_CHAIN (chain[k] = opaque(a))

PROBE_LOOP(mix_linear, ALONE(lanes_mul(SAME_CHAIN, one)); ALONE(lanes_add(chain[k], c)))
PROBE_LOOP(mix_slabs, ALONE(lanes_sub(SAME_CHAIN, c)); ALONE(lanes_mul(chain[k], one));
           ALONE(lanes_min(chain[k], one)))
PROBE_LOOP(mix_clamped, ALONE(lanes_max(SAME_CHAIN, c)); ALONE(lanes_min(chain[k], one));
           ALONE(lanes_sub(chain[k], c)); ALONE(lanes_mul(chain[k], one)); ALONE(lanes_add(chain[k], one)))

static inline lanes both_selected(mask m, lanes a, lanes b)
{
    const lanes selected = lanes_select(m, a, b);
    (void)opaque(lanes_unselected(m, a, b, selected));
    return selected;
}

static inline lanes chosen_line(lanes a, lanes c, lanes one)
{
    const mask m = lanes_le(a, one);
    return lanes_mul(lanes_sub(lanes_select(m, a, one), c), one);
}

PROBE_LOOP(choose_both, NEXT(both_selected(SAME(m), a, c)))
PROBE_LOOP(mix_choices, NEXT(chosen_line(a, c, one)))

static const arithmetic kinds[] = {
    {"add", 1, add},
    {"multiply", 1, multiply},
    {"minimum", 1, minimum},
    {"compare", 1, compare},
    {"select", 1, choose},
    {"select_both", 2, choose_both}, /* and the value that is not selected too */
    {"divide", 1, divide},
    {"root", 1, root},
    {"mix_linear", 2, mix_linear},
    {"mix_slabs", 3, mix_slabs},
    {"mix_clamped", 5, mix_clamped},
    {"mix_choices", 4, mix_choices},
    {0},
};

/* From several places at a time, as from the columns of operands. */
static void read(const float *data, size_t count)
{
    enum { STREAMS = 8, AT_ONCE = 2 };
    const size_t stream = count / STREAMS;
    for (size_t i = 0; i < stream; i += AT_ONCE * LANES)
        for (size_t k = 0; k < STREAMS; k++)
            for (size_t j = 0; j < AT_ONCE; j++)
                (void)opaque(lanes_load(data + k * stream + i + j * LANES));
}

extern const probe PROBE;
const probe PROBE = {PROBE_ISA, CHAINS *LANES, kinds, read};

/* Lanes of twice the width of others: two registers where one is too narrow. Include with LH_W(name) and LH_HALF(name)
 * as names of the one and the other. What each operation means: src/lanes/lanes.md. */

typedef struct LH_W(lanes) {
    LH_HALF(lanes) low, high;
} LH_W(lanes);

typedef struct LH_W(mask) {
    LH_HALF(mask) low, high;
} LH_W(mask);

/* LH_DOUBLED(lanes, lanes_min, (LH_W(lanes) a, LH_W(lanes) b), (a.low, b.low), (a.high, b.high)) is
 *     lh8_lanes lh8_lanes_min(lh8_lanes a, lh8_lanes b) { return (lh8_lanes){lh4_lanes_min(a.low, b.low), ...}; } */
#define LH_DOUBLED(type, name, parameters, of_low, of_high)                                                  \
    LH_INLINE_FUNCTION LH_W(type) LH_W(name) parameters                                                      \
    {                                                                                                        \
        return LH_MAKE(LH_W(type)){LH_HALF(name) of_low, LH_HALF(name) of_high};                             \
    }
#define LH_DOUBLED_OF_ONE(type, name, of) LH_DOUBLED(type, name, (LH_W(of) a), (a.low), (a.high))
#define LH_DOUBLED_OF_TWO(type, name, of)                                                                    \
    LH_DOUBLED(type, name, (LH_W(of) a, LH_W(of) b), (a.low, b.low), (a.high, b.high))
#define LH_DOUBLED_OF_CHOSEN(name)                                                                           \
    LH_DOUBLED(lanes, name, (LH_W(mask) m, LH_W(lanes) a), (m.low, a.low), (m.high, a.high))

LH_DOUBLED(lanes, lanes_set1, (float a), (a), (a))
LH_DOUBLED(lanes, lanes_of_bits, (uint32_t bits), (bits), (bits))
LH_DOUBLED(lanes, lanes_load, (const float *p), (p), (p + LH_LANES / 2))

LH_INLINE_FUNCTION void LH_W(lanes_store)(float *p, LH_W(lanes) a)
{
    LH_HALF(lanes_store)(p, a.low);
    LH_HALF(lanes_store)(p + LH_LANES / 2, a.high);
}

LH_DOUBLED_OF_TWO(lanes, lanes_add, lanes)
LH_DOUBLED_OF_TWO(lanes, lanes_sub, lanes)
LH_DOUBLED_OF_TWO(lanes, lanes_mul, lanes)
LH_DOUBLED_OF_TWO(lanes, lanes_div, lanes)
LH_DOUBLED_OF_TWO(lanes, lanes_min, lanes)
LH_DOUBLED_OF_TWO(lanes, lanes_max, lanes)
LH_DOUBLED_OF_TWO(lanes, lanes_opposing, lanes)
LH_DOUBLED_OF_TWO(lanes, lanes_flip, lanes)
LH_DOUBLED_OF_ONE(lanes, lanes_abs, lanes)
LH_DOUBLED_OF_ONE(lanes, lanes_sqrt, lanes)
LH_DOUBLED_OF_ONE(lanes, lanes_negate, lanes)
LH_DOUBLED_OF_TWO(mask, lanes_le, lanes)
LH_DOUBLED_OF_TWO(mask, lanes_lt, lanes)
LH_DOUBLED_OF_TWO(mask, lanes_eq, lanes)
LH_DOUBLED_OF_ONE(mask, lanes_negative, lanes)
LH_DOUBLED_OF_CHOSEN(lanes_or_infinity)
LH_DOUBLED_OF_CHOSEN(lanes_from_zero_or_infinity)
LH_DOUBLED_OF_CHOSEN(lanes_signed_or_infinity)
LH_DOUBLED_OF_CHOSEN(lanes_or_zero)
LH_DOUBLED(lanes, lanes_select, (LH_W(mask) m, LH_W(lanes) a, LH_W(lanes) b), (m.low, a.low, b.low),
           (m.high, a.high, b.high))
LH_DOUBLED(lanes, lanes_unselected, (LH_W(mask) m, LH_W(lanes) a, LH_W(lanes) b, LH_W(lanes) selected),
           (m.low, a.low, b.low, selected.low), (m.high, a.high, b.high, selected.high))
LH_DOUBLED_OF_TWO(mask, mask_and, mask)
LH_DOUBLED_OF_TWO(mask, mask_or, mask)
LH_DOUBLED_OF_TWO(mask, mask_without, mask)

LH_DOUBLED(mask, mask_of_bits, (uint32_t bits), (bits), (bits >> (LH_LANES / 2)))

LH_INLINE_FUNCTION uint32_t LH_W(mask_bits)(LH_W(mask) m)
{
    return LH_HALF(mask_bits)(m.low) | LH_HALF(mask_bits)(m.high) << (LH_LANES / 2);
}

#undef LH_DOUBLED
#undef LH_DOUBLED_OF_ONE
#undef LH_DOUBLED_OF_TWO
#undef LH_DOUBLED_OF_CHOSEN

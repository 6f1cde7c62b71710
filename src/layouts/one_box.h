/* One box against boxes in structs.
 *
 * Of structs without gaps there is nothing to transpose: the floats are compared as they lie with a pattern of the six
 * of the one box. With the signs of the maxima flipped all six are one comparison, of a float with what it may be at
 * most. Its bits are kept for many boxes, and then folded, six to one. */
#ifndef LANEHIT_SRC_LAYOUTS_ONE_BOX_H
#define LANEHIT_SRC_LAYOUTS_ONE_BOX_H

#include "few_boxes.h"

/* ---- By a pattern ------------------------------------------------------------------------------------- */

/* Vectors after which the pattern begins anew; and boxes of which the bits are kept. */
enum { PERIOD = 3, PERIOD_BOXES = PERIOD * LANES / 6, KEPT_BOXES = 1024 };

typedef struct box_pattern {
    float most[PERIOD * LANES], sign[PERIOD * LANES];
} box_pattern;

LH_INLINE void prepare_pattern(box_pattern *p, const lh_aabbs *one)
{
    const float *const *array = lh_arrays_of(one);
    const float most[6] = {*array[3], *array[4], *array[5], -*array[0], -*array[1], -*array[2]},
                sign[6] = {0.0f, 0.0f, 0.0f, -0.0f, -0.0f, -0.0f};
    for (size_t box = 0; box < PERIOD_BOXES; box++) {
        memcpy(p->most + 6 * box, most, sizeof most);
        memcpy(p->sign + 6 * box, sign, sizeof sign);
    }
}

/* Bits of so many boxes, which are a multiple of those of a period. */
LH_INLINE void compare_with_pattern(const box_pattern *p, const float *box, size_t boxes, uint8_t *bits)
{
    for (size_t i = 0; i < boxes; i += PERIOD_BOXES) {
        uint64_t word = 0;
        for (size_t k = 0; k < PERIOD; k++) {
            const lanes floats = lanes_flip(lanes_load(box + k * LANES), lanes_load(p->sign + k * LANES));
            word |= (uint64_t)mask_bits(lanes_le(floats, lanes_load(p->most + k * LANES))) << k * LANES;
        }
        memcpy(bits, &word, sizeof word);
        box += (size_t)PERIOD * LANES;
        bits += (size_t)PERIOD * LANES / 8;
    }
}

/* Of n boxes the words that are whole. Returns how many boxes that are. */
static inline size_t meet_by_pattern(const lh_aabbs *one, const float *box, uint64_t *hits, size_t n)
{
    uint8_t bits[6 * KEPT_BOXES / 8 + 8]; /* and what is stored behind the last */
    box_pattern pattern;
    prepare_pattern(&pattern, one);
    size_t i = 0;
    while (n - i >= 64) {
        size_t boxes = (n - i) & ~(size_t)63;
        if (boxes > KEPT_BOXES)
            boxes = KEPT_BOXES;
        compare_with_pattern(&pattern, box + 6 * i, boxes, bits);
        for (size_t k = 0; k < boxes; k += 64)
            hits[(i + k) / 64] = all_of_six(bits + 6 * k / 8);
        i += boxes;
    }
    return i;
}

LH_INLINE view_columns arrays_of(const lh_aabbs *boxes)
{
    view_columns of;
    memcpy(of.array, lh_arrays_of(boxes), 6 * sizeof of.array[0]);
    return of;
}

/* ---- By columns --------------------------------------------------------------------------------------- */

/* Fewer than a block, read whole: a load of a part would wait for the columns to be stored. */
static inline uint64_t meet_few(const lh_aabbs *one, const lh_aabbs *boxes, size_t n)
{
    float packed[6 * LANES];
    load_few_boxes(boxes, n, packed);
    const lh_aabbs packed_boxes = aabbs_of_columns(LANES, packed);
    const aabb first = aabb_load(arrays_of(one), ONE_ELEMENT),
               block_of_boxes = aabb_load(arrays_of(&packed_boxes), (block){0, LANES, 1, 0});
    return bits_of_block(mask_bits(aabbs_meet(first, block_of_boxes)), part_of_block(n, 0));
}

/* From i on, a multiple of 64. */
static inline void meet_by_rows(const lh_aabbs *one, aabb_structs boxes, uint64_t *hits, size_t i, size_t n)
{
    const aabb first = aabb_load(arrays_of(one), ONE_ELEMENT);
    hits_in_order in_order = {(uint8_t *)(hits + i / 64), 0};
    for (; i < n; i += LANES) {
        const block at = whole_block(i, n);
        add_hits(&in_order, mask_bits(aabbs_meet(first, aabb_load_structs(&boxes, at.first))), at, i);
    }
    end_hits(&in_order, hits, n);
}

lh_status LH_OWN(one_box_meets)(const lh_call *call, unsigned one, size_t n)
{
    if (LANES < 8)
        return LH_OK; /* nobody asks */
    const overlap_aabb_aabb_arguments of = overlap_aabb_aabb_arguments_of(call);
    const lh_aabbs *const box = one == ONE_FIRST ? of.a : of.b;
    const lh_aabbs *const boxes = one == ONE_FIRST ? of.b : of.a;
    uint64_t *const hits = of.hits;
    const aabb_structs structs = structs_of_aabbs(boxes);
    if (n < LANES)
        *hits = meet_few(box, boxes, n);
    else
        meet_by_rows(box, structs, hits,
                     n >= 64 && are_tight(&structs) ? meet_by_pattern(box, boxes->min_x, hits, n) : 0, n);
    return LH_OK;
}

#endif

/* Boxes in structs, read as they lie: two times three floats, with or without gaps. */
#ifndef LANEHIT_SRC_LAYOUTS_BOX_STRUCTS_H
#define LANEHIT_SRC_LAYOUTS_BOX_STRUCTS_H

#include "engine/operands.h"
#include "row.h"
#include "mathematics/shapes.h"

/* Three floats, and three more `second` floats behind the first. */
typedef struct aabb_structs {
    rows from;
    size_t second;
} aabb_structs;

LH_INLINE aabb_structs structs_of_aabbs(const lh_aabbs *v)
{
    return (aabb_structs){{(const char *)v->min_x, v->stride, NULL, 0}, (size_t)(v->max_x - v->min_x)};
}

/* Six floats without gaps. */
LH_INLINE int are_tight(const aabb_structs *of)
{
    return of->second == 3 && of->from.stride == 6 * sizeof(float);
}

LH_INLINE aabb aabb_of_columns(const lanes column[6])
{
    return (aabb){{column[0], column[1], column[2]}, {column[3], column[4], column[5]}};
}

LH_INLINE aabb aabb_load_tight(const float *structs, block at)
{
    lanes column[6];
    lanes_load_tight(structs + 6 * at.first, at.whole ? LANES : at.count, column);
    return aabb_of_columns(column);
}

/* A block that is whole. */
LH_INLINE aabb aabb_load_structs(const aabb_structs *of, size_t first)
{
    const rows from = {of->from.base + of->from.stride * first, of->from.stride, NULL, 0};
    lanes column[6];
    lanes_load_rows(&from, of->second, column);
    return aabb_of_columns(column);
}

/* ---- Hits of whole blocks ----------------------------------------------------------------------------- */

/* The hits of blocks as they come: stored by bytes, and those of the last word kept for it. */
typedef struct hits_in_order {
    uint8_t *byte;
    uint64_t latest;
} hits_in_order;

/* Bits of the elements from i on. */
LH_INLINE void add_hits(hits_in_order *hits, uint32_t bits, block at, size_t i)
{
    bits >>= i - at.first;
    hits->byte = store_bits(hits->byte, bits);
    hits->latest = hits->latest >> LANES | (uint64_t)bits << (64 - LANES);
}

/* After n elements: a word that is not full is stored again, whole, as whoever reads it soon will want it. */
LH_INLINE void end_hits(const hits_in_order *hits, uint64_t *words, size_t n)
{
    const size_t bits = (n % 64 + LANES - 1) / LANES * LANES;
    if (bits)
        words[n / 64] = hits->latest >> (64 - bits);
}

#endif

/* What the functions of pack.h have in common. */
#ifndef LANEHIT_SRC_API_PACKING_H
#define LANEHIT_SRC_API_PACKING_H

#include "description/query.h"

/* The floats from one column of count elements to the next: whole lines of 64 bytes, an odd number of them, so that of
 * the 64 lines of a page columns begin on different ones. */
static inline size_t lh_pitch(size_t count)
{
    return ((count + 15) / 16 | 1) * 16;
}

/* Element i of a view or of doubles has this number in its arrays. */
static inline size_t lh_element_number(const uint32_t *index, uint32_t index_stride, size_t i)
{
    return index ? index[(index_stride ? index_stride / sizeof *index : 1) * i] : i;
}

/* How many elements are made from doubles at a time: few enough that everything in use stays in the first-level cache.
 * It is a multiple of LH_ROUNDED_TOGETHER, however many doubles an element has, and of the floats in a cache line. */
enum { LH_STRETCH = 192 };

/* At most LH_STRETCH elements from the first on, to columns so far apart: those of the arrays that are there. */
void lh_gather(const lh_shape *shape, const void *view, size_t first, size_t count, float *columns);

/* At most so many boxes {centre[3], half[3]} to columns, from centre - half to centre + half. What is behind them is
 * written to, as far as LH_ROOM. */
enum { LH_ROOM = (LH_STRETCH + 1) * 6 };
void lh_pack_spread(double x[LH_ROOM], size_t count, float *column, size_t pitch);

/* What is wrong with a view that is packed from, or LH_OK: it is NULL; or its arrays are not in order, which do not
 * matter if it has no elements. */
int lh_fault_of_source(const lh_shape *shape, const void *view);

/* Refuses a call, or writes a packed view of no elements, or does nothing: then there is something to pack. The fault
 * is that of the first argument, whose arrays do not matter where count is 0. The columns are argument number `at`, and
 * the packed view is the next. */
lh_status lh_begin_packing(int function, int fault, size_t count, int at, const float *columns, void *packed,
                           const lh_shape *shape);

/* The packed view of columns that hold, one after the other, the arrays whose bits are set in present. */
void lh_write_packed(void *packed, const lh_shape *shape, size_t count, unsigned present, float *columns);

#endif

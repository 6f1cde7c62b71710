/* Rays jump about in a tree, so where its pages lie must be looked up for nearly every node and leaf. Large pages,
 * where the system has them, leave little to look up: a tenth of the time of a walk in a large mesh. */
#include "words.h"

#include <stdlib.h>
#include <sys/mman.h>

#include "../demo/fail.h"

static const size_t large_page = (size_t)2 << 20;

float *allocate_words(size_t count)
{
    const size_t size = (count * sizeof(float) + large_page - 1) / large_page * large_page;
    float *memory = aligned_alloc(large_page, size);
    if (!memory)
        fail("out of memory for a tree of %zu bytes", size);
#if defined(MADV_HUGEPAGE)
    madvise(memory, size, MADV_HUGEPAGE); /* it is a hint, and may do nothing */
#endif
    return memory;
}

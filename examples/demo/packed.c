#include "packed.h"

#include <stdlib.h>

#include "fail.h"

/* Floats between the end of one array and the start of the next: arrays that all begin at the same offset in
 * a page compete for the same few lines of the cache. */
enum { GAP = 80 };

packed_boxes packed_boxes_make(size_t capacity)
{
    size_t stride = capacity + GAP;
    float *first = allocate(stride * 6, sizeof *first);
    return (packed_boxes){first,
                          first + stride,
                          first + stride * 2,
                          first + stride * 3,
                          first + stride * 4,
                          first + stride * 5};
}

void packed_boxes_free(packed_boxes *p)
{
    free(p->min_x);
}

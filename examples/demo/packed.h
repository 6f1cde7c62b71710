/* Boxes as packed arrays, one a component: the form in which lanehit is fastest. */
#ifndef DEMO_PACKED_H
#define DEMO_PACKED_H

#include <stddef.h>

#include <lanehit/lanehit.h>

#include "geometry.h"

typedef struct packed_boxes {
    float *min_x, *min_y, *min_z, *max_x, *max_y, *max_z;
} packed_boxes;

packed_boxes packed_boxes_make(size_t capacity);
void packed_boxes_free(packed_boxes *p);

static inline void packed_boxes_set(packed_boxes *p, size_t i, const box *b)
{
    p->min_x[i] = b->min.x;
    p->min_y[i] = b->min.y;
    p->min_z[i] = b->min.z;
    p->max_x[i] = b->max.x;
    p->max_y[i] = b->max.y;
    p->max_z[i] = b->max.z;
}

static inline lh_aabbs packed_boxes_view(const packed_boxes *p, size_t first, size_t count)
{
    return lh_aabbs_soa(count, p->min_x + first, p->min_y + first, p->min_z + first, p->max_x + first,
                        p->max_y + first, p->max_z + first);
}

#endif

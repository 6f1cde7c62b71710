/* Floats of a view as doubles, and whether a rotation turns. */
#ifndef LANEHIT_SRC_API_FLOATS_OF_VIEWS_H
#define LANEHIT_SRC_API_FLOATS_OF_VIEWS_H

#include <stddef.h>
#include <stdint.h>

#include "rotation_of_floats.h"

static inline double lh_double_at(const float *array, uint32_t stride, size_t number)
{
    return (double)*(const float *)(const void *)((const char *)array +
                                                  (stride ? stride : sizeof *array) * number);
}

/* Or is it (0, 0, 0, w), which leaves everything as it is? */
static inline int lh_is_turning(const double q[4])
{
    const double square = q[3] * q[3];
    return q[0] != 0 || q[1] != 0 || q[2] != 0 || !(0 < square && square < __builtin_inf());
}

#endif

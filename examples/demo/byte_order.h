/* In which order the bytes of a number are. */
#ifndef DEMO_BYTE_ORDER_H
#define DEMO_BYTE_ORDER_H

#include <stddef.h>
#include <stdint.h>

static inline int is_big_endian(void)
{
    const uint16_t one = 1;
    return *(const unsigned char *)&one == 0;
}

/* Bytes of a number into a number of this machine. */
static inline void copy_number(void *value, const char *bytes, size_t size, int bytes_are_big_endian)
{
    const int swap = bytes_are_big_endian != is_big_endian();
    for (size_t i = 0; i < size; i++)
        ((char *)value)[swap ? size - 1 - i : i] = bytes[i];
}

#endif

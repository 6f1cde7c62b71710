/* The numbers of the bits that are set in four, ascending, a byte each: how four lanes are packed by their mask. */
#ifndef LANEHIT_SRC_LANES_NIBBLES_H
#define LANEHIT_SRC_LANES_NIBBLES_H

#include <stdint.h>

static const uint32_t bits_of_nibble[16] = {
    0x0, 0x0,    0x1,    0x0100,   0x2,    0x0200,   0x0201,   0x020100,
    0x3, 0x0300, 0x0301, 0x030100, 0x0302, 0x030200, 0x030201, 0x03020100,
};

#endif

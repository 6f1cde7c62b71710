/* Runs the tests of one instruction set's lanes, LANES_ISA, where the CPU has its instructions or where they are
 * emulated. The tests themselves are compiled with those instructions, so this file, which is not, asks first. */
#include "lanes.h"

#include <stdio.h>

#include "lanehit/lanehit.h"

/* What Meson takes for skipped. */
enum { SKIPPED = 77 };

int main(void)
{
    if (!LANES_EMULATED && !lh_isa_available(LANES_ISA)) {
        printf("this CPU does not have %s\n", lh_isa_name(LANES_ISA));
        return SKIPPED;
    }
    return test_lane_arithmetic() + test_lane_memory() + test_lane_words();
}

#include "landmarks.h"

#include <assert.h>
#include <stdint.h>

/* libFuzzer looks for its counters in this section, and clears them before each input. */
#if defined(__ELF__)
__attribute__((section("__libfuzzer_extra_counters"), used))
#endif
static uint8_t reached_by_this_input[MOST_LANDMARKS];

static uint8_t reached_by_any[MOST_LANDMARKS];

size_t wanted_choice = ANY_CHOICE;

void landmark_reached(size_t number)
{
    assert(number < MOST_LANDMARKS);
    reached_by_this_input[number] = reached_by_any[number] = 1;
}

int landmark_is_known(size_t number)
{
    return reached_by_any[number];
}

/* What an input reached that the code's branches do not show, by numbers that each harness hands out.
 * libFuzzer takes a new one for new coverage. */
#ifndef LANEHIT_FUZZ_LANDMARKS_H
#define LANEHIT_FUZZ_LANDMARKS_H

#include <stddef.h>

enum { MOST_LANDMARKS = 1 << 14 };

void landmark_reached(size_t number);

/* By any input so far? */
int landmark_is_known(size_t number);

#endif

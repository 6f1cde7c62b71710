/* What an input reached that the code's branches do not show, by numbers that each harness hands out.
 * libFuzzer takes a new one for new coverage. */
#ifndef LANEHIT_FUZZ_LANDMARKS_H
#define LANEHIT_FUZZ_LANDMARKS_H

#include <stddef.h>

enum { MOST_LANDMARKS = 1 << 16 };

void landmark_reached(size_t number);

/* By any input so far? */
int landmark_is_known(size_t number);

/* The query in which something is lacking, or ANY_CHOICE. Once it is set, inputs that go on by chance choose it. */
#define ANY_CHOICE ((size_t)-1)
extern size_t wanted_choice;

#endif

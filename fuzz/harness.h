/* What a harness is: bytes in, and the end of the program where a promise is broken. libFuzzer drives it, or
 * replay.c, which runs a corpus once more. */
#ifndef LANEHIT_FUZZ_HARNESS_H
#define LANEHIT_FUZZ_HARNESS_H

#include <stddef.h>
#include <stdint.h>

/* Returns 0. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

/* How many queries an input can choose among: what the first byte of one that is made now says (reader.h). */
extern const uint8_t harness_choices;

/* In words, something that a corpus should reach and that no input so far has; NULL if there is nothing. */
const char *harness_lacks(void);

#endif

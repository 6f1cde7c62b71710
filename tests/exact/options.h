/* Options on a command line, each --name followed by its value but for switches. */
#ifndef LANEHIT_TESTS_EXACT_OPTIONS_H
#define LANEHIT_TESTS_EXACT_OPTIONS_H

#include <stdint.h>

/* One of number, text and given tells what an option takes: a decimal number, any text, or nothing. */
typedef struct option {
    const char *name; /* NULL in the last */
    uint64_t *number;
    const char **text;
    int *given;
} option;

/* Whether it was all understood. */
int parse_options(const option *known, int count, char **arguments);

int parse_number(const char *text, uint64_t *number);

#endif

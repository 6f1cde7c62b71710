/* Programs that try a sample where each instruction takes many: their one argument is --sample, or there is none. */
#ifndef LANEHIT_SUPPORT_SAMPLED_H
#define LANEHIT_SUPPORT_SAMPLED_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Whether a sample is asked for. Leaves the program if something else is. */
static inline bool is_sample_asked(int count, char **arguments)
{
    if (count <= 1)
        return false;
    if (count > 2 || strcmp(arguments[1], "--sample") != 0) {
        fprintf(stderr, "usage: %s [--sample]\n", arguments[0]);
        exit(2);
    }
    return true;
}

#endif

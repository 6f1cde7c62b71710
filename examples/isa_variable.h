/* The environment variable LANEHIT_ISA, which names a backend. The library is silent about a name that it does not
 * know, or that this processor or build does not have, and takes its best backend; a program says so. */
#ifndef EXAMPLES_ISA_VARIABLE_H
#define EXAMPLES_ISA_VARIABLE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <lanehit/lanehit.h>

enum { ISA_VARIABLE_TEXT = 256 };

/* Writes what is wrong with the variable as one line, and returns whether anything is. */
static inline int isa_variable_is_wrong(char text[ISA_VARIABLE_TEXT])
{
    const char *name = getenv("LANEHIT_ISA");
    if (!name || !*name)
        return 0;
    int length = snprintf(text, ISA_VARIABLE_TEXT,
                          "LANEHIT_ISA names no backend that is here: '%.40s' is none of", name);
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++) {
        if (!lh_isa_available(isa))
            continue;
        if (strcmp(name, lh_isa_name(isa)) == 0)
            return 0;
        length += snprintf(text + length, ISA_VARIABLE_TEXT - (size_t)length, " %s", lh_isa_name(isa));
    }
    snprintf(text + length, ISA_VARIABLE_TEXT - (size_t)length, "; the best of them is used");
    return 1;
}

#endif

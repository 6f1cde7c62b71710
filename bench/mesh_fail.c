/* What the mesh reader of the demonstration asks for, in this program's name. */
#include <ctype.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "../examples/demo/fail.h"

/* A file name may hold a line break: the message stays one line all the same. */
void fail(const char *format, ...)
{
    char line[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    for (char *c = line; *c; c++)
        if (iscntrl((unsigned char)*c))
            *c = ' ';
    fprintf(stderr, "bench: %s\n", line);
    exit(EXIT_FAILURE);
}

void *enlarge(void *array, size_t *capacity, size_t size)
{
    const size_t count = *capacity ? *capacity * 2 : 1024;
    void *memory = count > SIZE_MAX / size ? NULL : realloc(array, count * size);
    if (!memory)
        fail("out of memory for %zu elements of %zu bytes", count, size);
    *capacity = count;
    return memory;
}

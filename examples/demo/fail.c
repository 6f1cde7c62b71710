#include "fail.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "../isa_variable.h"
#include "progress.h"

/* A file name may hold a line break: the message stays one line all the same. */
static void print_line(const char *format, va_list arguments)
{
    char line[1024];
    vsnprintf(line, sizeof line, format, arguments);
    for (char *c = line; *c; c++)
        if (iscntrl((unsigned char)*c))
            *c = ' ';
    progress_clear();
    fprintf(stderr, "%s: %s\n", program_name, line);
}

void complain(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    print_line(format, arguments);
    va_end(arguments);
}

void fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    print_line(format, arguments);
    va_end(arguments);
    exit(EXIT_FAILURE);
}

void check_isa_variable(void)
{
    char problem[ISA_VARIABLE_TEXT];
    if (isa_variable_is_wrong(problem))
        complain("%s", problem);
}

void finish_output(void)
{
    if (fflush(stdout) != 0 || ferror(stdout))
        fail("cannot write to standard output");
    exit(EXIT_SUCCESS);
}

void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count ? count : 1, size);
    if (!memory)
        fail("out of memory for %zu elements of %zu bytes", count, size);
    return memory;
}

void *enlarge(void *array, size_t *capacity, size_t size)
{
    size_t count = *capacity ? *capacity * 2 : 64;
    void *memory = count > SIZE_MAX / size ? NULL : realloc(array, count * size);
    if (!memory)
        fail("out of memory for %zu elements of %zu bytes", count, size);
    *capacity = count;
    return memory;
}

void must(lh_status status)
{
    if (status != LH_OK)
        fail("%s", lh_status_text(status));
}

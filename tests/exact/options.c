#include "options.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

int parse_number(const char *text, uint64_t *number)
{
    char *end;
    *number = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && *end == '\0';
}

static const option *find_option(const option *known, const char *name)
{
    while (known->name && strcmp(known->name, name) != 0)
        known++;
    return known->name ? known : NULL;
}

static int take_value(const option *o, const char *value)
{
    if (o->number)
        return parse_number(value, o->number);
    *o->text = value;
    return 1;
}

int parse_options(const option *known, int count, char **arguments)
{
    for (int i = 1; i < count; i++) {
        const option *o = find_option(known, arguments[i]);
        if (!o)
            return 0;
        if (o->given)
            *o->given = 1;
        else if (++i == count || !take_value(o, arguments[i]))
            return 0;
    }
    return 1;
}

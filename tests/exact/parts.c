#include "parts.h"

#include <string.h>

const char *layout_of_drafts(const subject *about)
{
    if (about->cases_of && !about->contact)
        return layout_of_drafts(about->cases_of);
    return about->parts ? about->draft_layout : about->layout;
}

/* Where in a draft float i of a case is, if it follows one that is at `before`. */
static int place_of(const subject *about, int i, int *part, int before)
{
    return strchr("xrl", about->layout[i]) ? about->parts[(*part)++] : before + 1;
}

void take_parts(const subject *about, const float *drafted, float *floats)
{
    for (int i = 0, part = 0, at = 0; about->layout[i]; i++)
        floats[i] = drafted[at = place_of(about, i, &part, at)];
}

void put_parts(const subject *about, const float *floats, float *drafted)
{
    for (int i = 0, part = 0, at = 0; about->layout[i]; i++)
        drafted[at = place_of(about, i, &part, at)] = floats[i];
}

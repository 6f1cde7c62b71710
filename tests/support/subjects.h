/* The backends that a test program can run here. */
#ifndef LANEHIT_TESTS_SUBJECTS_H
#define LANEHIT_TESTS_SUBJECTS_H

#include <stdbool.h>

#include "lanehit/backend.h"

enum { MOST_SUBJECTS = 2 * LH_ISA_COUNT };

typedef struct subject {
    const lh_backend *backend;
    bool emulated;
} subject;

/* Every backend that this CPU runs, then every emulated one of this build; returns how many. */
size_t list_subjects(subject list[MOST_SUBJECTS]);

#endif

/* How rows spell what a contact gives, and that its margin is not there. */
#ifndef LANEHIT_TESTS_CONTRACT_CONTACT_ROWS_H
#define LANEHIT_TESTS_CONTRACT_CONTACT_ROWS_H

#include "table.h"

#define CONTACT(distance, normal, point)                                                                     \
    {                                                                                                        \
        .hit = 1, .floats = { distance, normal, point }                                                      \
    }

#define WITHOUT_MARGIN .absent = {[2] = ABSENT_VIEW}

#endif

/* Would the cases and the sentences of a subject notice another padding? */
#ifndef LANEHIT_TESTS_EXACT_NOTICE_H
#define LANEHIT_TESTS_EXACT_NOTICE_H

#include "subject.h"

/* Whether something fails if the number that decides is off by a fifth of its bound, to either side. Of a subject that
 * does not say which number that is, nothing is asked. */
int notices(const subject *about);

#endif

/* The backend at first use in a process that runs with more rights than its caller has: the best one, whatever
 * LANEHIT_ISA says. Skipped unless it runs as such a process. */
#include <stdio.h>
#include <sys/auxv.h>

#include "lanehit/lanehit.h"

enum { SKIPPED = 77 };

int main(void)
{
    if (!getauxval(AT_SECURE) || lh_isa_best() == LH_ISA_SCALAR)
        return SKIPPED;
    printf("%s\n", lh_isa_name(lh_isa_active()));
    return lh_isa_active() != lh_isa_best();
}

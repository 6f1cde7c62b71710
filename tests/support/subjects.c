#include "subjects.h"

#include "emulated.h"

size_t list_subjects(subject list[MOST_SUBJECTS])
{
    size_t count = 0;
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_available(isa))
            list[count++] = (subject){lh_isa_backend(isa), .emulated = false};
#if defined(LANEHIT_EMULATED)
    for (size_t i = 0; i < EMULATED_BACKENDS; i++)
        list[count++] = (subject){emulated_backends[i], .emulated = true};
#endif
    return count;
}

#include "lanehit/lanehit.h"

const char *lh_version(void)
{
    return LH_VERSION_STRING;
}

/* Packing by a backend of the caller's choice, emulated ones too: packing_by.c stands in for the library's tables. */
#ifndef LANEHIT_TESTS_PACKING_BY_H
#define LANEHIT_TESTS_PACKING_BY_H

#include "lanehit/backend.h"

/* From now on lh_pack_* are by this one. */
void pack_by(const lh_backend *backend);

#endif

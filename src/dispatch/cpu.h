/* What the processor and the operating system can run. */
#ifndef LANEHIT_SRC_DISPATCH_CPU_H
#define LANEHIT_SRC_DISPATCH_CPU_H

#include "lanehit/lanehit.h"

/* 1 if the instructions of this backend can be executed here, registers saved by the operating system. */
int lh_cpu_runs(lh_isa isa);

#endif

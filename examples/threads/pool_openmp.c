/* OpenMP's threads. */
#include "pool.h"

void run_parts(size_t parts, part_work *work, void *of)
{
#pragma omp parallel for schedule(dynamic)
    for (size_t part = 0; part < parts; part++)
        work(of, part);
}

// The threads of oneTBB.
#include <tbb/parallel_for.h>

#include "pool.h"

void run_parts(size_t parts, part_work *work, void *of)
{
    tbb::parallel_for(size_t{0}, parts, [=](size_t part) { work(of, part); });
}

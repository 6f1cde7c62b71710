/* What the library asks of a pool of threads: parts of a work, in any order and at the same time. pool_*.c are some. */
#ifndef POOL_H
#define POOL_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef void part_work(void *of, size_t part);

/* work(of, part) for each part from 0 to parts - 1; all are done when it returns. */
void run_parts(size_t parts, part_work *work, void *of);

#ifdef __cplusplus
}
#endif

#endif

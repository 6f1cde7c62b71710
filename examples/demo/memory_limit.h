/* A limit on memory while a file is read: one that was made for it can ask a mesh library for any amount. */
#ifndef DEMO_MEMORY_LIMIT_H
#define DEMO_MEMORY_LIMIT_H

#include <stddef.h>

/* For a file of so many bytes, in MiB, beyond what the program has already: meshes take about ten times their
 * files, compressed ones more. */
size_t memory_limit_mib(size_t file_size);

/* From here on allocations beyond that fail; until the end. Not nested. */
void memory_limit_begin(size_t file_size);
void memory_limit_end(void);

#endif

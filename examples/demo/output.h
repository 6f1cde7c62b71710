/* Files that the program writes. "-" is standard output. A symbolic link is followed. What is there and is no
 * regular file, such as a device or a FIFO, is written to as it is; a regular file is written under another
 * name beside its place and then put there, so that it is there whole or not at all. */
#ifndef DEMO_OUTPUT_H
#define DEMO_OUTPUT_H

#include <stddef.h>

/* Fails unless an output of this name can be written, and is no file that this run reads or writes already. Changes
 * nothing. */
void output_check(const char *path);

/* Writes the bytes; fails with one line, and without a trace. */
void output_write(const char *path, const void *bytes, size_t size);

/* Whether what is written to this name comes out of standard output. */
int output_is_standard(const char *path);

#endif

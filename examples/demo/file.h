/* Files that are there whole or not at all. */
#ifndef DEMO_FILE_H
#define DEMO_FILE_H

#include <stddef.h>

/* Makes sure that there is a directory of this name in which files can be made; fails otherwise. */
void directory_prepare(const char *path);

/* Fails unless a file of this name can be written. Leaves none behind. */
void file_check_writable(const char *path);

/* Writes the bytes beside the file, then puts them in its place; fails without a trace. */
void file_write(const char *path, const void *bytes, size_t size);

/* "directory/name", to be freed. */
char *path_join(const char *directory, const char *name);

#endif

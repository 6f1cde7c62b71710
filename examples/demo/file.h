/* Directories, paths, and files to be read. */
#ifndef DEMO_FILE_H
#define DEMO_FILE_H

#include <stddef.h>

/* Makes sure that there is a directory of this name; fails otherwise. */
void directory_prepare(const char *path);

/* "directory/name", to be freed. */
char *path_join(const char *directory, const char *name);

/* Whether the path ends so, in small letters or large. */
int path_has_ending(const char *path, const char *ending);

/* All bytes of a regular file, one at least, and a zero after them; to be freed. Fails with one line where it
 * cannot be read, and for a device or a FIFO, which might never end. */
char *file_read(const char *path, size_t *size);

#endif

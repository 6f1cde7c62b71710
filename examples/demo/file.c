#include "file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "claims.h"
#include "fail.h"

char *path_join(const char *directory, const char *name)
{
    size_t length = strlen(directory), size = length + strlen(name) + 2;
    char *path = allocate(size, 1);
    snprintf(path, size, "%s%s%s", directory, length && directory[length - 1] == '/' ? "" : "/", name);
    return path;
}

int path_has_ending(const char *path, const char *ending)
{
    const size_t length = strlen(path), wanted = strlen(ending);
    return length >= wanted && strcasecmp(path + length - wanted, ending) == 0;
}

void directory_prepare(const char *path)
{
    if (mkdir(path, 0777) == 0)
        return;
    if (errno != EEXIST)
        fail("cannot create directory '%s': %s", path, strerror(errno));
    struct stat status;
    if (stat(path, &status) != 0 || !S_ISDIR(status.st_mode))
        fail("'%s' is not a directory", path);
}

static size_t size_of(const char *path)
{
    struct stat status;
    if (stat(path, &status) != 0)
        fail("cannot read '%s': %s", path, strerror(errno));
    if (!S_ISREG(status.st_mode))
        fail("cannot read '%s': it is not a regular file", path);
    if (status.st_size == 0)
        fail("cannot read '%s': the file is empty", path);
    claim_input(identity_of(&status), path);
    return (size_t)status.st_size;
}

char *file_read(const char *path, size_t *size)
{
    *size = size_of(path);
    char *bytes = allocate(*size + 1, 1);
    FILE *file = fopen(path, "rb");
    if (!file)
        fail("cannot read '%s': %s", path, strerror(errno));
    if (fread(bytes, 1, *size, file) != *size)
        fail("cannot read '%s': %s", path, ferror(file) ? strerror(errno) : "it became shorter meanwhile");
    fclose(file);
    return bytes;
}

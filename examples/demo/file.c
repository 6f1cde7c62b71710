#include "file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "fail.h"

static char *concatenate(const char *a, const char *b, const char *c)
{
    size_t size = strlen(a) + strlen(b) + strlen(c) + 1;
    char *text = allocate(size, 1);
    snprintf(text, size, "%s%s%s", a, b, c);
    return text;
}

char *path_join(const char *directory, const char *name)
{
    size_t length = strlen(directory);
    return concatenate(directory, length && directory[length - 1] == '/' ? "" : "/", name);
}

static int is_directory(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

void directory_prepare(const char *path)
{
    if (mkdir(path, 0777) != 0) {
        if (errno != EEXIST)
            fail("cannot create directory '%s': %s", path, strerror(errno));
        if (!is_directory(path))
            fail("'%s' is not a directory", path);
    }
    char *probe = path_join(path, "probe");
    file_check_writable(probe);
    free(probe);
}

/* The file under its temporary name. */
static FILE *begin(const char *path, char **temporary)
{
    *temporary = concatenate(path, ".part", "");
    FILE *file = is_directory(path) ? (errno = EISDIR, NULL) : fopen(*temporary, "wb");
    if (!file)
        fail("cannot write '%s': %s", path, strerror(errno));
    return file;
}

void file_check_writable(const char *path)
{
    char *temporary;
    FILE *file = begin(path, &temporary);
    fclose(file);
    remove(temporary);
    free(temporary);
}

void file_write(const char *path, const void *bytes, size_t size)
{
    char *temporary;
    FILE *file = begin(path, &temporary);
    int written = fwrite(bytes, 1, size, file) == size;
    int closed = fclose(file) == 0;
    if (!written || !closed || rename(temporary, path) != 0) {
        int reason = errno;
        remove(temporary);
        fail("cannot write '%s': %s", path, strerror(reason));
    }
    free(temporary);
}

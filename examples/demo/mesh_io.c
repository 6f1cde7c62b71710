#include "mesh_io.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "claims.h"
#include "fail.h"

static FILE *file_of(struct aiFile *f)
{
    return (FILE *)(void *)f->UserData;
}

static size_t read_items(struct aiFile *f, char *to, size_t size, size_t count)
{
    return fread(to, size, count, file_of(f));
}

static size_t write_nothing(struct aiFile *f, const char *from, size_t size, size_t count)
{
    (void)f, (void)from, (void)size, (void)count;
    return 0;
}

static size_t position(struct aiFile *f)
{
    return (size_t)ftell(file_of(f));
}

static size_t size_of(struct aiFile *f)
{
    struct stat status;
    return fstat(fileno(file_of(f)), &status) == 0 ? (size_t)status.st_size : 0;
}

static enum aiReturn seek(struct aiFile *f, size_t offset, enum aiOrigin origin)
{
    const int whence = origin == aiOrigin_SET ? SEEK_SET : origin == aiOrigin_CUR ? SEEK_CUR : SEEK_END;
    return fseek(file_of(f), (long)offset, whence) == 0 ? aiReturn_SUCCESS : aiReturn_FAILURE;
}

static void flush_nothing(struct aiFile *f)
{
    (void)f;
}

static void close_file(struct aiFileIO *io, struct aiFile *f)
{
    (void)io;
    fclose(file_of(f));
    free(f);
}

/* A device or a FIFO might never end. */
static struct aiFile *open_file(struct aiFileIO *io, const char *path, const char *mode)
{
    (void)io, (void)mode;
    struct stat status;
    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode))
        return NULL;
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    claim_input(identity_of(&status), path);
    struct aiFile *f = allocate(1, sizeof *f);
    *f = (struct aiFile){.ReadProc = read_items,
                         .WriteProc = write_nothing,
                         .TellProc = position,
                         .FileSizeProc = size_of,
                         .SeekProc = seek,
                         .FlushProc = flush_nothing,
                         .UserData = (char *)(void *)file};
    return f;
}

struct aiFileIO mesh_io(void)
{
    return (struct aiFileIO){.OpenProc = open_file, .CloseProc = close_file};
}

#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "claims.h"
#include "fail.h"
#include "file.h"

/* Where an output goes. */
typedef struct place {
    int descriptor; /* that is open for it already, or -1 */
    char *target;   /* the path without its links; NULL where there is a descriptor */
    int exists;
    struct stat status; /* where it exists, or has a descriptor */
} place;

static int is_open_for(int descriptor, const struct stat *file)
{
    struct stat open;
    int flags = fcntl(descriptor, F_GETFL);
    return flags != -1 && (flags & O_ACCMODE) != O_RDONLY && fstat(descriptor, &open) == 0 &&
           open.st_dev == file->st_dev && open.st_ino == file->st_ino;
}

/* A file that the program was started with, as /proc/self/fd/1 names one: a new file in its place would not
 * be the one that whoever started the program has open. */
static int open_descriptor(const struct stat *file)
{
    for (int descriptor = 0; descriptor < _POSIX_OPEN_MAX; descriptor++)
        if (is_open_for(descriptor, file))
            return descriptor;
    return -1;
}

/* The path of `name` in the directory of the file. */
static char *beside(const char *file, const char *name)
{
    const char *slash = strrchr(file, '/');
    if (!slash)
        return path_join(".", name);
    size_t length = (size_t)(slash + 1 - file);
    char *directory = allocate(length + 1, 1);
    memcpy(directory, file, length);
    char *path = path_join(directory, name);
    free(directory);
    return path;
}

/* The path without its links; of a link to what is not there yet, too. NULL and errno if there is none. */
static char *resolved(const char *path)
{
    char *target = realpath(path, NULL);
    if (target || errno != ENOENT)
        return target;
    char link[PATH_MAX] = "";
    if (readlink(path, link, sizeof link - 1) < 0)
        return strdup(path);
    char *next = link[0] == '/' ? strdup(link) : beside(path, link);
    target = next ? resolved(next) : NULL;
    free(next);
    return target;
}

/* Returns whether there is such a place; else errno says why. */
static int find_place(const char *path, place *p)
{
    *p = (place){.descriptor = -1};
    if (strcmp(path, "-") == 0) {
        p->descriptor = STDOUT_FILENO;
        p->exists = fstat(STDOUT_FILENO, &p->status) == 0;
        return p->exists;
    }
    p->exists = stat(path, &p->status) == 0;
    if (p->exists && S_ISDIR(p->status.st_mode)) {
        errno = EISDIR;
        return 0;
    }
    if (p->exists)
        p->descriptor = open_descriptor(&p->status);
    if (p->descriptor < 0)
        p->target = resolved(path);
    return p->descriptor >= 0 || (p->target && (!p->exists || access(p->target, W_OK) == 0));
}

/* What would end the program ends it as soon as no file of a temporary name is there. */
static sigset_t hold_signals(void)
{
    sigset_t every, before;
    sigfillset(&every);
    pthread_sigmask(SIG_BLOCK, &every, &before);
    return before;
}

static void release_signals(sigset_t before)
{
    const int reason = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = reason;
}

/* A new file beside the target, under a name that nobody else has. */
static int begin(const place *p, char **temporary)
{
    char name[64];
    snprintf(name, sizeof name, ".%s-XXXXXX", program_name);
    *temporary = beside(p->target, name);
    return mkstemp(*temporary);
}

static mode_t usual_mode(void)
{
    mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

/* The owner and the permissions of the file that it replaces, or those of any new file. What the system does
 * not let this user give away stays as it is. */
static int set_permissions(int descriptor, const place *p)
{
    if (p->exists && fchown(descriptor, p->status.st_uid, p->status.st_gid) != 0 && errno != EPERM)
        return 0;
    mode_t mode = p->exists ? p->status.st_mode & 0777 : usual_mode();
    return fchmod(descriptor, mode) == 0 || errno == EPERM;
}

static int write_all(int descriptor, const char *bytes, size_t size)
{
    while (size > 0) {
        ssize_t written = write(descriptor, bytes, size);
        if (written < 0 && errno != EINTR)
            return 0;
        size_t done = written < 0 ? 0 : (size_t)written;
        bytes += done;
        size -= done;
    }
    return 1;
}

static int write_and_close(int descriptor, const char *bytes, size_t size)
{
    int written = write_all(descriptor, bytes, size);
    int reason = errno;
    int closed = close(descriptor) == 0;
    if (!written)
        errno = reason;
    return written && closed;
}

static int replace(const place *p, const char *bytes, size_t size)
{
    char *temporary;
    int descriptor = begin(p, &temporary), done = 0, reason = errno;
    if (descriptor >= 0) {
        int permitted = set_permissions(descriptor, p);
        done = write_and_close(descriptor, bytes, size) && permitted && rename(temporary, p->target) == 0;
        reason = errno;
        if (!done)
            remove(temporary);
    }
    free(temporary);
    errno = reason;
    return done;
}

static int write_to(const place *p, const char *bytes, size_t size)
{
    if (p->descriptor >= 0)
        return write_all(p->descriptor, bytes, size);
    if (!p->exists || S_ISREG(p->status.st_mode)) {
        const sigset_t before = hold_signals();
        const int done = replace(p, bytes, size);
        release_signals(before);
        return done;
    }
    int descriptor = open(p->target, O_WRONLY | O_NOCTTY);
    return descriptor >= 0 && write_and_close(descriptor, bytes, size);
}

/* Whether a file can be made beside the target; of others nothing is known before they are written to. */
static int can_begin(const place *p)
{
    if (p->descriptor >= 0 || (p->exists && !S_ISREG(p->status.st_mode)))
        return 1;
    const sigset_t before = hold_signals();
    char *temporary;
    int descriptor = begin(p, &temporary), reason = errno;
    if (descriptor >= 0) {
        close(descriptor);
        remove(temporary);
    }
    free(temporary);
    errno = reason;
    release_signals(before);
    return descriptor >= 0;
}

/* What is there and no regular file, as a device or a pipe, loses nothing when it is written to twice. */
static void claim(const place *p, const char *path)
{
    if (p->exists && S_ISREG(p->status.st_mode))
        claim_output(identity_of(&p->status), path);
    if (p->exists)
        return;
    char *directory = beside(p->target, ".");
    struct stat status;
    if (stat(directory, &status) == 0) {
        file_identity file = identity_of(&status);
        const char *slash = strrchr(p->target, '/');
        file.name = slash ? slash + 1 : p->target;
        claim_output(file, path);
    }
    free(directory);
}

void output_check(const char *path)
{
    place p;
    if (!find_place(path, &p) || !can_begin(&p))
        fail("cannot write '%s': %s", path, strerror(errno));
    claim(&p, path);
    free(p.target);
}

void output_write(const char *path, const void *bytes, size_t size)
{
    place p;
    if (!find_place(path, &p) || !write_to(&p, bytes, size))
        fail("cannot write '%s': %s", path, strerror(errno));
    free(p.target);
}

int output_is_standard(const char *path)
{
    struct stat status;
    return strcmp(path, "-") == 0 || (stat(path, &status) == 0 && is_open_for(STDOUT_FILENO, &status));
}

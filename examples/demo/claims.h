/* The files that this run reads and writes: none is written that is read, and none twice, whatever names lead to it. */
#ifndef DEMO_CLAIMS_H
#define DEMO_CLAIMS_H

#include <sys/stat.h>

/* A file that is there, or the directory and the name of one that is to be. */
typedef struct file_identity {
    dev_t device;
    ino_t number;
    const char *name; /* NULL for one that is there */
} file_identity;

file_identity identity_of(const struct stat *file);

/* Remembers the file; `path` is what the user calls it. */
void claim_input(file_identity file, const char *path);

/* Likewise; fails with one line if the run reads it, or writes it already. */
void claim_output(file_identity file, const char *path);

#endif

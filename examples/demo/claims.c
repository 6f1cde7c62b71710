#include "claims.h"

#include <string.h>

#include "fail.h"

typedef struct claim {
    file_identity file;
    const char *path, *use;
} claim;

static struct {
    claim *claims;
    size_t count, capacity;
} all;

file_identity identity_of(const struct stat *file)
{
    return (file_identity){file->st_dev, file->st_ino, NULL};
}

static int is_same(const file_identity *a, const file_identity *b)
{
    if (a->device != b->device || a->number != b->number || !a->name != !b->name)
        return 0;
    return !a->name || strcmp(a->name, b->name) == 0;
}

static const char *copy(const char *text)
{
    if (!text)
        return NULL;
    const size_t size = strlen(text) + 1;
    return memcpy(allocate(size, 1), text, size);
}

static void remember(file_identity file, const char *path, const char *use)
{
    if (all.count == all.capacity)
        all.claims = enlarge(all.claims, &all.capacity, sizeof *all.claims);
    file.name = copy(file.name);
    all.claims[all.count++] = (claim){file, copy(path), use};
}

void claim_input(file_identity file, const char *path)
{
    remember(file, path, "is read");
}

void claim_output(file_identity file, const char *path)
{
    for (size_t i = 0; i < all.count; i++)
        if (is_same(&file, &all.claims[i].file))
            fail("cannot write '%s': that would destroy '%s', which %s", path, all.claims[i].path,
                 all.claims[i].use);
    remember(file, path, "is written too");
}

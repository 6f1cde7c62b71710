/* sysconf is of POSIX, the names of its caches of glibc. */
#define _DEFAULT_SOURCE

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "caches.h"

/* One word of /sys/devices/system/cpu/cpu0/cache/index<i>/<file>; empty if there is none. */
static void read_word(int index, const char *file, char word[32])
{
    char path[128];
    word[0] = '\0';
    snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu0/cache/index%d/%s", index, file);
    FILE *stream = fopen(path, "r");
    if (!stream)
        return;
    if (fscanf(stream, "%31s", word) != 1)
        word[0] = '\0';
    fclose(stream);
}

static size_t bytes_of(const char *word)
{
    size_t number = 0;
    char unit = '\0';
    if (sscanf(word, "%zu%c", &number, &unit) < 1)
        return 0;
    return unit == 'K' ? number << 10 : unit == 'M' ? number << 20 : number;
}

/* What the kernel says of the data cache of a level; 0 if nothing. */
static size_t size_by_kernel(int level)
{
    enum { INDICES = 8 };
    for (int i = 0; i < INDICES; i++) {
        char number[32], type[32], size[32];
        int found = 0;
        read_word(i, "level", number);
        read_word(i, "type", type);
        read_word(i, "size", size);
        if (sscanf(number, "%d", &found) == 1 && found == level && strcmp(type, "Instruction") != 0)
            return bytes_of(size);
    }
    return 0;
}

static size_t size_by_library(int level)
{
#if defined(_SC_LEVEL1_DCACHE_SIZE)
    static const int names[] = {_SC_LEVEL1_DCACHE_SIZE, _SC_LEVEL2_CACHE_SIZE, _SC_LEVEL3_CACHE_SIZE,
                                _SC_LEVEL4_CACHE_SIZE};
    const long size = sysconf(names[level - 1]);
    return size > 0 ? (size_t)size : 0;
#else
    (void)level;
    return 0;
#endif
}

static size_t memory_bytes(void)
{
    const long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
    return pages > 0 && page > 0 ? (size_t)pages * (size_t)page : 0;
}

static size_t lesser(size_t a, size_t b)
{
    return a < b ? a : b;
}

static size_t greater(size_t a, size_t b)
{
    return a > b ? a : b;
}

/* Half of a cache that the core has to itself. A large cache is shared, and how much of it is one's own is not
 * said: a few times the next smaller one. */
static size_t probe_bytes_of(size_t bytes, size_t smaller)
{
    return smaller > 0 ? lesser(bytes / 2, 8 * smaller) : bytes / 2;
}

size_t list_memory_levels(memory_level *levels)
{
    static const char *const names[] = {"L1", "L2", "L3", "L4"};
    size_t count = 0, smaller = 0;
    for (int level = 1; level <= 4; level++) {
        const size_t by_kernel = size_by_kernel(level);
        const size_t bytes = by_kernel ? by_kernel : size_by_library(level);
        if (bytes <= smaller)
            continue;
        levels[count++] = (memory_level){names[level - 1], bytes, probe_bytes_of(bytes, smaller)};
        smaller = bytes;
    }
    const size_t all = memory_bytes(), beyond = greater(2 * smaller, (size_t)64 << 20);
    levels[count++] = (memory_level){"memory", all, all ? lesser(beyond, all / 4) : beyond};
    return count;
}

#include "memory_limit.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

static const size_t mebibyte = 1024UL * 1024UL;

static struct rlimit usual;

size_t memory_limit_mib(size_t file_size)
{
    return 1024 + file_size / mebibyte * 32;
}

/* Sanitizers reserve terabytes. 0 where the system does not say. */
static rlim_t address_space_in_use(void)
{
    char line[128] = "";
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file)
        return 0;
    if (!fgets(line, sizeof line, file))
        line[0] = '\0';
    fclose(file);
    return (rlim_t)strtoul(line, NULL, 10) * (rlim_t)sysconf(_SC_PAGESIZE);
}

void memory_limit_begin(size_t file_size)
{
    getrlimit(RLIMIT_AS, &usual);
    rlim_t most = address_space_in_use() + (rlim_t)memory_limit_mib(file_size) * mebibyte;
    struct rlimit limit = {.rlim_cur = most < usual.rlim_cur ? most : usual.rlim_cur,
                           .rlim_max = usual.rlim_max};
    setrlimit(RLIMIT_AS, &limit);
}

void memory_limit_end(void)
{
    setrlimit(RLIMIT_AS, &usual);
}

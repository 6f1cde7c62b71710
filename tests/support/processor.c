/* Prints the instruction sets that this processor has, by the names of the backends. */
#include <stdio.h>

int main(void)
{
#if defined(__x86_64__) || defined(__i386__)
    if (__builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt"))
        puts("sse");
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt"))
        puts("avx2");
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
        puts("avx512");
#elif defined(__aarch64__)
    puts("neon");
#endif
    return 0;
}

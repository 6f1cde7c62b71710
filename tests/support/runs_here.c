/* Whether this processor runs the instruction set ISA, by what the library goes by: 0 if it does. */
#include "dispatch/cpu.c" /* NOLINT(bugprone-suspicious-include): the build asks before there is a library */

int main(void)
{
    return !lh_cpu_runs(ISA);
}

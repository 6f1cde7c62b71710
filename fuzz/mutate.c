/* How libFuzzer changes an input: as it does, but the first byte stays a number of queries that there are (reader.h).
 * So what is found and kept means the same when there are more. */
#include "harness.h"

/* libFuzzer's own, and the one that it calls in place of it. */
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t most, unsigned seed);

/* Every other input chooses among all, so that new queries are met soon. */
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t most, unsigned seed)
{
    const size_t changed = LLVMFuzzerMutate(bytes, size, most);
    if (changed > 0 && (seed % 2 || bytes[0] == 0 || bytes[0] > harness_choices))
        bytes[0] = harness_choices;
    return changed;
}

// Radix sort of floats (Terdiman, Radix Sort Revisited, 2000): by bits, of which those of negative numbers are turned around.
#ifndef LANEHIT_BENCH_PAIRS_RADIX_H
#define LANEHIT_BENCH_PAIRS_RADIX_H

#include <cstdint>
#include <cstring>
#include <utility>

#include "buffer.h"

namespace all_pairs
{
namespace
{

struct keyed {
    uint32_t key, index;
};

inline uint32_t sortable(float x)
{
    uint32_t bits;
    std::memcpy(&bits, &x, sizeof bits);
    return bits ^ (bits >> 31 ? 0xffffffffu : 0x80000000u);
}

class radix_sorter
{
  public:
    // In the order of their keys, from least to greatest.
    const keyed *sort(buffer<keyed> &items)
    {
        spare_.resize(items.size());
        // Short lists do not pay for long histograms.
        return items.size() < 3000 ? by_digits<8, 4>(items) : by_digits<11, 3>(items);
    }

  private:
    template <int BITS, int DIGITS> const keyed *by_digits(buffer<keyed> &items)
    {
        constexpr uint32_t VALUES = 1u << BITS, MASK = VALUES - 1;
        uint32_t counts[DIGITS][VALUES] = {};
        for (const keyed &item : items)
            for (int d = 0; d < DIGITS; d++)
                counts[d][item.key >> d * BITS & MASK]++;
        keyed *from = items.begin(), *to = spare_.begin();
        for (int d = 0; d < DIGITS; d++) {
            if (items.size() == 0 || counts[d][from[0].key >> d * BITS & MASK] == items.size())
                continue; // all have the same digit
            uint32_t place = 0;
            for (uint32_t &count : counts[d]) {
                const uint32_t next = place + count;
                count = place;
                place = next;
            }
            for (size_t i = 0; i < items.size(); i++)
                to[counts[d][from[i].key >> d * BITS & MASK]++] = from[i];
            std::swap(from, to);
        }
        return from;
    }

    buffer<keyed> spare_;
};

} // namespace
} // namespace all_pairs

#endif

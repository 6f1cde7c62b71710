// The loop of box pruning: a box against those that begin, in x, within it. They lie sorted by where they begin,
// and after the last come sentinels, which begin at NaN and so end each loop. All is local, since it is compiled
// for several instruction sets: the linker would keep one's code for all.
#ifndef LANEHIT_BENCH_PAIRS_SWEEPS_H
#define LANEHIT_BENCH_PAIRS_SWEEPS_H

#include <immintrin.h>

#include <cmath>
#include <cstdlib>

#include "problem.h"

namespace all_pairs
{
namespace
{

// An array that begins at a cache line; what it held is lost when it grows.
template <class T> struct buffer {
    T *at = nullptr;
    size_t capacity = 0;

    ~buffer()
    {
        std::free(at);
    }

    void reserve(size_t count)
    {
        if (count <= capacity)
            return;
        std::free(at);
        capacity = (count + count / 2 + 64) / 64 * 64;
        at = static_cast<T *>(std::aligned_alloc(64, capacity * sizeof(T)));
        if (!at)
            std::abort();
    }
};

#ifdef __AVX512F__
using floats = __m512;

floats all(float a)
{
    return _mm512_set1_ps(a);
}

unsigned at_most(floats a, floats b)
{
    return _mm512_cmp_ps_mask(a, b, _CMP_LE_OQ);
}

unsigned at_most(floats a, floats b, floats c, floats d, floats e, floats f, floats g, floats h)
{
    const __mmask16 first = _mm512_mask_cmp_ps_mask(_mm512_cmp_ps_mask(a, b, _CMP_LE_OQ), c, d, _CMP_LE_OQ);
    return _mm512_mask_cmp_ps_mask(_mm512_mask_cmp_ps_mask(first, e, f, _CMP_LE_OQ), g, h, _CMP_LE_OQ);
}
#else
using floats = __m256;

floats all(float a)
{
    return _mm256_set1_ps(a);
}

unsigned at_most(floats a, floats b)
{
    return static_cast<unsigned>(_mm256_movemask_ps(_mm256_cmp_ps(a, b, _CMP_LE_OQ)));
}

// All four.
unsigned at_most(floats a, floats b, floats c, floats d, floats e, floats f, floats g, floats h)
{
    const floats first = _mm256_and_ps(_mm256_cmp_ps(a, b, _CMP_LE_OQ), _mm256_cmp_ps(c, d, _CMP_LE_OQ));
    const floats second = _mm256_and_ps(_mm256_cmp_ps(e, f, _CMP_LE_OQ), _mm256_cmp_ps(g, h, _CMP_LE_OQ));
    return static_cast<unsigned>(_mm256_movemask_ps(_mm256_and_ps(first, second)));
}
#endif

// A register of boxes at a time, as Giesen's loop of version 15: y and z alone as long as the last of them begins
// within the box, and x once at the end.
struct store {
    static constexpr size_t WIDTH = sizeof(floats) / sizeof(float), SENTINELS = 2 * WIDTH;

    buffer<float> column[6]; // min x, y, z, max x, y, z
    buffer<uint32_t> id;

    void reserve(size_t slots)
    {
        for (auto &c : column)
            c.reserve(slots);
        id.reserve(slots);
    }

    void put(size_t i, const box &b, uint32_t name)
    {
        for (int axis = 0; axis < 3; axis++) {
            column[axis].at[i] = b.min[axis];
            column[axis + 3].at[i] = b.max[axis];
        }
        id.at[i] = name;
    }

    void end(size_t i)
    {
        for (size_t k = 0; k < SENTINELS; k++)
            column[0].at[i + k] = NAN;
    }

    [[nodiscard]] float min_x(size_t i) const
    {
        return column[0].at[i];
    }

    // Box i against those from a slot on.
    void sweep(size_t i, size_t from, pair_list &pairs) const
    {
        const float limit = column[3].at[i], *x = column[0].at;
        const floats min_y = all(column[1].at[i]), min_z = all(column[2].at[i]);
        const floats max_y = all(column[4].at[i]), max_z = all(column[5].at[i]);
        const auto load = [&](int k, size_t j) {
            return *reinterpret_cast<const floats *>(column[k].at + j);
        };
        const auto hits = [&](size_t j) {
            return at_most(load(1, j), max_y, min_y, load(4, j), load(2, j), max_z, min_z, load(5, j));
        };
        const auto write = [&](size_t j, unsigned found) {
            lh_pair *end = pairs.end(WIDTH);
            pairs.count += static_cast<size_t>(__builtin_popcount(found));
            for (; found; found &= found - 1)
                *end++ = {id.at[i], id.at[j + static_cast<size_t>(__builtin_ctz(found))]};
        };
        // Registers that begin at multiples of their width: no load touches two cache lines.
        size_t j = from / WIDTH * WIDTH;
        unsigned wanted = ~0u << (from - j);
        for (; x[j + WIDTH - 1] <= limit; j += WIDTH) {
            if (const unsigned found = hits(j) & wanted)
                write(j, found);
            wanted = ~0u;
        }
        if (const unsigned found = hits(j) & wanted & at_most(load(0, j), all(limit)))
            write(j, found);
    }
};

} // namespace
} // namespace all_pairs

#endif

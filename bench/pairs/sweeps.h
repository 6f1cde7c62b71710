// The loops of box pruning: a box against those that begin, in x, within it. They lie sorted by where they begin.
//
// A store keeps boxes in slots, in the way that its loop wants them; put() and end() fill it. A sentinel, which begins at NaN,
// ends each loop, since no comparison holds for it.
#ifndef LANEHIT_BENCH_PAIRS_SWEEPS_H
#define LANEHIT_BENCH_PAIRS_SWEEPS_H

#include <immintrin.h>

#include <limits>

#include "buffer.h"
#include "problem.h"

namespace all_pairs
{
namespace
{

constexpr float NOWHERE = std::numeric_limits<float>::quiet_NaN();

// One box at a time, as Terdiman's versions up to 17: x apart from [-min y, -min z, max y, max z], one SSE comparison
// for y and z.
class store_sse
{
  public:
    static constexpr size_t SENTINELS = 4;

    void reserve(size_t slots)
    {
        x_.resize(slots);
        yz_.resize(slots);
        id_.resize(slots);
    }

    void put(size_t i, const box &b, uint32_t id)
    {
        x_[i] = {b.min[0], b.max[0]};
        yz_[i] = {-b.min[1], -b.min[2], b.max[1], b.max[2]};
        id_[i] = id;
    }

    void end(size_t i)
    {
        for (size_t k = 0; k < SENTINELS; k++)
            x_[i + k] = {NOWHERE, NOWHERE};
    }

    [[nodiscard]] float min_x(size_t i) const
    {
        return x_[i].min;
    }

    // Box i of mine against those of others from a slot on. SWAPPED: mine is the second of the pair.
    template <bool SWAPPED>
    void sweep(size_t i, const store_sse &others, size_t from, pair_list &pairs) const
    {
        const float limit = x_[i].max;
        const uint32_t id = id_[i];
        const __m128 mine = _mm_load_ps(&yz_[i].minus_min_y);
        // [-max y, -max z, min y, min z]: none of them may exceed what it is compared with.
        const __m128 least = _mm_xor_ps(_mm_shuffle_ps(mine, mine, 0x4e), _mm_set1_ps(-0.0f));
        const auto test = [&](size_t j) {
            if (_mm_movemask_ps(_mm_cmple_ps(least, _mm_load_ps(&others.yz_[j].minus_min_y))) == 15)
                SWAPPED ? pairs.add(others.id_[j], id) : pairs.add(id, others.id_[j]);
        };
        size_t j = from;
        for (; others.x_[j + 3].min <= limit; j += 4)
            for (size_t k = 0; k < 4; k++)
                test(j + k);
        for (; others.x_[j].min <= limit; j++)
            test(j);
    }

  private:
    struct x_range {
        float min, max;
    };
    struct alignas(16) yz_range {
        float minus_min_y, minus_min_z, max_y, max_z;
    };

    buffer<x_range> x_;
    buffer<yz_range> yz_;
    buffer<uint32_t> id_;
};

#ifdef __AVX2__
struct lanes8 {
    static constexpr size_t WIDTH = 8;
    using floats = __m256;

    static floats all(float x)
    {
        return _mm256_set1_ps(x);
    }

    static floats load(const float *p)
    {
        return _mm256_loadu_ps(p);
    }

    static unsigned yz(floats min_y, floats max_y, floats min_z, floats max_z, floats my_min_y, floats my_max_y,
                       floats my_min_z, floats my_max_z)
    {
        const floats y = _mm256_and_ps(_mm256_cmp_ps(min_y, my_max_y, _CMP_LE_OQ),
                                       _mm256_cmp_ps(my_min_y, max_y, _CMP_LE_OQ));
        const floats z = _mm256_and_ps(_mm256_cmp_ps(min_z, my_max_z, _CMP_LE_OQ),
                                       _mm256_cmp_ps(my_min_z, max_z, _CMP_LE_OQ));
        return static_cast<unsigned>(_mm256_movemask_ps(_mm256_and_ps(y, z)));
    }

    static unsigned at_most(floats a, floats b)
    {
        return static_cast<unsigned>(_mm256_movemask_ps(_mm256_cmp_ps(a, b, _CMP_LE_OQ)));
    }
};
#endif

#ifdef __AVX512F__
struct lanes16 {
    static constexpr size_t WIDTH = 16;
    using floats = __m512;

    static floats all(float x)
    {
        return _mm512_set1_ps(x);
    }

    static floats load(const float *p)
    {
        return _mm512_loadu_ps(p);
    }

    static unsigned yz(floats min_y, floats max_y, floats min_z, floats max_z, floats my_min_y, floats my_max_y,
                       floats my_min_z, floats my_max_z)
    {
        const __mmask16 y = _mm512_mask_cmp_ps_mask(_mm512_cmp_ps_mask(min_y, my_max_y, _CMP_LE_OQ), my_min_y,
                                                    max_y, _CMP_LE_OQ);
        return _mm512_mask_cmp_ps_mask(_mm512_mask_cmp_ps_mask(y, min_z, my_max_z, _CMP_LE_OQ), my_min_z, max_z,
                                       _CMP_LE_OQ);
    }

    static unsigned at_most(floats a, floats b)
    {
        return _mm512_cmp_ps_mask(a, b, _CMP_LE_OQ);
    }
};
#endif

// A register of boxes at a time, as Giesen's loop of version 15: columns, y and z alone as long as the last of them begins
// within the box, and x once at the end.
template <class LANES> class store_columns
{
  public:
    static constexpr size_t SENTINELS = 2 * LANES::WIDTH;

    void reserve(size_t slots)
    {
        for (auto &column : column_)
            column.resize(slots);
        id_.resize(slots);
    }

    void put(size_t i, const box &b, uint32_t id)
    {
        for (int axis = 0; axis < 3; axis++) {
            column_[axis][i] = b.min[axis];
            column_[axis + 3][i] = b.max[axis];
        }
        id_[i] = id;
    }

    void end(size_t i)
    {
        for (size_t k = 0; k < SENTINELS; k++)
            column_[0][i + k] = NOWHERE;
    }

    [[nodiscard]] float min_x(size_t i) const
    {
        return column_[0][i];
    }

    template <bool SWAPPED>
    void sweep(size_t i, const store_columns &others, size_t from, pair_list &pairs) const
    {
        constexpr size_t W = LANES::WIDTH;
        const float limit = column_[3][i];
        const auto min_y = LANES::all(column_[1][i]), min_z = LANES::all(column_[2][i]);
        const auto max_y = LANES::all(column_[4][i]), max_z = LANES::all(column_[5][i]);
        const float *x = &others.column_[0][0], *low_y = &others.column_[1][0],
                    *low_z = &others.column_[2][0], *high_y = &others.column_[4][0],
                    *high_z = &others.column_[5][0];
        const auto hits = [&](size_t j) {
            return LANES::yz(LANES::load(low_y + j), LANES::load(high_y + j), LANES::load(low_z + j),
                             LANES::load(high_z + j), min_y, max_y, min_z, max_z);
        };
        size_t j = from;
        for (; x[j + W - 1] <= limit; j += W)
            if (const unsigned found = hits(j))
                write<SWAPPED>(found, id_[i], &others.id_[j], pairs);
        if (const unsigned found = hits(j) & LANES::at_most(LANES::load(x + j), LANES::all(limit)))
            write<SWAPPED>(found, id_[i], &others.id_[j], pairs);
    }

  private:
    template <bool SWAPPED> static void write(unsigned found, uint32_t id, const uint32_t *others, pair_list &pairs)
    {
        pairs.reserve(LANES::WIDTH);
        lh_pair *end = pairs.end();
        const lh_pair *start = end;
        for (; found; found &= found - 1) {
            const uint32_t other = others[__builtin_ctz(found)];
            *end++ = SWAPPED ? lh_pair{other, id} : lh_pair{id, other};
        }
        pairs.grow(static_cast<size_t>(end - start));
    }

    buffer<float> column_[6]; // min x, y, z, max x, y, z
    buffer<uint32_t> id_;
};

} // namespace
} // namespace all_pairs

#endif

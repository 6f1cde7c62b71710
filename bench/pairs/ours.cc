// The library: its call for all pairs, on every backend of this machine; and its test of one box with many, for each box.
#include "ours.h"

#include "lanehit/backend.h"
#if __has_include("lanehit/pairs.h")
#include "lanehit/pairs.h"
#define HAS_PAIRS 1
#else
#define HAS_PAIRS 0
#endif

#include <stdexcept>

namespace all_pairs
{
namespace
{

void succeed(lh_status status)
{
    if (status != LH_OK)
        throw std::runtime_error(lh_status_text(status));
}

class one_with_many : public rival
{
  public:
    void find(const problem &p, pair_list &pairs) override
    {
        const lh_aabbs a = p.a->view(), b = p.b ? p.b->view() : a;
        hits_.resize(lh_hits_words(b.count));
        indices_.resize(b.count);
        for (size_t i = 0; i < a.count; i++) {
            const size_t first = p.b ? 0 : i + 1;
            const lh_aabbs one = part(a, i, 1), many = part(b, first, b.count - first);
            succeed(lh_overlap_aabb_aabb(&one, &many, hits_.data()));
            const size_t found = lh_hits_to_indices(hits_.data(), many.count, indices_.data());
            for (size_t k = 0; k < found; k++)
                pairs.add(static_cast<uint32_t>(i), static_cast<uint32_t>(first + indices_[k]));
        }
    }

  private:
    static lh_aabbs part(const lh_aabbs &v, size_t first, size_t count)
    {
        return lh_aabbs_soa(count, v.min_x + first, v.min_y + first, v.min_z + first, v.max_x + first,
                            v.max_y + first, v.max_z + first);
    }

    std::vector<uint64_t> hits_;
    std::vector<uint32_t> indices_;
};

#if HAS_PAIRS
class ours : public rival
{
  public:
    explicit ours(lh_isa isa) : isa_(isa)
    {
    }

    void find(const problem &p, pair_list &pairs) override
    {
        succeed(lh_isa_select(isa_));
        const lh_aabbs a = p.a->view(), b = p.b ? p.b->view() : a;
        scratch_.resize(lh_pairs_scratch_size(a.count, p.b ? b.count : 0) / sizeof(uint64_t) + 1);
        pairs.reserve(1);
        size_t found = 0;
        while (succeed(lh_pairs_aabb_aabb(&a, p.b ? &b : nullptr, pairs.end(), pairs.room(), &found, scratch_.data(),
                                          scratch_.size() * sizeof(uint64_t))),
               found > pairs.room())
            pairs.reserve(found);
        pairs.grow(found);
    }

  private:
    lh_isa isa_;
    std::vector<uint64_t> scratch_;
};
#endif

} // namespace

void add_ours(contenders &all)
{
    all.push_back({"one_with_many", std::make_unique<one_with_many>(), false, true});
#if HAS_PAIRS
    for (lh_isa isa : {LH_ISA_SCALAR, LH_ISA_SSE, LH_ISA_AVX2, LH_ISA_AVX512, LH_ISA_NEON})
        if (lh_isa_available(isa))
            all.push_back({std::string("lanehit_") + lh_isa_name(isa), std::make_unique<ours>(isa), true, true});
#endif
}

} // namespace all_pairs

// The library: its call for all pairs, on every backend of this machine; and its test of one box with many, for each
// box.
#include "problem.h"
#include "program.h"

namespace all_pairs
{
namespace
{

class one_with_many : public rival
{
  public:
    void find(const box_set &set, pair_list &pairs) override
    {
        const lh_aabbs all = set.view();
        hits_.resize(lh_hits_words(all.count));
        indices_.resize(all.count);
        for (size_t i = 0; i < all.count; i++) {
            const lh_aabbs one = part(all, i, 1), others = part(all, i + 1, all.count - i - 1);
            must(lh_overlap_aabb_aabb(&one, &others, hits_.data()));
            const size_t found = lh_hits_to_indices(hits_.data(), others.count, indices_.data());
            for (size_t k = 0; k < found; k++)
                pairs.add(i, i + 1 + indices_[k]);
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

class ours : public rival
{
  public:
    explicit ours(lh_isa isa) : isa_(isa) {}

    // Called again where there was no room for all.
    void find(const box_set &set, pair_list &pairs) override
    {
        const lh_aabbs boxes = set.view();
        must(lh_isa_select(isa_));
        scratch_.resize(lh_pairs_scratch_size(boxes.count, 0));
        size_t found = 0, room = 0;
        do {
            lh_pair *end = pairs.end(found);
            room = pairs.room.size() - pairs.count;
            must(lh_pairs_aabb_aabb(&boxes, nullptr, end, room, &found, scratch_.data(), scratch_.size()));
        } while (found > room);
        pairs.count += found;
    }

  private:
    lh_isa isa_;
    std::vector<unsigned char> scratch_;
};

} // namespace

void add_ours(contenders &all)
{
    all.push_back({"one_with_many", std::make_unique<one_with_many>()});
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_available(isa))
            all.push_back({std::string("lanehit_") + lh_isa_name(isa), std::make_unique<ours>(isa)});
}

} // namespace all_pairs

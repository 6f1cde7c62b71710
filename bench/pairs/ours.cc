// The library: its call for all pairs, on every backend of this machine; and its test of one box with many, for each
// box.
#include "problem.h"
#include "program.h"

namespace all_pairs
{
namespace
{

lh_aabbs part(const lh_aabbs &v, size_t first, size_t count)
{
    return lh_aabbs_soa(count, v.min_x + first, v.min_y + first, v.min_z + first, v.max_x + first,
                        v.max_y + first, v.max_z + first);
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
            must(lh_overlap_aabb_aabb(&one, &many, hits_.data()));
            const size_t found = lh_hits_to_indices(hits_.data(), many.count, indices_.data());
            for (size_t k = 0; k < found; k++)
                pairs.add(i, first + indices_[k]);
        }
    }

  private:
    std::vector<uint64_t> hits_;
    std::vector<uint32_t> indices_;
};

class ours : public rival
{
  public:
    explicit ours(lh_isa isa) : isa_(isa) {}

    void find(const problem &p, pair_list &pairs) override
    {
        const lh_aabbs a = p.a->view(), b = p.b ? p.b->view() : a;
        must(lh_isa_select(isa_));
        scratch_.resize(lh_pairs_scratch_size(a.count, p.b ? b.count : 0));
        append(pairs, [&](lh_pair *end, size_t room, size_t *found) {
            return lh_pairs_aabb_aabb(&a, p.b ? &b : nullptr, end, room, found, scratch_.data(),
                                      scratch_.size());
        });
    }

    void keep(const box_set &resting, const box_set &) override
    {
        const lh_aabbs boxes = resting.view();
        must(lh_isa_select(isa_));
        kept_.resize(lh_pairs_kept_size(boxes.count));
        must(lh_pairs_keep(&boxes, kept_.data(), kept_.size()));
    }

    void frame(const box_set &moving, pair_list &pairs) override
    {
        find({&moving, nullptr}, pairs);
        const lh_aabbs a = moving.view();
        const size_t first = pairs.count;
        append(pairs, [&](lh_pair *end, size_t room, size_t *found) {
            return lh_pairs_aabb_kept(&a, kept_.data(), end, room, found);
        });
        for (size_t k = first; k < pairs.count; k++)
            pairs.room[k].b += static_cast<uint32_t>(a.count);
    }

  private:
    // What a call lists, which is made again where there was no room for all.
    template <typename call> void append(pair_list &pairs, const call &list)
    {
        size_t found = 0, room = 0;
        do {
            lh_pair *end = pairs.end(found);
            room = pairs.room.size() - pairs.count;
            must(list(end, room, &found));
        } while (found > room);
        pairs.count += found;
    }

    lh_isa isa_;
    std::vector<unsigned char> scratch_, kept_;
};

} // namespace

void add_ours(contenders &all)
{
    all.push_back({"one_with_many", std::make_unique<one_with_many>(), oddity::any});
    for (lh_isa isa : {LH_ISA_SCALAR, LH_ISA_SSE, LH_ISA_AVX2, LH_ISA_AVX512, LH_ISA_NEON})
        if (lh_isa_available(isa))
            all.push_back(
                {std::string("lanehit_") + lh_isa_name(isa), std::make_unique<ours>(isa), oddity::any});
}

} // namespace all_pairs

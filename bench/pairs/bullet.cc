// Bullet: its three broadphases. Boxes become proxies, and the pairs are read from its cache of pairs; since two of the
// broadphases round boxes or make them larger, what does not overlap is left out then.
#include <btBulletCollisionCommon.h>

#include "problem.h"

namespace all_pairs
{
namespace
{

// The sets, and their bits in Bullet's own filter: a proxy meets those whose group is in its mask.
enum { FIRST = 1, SECOND = 2 };

btVector3 vector_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

using make_broadphase = btBroadphaseInterface *(size_t count, const btVector3 &low, const btVector3 &high);

class bullet : public rival
{
  public:
    explicit bullet(make_broadphase *make) : make_(make) {}

    void find(const problem &p, pair_list &pairs) override
    {
        build(p.a, p.b, p.b ? SECOND : FIRST);
        read(pairs, 0);
        world_.reset();
    }

    void keep(const box_set &resting, const box_set &moving) override
    {
        build(&moving, &resting, FIRST | SECOND);
    }

    void frame(const box_set &moving, pair_list &pairs) override
    {
        sets_[0] = &moving;
        for (size_t i = 0; i < moving.boxes.size(); i++)
            world_->setAabb(proxies_[i], vector_of(moving.boxes[i].min), vector_of(moving.boxes[i].max),
                            nullptr);
        read(pairs, moving.boxes.size());
    }

  private:
    // Those of the second set meet the first alone.
    void build(const box_set *first, const box_set *second, int mask_of_first)
    {
        btVector3 low(INFINITY, INFINITY, INFINITY), high = -low;
        for (const box_set *set : {first, second})
            for (size_t i = 0; set && i < set->boxes.size(); i++) {
                low.setMin(vector_of(set->boxes[i].min));
                high.setMax(vector_of(set->boxes[i].max));
            }
        world_.reset(make_(first->boxes.size() + (second ? second->boxes.size() : 0), low, high));
        proxies_.clear();
        add(*first, FIRST, mask_of_first);
        if (second)
            add(*second, SECOND, FIRST);
    }

    void add(const box_set &set, int side, int mask)
    {
        // A proxy carries its index, and above that its set, which is not 0: null would be no proxy to
        // btSimpleBroadphase.
        size_t name = static_cast<size_t>(side) << 32;
        sets_[side - 1] = &set;
        for (const box &b : set.boxes)
            proxies_.push_back(world_->createProxy(vector_of(b.min), vector_of(b.max), BOX_SHAPE_PROXYTYPE,
                                                   reinterpret_cast<void *>(name++), side, mask, nullptr));
    }

    void read(pair_list &pairs, size_t start_of_second)
    {
        world_->calculateOverlappingPairs(nullptr);
        btOverlappingPairCache *cache = world_->getOverlappingPairCache();
        const btBroadphasePair *pair = cache->getOverlappingPairArrayPtr();
        for (int i = 0; i < cache->getNumOverlappingPairs(); i++, pair++) {
            const auto x = reinterpret_cast<size_t>(pair->m_pProxy0->m_clientObject);
            const auto y = reinterpret_cast<size_t>(pair->m_pProxy1->m_clientObject);
            const size_t a = std::min(x, y), b = std::max(x, y);
            if (overlap(box_of(a), box_of(b)))
                pairs.add(static_cast<uint32_t>(a),
                          static_cast<uint32_t>(b) + (b >> 32 == SECOND ? start_of_second : 0));
        }
    }

    [[nodiscard]] const box &box_of(size_t name) const
    {
        return sets_[(name >> 32) - 1]->boxes[static_cast<uint32_t>(name)];
    }

    const box_set *sets_[2] = {};
    make_broadphase *make_;
    std::unique_ptr<btBroadphaseInterface> world_;
    std::vector<btBroadphaseProxy *> proxies_;
};

btBroadphaseInterface *make_tree(size_t, const btVector3 &, const btVector3 &)
{
    return new btDbvtBroadphase;
}

// With 16 bits a coordinate while it can have so many boxes, else 32.
btBroadphaseInterface *make_sweep(size_t count, const btVector3 &low, const btVector3 &high)
{
    const auto most = static_cast<unsigned>(count + 2);
    if (most < 16384)
        return new btAxisSweep3(low, high, static_cast<unsigned short>(most));
    return new bt32BitAxisSweep3(low, high, most);
}

btBroadphaseInterface *make_simple(size_t count, const btVector3 &, const btVector3 &)
{
    return new btSimpleBroadphase(static_cast<int>(count));
}

} // namespace

void add_bullet(contenders &all)
{
    all.push_back({"bullet_dbvt", std::make_unique<bullet>(make_tree), oddity::infinite});
    all.push_back({"bullet_axis_sweep", std::make_unique<bullet>(make_sweep), oddity::infinite});
    all.push_back({"bullet_simple", std::make_unique<bullet>(make_simple), oddity::infinite});
}

} // namespace all_pairs

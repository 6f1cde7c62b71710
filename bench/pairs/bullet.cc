// Bullet: its three broadphases. Boxes become proxies, and the pairs are read from its cache of pairs; since two of the
// broadphases round boxes or make them larger, what does not overlap is left out then.
#include <btBulletCollisionCommon.h>

#include "rival.h"

namespace all_pairs
{
namespace
{

// Sides of a pair, by Bullet's own filter: a proxy meets those whose group is in its mask.
enum { FIRST = 1, SECOND = 2 };

btVector3 vector_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

using make_broadphase = btBroadphaseInterface *(size_t count, const btVector3 &low, const btVector3 &high);

class bullet : public rival
{
  public:
    explicit bullet(make_broadphase *make) : make_(make)
    {
    }

    void find(const problem &p, pair_list &pairs) override
    {
        build({p.a, p.b}, p.b ? SECOND : FIRST, FIRST);
        read(pairs);
        world_.reset();
    }

    // Resting boxes do not meet each other.
    void keep(const box_set &resting, const box_set &moving) override
    {
        build({&moving, &resting}, FIRST | SECOND, FIRST);
    }

    void frame(const box_set &moving, pair_list &pairs) override
    {
        for (size_t i = 0; i < moving.boxes.size(); i++)
            world_->setAabb(proxies_[i], vector_of(moving.boxes[i].min), vector_of(moving.boxes[i].max), nullptr);
        sets_[0] = &moving;
        read(pairs, static_cast<uint32_t>(moving.boxes.size()));
    }

  private:
    // The index of a box, and above it the side, which is never 0: a null pointer would be no proxy to btSimpleBroadphase.
    static constexpr size_t INDEX = 0xffffffff;

    static void *name_of(size_t index, int side)
    {
        return reinterpret_cast<void *>(index | static_cast<size_t>(side) << 32);
    }

    [[nodiscard]] const box &box_of(size_t name) const
    {
        return sets_[(name >> 32) - 1]->boxes[name & INDEX];
    }

    // The first set in the group FIRST, the second in SECOND, each with a mask.
    void build(std::initializer_list<const box_set *> sets, int first_mask, int second_mask)
    {
        btVector3 low(INFINITY, INFINITY, INFINITY), high = -low;
        size_t count = 0;
        for (const box_set *set : sets)
            for (size_t i = 0; set && i < set->boxes.size(); i++, count++) {
                low.setMin(vector_of(set->boxes[i].min));
                high.setMax(vector_of(set->boxes[i].max));
            }
        world_.reset(make_(count, low, high));
        proxies_.clear();
        int side = FIRST;
        for (const box_set *set : sets) {
            sets_[side - 1] = set;
            for (size_t i = 0; set && i < set->boxes.size(); i++) {
                const box &b = set->boxes[i];
                proxies_.push_back(world_->createProxy(vector_of(b.min), vector_of(b.max), BOX_SHAPE_PROXYTYPE,
                                                       name_of(i, side), side,
                                                       side == FIRST ? first_mask : second_mask, nullptr));
            }
            side = SECOND;
        }
    }

    void read(pair_list &pairs, uint32_t second_starts = 0)
    {
        world_->calculateOverlappingPairs(nullptr);
        btOverlappingPairCache *cache = world_->getOverlappingPairCache();
        const btBroadphasePair *pair = cache->getOverlappingPairArrayPtr();
        for (int i = 0; i < cache->getNumOverlappingPairs(); i++, pair++) {
            const size_t names[] = {reinterpret_cast<size_t>(pair->m_pProxy0->m_clientObject),
                                    reinterpret_cast<size_t>(pair->m_pProxy1->m_clientObject)};
            const size_t a = std::min(names[0], names[1]), b = std::max(names[0], names[1]);
            if (overlap(box_of(a), box_of(b)))
                pairs.add(static_cast<uint32_t>(a & INDEX), static_cast<uint32_t>(b & INDEX) + (b >> 32 == SECOND ? second_starts : 0));
        }
    }

    make_broadphase *make_;
    std::unique_ptr<btBroadphaseInterface> world_;
    std::vector<btBroadphaseProxy *> proxies_;
    const box_set *sets_[2] = {};
};

btBroadphaseInterface *make_tree(size_t, const btVector3 &, const btVector3 &)
{
    return new btDbvtBroadphase;
}

// Of 16 bits for the coordinates and names of up to 16,384 boxes, else of 32.
btBroadphaseInterface *make_sweep(size_t count, const btVector3 &low, const btVector3 &high)
{
    const auto most = static_cast<unsigned>(count + 2);
    if (count + 2 < 16384)
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
    all.push_back({"bullet_dbvt", std::make_unique<bullet>(make_tree), false, false});
    all.push_back({"bullet_axis_sweep", std::make_unique<bullet>(make_sweep), false, false});
    all.push_back({"bullet_simple", std::make_unique<bullet>(make_simple), false, false});
}

} // namespace all_pairs

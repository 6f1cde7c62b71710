// Bullet: the broadphase of its worlds, two trees. Boxes become proxies, and the pairs are read from its cache of
// pairs. It makes boxes larger, so what does not overlap is left out then.
#include <btBulletCollisionCommon.h>

#include "problem.h"

namespace all_pairs
{
namespace
{

btVector3 vector_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

// A proxy carries its index.
size_t index_of(const btBroadphaseProxy *proxy)
{
    return reinterpret_cast<size_t>(proxy->m_clientObject);
}

class bullet : public rival
{
  public:
    void find(const box_set &set, pair_list &pairs) override
    {
        btDbvtBroadphase world;
        for (size_t i = 0; i < set.boxes.size(); i++)
            world.createProxy(vector_of(set.boxes[i].min), vector_of(set.boxes[i].max), BOX_SHAPE_PROXYTYPE,
                              reinterpret_cast<void *>(i), btBroadphaseProxy::DefaultFilter,
                              btBroadphaseProxy::AllFilter, nullptr);
        world.calculateOverlappingPairs(nullptr);
        btOverlappingPairCache *cache = world.getOverlappingPairCache();
        const btBroadphasePair *pair = cache->getOverlappingPairArrayPtr();
        for (int i = 0; i < cache->getNumOverlappingPairs(); i++, pair++) {
            const size_t a = index_of(pair->m_pProxy0), b = index_of(pair->m_pProxy1);
            if (overlap(set.boxes[a], set.boxes[b]))
                pairs.add(a, b);
        }
    }
};

} // namespace

void add_bullet(contenders &all)
{
    all.push_back({"bullet_dbvt", std::make_unique<bullet>()});
}

} // namespace all_pairs

// A broadphase for Bullet's worlds: all pairs that want each other in each step, what has changed by
// lh_pairs_difference, and rays and boxes by a kept set. ../../docs/engine.md goes through it.
#ifndef LANEHIT_EXAMPLES_LANEHIT_BROADPHASE_H
#define LANEHIT_EXAMPLES_LANEHIT_BROADPHASE_H

#include <btBulletCollisionCommon.h>
#include <lanehit/lanehit.h>

#include <memory>
#include <vector>

class lanehit_broadphase final : public btBroadphaseInterface
{
  public:
    // The cache is where Bullet looks for pairs; one is made if none is given.
    explicit lanehit_broadphase(btOverlappingPairCache *cache = nullptr);

    btBroadphaseProxy *createProxy(const btVector3 &min, const btVector3 &max, int shape_type, void *object,
                                   int group, int mask, btDispatcher *dispatcher) override;
    void destroyProxy(btBroadphaseProxy *proxy, btDispatcher *dispatcher) override;
    void setAabb(btBroadphaseProxy *proxy, const btVector3 &min, const btVector3 &max,
                 btDispatcher *dispatcher) override;
    void getAabb(btBroadphaseProxy *proxy, btVector3 &min, btVector3 &max) const override;

    // A ray, or a box from `min` to `max` around its origin that moves along it: each body whose box is met, once.
    void rayTest(const btVector3 &from, const btVector3 &to, btBroadphaseRayCallback &callback,
                 const btVector3 &min, const btVector3 &max) override;
    void aabbTest(const btVector3 &min, const btVector3 &max, btBroadphaseAabbCallback &callback) override;

    void calculateOverlappingPairs(btDispatcher *dispatcher) override;
    btOverlappingPairCache *getOverlappingPairCache() override;
    const btOverlappingPairCache *getOverlappingPairCache() const override;
    void getBroadphaseAabb(btVector3 &min, btVector3 &max) const override;
    void printStats() override;

  private:
    struct box {
        float min[3], max[3];
    };
    struct layers {
        uint32_t group, mask;
    };

    void place(size_t slot, const btVector3 &min, const btVector3 &max);
    lh_aabbs boxes() const;
    void find_pairs();
    void apply_changes(btDispatcher *dispatcher);
    void keep_boxes();

    // A body's number in all of these is its slot, which its proxy has as m_uniqueId. A free slot has a box of NaN,
    // which meets nothing; so numbers stay, and with them the order of both bodies of a pair.
    std::vector<std::unique_ptr<btBroadphaseProxy>> proxies_;
    std::vector<box> boxes_;
    std::vector<layers> layers_;
    std::vector<size_t> free_;

    std::vector<lh_pair> before_, now_; // lists of the last step and of this one
    std::vector<lh_changed_pair> added_, removed_;
    std::vector<unsigned char> scratch_;

    std::vector<unsigned char> kept_; // boxes_, sorted for questions
    bool is_kept_ = false;            // or has something moved since?

    std::unique_ptr<btOverlappingPairCache> own_cache_;
    btOverlappingPairCache *cache_;
};

#endif

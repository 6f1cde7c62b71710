#include "lanehit_broadphase.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <stdexcept>

static_assert(sizeof(btScalar) == sizeof(float), "Bullet was built for double precision");

namespace
{

void check(lh_status status)
{
    if (status != LH_OK)
        throw std::runtime_error(lh_status_text(status));
}

size_t slot_of(const btBroadphaseProxy *proxy)
{
    return static_cast<size_t>(proxy->m_uniqueId);
}

lh_pair_changes room_in(std::vector<lh_changed_pair> &list, size_t most)
{
    list.resize(most);
    return {list.data(), list.size(), 0};
}

} // namespace

lanehit_broadphase::lanehit_broadphase(btOverlappingPairCache *cache)
    : own_cache_(cache ? nullptr : new btHashedOverlappingPairCache), cache_(cache ? cache : own_cache_.get())
{
}

// ---- Bodies -----------------------------------------------------------------------------------------------

btBroadphaseProxy *lanehit_broadphase::createProxy(const btVector3 &min, const btVector3 &max, int,
                                                   void *object, int group, int mask, btDispatcher *)
{
    if (free_.empty()) {
        free_.push_back(proxies_.size());
        proxies_.emplace_back();
        boxes_.emplace_back();
        layers_.emplace_back();
    }
    const size_t slot = free_.back();
    free_.pop_back();
    proxies_[slot] = std::make_unique<btBroadphaseProxy>(min, max, object, group, mask);
    proxies_[slot]->m_uniqueId = static_cast<int>(slot);
    layers_[slot] = {static_cast<uint32_t>(group), static_cast<uint32_t>(mask)};
    place(slot, min, max);
    return proxies_[slot].get();
}

// Its pairs go at once, since Bullet asks no proxy that is destroyed.
void lanehit_broadphase::destroyProxy(btBroadphaseProxy *proxy, btDispatcher *dispatcher)
{
    const size_t slot = slot_of(proxy);
    const btVector3 nowhere(NAN, NAN, NAN);
    cache_->removeOverlappingPairsContainingProxy(proxy, dispatcher);
    const auto is_of_it = [&](const lh_pair &pair) { return pair.a == slot || pair.b == slot; };
    before_.erase(std::remove_if(before_.begin(), before_.end(), is_of_it), before_.end());
    place(slot, nowhere, nowhere);
    proxies_[slot].reset();
    free_.push_back(slot);
}

void lanehit_broadphase::place(size_t slot, const btVector3 &min, const btVector3 &max)
{
    boxes_[slot] = {{min.x(), min.y(), min.z()}, {max.x(), max.y(), max.z()}};
    is_kept_ = false;
}

void lanehit_broadphase::setAabb(btBroadphaseProxy *proxy, const btVector3 &min, const btVector3 &max,
                                 btDispatcher *)
{
    proxy->m_aabbMin = min;
    proxy->m_aabbMax = max;
    place(slot_of(proxy), min, max);
}

void lanehit_broadphase::getAabb(btBroadphaseProxy *proxy, btVector3 &min, btVector3 &max) const
{
    min = proxy->m_aabbMin;
    max = proxy->m_aabbMax;
}

// The structs as they lie: nothing is copied for the library.
lh_aabbs lanehit_broadphase::boxes() const
{
    return lh_aabbs_aos(boxes_.empty() ? nullptr : boxes_[0].min, sizeof(box), boxes_.size());
}

// ---- Pairs ------------------------------------------------------------------------------------------------

// A list that is cut off says how long it would be: then there is more room, also for the steps to come.
void lanehit_broadphase::find_pairs()
{
    const lh_aabbs all = boxes();
    const lh_layers wanted = {&layers_.data()->group, &layers_.data()->mask, sizeof layers_[0]};
    size_t found = 0;
    scratch_.resize(std::max(scratch_.size(), lh_pairs_scratch_size(all.count, 0)));
    now_.resize(now_.capacity());
    for (;;) {
        check(lh_pairs_aabb_aabb_layers(&all, &wanted, nullptr, nullptr, now_.data(), now_.size(), &found,
                                        scratch_.data(), scratch_.size()));
        if (found <= now_.size())
            break;
        now_.resize(found + found / 4);
    }
    now_.resize(found);
}

// Bullet's cache stays from step to step, and with it the contacts of its pairs: only what has changed is looked up.
void lanehit_broadphase::apply_changes(btDispatcher *dispatcher)
{
    lh_pair_changes added = room_in(added_, now_.size()), removed = room_in(removed_, before_.size());
    scratch_.resize(std::max(scratch_.size(), lh_pairs_difference_scratch_size(before_.size())));
    check(lh_pairs_difference(before_.data(), before_.size(), now_.data(), now_.size(), &added, &removed,
                              nullptr, scratch_.data(), scratch_.size()));
    for (size_t k = 0; k < removed.found; k++)
        cache_->removeOverlappingPair(proxies_[removed_[k].a].get(), proxies_[removed_[k].b].get(),
                                      dispatcher);
    for (size_t k = 0; k < added.found; k++)
        cache_->addOverlappingPair(proxies_[added_[k].a].get(), proxies_[added_[k].b].get());
}

void lanehit_broadphase::calculateOverlappingPairs(btDispatcher *dispatcher)
{
    find_pairs();
    apply_changes(dispatcher);
    before_.swap(now_);
}

btOverlappingPairCache *lanehit_broadphase::getOverlappingPairCache()
{
    return cache_;
}

const btOverlappingPairCache *lanehit_broadphase::getOverlappingPairCache() const
{
    return cache_;
}

// ---- Questions --------------------------------------------------------------------------------------------

// Sorted by the first question after something has moved.
void lanehit_broadphase::keep_boxes()
{
    if (is_kept_)
        return;
    const lh_aabbs all = boxes();
    kept_.resize(std::max(kept_.size(), lh_pairs_kept_size(all.count)));
    check(lh_pairs_keep(&all, kept_.data(), kept_.size()));
    is_kept_ = true;
}

void lanehit_broadphase::aabbTest(const btVector3 &min, const btVector3 &max,
                                  btBroadphaseAabbCallback &callback)
{
    keep_boxes();
    const lh_aabbs one = lh_aabbs_soa(1, &min[0], &min[1], &min[2], &max[0], &max[1], &max[2]);
    std::vector<lh_pair> met(64);
    size_t found = 0;
    check(lh_pairs_aabb_kept(&one, kept_.data(), met.data(), met.size(), &found));
    if (found > met.size()) {
        met.resize(found);
        check(lh_pairs_aabb_kept(&one, kept_.data(), met.data(), met.size(), &found));
    }
    for (size_t k = 0; k < found; k++)
        callback.process(proxies_[met[k].b].get());
}

// A point that moves from the one end to the other in a time of 1, or a box.
void lanehit_broadphase::rayTest(const btVector3 &from, const btVector3 &to,
                                 btBroadphaseRayCallback &callback, const btVector3 &min,
                                 const btVector3 &max)
{
    keep_boxes();
    const btVector3 low = from + min, high = from + max, way = to - from;
    const lh_aabbs one = lh_aabbs_soa(1, &low[0], &low[1], &low[2], &high[0], &high[1], &high[2]);
    const lh_vectors velocity = lh_vectors_soa(1, &way[0], &way[1], &way[2]);
    std::vector<lh_swept_pair> met(64);
    size_t found = 0;
    check(lh_pairs_sweep_aabb_kept(&one, &velocity, 1.0f, kept_.data(), met.data(), met.size(), &found));
    if (found > met.size()) {
        met.resize(found);
        check(lh_pairs_sweep_aabb_kept(&one, &velocity, 1.0f, kept_.data(), met.data(), met.size(), &found));
    }
    std::sort(met.begin(),
              met.begin() + static_cast<std::ptrdiff_t>(found), // the nearest first, as callbacks like it
              [](const lh_swept_pair &a, const lh_swept_pair &b) { return a.toi < b.toi; });
    for (size_t k = 0; k < found; k++)
        callback.process(proxies_[met[k].b].get());
}

void lanehit_broadphase::getBroadphaseAabb(btVector3 &min, btVector3 &max) const
{
    min.setValue(BT_LARGE_FLOAT, BT_LARGE_FLOAT, BT_LARGE_FLOAT);
    max = -min;
    for (const auto &proxy : proxies_)
        if (proxy) {
            min.setMin(proxy->m_aabbMin);
            max.setMax(proxy->m_aabbMax);
        }
}

void lanehit_broadphase::printStats()
{
    std::printf("lanehit_broadphase: %zu bodies, %zu pairs\n", proxies_.size() - free_.size(),
                before_.size());
}

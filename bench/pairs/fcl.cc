// FCL: its managers of collision objects. They look at nothing but the bounds of each, which are the box itself, in
// double precision.
#include <fcl/broadphase/broadphase_dynamic_AABB_tree.h>
#include <fcl/geometry/collision_geometry.h>
#include <fcl/narrowphase/collision_object.h>

#include "problem.h"

namespace all_pairs
{
namespace
{

using object = fcl::CollisionObjectd;

fcl::Vector3d vector_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

class bounds : public fcl::CollisionGeometryd
{
  public:
    void set(const box &b)
    {
        aabb_local = fcl::AABBd(vector_of(b.min), vector_of(b.max));
    }

    void computeLocalAABB() override {}
};

// What a manager finds is written with the indices that the objects carry.
bool receive(object *a, object *b, void *list)
{
    const auto index = [](const object *o) { return reinterpret_cast<size_t>(o->getUserData()); };
    // The side is its lowest bit, so that pairs of two sets are in the order of the sets.
    size_t first = index(a), second = index(b);
    if (first & 1)
        std::swap(first, second);
    static_cast<pair_list *>(list)->add(static_cast<uint32_t>(first / 2), static_cast<uint32_t>(second / 2));
    return false; // go on
}

template <class MANAGER> class fcl_manager : public rival
{
  public:
    void find(const problem &p, pair_list &pairs) override
    {
        world a(*p.a, 0, 0);
        if (!p.b) {
            a.manager.collide(&pairs, receive);
            return;
        }
        world b(*p.b, 1, 0);
        a.manager.collide(&b.manager, &pairs, receive);
    }

    void keep(const box_set &resting, const box_set &moving) override
    {
        moving_ = std::make_unique<world>(moving, 0, 0);
        resting_world_ = std::make_unique<world>(resting, 1, moving.boxes.size());
    }

    void frame(const box_set &moving, pair_list &pairs) override
    {
        for (size_t i = 0; i < moving.boxes.size(); i++) {
            moving_->shapes[i]->set(moving.boxes[i]);
            moving_->objects[i]->computeAABB();
        }
        moving_->manager.update();
        moving_->manager.collide(&pairs, receive);
        if (!resting_world_->objects.empty())
            moving_->manager.collide(&resting_world_->manager, &pairs, receive);
    }

  private:
    struct world {
        world(const box_set &set, size_t side, size_t first)
        {
            std::vector<object *> all;
            for (size_t i = 0; i < set.boxes.size(); i++) {
                shapes.push_back(std::make_shared<bounds>());
                shapes.back()->set(set.boxes[i]);
                objects.push_back(std::make_unique<object>(shapes.back()));
                objects.back()->setUserData(reinterpret_cast<void *>(2 * (first + i) + side));
                all.push_back(objects.back().get());
            }
            manager.registerObjects(all);
            manager.setup();
        }

        std::vector<std::shared_ptr<bounds>> shapes;
        std::vector<std::unique_ptr<object>> objects;
        MANAGER manager;
    };

    std::unique_ptr<world> moving_, resting_world_;
};

} // namespace

void add_fcl(contenders &all)
{
    // Halving infinite sides, the tree would go on for ever. Sweeping and pruning is not asked: it takes touching for
    // apart in some orders, and boxes in clusters touch by chance.
    all.push_back({"fcl_tree", std::make_unique<fcl_manager<fcl::DynamicAABBTreeCollisionManagerd>>(),
                   oddity::touching});
}

} // namespace all_pairs

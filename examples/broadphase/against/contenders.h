// The two trees, alike to the rest of the program.
#ifndef BROADPHASE_AGAINST_CONTENDERS_H
#define BROADPHASE_AGAINST_CONTENDERS_H

#include <BulletCollision/BroadphaseCollision/btDbvt.h>

#include <new>

#include "scene.h"

// An answer: a pair of ids, or a query and an id.
using answers = std::vector<uint64_t>;

inline uint64_t joined(uint32_t a, uint32_t b)
{
    return (uint64_t)a << 32 | b;
}

inline uint64_t in_order(uint32_t a, uint32_t b)
{
    return a < b ? joined(a, b) : joined(b, a);
}

// Those to one query.
struct collector {
    answers &found;
    uint32_t query;
};

class lanehit_tree
{
  public:
    lanehit_tree()
    {
        if (!tree_init(&t, margin))
            throw std::bad_alloc();
    }
    ~lanehit_tree()
    {
        tree_free(&t);
    }
    void insert(const tree_box &b)
    {
        if (tree_insert(&t, b) == TREE_NONE)
            throw std::bad_alloc();
    }
    bool move(uint32_t id, const tree_box &b)
    {
        return tree_move(&t, id, b);
    }
    tree_box fat_box(uint32_t id) const
    {
        return tree_fat_box(&t, id);
    }
    void pairs(answers &found)
    {
        collector c = {found, 0};
        succeed(tree_pairs(&t, add_pair, &c));
    }
    void boxes_in(const tree_box &b, uint32_t query, answers &found)
    {
        collector c = {found, query};
        succeed(tree_query_box(&t, b, add, &c));
    }
    void boxes_on(const ray &r, uint32_t query, answers &found)
    {
        collector c = {found, query};
        succeed(tree_raycast(&t, r.origin, r.direction, 1.0f, add_hit, &c));
    }

  private:
    static void succeed(bool had_room)
    {
        if (!had_room)
            throw std::bad_alloc();
    }
    static void add(void *with, uint32_t id)
    {
        collector *c = static_cast<collector *>(with);
        c->found.push_back(joined(c->query, id));
    }
    static float add_hit(void *with, uint32_t id, float, float t_max)
    {
        add(with, id);
        return t_max;
    }
    static void add_pair(void *with, uint32_t a, uint32_t b)
    {
        static_cast<collector *>(with)->found.push_back(in_order(a, b));
    }
    tree t;
};

// As btDbvtBroadphase uses it: stacks that stay, reciprocals of a direction once a ray.
class bullet_tree
{
  public:
    void insert(const tree_box &b)
    {
        btDbvtVolume volume = volume_of(b);
        volume.Expand({margin, margin, margin});
        leaves.push_back(t.insert(volume, nullptr));
        leaves.back()->dataAsInt = (int)leaves.size() - 1;
    }
    bool move(uint32_t id, const tree_box &b)
    {
        btDbvtVolume volume = volume_of(b);
        return t.update(leaves[id], volume, margin);
    }
    tree_box fat_box(uint32_t id) const
    {
        const btVector3 &low = leaves[id]->volume.Mins(), &high = leaves[id]->volume.Maxs();
        return {{low.x(), low.y(), low.z()}, {high.x(), high.y(), high.z()}};
    }
    void pairs(answers &found)
    {
        listener heard(found, 0);
        t.collideTTpersistentStack(t.m_root, t.m_root, heard);
    }
    void boxes_in(const tree_box &b, uint32_t query, answers &found)
    {
        listener heard(found, query);
        t.collideTVNoStackAlloc(t.m_root, volume_of(b), stack, heard);
    }
    void boxes_on(const ray &r, uint32_t query, answers &found)
    {
        listener heard(found, query);
        const btVector3 from = vector_of(r.origin), direction = vector_of(r.direction), nothing(0, 0, 0);
        btVector3 inverse;
        unsigned signs[3];
        for (int axis = 0; axis < 3; axis++) {
            inverse[axis] = direction[axis] == 0 ? BT_LARGE_FLOAT : 1 / direction[axis];
            signs[axis] = inverse[axis] < 0;
        }
        t.rayTestInternal(t.m_root, from, from + direction, inverse, signs, 1.0f, nothing, nothing, stack,
                          heard);
    }

  private:
    struct listener : btDbvt::ICollide {
        listener(answers &found, uint32_t query) : c{found, query} {}
        void Process(const btDbvtNode *a, const btDbvtNode *b) override
        {
            c.found.push_back(in_order((uint32_t)a->dataAsInt, (uint32_t)b->dataAsInt));
        }
        void Process(const btDbvtNode *leaf) override
        {
            c.found.push_back(joined(c.query, (uint32_t)leaf->dataAsInt));
        }
        collector c;
    };
    static btVector3 vector_of(const float *e)
    {
        return {e[0], e[1], e[2]};
    }
    static btDbvtVolume volume_of(const tree_box &b)
    {
        return btDbvtVolume::FromMM(vector_of(b.min), vector_of(b.max));
    }
    btDbvt t;
    std::vector<btDbvtNode *> leaves;
    btAlignedObjectArray<const btDbvtNode *> stack;
};

#endif

// A world with lanehit_broadphase beside one with btDbvtBroadphase: do both find the same pairs, and what do they cost?
//
//     bullet-broadphase [--quick] [BODIES STEPS]
//
// First a world steps with lanehit_broadphase, and in each step a btDbvtBroadphase is given the same boxes. Its own are
// larger, so of its pairs those are compared of which the boxes overlap. Rays and boxes are asked, too, and some bodies
// are taken out and put in again. Then two worlds, one with each, take turns, and the clock runs.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <string>

#include "falling_bodies.h"
#include "lanehit_broadphase.h"

namespace
{

[[noreturn]] void fail(const char *words)
{
    std::fprintf(stderr, "bullet-broadphase: %s\n", words);
    std::exit(EXIT_FAILURE);
}

// ---- Are they the same? -----------------------------------------------------------------------------------

bool is_met(const btBroadphaseProxy *a, const btBroadphaseProxy *b)
{
    return TestAabbAgainstAabb2(a->m_aabbMin, a->m_aabbMax, b->m_aabbMin, b->m_aabbMax);
}

using objects = std::set<const void *>;
using object_pairs = std::set<std::pair<const void *, const void *>>;

// By the objects that they are of, since proxies differ; those whose boxes overlap.
object_pairs pairs_of(btBroadphaseInterface &broadphase, bool only_those_that_meet)
{
    object_pairs found;
    const btBroadphasePairArray &all = broadphase.getOverlappingPairCache()->getOverlappingPairArray();
    for (int i = 0; i < all.size(); i++)
        if (!only_those_that_meet || is_met(all[i].m_pProxy0, all[i].m_pProxy1))
            found.insert(std::minmax(static_cast<const void *>(all[i].m_pProxy0->m_clientObject),
                                     static_cast<const void *>(all[i].m_pProxy1->m_clientObject)));
    return found;
}

struct collect_boxes : btBroadphaseAabbCallback {
    objects found;
    bool process(const btBroadphaseProxy *proxy) override
    {
        if (!found.insert(proxy->m_clientObject).second)
            fail("a body is reported twice");
        return true;
    }
};

struct collect_rays : btBroadphaseRayCallback {
    objects found;

    collect_rays(const btVector3 &from, const btVector3 &to)
    {
        const btVector3 way = to - from;
        for (int axis = 0; axis < 3; axis++) {
            m_rayDirectionInverse[axis] = way[axis] == 0 ? BT_LARGE_FLOAT : 1 / way[axis];
            m_signs[axis] = m_rayDirectionInverse[axis] < 0;
        }
        m_lambda_max = 1;
    }

    bool process(const btBroadphaseProxy *proxy) override
    {
        if (!found.insert(proxy->m_clientObject).second)
            fail("a body is reported twice");
        return true;
    }
};

// A btDbvtBroadphase that is told what another broadphase is.
class shadow
{
  public:
    btDbvtBroadphase dbvt;

    shadow() = default;
    shadow(const shadow &) = delete;
    shadow &operator=(const shadow &) = delete;

    ~shadow()
    {
        for (const auto &[body, copy] : proxies_)
            if (copy)
                dbvt.destroyProxy(copy, nullptr);
    }

    void follow(const scene &of)
    {
        for (const auto &body : of.bodies) {
            const btBroadphaseProxy *const original = body->getBroadphaseHandle();
            btBroadphaseProxy *&copy = proxies_[body.get()];
            if (original && !copy)
                copy = dbvt.createProxy(original->m_aabbMin, original->m_aabbMax, 0, body.get(),
                                        original->m_collisionFilterGroup, original->m_collisionFilterMask,
                                        nullptr);
            else if (!original && copy)
                dbvt.destroyProxy(copy, nullptr), copy = nullptr;
            else if (original)
                dbvt.setAabb(copy, original->m_aabbMin, original->m_aabbMax, nullptr);
        }
        dbvt.calculateOverlappingPairs(nullptr);
    }

  private:
    std::map<const void *, btBroadphaseProxy *> proxies_;
};

// Boxes exactly those that overlap; rays at least those that Bullet's own test hits, and none that its tree leaves out.
void compare_questions(const scene &of, btBroadphaseInterface &ours, btBroadphaseInterface &dbvt, dice *d)
{
    const auto anywhere = [&] {
        return btVector3(d->between(-20, 20), d->between(0, 20), d->between(-20, 20));
    };
    for (int k = 0; k < 4; k++) {
        const btVector3 from = anywhere(), to = anywhere(), half(1, 2, 3);
        const btVector3 high = k % 2 ? half : btVector3(0, 0, 0), low = -high;
        collect_boxes boxes;
        ours.aabbTest(from - half, from + half, boxes);
        collect_rays rays(from, to), of_dbvt(from, to);
        ours.rayTest(from, to, rays, low, high);
        dbvt.rayTest(from, to, of_dbvt, low, high);
        for (const auto &body : of.bodies) {
            const btBroadphaseProxy *const proxy = body->getBroadphaseHandle();
            if (!proxy)
                continue;
            const btVector3 bounds[] = {proxy->m_aabbMin - high, proxy->m_aabbMax - low};
            btScalar t;
            if (TestAabbAgainstAabb2(from - half, from + half, proxy->m_aabbMin, proxy->m_aabbMax) !=
                (boxes.found.count(body.get()) > 0))
                fail("a box meets other bodies");
            if (btRayAabb2(from, rays.m_rayDirectionInverse, rays.m_signs, bounds, t, 0, 1) &&
                rays.found.count(body.get()) == 0)
                fail("a ray misses a body");
        }
        if (!std::includes(of_dbvt.found.begin(), of_dbvt.found.end(), rays.found.begin(), rays.found.end()))
            fail("a ray meets a body that is far away");
    }
}

// And most of them in again.
void take_some_out(scene &of)
{
    for (size_t k = 1; k < of.bodies.size(); k += 7)
        if (const btBroadphaseProxy *const proxy = of.bodies[k]->getBroadphaseHandle()) {
            const int group = proxy->m_collisionFilterGroup, mask = proxy->m_collisionFilterMask;
            of.world.removeRigidBody(of.bodies[k].get());
            if (k % 3 != 0)
                of.world.addRigidBody(of.bodies[k].get(), group, mask);
        }
}

size_t compare(size_t bodies, int steps)
{
    lanehit_broadphase ours;
    shadow of_ours;
    scene s(ours, bodies);
    dice d;
    size_t compared = 0;
    for (int step = 0; step < steps; step++) {
        s.step();
        of_ours.follow(s);
        const object_pairs found = pairs_of(ours, false), expected = pairs_of(of_ours.dbvt, true);
        if (found != expected)
            fail("other pairs than btDbvtBroadphase");
        compared += found.size();
        if (step % 8 == 7)
            compare_questions(s, ours, of_ours.dbvt, &d);
        if (step % 8 == 3)
            take_some_out(s);
    }
    return compared;
}

// ---- What do they cost? -----------------------------------------------------------------------------------

struct cost {
    double boxes = 0, pairs = 0, whole = 0;

    void add(scene &of)
    {
        const double begin = milliseconds_now(), boxes_before = of.world.boxes, pairs_before = of.world.pairs;
        of.step();
        whole += milliseconds_now() - begin;
        boxes += of.world.boxes - boxes_before;
        pairs += of.world.pairs - pairs_before;
    }
};

void measure(size_t bodies, int steps)
{
    lanehit_broadphase ours;
    btDbvtBroadphase dbvt;
    scene with_ours(ours, bodies), with_dbvt(dbvt, bodies);
    cost of_ours, of_dbvt;
    for (int step = 0; step < steps; step++) {
        of_ours.add(with_ours);
        of_dbvt.add(with_dbvt);
    }
    const auto row = [&](const char *name, const cost &c, btBroadphaseInterface &by) {
        std::printf("| %zu | %s | %d | %.3f | %.3f | %.3f | %.2f |\n", bodies, name,
                    by.getOverlappingPairCache()->getNumOverlappingPairs(), c.boxes / steps, c.pairs / steps,
                    (c.boxes + c.pairs) / steps, c.whole / steps);
    };
    row("lanehit_broadphase", of_ours, ours);
    row("btDbvtBroadphase", of_dbvt, dbvt);
    std::printf("| %zu | times as fast | | | | %.1f | %.2f |\n", bodies,
                (of_dbvt.boxes + of_dbvt.pairs) / (of_ours.boxes + of_ours.pairs),
                of_dbvt.whole / of_ours.whole);
}

} // namespace

int main(int argc, char **argv)
{
    const bool is_quick = argc == 2 && std::string(argv[1]) == "--quick";
    const size_t bodies = argc == 3 ? std::strtoul(argv[1], nullptr, 10) : 0;
    const int steps = argc == 3 ? std::atoi(argv[2]) : 0;
    if (!(argc == 1 || is_quick || (bodies > 0 && bodies <= 1000000 && steps > 0))) {
        std::fprintf(stderr, "usage: bullet-broadphase [--quick | BODIES STEPS]\n");
        return 2;
    }
    const std::vector<size_t> sizes = is_quick ? std::vector<size_t>{200} : std::vector<size_t>{2000, 10000};
    for (const size_t size : bodies > 0 ? std::vector<size_t>{bodies} : sizes) {
        const int count = bodies > 0 ? steps : is_quick ? 60 : 200;
        std::fprintf(stderr, "%zu bodies, %d steps: %zu pairs are those of btDbvtBroadphase\n", size, count,
                     compare(size, count));
        if (is_quick)
            continue;
        std::printf("| bodies | | pairs | boxes, ms a step | pairs | both | whole step |\n");
        measure(size, count);
    }
    return 0;
}

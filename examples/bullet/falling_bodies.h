// What falls: a world of Bullet's with balls, boxes and capsules, and its clock.
#ifndef LANEHIT_EXAMPLES_FALLING_BODIES_H
#define LANEHIT_EXAMPLES_FALLING_BODIES_H

#include <btBulletDynamicsCommon.h>

#include <cmath>
#include <cstdint>
#include <ctime>
#include <memory>
#include <vector>

inline double milliseconds_now()
{
    std::timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

class dice
{
  public:
    float between(float low, float high)
    {
        state_ = state_ * 6364136223846793005u + 1442695040888963407u;
        return low + (high - low) * static_cast<float>(state_ >> 40) * 0x1p-24f;
    }

  private:
    uint64_t state_ = 1;
};

// The part of a step that is the broadphase's: to be told where all bodies are, and to find pairs. btDbvtBroadphase
// finds most of them while it is told. Computing the boxes of shapes is Bullet's work, and in the time of both.
class timed_world : public btDiscreteDynamicsWorld
{
  public:
    using btDiscreteDynamicsWorld::btDiscreteDynamicsWorld;
    double boxes = 0, pairs = 0; // milliseconds

    void updateAabbs() override
    {
        const double begin = milliseconds_now();
        btDiscreteDynamicsWorld::updateAabbs();
        boxes += milliseconds_now() - begin;
    }

    void computeOverlappingPairs() override
    {
        const double begin = milliseconds_now();
        btDiscreteDynamicsWorld::computeOverlappingPairs();
        pairs += milliseconds_now() - begin;
    }
};

// Balls, boxes and capsules fall on a floor. A tenth of them is debris, which meets the floor alone.
class scene
{
  public:
    scene(btBroadphaseInterface &broadphase, size_t count)
        : dispatcher_(&configuration_), world(&dispatcher_, &broadphase, &solver_, &configuration_)
    {
        add(0, {0, -1, 0}, &floor_, btBroadphaseProxy::StaticFilter,
            btBroadphaseProxy::AllFilter ^ btBroadphaseProxy::StaticFilter);
        const float edge = 1.6f * std::cbrt(static_cast<float>(count));
        btCollisionShape *const shapes[] = {&ball_, &box_, &capsule_};
        dice d;
        for (size_t i = 0; i < count; i++) {
            const btVector3 at(d.between(-edge / 2, edge / 2), d.between(1, edge),
                               d.between(-edge / 2, edge / 2));
            if (i % 10 == 0)
                add(1, at, shapes[i % 3], btBroadphaseProxy::DebrisFilter, btBroadphaseProxy::StaticFilter);
            else
                add(1, at, shapes[i % 3], btBroadphaseProxy::DefaultFilter,
                    btBroadphaseProxy::AllFilter ^ btBroadphaseProxy::DebrisFilter);
        }
    }

    ~scene()
    {
        for (const auto &body : bodies)
            world.removeRigidBody(body.get());
    }

    void step()
    {
        world.stepSimulation(1.0f / 60, 0);
    }

    std::vector<std::unique_ptr<btRigidBody>> bodies;

  private:
    void add(float mass, const btVector3 &at, btCollisionShape *shape, int group, int mask)
    {
        btVector3 inertia(0, 0, 0);
        if (mass > 0)
            shape->calculateLocalInertia(mass, inertia);
        bodies.emplace_back(new btRigidBody(mass, nullptr, shape, inertia));
        bodies.back()->setWorldTransform(btTransform(btQuaternion::getIdentity(), at));
        world.addRigidBody(bodies.back().get(), group, mask);
    }

    btBoxShape floor_{{200, 1, 200}}, box_{{0.4f, 0.3f, 0.5f}};
    btSphereShape ball_{0.45f};
    btCapsuleShape capsule_{0.3f, 0.5f};
    btDefaultCollisionConfiguration configuration_;
    btCollisionDispatcher dispatcher_;
    btSequentialImpulseConstraintSolver solver_;

  public:
    timed_world world;
};

#endif

#include "bullet.h"

#include <btBulletCollisionCommon.h>
#include <memory>
#include <vector>

struct bullet {
    btDefaultCollisionConfiguration configuration;
    btCollisionDispatcher dispatcher{&configuration};
    btDbvtBroadphase broadphase;
    btCollisionWorld world{&dispatcher, &broadphase, &configuration};
    std::vector<std::unique_ptr<btCollisionShape>> shapes;
    std::vector<std::unique_ptr<btCollisionObject>> objects;
};

namespace
{

btCollisionObject *add_object(bullet *b, btCollisionShape *shape)
{
    b->shapes.emplace_back(shape);
    b->objects.emplace_back(new btCollisionObject);
    b->objects.back()->setCollisionShape(shape);
    return b->objects.back().get();
}

void add_body(bullet *b, btCollisionShape *shape)
{
    btCollisionObject *const object = add_object(b, shape);
    object->setCollisionFlags(0); // it moves
    b->world.addCollisionObject(object);
}

} // namespace

bullet *bullet_make()
{
    return new bullet;
}

void bullet_free(bullet *b)
{
    for (const auto &object : b->objects)
        b->world.removeCollisionObject(object.get());
    delete b;
}

void bullet_add_sphere(bullet *b, float radius)
{
    add_body(b, new btSphereShape(radius));
}

void bullet_add_capsule(bullet *b, float radius, float half_length)
{
    add_body(b, new btCapsuleShape(radius, 2 * half_length));
}

void bullet_add_box(bullet *b, const float *half)
{
    add_body(b, new btBoxShape(btVector3(half[0], half[1], half[2])));
}

void bullet_add_half_space(bullet *b, const float *plane)
{
    const btVector3 n(plane[0], plane[1], plane[2]);
    const btScalar length = n.length();
    btCollisionObject *const object = add_object(b, new btStaticPlaneShape(n / length, plane[3] / length));
    b->world.addCollisionObject(object, btBroadphaseProxy::StaticFilter,
                                btBroadphaseProxy::AllFilter ^ btBroadphaseProxy::StaticFilter);
}

void bullet_place(bullet *b, size_t body, const float *position, const float *rotation)
{
    const btQuaternion q(rotation[0], rotation[1], rotation[2], rotation[3]);
    b->objects[body]->setWorldTransform(btTransform(q, btVector3(position[0], position[1], position[2])));
}

void bullet_detect(bullet *b)
{
    b->world.performDiscreteCollisionDetection();
}

void bullet_count(const bullet *b, size_t *manifolds, size_t *contacts)
{
    *manifolds = *contacts = 0;
    for (int i = 0; i < b->dispatcher.getNumManifolds(); i++) {
        const int points = b->dispatcher.getManifoldByIndexInternal(i)->getNumContacts();
        *manifolds += points > 0;
        *contacts += (size_t)points;
    }
}

// OGRE: Math::intersects, and its boxes.
#include <OgreAxisAlignedBox.h>
#include <OgreMath.h>
#include <OgreRay.h>
#include <OgreSphere.h>

#include "peer.h"

namespace
{

Ogre::Vector3 vector_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

Ogre::AxisAlignedBox box_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

Ogre::Sphere sphere_of(const float *e)
{
    return {vector_of(e), e[3]};
}

Ogre::Ray ray_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

bool overlap_sphere(const Ogre::Sphere &s, const Ogre::AxisAlignedBox &b)
{
    return Ogre::Math::intersects(s, b);
}

bool overlap(const Ogre::AxisAlignedBox &a, const Ogre::AxisAlignedBox &b)
{
    return a.intersects(b);
}

bool contains(const Ogre::AxisAlignedBox &outer, const Ogre::AxisAlignedBox &inner)
{
    return outer.contains(inner);
}

bool raycast(const Ogre::Ray &r, const Ogre::AxisAlignedBox &b, float &t)
{
    const Ogre::RayTestResult result = Ogre::Math::intersects(r, b);
    t = result.second;
    return result.first;
}

std::string version()
{
    return dotted(OGRE_VERSION_MAJOR, OGRE_VERSION_MINOR, OGRE_VERSION_PATCH);
}

} // namespace

extern const peer_library ogre_peers;
const peer_library ogre_peers = {
    "ogre",
    version,
    {
        {"peer_ogre", "overlap_sphere_aabb", "Math::intersects(Sphere, AxisAlignedBox)", "", "",
         lay_out_pairs<sphere_of, box_of, overlap_sphere>},
        {"peer_ogre", "overlap_aabb_aabb", "AxisAlignedBox::intersects", "", "",
         lay_out_pairs<box_of, box_of, overlap>},
        {"peer_ogre", "contains_aabb_aabb", "AxisAlignedBox::contains", "", "",
         lay_out_pairs<box_of, box_of, contains>},
        {"peer_ogre", "raycast_aabb.dir.t", "Math::intersects(Ray, AxisAlignedBox)", "", "",
         lay_out_pairs<ray_of, box_of, raycast>},
    }};

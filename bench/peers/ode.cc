// ODE: geoms of any placement, and dCollide.
#include <ode/ode.h>

#include "peer.h"

namespace
{

struct destroy {
    void operator()(dxGeom *geom) const
    {
        dGeomDestroy(geom);
    }
};
using geom = std::unique_ptr<dxGeom, destroy>;

// Before the first geom, and once.
void start()
{
    static const int started = dInitODE2(0);
    static_cast<void>(started);
}

geom box_of(const float *e)
{
    start();
    dReal middle[3], size[3];
    for (int i = 0; i < 3; i++) {
        middle[i] = (static_cast<dReal>(e[i]) + e[3 + i]) / 2;
        size[i] = static_cast<dReal>(e[3 + i]) - e[i];
    }
    geom g(dCreateBox(nullptr, size[0], size[1], size[2]));
    dGeomSetPosition(g.get(), middle[0], middle[1], middle[2]);
    return g;
}

geom sphere_of(const float *e)
{
    start();
    geom g(dCreateSphere(nullptr, e[3]));
    dGeomSetPosition(g.get(), e[0], e[1], e[2]);
    return g;
}

// As long as the world is wide.
geom ray_of(const float *e)
{
    start();
    geom g(dCreateRay(nullptr, 64));
    dGeomRaySet(g.get(), e[0], e[1], e[2], e[3], e[4], e[5]);
    return g;
}

bool collide(const geom &a, const geom &b)
{
    dContactGeom contact;
    return dCollide(a.get(), b.get(), 1, &contact, sizeof contact) != 0;
}

std::string version()
{
    return dODE_VERSION;
}

} // namespace

extern const peer_library ode_peers;
const peer_library ode_peers = {
    "ode",
    version,
    {
        {"peer_ode", "overlap_sphere_aabb", "dCollide(sphere, box)",
         "double; any placement; computes a contact", "", lay_out_pairs<sphere_of, box_of, collide>},
        {"peer_ode", "overlap_aabb_aabb", "dCollide(box, box)", "double; any placement; computes a contact",
         "", lay_out_pairs<box_of, box_of, collide>},
        {"peer_ode", "raycast_aabb", "dCollide(ray, box)",
         "double; a segment; any placement; computes a contact", "", lay_out_pairs<ray_of, box_of, collide>},
    }};

// ODE: dCollide, which picks the test of two kinds of shapes. In double precision, for which Debian compiles it.
#include <ode/ode.h>

#include "solid.h"

namespace
{

[[maybe_unused]] const int is_ready = dInitODE2(0);

struct destroy {
    void operator()(dGeomID g) const
    {
        dGeomDestroy(g);
    }
};

struct ode {
    using object = std::unique_ptr<dxGeom, destroy>;

    static object placed(dGeomID g, const solid &s)
    {
        const dQuaternion turn = {s.turn[3], s.turn[0], s.turn[1], s.turn[2]};
        dGeomSetPosition(g, s.place[0], s.place[1], s.place[2]);
        dGeomSetQuaternion(g, turn);
        return object(g);
    }

    static object sphere(double radius, const solid &s)
    {
        return placed(dCreateSphere(nullptr, radius), s);
    }

    static object capsule(double radius, const solid &s)
    {
        return placed(dCreateCapsule(nullptr, radius, 2 * s.half[2]), s);
    }

    static object box(const solid &s)
    {
        return placed(dCreateBox(nullptr, 2 * s.half[0], 2 * s.half[1], 2 * s.half[2]), s);
    }

    static object plane(double x, double y, double z, double d)
    {
        return object(dCreatePlane(nullptr, x, y, z, d));
    }

    template <int Points> static bool touch(const object &a, const object &b, touching &found)
    {
        dContactGeom points[Points];
        const int count = dCollide(a.get(), b.get(), Points, points, sizeof *points);
        for (int k = 0; k < count; k++)
            add_point(found, points[k].normal, -1, points[k].pos, -points[k].depth);
        return count > 0;
    }
};

} // namespace

extern const peers ode_peers;
const peers ode_peers = solids<ode>::all({"ode", "double", ""});

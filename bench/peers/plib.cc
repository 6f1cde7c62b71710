// PLIB: sg, its geometry.
#include <plib/sg.h>
#include <plib/ul.h>

#include "peer.h"

namespace
{

sgBox box_of(const float *e)
{
    sgBox b;
    b.setMin(e[0], e[1], e[2]);
    b.setMax(e[3], e[4], e[5]);
    return b;
}

sgSphere sphere_of(const float *e)
{
    sgSphere s;
    s.setCenter(e[0], e[1], e[2]);
    s.setRadius(e[3]);
    return s;
}

bool overlap_sphere(const sgSphere &s, const sgBox &b)
{
    return s.intersects(&b) != 0;
}

bool overlap(const sgBox &a, const sgBox &b)
{
    return a.intersects(&b) != 0;
}

std::string version()
{
    return dotted(PLIB_MAJOR_VERSION, PLIB_MINOR_VERSION, PLIB_TINY_VERSION);
}

} // namespace

extern const peer_library plib_peers;
const peer_library plib_peers = {"plib",
                                 version,
                                 {
                                     {"peer_plib", "overlap_sphere_aabb", "sgSphere::intersects(sgBox)", "",
                                      "", lay_out_pairs<sphere_of, box_of, overlap_sphere>},
                                     {"peer_plib", "overlap_aabb_aabb", "sgBox::intersects(sgBox)", "", "",
                                      lay_out_pairs<box_of, box_of, overlap>},
                                 }};

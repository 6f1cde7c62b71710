// FCL: the oriented boxes of its trees. In double precision, for which the library is compiled.
#include <fcl/math/bv/OBB.h>

#include "peer.h"

namespace
{

using vector = fcl::Vector3d;

vector vector_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

fcl::Matrix3d rotation_of(const float *e)
{
    return fcl::Quaterniond(e[3], e[0], e[1], e[2]).normalized().toRotationMatrix();
}

fcl::OBBd obb_of(const float *e)
{
    return {rotation_of(e + 6), vector_of(e), vector_of(e + 3)};
}

fcl::OBBd upright_of(const float *e)
{
    const vector low = vector_of(e), high = vector_of(e + 3);
    return {fcl::Matrix3d::Identity(), (low + high) / 2, (high - low) / 2};
}

bool overlap_obbs(const fcl::OBBd &a, const fcl::OBBd &b)
{
    return a.overlap(b);
}

bool contains_point(const fcl::OBBd &b, const vector &p)
{
    return b.contain(p);
}

} // namespace

extern const peers fcl_peers;
const peers fcl_peers = {
    {"fcl", "overlap_aabb_obb", "double; any placement", "", lay_out_pairs<upright_of, obb_of, overlap_obbs>},
    {"fcl", "overlap_obb_obb", "double", "", lay_out_pairs<obb_of, obb_of, overlap_obbs>},
    {"fcl", "contains_obb_point", "double", "", lay_out_pairs<obb_of, vector_of, contains_point>},
};

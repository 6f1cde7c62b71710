/* The scalar backend: the tests of docs/definitions.md in plain C, one pair at a time. It says what every
 * other backend must compute, so it shares no code with them, and it serves CPUs that have no other. */
#include "../backend.h"
#include "scalar.h"

const lh_backend lh_backend_scalar = {
    .isa = LH_ISA_SCALAR,
    .overlap_sphere_aabb = lh_scalar_overlap_sphere_aabb,
    .overlap_triangle_aabb = lh_scalar_overlap_triangle_aabb,
    .overlap_aabb_aabb = lh_scalar_overlap_aabb_aabb,
    .contains_aabb_aabb = lh_scalar_contains_aabb_aabb,
    .raycast_aabb = lh_scalar_raycast_aabb,
    .sweep_aabb_aabb = lh_scalar_sweep_aabb_aabb,
};

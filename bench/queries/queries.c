/* The list of queries, compiled once for the programs, and once for each way to compile the plain loops that
 * meson.build lists. QUERIES: the name of the list. */
#include "contains_aabb_aabb.h"
#include "overlap_aabb_aabb.h"
#include "overlap_sphere_aabb.h"
#include "overlap_triangle_aabb.h"
#include "raycast_aabb.h"
#include "sweep_aabb_aabb.h"

extern const query *const QUERIES[];
const query *const QUERIES[] = {
    &overlap_sphere_aabb,
    &overlap_aabb_aabb,
    &contains_aabb_aabb,
    &raycast_aabb,
    &sweep_aabb_aabb,
    &overlap_triangle_aabb,
    NULL,
};

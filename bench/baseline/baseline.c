/* All loops, compiled once for each row of the list in meson.build, which says with which options.
 * BASELINE: the name of the table to define; BASELINE_RIVAL: the backend to compare with.
 * BASELINE_TO_BEAT: 1 for the one of those that decides. */
#include "aabb_aabb.h"
#include "overlap_sphere_aabb.h"
#include "overlap_triangle_aabb.h"
#include "raycast_aabb.h"
#include "sweep_aabb_aabb.h"

#define TEXT_OF(name) #name
#define TEXT(name)    TEXT_OF(name)

extern const baseline BASELINE;
const baseline BASELINE = {
    .name = TEXT(BASELINE),
    .rival = BASELINE_RIVAL,
    .to_beat = BASELINE_TO_BEAT,
    .overlap_sphere_aabb = overlap_sphere_aabb,
    .overlap_triangle_aabb = overlap_triangle_aabb,
    .overlap_aabb_aabb = overlap_aabb_aabb,
    .contains_aabb_aabb = contains_aabb_aabb,
    .raycast_aabb = raycast_aabb,
    .sweep_aabb_aabb = sweep_aabb_aabb,
};

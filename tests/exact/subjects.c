#include "subject.h"

const subject *const all_subjects[SUBJECT_COUNT] = {
    &overlap_sphere_aabb, &overlap_triangle_aabb,   &overlap_aabb_aabb, &contains_aabb_aabb,
    &raycast_aabb,        &raycast_aabb_by_inverse, &sweep_aabb_aabb,
};

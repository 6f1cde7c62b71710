/* The table of a backend, from its lanes: define LH_BACKEND as its symbol and LH_BACKEND_ISA as its number,
 * include its lanes.h, then this. One row a test. */
#include "lanehit/backend.h"

#include "contains_aabb_aabb.h"
#include "overlap_aabb_aabb.h"
#include "overlap_sphere_aabb.h"
#include "overlap_triangle_aabb.h"
#include "raycast_aabb.h"
#include "sweep_aabb_aabb.h"

#include <float.h>

/* Extended intermediate precision would change results. */
#if FLT_EVAL_METHOD != 0
#error "lanehit needs FLT_EVAL_METHOD 0: for i686, compile with -msse2 -mfpmath=sse"
#endif

extern const lh_backend LH_BACKEND;

const lh_backend LH_BACKEND = {
    .isa = LH_BACKEND_ISA,
    .overlap_sphere_aabb = overlap_sphere_aabb,
    .overlap_triangle_aabb = overlap_triangle_aabb,
    .overlap_aabb_aabb = overlap_aabb_aabb,
    .contains_aabb_aabb = contains_aabb_aabb,
    .raycast_aabb = raycast_aabb,
    .sweep_aabb_aabb = sweep_aabb_aabb,
};

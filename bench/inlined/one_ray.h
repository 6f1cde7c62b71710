/* One ray with a node's worth of boxes, the kernel written into the caller: what a tree walk would do that had
 * the lanes to itself. Include a lanes.h first, and define INLINED as the name of the function. */
#include "kernels/raycast_aabb.h"

#include "inlined.h"

/* As a walk meets them: ray and boxes from their arrays, anew every time. */
void INLINED(const lh_rays *ray, const lh_aabbs *boxes, size_t n, uint64_t *hits, size_t repetitions)
{
    const block part = {0, n, 0};
    enum { FORM = RAY_INVERSE | RAY_LINE | RAY_LIMITS };
    (void)raycast_aabb; /* the batch function is not wanted here */
    for (size_t i = 0; i < repetitions; i++) {
        raycast_aabb_once once;
        raycast_aabb_prepare(&once, FORM, ray, boxes, hits, NULL, NULL);
        *hits = n == LANES ? raycast_aabb_block(&once, (block){0, LANES, 1}, FORM)
                           : raycast_aabb_block(&once, part, FORM) & first_bits(part);
        __asm__ volatile("" ::: "memory");
    }
}

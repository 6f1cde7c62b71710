/* The largest gap, and the corner or the edges that have it. */
#include "box_pair.h"
#include "contact_answer.h"

ALWAYS_INLINE answer solve(turned_box a, turned_box b, float margin)
{
    const box_pair p = pair_of(a, b);
    const best_axis best = best_axis_of(&p, 0.0f, 0.0f);
    const point on_a = along(touching_point(&p, best), best.normal, -0.5f * best.gap);
    return contact_by(along(a.centre, turned_along(p.of_a, on_a), 1.0f), turned_along(p.of_a, best.normal),
                      best.gap, 0.0f, 0.0f, margin);
}

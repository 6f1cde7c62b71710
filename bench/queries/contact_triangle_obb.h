/* The largest gap of thirteen axes. */
#include "contact_answer.h"
#include "triangle_box.h"

ALWAYS_INLINE answer solve(triangle t, turned_box b, float margin)
{
    const triangle_box p = seen_by_box(t, b);
    const box_way best = larger_by_edges(larger_by_plane(best_face(&p), &p), &p);
    return contact_by(along(b.centre, turned_along(p.of, touching_point(&p, best)), 1.0f),
                      turned_along(p.of, best.normal), best.distance, 0.0f, 0.0f, margin);
}

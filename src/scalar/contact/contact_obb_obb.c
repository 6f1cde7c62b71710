/* Two oriented boxes: the best of fifteen candidate axes of separation (Gottschalk, Lin and Manocha, OBBTree, 1996;
 * Ericson, Real-Time Collision Detection, 4.4.1), and between the boxes' ends along it the point. */
#include "scalar/reference_obb_pair.h"

static inline core_pair contact(oriented_box a, oriented_box b)
{
    const obb_pair pair = obb_pair_of(a, b);
    return contact_along(&pair, best_axis_of(&pair.side[0], &pair.side[1], 0.0f, 0.0f));
}

CONTACT(obb_obb, oriented_box_at(of->a, i), oriented_box_at(of->b, i))

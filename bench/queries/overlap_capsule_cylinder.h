/* The least distance along the segment. */
#include "cylinder.h"

ALWAYS_INLINE answer solve(capsule s, cylinder c)
{
    const seen_segment seen = segment_seen_by(c, s.a, s.b);
    const cylinder_way least = way_at(&seen, nearest_share(&seen));
    return (answer){least.beside * least.beside + least.beyond * least.beyond <= s.radius * s.radius};
}

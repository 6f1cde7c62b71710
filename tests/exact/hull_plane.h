/* The convex hull of up to three vertices, or what is within a radius of it, against a half-space: cases and verdicts.
 * A case is the vertices, the radius if the query has one, and the plane. */
#ifndef LANEHIT_TESTS_EXACT_HULL_PLANE_H
#define LANEHIT_TESTS_EXACT_HULL_PLANE_H

#include "half_space.h"
#include "parts.h"

/* Of a draft. */
enum { NORMAL = 0, OFFSET = 3, RADIUS = 4, FIRST = 5, SECOND = 8, THIRD = 11 };
extern const char hull_plane_layout[];

enum { HULL_PLANE_FAMILIES = 24 };
extern const family hull_plane_families[HULL_PLANE_FAMILIES];

/* By the query's own half-space, which is written at the first call, and as its layout says. */
void judge_hull(half_space *h, const subject *about, const float *floats, const answer *given, finding *out);
contact touch_hull(half_space *h, const subject *about, stream *s, const float *floats);

#endif

/* How far apart two convex sets of points are, in long doubles: the point of their difference that is nearest to the
 * origin, by Wolfe's method, which has nothing in common with the queries. */
#ifndef LANEHIT_TESTS_EXACT_HULL_GAP_H
#define LANEHIT_TESTS_EXACT_HULL_GAP_H

enum { MOST_CORNERS = 8 };

/* All that is within a radius of what the corners span. */
typedef struct solid {
    int corners;
    long double corner[MOST_CORNERS][3];
    long double radius;
} solid;

/* Between the spans of both: no less than `least` for certain, since a direction has it, and no more than `most`. */
typedef struct hull_gap {
    long double least, most;
} hull_gap;

hull_gap gap_between(const solid *a, const solid *b);

#endif

/* Two boxes are apart if and only if one of fifteen axes separates them: in exact arithmetic, whatever the boxes are
 * given as. */
#ifndef LANEHIT_TESTS_EXACT_SEPARATION_H
#define LANEHIT_TESTS_EXACT_SEPARATION_H

#include "formula.h"
#include "stream.h"

enum { BOX_AXES = 15 };

typedef struct separation {
    formula f;
    struct {
        term apart, reach, other_reach; /* of the centres; of the first box and of the second */
        term gap;                       /* positive if this axis separates */
    } axes[BOX_AXES];
    int count;
    term sum; /* of all half extents; all of it times the same positive factor */
} separation;

void append_axis(separation *s, term apart, term reach, term other_reach);

/* a.u * b.w and a.w * b.u, their difference or their sum; these are the axes after i. */
term write_of_two(formula *f, term (*operate)(formula *, term, term), const term a[3], const term b[3],
                  int i);

int is_apart(separation *s);

/* By how much they are apart on the axis on which they are most, in 2^-23 of the sum of all half extents. */
double gap_of(separation *s);

/* By how much the second box has to be scaled for no axis to separate by more than so much of the sum. */
double scale_that_reaches(separation *s, double gap);

/* Scales three half extents so, unless that is out of all proportion; twice, since what is rounded may fall short. The
 * case is set from the floats before each. */
void scale_to_reach(separation *s, void (*set_case)(const float *floats), float *floats, int half,
                    double gap);

/* A half extent: of flat boxes, rods and points among others. */
double draw_extent(stream *s);

#endif

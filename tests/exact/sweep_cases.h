/* Moving boxes that touch, or nearly. */
#ifndef LANEHIT_TESTS_EXACT_SWEEP_CASES_H
#define LANEHIT_TESTS_EXACT_SWEEP_CASES_H

#include "place.h"

/* The floats of a case. */
enum { A_MIN = 0, A_MAX = 3, A_VELOCITY = 6, B_MIN = 9, B_MAX = 12, B_VELOCITY = 15, T_MAX = 18 };

/* Past an edge or a corner; likewise, both fast and hardly so relative to each other; through a face; touching
 * at the start, or at the very end; without relative velocity on an axis or more; grazing, and as inexact as
 * can be; reached so much after it is left, or after the limit, that rounding and padding just hide it, or do
 * not; at several faces at once; anything. */
void draft_sweep_grazing(source *from, double *draft);
void draft_sweep_together(source *from, double *draft);
void draft_sweep_head_on(source *from, double *draft);
void draft_sweep_starting_there(source *from, double *draft);
void draft_sweep_limited(source *from, double *draft);
void draft_sweep_limited_anyhow(source *from, double *draft);
void draft_sweep_in_plane(source *from, double *draft);
void draft_sweep_unfavourable(source *from, double *draft);
void draft_sweep_too_late(source *from, double *draft);
void draft_sweep_tie(source *from, double *draft);
void draft_sweep_any(source *from, double *draft);

#endif

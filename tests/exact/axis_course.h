/* Two shapes of which one moves, and the axes that may separate them, in exact arithmetic: when they first touch. Along
 * an axis they overlap from one time to another, and they touch from the last entry to the first exit. */
#ifndef LANEHIT_TESTS_EXACT_AXIS_COURSE_H
#define LANEHIT_TESTS_EXACT_AXIS_COURSE_H

#include "axis_contact.h"
#include "formula.h"
#include "subject.h"

typedef struct axis_course {
    formula *f;
    struct {
        term near, far, speed; /* they overlap while near <= speed * t <= far */
        term reach;            /* of that, what the shape reaches that moves, or both */
        term scale; /* of these numbers: one for each unit of the way, times the size of the axis */
    } axes[MOST_AXES];
    int count;
    term time, limit, one; /* inputs: a time; the last; and 1 */
} axis_course;

/* From this place on in the inputs. */
enum { COURSE_INPUTS = 3 };

void write_times(axis_course *c, int first);
void set_times(float *inputs, int first, float time, float limit);

/* What the one spans, and the other reaches to either side of 0. */
void append_course(axis_course *c, term low, term high, term reach, term speed, term scale);

/* t_max as it counts. */
float latest_of(float t_max);

/* Do they ever touch, up to the limit? Not before the time that is set? */
int touch_along_axes(axis_course *c);
int is_time_late(axis_course *c);

/* In double, for bounds: by how much the axis that separates most then does so, for each unit of size. */
double separation_at(axis_course *c, double time);

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* What is said of all sweeps by axes. */
typedef struct course_bounds {
    double growth, slack; /* in 2^-23 of the size, and in absolute terms */
    double normal;        /* in u of the size: how much the shapes may overlap along the normal at toi */
    double start;         /* in u of the size: how much another axis may separate more at the start */
} course_bounds;

/* How the shapes lie at the start, and how the second moves relative to the first. */
typedef struct moving_sight {
    axes_sight start;
    double velocity[3];
} moving_sight;

void judge_course(axis_course *c, const moving_sight *seen, const course_bounds *bounds, float t_max,
                  const answer *given, finding *out);

#endif

/* Two shapes that move, of which one is round: the earliest time at which they touch, and the normal then, against the
 * way of a point past a hull. Where the members of a case are, and what is stated of it, is all that a query adds. */
#ifndef LANEHIT_TESTS_EXACT_MOVING_ORACLE_H
#define LANEHIT_TESTS_EXACT_MOVING_ORACLE_H

#include "moving_hull.h"
#include "subject.h"

/* Among the floats of a case: points of a and of b, of which each moves, radii and so on. */
typedef struct moving_places {
    int a_points, b, b_points;
    int radius, other_radius; /* of a, of b; the last is -1 if there is none */
    int velocity, other_velocity, limit;
} moving_places;

typedef struct moving_oracle {
    const moving_places *at;
    moving_hull (*see)(const float *floats, moving_hull of_motion);
    int (*is_empty)(const float *floats); /* beside the radii; or NULL */

    /* By how much, of what, and in absolute terms the radius grows for the shapes to touch at toi. */
    double bound, slack;
    double (*size)(const float *floats);

    /* In units of u, where the normal may look; nothing is said where that is too far. */
    double (*normal_error)(const float *floats, double time, double distance);
} moving_oracle;

void judge_moving(const moving_oracle *of, const float *floats, const answer *given, finding *out);

/* The way from the first point of b to the first of a, how fast it goes, and the length of some other way. */
double length_between(const float *from, const float *to);
double speed_of(const moving_places *at, const float *floats);
double furthest_point(const moving_places *at, const float *floats);

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* Velocities and a limit, of shapes that touch as they are drafted, in whole numbers: at the limit; at some whole time
 * before it; at the start, where neither moves. */
void move_until_limit(source *from, const moving_places *at, double *draft);
void move_on(source *from, const moving_places *at, double *draft);
void stay(source *from, const moving_places *at, double *draft);

/* Any velocities, and a limit. */
void move_anyhow(source *from, const moving_places *at, double *draft);

/* The radii become what is just reached; or at the start; or at the limit. */
void graze_moving(const moving_oracle *of, stream *s, float *floats);

/* The velocities become the same but for some steps, then the same. */
void graze_drifting(const moving_oracle *of, stream *s, float *floats);

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* What all of them have, of `places`, an `oracle`, draft_touching, in whole numbers, draft_any, and settle(floats),
 * which makes shapes of what rounding and scattering leave; and draft_empty, behind this. */
#define MOVING_CASES                                                                                         \
    static void judge(const float *floats, const answer *given, finding *out)                                \
    {                                                                                                        \
        judge_moving(&oracle, floats, given, out);                                                           \
    }                                                                                                        \
                                                                                                             \
    static void draft_at_limit(source *from, double *draft)                                                  \
    {                                                                                                        \
        draft_touching(from, draft);                                                                         \
        move_until_limit(from, &places, draft);                                                              \
    }                                                                                                        \
                                                                                                             \
    static void draft_on_the_way(source *from, double *draft)                                                \
    {                                                                                                        \
        draft_touching(from, draft);                                                                         \
        move_on(from, &places, draft);                                                                       \
    }                                                                                                        \
                                                                                                             \
    static void draft_at_rest(source *from, double *draft)                                                   \
    {                                                                                                        \
        draft_touching(from, draft);                                                                         \
        stay(from, &places, draft);                                                                          \
    }                                                                                                        \
                                                                                                             \
    static void graze(stream *s, float *floats)                                                              \
    {                                                                                                        \
        settle(floats);                                                                                      \
        graze_moving(&oracle, s, floats);                                                                    \
    }                                                                                                        \
                                                                                                             \
    static void drift(stream *s, float *floats)                                                              \
    {                                                                                                        \
        settle(floats);                                                                                      \
        graze_drifting(&oracle, s, floats);                                                                  \
    }                                                                                                        \
                                                                                                             \
    static void scatter_and_graze(stream *s, float *floats)                                                  \
    {                                                                                                        \
        scatter(s, places.limit, floats);                                                                    \
        graze(s, floats);                                                                                    \
    }

/* clang-format off */
#define MOVING_FAMILIES                                            \
    {"at the limit", draft_at_limit, GRID, 0, NULL},               \
    {"at the limit, 1 ulp off", draft_at_limit, GRID, 1, graze},   \
    {"at the limit, rounded", draft_at_limit, ANYWHERE, 0, graze}, \
    {"on the way", draft_on_the_way, GRID, 0, NULL},               \
    {"on the way, 1 ulp off", draft_on_the_way, GRID, 1, graze},   \
    {"on the way, far away", draft_on_the_way, FAR_AWAY, 1, graze}, \
    {"at rest", draft_at_rest, GRID, 0, NULL},                     \
    {"at rest, 1 ulp off", draft_at_rest, GRID, 1, graze},         \
    {"grazing", draft_any, ANYWHERE, 0, graze},                    \
    {"grazing, about the origin", draft_any, UNMOVED, 0, graze},   \
    {"grazing, far away", draft_any, FAR_AWAY, 0, graze},          \
    {"grazing, stretched", draft_any, STRETCHED, 0, graze},        \
    {"grazing, smallest", draft_any, SMALLEST, 1, graze},          \
    {"grazing, largest", draft_any, LARGEST, 1, graze},            \
    {"grazing, scattered", draft_any, UNMOVED, 0, scatter_and_graze}, \
    {"drifting", draft_any, ANYWHERE, 0, drift},                   \
    {"drifting, smallest", draft_any, SMALLEST, 0, drift},         \
    {"drifting, stretched", draft_any, STRETCHED, 0, drift},       \
    {"empty", draft_empty, GRID, 0, NULL},                         \
    {"anything", draft_any, ANYWHERE, 0, NULL}
/* clang-format on */

#endif

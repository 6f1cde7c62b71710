/* Contacts, judged: whether two shapes are within a margin, exactly; how far the distance, the normal and the point are
 * off.
 *
 * Cases are those of the query that asks whether the shapes overlap, with a margin for a part of a radius. */
#ifndef LANEHIT_TESTS_EXACT_CONTACT_ORACLE_H
#define LANEHIT_TESTS_EXACT_CONTACT_ORACLE_H

#include "subject.h"

/* Its results, in the order of an answer's floats. */
enum {
    CONTACT_DISTANCE,
    CONTACT_NORMAL,
    CONTACT_POINT = CONTACT_NORMAL + 3,
    CONTACT_RESULTS = CONTACT_POINT + 3
};

/* The cores of both shapes, in double: off by some 2^-50 of `size` and the distance. */
typedef struct contact_sight {
    double distance;  /* negative in each other */
    double on_a[3];   /* where a is nearest to b; in each other, from where the shortest way leads out of b */
    double normal[3]; /* of length 1 */
    int has_one_normal; /* with room to spare */
    double size;        /* what rounding is relative to, beside the distance and the radii */
    int is_tilted; /* along the normal that is given, which on_a is chosen for: cores may lie beside it, and others
                           may be nearer */
} contact_sight;

/* A point that a manifold may have. */
typedef struct seen_point {
    uint32_t feature;
    contact_sight sight;
    int may_be_none; /* whether there is one is a matter of rounding */
} seen_point;

enum { MOST_SEEN_POINTS = 8 };

/* What is documented, l being the size: growth is that of the radii, in units of 2^-23 of the radii, the magnitude of
 * the margin and l, and slack beside it. The others are in units of 2^-24: the distance of the radii, that of the cores
 * and l; the normal of 1 and l over the distance; the point of the same as the distance, and how far it is from the
 * origin. */
typedef struct contact_bounds {
    double growth, slack;
    double distance, normal, point;
} contact_bounds;

struct axes_sight;

typedef struct contact_oracle {
    int places[2]; /* of the radii among the floats; -1: there is none */
    int margin;    /* its place; 0: it is the last float */
    int floats;
    contact_bounds bounds;
    int normal_is_by_distance; /* it is bounded by how much further away what it points to is */
    /* Exactly: is the distance of the cores no more than the radii and this number? */
    int (*reaches)(const float *floats, float extra);
    void (*see)(const float *floats, contact_sight *seen);
    /* How far a point is from the core of a, 0, or b, 1: for shapes with several pairs of points that are nearest, of
     * which any will do; else NULL. */
    double (*off_core)(const float *floats, int which, const double *point);
    /* How far the cores are apart, seen along a direction from a to b; or NULL. In each other that is as deep along the
     * normal that is given as the distance says. */
    double (*gap_along)(const float *floats, const double *normal);
    effort (*needed)(void);
    /* Of contacts by some axes, as axis_contact.h judges them. There reaches is of the distance, and see of what may be
     * told for it at least. */
    void (*see_axes)(const float *floats, struct axes_sight *seen);
    /* Of a manifold that is given: the points that it may have, of which it has those that are within the margin;
     * returns how many they are. */
    int (*see_points)(const float *floats, const answer *given, seen_point *points);
    /* What is wrong with which of them it has; or NULL. */
    const char *(*broken_choice)(const float *floats, const answer *given);
    /* Of another manifold: what is wrong with its points, which are some and in order. */
    void (*judge_points)(const struct contact_oracle *oracle, const float *floats, const answer *given,
                         finding *out);
} contact_oracle;

/* A `reaches` whose exact form is dear. */
typedef struct staged_reach {
    int (*exactly)(const float *floats, float extra);
    const char *fault; /* what is wrong where double decides otherwise than that */
    effort most;       /* that was needed */
} staged_reach;

/* Are cores that are seen like that within the radius and the further number? Double is off by some hundred times 2^-53
 * of the size; a thousand times that is left to what is exact. */
int reaches_in_stages(staged_reach *by, const contact_sight *seen, float radius, const float *floats,
                      float extra);

/* Since it was last asked. */
effort effort_of_stages(staged_reach *by);

/* Of a hit, or of one of its points, that is seen like that: the length of the normal, and how far off distance, normal
 * and point are, if that is more than what was found before. */
void judge_errors(const contact_oracle *oracle, const float *floats, const contact_sight *seen,
                  const answer *given, finding *out);

/* How far off the normal is. */
void judge_normal(const contact_oracle *oracle, const contact_sight *seen, const answer *given, finding *out);

/* That the shapes reach each other with what is told for the distance and a little more, and not with a little less. */
void judge_distance_exactly(const contact_oracle *oracle, const float *floats, const answer *given,
                            finding *out);

/* By how much more than the margin they are apart, in units of 2^-23 of what bounds are relative to. */
double growth_of_sight(const contact_oracle *oracle, const float *floats, const contact_sight *seen);

/* With room for what a double is off by. */
int is_surely_within(const contact_oracle *oracle, const float *floats, const contact_sight *seen);

int place_of_margin(const contact_oracle *oracle);

/* What is wrong with the results of a miss; NULL: nothing. */
const char *broken_by_missed_contact(const answer *given);

void judge_contact(const contact_oracle *oracle, const float *floats, const answer *given, finding *out);

/* In the order of the errors of a finding: of the distance, the point, the normal. */
double bound_of_contact(const contact_oracle *oracle, int which);

/* A part of a radius becomes the margin: all, some or none of it; or the radius grows, and the margin is negative;
 * or it is infinite. Or the margin alone becomes what just reaches, or a step more or less. */
void part_margin(const contact_oracle *oracle, stream *s, float *floats);

/* What is seen by the points of the cores that are nearest to each other, which are apart. */
void see_points(const double *on_a, const double *on_b, contact_sight *seen);

#endif

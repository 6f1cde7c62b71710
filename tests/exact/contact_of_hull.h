/* Contacts of a hull with another shape, judged: whether they are within a margin; and that what is told for the
 * distance is the gap along the normal, which is no more than it along any direction, so that nothing is missed. Apart
 * the distance is that gap; in each other it is how deep along the best direction of all, and a query may tell a deeper
 * one. */
#ifndef LANEHIT_TESTS_EXACT_CONTACT_OF_HULL_H
#define LANEHIT_TESTS_EXACT_CONTACT_OF_HULL_H

#include "hull_pair.h"

typedef struct hull_contact {
    hull_case shapes;
    int margin; /* its place */
} hull_contact;

void judge_hull_contact(const hull_contact *c, const float *floats, const answer *given, finding *out);

/* Of shapes as they are drafted: none, some, what just reaches, or all. */
void draw_hull_margin(const hull_contact *c, stream *s, float *floats);

/* In units of u, as documented: of the gap along the normal; and measured: of the point, and of how much less than the
 * distance is told for shapes apart. */
static const double most_hull_gap_error = 36.0, most_hull_point_error = 0x1p14,
                    most_hull_distance_lost = 0x1p13;

/* Likewise, in units of 2^-23: of hits that are no contacts of shapes apart. */
static const double most_hull_contact_growth = 0x1p12;

/* HULL_CONTACT_CASE(BALL, 0, 4, 11, 12, 8) has the functions of a subject, as HULL_CASE, with the place of the margin
 * before that of the vertices. */
#define HULL_CONTACT_CASE(what, beside, pose, margin, vertices, count)                                       \
    static const hull_contact the_contact = {{what, beside, pose, vertices, count}, margin};                 \
                                                                                                             \
    HULL_CONTACT_DRAFT(anyhow, LOOKS_ANYHOW)                                                                 \
    HULL_CONTACT_DRAFT(even, LOOKS_EVEN)                                                                     \
    HULL_CONTACT_DRAFT(flat, LOOKS_FLAT)                                                                     \
    HULL_CONTACT_DRAFT(thin, LOOKS_THIN)                                                                     \
    HULL_CONTACT_DRAFT(point, LOOKS_LIKE_A_POINT)                                                            \
                                                                                                             \
    static void finish_touching(stream *s, float *floats)                                                    \
    {                                                                                                        \
        draw_hull_margin(&the_contact, s, floats);                                                           \
    }                                                                                                        \
    static void finish_parted(stream *s, float *floats)                                                      \
    {                                                                                                        \
        part_hull_pair(&the_contact.shapes, s, floats);                                                      \
        draw_hull_margin(&the_contact, s, floats);                                                           \
    }                                                                                                        \
    static void finish_moved(stream *s, float *floats)                                                       \
    {                                                                                                        \
        move_hull_pair(&the_contact.shapes, s, floats);                                                      \
        draw_hull_margin(&the_contact, s, floats);                                                           \
    }                                                                                                        \
    static void judge(const float *floats, const answer *given, finding *out)                                \
    {                                                                                                        \
        judge_hull_contact(&the_contact, floats, given, out);                                                \
    }                                                                                                        \
    static const family families[] = {                                                                       \
        {"touching", draft_even, GRID, 0, finish_touching, AS_DRAFTED},                                      \
        {"touching, 1 ulp off", draft_even, GRID, 1, finish_touching, AS_DRAFTED},                           \
        {"touching, rounded", draft_anyhow, ANYWHERE, 1, finish_touching, AS_DRAFTED},                       \
        {"touching, far away", draft_anyhow, FAR_AWAY, 1, finish_touching, AS_DRAFTED},                      \
        {"a point", draft_point, ANYWHERE, 1, finish_touching, AS_DRAFTED},                                  \
        {"a little apart", draft_anyhow, ANYWHERE, 0, finish_parted, AS_FINISHED},                           \
        {"a little apart, even", draft_even, ANYWHERE, 0, finish_parted, AS_FINISHED},                       \
        {"a little apart, flat", draft_flat, ANYWHERE, 0, finish_parted, AS_FINISHED},                       \
        {"a little apart, thin", draft_thin, ANYWHERE, 0, finish_parted, AS_FINISHED},                       \
        {"moved", draft_anyhow, ANYWHERE, 0, finish_moved, AS_FINISHED},                                     \
        {"moved, even", draft_even, ANYWHERE, 0, finish_moved, AS_FINISHED},                                 \
        {"moved, flat", draft_flat, ANYWHERE, 0, finish_moved, AS_FINISHED},                                 \
        {"moved, thin", draft_thin, ANYWHERE, 0, finish_moved, AS_FINISHED},                                 \
        {"smallest", draft_anyhow, SMALLEST, 1, finish_touching, AS_DRAFTED},                                \
        {"largest", draft_anyhow, LARGEST, 1, finish_touching, AS_DRAFTED},                                  \
        {"stretched", draft_anyhow, STRETCHED, 1, finish_touching, AS_DRAFTED},                              \
    };
#define HULL_CONTACT_DRAFT(name, look)                                                                       \
    static void draft_##name(source *from, double *draft)                                                    \
    {                                                                                                        \
        draft_hull_pair(&the_contact.shapes, &from->own, look, draft);                                       \
    }
#define HULL_CONTACT_SUBJECT(query_name, layout_of_operands, vertices)                                       \
    HULL_SUBJECT(query_name, layout_of_operands "r", vertices), .first_error_bound = most_hull_gap_error,    \
                                                                .first_early_bound = most_hull_point_error,  \
                                                                .last_late_bound = most_hull_distance_lost

#endif

/* A hull, where a pose has it, and another shape: whether both share a point. The floats of a case are those of both
 * operands, and then the vertices of the hull, or of both hulls one after the other. */
#ifndef LANEHIT_TESTS_EXACT_HULL_PAIR_H
#define LANEHIT_TESTS_EXACT_HULL_PAIR_H

#include "hull_gap.h"
#include "subject.h"

/* What is beside a hull. */
typedef enum beside_hull {
    A_POINT,
    BALL,
    SEGMENT_AND_RADIUS,
    THREE_POINTS,
    TURNED_BOX,
    ANOTHER_HULL
} beside_hull;

typedef struct hull_case {
    beside_hull what;
    int beside, pose; /* where the floats of either begin */
    int vertices;     /* and those of the vertices */
    int count;        /* of one hull */
} hull_case;

/* Where both are, and what bounds are relative to: hulls.h. */
typedef struct hull_pair_sight {
    solid hull, beside;
    double size;
} hull_pair_sight;

hull_pair_sight see_hull_pair(const hull_case *c, const float *floats);

int is_box_inside_out(const hull_case *c, const float *floats);

/* By a quaternion of 0, of which any verdict will do. */
int has_no_axes(const hull_case *c, const float *floats);

/* What is told of a gap that is not above 0: the shapes touch. */
int is_no_gap(const solid *a, const solid *b, double size);

/* How far a point is from the span of the corners. */
double off_solid(const solid *s, const double point[3]);

void judge_hull_pair(const hull_case *c, const float *floats, const answer *given, finding *out);

/* What closest queries give, held against how the shapes lie: the root of the squared distance, and points of the hull
 * and of what is beside it, which may be missing. */
typedef struct hull_distance_bounds {
    double above, below; /* of the root, in units of u of the size */
    double off;          /* of the points from the shapes, likewise, beside 4u of coordinates */
    double common;       /* between the points where the distance is 0, of the size */
} hull_distance_bounds;

void judge_hull_distance(const hull_case *c, const hull_distance_bounds *most, int has_point_beside,
                         const float *floats, const answer *given, finding *out);

/* Drafts of cases: along some direction the shapes just touch. Vertices are of small whole numbers, or anywhere. */
typedef enum hull_look {
    LOOKS_ANYHOW,
    LOOKS_EVEN,
    LOOKS_FLAT,
    LOOKS_THIN,
    LOOKS_LIKE_A_POINT,
    HULL_LOOKS
} hull_look;

void draft_hull_pair(const hull_case *c, stream *s, hull_look look, double *draft);

/* And that direction, towards what is beside the hull. */
void draft_hull_pair_along(const hull_case *c, stream *s, hull_look look, double *draft, double way[3]);

/* Moves what touches by some paddings, into each other or apart. */
void part_hull_pair(const hull_case *c, stream *s, float *floats);

/* Moves it anywhere: apart most often, by up to some times the size. */
void move_hull_pair(const hull_case *c, stream *s, float *floats);

#define HULL_FAMILIES(prefix)                                                                                \
    static const family families[] = {                                                                       \
        {"touching", prefix##_even, GRID, 0, NULL, AS_DRAFTED},                                              \
        {"touching, 1 ulp off", prefix##_even, GRID, 1, NULL, AS_DRAFTED},                                   \
        {"touching, rounded", prefix##_anyhow, ANYWHERE, 1, NULL, AS_DRAFTED},                               \
        {"touching, far away", prefix##_anyhow, FAR_AWAY, 1, NULL, AS_DRAFTED},                              \
        {"flat", prefix##_flat, ANYWHERE, 1, NULL, AS_DRAFTED},                                              \
        {"thin", prefix##_thin, ANYWHERE, 1, NULL, AS_DRAFTED},                                              \
        {"a point", prefix##_point, ANYWHERE, 1, NULL, AS_DRAFTED},                                          \
        {"a little apart", prefix##_anyhow, ANYWHERE, 0, prefix##_part, AS_FINISHED},                        \
        {"a little apart, even", prefix##_even, ANYWHERE, 0, prefix##_part, AS_FINISHED},                    \
        {"a little apart, flat", prefix##_flat, ANYWHERE, 0, prefix##_part, AS_FINISHED},                    \
        {"a little apart, thin", prefix##_thin, ANYWHERE, 0, prefix##_part, AS_FINISHED},                    \
        {"apart", prefix##_anyhow, ANYWHERE, 0, prefix##_move, AS_FINISHED},                                 \
        {"apart, even", prefix##_even, ANYWHERE, 0, prefix##_move, AS_FINISHED},                             \
        {"apart, flat", prefix##_flat, ANYWHERE, 0, prefix##_move, AS_FINISHED},                             \
        {"apart, thin", prefix##_thin, ANYWHERE, 0, prefix##_move, AS_FINISHED},                             \
        {"smallest", prefix##_anyhow, SMALLEST, 1, NULL, AS_DRAFTED},                                        \
        {"largest", prefix##_anyhow, LARGEST, 1, NULL, AS_DRAFTED},                                          \
        {"stretched", prefix##_anyhow, STRETCHED, 1, NULL, AS_DRAFTED},                                      \
    };

/* HULL_CASE(BALL, 0, 4, 11, 8) has the functions of a subject: what is beside the hull, where its floats begin, those
 * of the pose and of the vertices, and how many these are. HULL_SUBJECT(query, "xyzrxyzqqqq", 8) is its members, by the
 * layout of both operands. */
#define HULL_CASE(what, beside, pose, vertices, count)                                                       \
    HULL_DRAFTS(what, beside, pose, vertices, count)                                                         \
                                                                                                             \
    static void judge(const float *floats, const answer *given, finding *out)                                \
    {                                                                                                        \
        judge_hull_pair(&the_case, floats, given, out);                                                      \
    }

/* Without the verdict. */
#define HULL_DRAFTS(what, beside, pose, vertices, count)                                                     \
    static const hull_case the_case = {what, beside, pose, vertices, count};                                 \
                                                                                                             \
    HULL_DRAFT(anyhow, LOOKS_ANYHOW)                                                                         \
    HULL_DRAFT(even, LOOKS_EVEN)                                                                             \
    HULL_DRAFT(flat, LOOKS_FLAT)                                                                             \
    HULL_DRAFT(thin, LOOKS_THIN)                                                                             \
    HULL_DRAFT(point, LOOKS_LIKE_A_POINT)                                                                    \
    static void draft_part(stream *s, float *floats)                                                         \
    {                                                                                                        \
        part_hull_pair(&the_case, s, floats);                                                                \
    }                                                                                                        \
    static void draft_move(stream *s, float *floats)                                                         \
    {                                                                                                        \
        move_hull_pair(&the_case, s, floats);                                                                \
    }                                                                                                        \
    HULL_FAMILIES(draft)
#define HULL_DRAFT(name, look)                                                                               \
    static void draft_##name(source *from, double *draft)                                                    \
    {                                                                                                        \
        draft_hull_pair(&the_case, &from->own, look, draft);                                                 \
    }
#define HULL_SUBJECT(query_name, layout_of_operands, vertices)                                               \
    .query = LH_QUERY_##query_name, .name = #query_name,                                                     \
    .layout = layout_of_operands VERTICES_OF_##vertices, .families = families,                               \
    .family_count = sizeof families / sizeof *families, .judge = judge
#define VERTICES_OF_4 "rrrrrrrrrrrrrrrrrrrrrrrr" /* of each of two hulls */
#define VERTICES_OF_8 "rrrrrrrrrrrrrrrrrrrrrrrr"

#endif

/* A point on its way past the convex hull of some triangles: how near it comes, in double, and whether that is within a
 * radius, in rationals where double leaves it open. Two convex shapes of which one moves are a point and the hull of
 * the differences of their vertices. */
#ifndef LANEHIT_TESTS_EXACT_MOVING_HULL_H
#define LANEHIT_TESTS_EXACT_MOVING_HULL_H

#include "effort.h"

enum { MOST_HULL_VERTICES = 16, MOST_HULL_TRIANGLES = 36 };

/* The difference of two points. */
typedef struct float_way {
    float to[3], from[3];
} float_way;

typedef struct moving_hull {
    float_way start, velocity;
    float rotation[4]; /* which the two above are turned back by */
    float end;         /* of time */
    float radius, further;
    int vertices, triangles;
    float_way vertex[MOST_HULL_VERTICES];
    int triangle[MOST_HULL_TRIANGLES][3]; /* these are all of the surface, and others may be within */
    int is_solid;                         /* they are the surface alone, and none is flat */
    int starts_inside;                    /* as is known otherwise, of what is not solid */
    char is_far[MOST_HULL_TRIANGLES];     /* so far off that it decides nothing */
    effort effort;                        /* the most that was needed so far */
} moving_hull;

/* Without a rotation, start and hull. */
moving_hull hull_past(const float *fast, const float *slow, float end);

void set_way(float_way *way, const float *from, const float *to);
void add_triangle(moving_hull *h, int a, int b, int c);
void add_parallelogram(moving_hull *h, int a, int b, int c, int d);

/* Is the point ever within the sum of the radius and the further number, from time 0 to the end? */
int meets_hull(moving_hull *h);

/* Is it never within before that time, which is not 0? */
int is_not_late_at_hull(moving_hull *h, float time);

/* 1 if it is nearer than that, 0 if it just touches, -1 if it does not, until a time. In rationals. */
int compare_with_hull(const moving_hull *h, float time);

/* In double; off by some 2^-48 of the size. */
typedef struct hull_sight {
    double distance, way[3]; /* from the nearest point of the hull */
} hull_sight;

hull_sight hull_sight_at(const moving_hull *h, double time);

/* The least distance until a time. */
double distance_of_way(const moving_hull *h, double time);

/* Of all that is added up: the way to the furthest vertex, how far it goes until a time, and the radius. */
double size_of_way(const moving_hull *h, double time);

/* A time after which it only goes away, or the end. */
double last_time_near(const moving_hull *h);

#endif

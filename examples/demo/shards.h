/* Shards, convex and of one shape, that are thrown through a grate onto a plate, in steps that are much longer than
 * either is thick. Nothing turns on its way. */
#ifndef DEMO_SHARDS_H
#define DEMO_SHARDS_H

#include <stddef.h>
#include <stdint.h>

#include "geometry.h"
#include "trial.h"

/* A convex shape by its vertices, and where one of it is. */
enum { MOST_VERTICES = 8, MOST_FACES = 12 };

typedef struct convex {
    vec3 vertices[MOST_VERTICES];
    size_t vertex_count;
    float faces[MOST_FACES][4]; /* planes: normals outwards, and n.x */
    size_t face_count;
} convex;

typedef struct placed {
    vec3 at;
    float rotation[4]; /* a quaternion */
} placed;

enum { GRATE_BARS = 18, PLATE = GRATE_BARS, WALLS };

typedef struct shards {
    convex shard, bar, plate;
    size_t count;
    placed *start;
    vec3 *step; /* by which each moves in a step */
    placed walls[WALLS];
    box bounds; /* of the walls, and of the floor below them */
} shards;

/* How a step is looked at. */
typedef enum shards_method { SHARDS_WHERE_IT_ENDS, SHARDS_ALL_ALONG } shards_method;

/* Where a shard is: in the air, past everything, or stopped by a wall (its number). */
enum { SHARD_FLIES = -1, SHARD_IS_PAST = -2 };

/* How they fly; shards_pass fills it in. */
typedef struct shards_flight {
    const shards *shards;
    shards_method method;
    placed *at;
    int32_t *wall;
} shards_flight;

shards shards_make(void);
void shards_free(shards *s);

shards_flight shards_flight_make(const shards *s, shards_method method);
void shards_flight_free(shards_flight *f);

/* The shape of a wall. */
const convex *shards_shape(const shards *s, size_t wall);

/* A trial's pass: throws all. */
void shards_pass(void *flight, meter *m);

/* How many pass through a wall before they come to where they are: at one of many places along their way a sphere in
 * them meets what is left of a wall that is thinner by a hundredth. It asks no sweep, and no hull. */
size_t shards_tunnelling(const shards_flight *f);

#endif

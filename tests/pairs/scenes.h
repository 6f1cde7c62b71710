/* Sets of boxes that are hard on a search for pairs. */
#ifndef LANEHIT_TESTS_PAIRS_SCENES_H
#define LANEHIT_TESTS_PAIRS_SCENES_H

#include "lanehit/lanehit.h"

typedef struct boxes {
    size_t count;
    float *end[6]; /* of x, y, z the lower ones, then the upper ones */
    float *memory;
} boxes;

/* One box of a scene of n; the same for the same arguments. */
typedef void scene_function(float low[3], float high[3], size_t i, size_t n, uint64_t seed);

typedef struct scene {
    const char *name;
    scene_function *make;
} scene;

extern const scene scenes[];
extern const size_t scenes_count;

boxes boxes_of_scene(const scene *of, size_t n, uint64_t seed);
void free_boxes(boxes *set);
lh_aabbs view_of_boxes(const boxes *set);

#endif

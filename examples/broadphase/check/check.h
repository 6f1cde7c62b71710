/* Random boxes in a tree, and what is expected of it. A failure is a line on stderr and exit status 1. */
#ifndef BROADPHASE_CHECK_H
#define BROADPHASE_CHECK_H

#include "../tree.h"

#define EXPECT(condition, what, w) ((condition) ? (void)0 : complain(__FILE__, __LINE__, what, w))

enum { MOST = 1500 };

/* Where the box of an id may be. */
typedef tree_box place(uint64_t *seed, uint32_t id);

struct scene {
    const char *name;
    place *place;
    float margin;
    int deepest; /* so many levels at most */
    uint32_t count;
};

/* What the tree should have. */
typedef struct world {
    const struct scene *scene;
    tree t;
    bool is_in[MOST];
    tree_box boxes[MOST]; /* as given */
    uint32_t count;       /* ids that there have been */
    uint32_t removed;     /* of these, not in use */
    uint64_t seed;
} world;

_Noreturn void complain(const char *file, int line, const char *what, const world *w);

/* Is the tree what node.h says? */
void check_structure(const world *w);

/* Does each query find what the batch calls of lanehit.h find among all boxes? */
void check_queries(world *w);

#endif

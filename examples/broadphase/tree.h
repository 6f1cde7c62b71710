/* A dynamic tree of boxes, for a broadphase: which of many moving boxes meet each other, or a given box, ball or ray?
 * Nodes have up to four children, whose boxes are asked about at once by lanehit/inline.h.
 *
 *     tree t;
 *     if (!tree_init(&t, 0.1f)) ...               // boxes are kept larger by 0.1 on every side
 *     uint32_t id = tree_insert(&t, box);         // once an object
 *     tree_move(&t, id, box);                     // once a step and object
 *     tree_pairs(&t, on_pair, &scene);            // once a step
 *
 * Boxes are finite, min <= max. Queries may run on many threads at once, as long as none changes the tree. */
#ifndef BROADPHASE_TREE_H
#define BROADPHASE_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tree_box {
    float min[3], max[3];
} tree_box;

typedef struct tree {
    struct tree_node *nodes;
    uint32_t *slots; /* of an id: where its box is; of an unused one: the next unused */
    uint32_t node_count, id_count, capacity;
    uint32_t free_node, free_id; /* heads of lists */
    uint32_t insertions;         /* so far */
    float margin;
} tree;

#define TREE_NONE UINT32_MAX

/* An empty tree. False if there is no memory for it. */
bool tree_init(tree *t, float margin);
void tree_free(tree *t);

/* The id of a new box, TREE_NONE if there is no memory for it. Ids count from 0; those of removed boxes come again
 * first. */
uint32_t tree_insert(tree *t, tree_box box);
void tree_remove(tree *t, uint32_t id);

/* Whether the box had left its fat box, so that the tree has changed. */
bool tree_move(tree *t, uint32_t id, tree_box box);

/* The box as the tree has it: that of the last insertion or change, larger by the margin. */
tree_box tree_fat_box(const tree *t, uint32_t id);

/* ---- Queries: about fat boxes, each answer once, in no particular order. False if there was no memory for the nodes
 * that were still to be visited. ---- */

/* `with` is what the query was given. */
typedef void tree_visit(void *with, uint32_t id);
typedef void tree_visit_pair(void *with, uint32_t a, uint32_t b);
/* Returns how far the ray goes from here on: t_max for all hits, t_enter for the nearest alone. */
typedef float tree_visit_hit(void *with, uint32_t id, float t_enter, float t_max);

bool tree_query_box(const tree *t, tree_box box, tree_visit *visit, void *with);
bool tree_query_sphere(const tree *t, const float centre[3], float radius, tree_visit *visit, void *with);
bool tree_raycast(const tree *t, const float origin[3], const float direction[3], float t_max,
                  tree_visit_hit *visit, void *with);
/* All pairs of boxes that meet. */
bool tree_pairs(const tree *t, tree_visit_pair *visit, void *with);

#ifdef __cplusplus
}
#endif

#endif

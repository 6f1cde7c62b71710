/* The nodes of the tree, as tree.c builds them and the queries read them. */
#ifndef BROADPHASE_NODE_H
#define BROADPHASE_NODE_H

#include <lanehit/inline.h>

#include "tree.h"

enum { ROOT = 0, WIDTH = 4, MAXIMA = 3 * WIDTH /* behind as many minima */ };

/* Two cache lines. Children are in the first lanes; the others have the empty box, which nothing meets, so queries
 * need not know how many there are. Every node but the root has two children at least: so there are fewer nodes than
 * leaves. */
typedef struct tree_node {
    float planes[6 * WIDTH]; /* as lh4_load_aabbs wants them: min x of the four, min y, ..., max z */
    uint32_t child[WIDTH];   /* a node, or leaf_of(id) */
    uint32_t slot;           /* where its own box is, in its parent; that of the root is nowhere */
    uint32_t count;
    uint32_t unused[2];
} tree_node;

/* Both of its cache lines are on their way from here on. */
static inline void prefetch_node(const tree_node *n)
{
    __builtin_prefetch(n);
    __builtin_prefetch(n->child);
}

/* A child that is no node. */
static const uint32_t leaf_bit = UINT32_C(1) << 31;

static inline uint32_t leaf_of(uint32_t id)
{
    return id | leaf_bit;
}

static inline bool is_leaf(uint32_t child)
{
    return child & leaf_bit;
}

static inline uint32_t id_of(uint32_t leaf)
{
    return leaf & ~leaf_bit;
}

/* A slot is a lane of a node. */
static inline uint32_t slot_of(uint32_t node, uint32_t lane)
{
    return node * WIDTH + lane;
}

static inline tree_box box_in(const tree_node *n, uint32_t lane)
{
    const float *p = n->planes + lane;
    return (tree_box){{p[0], p[4], p[8]}, {p[12], p[16], p[20]}};
}

static inline tree_box box_at(const tree *t, uint32_t slot)
{
    return box_in(&t->nodes[slot / WIDTH], slot % WIDTH);
}

static inline uint32_t child_at(const tree *t, uint32_t slot)
{
    return t->nodes[slot / WIDTH].child[slot % WIDTH];
}

/* The box of a lane, in every lane. */
static inline lh4_aabb box_from(const tree_node *n, uint32_t lane)
{
    const float *p = n->planes + lane;
    return (lh4_aabb){{lh4_lanes_set1(p[0]), lh4_lanes_set1(p[4]), lh4_lanes_set1(p[8])},
                      {lh4_lanes_set1(p[12]), lh4_lanes_set1(p[16]), lh4_lanes_set1(p[20])}};
}

/* ---- nodes.c: how nodes change ------------------------------------------------------------------------ */

/* One without children, which hangs nowhere. There is room for it: see reserve in tree.c. */
uint32_t new_node(tree *t);
void free_node(tree *t, uint32_t node);

void set_box(tree_node *n, uint32_t lane, const tree_box *b);
/* Hangs a child, whatever it is, into a slot. */
void set_child(tree *t, uint32_t slot, const tree_box *b, uint32_t child);
void add_child(tree *t, uint32_t node, const tree_box *b, uint32_t child);
/* The last child of its node takes its lane. */
void take_child(tree *t, uint32_t slot);
/* Around all children. */
tree_box bounds_of(const tree_node *n);

/* ---- insert.c ----------------------------------------------------------------------------------------- */

/* Hangs a leaf somewhere below this node, whose box and whose ancestors' boxes contain its box. */
void insert_below(tree *t, uint32_t node, const tree_box *b, uint32_t leaf);

#endif

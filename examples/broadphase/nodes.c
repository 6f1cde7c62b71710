/* Nodes and their children. */
#include <math.h>

#include "box.h"
#include "node.h"

void set_box(tree_node *n, uint32_t lane, const tree_box *b)
{
    float *p = n->planes + lane;
    for (size_t axis = 0; axis < 3; axis++) {
        p[axis * WIDTH] = b->min[axis];
        p[axis * WIDTH + MAXIMA] = b->max[axis];
    }
}

void set_child(tree *t, uint32_t slot, const tree_box *b, uint32_t child)
{
    tree_node *n = &t->nodes[slot / WIDTH];
    set_box(n, slot % WIDTH, b);
    n->child[slot % WIDTH] = child;
    if (is_leaf(child))
        t->slots[id_of(child)] = slot;
    else
        t->nodes[child].slot = slot;
}

void add_child(tree *t, uint32_t node, const tree_box *b, uint32_t child)
{
    set_child(t, slot_of(node, t->nodes[node].count++), b, child);
}

static void empty_lane(tree_node *n, uint32_t lane)
{
    static const tree_box empty = {{INFINITY, INFINITY, INFINITY}, {-INFINITY, -INFINITY, -INFINITY}};
    set_box(n, lane, &empty);
    n->child[lane] = TREE_NONE;
}

void take_child(tree *t, uint32_t slot)
{
    tree_node *n = &t->nodes[slot / WIDTH];
    const uint32_t last = --n->count;
    if (slot % WIDTH != last) {
        const tree_box moved = box_in(n, last);
        set_child(t, slot, &moved, n->child[last]);
    }
    empty_lane(n, last);
}

uint32_t new_node(tree *t)
{
    uint32_t node = t->free_node;
    if (node == TREE_NONE)
        node = t->node_count++;
    else
        t->free_node = t->nodes[node].slot;
    tree_node *n = &t->nodes[node];
    n->count = 0;
    for (uint32_t lane = 0; lane < WIDTH; lane++)
        empty_lane(n, lane);
    return node;
}

void free_node(tree *t, uint32_t node)
{
    t->nodes[node].slot = t->free_node;
    t->free_node = node;
}

tree_box bounds_of(const tree_node *n)
{
    tree_box b;
    for (size_t axis = 0; axis < 3; axis++) {
        const float *low = n->planes + axis * WIDTH, *high = low + MAXIMA;
        b.min[axis] = least_of(least_of(low[0], low[1]), least_of(low[2], low[3]));
        b.max[axis] = greatest_of(greatest_of(high[0], high[1]), greatest_of(high[2], high[3]));
    }
    return b;
}

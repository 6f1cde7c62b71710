#include "tree.h"

#include <stdlib.h>
#include <string.h>

#include "box.h"
#include "node.h"

/* ---- Memory ------------------------------------------------------------------------------------------- */

/* As many nodes as ids suffice, so that only a new id can want memory. */
static bool reserve(tree *t, uint32_t capacity)
{
    tree_node *nodes = aligned_alloc(64, capacity * sizeof *nodes);
    uint32_t *slots = malloc(capacity * sizeof *slots);
    if (!nodes || !slots) {
        free(nodes);
        free(slots);
        return false;
    }
    if (t->capacity > 0) {
        memcpy(nodes, t->nodes, t->node_count * sizeof *nodes);
        memcpy(slots, t->slots, t->id_count * sizeof *slots);
    }
    free(t->nodes);
    free(t->slots);
    t->nodes = nodes;
    t->slots = slots;
    t->capacity = capacity;
    return true;
}

bool tree_init(tree *t, float margin)
{
    *t = (tree){.free_node = TREE_NONE, .free_id = TREE_NONE, .margin = margin};
    if (!reserve(t, 64))
        return false;
    t->nodes[new_node(t)].slot = TREE_NONE; /* the root */
    return true;
}

void tree_free(tree *t)
{
    free(t->nodes);
    free(t->slots);
}

static uint32_t new_id(tree *t)
{
    const uint32_t id = t->free_id;
    if (id != TREE_NONE) {
        t->free_id = t->slots[id];
        return id;
    }
    if (t->id_count == t->capacity && (t->capacity > leaf_bit / 8 || !reserve(t, 2 * t->capacity)))
        return TREE_NONE;
    return t->id_count++;
}

/* ---- Insertion ---------------------------------------------------------------------------------------- */

uint32_t tree_insert(tree *t, tree_box box)
{
    const uint32_t id = new_id(t);
    if (id == TREE_NONE)
        return TREE_NONE;
    box = box_larger_by(box, t->margin);
    insert_below(t, ROOT, &box, leaf_of(id));
    return id;
}

/* ---- Removal ------------------------------------------------------------------------------------------ */

/* The boxes of this node and its ancestors, as far as they change. */
static void refit(tree *t, uint32_t node)
{
    for (; node != ROOT; node = t->nodes[node].slot / WIDTH) {
        const uint32_t slot = t->nodes[node].slot;
        const tree_box now = bounds_of(&t->nodes[node]), before = box_at(t, slot);
        if (box_equals(&now, &before))
            return;
        set_box(&t->nodes[slot / WIDTH], slot % WIDTH, &now);
    }
}

/* Returns the node from which on the tree is as it was. */
static uint32_t remove_at(tree *t, uint32_t slot)
{
    uint32_t node = slot / WIDTH;
    take_child(t, slot);
    tree_node *n = &t->nodes[node];
    if (n->count == 1 && node != ROOT) {
        const tree_box only = box_in(n, 0);
        const uint32_t at = n->slot;
        set_child(t, at, &only, n->child[0]);
        free_node(t, node);
        node = at / WIDTH;
    }
    refit(t, node);
    return node;
}

void tree_remove(tree *t, uint32_t id)
{
    remove_at(t, t->slots[id]);
    t->slots[id] = t->free_id;
    t->free_id = id;
}

/* ---- Movement ----------------------------------------------------------------------------------------- */

tree_box tree_fat_box(const tree *t, uint32_t id)
{
    return box_at(t, t->slots[id]);
}

static bool fits(const tree *t, uint32_t node, const tree_box *b)
{
    if (node == ROOT)
        return true;
    const tree_box bounds = box_at(t, t->nodes[node].slot);
    return box_contains(&bounds, b);
}

/* Small moves stay small: a box that does not leave its node's box is changed where it is, and any other one climbs no
 * further than it has to. No node's box grows that is not on the way back down. */
bool tree_move(tree *t, uint32_t id, tree_box box)
{
    const uint32_t slot = t->slots[id];
    const tree_box before = box_at(t, slot);
    if (box_contains(&before, &box))
        return false;
    box = box_larger_by(box, t->margin);
    uint32_t node = slot / WIDTH;
    if (fits(t, node, &box)) {
        set_box(&t->nodes[node], slot % WIDTH, &box);
        refit(t, node);
        return true;
    }
    node = remove_at(t, slot);
    while (!fits(t, node, &box))
        node = t->nodes[node].slot / WIDTH;
    insert_below(t, node, &box, leaf_of(id));
    return true;
}

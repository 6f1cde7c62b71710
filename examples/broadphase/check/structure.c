#include <math.h>

#include "../box.h"
#include "../node.h"
#include "check.h"

/* How many leaves and levels there are from a node on. */
typedef struct extent {
    uint32_t leaves;
    int levels;
} extent;

static extent check_node(const world *w, uint32_t node)
{
    const tree_node *n = &w->t.nodes[node];
    extent all = {0, 0};
    EXPECT(n->count <= WIDTH && (node == ROOT || n->count >= 2), "a node has too few children", w);
    for (uint32_t lane = 0; lane < WIDTH; lane++) {
        const tree_box box = box_in(n, lane);
        const uint32_t child = n->child[lane], slot = slot_of(node, lane);
        if (lane >= n->count) {
            EXPECT(child == TREE_NONE && box.min[0] == INFINITY && box.max[0] == -INFINITY,
                   "a lane is not empty", w);
        } else if (is_leaf(child)) {
            EXPECT(w->is_in[id_of(child)] && w->t.slots[id_of(child)] == slot,
                   "a leaf is not where it should be", w);
            EXPECT(box_contains(&box, &w->boxes[id_of(child)]), "a box is not within its fat box", w);
            all.leaves++;
        } else {
            const tree_box bounds = bounds_of(&w->t.nodes[child]);
            EXPECT(w->t.nodes[child].slot == slot, "a node is not where it should be", w);
            EXPECT(box_equals(&bounds, &box), "the box of a node is not that around its children", w);
            const extent below = check_node(w, child);
            all.leaves += below.leaves;
            all.levels = below.levels > all.levels ? below.levels : all.levels;
        }
    }
    all.levels++;
    return all;
}

void check_structure(const world *w)
{
    uint32_t count = 0;
    for (uint32_t id = 0; id < w->count; id++)
        count += w->is_in[id];
    const extent whole = check_node(w, ROOT);
    EXPECT(whole.leaves == count, "there are more or less leaves than boxes", w);
    EXPECT(whole.levels <= w->scene->deepest, "the tree is too deep", w);
}

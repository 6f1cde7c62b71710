/* Where in the tree a box goes: on the way down, always where the surfaces of all nodes together grow least. That is
 * the surface area heuristic (Goldsmith and Salmon 1987), as the dynamic trees of Box2D have it. */
#include <math.h>
#include <string.h>

#include "box.h"
#include "node.h"

/* ---- Surfaces ----------------------------------------------------------------------------------------- */

/* Half the surface of each lane's box. The chance that a ray meets a convex box grows with its surface. */
static lh4_lanes half_area(lh4_aabb b)
{
    const lh4_lanes x = lh4_lanes_sub(b.max.x, b.min.x), y = lh4_lanes_sub(b.max.y, b.min.y);
    const lh4_lanes z = lh4_lanes_sub(b.max.z, b.min.z);
    return lh4_lanes_add(lh4_lanes_mul(x, lh4_lanes_add(y, z)), lh4_lanes_mul(y, z));
}

static lh4_aabb united(lh4_aabb a, lh4_aabb b)
{
    return (lh4_aabb){lh4_v3_min(a.min, b.min), lh4_v3_max(a.max, b.max)};
}

/* ---- Rotations ---------------------------------------------------------------------------------------- */

static lh4_v3 replaced(lh4_mask which, lh4_lanes by, lh4_v3 a)
{
    return (lh4_v3){lh4_lanes_select(which, by, a.x), lh4_lanes_select(which, by, a.y),
                    lh4_lanes_select(which, by, a.z)};
}

/* Lane by lane, the box around the other three: each child's box joins every lane but its own. */
static lh4_aabb others_of(const tree_node *n)
{
    static const float numbers[WIDTH] = {0, 1, 2, 3};
    const lh4_lanes low = lh4_lanes_set1(INFINITY), high = lh4_lanes_set1(-INFINITY);
    lh4_aabb others = {{low, low, low}, {high, high, high}};
    for (uint32_t lane = 0; lane < WIDTH; lane++) {
        const lh4_mask own = lh4_lanes_eq(lh4_lanes_load(numbers), lh4_lanes_set1((float)lane));
        const lh4_aabb b = box_from(n, lane);
        others = united((lh4_aabb){replaced(own, low, b.min), replaced(own, high, b.max)}, others);
    }
    return others;
}

static void swap_children(tree *t, uint32_t slot_a, uint32_t slot_b)
{
    const tree_box a = box_at(t, slot_a), b = box_at(t, slot_b);
    const uint32_t child = child_at(t, slot_a);
    set_child(t, slot_a, &b, child_at(t, slot_b));
    set_child(t, slot_b, &a, child);
}

/* A child of this node changes places with a sibling of the node, if that makes the node smaller, and with those for
 * which it becomes smallest. So a tree that is filled in order, as by a row of boxes from one end to the other, does
 * not become a list. */
static void rotate(tree *t, uint32_t node)
{
    const uint32_t slot = t->nodes[node].slot;
    const tree_node *n = &t->nodes[node], *parent = &t->nodes[slot / WIDTH];
    const lh4_aabb others = others_of(n);
    const tree_box own = box_at(t, slot);
    float least = box_half_area(&own);
    uint32_t best_child = TREE_NONE, best_sibling = TREE_NONE;
    for (uint32_t sibling = 0; sibling < parent->count; sibling++) {
        const lh4_lanes area = half_area(united(others, box_from(parent, sibling)));
        if (sibling == slot % WIDTH || lh4_mask_bits(lh4_lanes_lt(area, lh4_lanes_set1(least))) == 0)
            continue;
        float areas[WIDTH];
        lh4_lanes_store(areas, area);
        for (uint32_t child = 0; child < n->count; child++)
            if (areas[child] < least) {
                least = areas[child];
                best_child = child;
                best_sibling = sibling;
            }
    }
    if (best_child == TREE_NONE)
        return;
    swap_children(t, slot_of(node, best_child), slot_of(slot / WIDTH, best_sibling));
    const tree_box smaller = bounds_of(n);
    set_box(&t->nodes[slot / WIDTH], slot % WIDTH, &smaller);
}

/* ---- Insertion ---------------------------------------------------------------------------------------- */

/* The highest bit says it of a child, and of a float. */
static lh4_mask leaves_of(const tree_node *n)
{
    float children[WIDTH];
    memcpy(children, n->child, sizeof children);
    return lh4_lanes_negative(lh4_lanes_load(children));
}

/* The lane in which the surfaces of all nodes grow least. A leaf will be replaced by a new node that holds it and the
 * box. A node grows to hold the box, and somewhere below it there will be a new node, which is no smaller than the box.
 * Between equal lanes `turn` decides, so that boxes in one place spread over the tree. */
static uint32_t cheapest_lane(const tree_node *n, lh4_aabb box, uint32_t turn)
{
    const lh4_aabb boxes = lh4_load_aabbs(n->planes);
    const lh4_lanes stood = lh4_lanes_sub(half_area(boxes), half_area(box));
    const lh4_lanes less = lh4_lanes_select(leaves_of(n), lh4_lanes_set1(0.0f), stood);
    float cost[WIDTH];
    lh4_lanes_store(cost, lh4_lanes_sub(half_area(united(boxes, box)), less));
    const uint32_t a = turn % WIDTH, b = a ^ 1, c = a ^ 2, d = a ^ 3;
    const uint32_t one = cost[b] < cost[a] ? b : a, other = cost[d] < cost[c] ? d : c;
    return cost[other] < cost[one] ? other : one;
}

/* Whether it was too small for the box. */
static bool grow(tree_node *n, uint32_t lane, const tree_box *b)
{
    float *p = n->planes + lane;
    bool has_grown = false;
    for (size_t axis = 0; axis < 3; axis++) {
        float *low = p + axis * WIDTH, *high = low + MAXIMA;
        has_grown |= (b->min[axis] < *low) | (b->max[axis] > *high);
        *low = least_of(b->min[axis], *low);
        *high = greatest_of(b->max[axis], *high);
    }
    return has_grown;
}

/* Fetches all children before it is known which of them is next. It does no harm that a leaf's id is taken for that of
 * a node: there is room for as many nodes as there are ids. */
static void prefetch_children(const tree *t, const tree_node *n)
{
    for (uint32_t lane = 0; lane < WIDTH; lane++)
        prefetch_node(&t->nodes[id_of(n->child[lane])]);
}

/* Instead of the leaf in that slot, a node with it. */
static uint32_t split(tree *t, uint32_t slot)
{
    const uint32_t node = new_node(t);
    const tree_box box = box_at(t, slot);
    add_child(t, node, &box, child_at(t, slot));
    set_child(t, slot, &box, node);
    return node;
}

/* Rotations are for the nodes that have grown. They cost as much as the rest, and one insertion in so many does for
 * all. */
enum { INSERTIONS_A_ROTATION = 8 };

void insert_below(tree *t, uint32_t node, const tree_box *b, uint32_t leaf)
{
    const lh4_aabb box = lh4_prepare_aabb(b->min, b->max);
    const bool rotates = t->insertions % INSERTIONS_A_ROTATION == 0;
    uint32_t turn = t->insertions++, last_kept = node;
    while (t->nodes[node].count == WIDTH) {
        tree_node *n = &t->nodes[node];
        prefetch_children(t, n);
        const uint32_t lane = cheapest_lane(n, box, turn), child = n->child[lane];
        node = is_leaf(child) ? split(t, slot_of(node, lane)) : child;
        if (!grow(n, lane, b))
            last_kept = node;
        turn = turn / WIDTH | turn << 30;
    }
    add_child(t, node, b, leaf);
    for (; rotates && node != last_kept; node = t->nodes[node].slot / WIDTH)
        rotate(t, node);
}

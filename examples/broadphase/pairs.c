/* All pairs of boxes that meet: the tree against itself. An entry of the stack is two subtrees: all pairs of a leaf
 * of one and a leaf of the other are wanted. The same subtree twice stands for the pairs within it. */
#include <lanehit/inline.h>

#include "node.h"
#include "stack.h"

/* By one entry: every child with every child. */
enum { MOST_PUSHED = WIDTH * WIDTH };

typedef struct search {
    const tree *t;
    tree_visit_pair *visit;
    void *with;
    stack s;
} search;

static inline void push(search *p, uint32_t a, uint32_t b)
{
    p->s.entries[p->s.count++] = (uint64_t)a << 32 | b;
}

/* Two children that meet. A leaf beside a node comes first. */
static inline void meet(search *p, uint32_t a, uint32_t b)
{
    if (is_leaf(a) && is_leaf(b))
        p->visit(p->with, id_of(a), id_of(b));
    else if (is_leaf(b))
        push(p, b, a);
    else
        push(p, a, b);
}

/* A child with the children of a node in these lanes. */
static inline void meet_lanes(search *p, uint32_t child, const tree_node *n, uint32_t bits)
{
    for (; bits != 0; bits &= bits - 1)
        meet(p, child, n->child[__builtin_ctz(bits)]);
}

static inline void within(search *p, const tree_node *n)
{
    const lh4_aabb boxes = lh4_load_aabbs(n->planes);
    for (uint32_t lane = 0; lane < n->count; lane++) {
        const uint32_t child = n->child[lane], later = 0xeu << lane;
        if (!is_leaf(child))
            push(p, child, child);
        meet_lanes(p, child, n, lh4_mask_bits(lh4_overlap_aabbs(box_from(n, lane), boxes)) & later);
    }
}

static inline void across(search *p, const tree_node *a, const tree_node *b)
{
    const lh4_aabb boxes = lh4_load_aabbs(b->planes);
    for (uint32_t lane = 0; lane < a->count; lane++)
        meet_lanes(p, a->child[lane], b, lh4_mask_bits(lh4_overlap_aabbs(box_from(a, lane), boxes)));
}

static inline void leaf_and_node(search *p, uint32_t leaf, const tree_node *n)
{
    const uint32_t slot = p->t->slots[id_of(leaf)];
    const lh4_aabb box = box_from(&p->t->nodes[slot / WIDTH], slot % WIDTH);
    meet_lanes(p, leaf, n, lh4_mask_bits(lh4_overlap_aabbs(box, lh4_load_aabbs(n->planes))));
}

bool tree_pairs(const tree *t, tree_visit_pair *visit, void *with)
{
    search p = {.t = t, .visit = visit, .with = with};
    stack_init(&p.s);
    push(&p, ROOT, ROOT);
    bool has_room = true;
    while (p.s.count > 0 && (has_room = stack_reserve(&p.s, MOST_PUSHED))) {
        const uint64_t entry = p.s.entries[--p.s.count];
        const uint32_t first = (uint32_t)(entry >> 32), second = (uint32_t)entry;
        const tree_node *n = &t->nodes[second];
        if (is_leaf(first))
            leaf_and_node(&p, first, n);
        else if (first == second)
            within(&p, n);
        else
            across(&p, &t->nodes[first], n);
    }
    stack_free(&p.s);
    return has_room;
}

/* Wald, On fast Construction of SAH-based Bounding Volume Hierarchies, 2007: boxes are counted in bins by their
 * centres, and ranges cut where a random ray is expected to meet least, which is where areas times numbers add up to
 * least. */
#include "binary.h"

#include <stdlib.h>

#include "../demo/fail.h"
#include "tree.h"

enum { BINS = 32 };

/* From this depth on ranges are halved by number, which ends within 32 levels. No real mesh gets here. */
enum { DEEP = TREE_DEPTH - 32 };

typedef struct bin {
    box bounds;
    uint32_t count;
} bin;

typedef struct builder {
    const box *boxes;
    uint32_t leaf; /* boxes of a leaf of the wide tree */
    binary_tree tree;
    uint32_t used; /* nodes */
} builder;

/* Boxes whose centre falls in a bin before `bin` go to the left. */
typedef struct cut {
    int axis, bins, bin;
    float origin, scale, cost; /* INFINITY: there is none */
} cut;

static const bin no_boxes = {{{INFINITY, INFINITY, INFINITY}, {-INFINITY, -INFINITY, -INFINITY}}, 0};

static bin joined(bin a, const bin *b)
{
    return (bin){box_join(a.bounds, b->bounds), a.count + b->count};
}

/* In leaves, all of which are to be full: then there is less of them to be brought from memory. */
static float cost_of(const bin *b, uint32_t leaf)
{
    const uint32_t leaves = (b->count + leaf - 1) / leaf;
    return box_half_area(b->bounds) * (float)leaves;
}

static vec3 twice_center(const box *b)
{
    return vec3_add(b->min, b->max);
}

static int bin_of(const cut *c, const box *b)
{
    const int at = (int)((vec3_axis(twice_center(b), c->axis) - c->origin) * c->scale);
    return at < c->bins ? at : c->bins - 1;
}

/* From the left and from the right to every place between two bins. */
static void choose_place(cut *c, const bin *bins, uint32_t leaf)
{
    float right_cost[BINS] = {0};
    bin right = no_boxes, left = no_boxes;
    for (int i = c->bins - 1; i > 0; i--) {
        right = joined(right, &bins[i]);
        right_cost[i] = right.count ? cost_of(&right, leaf) : INFINITY;
    }
    for (int i = 1; i < c->bins; i++) {
        left = joined(left, &bins[i - 1]);
        const float cost = left.count ? cost_of(&left, leaf) + right_cost[i] : INFINITY;
        if (cost < c->cost) {
            c->cost = cost;
            c->bin = i;
        }
    }
}

static cut best_on_axis(const builder *b, const binary_node *n, box centers, int axis)
{
    const float low = vec3_axis(centers.min, axis), extent = vec3_axis(centers.max, axis) - low;
    const int wanted = n->count < BINS ? (int)n->count * 2 : BINS;
    cut c = {.axis = axis, .bins = wanted < BINS ? wanted : BINS, .origin = low, .cost = INFINITY};
    c.scale = (float)c.bins / extent;
    if (!(extent > 0) || !isfinite(c.scale))
        return c;
    bin bins[BINS];
    for (int i = 0; i < c.bins; i++)
        bins[i] = no_boxes;
    for (uint32_t i = n->first; i < n->first + n->count; i++) {
        const box *one = &b->boxes[b->tree.order[i]];
        bin *into = &bins[bin_of(&c, one)];
        into->bounds = box_join(into->bounds, *one);
        into->count++;
    }
    choose_place(&c, bins, b->leaf);
    return c;
}

static cut best_cut(const builder *b, const binary_node *n)
{
    box centers = box_empty();
    for (uint32_t i = n->first; i < n->first + n->count; i++) {
        const vec3 center = twice_center(&b->boxes[b->tree.order[i]]);
        centers = box_join(centers, (box){center, center});
    }
    cut best = {.cost = INFINITY};
    for (int axis = 0; axis < 3; axis++) {
        const cut c = best_on_axis(b, n, centers, axis);
        best = c.cost < best.cost ? c : best;
    }
    return best;
}

/* How many go to the left, which are moved there. */
static uint32_t partition(const builder *b, const binary_node *n, const cut *c)
{
    uint32_t *order = b->tree.order, left = n->first;
    for (uint32_t i = n->first; i < n->first + n->count; i++) {
        const uint32_t one = order[i];
        if (bin_of(c, &b->boxes[one]) < c->bin) {
            order[i] = order[left];
            order[left++] = one;
        }
    }
    return left - n->first;
}

static uint32_t build(builder *b, uint32_t first, uint32_t count, int depth)
{
    const uint32_t at = b->used++;
    binary_node n = {.bounds = box_empty(), .first = first, .count = count};
    for (uint32_t i = first; i < first + count; i++)
        n.bounds = box_join(n.bounds, b->boxes[b->tree.order[i]]);
    if (count > 1) {
        const cut c = depth < DEEP ? best_cut(b, &n) : (cut){.cost = INFINITY};
        const uint32_t left = isfinite(c.cost) ? partition(b, &n, &c) : count / 2;
        n.left = build(b, first, left, depth + 1);
        n.right = build(b, first + left, count - left, depth + 1);
    }
    b->tree.nodes[at] = n;
    return at;
}

binary_tree binary_build(const box *boxes, size_t count, uint32_t leaf)
{
    builder b = {.boxes = boxes, .leaf = leaf};
    b.tree.nodes = allocate(2 * count - 1, sizeof *b.tree.nodes);
    b.tree.order = allocate(count, sizeof *b.tree.order);
    for (size_t i = 0; i < count; i++)
        b.tree.order[i] = (uint32_t)i;
    build(&b, 0, (uint32_t)count, 0);
    return b.tree;
}

void binary_free(binary_tree *t)
{
    free(t->nodes);
    free(t->order);
}

/* Top down: a node's range of primitives is cut in two, again and again, until there are enough children. */
#include "bvh.h"

#include <stdlib.h>

#include "fail.h"

enum { BINS = 32 };

/* Past this depth ranges are cut in half by number alone, which bounds the depth, and with it the stack of
 * bvh_trace, for every input. No real mesh gets here. */
enum { DEEP = 12 };

typedef struct range {
    size_t first, count;
    box bounds;
} range;

typedef struct builder {
    bvh *tree;
    const box *boxes;
    uint32_t *order; /* the primitives; a node owns a range of it */
} builder;

/* Where to cut: primitives whose centre falls in a bin below `bin` go to the left. */
typedef struct cut {
    int axis, bin;
    float origin, scale;
    float cost; /* INFINITY: there is none */
} cut;

static float twice_center(const builder *b, uint32_t primitive, int axis)
{
    const box *p = &b->boxes[primitive];
    return vec3_axis(p->min, axis) + vec3_axis(p->max, axis);
}

static int bin_of(const builder *b, const cut *c, uint32_t primitive)
{
    int bin = (int)((twice_center(b, primitive, c->axis) - c->origin) * c->scale);
    return bin < BINS ? bin : BINS - 1;
}

static range make_range(const builder *b, size_t first, size_t count)
{
    range r = {first, count, box_empty()};
    for (size_t i = first; i < first + count; i++)
        r.bounds = box_join(r.bounds, b->boxes[b->order[i]]);
    return r;
}

/* A range costs the calls that its leaves will need, each time that a ray meets its bounds. */
static float range_cost(const range *r)
{
    const size_t calls = (r->count + BVH_WIDTH - 1) / BVH_WIDTH;
    return r->count ? box_half_area(r->bounds) * (float)calls : 0;
}

static range joined(range a, range b)
{
    return (range){a.first, a.count + b.count, box_join(a.bounds, b.bounds)};
}

static cut best_cut_of_bins(const range bins[BINS], cut c)
{
    float right_cost[BINS];
    range right = {0, 0, box_empty()}, left = right;
    for (int i = BINS - 1; i > 0; i--) {
        right = joined(right, bins[i]);
        right_cost[i] = right.count ? range_cost(&right) : INFINITY;
    }
    for (int i = 1; i < BINS; i++) {
        left = joined(left, bins[i - 1]);
        float cost = left.count ? range_cost(&left) + right_cost[i] : INFINITY;
        if (cost < c.cost) {
            c.cost = cost;
            c.bin = i;
        }
    }
    return c;
}

static cut best_cut_on_axis(const builder *b, const range *r, int axis)
{
    float low = INFINITY, high = -INFINITY;
    for (size_t i = r->first; i < r->first + r->count; i++) {
        float center = twice_center(b, b->order[i], axis);
        low = lesser(center, low);
        high = greater(center, high);
    }
    cut c = {axis, 0, low, (float)BINS / (high - low), INFINITY};
    if (!(high > low) || !isfinite(c.scale))
        return c;
    range bins[BINS];
    for (int i = 0; i < BINS; i++)
        bins[i] = (range){0, 0, box_empty()};
    for (size_t i = r->first; i < r->first + r->count; i++) {
        range *bin = &bins[bin_of(b, &c, b->order[i])];
        bin->count++;
        bin->bounds = box_join(bin->bounds, b->boxes[b->order[i]]);
    }
    return best_cut_of_bins(bins, c);
}

/* The number of primitives that go to the left, which are moved there. */
static size_t partition(const builder *b, const range *r, const cut *c)
{
    size_t left = r->first;
    for (size_t i = r->first; i < r->first + r->count; i++) {
        uint32_t primitive = b->order[i];
        if (bin_of(b, c, primitive) < c->bin) {
            b->order[i] = b->order[left];
            b->order[left++] = primitive;
        }
    }
    return left - r->first;
}

static size_t split(const builder *b, const range *r, int depth)
{
    cut best = {0, 0, 0, 0, INFINITY};
    for (int axis = 0; axis < 3 && depth < DEEP; axis++) {
        cut c = best_cut_on_axis(b, r, axis);
        if (c.cost < best.cost)
            best = c;
    }
    return isfinite(best.cost) ? partition(b, r, &best) : r->count / 2;
}

/* How many primitives a child may have at most: as many as fit in a tree one level lower than that for `count`
 * primitives must be. With children of that size at most, no level of the tree has nodes that are nearly empty. */
static size_t child_capacity(size_t count)
{
    size_t capacity = 1;
    while (capacity * BVH_WIDTH < count)
        capacity *= BVH_WIDTH;
    return capacity;
}

/* The range to cut next: the one most often met of those that are too large; count if there is none. */
static size_t widest(const range *ranges, size_t count, size_t capacity, int depth)
{
    size_t best = count;
    float most = -1;
    for (size_t i = 0; i < count; i++) {
        float size = depth < DEEP ? box_half_area(ranges[i].bounds) : (float)ranges[i].count;
        if (ranges[i].count > capacity && size > most) {
            most = size;
            best = i;
        }
    }
    return best;
}

static size_t cut_into_children(const builder *b, range whole, int depth, range children[BVH_WIDTH])
{
    size_t count = 1, capacity = child_capacity(whole.count);
    children[0] = whole;
    for (size_t i; count < BVH_WIDTH && (i = widest(children, count, capacity, depth)) < count; count++) {
        range r = children[i];
        size_t left = split(b, &r, depth);
        children[i] = make_range(b, r.first, left);
        children[count] = make_range(b, r.first + left, r.count - left);
    }
    return count;
}

static uint32_t build_node(const builder *b, range whole, int depth);

static void build_child(const builder *b, size_t i, const range *r, int depth)
{
    packed_boxes_set(&b->tree->boxes, i, &r->bounds);
    b->tree->child[i] = r->count == 1 ? ~(int32_t)b->order[r->first] : (int32_t)build_node(b, *r, depth);
}

static uint32_t build_node(const builder *b, range whole, int depth)
{
    bvh *t = b->tree;
    range children[BVH_WIDTH];
    size_t count = whole.count, node = t->node_count++, first = t->child_count;
    if (whole.count <= BVH_WIDTH)
        for (size_t i = 0; i < count; i++)
            children[i] = make_range(b, whole.first + i, 1);
    else
        count = cut_into_children(b, whole, depth, children);
    t->child_count += count;
    t->nodes[node] = (bvh_node){(uint32_t)first, (uint32_t)count};
    for (size_t i = 0; i < count; i++)
        build_child(b, first + i, &children[i], depth + 1);
    return (uint32_t)node;
}

bvh bvh_build(const box *boxes, size_t count)
{
    size_t most =
        count * 2; /* every node but the root is a child, and every node has two children at least */
    bvh t = {.nodes = allocate(count, sizeof *t.nodes),
             .boxes = packed_boxes_make(most),
             .child = allocate(most, sizeof *t.child)};
    builder b = {&t, boxes, allocate(count, sizeof *b.order)};
    for (size_t i = 0; i < count; i++)
        b.order[i] = (uint32_t)i;
    build_node(&b, make_range(&b, 0, count), 0);
    free(b.order);
    return t;
}

void bvh_free(bvh *b)
{
    packed_boxes_free(&b->boxes);
    free(b->nodes);
    free(b->child);
}

/* A ray's walk through a tree of one width: WIDTH is 4, 8 or 16, LH(name) the name of what lanehit/inline.h has of that
 * width, and OF_WIDTH(name) the name of what is here.
 *
 * A node takes one query, which tells which children the ray meets, and when. Most often that is one child, which comes
 * next, or none. Of two children the nearer comes next, by one comparison, and the other waits; of more the nearest,
 * and the others wait in the order of their times. A hit drops those that begin behind it. */

typedef struct OF_WIDTH(waiting) {
    uint32_t child;
    float t_enter;
} OF_WIDTH(waiting);

enum { OF_WIDTH(STACK) = TREE_DEPTH * (WIDTH - 1) + 1 };

/* Where a node or leaf is. */
static inline const float *OF_WIDTH(at)(const tree *t, uint32_t child)
{
    return t->rows + child_row(child) * WIDTH;
}

static inline uint32_t OF_WIDTH(child)(const float *node, int lane)
{
    return word_read(&node[NODE_CHILDREN * WIDTH + lane]);
}

/* A child that waits will be visited soon, so the beginning of it is prefetched. Most of a walk's time goes into
 * waiting for leaves. */
static inline void OF_WIDTH(fetch)(const tree *t, uint32_t child)
{
    const float *at = OF_WIDTH(at)(t, child);
    for (int row = 0; row < NODE_ROWS; row += 16 / WIDTH)
        __builtin_prefetch(at + (ptrdiff_t)row * WIDTH);
}

/* Puts a child on the stack. */
static inline void OF_WIDTH(wait)(const tree *t, const float *node, int lane, float t_enter,
                                  OF_WIDTH(waiting) * *top)
{
    const uint32_t child = OF_WIDTH(child)(node, lane);
    OF_WIDTH(fetch)(t, child);
    *(*top)++ = (OF_WIDTH(waiting)){child, t_enter};
}

/* The nearest of three children or more; the others go on the stack, the nearest of them last. */
static inline uint32_t OF_WIDTH(push_sorted)(const tree *t, const float *node, uint32_t bits,
                                             LH(lanes) t_enter, OF_WIDTH(waiting) * *top)
{
    float time[WIDTH];
    uint8_t order[WIDTH];
    LH(lanes_store)(time, t_enter);
    for (unsigned i = LH(nearest_first)(bits, t_enter, order) - 1; i > 0; i--)
        OF_WIDTH(wait)(t, node, order[i], time[order[i]], top);
    return OF_WIDTH(child)(node, order[0]);
}

/* The nearer of two children; the other goes on the stack. */
static inline uint32_t OF_WIDTH(push_farther)(const tree *t, const float *node, int one, int other,
                                              LH(lanes) t_enter, OF_WIDTH(waiting) * *top)
{
    float time[WIDTH];
    LH(lanes_store)(time, t_enter);
    const int is_other_first = time[other] < time[one];
    const int near = is_other_first ? other : one, far = is_other_first ? one : other;
    OF_WIDTH(wait)(t, node, far, time[far], top);
    return OF_WIDTH(child)(node, near);
}

/* From a node down to the first leaf; 0, which is the root and no leaf, where there is none. */
static inline uint32_t OF_WIDTH(descend)(const tree *t, const LH(prepared_ray) * r, uint32_t from,
                                         OF_WIDTH(waiting) * *top)
{
    while (child_blocks(from) == 0) {
        const float *node = OF_WIDTH(at)(t, from);
        const LH(ray_hits) hits = LH(raycast_node)(r, node);
        const uint32_t bits = LH(mask_bits)(hits.hit);
        if (bits == 0)
            return 0;
        const int one = __builtin_ctz(bits);
        const uint32_t others = bits & (bits - 1);
        if (others == 0)
            from = OF_WIDTH(child)(node, one);
        else if ((others & (others - 1)) == 0)
            from = OF_WIDTH(push_farther)(t, node, one, __builtin_ctz(others), hits.t_enter, top);
        else
            from = OF_WIDTH(push_sorted)(t, node, bits, hits.t_enter, top);
    }
    return from;
}

/* The next leaf that the ray meets before that time; 0 where there is none any more. */
static inline uint32_t OF_WIDTH(next_leaf)(const tree *t, const LH(prepared_ray) * r,
                                           const OF_WIDTH(waiting) * stack, OF_WIDTH(waiting) * *top,
                                           float latest)
{
    uint32_t leaf = 0;
    while (leaf == 0 && *top > stack) {
        const OF_WIDTH(waiting) next = *--*top;
        if (next.t_enter <= latest)
            leaf = OF_WIDTH(descend)(t, r, next.child, top);
    }
    return leaf;
}

/* Likewise where any will do: children come as they lie in their nodes, which saves all that order costs. */
static inline uint32_t OF_WIDTH(any_leaf)(const tree *t, const LH(prepared_ray) * r, const uint32_t *stack,
                                          uint32_t **top)
{
    while (*top > stack) {
        const uint32_t next = *--*top;
        if (child_blocks(next) != 0)
            return next;
        const float *node = OF_WIDTH(at)(t, next);
        for (uint32_t bits = LH(mask_bits)(LH(raycast_node)(r, node).hit); bits != 0; bits &= bits - 1) {
            const uint32_t child = OF_WIDTH(child)(node, __builtin_ctz(bits));
            OF_WIDTH(fetch)(t, child);
            *(*top)++ = child;
        }
    }
    return 0;
}

/* Whether anything in the leaf is nearer than the nearest so far. */
static inline int OF_WIDTH(meet_leaf)(const tree *t, const OF_WIDTH(shear) * s, uint32_t leaf, hit *nearest)
{
    const float *block = OF_WIDTH(at)(t, leaf);
    int found = 0;
    for (uint32_t left = child_blocks(leaf); left > 0; left--, block += (ptrdiff_t)BLOCK_ROWS * WIDTH) {
        OF_WIDTH(seen) seen;
        const uint32_t bits = OF_WIDTH(may_meet)(s, block, &seen);
        if (bits != 0)
            found |= OF_WIDTH(meet)(s, block, bits, &seen, nearest);
    }
    return found;
}

static inline LH(prepared_ray) OF_WIDTH(prepare)(const ray *r)
{
    const float origin[3] = {r->origin.x, r->origin.y, r->origin.z},
                direction[3] = {r->dir.x, r->dir.y, r->dir.z};
    return LH(prepare_ray)(origin, direction, 0, r->t_max);
}

/* Many rays meet no leaf at all, so triangles are prepared for after the first. */
static hit OF_WIDTH(closest)(const tree *t, const ray *given)
{
    LH(prepared_ray) r = OF_WIDTH(prepare)(given);
    OF_WIDTH(waiting) stack[OF_WIDTH(STACK)], *top = stack;
    *top++ = (OF_WIDTH(waiting)){0, 0};
    hit nearest = {INFINITY, 0, 0, 0};
    uint32_t leaf = OF_WIDTH(next_leaf)(t, &r, stack, &top, INFINITY);
    if (leaf == 0)
        return nearest;
    const OF_WIDTH(shear) s = OF_WIDTH(shear_for)(given);
    for (; leaf != 0; leaf = OF_WIDTH(next_leaf)(t, &r, stack, &top, nearest.t))
        if (OF_WIDTH(meet_leaf)(t, &s, leaf, &nearest))
            LH(set_t_max)(&r, nearest.t);
    return nearest;
}

static int OF_WIDTH(occluded)(const tree *t, const ray *given)
{
    const LH(prepared_ray) r = OF_WIDTH(prepare)(given);
    uint32_t stack[OF_WIDTH(STACK)], *top = stack;
    *top++ = 0;
    hit any = {INFINITY, 0, 0, 0};
    uint32_t leaf = OF_WIDTH(any_leaf)(t, &r, stack, &top);
    if (leaf == 0)
        return 0;
    const OF_WIDTH(shear) s = OF_WIDTH(shear_for)(given);
    for (; leaf != 0; leaf = OF_WIDTH(any_leaf)(t, &r, stack, &top))
        if (OF_WIDTH(meet_leaf)(t, &s, leaf, &any))
            return 1;
    return 0;
}

/* Boxes, balls and rays against the tree: a stack of nodes, and one call of lanehit/inline.h for each of them. */
#include <lanehit/inline.h>

#include "box.h"
#include "node.h"
#include "stack.h"

/* The children in these lanes: leaves are answers, nodes come later. */
static inline void visit_lanes(const tree *t, const tree_node *n, uint32_t bits, stack *s, tree_visit *visit,
                               void *with)
{
    for (; bits != 0; bits &= bits - 1) {
        const uint32_t child = n->child[__builtin_ctz(bits)];
        if (is_leaf(child)) {
            visit(with, id_of(child));
        } else {
            prefetch_node(&t->nodes[child]);
            s->entries[s->count++] = child;
        }
    }
}

bool tree_query_box(const tree *t, tree_box box, tree_visit *visit, void *with)
{
    const lh4_aabb one = lh4_prepare_aabb(box.min, box.max);
    stack s;
    stack_init(&s);
    s.entries[s.count++] = ROOT;
    bool has_room = true;
    while (s.count > 0 && (has_room = stack_reserve(&s, WIDTH))) {
        const tree_node *n = &t->nodes[s.entries[--s.count]];
        const lh4_mask hits = lh4_overlap_aabbs(one, lh4_load_aabbs(n->planes));
        visit_lanes(t, n, lh4_mask_bits(hits), &s, visit, with);
    }
    stack_free(&s);
    return has_room;
}

bool tree_query_sphere(const tree *t, const float centre[3], float radius, tree_visit *visit, void *with)
{
    const lh4_prepared_sphere sphere = lh4_prepare_sphere(centre, radius);
    stack s;
    stack_init(&s);
    s.entries[s.count++] = ROOT;
    bool has_room = true;
    while (s.count > 0 && (has_room = stack_reserve(&s, WIDTH))) {
        const tree_node *n = &t->nodes[s.entries[--s.count]];
        const lh4_mask hits = lh4_overlap_sphere_aabbs(&sphere, lh4_load_aabbs(n->planes));
        visit_lanes(t, n, lh4_mask_bits(hits), &s, visit, with);
    }
    stack_free(&s);
    return has_room;
}

/* ---- Rays --------------------------------------------------------------------------------------------- */

/* An entry: a node below the time at which the ray enters it. */
static inline uint64_t entry_of(float t_enter, uint32_t node)
{
    uint32_t time;
    memcpy(&time, &t_enter, sizeof time);
    return (uint64_t)time << 32 | node;
}

static inline float time_of(uint64_t entry)
{
    const uint32_t time = (uint32_t)(entry >> 32);
    float t_enter;
    memcpy(&t_enter, &time, sizeof t_enter);
    return t_enter;
}

/* Times are late by a few units in the last place at most (lh_raycast_aabb). */
static inline bool is_beyond(float t_enter, float t_max)
{
    return t_enter * (1 - 0x1p-21f) > t_max;
}

/* A ray on its way through the tree. */
typedef struct cast {
    lh4_prepared_ray ray;
    float t_max;
    tree_visit_hit *visit;
    void *with;
    stack s;
} cast;

static inline void visit_leaf(cast *c, uint32_t id, float t_enter)
{
    if (is_beyond(t_enter, c->t_max))
        return;
    const float t_max = c->visit(c->with, id, least_of(t_enter, c->t_max), c->t_max);
    if (t_max < c->t_max) {
        c->t_max = t_max;
        lh4_set_t_max(&c->ray, t_max);
    }
}

/* Leaves from the nearest on, as each may shorten the ray; nodes so that the nearest is on top. */
static inline void visit_node(cast *c, const tree_node *n)
{
    const lh4_ray_hits hits = lh4_raycast_node(&c->ray, n->planes);
    uint8_t order[WIDTH];
    const unsigned count = lh4_nearest_first(lh4_mask_bits(hits.hit), hits.t_enter, order);
    if (count == 0)
        return;
    float t_enter[WIDTH];
    lh4_lanes_store(t_enter, hits.t_enter);
    for (unsigned i = 0; i < count; i++)
        if (is_leaf(n->child[order[i]]))
            visit_leaf(c, id_of(n->child[order[i]]), t_enter[order[i]]);
    for (unsigned i = count; i-- > 0;)
        if (!is_leaf(n->child[order[i]]))
            c->s.entries[c->s.count++] = entry_of(t_enter[order[i]], n->child[order[i]]);
}

bool tree_raycast(const tree *t, const float origin[3], const float direction[3], float t_max,
                  tree_visit_hit *visit, void *with)
{
    cast c = {
        .ray = lh4_prepare_ray(origin, direction, 0.0f, t_max), .t_max = t_max, .visit = visit, .with = with};
    stack_init(&c.s);
    c.s.entries[c.s.count++] = entry_of(0.0f, ROOT);
    bool has_room = true;
    while (c.s.count > 0 && (has_room = stack_reserve(&c.s, WIDTH))) {
        const uint64_t entry = c.s.entries[--c.s.count];
        if (!is_beyond(time_of(entry), c.t_max))
            visit_node(&c, &t->nodes[(uint32_t)entry]);
    }
    stack_free(&c.s);
    return has_room;
}

#include "bvh.h"

#include "fail.h"

/* A node leaves all but one of its children on the stack; a tree is far less deep than this (bvh_build.c). */
enum { DEPTH = 40, STACK = DEPTH * BVH_WIDTH };

typedef struct entry {
    float t;
    int32_t child;
} entry;

typedef struct stack {
    entry entries[STACK];
    size_t count;
} stack;

lh_rays bvh_ray(const ray *r)
{
    lh_rays view = lh_rays_aos(&r->origin.x, sizeof *r, 1);
    view.t_max = &r->t_max;
    return view;
}

/* Insertion sort, the farthest first: a handful of entries at a time. */
static void push_sorted(stack *s, size_t bottom, entry e)
{
    size_t i = s->count++;
    for (; i > bottom && s->entries[i - 1].t < e.t; i--)
        s->entries[i] = s->entries[i - 1];
    s->entries[i] = e;
}

static void visit(const bvh *b, bvh_node node, const lh_rays *one, stack *s)
{
    uint64_t hits;
    float t_enter[BVH_WIDTH];
    uint32_t which[BVH_WIDTH];
    lh_aabbs boxes = bvh_boxes(b, node);
    must(lh_raycast_aabb(one, &boxes, &hits, t_enter, NULL));
    size_t bottom = s->count, count = lh_hits_to_indices(&hits, node.count, which);
    if (s->count + count > STACK)
        fail("the box hierarchy is too deep");
    for (size_t i = 0; i < count; i++)
        push_sorted(s, bottom, (entry){t_enter[which[i]], b->child[node.first + which[i]]});
}

static void log_visit(bvh_log *log, uint32_t node, float t_max)
{
    if (!log)
        return;
    if (log->count == log->capacity)
        log->visits = enlarge(log->visits, &log->capacity, sizeof *log->visits);
    log->visits[log->count++] = (bvh_visit){node, t_max};
}

float bvh_hit_box(const void *boxes, uint32_t i, const ray *r)
{
    int axis = 0;
    return box_entry((const box *)boxes + i, r, &axis);
}

bvh_hit bvh_trace(const bvh *b, ray r, bvh_question question, bvh_primitive_hit hit, const void *primitives,
                  bvh_log *log)
{
    stack s;
    s.entries[0] = (entry){0, 0};
    s.count = 1;
    bvh_hit nearest = {INFINITY, 0, 0};
    lh_rays one = bvh_ray(&r);
    while (s.count > 0) {
        entry e = s.entries[--s.count];
        if (e.t > r.t_max)
            continue; /* something nearer was found since */
        if (e.child >= 0) {
            bvh_node node = b->nodes[e.child];
            nearest.boxes += node.count;
            log_visit(log, (uint32_t)e.child, r.t_max);
            visit(b, node, &one, &s);
            continue;
        }
        uint32_t primitive = (uint32_t)~e.child;
        float t = hit(primitives, primitive, &r);
        if (t < nearest.t) {
            nearest.t = r.t_max = t;
            nearest.primitive = primitive;
            if (question == BVH_ANY)
                break;
        }
    }
    return nearest;
}

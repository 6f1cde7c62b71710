/* The broadphase of a physics step: which moving bodies meet which triangles of a mesh? Before and after, in one run,
 * by turns, on data as an engine holds it: arrays of structs, and a tree whose leaves are boxes side by side in such an
 * array. A moving body has a box, and a fat one that it seldom leaves. The fat box goes through the tree, and then the
 * boxes of the candidates that it met there are compared. All ways find the same pairs, or the program fails:
 *   loops  over the boxes of a leaf, and over the candidates, with early exits
 *   calls  in each leaf, and one of all candidates through an index
 *   kept   one call of lh_pairs_aabb_kept, without the tree
 *   leaves MESH.ply [BOXES_A_LEAF...]    ASCII PLY of x, y, z and triangles alone; up to 64 boxes */
#include "../random.h"
#include "client.h"

const char *const program = "leaves";

enum { BODIES = 4096, SETS = 16, ROUNDS = 15, ROOM = 1 << 20, LARGEST_LEAF = 64, WAYS = 3 };

/* Engines keep a word or two beside a box; two of these structs are a line of the cache. */
typedef struct box {
    float min[3], max[3];
    uint32_t body; /* whose it is; of a node of the tree: its first box */
    uint32_t next; /* of a node: the one to go on with if this is not met */
} box;

static box *fixed, *boxes, *nodes; /* triangles; the same in the order of the tree; its nodes, depth first */
static size_t triangles, leaf, node_count; /* a leaf has so many boxes */
static box all_moving[SETS * BODIES], all_fat[SETS * BODIES];
static const box *moving, *fat; /* bodies of the step */
static lh_pair candidate[ROOM], pair[ROOM];
static size_t candidates, pairs;
static void *kept;

static inline int meet(const box *a, const box *b)
{
    return a->min[0] <= b->max[0] && b->min[0] <= a->max[0] && a->min[1] <= b->max[1] &&
           b->min[1] <= a->max[1] && a->min[2] <= b->max[2] && b->min[2] <= a->max[2];
}

static void loop_leaf(uint32_t i, const box *first)
{
    for (const box *b = first; b < first + leaf; b++)
        if (meet(&fat[i], b))
            candidate[candidates++] = (lh_pair){i, b->body};
}

/* Hits are added without branches, which could not be foreseen. */
static void call_leaf(uint32_t i, const box *first)
{
    const lh_aabbs one = lh_aabbs_aos(fat[i].min, sizeof(box), 1);
    const lh_aabbs many = lh_aabbs_aos(first->min, sizeof(box), leaf);
    uint64_t hits;
    must(lh_overlap_aabb_aabb(&one, &many, &hits));
    for (size_t k = 0; hits != 0 && k < leaf; k++) {
        candidate[candidates] = (lh_pair){i, first[k].body};
        candidates += hits >> k & 1;
    }
}

static void each_leaf(void (*visit)(uint32_t i, const box *first))
{
    for (uint32_t i = 0; i < BODIES; i++)
        for (size_t k = 0; k < node_count;) {
            const box *node = &nodes[k++];
            const int reached = meet(&fat[i], node);
            if (candidates > ROOM - LARGEST_LEAF)
                fail("too many candidates");
            if (reached && node->next == k)
                visit(i, boxes + node->body);
            k = reached ? k : node->next;
        }
}

static void loop_pairs(void)
{
    for (const lh_pair *p = candidate; p < candidate + candidates; p++)
        if (meet(&moving[p->a], &fixed[p->b]))
            pair[pairs++] = *p;
}

static void call_pairs(void)
{
    static uint64_t hits[ROOM / 64];
    static uint32_t which[ROOM];
    const lh_aabbs a = lh_aabbs_aos(moving->min, sizeof(box), BODIES);
    const lh_aabbs b = lh_aabbs_aos(fixed->min, sizeof(box), triangles);
    const lh_aabbs first = lh_aabbs_indexed(a, &candidate->a, sizeof(lh_pair), candidates);
    const lh_aabbs second = lh_aabbs_indexed(b, &candidate->b, sizeof(lh_pair), candidates);
    must(lh_overlap_aabb_aabb(&first, &second, hits));
    pairs = lh_hits_to_indices(hits, candidates, which);
    for (size_t k = 0; k < pairs; k++)
        pair[k] = candidate[which[k]];
}

static void kept_pairs(void)
{
    const lh_aabbs a = lh_aabbs_aos(moving->min, sizeof(box), BODIES);
    must(lh_pairs_aabb_kept(&a, kept, pair, ROOM, &pairs));
}

static const struct {
    const char *name;
    void (*in_leaf)(uint32_t i, const box *first);
    void (*of_candidates)(void);
} way[WAYS] = {
    {"loops", loop_leaf, loop_pairs}, {"calls", call_leaf, call_pairs}, {"kept", NULL, kept_pairs}};

static const box empty = {{INFINITY, INFINITY, INFINITY}, {-INFINITY, -INFINITY, -INFINITY}, 0, 0};
static int sorted_axis;

static int by_place(const void *a, const void *b)
{
    const float x = ((const box *)a)->min[sorted_axis], y = ((const box *)b)->min[sorted_axis];
    return (x > y) - (x < y);
}

/* Halves boxes into whole leaves, on each axis in turn. */
static void build(size_t first, size_t count, int axis)
{
    box *node = &nodes[node_count++];
    *node = empty;
    node->body = (uint32_t)first;
    for (const box *b = boxes + first; b < boxes + first + count; b++) {
        include(node->min, node->max, b->min);
        include(node->min, node->max, b->max);
    }
    if (count > leaf) {
        const size_t half = (count / leaf + 1) / 2 * leaf;
        sorted_axis = axis;
        qsort(boxes + first, count, sizeof *boxes, by_place);
        build(first, half, (axis + 1) % 3);
        build(first + half, count - half, (axis + 1) % 3);
    }
    node->next = (uint32_t)node_count;
}

static void place_triangles(const mesh *m)
{
    triangles = m->triangles;
    fixed = allocate(triangles, sizeof *fixed);
    for (size_t k = 0; k < 3 * triangles; k++) {
        box *b = &fixed[k / 3];
        *b = k % 3 == 0 ? empty : *b;
        b->body = (uint32_t)(k / 3);
        include(b->min, b->max, m->positions + 3 * (size_t)m->corners[k]);
    }
    const lh_aabbs all = lh_aabbs_aos(fixed->min, sizeof *fixed, triangles);
    kept = allocate(lh_pairs_kept_size(triangles), 1);
    must(lh_pairs_keep(&all, kept, lh_pairs_kept_size(triangles)));
}

/* Bodies near triangles, a few of these wide, and wider by a fifth when fat. */
static void place_bodies(void)
{
    random_state r = {1};
    float side = 0;
    for (size_t k = 0; k < 3 * triangles; k++)
        side += (fixed[k / 3].max[k % 3] - fixed[k / 3].min[k % 3]) / (float)(3 * triangles);
    for (size_t i = 0; i < (size_t)SETS * BODIES; i++)
        for (size_t near = random_below(&r, triangles), axis = 0; axis < 3; axis++) {
            const float middle = fixed[near].min[axis] + side * random_between(&r, -6, 6);
            const float half = side * random_between(&r, 1, 3);
            all_moving[i].min[axis] = middle - half;
            all_moving[i].max[axis] = middle + half;
            all_fat[i].min[axis] = middle - half * 1.2F;
            all_fat[i].max[axis] = middle + half * 1.2F;
        }
}

static void race(void)
{
    double best[WAYS][SETS][2], before = 0;
    size_t found[WAYS];
    uint64_t sum[WAYS];
    for (int turn = 0; turn < ROUNDS * WAYS; turn++) {
        const int k = turn % WAYS;
        found[k] = sum[k] = 0;
        for (int set = 0; set < SETS; set++) {
            moving = all_moving + (size_t)set * BODIES;
            fat = all_fat + (size_t)set * BODIES;
            candidates = pairs = 0;
            const double begin = seconds_now();
            if (way[k].in_leaf)
                each_leaf(way[k].in_leaf);
            const double middle = seconds_now();
            way[k].of_candidates();
            const double time[2] = {middle - begin, seconds_now() - middle};
            for (int half = 0; half < 2; half++)
                best[k][set][half] = turn < WAYS ? time[half] : fmin(best[k][set][half], time[half]);
            found[k] += candidates;
            for (size_t i = 0; i < pairs && i < ROOM; i++) /* in whatever order */
                sum[k] += next_random(&(random_state){(uint64_t)pair[i].a << 32 | pair[i].b});
        }
        if (sum[k] != sum[0])
            fail("the pairs differ");
    }
    for (int k = 0; k < WAYS; k++) {
        double ms[2] = {0};
        for (int i = 0; i < 2 * SETS; i++)
            ms[i % 2] += best[k][i / 2][i % 2] * 1e3 / (double)SETS;
        before = k == 0 ? ms[0] + ms[1] : before;
        printf("%-7s %4zu  %-5s %10zu %10.2f %8.2f %8.2f %6.2f\n", lh_isa_name(lh_isa_active()), leaf,
               way[k].name, found[k] / SETS, ms[0], ms[1], ms[0] + ms[1], before / (ms[0] + ms[1]));
    }
}

int main(int argc, char **argv)
{
    if (argc < 2)
        fail("MESH.ply [BOXES_A_LEAF...]");
    const mesh m = read_mesh(argv[1]);
    place_triangles(&m);
    place_bodies();
    printf("%-7s %4s  %-5s %10s %10s %8s %8s %6s\n", "backend", "leaf", "way", "candidates", "leaves, ms",
           "then, ms", "step, ms", "ratio");
    boxes = allocate(triangles + LARGEST_LEAF, sizeof *boxes);
    nodes = allocate(triangles + LARGEST_LEAF, 2 * sizeof *nodes);
    for (int k = 2; k < (argc > 2 ? argc : 5); k++) {
        leaf = argc > 2 ? number_up_to(LARGEST_LEAF, argv[k]) : 8U << (k - 2);
        memcpy(boxes, fixed, triangles * sizeof *boxes);
        node_count = 0;
        build(0, triangles, 0);
        for (size_t i = 0; i < LARGEST_LEAF; i++)
            boxes[triangles + i] = empty;
        for (lh_isa isa = LH_ISA_SCALAR + 1; isa < LH_ISA_COUNT; isa++)
            if (lh_isa_select(isa) == LH_OK)
                race();
    }
    return EXIT_SUCCESS;
}

/* What directions bring that are kept from frame to frame: a pile of hulls that move a little, up to a hundredth of
 * their radius in a frame. Pairs with boxes near each other are asked whether they meet, without directions and with
 * those of the frame before. Prints the table of docs/hulls.md: nanoseconds a pair, the least of some piles, and how
 * many of the misses were told by what was kept. */
#include <math.h>

#include "program.h"
#include "dice.h"

const char *const program = "kept_directions";

enum { SIDE = 12, BODIES = SIDE * SIDE * SIDE, MOST_VERTICES = 64, FRAMES = 40, PILES = 5 };
enum { MOST_PAIRS = BODIES * 20, SCRATCH = 1 << 22 };
static const float spacing = 1.1f, step = 0.01f, thickness[3] = {1.0f, 0.6f, 0.3f};

static float pose[BODIES][7], motion[BODIES][7], vertex[MOST_VERTICES][3];
static lh_pair pairs[MOST_PAIRS];
static uint64_t *hits;
static float *kept[3], *before[3];

/* Vertices on an ellipsoid; bodies at the places of a grid, and near these. */
static void pile_up(dice *d, size_t vertices)
{
    for (size_t k = 0; k < vertices; k++) {
        const float v[3] = {dice_between(d, -1.0f, 1.0f), dice_between(d, -1.0f, 1.0f),
                            dice_between(d, -1.0f, 1.0f)};
        const float length = sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
        for (int axis = 0; axis < 3; axis++)
            vertex[k][axis] = v[axis] / length * thickness[axis];
    }
    for (size_t i = 0; i < BODIES; i++)
        for (int k = 0; k < 7; k++) {
            const size_t place = k == 0 ? i % SIDE : k == 1 ? i / SIDE % SIDE : i / SIDE / SIDE;
            pose[i][k] = k < 3 ? ((float)place + 0.25f * dice_between(d, -1.0f, 1.0f)) * spacing
                               : dice_between(d, -1.0f, 1.0f);
            motion[i][k] = step * dice_between(d, -1.0f, 1.0f);
        }
}

static void move(void)
{
    for (size_t i = 0; i < BODIES; i++)
        for (int k = 0; k < 7; k++)
            pose[i][k] += motion[i][k];
}

static size_t pairs_with_boxes_near(const lh_poses *poses, const lh_vectors *hull)
{
    static float columns[LH_COLUMNS_AABBS * (BODIES + 64)];
    static unsigned char scratch[SCRATCH];
    lh_aabbs boxes;
    size_t found = 0;
    must(lh_pack_aabbs_from_hulls(poses, hull, columns, &boxes));
    must(lh_pairs_aabb_aabb(&boxes, NULL, pairs, MOST_PAIRS, &found, scratch, sizeof scratch));
    if (found > MOST_PAIRS)
        fail("too many pairs");
    return found;
}

typedef struct figures {
    double without, nothing_kept, with; /* seconds */
    size_t asked, hits, told,
        misses; /* misses, of frames after the first, and those that were told by what was kept */
} figures;

/* A direction that was kept is told as it is. */
static size_t count_as_before(size_t n)
{
    size_t same = 0;
    for (size_t i = 0; i < n; i++)
        same += kept[0][i] == before[0][i] && kept[1][i] == before[1][i] && kept[2][i] == before[2][i] &&
                !(hits[i / 64] >> i % 64 & 1);
    return same;
}

static void ask_frame(figures *f, const lh_poses *a, const lh_poses *b, const lh_vectors *hull, int is_first)
{
    const size_t n = a->count;
    const lh_vectors given = lh_vectors_soa(n, kept[0], kept[1], kept[2]);
    const lh_xyz own = {kept[0], kept[1], kept[2]}, apart = {before[0], before[1], before[2]};
    double start = seconds_now();
    must(lh_overlap_hull_hull(a, b, hull, hull, hits));
    const double without = seconds_now() - start;
    start = seconds_now();
    must(lh_overlap_hull_hull_along(a, b, NULL, hull, hull, hits, &apart));
    const double nothing_kept = seconds_now() - start;
    for (int axis = 0; axis < 3; axis++)
        memcpy(before[axis], kept[axis], n * sizeof(float));
    start = seconds_now();
    must(lh_overlap_hull_hull_along(a, b, &given, hull, hull, hits, &own));
    if (is_first)
        return;
    f->with += seconds_now() - start;
    f->without += without;
    f->nothing_kept += nothing_kept;
    f->asked += n;
    f->hits += lh_hits_count(hits, n);
    f->misses += n - lh_hits_count(hits, n);
    f->told += count_as_before(n);
}

static figures measure(dice *d, size_t vertices)
{
    figures f = {0};
    pile_up(d, vertices);
    const lh_vectors hull = lh_vectors_aos(vertex[0], sizeof vertex[0], vertices);
    const lh_poses poses = lh_poses_aos(pose[0], sizeof pose[0], BODIES);
    const size_t n = pairs_with_boxes_near(&poses, &hull);
    const lh_poses a = lh_poses_indexed(poses, &pairs[0].a, sizeof pairs[0], n);
    const lh_poses b = lh_poses_indexed(poses, &pairs[0].b, sizeof pairs[0], n);
    for (int axis = 0; axis < 3; axis++)
        memset(kept[axis], 0, n * sizeof(float));
    for (int frame = 0; frame < FRAMES; frame++, move())
        ask_frame(&f, &a, &b, &hull, frame == 0);
    return f;
}

int main(void)
{
    hits = allocate(lh_hits_words(MOST_PAIRS), sizeof *hits);
    for (int axis = 0; axis < 3; axis++) {
        kept[axis] = allocate(MOST_PAIRS, sizeof(float));
        before[axis] = allocate(MOST_PAIRS, sizeof(float));
    }
    dice d = {7};
    printf(
        "| vertices of each | hits | `overlap_hull_hull` | nothing kept | kept | told by what was kept |\n");
    printf("|---|---|---|---|---|---|\n");
    for (size_t vertices = 8; vertices <= MOST_VERTICES; vertices *= 2) {
        double without = INFINITY, nothing_kept = INFINITY, with = INFINITY;
        figures f = {0};
        for (int pile = 0; pile < PILES; pile++) {
            f = measure(&d, vertices);
            without = fmin(without, f.without / (double)f.asked);
            nothing_kept = fmin(nothing_kept, f.nothing_kept / (double)f.asked);
            with = fmin(with, f.with / (double)f.asked);
        }
        printf("| %zu | %.0f%% | %.1f | %.1f | %.1f | %.1f%% |\n", vertices,
               100.0 * (double)f.hits / (double)f.asked, without * 1e9, nothing_kept * 1e9, with * 1e9,
               100.0 * (double)f.told / (double)f.misses);
    }
    return 0;
}

/* What does a direction bring that is kept from frame to frame? A pile of hulls moves a little in each: pairs whose
 * boxes meet at the start are asked with the direction that told them apart in the frame before, and without. Prints
 * how many are told by that direction alone; what a pair takes goes to stderr, since it differs each time. */
#include <lanehit/lanehit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIDE = 8, BODIES = SIDE * SIDE * SIDE, MOST_VERTICES = 64, FRAMES = 10 };
enum { MOST_PAIRS = 16 * BODIES, SCRATCH = 1 << 22 };

static float pose[BODIES][7], motion[BODIES][7], vertex[MOST_VERTICES][3];
static lh_pair pairs[MOST_PAIRS];
static uint64_t hits[MOST_PAIRS / 64];
static float kept[3][MOST_PAIRS], before[3][MOST_PAIRS];

typedef struct figures {
    double without, with; /* the least time of a frame, in clocks */
    size_t pairs, hits, told;
} figures;

static void must(lh_status status)
{
    if (status == LH_OK)
        return;
    fprintf(stderr, "hulls_along: %s\n", lh_status_text(status));
    exit(EXIT_FAILURE);
}

/* The same on every machine: from -size to size. */
static float draw(float size)
{
    static uint32_t state = 1;
    state = state * 1664525u + 1013904223u;
    return size * ((float)(state >> 8) * 0x1p-23f - 1.0f);
}

/* Long hulls, 1 : 0.6 : 0.3, at the places of a grid and near these, which move by up to a hundredth. */
static void pile_up(size_t vertices)
{
    static const float half_extents[3] = {1.0f, 0.6f, 0.3f};
    for (size_t k = 0; k < vertices; k++) {
        const size_t face = k % 3; /* on the surface of a box */
        for (size_t axis = 0; axis < 3; axis++)
            vertex[k][axis] =
                axis == face ? (k % 2 ? 1.0f : -1.0f) * half_extents[axis] : draw(half_extents[axis]);
    }
    for (size_t i = 0; i < BODIES; i++)
        for (size_t k = 0; k < 7; k++) {
            const size_t place = k == 0 ? i % SIDE : k == 1 ? i / SIDE % SIDE : i / SIDE / SIDE;
            pose[i][k] = k < 3 ? (float)place + draw(0.25f) : draw(1.0f);
            motion[i][k] = draw(0.01f);
        }
    memset(kept, 0, sizeof kept);
}

static void move(void)
{
    for (size_t i = 0; i < BODIES; i++)
        for (size_t k = 0; k < 7; k++)
            pose[i][k] += motion[i][k];
}

static size_t pairs_with_boxes_that_meet(const lh_poses *poses, const lh_vectors *hull)
{
    static float columns[LH_COLUMNS_AABBS * (BODIES + 64)];
    static unsigned char scratch[SCRATCH];
    lh_aabbs boxes;
    size_t found = 0;
    must(lh_pack_aabbs_from_hulls(poses, hull, columns, &boxes));
    must(lh_pairs_aabb_aabb(&boxes, NULL, pairs, MOST_PAIRS, &found, scratch, sizeof scratch));
    return found < MOST_PAIRS ? found : MOST_PAIRS; /* which are all there is room for */
}

/* A direction that was kept and still tells is told again as it was. */
static size_t count_told(size_t n)
{
    size_t told = 0;
    for (size_t i = 0; i < n; i++)
        told += kept[0][i] == before[0][i] && kept[1][i] == before[1][i] && kept[2][i] == before[2][i] &&
                !(hits[i / 64] >> i % 64 & 1);
    return told;
}

static void least(double *time, clock_t from)
{
    const double spent = (double)(clock() - from);
    *time = spent < *time ? spent : *time;
}

static void ask_frame(figures *f, const lh_poses *a, const lh_poses *b, const lh_vectors *hull)
{
    const size_t n = f->pairs;
    const lh_vectors given = lh_vectors_soa(n, kept[0], kept[1], kept[2]);
    const lh_xyz separating = {kept[0], kept[1], kept[2]}; /* written over what was kept */
    memcpy(before, kept, sizeof kept);
    clock_t from = clock();
    must(lh_overlap_hull_hull(a, b, hull, hull, hits));
    least(&f->without, from);
    from = clock();
    must(lh_overlap_hull_hull_along(a, b, &given, hull, hull, hits, &separating));
    least(&f->with, from);
}

static figures measure(size_t vertices)
{
    pile_up(vertices);
    const lh_vectors hull = lh_vectors_aos(vertex[0], sizeof vertex[0], vertices);
    const lh_poses poses = lh_poses_aos(pose[0], sizeof pose[0], BODIES);
    figures f = {1e30, 1e30, pairs_with_boxes_that_meet(&poses, &hull), 0, 0};
    const lh_poses a = lh_poses_indexed(poses, &pairs[0].a, sizeof pairs[0], f.pairs);
    const lh_poses b = lh_poses_indexed(poses, &pairs[0].b, sizeof pairs[0], f.pairs);
    ask_frame(&f, &a, &b, &hull); /* the first keeps, and brings nothing yet */
    f.with = 1e30;
    for (int frame = 0; frame < FRAMES; frame++) {
        move();
        ask_frame(&f, &a, &b, &hull);
        f.hits += lh_hits_count(hits, f.pairs);
        f.told += count_told(f.pairs);
    }
    return f;
}

int main(void)
{
    for (size_t vertices = 8; vertices <= MOST_VERTICES; vertices *= 2) {
        const figures f = measure(vertices);
        const size_t asked = FRAMES * f.pairs, misses = asked - f.hits;
        const double nanoseconds = 1e9 / CLOCKS_PER_SEC / (double)f.pairs;
        printf("%zu vertices: %zu pairs, %.0f%% hits; %.1f%% of the misses by what was kept\n", vertices,
               f.pairs, 100.0 * (double)f.hits / (double)asked, 100.0 * (double)f.told / (double)misses);
        fprintf(stderr, "%.0f ns a pair without, %.0f with\n", f.without * nanoseconds, f.with * nanoseconds);
    }
    return 0;
}

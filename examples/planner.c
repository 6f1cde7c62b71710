/* Does a robot touch anything? It is 20 balls in a row, in 400 poses among boxes that do not move. Two ways give the
 * same answers: lh_any_overlap_sphere_aabb of one ball after the other, and a kept set. Prints how long a pose takes.
 *     planner [boxes]    1000 if not given */
#include <lanehit/lanehit.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { BALLS = 20, POSES = 400, ROUNDS = 15 };

typedef struct pose {
    float ball[BALLS][4]; /* x, y, z, radius */
    int touches;
} pose;

static pose poses[POSES];
static lh_aabbs world;
static void *kept;

static void check(lh_status status)
{
    if (status == LH_OK)
        return;
    fprintf(stderr, "planner: %s\n", lh_status_text(status));
    exit(EXIT_FAILURE);
}

static int touches_by_any(const pose *p)
{
    int any = 0;
    for (size_t k = 0; k < BALLS && !any; k++) {
        const lh_spheres one = lh_spheres_aos(p->ball[k], sizeof p->ball[k], 1);
        check(lh_any_overlap_sphere_aabb(&one, &world, &any));
    }
    return any;
}

static int touches_by_kept(const pose *p)
{
    const lh_spheres balls = lh_spheres_aos(p->ball[0], sizeof p->ball[0], BALLS);
    size_t found;
    check(
        lh_pairs_sphere_kept(&balls, kept, NULL, 0, &found)); /* no room for pairs: their number is enough */
    return found > 0;
}

static float random_float(float low, float high)
{
    static uint32_t state = 1;
    state = state * 1664525 + 1013904223;
    return low + (high - low) * (float)(state >> 8) * 0x1p-24f;
}

static void *room(size_t bytes)
{
    void *memory = malloc(bytes);
    if (memory)
        return memory;
    fprintf(stderr, "planner: out of memory\n");
    exit(EXIT_FAILURE);
}

/* Boxes of sides from 0.2 to 1 in a cube that is larger by 6 for each: they fill a thirtieth of it. */
static float make_world(size_t n)
{
    float side = 1, *structs = room(6 * n * sizeof *structs);
    while (side * side * side < 6 * (float)n)
        side *= 1.01f;
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < 3; k++) {
            structs[6 * i + k] = random_float(0, side);
            structs[6 * i + k + 3] = structs[6 * i + k] + random_float(0.2f, 1);
        }
    const lh_aabbs boxes = lh_aabbs_aos(structs, 6 * sizeof *structs, n);
    check(lh_pack_aabbs(&boxes, room(lh_pack_floats(n, LH_COLUMNS_AABBS) * sizeof(float)), &world));
    kept = room(lh_pairs_kept_size(n));
    check(lh_pairs_keep(&world, kept, lh_pairs_kept_size(n)));
    free(structs);
    return side;
}

static void make_pose(pose *p, float side)
{
    for (size_t k = 0; k < BALLS; k++) {
        for (size_t axis = 0; axis < 3; axis++)
            p->ball[k][axis] =
                k == 0 ? random_float(0, side) : p->ball[k - 1][axis] + random_float(-0.2f, 0.2f);
        p->ball[k][3] = 0.1f;
    }
    p->touches = touches_by_kept(p);
    if (touches_by_any(p) == p->touches)
        return;
    fprintf(stderr, "planner: two answers\n");
    exit(EXIT_FAILURE);
}

/* Microseconds a pose, of those that touch or of the others; how many these are. */
static double time_of(int (*touches)(const pose *p), int of_touching, int *count)
{
    const clock_t from = clock();
    *count = 0;
    for (int repeat = 0; repeat < 10; repeat++)
        for (int k = 0; k < POSES; k++)
            if (poses[k].touches == of_touching)
                *count += touches(&poses[k]) == of_touching;
    const double spent = (double)(clock() - from) * 1e6 / CLOCKS_PER_SEC;
    const double each = spent / *count;
    *count /= 10;
    return each;
}

static size_t number_of_boxes(const char *word)
{
    char *end;
    const unsigned long n = strtoul(word, &end, 10);
    if (*end == '\0' && n > 0 && n <= 10000000)
        return n;
    fprintf(stderr, "planner: '%s' is no number of boxes from 1 to 10000000\n", word);
    exit(EXIT_FAILURE);
}

int main(int words, char **word)
{
    const size_t n = number_of_boxes(words > 1 ? word[1] : "1000");
    const float side = make_world(n);
    for (int k = 0; k < POSES; k++)
        make_pose(&poses[k], side);
    for (int touching = 0; touching < 2; touching++) {
        double any = 1e30, own = 1e30;
        int count = 0;
        for (int round = 0; round < ROUNDS; round++) {
            const double by_any = time_of(touches_by_any, touching, &count);
            const double by_kept = time_of(touches_by_kept, touching, &count);
            any = by_any < any ? by_any : any;
            own = by_kept < own ? by_kept : own;
        }
        printf("%d poses %s: %.1f us by lh_any, %.1f us by the kept set, %.1f times\n", count,
               touching ? "that touch" : "that are free", any, own, any / own);
    }
    return 0;
}

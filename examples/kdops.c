/* Of two meshes, how many pairs of triangles do boxes leave to be looked at, and how many k-DOPs? */
#include <lanehit/lanehit.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 24, TRIANGLES = 8 * ROWS * ROWS, MOST_PAIRS = 1 << 18, SCRATCH = 1 << 23 };

static float ball[TRIANGLES][9], other[TRIANGLES][9], room[2][(TRIANGLES + 32) * LH_COLUMNS_KDOPS];
static lh_pair pairs[MOST_PAIRS];
static uint64_t hits[MOST_PAIRS / 64];
static unsigned char scratch[SCRATCH];

/* A point of the face of an octahedron, by how far it is along two edges in rows, moved out to the ball around it. */
static void place(const int side[3], int i, int j, float *vertex)
{
    const float at[3] = {(float)(ROWS - i - j), (float)i, (float)j};
    const float length = sqrtf(at[0] * at[0] + at[1] * at[1] + at[2] * at[2]);
    for (int axis = 0; axis < 3; axis++)
        vertex[axis] = (float)side[axis] * at[axis] / length;
}

static void make_ball(void)
{
    float(*next)[9] = ball;
    for (int face = 0; face < 8; face++) {
        const int side[3] = {face & 1 ? 1 : -1, face & 2 ? 1 : -1, face & 4 ? 1 : -1};
        for (int i = 0; i < ROWS; i++)
            for (int j = 0; j < ROWS - i; j++)
                for (int upper = 0; upper < (j < ROWS - i - 1 ? 2 : 1); upper++, next++) {
                    place(side, i + upper, j + upper, *next);
                    place(side, i + 1, j, *next + 3);
                    place(side, i, j + 1, *next + 6);
                }
    }
}

/* The same ball beside it, turned about z, by 3, 4 and 5. */
static void turn_ball(void)
{
    for (int t = 0; t < TRIANGLES; t++)
        for (int k = 0; k < 9; k += 3) {
            const float *const v = ball[t] + k;
            other[t][k] = 0.6f * v[0] - 0.8f * v[1] + 1.25f;
            other[t][k + 1] = 0.8f * v[0] + 0.6f * v[1] + 0.5f;
            other[t][k + 2] = v[2] + 0.25f;
        }
}

static void stop_if(lh_status status)
{
    if (status != LH_OK) {
        fprintf(stderr, "%s\n", lh_status_text(status));
        exit(1);
    }
}

int main(void)
{
    make_ball();
    turn_ball();
    const lh_triangles a = lh_triangles_aos(ball[0], sizeof ball[0], TRIANGLES),
                       b = lh_triangles_aos(other[0], sizeof other[0], TRIANGLES);
    lh_aabbs a_boxes, b_boxes;
    size_t found = 0;
    stop_if(lh_pack_aabbs_from_triangles(&a, NULL, NULL, 0, room[0], &a_boxes));
    stop_if(lh_pack_aabbs_from_triangles(&b, NULL, NULL, 0, room[1], &b_boxes));
    stop_if(lh_pairs_aabb_aabb(&a_boxes, &b_boxes, pairs, MOST_PAIRS, &found, scratch, sizeof scratch));
    printf("boxes leave %zu pairs", found);

    for (unsigned k = 14; k <= 26; k += k == 14 ? 4 : 8) {
        lh_kdops a_kdops, b_kdops;
        stop_if(lh_pack_kdops_from_triangles(&a, k, room[0], &a_kdops));
        stop_if(lh_pack_kdops_from_triangles(&b, k, room[1], &b_kdops));
        const lh_kdops first = lh_kdops_indexed(a_kdops, &pairs[0].a, sizeof pairs[0], found),
                       second = lh_kdops_indexed(b_kdops, &pairs[0].b, sizeof pairs[0], found);
        stop_if(lh_overlap_kdop_kdop(&first, &second, hits));
        printf(", %u-DOPs %zu", k, lh_hits_count(hits, found));
    }

    const lh_triangles first = lh_triangles_indexed(a, &pairs[0].a, sizeof pairs[0], found),
                       second = lh_triangles_indexed(b, &pairs[0].b, sizeof pairs[0], found);
    stop_if(lh_overlap_triangle_triangle(&first, &second, hits));
    printf("; %zu meet\n", lh_hits_count(hits, found));
}

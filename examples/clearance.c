/* How far is a robot from what is around it? Ten capsules among 500 boxes, over ground of 2,000 triangles: which of
 * them collide, with what, and how far away is the nearest thing of each. */
#include <lanehit/lanehit.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { LINKS = 10, BOXES = 500, SIDE = 32, TRIANGLES = 2000 };

static void check(lh_status status)
{
    if (status == LH_OK)
        return;
    fprintf(stderr, "clearance: %s\n", lh_status_text(status));
    exit(EXIT_FAILURE);
}

/* The least of n squared distances. */
static size_t nearest_of(const float *distance2, size_t n)
{
    size_t nearest = 0;
    for (size_t i = 1; i < n; i++)
        if (distance2[i] < distance2[nearest])
            nearest = i;
    return nearest;
}

/* A capsule is as far away as its segment, less its radius. One segment goes with all boxes, and with all triangles. */
static float clearance_of(const float link[7], const lh_aabbs *boxes, const lh_triangles *ground,
                          char told[40])
{
    static float to_box[BOXES], to_triangle[TRIANGLES];
    const lh_segments axis = lh_segments_aos(link, 7 * sizeof *link, 1);
    check(lh_closest_segment_aabb(&axis, boxes, to_box, NULL, NULL));
    check(lh_closest_segment_triangle(&axis, ground, to_triangle, NULL, NULL));
    const size_t box = nearest_of(to_box, BOXES), triangle = nearest_of(to_triangle, TRIANGLES);
    const int is_box = to_box[box] < to_triangle[triangle];
    snprintf(told, 40, "%s %zu", is_box ? "box" : "triangle", is_box ? box : triangle);
    return sqrtf(is_box ? to_box[box] : to_triangle[triangle]) - link[6];
}

static float random_float(float low, float high)
{
    static uint32_t state = 4;
    state = state * 1664525 + 1013904223;
    return low + (high - low) * (float)(state >> 8) * 0x1p-24f;
}

static float height(size_t x, size_t y)
{
    return 0.2f * (float)((x * 7 + y * 5) % 4);
}

static float boxes[BOXES][6], points[(SIDE + 1) * (SIDE + 1)][3], links[LINKS][7];
static uint32_t corners[TRIANGLES][3];

static void make_scene(void)
{
    for (size_t i = 0; i < BOXES; i++) /* above the ground */
        for (size_t k = 0; k < 3; k++) {
            boxes[i][k] = random_float(k == 2 ? 1 : 0, k == 2 ? 12 : SIDE);
            boxes[i][k + 3] = boxes[i][k] + random_float(0.2f, 1);
        }
    for (size_t y = 0; y <= SIDE; y++)
        for (size_t x = 0; x <= SIDE; x++) {
            float *const p = points[y * (SIDE + 1) + x];
            p[0] = (float)x, p[1] = (float)y, p[2] = height(x, y);
        }
    for (size_t i = 0; i < TRIANGLES; i++) { /* two for each square of the ground */
        const uint32_t at = (uint32_t)(i / 2 / SIDE * (SIDE + 1) + i / 2 % SIDE), up = at + SIDE + 1;
        corners[i][0] = at;
        corners[i][1] = i % 2 ? up + 1 : at + 1;
        corners[i][2] = i % 2 ? up : up + 1;
    }
    for (size_t i = 0; i < LINKS; i++) { /* each begins where the one before ends */
        for (size_t k = 0; k < 3; k++) {
            links[i][k] = i == 0 ? (k == 2 ? 0.9f : 16) : links[i - 1][k + 3];
            links[i][k + 3] = links[i][k] + random_float(k == 2 ? 0 : -1, 1);
        }
        links[i][6] = 0.15f;
    }
}

int main(void)
{
    make_scene();
    const lh_aabbs around = lh_aabbs_aos(boxes[0], sizeof boxes[0], BOXES);
    const lh_triangles ground = lh_triangles_mesh(points[0], sizeof points[0], corners[0], TRIANGLES);
    char told[LINKS][40];
    size_t colliding = 0, nearest = 0;
    float clearance[LINKS];
    for (size_t i = 0; i < LINKS; i++) {
        clearance[i] = clearance_of(links[i], &around, &ground, told[i]);
        if (clearance[i] <= 0)
            printf("link %zu collides with %s; ", i, told[i]);
        colliding += clearance[i] <= 0;
        if (clearance[i] > 0 && (clearance[nearest] <= 0 || clearance[i] < clearance[nearest]))
            nearest = i;
    }
    printf("%zu of %d links collide; ", colliding, LINKS);
    printf("of the others link %zu is nearest, %.4f from %s\n", nearest, clearance[nearest], told[nearest]);
}

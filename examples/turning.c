/* Two links turn on their joints, among boxes: how far do they get? */
#include <lanehit/advance.h>
#include <lanehit/lanehit.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { LINKS = 2, BOXES = 3 };

/* Each link is 1 long and 0.1 thick; joint i turns from angle `from` to `to`, at a constant rate from t = 0 to 1. */
static const float from[LINKS] = {0.0f, 0.5f}, to[LINKS] = {1.5f, 2.0f}, radius = 0.1f;
static const float boxes[BOXES][6] = {
    {2, 1, -1, 3, 2, 1}, {-1, 1.5f, -1, 0.5f, 2, 1}, {-2, 0.4f, -1, -1, 1, 1}};

static void check(lh_status status)
{
    if (status == LH_OK)
        return;
    fprintf(stderr, "turning: %s\n", lh_status_text(status));
    exit(EXIT_FAILURE);
}

static void place(float t, float links[LINKS][6])
{
    float x = 0, y = 0, angle = 0;
    for (int i = 0; i < LINKS; i++) {
        angle += from[i] + (to[i] - from[i]) * t;
        const float end_x = x + cosf(angle), end_y = y + sinf(angle);
        const float link[6] = {x, y, 0, end_x, end_y, 0};
        for (int k = 0; k < 6; k++)
            links[i][k] = link[k];
        x = end_x, y = end_y;
    }
}

/* No point is faster than each joint turning what hangs on it at its full length. */
static float fastest(void)
{
    float speed = 0;
    for (int i = 0; i < LINKS; i++)
        speed += fabsf(to[i] - from[i]) * (float)(LINKS - i);
    return speed * 1.0001f;
}

/* The least distance of any link from any box. */
static float distance_at(float t, int *nearest_box)
{
    float links[LINKS][6], distance2[BOXES], least = INFINITY;
    place(t, links);
    const lh_aabbs all = lh_aabbs_aos(boxes[0], sizeof boxes[0], BOXES);
    for (int i = 0; i < LINKS; i++) {
        const lh_segments axis = lh_segments_aos(links[i], sizeof links[i], 1);
        check(lh_closest_segment_aabb(&axis, &all, distance2, NULL, NULL));
        for (int k = 0; k < BOXES; k++)
            if (distance2[k] < least) {
                least = distance2[k];
                *nearest_box = k;
            }
    }
    return sqrtf(least) - radius - 1e-5f; /* by more than it may be off */
}

int main(void)
{
    int box = -1;
    lh_advance a = lh_advance_begin(1, fastest(), 0, 0.001f, 100);
    while (lh_advance_goes_on(&a))
        lh_advance_by(&a, distance_at(a.t, &box));
    if (a.outcome == LH_ADVANCE_APART)
        printf("free, never nearer than %.3f at the times asked\n", a.nearest);
    else
        printf("free until t = %.3f, where box %d is %.3f away, after %u steps\n", a.t, box, a.nearest,
               100 - a.steps_left);
}

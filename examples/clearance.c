/* How far are the capsules of an arm from a box? */
#include <lanehit/lanehit.h>
#include <stdio.h>

enum { LINKS = 3, STEPS = 24 };

/* Of each link the distance of its axis from the box: at least low, up to high. What is beyond `farthest` counts as
 * being there. */
static lh_status bound_distances(lh_capsules arm, const lh_aabbs *box, float farthest, float *low,
                                 float *high)
{
    float radius[LINKS];
    arm.radius = radius; /* in place of the radii of the arm */
    arm.radius_stride = sizeof *radius;
    for (int i = 0; i < LINKS; i++) {
        low[i] = 0;
        high[i] = farthest;
    }
    for (int step = 0; step < STEPS; step++) {
        for (int i = 0; i < LINKS; i++)
            radius[i] = 0.5f * (low[i] + high[i]);
        uint64_t hits;
        const lh_status status = lh_overlap_capsule_aabb(&arm, box, &hits);
        if (status != LH_OK)
            return status;
        for (int i = 0; i < LINKS; i++)
            *(hits >> i & 1 ? &high[i] : &low[i]) = radius[i];
    }
    return LH_OK;
}

int main(void)
{
    const float links[LINKS][7] = {
        {0, 0, 0, 0, 0, 1, 0.1f}, {0, 0, 1, 1, 0, 1.5f, 0.1f}, {1, 0, 1.5f, 2, 0, 1.5f, 0.1f}};
    const float obstacle[6] = {3, -0.5f, 0, 4, 0.5f, 1};
    const lh_capsules arm = lh_capsules_aos(links[0], sizeof links[0], LINKS);
    const lh_aabbs box = lh_aabbs_aos(obstacle, sizeof obstacle, 1);
    float low[LINKS], high[LINKS];
    const lh_status status = bound_distances(arm, &box, 10, low, high);
    if (status != LH_OK) {
        fprintf(stderr, "%s\n", lh_status_text(status));
        return 1;
    }
    for (int i = 0; i < LINKS; i++)
        printf("%.4f ", low[i] - links[i][6]);
    printf("from the box\n");
}

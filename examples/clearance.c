/* How far are the capsules of an arm from a box? */
#include <lanehit/lanehit.h>
#include <math.h>
#include <stdio.h>

enum { LINKS = 3 };

int main(void)
{
    const float links[LINKS][7] = {
        {0, 0, 0, 0, 0, 1, 0.1f}, {0, 0, 1, 1, 0, 1.5f, 0.1f}, {1, 0, 1.5f, 2, 0, 1.5f, 0.1f}};
    const float obstacle[6] = {3, -0.5f, 0, 4, 0.5f, 1};
    const lh_segments axes = lh_segments_aos(links[0], sizeof links[0], LINKS);
    const lh_aabbs box = lh_aabbs_aos(obstacle, sizeof obstacle, 1);
    float distance2[LINKS];
    const lh_status status = lh_closest_segment_aabb(&axes, &box, distance2, NULL, NULL);
    if (status != LH_OK) {
        fprintf(stderr, "%s\n", lh_status_text(status));
        return 1;
    }
    for (int i = 0; i < LINKS; i++)
        printf("%.4f ", sqrtf(distance2[i]) - links[i][6]);
    printf("from the box\n");
}

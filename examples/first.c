/* One ray against four boxes: how many are hit, and which first? */
#include <lanehit/lanehit.h>
#include <stdio.h>

int main(void)
{
    const float ray[] = {0, 0, 0, 1, 0, 0}; /* from the origin along x */
    const float boxes[4][6] = {
        {4, 0, 0, 5, 1, 1}, {2, 0, 0, 3, 1, 1}, {2, 3, 0, 3, 5, 1}, {7, 0, 0, 8, 1, 1}};
    lh_rays one = lh_rays_aos(ray, sizeof ray, 1);
    lh_aabbs four = lh_aabbs_aos(boxes[0], sizeof boxes[0], 4);
    uint64_t hits;
    float t[4];
    lh_status status = lh_raycast_aabb(&one, &four, &hits, t, NULL);
    if (status != LH_OK) {
        fprintf(stderr, "%s\n", lh_status_text(status));
        return 1;
    }
    size_t nearest = lh_hits_nearest(&hits, t, 4);
    if (nearest < 4)
        printf("%zu of 4 hit, first box %zu at t = %g\n", lh_hits_count(&hits, 4), nearest, t[nearest]);
}

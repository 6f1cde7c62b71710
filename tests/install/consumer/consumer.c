/* A program that uses an installed lanehit: exits with 0 if header and library are there and of one version. */
#include <lanehit/lanehit.h>

#include <string.h>

int main(void)
{
    const float box[6] = {-1, -1, -1, 1, 1, 1};
    const float spheres[2][4] = {{2, 0, 0, 1}, {9, 9, 9, 1}};
    const lh_aabbs boxes = lh_aabbs_aos(box, sizeof box, 1);
    const lh_spheres views = lh_spheres_aos(spheres[0], sizeof spheres[0], 2);
    uint64_t hits[1];
    if (lh_overlap_sphere_aabb(&views, &boxes, hits) != LH_OK)
        return 1;
    return !(hits[0] == 1 && strcmp(lh_version(), LH_VERSION_STRING) == 0);
}

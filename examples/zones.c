/* Which of these boxes are clear of the zone, which cross its border, and which lie within? Two queries say. */
#include <lanehit/lanehit.h>
#include <stdio.h>

enum { BOXES = 4 };

int main(void)
{
    const float zone[6] = {-4, -4, -4, 4, 4, 4};
    /* Centre, half extents, and a turn about z: the second and third are turned by 45 degrees. */
    const float bodies[BOXES][10] = {{0, 0, 0, 1, 2, 3, 0, 0, 0, 1},
                                     {3, 0, 0, 0.7f, 0.7f, 1, 0, 0, 0.382683f, 0.92388f},
                                     {3.5f, 0, 0, 0.7f, 0.7f, 1, 0, 0, 0.382683f, 0.92388f},
                                     {6, 0, 0, 1, 1, 1, 0, 0, 0, 1}};
    const lh_aabbs outer = lh_aabbs_aos(zone, sizeof zone, 1);
    const lh_obbs inner = lh_obbs_aos(bodies[0], sizeof bodies[0], BOXES);

    uint64_t touched = 0, contained = 0;
    lh_status status = lh_overlap_aabb_obb(&outer, &inner, &touched);
    if (status == LH_OK)
        status = lh_contains_aabb_obb(&outer, &inner, &contained);
    if (status != LH_OK) {
        fprintf(stderr, "%s\n", lh_status_text(status));
        return 1;
    }
    for (int i = 0; i < BOXES; i++) {
        const char *where = contained >> i & 1 ? "within"
                            : touched >> i & 1 ? "across the border"
                                               : "outside";
        printf("%d %s%s", i, where, i < BOXES - 1 ? "; " : "\n");
    }
}

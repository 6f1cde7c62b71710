/* Which of these hulls touch? Boxes around them say who is worth asking. */
#include <lanehit/lanehit.h>
#include <stdio.h>

enum { BODIES = 4, MOST_PAIRS = 6, SCRATCH = 1 << 16 };

int main(void)
{
    /* An octahedron, and where four of them are; the last is turned by 45 degrees about x. */
    const float corners[6][3] = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
    const float bodies[BODIES][7] = {{0, 0, 0, 0, 0, 0, 1},
                                     {1.5f, 0, 0, 0, 0, 0, 1},
                                     {0, 1.2f, 1.2f, 0, 0, 0, 1},
                                     {0, -1.2f, 1.2f, 0.382683f, 0, 0, 0.92388f}};
    const lh_vectors hull = lh_vectors_aos(corners[0], sizeof corners[0], 6);
    const lh_poses all = lh_poses_aos(bodies[0], sizeof bodies[0], BODIES);

    static float columns[LH_COLUMNS_AABBS * 64];
    static unsigned char scratch[SCRATCH];
    lh_pair pairs[MOST_PAIRS];
    size_t found = 0;
    lh_aabbs boxes;
    lh_status status = lh_pack_aabbs_from_hulls(&all, &hull, columns, &boxes);
    if (status == LH_OK)
        status = lh_pairs_aabb_aabb(&boxes, NULL, pairs, MOST_PAIRS, &found, scratch, sizeof scratch);

    /* Both sides are the same bodies, each by one side of the list. */
    const lh_poses a = lh_poses_indexed(all, &pairs[0].a, sizeof pairs[0], found);
    const lh_poses b = lh_poses_indexed(all, &pairs[0].b, sizeof pairs[0], found);
    uint64_t hits = 0;
    if (status == LH_OK)
        status = lh_overlap_hull_hull(&a, &b, &hull, &hull, &hits);
    if (status != LH_OK) {
        fprintf(stderr, "%s\n", lh_status_text(status));
        return 1;
    }
    for (size_t i = 0; i < found; i++)
        if (hits >> i & 1)
            printf("%u touches %u; ", pairs[i].a, pairs[i].b);
    printf("%zu of %zu pairs\n", lh_hits_count(&hits, found), found);
}

/* What does a camera see? Planes first, and then the corners of the frustum, which tell what lies beyond its edges. */
#include <lanehit/lanehit.h>
#include <stdio.h>
#include <stdlib.h>

enum { BOXES = 4096, WORDS = BOXES / 64, BOX_FLOATS = 10 };

/* From 1 to 100 along z, 90 degrees wide and high. */
static const float planes[6][4] = {{1, 0, -1, 0},  {-1, 0, -1, 0}, {0, 1, -1, 0},
                                   {0, -1, -1, 0}, {0, 0, 1, 100}, {0, 0, -1, -1}};
static const float corners[8][3] = {{-1, -1, 1},       {1, -1, 1},       {-1, 1, 1},       {1, 1, 1},
                                    {-100, -100, 100}, {100, -100, 100}, {-100, 100, 100}, {100, 100, 100}};
static const float here[7] = {0, 0, 0, 0, 0, 0, 1};

/* The same on every machine: from low to high, in steps of a 256th. */
static float draw(unsigned *state, float low, float high)
{
    *state = *state * 1664525u + 1013904223u;
    return low + (high - low) * (float)(*state >> 24) / 256.0f;
}

static lh_status look(float largest)
{
    static float bodies[BOXES][BOX_FLOATS];
    static uint64_t seen[WORDS], inside[WORDS], touched[WORDS];
    static uint32_t unsure[BOXES];
    unsigned state = 1;
    for (int i = 0; i < BOXES; i++)
        for (int k = 0; k < BOX_FLOATS; k++)
            bodies[i][k] = k < 3   ? draw(&state, -200, 200)
                           : k < 6 ? draw(&state, largest / 4, largest)
                                   : draw(&state, -1, 1);
    const lh_obbs boxes = lh_obbs_aos(bodies[0], sizeof bodies[0], BOXES);
    const lh_planes frustum = lh_planes_aos(planes[0], sizeof planes[0], 6);
    lh_status status = lh_classify_obb_frustum(&boxes, &frustum, seen, inside);
    if (status != LH_OK)
        return status;

    /* What is inside is seen for certain; of the rest, what the planes have kept. */
    uint64_t across[WORDS];
    for (int w = 0; w < WORDS; w++)
        across[w] = seen[w] & ~inside[w];
    const size_t count = lh_hits_to_indices(across, BOXES, unsure);
    const lh_obbs rest = lh_obbs_indexed(boxes, unsure, 0, count);
    const lh_poses at = lh_poses_aos(here, sizeof here, 1);
    const lh_vectors hull = lh_vectors_aos(corners[0], sizeof corners[0], 8);
    status = lh_overlap_obb_hull(&rest, &at, &hull, touched);
    if (status == LH_OK)
        printf("half extents up to %g: %zu seen, %zu of them inside; corners drop %zu\n", (double)largest,
               lh_hits_count(seen, BOXES), lh_hits_count(inside, BOXES),
               count - lh_hits_count(touched, count));
    return status;
}

int main(void)
{
    static const float sizes[] = {2, 8, 32, 128};
    for (int k = 0; k < 4; k++) {
        const lh_status status = look(sizes[k]);
        if (status != LH_OK) {
            fprintf(stderr, "%s\n", lh_status_text(status));
            return EXIT_FAILURE;
        }
    }
}

/* When does a falling sheet touch a spike with its inside, and a rod with an edge? */
#include <lanehit/lanehit.h>
#include <stdio.h>

enum { TRIANGLES = 2, EDGES = 5 };

int main(void)
{
    /* A mesh, and where its vertices are before and after a step: it falls, one side faster than the other. */
    const float before[4][3] = {{0, 0, 2}, {2, 0, 2}, {2, 2, 2}, {0, 2, 2}};
    const float after[4][3] = {{0, 0, -2}, {2, 0, -2}, {2, 2, 0}, {0, 2, 0}};
    const uint32_t corners[TRIANGLES][3] = {{0, 1, 2}, {0, 2, 3}};
    const uint32_t ends[EDGES][2] = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 2}};
    lh_triangles sheet = lh_triangles_mesh(before[0], sizeof before[0], corners[0], TRIANGLES);
    lh_triangles sheet_after = lh_triangles_mesh(after[0], sizeof after[0], corners[0], TRIANGLES);

    /* One point, at rest, with all triangles. */
    const float tip[3] = {1.5f, 0.5f, 0};
    lh_vectors spike = lh_vectors_aos(tip, sizeof tip, 1);
    uint64_t hits;
    float toi[EDGES];
    lh_status status = lh_sweep_point_triangle(&spike, &spike, &sheet, &sheet_after, &hits, toi, NULL, NULL);
    for (int i = 0; status == LH_OK && i < TRIANGLES; i++)
        if (hits >> i & 1)
            printf("the spike meets triangle %d at %.3f; ", i, toi[i]);

    /* One segment, at rest, with all edges. */
    float rooms[2][6 * EDGES];
    lh_segments edges = lh_segments_of_edges(before[0], sizeof before[0], ends[0], EDGES, rooms[0]);
    lh_segments edges_after = lh_segments_of_edges(after[0], sizeof after[0], ends[0], EDGES, rooms[1]);
    const float bar[6] = {1, -1, -0.5f, 1, 0.25f, -0.5f};
    lh_segments rod = lh_segments_aos(bar, sizeof bar, 1);
    if (status == LH_OK)
        status = lh_sweep_segment_segment(&rod, &rod, &edges, &edges_after, &hits, toi, NULL, NULL);
    if (status != LH_OK) {
        fprintf(stderr, "%s\n", lh_status_text(status));
        return 1;
    }
    for (int i = 0; i < EDGES; i++)
        if (hits >> i & 1)
            printf("the rod meets edge %d at %.3f\n", i, toi[i]);
    return 0;
}

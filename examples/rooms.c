/* Who is in which room? A point on the wall between two is in both. */
#include <lanehit/lanehit.h>
#include <stdio.h>

enum { PEOPLE = 4, ROOMS = 2 };

int main(void)
{
    /* A room shaped like an L, and one that fills its corner. */
    const float hall[6][3] = {{0, 0, 0}, {6, 0, 0}, {6, 2, 0}, {2, 2, 0}, {2, 5, 0}, {0, 5, 0}};
    const float kitchen[4][3] = {{2, 2, 0}, {6, 2, 0}, {6, 5, 0}, {2, 5, 0}};
    const float people[PEOPLE][3] = {{1, 4, 0}, {4, 3, 0}, {2, 3, 0}, {7, 1, 0}};
    const lh_vectors room[ROOMS] = {lh_vectors_aos(hall[0], sizeof hall[0], 6),
                                    lh_vectors_aos(kitchen[0], sizeof kitchen[0], 4)};
    const lh_vectors points = lh_vectors_aos(people[0], sizeof people[0], PEOPLE);

    for (int k = 0; k < ROOMS; k++) {
        uint64_t hits = 0;
        const lh_status status = lh_contains_polygon_point(&points, &room[k], &hits, NULL);
        if (status != LH_OK) {
            fprintf(stderr, "%s\n", lh_status_text(status));
            return 1;
        }
        printf("room %d:", k);
        for (size_t i = 0; i < PEOPLE; i++)
            if (hits >> i & 1)
                printf(" %zu", i);
        printf("; ");
    }
    printf("%d people\n", PEOPLE);
}

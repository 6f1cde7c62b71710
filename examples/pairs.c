/* From an array of structs to a list of the pairs that overlap. */
#include <lanehit/lanehit.h>
#include <stdio.h>
#include <stdlib.h>

struct body {
    float box[6]; /* min x, y, z, max x, y, z */
    char name;
};

/* Fills the list, and gives it more room where that is needed. In a pair, a < b are positions in bodies. */
static lh_status broadphase(const struct body *bodies, size_t n, lh_pair **pairs, size_t *capacity,
                            size_t *found)
{
    lh_aabbs boxes = lh_aabbs_aos(bodies[0].box, sizeof *bodies, n);
    size_t size = lh_pairs_scratch_size(n, 0);
    void *scratch = malloc(size); /* an engine takes it from its memory for a frame */
    lh_status status = lh_pairs_aabb_aabb(&boxes, NULL, *pairs, *capacity, found, scratch, size);
    if (status == LH_OK && *found > *capacity) { /* cut off, but its length is known: once more, with room */
        free(*pairs);
        *capacity = *found + *found / 4;
        *pairs = malloc(*capacity * sizeof **pairs);
        status = lh_pairs_aabb_aabb(&boxes, NULL, *pairs, *capacity, found, scratch, size);
    }
    free(scratch);
    return status; /* memory that malloc did not give is refused, too */
}

int main(void)
{
    const struct body bodies[] = {{{0, 0, 0, 2, 2, 2}, 'p'},
                                  {{1, 1, 1, 3, 3, 3}, 'q'},
                                  {{3, 2, 1, 4, 4, 4}, 'r'},
                                  {{9, 9, 9, 9, 9, 9}, 's'}};
    lh_pair *pairs = NULL;
    size_t capacity = 0, found;
    const lh_status status = broadphase(bodies, sizeof bodies / sizeof *bodies, &pairs, &capacity, &found);
    if (status != LH_OK) {
        fprintf(stderr, "%s\n", lh_status_text(status));
        return 1;
    }
    for (size_t k = 0; k < found; k++)
        printf("%c meets %c%s", bodies[pairs[k].a].name, bodies[pairs[k].b].name,
               k + 1 < found ? ", " : "\n");
    free(pairs);
}

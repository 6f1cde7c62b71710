/* Which cells of a grid does a mesh meet? */
#include <lanehit/lanehit.h>
#include <stdio.h>

int main(void)
{
    const float vertices[][3] = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
    const uint32_t corners[][3] = {{0, 2, 4}, {2, 1, 4}, {1, 3, 4}, {3, 0, 4},
                                   {2, 0, 5}, {1, 2, 5}, {3, 1, 5}, {0, 3, 5}};
    const lh_triangles mesh = lh_triangles_mesh(vertices[0], sizeof vertices[0], corners[0], 8);
    const float cell = 2.2f / 15;
    const lh_grid grid = {.origin_x = -1.1f,
                          .origin_y = -1.1f,
                          .origin_z = -1.1f,
                          .cell_x = cell,
                          .cell_y = cell,
                          .cell_z = cell,
                          .count_x = 15,
                          .count_y = 15,
                          .count_z = 15};
    uint64_t hits[(15 * 15 * 15 + 63) / 64]; /* a bit a cell */
    const lh_status status = lh_overlap_triangle_grid(&mesh, &grid, hits);
    if (status != LH_OK) {
        fprintf(stderr, "%s\n", lh_status_text(status));
        return 1;
    }
    for (uint32_t y = 0; y < 15; y++) { /* the layer in the middle */
        for (uint32_t x = 0; x < 15; x++) {
            const size_t bit = lh_grid_bit(&grid, x, y, 7);
            putchar(hits[bit / 64] >> bit % 64 & 1 ? '#' : '.');
        }
        putchar('\n');
    }
    printf("%zu of %zu cells\n", lh_hits_count(hits, lh_grid_cells(&grid)), lh_grid_cells(&grid));
}

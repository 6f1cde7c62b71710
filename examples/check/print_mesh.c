/* print_mesh FILE: the corners of its triangles, a triangle a line, to the last bit. */
#include <stdio.h>
#include <stdlib.h>

#include "../demo/fail.h"
#include "../demo/mesh_file.h"

const char program_name[] = "print_mesh";

int main(int argc, char **argv)
{
    if (argc != 2)
        fail("one mesh, please");
    const mesh_file m = mesh_file_read(argv[1]);
    for (size_t i = 0; i < m.count; i++)
        for (int k = 0; k < 3; k++) {
            const vec3 p = m.positions[m.corners[i].at[k]];
            printf("%.9g %.9g %.9g%s", (double)p.x, (double)p.y, (double)p.z, k < 2 ? ", " : "\n");
        }
    free(m.positions);
    free(m.corners);
    return EXIT_SUCCESS;
}

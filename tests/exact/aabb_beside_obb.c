#include "aabb_beside_obb.h"

#include "rotation.h"

void write_aabb_beside_obb(separation *to)
{
    formula *f = &to->f;
    term way[3], size[3], half[3];
    for (int i = 0; i < 3; i++) {
        term min = input(f, MIN + i), max = input(f, MAX + i), centre = input(f, CENTRE + i);
        way[i] = sum(f, difference(f, max, centre), difference(f, min, centre));
        size[i] = difference(f, max, min);
        half[i] = sum(f, input(f, HALF + i), input(f, HALF + i));
        term both = sum(f, size[i], half[i]);
        to->sum = i == 0 ? both : sum(f, to->sum, both);
    }
    const turned box = write_rotation(f, ROTATION);
    to->sum = product(f, to->sum, box.norm);
    term lengths[3][3], across[3][3]; /* by axes of the turned box, and by those of the world */
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < 3; i++)
            across[i][k] = lengths[k][i] = magnitude(f, box.axis[k][i]);
    for (int i = 0; i < 3; i++) {
        append_axis(to, product(f, way[i], box.norm), product(f, size[i], box.norm),
                    write_dot(f, across[i], half));
        append_axis(to, write_dot(f, box.axis[i], way), write_dot(f, lengths[i], size),
                    product(f, half[i], box.norm));
    }
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            append_axis(to, write_of_two(f, difference, box.axis[k], way, i),
                        write_of_two(f, sum, lengths[k], size, i), write_of_two(f, sum, across[i], half, k));
}

int is_no_aabb_or_obb(const float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        if (floats[MIN + axis] > floats[MAX + axis] || floats[HALF + axis] < 0.0f)
            return 1;
    return norm_of(floats + ROTATION) <= 0.0;
}

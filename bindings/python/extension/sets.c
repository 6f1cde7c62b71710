/* What Python calls sets. */
#include "sets.h"

/* Numbers of the first elements of sets, and of the end: an array of uint32 (count + 1), side by side. */
static int read_first(held *all, const char *function, PyObject *object, size_t elements, lh_sets *sets)
{
    const subject who = {function, "first", 0};
    array numbers;
    sets->first = NULL;
    sets->count = 1;
    if (object == Py_None)
        return 0;
    if (read_array(all, object, &numbers) != 0) {
        PyErr_Clear();
        return refuse(&who, "it is not an array of uint32");
    }
    if (numbers.holds != HOLDS_UINT32 || numbers.axes != 1 ||
        (numbers.shape[0] > 1 && numbers.strides[0] != sizeof(uint32_t)))
        return refuse(&who, "it is not an array of uint32 (n + 1), side by side");
    if (numbers.shape[0] == 0)
        return refuse(&who, "it is empty: n sets have n + 1 numbers, of which the last is where they end");
    sets->first = (const uint32_t *)(const void *)numbers.data;
    sets->count = (size_t)numbers.shape[0] - 1;
    for (size_t s = 0; s < sets->count; s++)
        if (sets->first[s] > sets->first[s + 1])
            return refuse(&who, "set %zu ends before it begins", s);
    if (sets->first[sets->count] > elements)
        return refuse(&who, "it ends at %zu, and there are %zu elements", (size_t)sets->first[sets->count],
                      elements);
    return 0;
}

int read_sets(held *all, const char *function, PyObject *const given[KINDS_OF_SETS], PyObject *first,
              given_sets *read)
{
    static const char *const names[] = {"points", "triangles", "boxes", "balls"};
    const lh_shape *const shapes[] = {lh_the_shape_vectors, lh_the_shape_triangles, lh_the_shape_aabbs,
                                      lh_the_shape_spheres};
    int kind = KINDS_OF_SETS;
    for (int k = 0; k < KINDS_OF_SETS; k++) {
        if (given[k] == Py_None)
            continue;
        const subject who = {function, names[k], 0};
        if (kind != KINDS_OF_SETS)
            return refuse(&who, "there are %s too, and a set is of one kind", names[kind]);
        if (read_view(all, &who, given[k], shapes[k], &read->shapes) != 0)
            return -1;
        kind = k;
    }
    if (kind == KINDS_OF_SETS) {
        const subject who = {function, "points", 0};
        return refuse(&who, "neither they nor triangles, boxes or balls are given");
    }
    const void *const view = &read->shapes;
    read->sets = (lh_sets){.points = kind == OF_POINTS ? view : NULL,
                           .triangles = kind == OF_TRIANGLES ? view : NULL,
                           .boxes = kind == OF_BOXES ? view : NULL,
                           .balls = kind == OF_BALLS ? view : NULL};
    return read_first(all, function, first, lh_start_of(view)->count, &read->sets);
}

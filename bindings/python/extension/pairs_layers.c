/* Layers of a list of pairs: options of the functions that functions.def has a second time, with "_layers" behind the
 * name. Options have the names of the arguments there; what is a's alone is "layers". */
#include <string.h>

#include "pairs.h"

/* The options, and whose layers they are. */
typedef struct layers_named {
    const char *option, *argument;
    size_t member; /* of pairs_call */
    int of;        /* which room */
} layers_named;

static const layers_named options[] = {{"layers", "a_layers", offsetof(pairs_call, a_layers), 0},
                                       {"b_layers", "b_layers", offsetof(pairs_call, b_layers), 1},
                                       {"kept_layers", "kept_layers", offsetof(pairs_call, kept_layers), 1}};
enum { OPTIONS = sizeof options / sizeof options[0] };

static const char suffix[] = "_layers";

const pairs_function *function_with_layers(const pairs_function *of)
{
    const size_t length = strlen(of->name);
    for (unsigned k = 0; k < LH_FUNCTIONS; k++) {
        const char *const name = pairs_functions[k].name;
        if (name && strncmp(name, of->name, length) == 0 && strcmp(name + length, suffix) == 0)
            return &pairs_functions[k];
    }
    return NULL;
}

/* A number of each box: an array of uint32 in any positive stride. */
typedef struct numbers {
    const uint32_t *first;
    Py_ssize_t count, stride;
} numbers;

/* What a view names: as many boxes, or up to the largest number in its index. */
static size_t boxes_of(const void *view)
{
    const lh_view_start *const start = lh_start_of(view);
    if (!start->index)
        return start->count;
    const size_t step = start->index_stride ? start->index_stride : sizeof *start->index;
    size_t boxes = 0;
    for (size_t k = 0; k < start->count; k++) {
        const size_t number = *(const uint32_t *)(const void *)((const char *)start->index + k * step);
        boxes = number < boxes ? boxes : number + 1;
    }
    return boxes;
}

static int read_numbers(pairs_call *c, const subject *who, PyObject *given, numbers *read)
{
    array from;
    if (!hold(&c->held, new_reference(given)) || read_array(&c->held, given, &from) != 0)
        return -1;
    if (from.holds != HOLDS_UINT32 || from.axes != 1)
        return refuse(who, "it is not an array of uint32 (n, 2), or two of (n) in a tuple");
    *read = (numbers){(const uint32_t *)(const void *)from.data, from.shape[0], from.strides[0]};
    return 0;
}

/* Both are in one array, side by side. */
static int read_rows(pairs_call *c, const subject *who, PyObject *given, numbers read[2])
{
    array from;
    if (!hold(&c->held, new_reference(given)) || read_array(&c->held, given, &from) != 0)
        return -1;
    if (from.holds != HOLDS_UINT32 || from.axes != 2 || from.shape[1] != 2)
        return refuse(who, "it is not an array of uint32 (n, 2), or two of (n) in a tuple");
    for (int k = 0; k < 2; k++)
        read[k] = (numbers){(const uint32_t *)(const void *)(from.data + k * from.strides[1]), from.shape[0],
                            from.strides[0]};
    return 0;
}

static int read_layers(pairs_call *c, const subject *who, PyObject *given, const void *view, lh_layers *made)
{
    numbers read[2] = {{NULL, 0, 0}, {NULL, 0, 0}};
    if (!PyTuple_Check(given)) {
        if (read_rows(c, who, given, read) != 0)
            return -1;
    } else {
        if (PyTuple_Size(given) != 2)
            return refuse(who, "a tuple of layers is one of the layers and the masks");
        for (int k = 0; k < 2; k++)
            if (PyTuple_GetItem(given, k) != Py_None &&
                read_numbers(c, who, PyTuple_GetItem(given, k), &read[k]) != 0)
                return -1;
    }
    *made = (lh_layers){read[0].first, read[1].first, 0};
    for (int k = 0; k < 2; k++) {
        if (!read[k].first)
            continue;
        if ((size_t)read[k].count < boxes_of(view))
            return refuse(who, "it has %zd boxes, of %zu", read[k].count, boxes_of(view));
        if (read[k].stride <= 0 && read[k].count > 1)
            return refuse(who, "its stride is not positive");
        if (made->stride != 0 && made->stride != (size_t)read[k].stride)
            return refuse(who, "layers and masks have different strides");
        made->stride = read[k].count > 1 ? (size_t)read[k].stride : sizeof(uint32_t);
    }
    return 0;
}

/* The shapes that the layers are of: of this call, or of the one that has filled the memory. */
static const void *boxes_with_layers(const pairs_call *c, const layers_named *option)
{
    const pairs_call *const set = c->filled_by ? c->filled_by : c;
    const void *const first[] = {c->a, c->spheres, c->capsules, c->obbs, set->a, set->spheres};
    if (option->of != 0)
        return strcmp(option->option, "kept_layers") == 0 || set->spheres ? set->boxes : set->b;
    for (size_t k = 0; k < sizeof first / sizeof first[0]; k++)
        if (first[k])
            return first[k];
    return NULL;
}

/* 1 if this is an option of the function, 0 if it is none, -1 with an exception. */
static int take_option(pairs_call *c, const pairs_function *of, PyObject *name, PyObject *given)
{
    const pairs_function *const with_layers = function_with_layers(of);
    for (unsigned k = 0; with_layers && k < OPTIONS; k++) {
        const layers_named *const option = &options[k];
        if (!has_argument(with_layers, option->argument) ||
            PyUnicode_CompareWithASCIIString(name, option->option) != 0)
            continue;
        if (given == Py_None)
            return 1;
        const subject who = {of->name, option->option, 0};
        const void *const view = boxes_with_layers(c, option);
        if (!view)
            return refuse(&who, "there is no such set");
        lh_layers *const made = &c->layers_room[option->of];
        *(const lh_layers **)(void *)((char *)c + option->member) = made;
        c->has_layers = 1;
        return read_layers(c, &who, given, view, made) == 0 ? 1 : -1;
    }
    return 0;
}

Py_ssize_t take_layers(pairs_call *c, const pairs_function *of, PyObject *const *values, PyObject *keywords)
{
    const Py_ssize_t named = keywords ? PyTuple_Size(keywords) : 0;
    Py_ssize_t taken = 0;
    for (Py_ssize_t k = 0; k < named; k++) {
        const int is_option = take_option(c, of, PyTuple_GetItem(keywords, k), values[k]);
        if (is_option < 0)
            return -1;
        taken += is_option;
    }
    return taken;
}

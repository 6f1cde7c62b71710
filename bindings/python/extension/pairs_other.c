/* lh_pairs_nearest_ray_aabb, lh_pairs_by_kind and lh_pairs_difference, whose results are not one list. */
#include <stdlib.h>

#include "pairs.h"
#include "texts.h"

/* A new array of n results in one of the tuple's places, and where its memory is. */
static void *new_result(pairs_call *c, PyObject *tuple, Py_ssize_t place, size_t n, char holds, int width)
{
    const uint8_t none[2] = {0};
    array made;
    PyObject *object = new_columns(n * (size_t)width, none, holds);
    if (object && width > 1) {
        PyObject *const rows = PyObject_CallMethod(object, "reshape", "(ii)", -1, width);
        Py_DECREF(object);
        object = rows;
    }
    if (!object)
        return NULL;
    PyTuple_SetItem(tuple, place, object);
    return read_array(&c->held, object, &made) == 0 ? made.data : NULL;
}

static PyObject *end_call(pairs_call *c, PyObject *results, const pairs_function *of)
{
    lh_status status = LH_OK;
    if (!PyErr_Occurred()) {
        PyThreadState *const thread = PyEval_SaveThread();
        status = of->call(c);
        PyEval_RestoreThread(thread);
    }
    if (status != LH_OK)
        refuse_status(status);
    end_pairs(c);
    if (!PyErr_Occurred())
        return results;
    Py_XDECREF(results);
    return NULL;
}

static PyObject *nearest_ray(PyObject *self, PyObject *arguments)
{
    const pairs_function *const of = &pairs_functions[LH_FUNCTION_pairs_nearest_ray_aabb];
    PyObject *rays, *groups, *results = NULL;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "OO", &rays, &groups))
        return NULL;
    pairs_call *const c = new_pairs();
    if (!c)
        return NULL;
    if (read_argument(c, of, 0, rays) == 0 && read_argument(c, of, 1, groups) == 0)
        results = PyTuple_New(2);
    if (results) {
        const size_t n = c->rays ? lh_start_of(c->rays)->count : 0;
        c->nearest = new_result(c, results, 0, n, HOLDS_UINT32, 1);
        c->t_enter = new_result(c, results, 1, n, HOLDS_FLOAT, 1);
    }
    return end_call(c, results, of);
}

static int read_side_by_side(pairs_call *c, const pairs_function *of, int argument, PyObject *object,
                             char holds, array *read)
{
    const subject who = {of->name, of->argument[argument], argument + 1};
    if (read_array(&c->held, object, read) != 0)
        PyErr_Clear();
    else if (read->holds == holds && read->axes == (holds == HOLDS_UINT32 ? 2 : 1) &&
             (read->axes == 1 || (read->shape[1] == 2 && read->strides[1] == 4)) &&
             (read->shape[0] <= 1 || read->strides[0] == (read->axes == 2 ? 8 : 1)))
        return 0;
    return refuse(&who, holds == HOLDS_UINT32 ? "it is not an array of uint32 (k, 2), side by side"
                                              : "it is not an array of uint8, side by side");
}

/* The library reads the kind of every body that a pair names. */
static int check_bodies(const pairs_function *of, const array *pairs, size_t bodies)
{
    const subject who = {of->name, "pairs", 1};
    const uint32_t *const body = (const uint32_t *)(const void *)pairs->data;
    for (Py_ssize_t k = 0; k < 2 * pairs->shape[0]; k++)
        if (body[k] >= bodies)
            return refuse(&who, "it has the body %zu, of %zu", (size_t)body[k], bodies);
    return 0;
}

static PyObject *by_kind(PyObject *self, PyObject *arguments)
{
    const pairs_function *const of = &pairs_functions[LH_FUNCTION_pairs_by_kind];
    PyObject *given_pairs, *given_kind, *results = NULL;
    array pairs, kind;
    unsigned kinds;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "OOI", &given_pairs, &given_kind, &kinds))
        return NULL;
    pairs_call *const c = new_pairs();
    if (!c)
        return NULL;
    if (read_side_by_side(c, of, 0, given_pairs, HOLDS_UINT32, &pairs) == 0 &&
        read_side_by_side(c, of, 2, given_kind, HOLDS_UINT8, &kind) == 0 &&
        check_bodies(of, &pairs, (size_t)kind.shape[0]) == 0)
        results = PyTuple_New(2);
    if (results) {
        const size_t lists = kinds <= LH_MOST_KINDS ? (size_t)kinds * kinds : 0; /* else it is refused */
        c->pairs = pairs.data;
        c->n = (size_t)pairs.shape[0];
        c->kind = (const uint8_t *)kind.data;
        c->kinds = kinds;
        c->sorted = new_result(c, results, 0, c->n, HOLDS_UINT32, 2);
        c->first = new_result(c, results, 1, lists + 1, sizeof(size_t) == 8 ? HOLDS_UINT64 : HOLDS_UINT32, 1);
    }
    return end_call(c, results, of);
}

/* Those rows of a list that there are, in its place in the tuple; 0, or -1 with an exception. */
static int cut_to_found(PyObject *tuple, Py_ssize_t place, const lh_pair_changes *list)
{
    PyObject *const all = PyTuple_GetItem(tuple, place);
    PyObject *const rows = all ? PySequence_GetSlice(all, 0, (Py_ssize_t)list->found) : NULL;
    return rows ? PyTuple_SetItem(tuple, place, rows) : -1;
}

static PyObject *difference(PyObject *self, PyObject *arguments)
{
    const pairs_function *const of = &pairs_functions[LH_FUNCTION_pairs_difference];
    PyObject *given_before, *given_now, *results = NULL;
    array before, now;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "OO", &given_before, &given_now))
        return NULL;
    pairs_call *const c = new_pairs();
    if (!c)
        return NULL;
    if (read_side_by_side(c, of, 0, given_before, HOLDS_UINT32, &before) == 0 &&
        read_side_by_side(c, of, 2, given_now, HOLDS_UINT32, &now) == 0)
        results = PyTuple_New(3);
    if (!results)
        return end_call(c, NULL, of);
    c->before = (const lh_pair *)(const void *)before.data;
    c->now = (const lh_pair *)(const void *)now.data;
    c->before_count = (size_t)before.shape[0];
    c->now_count = (size_t)now.shape[0];
    lh_pair_changes added = {new_result(c, results, 0, c->now_count, HOLDS_UINT32, 3), c->now_count, 0},
                    removed = {new_result(c, results, 1, c->before_count, HOLDS_UINT32, 3), c->before_count,
                               0};
    c->added = &added;
    c->removed = &removed;
    c->previous = new_result(c, results, 2, c->now_count, HOLDS_UINT32, 1);
    c->scratch_size = lh_pairs_difference_scratch_size(c->before_count);
    void *const scratch = c->scratch = malloc(c->scratch_size);
    results = end_call(c, results, of);
    free(scratch);
    if (results && (cut_to_found(results, 0, &added) != 0 || cut_to_found(results, 1, &removed) != 0)) {
        Py_DECREF(results);
        return NULL;
    }
    return results;
}

int add_other_pairs(PyObject *module)
{
    static PyMethodDef methods[] = {
        {"pairs_nearest_ray_aabb", nearest_ray, METH_VARARGS, TEXT_pairs_nearest_ray_aabb},
        {"pairs_by_kind", by_kind, METH_VARARGS, TEXT_pairs_by_kind},
        {"pairs_difference", difference, METH_VARARGS, TEXT_pairs_difference}};
    for (size_t k = 0; k < sizeof methods / sizeof methods[0]; k++)
        if (add_function(module, &methods[k], NULL) != 0)
            return -1;
    return 0;
}

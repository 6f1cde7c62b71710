/* k-DOPs around shapes and sets: lanehit/kdops.h. */
#include <stdio.h>

#include "sets.h"
#include "texts.h"

/* Packs k-DOPs of so many directions; `from` is what the call is given: sets, or a view. */
typedef lh_status kdops_function(const void *from, unsigned k, float *columns, lh_kdops *packed);

typedef struct kdops_given {
    kdops_function *pack;
    const void *from;
    unsigned k;
} kdops_given;

static lh_status pack_kdops(const void *given, float *columns, void *packed)
{
    const kdops_given *const of = given;
    return of->pack(of->from, of->k, columns, packed);
}

static PyObject *packed_kdops(held *all, kdops_function *pack, const void *from, size_t count, unsigned k)
{
    const kdops_given given = {pack, from, k};
    return packed_by(all, lh_the_shape_kdops, count, pack_kdops, &given);
}

static lh_status kdops_around(const void *sets, unsigned k, float *columns, lh_kdops *packed)
{
    return lh_pack_kdops_around(sets, k, columns, packed);
}

static PyObject *kdops_around_sets(PyObject *self, PyObject *arguments, PyObject *keywords)
{
    char *names[] = {(char[]){"points"},
                     (char[]){"triangles"},
                     (char[]){"boxes"},
                     (char[]){"balls"},
                     (char[]){"first"},
                     (char[]){"k"},
                     NULL};
    PyObject *given[KINDS_OF_SETS] = {Py_None, Py_None, Py_None, Py_None}, *first = Py_None, *made = NULL;
    unsigned k = LH_COLUMNS_KDOPS;
    (void)self;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|OOOOOI", names, &given[OF_POINTS],
                                     &given[OF_TRIANGLES], &given[OF_BOXES], &given[OF_BALLS], &first, &k))
        return NULL;
    held all;
    given_sets read;
    hold_nothing(&all);
    if (read_sets(&all, "pack_kdops_around", given, first, &read) == 0)
        made = packed_kdops(&all, kdops_around, &read.sets, read.sets.count, k);
    let_go(&all);
    return made;
}

#define KDOPS(name)                                                                                          \
    static lh_status kdops_from_##name(const void *shapes, unsigned k, float *columns, lh_kdops *packed)     \
    {                                                                                                        \
        return lh_pack_kdops_from_##name(shapes, k, columns, packed);                                        \
    }
KDOPS(spheres)
KDOPS(triangles)
KDOPS(capsules)
KDOPS(aabbs)

typedef struct kdops_of {
    const char *name, *argument, *text;
    kdops_function *pack;
    const lh_shape *const *shape;
} kdops_of;

#define ROW_OF_KDOPS(name, argument)                                                                         \
    {                                                                                                        \
        "pack_kdops_from_" #name, #argument, TEXT_pack_kdops_from_##name, kdops_from_##name,                 \
            &lh_the_shape_##name                                                                             \
    }
static const kdops_of kdop_packers[] = {ROW_OF_KDOPS(spheres, spheres), ROW_OF_KDOPS(triangles, triangles),
                                        ROW_OF_KDOPS(capsules, capsules), ROW_OF_KDOPS(aabbs, boxes)};
enum { KDOP_PACKERS = sizeof kdop_packers / sizeof kdop_packers[0] };

static PyObject *kdops_around_each(PyObject *self, PyObject *arguments, PyObject *keywords)
{
    const kdops_of *const of = PyLong_AsVoidPtr(self);
    const subject who = {of->name, of->argument, 1};
    char first[16];
    snprintf(first, sizeof first, "%s", of->argument);
    char *names[] = {first, (char[]){"k"}, NULL};
    PyObject *given, *made = NULL;
    unsigned k = LH_COLUMNS_KDOPS;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|I", names, &given, &k))
        return NULL;
    held all;
    operand shapes;
    hold_nothing(&all);
    if (read_view(&all, &who, given, *of->shape, &shapes) == 0)
        made = packed_kdops(&all, of->pack, &shapes, shapes.view.start.count, k);
    let_go(&all);
    return made;
}

/* Of two views, one behind the other. */
static lh_status kdops_of_pairs(const void *both, float *columns, void *packed)
{
    const operand *const of = both;
    return lh_pack_kdops_from_kdops((const lh_kdops *)(const void *)&of[0],
                                    (const lh_kdops *)(const void *)&of[1], columns, packed);
}

static PyObject *join_kdops(PyObject *self, PyObject *arguments)
{
    static const subject of_a = {"pack_kdops_from_kdops", "a", 1}, of_b = {"pack_kdops_from_kdops", "b", 2};
    PyObject *a, *b, *made = NULL;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "OO", &a, &b))
        return NULL;
    held all;
    operand both[2];
    hold_nothing(&all);
    if (read_view(&all, &of_a, a, lh_the_shape_kdops, &both[0]) == 0 &&
        read_view(&all, &of_b, b, lh_the_shape_kdops, &both[1]) == 0) {
        const size_t n = both[0].view.start.count, other = both[1].view.start.count;
        made = packed_by(&all, lh_the_shape_kdops, n == 1 ? other : n, kdops_of_pairs, both);
    }
    let_go(&all);
    return made;
}

/* ---- The module --------------------------------------------------------------------------------------- */

int add_kdops(PyObject *module)
{
    static PyMethodDef of_each[KDOP_PACKERS];
    static PyMethodDef of_sets = {"pack_kdops_around", (PyCFunction)(void (*)(void))kdops_around_sets,
                                  METH_VARARGS | METH_KEYWORDS, TEXT_pack_kdops_around};
    static PyMethodDef of_pairs = {"pack_kdops_from_kdops", join_kdops, METH_VARARGS,
                                   TEXT_pack_kdops_from_kdops};
    for (unsigned k = 0; k < KDOP_PACKERS; k++) {
        of_each[k] = (PyMethodDef){kdop_packers[k].name, (PyCFunction)(void (*)(void))kdops_around_each,
                                   METH_VARARGS | METH_KEYWORDS, kdop_packers[k].text};
        if (add_function(module, &of_each[k], &kdop_packers[k]) != 0)
            return -1;
    }
    return add_function(module, &of_sets, NULL) == 0 ? add_function(module, &of_pairs, NULL) : -1;
}

/* Bounding volumes around sets, and volumes in numbers: lanehit/bounds.h. */
#include "sets.h"
#include "texts.h"

typedef lh_status volumes_function(const void *shapes, double *volume);

/* ---- Volumes around sets ------------------------------------------------------------------------------ */

/* AROUND(spheres, spheres) is the function around_spheres, which is given a view of spheres as memory. */
#define AROUND(name, shape)                                                                                  \
    static lh_status around_##name(const void *sets, float *columns, void *packed)                           \
    {                                                                                                        \
        return lh_pack_##name##_around(sets, columns, packed);                                               \
    }
#define EACH_AROUND(DO)                                                                                      \
    DO(aabbs, aabbs)                                                                                         \
    DO(spheres, spheres)                                                                                     \
    DO(smallest_spheres, spheres)                                                                            \
    DO(obbs, obbs)                                                                                           \
    DO(capsules, capsules)
EACH_AROUND(AROUND)

typedef struct volume_around {
    const char *name, *text;
    packing *around;
    const lh_shape *const *shape;
} volume_around;

#define ROW_AROUND(name, shape)                                                                              \
    {"pack_" #name "_around", TEXT_pack_##name##_around, around_##name, &lh_the_shape_##shape},
static const volume_around volumes_around[] = {EACH_AROUND(ROW_AROUND)};
enum { VOLUMES_AROUND = sizeof volumes_around / sizeof volumes_around[0] };

static PyObject *around(PyObject *self, PyObject *arguments, PyObject *keywords)
{
    const volume_around *const of = PyLong_AsVoidPtr(self);
    char *names[] = {(char[]){"points"}, (char[]){"triangles"}, (char[]){"boxes"},
                     (char[]){"balls"},  (char[]){"first"},     NULL};
    PyObject *given[KINDS_OF_SETS] = {Py_None, Py_None, Py_None, Py_None}, *first = Py_None, *made = NULL;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|OOOOO", names, &given[OF_POINTS],
                                     &given[OF_TRIANGLES], &given[OF_BOXES], &given[OF_BALLS], &first))
        return NULL;
    held all;
    given_sets read;
    hold_nothing(&all);
    if (read_sets(&all, of->name, given, first, &read) == 0)
        made = packed_by(&all, *of->shape, read.sets.count, of->around, &read.sets);
    let_go(&all);
    return made;
}

/* ---- Volumes in numbers ------------------------------------------------------------------------------- */

#define VOLUMES(name)                                                                                        \
    static lh_status volumes_of_##name(const void *shapes, double *volume)                                   \
    {                                                                                                        \
        return lh_volumes_of_##name(shapes, volume);                                                         \
    }
VOLUMES(aabbs)
VOLUMES(spheres)
VOLUMES(capsules)
VOLUMES(obbs)
VOLUMES(kdops)

typedef struct volumes_of {
    const char *name, *argument, *text;
    volumes_function *measure;
    const lh_shape *const *shape;
} volumes_of;

#define ROW_OF_VOLUMES(name, argument)                                                                       \
    {                                                                                                        \
        "volumes_of_" #name, #argument, TEXT_volumes_of_##name, volumes_of_##name, &lh_the_shape_##name      \
    }
static const volumes_of measures[] = {ROW_OF_VOLUMES(aabbs, boxes), ROW_OF_VOLUMES(spheres, spheres),
                                      ROW_OF_VOLUMES(capsules, capsules), ROW_OF_VOLUMES(obbs, boxes),
                                      ROW_OF_VOLUMES(kdops, kdops)};
enum { MEASURES = sizeof measures / sizeof measures[0] };

/* A new array of doubles that the function fills, or NULL with an exception. */
static PyObject *measured(held *all, volumes_function *measure, const void *shapes, size_t count)
{
    const uint8_t none[2] = {0};
    array doubles;
    PyObject *const made = hold(all, new_columns(count, none, HOLDS_DOUBLE));
    if (!made || read_array(all, made, &doubles) != 0)
        return NULL;
    PyThreadState *const thread = PyEval_SaveThread();
    const lh_status status = measure(shapes, (double *)(void *)doubles.data);
    PyEval_RestoreThread(thread);
    return status == LH_OK ? new_reference(made) : refuse_status(status);
}

static PyObject *volumes(PyObject *self, PyObject *object)
{
    const volumes_of *const of = PyLong_AsVoidPtr(self);
    const subject who = {of->name, of->argument, 1};
    held all;
    operand shapes;
    PyObject *made = NULL;
    hold_nothing(&all);
    if (read_view(&all, &who, object, *of->shape, &shapes) == 0)
        made = measured(&all, of->measure, &shapes, shapes.view.start.count);
    let_go(&all);
    return made;
}

static lh_status volumes_of_meshes(const void *meshes, double *volume)
{
    return lh_volumes_of_meshes(meshes, volume);
}

static PyObject *volumes_of_sets(PyObject *self, PyObject *arguments, PyObject *keywords)
{
    char *names[] = {(char[]){"triangles"}, (char[]){"first"}, NULL};
    PyObject *given[KINDS_OF_SETS] = {Py_None, Py_None, Py_None, Py_None}, *first = Py_None, *made = NULL;
    (void)self;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O", names, &given[OF_TRIANGLES], &first))
        return NULL;
    held all;
    given_sets read;
    hold_nothing(&all);
    if (read_sets(&all, "volumes_of_meshes", given, first, &read) == 0)
        made = measured(&all, volumes_of_meshes, &read.sets, read.sets.count);
    let_go(&all);
    return made;
}

/* ---- The module --------------------------------------------------------------------------------------- */

int add_volumes(PyObject *module)
{
    static PyMethodDef of_sets[VOLUMES_AROUND], of_shapes[MEASURES];
    static PyMethodDef of_meshes = {"volumes_of_meshes", (PyCFunction)(void (*)(void))volumes_of_sets,
                                    METH_VARARGS | METH_KEYWORDS, TEXT_volumes_of_meshes};
    for (unsigned k = 0; k < VOLUMES_AROUND; k++) {
        of_sets[k] = (PyMethodDef){volumes_around[k].name, (PyCFunction)(void (*)(void))around,
                                   METH_VARARGS | METH_KEYWORDS, volumes_around[k].text};
        if (add_function(module, &of_sets[k], &volumes_around[k]) != 0)
            return -1;
    }
    for (unsigned k = 0; k < MEASURES; k++) {
        of_shapes[k] = (PyMethodDef){measures[k].name, volumes, METH_O, measures[k].text};
        if (add_function(module, &of_shapes[k], &measures[k]) != 0)
            return -1;
    }
    return add_function(module, &of_meshes, NULL);
}

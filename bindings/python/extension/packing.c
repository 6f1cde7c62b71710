/* Packed columns: an array (n, k) in memory of its own, of which every column is packed. */
#include <stdio.h>

#include "binding.h"
#include "texts.h"

typedef lh_status pack_function(const void *from, float *columns, void *packed);

#define PACK(function)                                                                                       \
    static lh_status function(const void *from, float *columns, void *packed)                                \
    {                                                                                                        \
        return lh_##function(from, columns, packed);                                                         \
    }
#define SHAPE(name, argument)             PACK(pack_##name)
#define DOUBLES(name, argument, rounding) PACK(pack_##name##_from_doubles)
#include "lanehit/shapes.def"
PACK(pack_aabbs_from_centres)
PACK(pack_aabbs_from_obbs)
PACK(pack_aabbs_from_ellipsoids)

typedef struct packer {
    const char *name, *argument, *text;
    pack_function *pack;
    const lh_shape *const *from, *const *to;
    int of_doubles;
} packer;

static const packer packers[] = {
#define SHAPE(name, argument)                                                                                \
    {"pack_" #name, #argument, TEXT_pack_##name, pack_##name, &lh_the_shape_##name, &lh_the_shape_##name, 0},
#define DOUBLES(name, argument, rounding)                                                                    \
    {"pack_" #name "_from_doubles",                                                                          \
     #argument,                                                                                              \
     TEXT_pack_##name##_from_doubles,                                                                        \
     pack_##name##_from_doubles,                                                                             \
     &lh_the_shape_##name,                                                                                   \
     &lh_the_shape_##name,                                                                                   \
     1},
#include "lanehit/shapes.def"
    {"pack_aabbs_from_centres", "boxes", TEXT_pack_aabbs_from_centres, pack_aabbs_from_centres,
     &lh_the_shape_aabbs, &lh_the_shape_aabbs, 1},
    {"pack_aabbs_from_obbs", "boxes", TEXT_pack_aabbs_from_obbs, pack_aabbs_from_obbs, &lh_the_shape_obbs,
     &lh_the_shape_aabbs, 0},
    {"pack_aabbs_from_ellipsoids", "ellipsoids", TEXT_pack_aabbs_from_ellipsoids, pack_aabbs_from_ellipsoids,
     &lh_the_shape_ellipsoids, &lh_the_shape_aabbs, 0}};

enum { PACKERS = sizeof packers / sizeof packers[0] };

/* Columns first .. first + many - 1, each of pitch floats, of which count are used, as an array (count, many). */
static PyObject *columns_of(PyObject *flat, size_t pitch, size_t first, size_t many, size_t count)
{
    PyObject *const begin = PyLong_FromSize_t(first * pitch), *const end =
                                                                  PyLong_FromSize_t((first + many) * pitch);
    PyObject *const stop = PyLong_FromSize_t(count);
    PyObject *const range = begin && end ? PySlice_New(begin, end, NULL) : NULL;
    PyObject *const whole = range ? PyObject_GetItem(flat, range) : NULL;
    PyObject *const rows =
        whole ? PyObject_CallMethod(whole, "reshape", "(nn)", (Py_ssize_t)many, (Py_ssize_t)pitch) : NULL;
    PyObject *const turned = rows ? PyObject_CallMethod(rows, "transpose", "(ii)", 1, 0) : NULL;
    PyObject *const used = stop ? PySlice_New(NULL, stop, NULL) : NULL;
    PyObject *const columns = turned && used ? PyObject_GetItem(turned, used) : NULL;
    PyObject *const all[] = {begin, end, stop, range, whole, rows, turned, used};
    for (size_t k = 0; k < sizeof all / sizeof all[0]; k++)
        Py_XDECREF(all[k]);
    return columns;
}

/* Where what is missing is not at the end, a part for each group, or None. */
static PyObject *parts_of(PyObject *flat, size_t pitch, const lh_shape *shape, const operand *packed)
{
    PyObject *const parts = PyTuple_New(shape->groups);
    size_t first = 0;
    for (unsigned g = 0; parts && g < shape->groups; g++) {
        const lh_group *const group = &shape->group[g];
        const int is_there = packed->view.array[group->first] != NULL;
        PyObject *const part = is_there
                                   ? columns_of(flat, pitch, first, group->arrays, packed->view.start.count)
                                   : new_reference(Py_None);
        first += is_there ? group->arrays : 0;
        if (!part) {
            Py_DECREF(parts);
            return NULL;
        }
        PyTuple_SetItem(parts, g, part);
    }
    return parts;
}

PyObject *packed_array(PyObject *flat, const lh_shape *shape, const operand *packed)
{
    const size_t count = packed->view.start.count;
    unsigned present = 0, many = 0;
    for (unsigned k = 0; k < shape->arrays; k++)
        if (packed->view.array[k] || count == 0) {
            present |= 1u << k;
            many++;
        }
    if (count == 0)
        return PyObject_CallMethod(flat, "reshape", "(ni)", (Py_ssize_t)0, many);
    const size_t pitch = lh_pack_floats(count, 1);
    return is_one_array(shape, present) ? columns_of(flat, pitch, 0, many, count)
                                        : parts_of(flat, pitch, shape, packed);
}

static PyObject *pack(PyObject *self, PyObject *object)
{
    const packer *const of = PyLong_AsVoidPtr(self);
    const subject who = {of->name, of->argument, 1};
    const lh_shape *const to = *of->to;
    const uint8_t none[2] = {0};
    held both;
    operand from, packed;
    array floats;
    PyObject *made = NULL;
    hold_nothing(&both);
    if ((of->of_doubles ? read_doubles : read_view)(&both, &who, object, *of->from, &from) == 0) {
        const size_t count = lh_start_of(&from.view)->count; /* doubles begin with it, too */
        PyObject *const flat = hold(&both, new_columns(lh_pack_floats(count, to->arrays), none, HOLDS_FLOAT));
        if (flat && read_array(&both, flat, &floats) == 0) {
            PyThreadState *const thread = PyEval_SaveThread();
            const lh_status status = of->pack(&from, (float *)(void *)floats.data, &packed);
            PyEval_RestoreThread(thread);
            made = status == LH_OK ? packed_array(flat, to, &packed) : refuse_status(status);
        }
    }
    let_go(&both);
    return made;
}

/* ---- Boxes around shapes ------------------------------------------------------------------------------ */

typedef lh_status bound_function(const void *shapes, const void *margin, const void *velocity, float t_max,
                                 float *columns, void *packed);

#define BOUND(name)                                                                                          \
    static lh_status bound_##name(const void *shapes, const void *margin, const void *velocity, float t_max, \
                                  float *columns, void *packed)                                              \
    {                                                                                                        \
        return lh_pack_aabbs_from_##name(shapes, margin, velocity, t_max, columns, packed);                  \
    }
BOUND(aabbs)
BOUND(spheres)
BOUND(capsules)
BOUND(triangles)

typedef struct bounder {
    const char *name, *argument, *text;
    bound_function *bound;
    const lh_shape *const *from;
} bounder;

#define BOUNDER(name, argument)                                                                              \
    {                                                                                                        \
        "pack_aabbs_from_" #name, #argument, TEXT_pack_aabbs_from_##name, bound_##name, &lh_the_shape_##name \
    }
static const bounder bounders[] = {BOUNDER(aabbs, boxes), BOUNDER(spheres, spheres),
                                   BOUNDER(capsules, capsules), BOUNDER(triangles, triangles)};
enum { BOUNDERS = sizeof bounders / sizeof bounders[0] };

/* What is beside the shapes, which may be missing; 0, or -1 with an exception. */
static int read_beside(held *all, const bounder *of, int position, PyObject *given, operand *read,
                       const void **view)
{
    const subject who = {of->name, position == 2 ? "margin" : "velocity", position};
    const lh_shape *const shape = position == 2 ? lh_shape_of_kind(LH_KIND_MARGINS) : lh_the_shape_vectors;
    *view = given == Py_None ? NULL : read;
    return given == Py_None ? 0 : read_view(all, &who, given, shape, read);
}

static PyObject *bound(PyObject *self, PyObject *arguments, PyObject *keywords)
{
    const bounder *const of = PyLong_AsVoidPtr(self);
    const subject who = {of->name, of->argument, 1};
    char first[16];
    snprintf(first, sizeof first, "%s", of->argument);
    char *names[] = {first, (char[]){"margin"}, (char[]){"velocity"}, (char[]){"t_max"}, NULL};
    const uint8_t none[2] = {0};
    PyObject *shapes, *margin = Py_None, *velocity = Py_None, *made = NULL;
    float t_max = 1;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|OOf", names, &shapes, &margin, &velocity,
                                     &t_max))
        return NULL;
    held all;
    operand from, of_margin, of_velocity, packed;
    const void *each_margin, *each_velocity;
    array floats;
    hold_nothing(&all);
    if (read_view(&all, &who, shapes, *of->from, &from) == 0 &&
        read_beside(&all, of, 2, margin, &of_margin, &each_margin) == 0 &&
        read_beside(&all, of, 3, velocity, &of_velocity, &each_velocity) == 0) {
        const size_t count = from.view.start.count;
        PyObject *const flat =
            hold(&all, new_columns(lh_pack_floats(count, LH_COLUMNS_AABBS), none, HOLDS_FLOAT));
        if (flat && read_array(&all, flat, &floats) == 0) {
            PyThreadState *const thread = PyEval_SaveThread();
            const lh_status status =
                of->bound(&from, each_margin, each_velocity, t_max, (float *)(void *)floats.data, &packed);
            PyEval_RestoreThread(thread);
            made = status == LH_OK ? packed_array(flat, lh_the_shape_aabbs, &packed) : refuse_status(status);
        }
    }
    let_go(&all);
    return made;
}

static PyObject *bound_hulls(PyObject *self, PyObject *arguments, PyObject *keywords)
{
    static const subject of_poses = {"pack_aabbs_from_hulls", "poses", 1},
                         of_hull = {"pack_aabbs_from_hulls", "hull", 2};
    char *names[] = {(char[]){"poses"}, (char[]){"hull"}, NULL};
    const uint8_t none[2] = {0};
    PyObject *given, *vertices, *made = NULL;
    (void)self;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "OO", names, &given, &vertices))
        return NULL;
    held all;
    operand poses, hull, packed;
    array floats;
    hold_nothing(&all);
    if (read_view(&all, &of_poses, given, lh_the_shape_poses, &poses) == 0 &&
        read_view(&all, &of_hull, vertices, lh_the_shape_vectors, &hull) == 0) {
        const size_t size = lh_pack_floats(poses.view.start.count, LH_COLUMNS_AABBS);
        PyObject *const flat = hold(&all, new_columns(size, none, HOLDS_FLOAT));
        if (flat && read_array(&all, flat, &floats) == 0) {
            PyThreadState *const thread = PyEval_SaveThread();
            const lh_status status = lh_pack_aabbs_from_hulls(
                (const lh_poses *)(const void *)&poses, (const lh_vectors *)(const void *)&hull,
                (float *)(void *)floats.data, (lh_aabbs *)(void *)&packed);
            PyEval_RestoreThread(thread);
            made = status == LH_OK ? packed_array(flat, lh_the_shape_aabbs, &packed) : refuse_status(status);
        }
    }
    let_go(&all);
    return made;
}

static int add_bounds(PyObject *module)
{
    static PyMethodDef of_hulls = {"pack_aabbs_from_hulls", (PyCFunction)(void (*)(void))bound_hulls,
                                   METH_VARARGS | METH_KEYWORDS, TEXT_pack_aabbs_from_hulls};
    if (add_function(module, &of_hulls, NULL) != 0)
        return -1;
    static PyMethodDef methods[BOUNDERS];
    for (unsigned k = 0; k < BOUNDERS; k++) {
        methods[k] = (PyMethodDef){bounders[k].name, (PyCFunction)(void (*)(void))bound,
                                   METH_VARARGS | METH_KEYWORDS, bounders[k].text};
        if (add_function(module, &methods[k], &bounders[k]) != 0)
            return -1;
    }
    return 0;
}

int add_packing(PyObject *module)
{
    static PyMethodDef methods[PACKERS];
    for (unsigned k = 0; k < PACKERS; k++) {
        methods[k] = (PyMethodDef){packers[k].name, pack, METH_O, packers[k].text};
        if (add_function(module, &methods[k], &packers[k]) != 0)
            return -1;
    }
    return add_bounds(module);
}

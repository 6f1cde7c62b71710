/* Packed columns: an array (n, k) in memory of its own, of which every column is packed. */
#include <stdio.h>

#include "binding.h"
#include "texts.h"

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
    packing *pack;
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

static PyObject *packed_array(PyObject *flat, const lh_shape *shape, const operand *packed)
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

PyObject *packed_by(held *all, const lh_shape *shape, size_t count, packing *pack, const void *given)
{
    const uint8_t none[2] = {0};
    operand packed;
    array floats;
    PyObject *const flat = hold(all, new_columns(lh_pack_floats(count, shape->arrays), none, HOLDS_FLOAT));
    if (!flat || read_array(all, flat, &floats) != 0)
        return NULL;
    PyThreadState *const thread = PyEval_SaveThread();
    const lh_status status = pack(given, (float *)(void *)floats.data, &packed);
    PyEval_RestoreThread(thread);
    return status == LH_OK ? packed_array(flat, shape, &packed) : refuse_status(status);
}

static PyObject *pack(PyObject *self, PyObject *object)
{
    const packer *const of = PyLong_AsVoidPtr(self);
    const subject who = {of->name, of->argument, 1};
    held all;
    operand from;
    PyObject *made = NULL;
    hold_nothing(&all);
    if ((of->of_doubles ? read_doubles : read_view)(&all, &who, object, *of->from, &from) == 0) {
        const size_t count = lh_start_of(&from.view)->count; /* doubles begin with it, too */
        made = packed_by(&all, *of->to, count, of->pack, &from);
    }
    let_go(&all);
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

/* What is given to one. */
typedef struct bounded {
    const bounder *by;
    operand shapes, margin, velocity;
    const void *each_margin, *each_velocity;
    float t_max;
} bounded;

static lh_status pack_bounds(const void *given, float *columns, void *packed)
{
    const bounded *const of = given;
    return of->by->bound(&of->shapes, of->each_margin, of->each_velocity, of->t_max, columns, packed);
}

static PyObject *bound(PyObject *self, PyObject *arguments, PyObject *keywords)
{
    bounded given = {.by = PyLong_AsVoidPtr(self), .t_max = 1};
    const bounder *const of = given.by;
    const subject who = {of->name, of->argument, 1};
    char first[16];
    snprintf(first, sizeof first, "%s", of->argument);
    char *names[] = {first, (char[]){"margin"}, (char[]){"velocity"}, (char[]){"t_max"}, NULL};
    PyObject *shapes, *margin = Py_None, *velocity = Py_None, *made = NULL;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|OOf", names, &shapes, &margin, &velocity,
                                     &given.t_max))
        return NULL;
    held all;
    hold_nothing(&all);
    if (read_view(&all, &who, shapes, *of->from, &given.shapes) == 0 &&
        read_beside(&all, of, 2, margin, &given.margin, &given.each_margin) == 0 &&
        read_beside(&all, of, 3, velocity, &given.velocity, &given.each_velocity) == 0)
        made = packed_by(&all, lh_the_shape_aabbs, given.shapes.view.start.count, pack_bounds, &given);
    let_go(&all);
    return made;
}

/* Of poses, and vertices behind them. */
static lh_status pack_bounds_of_hulls(const void *given, float *columns, void *packed)
{
    const operand *const of = given;
    return lh_pack_aabbs_from_hulls((const lh_poses *)(const void *)&of[0],
                                    (const lh_vectors *)(const void *)&of[1], columns, packed);
}

static PyObject *bound_hulls(PyObject *self, PyObject *arguments, PyObject *keywords)
{
    static const subject of_poses = {"pack_aabbs_from_hulls", "poses", 1},
                         of_hull = {"pack_aabbs_from_hulls", "hull", 2};
    char *names[] = {(char[]){"poses"}, (char[]){"hull"}, NULL};
    PyObject *poses, *vertices, *made = NULL;
    (void)self;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "OO", names, &poses, &vertices))
        return NULL;
    held all;
    operand given[2];
    hold_nothing(&all);
    if (read_view(&all, &of_poses, poses, lh_the_shape_poses, &given[0]) == 0 &&
        read_view(&all, &of_hull, vertices, lh_the_shape_vectors, &given[1]) == 0)
        made = packed_by(&all, lh_the_shape_aabbs, given[0].view.start.count, pack_bounds_of_hulls, given);
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

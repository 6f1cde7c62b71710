/* The module: what is wrong in words, the choice of a backend, bits of hits. */
#include <stdarg.h>
#include <string.h>

#include "binding.h"
#include "texts.h"

/* ---- Refusals ----------------------------------------------------------------------------------------- */

/* As lh_status_text has it, but that Python's names do not begin with lh_. */
int refuse(const subject *of, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    PyObject *const words = PyUnicode_FromFormatV(format, values);
    va_end(values);
    if (words && of->position)
        PyErr_Format(PyExc_ValueError, "%s: argument %d (%s): %U", of->function, of->position, of->argument,
                     words);
    else if (words)
        PyErr_Format(PyExc_ValueError, "%s: %s: %U", of->function, of->argument, words);
    Py_XDECREF(words);
    return -1;
}

PyObject *refuse_status(lh_status status)
{
    const char *const text = lh_status_text(status);
    PyErr_SetString(PyExc_ValueError, strncmp(text, "lh_", 3) == 0 ? text + 3 : text);
    return NULL;
}

/* ---- Shapes ------------------------------------------------------------------------------------------- */

const char *layout_of(const lh_shape *shape)
{
#define SHAPE(name, argument)                                                                                \
    if (shape == lh_the_shape_##name)                                                                        \
        return LAYOUT_##name;
#include "lanehit/shapes.def"
    return "one number";
}

const char *packs_doubles_of(const lh_shape *shape)
{
#define DOUBLES(name, argument, rounding)                                                                    \
    if (shape == lh_the_shape_##name)                                                                        \
        return #name;
#include "lanehit/shapes.def"
    return NULL;
}

/* ---- Backends ----------------------------------------------------------------------------------------- */

static PyObject *isa_active(PyObject *self, PyObject *none)
{
    (void)self, (void)none;
    return PyUnicode_FromString(lh_isa_name(lh_isa_active()));
}

static PyObject *isa_available(PyObject *self, PyObject *none)
{
    (void)self, (void)none;
    PyObject *const all = PyList_New(0);
    for (lh_isa isa = 0; all && isa < LH_ISA_COUNT; isa++) {
        PyObject *const name = lh_isa_available(isa) ? PyUnicode_FromString(lh_isa_name(isa)) : NULL;
        if (name)
            PyList_Append(all, name);
        Py_XDECREF(name);
    }
    return all;
}

static PyObject *isa_select(PyObject *self, PyObject *name)
{
    (void)self;
    lh_isa isa = 0;
    while (isa < LH_ISA_COUNT &&
           !(PyUnicode_Check(name) && PyUnicode_CompareWithASCIIString(name, lh_isa_name(isa)) == 0))
        isa++;
    const lh_status status = lh_isa_select(isa);
    if (status != LH_OK)
        return refuse_status(status);
    return new_reference(Py_None);
}

/* ---- Bits of hits ------------------------------------------------------------------------------------- */

/* The words of bits of n results. */
static const uint64_t *read_bits(held *of, const char *function, PyObject *object, size_t n)
{
    const subject who = {function, "bits", 1};
    array bits;
    if (read_array(of, object, &bits) != 0) {
        PyErr_Clear();
        bits.holds = HOLDS_OTHER;
    }
    if (bits.holds != HOLDS_UINT64 || bits.axes != 1 || (bits.shape[0] > 1 && bits.strides[0] != 8)) {
        refuse(&who, "it is not an array of uint64, side by side");
        return NULL;
    }
    if ((size_t)bits.shape[0] < lh_hits_words(n)) {
        refuse(&who, "it has %zd words, and %zu results have %zu", bits.shape[0], n, lh_hits_words(n));
        return NULL;
    }
    return (const uint64_t *)(const void *)bits.data;
}

static PyObject *hits_count(PyObject *self, PyObject *arguments)
{
    (void)self;
    PyObject *object;
    Py_ssize_t n;
    if (!PyArg_ParseTuple(arguments, "On", &object, &n))
        return NULL;
    held both;
    hold_nothing(&both);
    const uint64_t *const bits = read_bits(&both, "hits_count", object, (size_t)n);
    PyObject *const count = bits ? PyLong_FromSize_t(lh_hits_count(bits, (size_t)n)) : NULL;
    let_go(&both);
    return count;
}

static PyObject *hits_to_indices(PyObject *self, PyObject *arguments)
{
    (void)self;
    PyObject *object;
    Py_ssize_t n;
    if (!PyArg_ParseTuple(arguments, "On", &object, &n))
        return NULL;
    held all;
    array into;
    const uint8_t none[2] = {0};
    hold_nothing(&all);
    const uint64_t *const bits = read_bits(&all, "hits_to_indices", object, (size_t)n);
    PyObject *made = bits ? new_columns(lh_hits_count(bits, (size_t)n), none, HOLDS_UINT32) : NULL;
    if (made && read_array(&all, made, &into) == 0)
        lh_hits_to_indices(bits, (size_t)n, (uint32_t *)(void *)into.data);
    let_go(&all);
    return made;
}

static PyObject *hits_nearest(PyObject *self, PyObject *arguments)
{
    (void)self;
    const subject who = {"hits_nearest", "t", 2};
    PyObject *object, *times, *nearest = NULL;
    array t;
    if (!PyArg_ParseTuple(arguments, "OO", &object, &times))
        return NULL;
    held all;
    hold_nothing(&all);
    if (read_array(&all, times, &t) != 0)
        PyErr_Clear();
    else if (t.holds == HOLDS_FLOAT && t.axes == 1 && (t.shape[0] <= 1 || t.strides[0] == 4)) {
        const size_t n = (size_t)t.shape[0];
        const uint64_t *const bits = read_bits(&all, "hits_nearest", object, n);
        const size_t at = bits ? lh_hits_nearest(bits, (const float *)(const void *)t.data, n) : n;
        if (bits && at == n)
            nearest = new_reference(Py_None);
        else if (bits)
            nearest = PyLong_FromSize_t(at);
    }
    let_go(&all);
    if (!nearest && !PyErr_Occurred())
        refuse(&who, "it is not an array of float32, side by side");
    return nearest;
}

/* ---- The module --------------------------------------------------------------------------------------- */

int add_function(PyObject *module, PyMethodDef *method, const void *data)
{
    PyObject *const self = PyLong_FromVoidPtr((void *)(uintptr_t)data);
    PyObject *const name = PyUnicode_FromString("lanehit");
    PyObject *const function = self && name ? PyCFunction_NewEx(method, self, name) : NULL;
    Py_XDECREF(self);
    Py_XDECREF(name);
    if (function && PyModule_AddObject(module, method->ml_name, function) == 0)
        return 0;
    Py_XDECREF(function);
    return -1;
}

static PyMethodDef methods[] = {
    {"isa_active", isa_active, METH_NOARGS, TEXT_isa_active},
    {"isa_available", isa_available, METH_NOARGS, TEXT_isa_available},
    {"isa_select", isa_select, METH_O, TEXT_isa_select},
    {"hits_count", hits_count, METH_VARARGS, TEXT_hits_count},
    {"hits_to_indices", hits_to_indices, METH_VARARGS, TEXT_hits_to_indices},
    {"hits_nearest", hits_nearest, METH_VARARGS, TEXT_hits_nearest},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "lanehit._lanehit", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__lanehit(void);

PyMODINIT_FUNC PyInit__lanehit(void)
{
    PyObject *const module = PyModule_Create(&definition);
    if (module && begin_arrays() == 0 && add_queries(module) == 0 && add_packing(module) == 0 &&
        add_pairs(module) == 0 && add_volumes(module) == 0 && add_kdops(module) == 0 &&
        PyModule_AddIntConstant(module, "PAIRS_STEPS", LH_PAIRS_STEPS) == 0 &&
        PyModule_AddStringConstant(module, "__version__", lh_version()) == 0)
        return module;
    Py_XDECREF(module);
    return NULL;
}

/* What Python calls shapes, in parts. An operand is
 *     an array (n, k): n elements of k numbers; axes behind the first are taken together, so (n, 3, 3) is (n, 9)
 *     an array (k): one element; where an element is a single number, n of them, and a float is one
 *     a structured array: its fields of floats, in their order
 *     a tuple of parts, which have some numbers of every element each: columns (n), vectors (n, 3), numbers of one
 *         element. None leaves out what may be left out. A part of uint32 is an index: of elements, (m), or for a mesh,
 *         whose parts are the vertices, of the corners of its triangles, (m, 3). */
#include "operands.h"

#include <string.h>

enum { NO_COUNT = -1 };

static int refuse_type(const subject *who, PyObject *object, char holds, const components *all,
                       const lh_shape *shape)
{
    if (all->holds == HOLDS_DOUBLE && holds == HOLDS_FLOAT)
        return refuse(who, "it holds float32, not float64");
    const char *const packer = packs_doubles_of(shape);
    if (holds == HOLDS_DOUBLE && packer) /* to nearest, contacts may be lost: so not without being asked */
        return refuse(who,
                      "it holds float64, not float32: pack_%s_from_doubles rounds outwards what can be, "
                      "astype(numpy.float32) to nearest",
                      packer);
    if (holds == HOLDS_DOUBLE)
        return refuse(who, "it holds float64, not float32: astype(numpy.float32) rounds to nearest");
    PyObject *type = PyObject_GetAttrString(object, "dtype");
    if (!type) {
        PyErr_Clear();
        type = PyObject_GetAttrString((PyObject *)Py_TYPE(object), "__name__");
    }
    PyObject *const name = type ? PyObject_Str(type) : NULL;
    PyObject *const words = name ? PyUnicode_AsUTF8String(name) : NULL;
    refuse(who, "it holds %s: shapes are arrays of float32, an index is one of uint32",
           words ? PyBytes_AsString(words) : "something else");
    Py_XDECREF(words);
    Py_XDECREF(name);
    Py_XDECREF(type);
    return -1;
}

static int has_count(const subject *who, components *all, Py_ssize_t count)
{
    if (all->count == NO_COUNT)
        all->count = count;
    if (all->count == count)
        return 0;
    return refuse(who, "one part has %zd element%s, another %zd", all->count, all->count == 1 ? "" : "s",
                  count);
}

static int add_component(const subject *who, components *all, const char *first, Py_ssize_t stride)
{
    if (all->many == MOST_COMPONENTS)
        return refuse(who, "an element has more than %d numbers", LH_MOST_ARRAYS);
    all->first[all->many] = first;
    all->stride[all->many++] = stride;
    return 0;
}

/* How many numbers an element has; too many for any shape where that does not matter. */
static Py_ssize_t numbers_of(const array *a, int elements)
{
    Py_ssize_t many = 1;
    for (int k = elements; k < a->axes; k++)
        many = many > MOST_COMPONENTS || a->shape[k] > MOST_COMPONENTS ? MOST_COMPONENTS + 1
                                                                       : many * a->shape[k];
    return many;
}

/* Where a number of the first element is, counted in the order of the axes behind those of elements. */
static const char *component_at(const array *a, int elements, Py_ssize_t number)
{
    const char *at = a->data;
    for (int k = a->axes - 1; k > elements; k--) {
        at += number % a->shape[k] * a->strides[k];
        number /= a->shape[k];
    }
    return a->axes > elements ? at + number * a->strides[elements] : at;
}

/* elements: how many axes number elements, 1 or 0. */
static int add_array(const subject *who, components *all, const array *a, int elements)
{
    const Py_ssize_t count = elements ? a->shape[0] : 1;
    const Py_ssize_t stride = count > 1 ? a->strides[0] : 0;
    if (has_count(who, all, count) != 0)
        return -1;
    if (count > 1 && stride == 0)
        return refuse(who, "it repeats one element: pass that alone");
    if ((size_t)stride > UINT32_MAX) /* what is negative is, too */
        return refuse(who, "its stride is negative, or more than 2^32 bytes: pass a copy");
    const Py_ssize_t many = numbers_of(a, elements);
    for (Py_ssize_t number = 0; number < many; number++)
        if (add_component(who, all, component_at(a, elements, number), stride) != 0)
            return -1;
    return 0;
}

static int add_number(held *of, const subject *who, components *all, PyObject *object)
{
    const double number = PyFloat_AsDouble(object);
    if ((number == -1 && PyErr_Occurred()) || has_count(who, all, 1) != 0)
        return -1;
    if (of->numbers == MOST_NUMBERS)
        return refuse(who, "it has too many numbers");
    number_kept *const kept = &of->room.number[of->numbers++];
    if (all->holds == HOLDS_DOUBLE)
        kept->as_double = number;
    else
        kept->as_float = (float)number;
    return add_component(who, all, (const char *)kept, 0);
}

/* The fields of floats; others are not the library's business. */
static int add_fields(held *of, const subject *who, components *all, PyObject *structs, const lh_shape *shape,
                      int elements)
{
    PyObject *const type = hold(of, PyObject_GetAttrString(structs, "dtype"));
    PyObject *const names = type ? hold(of, PyObject_GetAttrString(type, "names")) : NULL;
    if (!names || !PyTuple_Check(names)) {
        PyErr_Clear();
        return refuse_type(who, structs, HOLDS_STRUCTS, all, shape);
    }
    for (Py_ssize_t k = 0; k < PyTuple_Size(names); k++) {
        PyObject *const field = hold(of, PyObject_GetItem(structs, PyTuple_GetItem(names, k)));
        array a;
        if (!field)
            return -1;
        if (read_array(of, field, &a) != 0)
            PyErr_Clear(); /* such as a date, which buffers do not have */
        else if (a.holds == HOLDS_FLOAT || a.holds == HOLDS_DOUBLE) {
            if (a.holds != all->holds)
                return refuse_type(who, field, a.holds, all, shape);
            if (add_array(who, all, &a, elements) != 0)
                return -1;
        }
    }
    return 0;
}

static int add_index(const subject *who, components *all, const array *a)
{
    if (all->has_index || a->axes < 1 || a->axes > 2)
        return refuse(who, "an index is one array of uint32, (n), or (n, 3) for a mesh");
    if (a->shape[0] > 1 && (a->strides[0] <= 0 || (size_t)a->strides[0] > UINT32_MAX))
        return refuse(who, "the stride of its index is negative, 0, or more than 2^32 bytes: pass a copy");
    all->has_index = 1;
    all->index = *a;
    return 0;
}

static int add_part(held *of, const subject *who, components *all, PyObject *object, const lh_shape *shape,
                    int is_alone)
{
    if (PyFloat_Check(object) || PyLong_Check(object))
        return add_number(of, who, all, object);
    if (object == Py_None)
        return add_component(who, all, NULL, 0);
    array a;
    if (read_array(of, object, &a) != 0) {
        PyErr_Clear();
        return refuse_type(who, object, HOLDS_OTHER, all, shape);
    }
    if (a.holds == HOLDS_STRUCTS)
        return add_fields(of, who, all, object, shape, a.axes > 0);
    if (a.holds == HOLDS_UINT32 && !is_alone)
        return add_index(who, all, &a);
    if (a.holds != all->holds)
        return refuse_type(who, object, a.holds, all, shape);
    /* A part of one axis is a column. Alone it is an element, unless that is a single number. */
    return add_array(who, all, &a, a.axes > 0 && !(is_alone && a.axes == 1 && shape->arrays > 1));
}

int read_components(held *of, const subject *who, PyObject *object, const lh_shape *shape, components *all)
{
    all->count = NO_COUNT;
    all->many = all->has_index = 0;
    if (PyTuple_Check(object) || PyList_Check(object)) {
        for (Py_ssize_t k = 0; k < PySequence_Size(object); k++) {
            PyObject *const part = hold(of, PySequence_GetItem(object, k)); /* a list may change meanwhile */
            if (!part || add_part(of, who, all, part, shape, 0) != 0)
                return -1;
        }
    } else if (add_part(of, who, all, object, shape, 1) != 0)
        return -1;
    return all->count == NO_COUNT ? refuse(who, "it has no elements") : 0;
}

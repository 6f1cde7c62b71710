/* The parts of an operand become a view of the library. */
#include <string.h>

#include "operands.h"

/* ---- Where the components belong ---------------------------------------------------------------------- */

static int refuse_components(const subject *who, const components *all, const lh_shape *shape)
{
    return refuse(who, "an element has %d number%s; it takes %s", all->many, all->many == 1 ? "" : "s",
                  layout_of(shape));
}

/* How many arrays there are with one alternative alone. */
static int arrays_of_one_alternative(const lh_shape *shape)
{
    int has_one = 0, arrays = 0;
    for (unsigned g = 0; g < shape->groups; g++) {
        const int is_alternative = shape->group[g].presence == LH_ALTERNATIVE;
        arrays += is_alternative && has_one ? 0 : (int)shape->group[g].arrays;
        has_one |= is_alternative;
    }
    return arrays;
}

/* at[k]: the component that is array k of the view, -1: there is none. Groups come in their order. Those that may be
 * missing are left out from the end, or by a None. There is one alternative, unless the parts are too many for that. */
static int place(const subject *who, const components *all, const lh_shape *shape, int at[LH_MOST_ARRAYS])
{
    const int is_one_enough = all->many <= arrays_of_one_alternative(shape);
    int has_one = 0, next = 0;
    for (unsigned g = 0; g < shape->groups; g++) {
        const lh_group *const group = &shape->group[g];
        const int is_passed_over = group->presence == LH_ALTERNATIVE && has_one && is_one_enough;
        const int is_none = !is_passed_over && next < all->many && !all->first[next];
        const int is_there = !is_passed_over && !is_none && next < all->many;
        next += is_none;
        has_one |= is_there && group->presence == LH_ALTERNATIVE;
        if (!is_there && group->presence == LH_NEEDED)
            return refuse_components(who, all, shape);
        for (unsigned k = group->first; k < group->first + group->arrays; k++) {
            if (is_there && (next == all->many || !all->first[next]))
                return refuse_components(who, all, shape);
            at[k] = is_there ? next++ : -1;
        }
    }
    return next == all->many ? 0 : refuse_components(who, all, shape);
}

static int is_mesh(const components *all)
{
    return all->has_index && all->index.axes == 2;
}

/* Its components are the same for each group, and each has an index of its own. */
static int place_mesh(const subject *who, const components *all, const lh_shape *shape,
                      int at[LH_MOST_ARRAYS])
{
    if (shape->groups < 2 || !shape->group[1].own_index || all->index.shape[1] != (Py_ssize_t)shape->groups)
        return refuse(who, "its index has the axes (%zd, %zd)", all->index.shape[0], all->index.shape[1]);
    if (all->many != (int)shape->group[0].arrays)
        return refuse(who, "a vertex has %d numbers, not %u", all->many, shape->group[0].arrays);
    for (unsigned k = 0; k < shape->arrays; k++)
        at[k] = (int)(k % shape->group[0].arrays);
    return 0;
}

/* Calls read what an index says, so what it says is looked at here. */
static int check_index(const subject *who, const components *all)
{
    const array *const index = &all->index;
    const Py_ssize_t columns = index->axes == 2 ? index->shape[1] : 1;
    uint32_t largest = 0;
    for (Py_ssize_t k = 0; k < columns; k++) {
        const char *at = index->data + (index->axes == 2 ? k * index->strides[1] : 0);
        for (Py_ssize_t i = 0; i < index->shape[0]; i++, at += index->strides[0]) {
            uint32_t number;
            memcpy(&number, at, sizeof number);
            largest = number > largest ? number : largest;
        }
    }
    if (index->shape[0] > 0 && (size_t)largest >= (size_t)all->count)
        return refuse(who, "its index has %zu, of %zd element%s", (size_t)largest, all->count,
                      all->count == 1 ? "" : "s");
    return 0;
}

static int place_all(held *of, const subject *who, PyObject *object, const lh_shape *shape, components *all,
                     int at[LH_MOST_ARRAYS])
{
    if (read_components(of, who, object, shape, all) != 0)
        return -1;
    if ((is_mesh(all) ? place_mesh(who, all, shape, at) : place(who, all, shape, at)) != 0)
        return -1;
    return all->has_index ? check_index(who, all) : 0;
}

/* ---- Views -------------------------------------------------------------------------------------------- */

/* 0 where that is how an array lies by itself, so that calls see that nothing has to be copied. */
static uint32_t stride_in_view(Py_ssize_t stride, Py_ssize_t size)
{
    return stride == size ? 0 : (uint32_t)stride;
}

static void set_elements(const components *all, size_t *count, const uint32_t **index, uint32_t *index_stride)
{
    *count = (size_t)(all->has_index ? all->index.shape[0] : all->count);
    *index = all->has_index ? (const uint32_t *)(const void *)all->index.data : NULL;
    *index_stride = all->has_index && *count > 1 ? stride_in_view(all->index.strides[0], sizeof **index) : 0;
}

static uint32_t *stride_at(operand *made, const lh_group *group)
{
    return (uint32_t *)(void *)(made->room + group->stride);
}

/* Groups may share a stride: then that of the first counts. */
enum { NO_STRIDE = 1 };

static int set_group(const subject *who, const components *all, const lh_group *group,
                     const int at[LH_MOST_ARRAYS], operand *made)
{
    uint32_t *const stride = stride_at(made, group);
    for (unsigned k = group->first; k < group->first + group->arrays && at[k] >= 0; k++) {
        const uint32_t its = stride_in_view(all->stride[at[k]], sizeof(float));
        if (*stride == NO_STRIDE)
            *stride = its;
        if (*stride != its)
            return refuse(who, "its parts have different strides: pass one array");
        made->view.array[k] = (const float *)(const void *)all->first[at[k]];
    }
    return 0;
}

int read_view(held *of, const subject *who, PyObject *object, const lh_shape *shape, operand *made)
{
    components all;
    int at[LH_MOST_ARRAYS];
    all.holds = HOLDS_FLOAT;
    if (place_all(of, who, object, shape, &all, at) != 0)
        return -1;
    memset(made, 0, shape->size);
    lh_view_start *const start = &made->view.start;
    for (unsigned g = 0; g < shape->groups; g++)
        *stride_at(made, &shape->group[g]) = NO_STRIDE;
    for (unsigned g = 0; g < shape->groups; g++) {
        const lh_group *const group = &shape->group[g];
        if (set_group(who, &all, group, at, made) != 0)
            return -1;
        if (is_mesh(&all) && group->own_index)
            *(const uint32_t **)(void *)(made->room + group->own_index) =
                (const uint32_t *)(const void *)(all.index.data + (Py_ssize_t)g * all.index.strides[1]);
    }
    for (unsigned g = 0; g < shape->groups; g++)
        if (*stride_at(made, &shape->group[g]) == NO_STRIDE)
            *stride_at(made, &shape->group[g]) = 0;
    set_elements(&all, &start->count, &start->index, &start->index_stride);
    return 0;
}

int read_doubles(held *of, const subject *who, PyObject *object, const lh_shape *shape, operand *made)
{
    components all;
    int at[LH_MOST_ARRAYS];
    all.holds = HOLDS_DOUBLE;
    if (place_all(of, who, object, shape, &all, at) != 0)
        return -1;
    if (is_mesh(&all))
        return refuse(who, "a mesh is not packed from float64: pack its vertices");
    lh_doubles *const doubles = &made->doubles;
    memset(doubles, 0, sizeof *doubles);
    for (unsigned k = 0; k < shape->arrays; k++)
        if (at[k] >= 0) {
            doubles->array[k] = (const double *)(const void *)all.first[at[k]];
            doubles->stride[k] = stride_in_view(all.stride[at[k]], sizeof(double));
        }
    set_elements(&all, &doubles->count, &doubles->index, &doubles->index_stride);
    return 0;
}

int is_one_array(const lh_shape *shape, unsigned present)
{
    const subject nobody = {"", "", 0};
    int at[LH_MOST_ARRAYS] = {0};
    components all = {.many = 0};
    for (unsigned k = 0; k < shape->arrays; k++)
        if (present >> k & 1)
            all.first[all.many++] = "";
    if (place(&nobody, &all, shape, at) != 0) {
        PyErr_Clear();
        return 0;
    }
    unsigned placed = 0;
    for (unsigned k = 0; k < shape->arrays; k++)
        placed |= at[k] >= 0 ? 1u << k : 0;
    return placed == present;
}

/* A moving box and a triangle: when they first touch, by the thirteen axes that may separate them, and along which. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_TRIANGLE_TOUCH_H
#define LANEHIT_SRC_SCALAR_REFERENCE_TRIANGLE_TOUCH_H

#include "reference_axis_times.h"
#include "reference_triangle_obb.h"

/* As the box sees it, from its centre. */
typedef struct triangle_ahead {
    vector3 vertex[3];
    vector3 low, high;       /* along the axes of the box, how far the triangle is from it */
    vector3 half;            /* of the box, padded for axes that are not its own */
    vector3 velocity, doubt; /* of the box */
} triangle_ahead;

static inline vector3 half_for_products(vector3 half, const vector3 *vertex)
{
    vector3 furthest =
        max_each(magnitude_each(vertex[2]), max_each(magnitude_each(vertex[1]), magnitude_each(vertex[0])));
    return add(scale(half, 1.0f + 16.0f * unit_roundoff), scale(furthest, 16.0f * unit_roundoff));
}

static inline void add_faces(touch_search *s, const triangle_ahead *t)
{
    add_axis_between(s, (vector3){1.0f, 0.0f, 0.0f}, t->low.x, t->high.x, t->velocity.x, t->doubt.x);
    add_axis_between(s, (vector3){0.0f, 1.0f, 0.0f}, t->low.y, t->high.y, t->velocity.y, t->doubt.y);
    add_axis_between(s, (vector3){0.0f, 0.0f, 1.0f}, t->low.z, t->high.z, t->velocity.z, t->doubt.z);
}

static inline void add_plane(touch_search *s, const triangle_ahead *t, vector3 half_normal)
{
    vector3 size = magnitude_each(half_normal);
    vector3 normal = scale(half_normal, 1.0f / max(max(size.x, size.y), size.z));
    const float at[3] = {dot(normal, t->vertex[0]), dot(normal, t->vertex[1]), dot(normal, t->vertex[2])};
    float reach = dot(t->half, magnitude_each(normal)) + 0x1p-126f;
    float doubt = dot(t->doubt, magnitude_each(normal)) + (t->doubt.x + t->doubt.y + t->doubt.z) * 0x1p-40f;
    add_axis_between(s, normal, lowest(at) - reach, highest(at) + reach, dot(normal, t->velocity), doubt);
}

/* An edge, the vertex where it begins, and half a normal that it is part of; beside a box that moves. */
typedef struct edge_ahead {
    vector3 edge, vertex, half_normal;
    vector3 half, velocity, doubt;
} edge_ahead;

/* The product with x. The triangle reaches as far as the component of half its normal to either side of the middle. */
static inline void add_product(touch_search *s, vector3 axis, const edge_ahead *a)
{
    float y = fabsf(a->edge.y), z = fabsf(a->edge.z);
    float middle = (a->edge.y * a->vertex.z - a->edge.z * a->vertex.y) + a->half_normal.x;
    float reach = (a->half.y * z + a->half.z * y) + fabsf(a->half_normal.x);
    float speed = a->edge.y * a->velocity.z - a->edge.z * a->velocity.y;
    add_axis_about(s, axis, middle, reach, speed, a->doubt.y * z + a->doubt.z * y);
}

/* With y for x, z for y and x for z. */
static inline vector3 from_y(vector3 v)
{
    return (vector3){v.y, v.z, v.x};
}

static inline void add_products(touch_search *s, edge_ahead a)
{
    vector3 e = a.edge;
    const vector3 axis[3] = {{0.0f, -e.z, e.y}, {e.z, 0.0f, -e.x}, {-e.y, e.x, 0.0f}};
    for (int i = 0; i < 3; i++) {
        add_product(s, axis[i], &a);
        a = (edge_ahead){from_y(a.edge), from_y(a.vertex),   from_y(a.half_normal),
                         from_y(a.half), from_y(a.velocity), from_y(a.doubt)};
    }
}

static inline void search_triangle(touch_search *s, const triangle_ahead *t, float t_max)
{
    const vector3 *v = t->vertex;
    const vector3 edge[3] = {subtract(v[1], v[0]), subtract(v[2], v[1]), subtract(v[0], v[2])};
    vector3 half_ab = scale(edge[0], 0.5f);
    vector3 half_normal = cross(half_ab, edge[1]), of_ca = cross(edge[2], half_ab);
    add_faces(s, t);
    add_plane(s, t, half_normal);
    for (int k = 0; k < 3; k++)
        add_products(
            s, (edge_ahead){edge[k], v[k], k == 2 ? of_ca : half_normal, t->half, t->velocity, t->doubt});
    search_up_to(s, t_max);
}

/* ---- What is told of it -------------------------------------------------------------------------------- */

typedef struct triangle_touch {
    int hit;
    float toi;
    vector3 normal;
} triangle_touch;

static const triangle_touch no_touch = {0, INFINITY, {0.0f, 0.0f, 0.0f}};

/* A sum of all coordinates is a number if each is, but for those so large that nothing is said of them. */
static inline int is_number(const triangle_ahead *t)
{
    vector3 all = add(add(t->vertex[0], t->vertex[1]), add(t->vertex[2], t->velocity));
    float sum = all.x + all.y + all.z;
    return sum == sum;
}

static inline vector3 towards_box(const triangle_ahead *t, vector3 axis)
{
    const float at[3] = {dot(axis, t->vertex[0]), dot(axis, t->vertex[1]), dot(axis, t->vertex[2])};
    return lowest(at) >= -highest(at) ? opposite(axis) : axis;
}

static inline vector3 normal_of_contact(triangle t, oriented_box b)
{
    gridded_pair p = gridded_pair_of(t, b);
    vector3 plane_normal;
    return normal_along(b, best_axis_of(&p, &plane_normal).axis);
}

/* The box is the same once more, for the contact at the start. */
static inline triangle_touch touch_of_triangle(const triangle_ahead *ahead, int is_there, oriented_box b,
                                               triangle t, float t_max)
{
    touch_search s = {.axes = 0};
    search_triangle(&s, ahead, t_max);
    if (!is_there || !is_number(ahead) || !is_found(&s))
        return no_touch;
    float toi = time_found(&s);
    if (toi == 0.0f)
        return (triangle_touch){1, toi, normal_of_contact(t, b)};
    vector3 along = rotate(rotate_axes(b.rotation), towards_box(ahead, axis_found(&s)));
    return (triangle_touch){1, toi, direction_of(along)};
}

#endif

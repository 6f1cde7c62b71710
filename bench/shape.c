#include <math.h>

#include "description/query.h"
#include "kdop_slabs.h"
#include "workload.h"

/* ---- Drawing ---- */

static const float origin[3] = {0.0f, 0.0f, 0.0f};

static void draw_point(dice *d, const float centre[3], float spread, float *point)
{
    for (size_t axis = 0; axis < 3; axis++)
        point[axis] = centre[axis] + dice_between(d, -spread, spread);
}

static void draw_place(dice *d, const float place[3], range size, float *element)
{
    (void)d, (void)size;
    for (size_t axis = 0; axis < 3; axis++)
        element[axis] = place[axis];
}

static void draw_sphere(dice *d, const float place[3], range size, float *element)
{
    draw_place(d, place, size, element);
    element[3] = dice_between(d, size.low, size.high);
}

/* The centroid is at the place, so that a triangle of any shape can be hit. */
static void draw_triangle(dice *d, const float place[3], range size, float *element)
{
    for (size_t vertex = 0; vertex < 3; vertex++)
        draw_point(d, origin, size.high, element + 3 * vertex);
    for (size_t axis = 0; axis < 3; axis++) {
        const float centroid = (element[axis] + element[3 + axis] + element[6 + axis]) / 3.0f;
        for (size_t vertex = 0; vertex < 3; vertex++)
            element[3 * vertex + axis] += place[axis] - centroid;
    }
}

static void draw_box(dice *d, const float place[3], range size, float *element)
{
    for (size_t axis = 0; axis < 3; axis++) {
        const float half = dice_between(d, size.low, size.high);
        element[axis] = place[axis] - half;
        element[3 + axis] = place[axis] + half;
    }
}

static void draw_segment(dice *d, const float place[3], range size, float *element)
{
    for (size_t axis = 0; axis < 3; axis++) {
        const float half = dice_between(d, -size.high, size.high);
        element[axis] = place[axis] - half;
        element[3 + axis] = place[axis] + half;
    }
}

static void draw_capsule(dice *d, const float place[3], range size, float *element)
{
    draw_segment(d, place, size, element);
    element[6] = dice_between(d, size.low, size.high);
}

/* Through the place, any way. */
static void draw_plane(dice *d, const float place[3], range size, float *element)
{
    (void)size;
    draw_point(d, origin, 1.0f, element);
    element[3] = element[0] * place[0] + element[1] * place[1] + element[2] * place[2];
}

/* Turned any way: around the place, opposite planes each at a distance of a size. */
static void draw_frustum(dice *d, const float place[3], range size, float *element)
{
    for (float *plane = element; plane < element + 4 * FRUSTUM_PLANES; plane += 8) {
        float *opposite = plane + 4;
        draw_point(d, origin, 1.0f, plane);
        const float length = sqrtf(plane[0] * plane[0] + plane[1] * plane[1] + plane[2] * plane[2]);
        const float height = plane[0] * place[0] + plane[1] * place[1] + plane[2] * place[2];
        plane[3] = height + length * dice_between(d, size.low, size.high);
        opposite[3] = length * dice_between(d, size.low, size.high) - height;
        for (size_t axis = 0; axis < 3; axis++)
            opposite[axis] = -plane[axis];
    }
}

/* Turned any way: centre, half extents, rotation. */
static void draw_obb(dice *d, const float place[3], range size, float *element)
{
    for (size_t axis = 0; axis < 3; axis++) {
        element[axis] = place[axis];
        element[3 + axis] = dice_between(d, size.low, size.high);
    }
    for (size_t k = 6; k < 10; k++)
        element[k] = dice_between(d, -1.0f, 1.0f);
}

/* Turned any way. */
static void draw_pose(dice *d, const float place[3], range size, float *element)
{
    draw_place(d, place, size, element);
    for (size_t k = 3; k < 7; k++)
        element[k] = dice_between(d, -1.0f, 1.0f);
}

void draw_rest(dice *d, float *below, float *box)
{
    const float *q = below + 6, along = dice_between(d, -1.0f, 1.0f), across = dice_between(d, -1.0f, 1.0f);
    const float w = q[3], per = 2.0f / (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + w * w);
    below[3] *= 4.0f;
    below[4] *= 4.0f;
    const float v[3] = {along * below[3] * 0.25f, across * below[4] * 0.25f,
                        below[5] + box[5] + dice_between(d, -0.01f, 0.01f)};
    for (size_t axis = 0; axis < 3; axis++) {
        const size_t next = (axis + 1) % 3, last = (axis + 2) % 3;
        const float whole = q[0] * v[0] + q[1] * v[1] + q[2] * v[2];
        const float turned = w * (w * v[axis] + q[next] * v[last] - q[last] * v[next]) + q[axis] * whole;
        box[axis] = below[axis] + turned * per - v[axis];
    }
    const float turn[2] = {dice_between(d, -1.0f, 1.0f), dice_between(d, 0.25f, 1.0f)};
    box[6] = q[0] * turn[1] + q[1] * turn[0];
    box[7] = q[1] * turn[1] - q[0] * turn[0];
    box[8] = q[2] * turn[1] + w * turn[0];
    box[9] = w * turn[1] - q[2] * turn[0];
}

/* Columns of any directions. */
static void draw_ellipsoid(dice *d, const float place[3], range size, float *element)
{
    draw_place(d, place, size, element);
    for (size_t column = 3; column < 12; column += 3)
        draw_point(d, origin, size.high, element + column);
}

/* About the place, along each direction by a size. */
static void draw_kdop(dice *d, const float place[3], range size, float *element)
{
    for (size_t k = 0; k < KDOP_DIRECTIONS; k++) {
        const int *const n = kdop_slabs[k].direction;
        const float along = (float)n[0] * place[0] + (float)n[1] * place[1] + (float)n[2] * place[2];
        const float half = dice_between(d, size.low, size.high);
        element[kdop_slabs[k].low] = along - half;
        element[kdop_slabs[k].high] = along + half;
    }
}

/* From anywhere around, through the place, at t = 1: origin, dir, inv_dir, t_min, t_max. */
static void draw_ray(dice *d, const float place[3], range size, float *element)
{
    (void)size;
    draw_point(d, origin, 8.0f, element + 3);
    for (size_t axis = 0; axis < 3; axis++) {
        element[axis] = place[axis] - element[3 + axis];
        element[6 + axis] = 1.0f / element[3 + axis];
    }
    element[9] = 0.0f;
    element[10] = dice_between(d, 1.0f, 4.0f);
}

/* ---- Views ---- */

static int is_packed(const operand *o)
{
    return o->stride == sizeof(float);
}

/* MAKER_OF(planes, (c[0], o->stride, o->count), c[0], c[1], c[2], c[3]) is make_planes, of structs or columns. */
#define MAKER_OF(name, structs, ...)                                                                         \
    static void make_##name(any_view *view, const operand *o, size_t column, unsigned options)               \
    {                                                                                                        \
        const float *const *c = o->column + column;                                                          \
        (void)options;                                                                                       \
        lh_##name v = is_packed(o) ? lh_##name##_soa(o->count, __VA_ARGS__) : lh_##name##_aos structs;       \
        view->name = o->index ? lh_##name##_indexed(v, o->index, o->index_stride, o->count) : v;             \
    }
#define MAKER(name, ...) MAKER_OF(name, (c[0], o->stride, o->count), __VA_ARGS__)
MAKER(aabbs, c[0], c[1], c[2], c[3], c[4], c[5])
MAKER(spheres, c[0], c[1], c[2], c[3])
MAKER(triangles, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8])
MAKER(segments, c[0], c[1], c[2], c[3], c[4], c[5])
MAKER(capsules, c[0], c[1], c[2], c[3], c[4], c[5], c[6])
MAKER(cylinders, c[0], c[1], c[2], c[3], c[4], c[5], c[6])
MAKER(ellipsoids, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], c[9], c[10], c[11])
MAKER(planes, c[0], c[1], c[2], c[3])
MAKER(vectors, c[0], c[1], c[2])
MAKER(numbers, c[0])
MAKER(poses, c[0], c[1], c[2], c[3], c[4], c[5], c[6])
MAKER(obbs, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], c[9])
MAKER_OF(kdops, (c[0], 26, o->stride, o->count), c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], c[9],
         c[10], c[11], c[12], c[13], c[14], c[15], c[16], c[17], c[18], c[19], c[20], c[21], c[22], c[23],
         c[24], c[25])

/* The columns lie at equal distances, so that those of one plane and of the next are a stride apart. */
static void make_frustum(any_view *view, const operand *o, size_t column, unsigned options)
{
    const float *const *c = o->column + column;
    (void)options;
    view->planes = lh_planes_soa(FRUSTUM_PLANES, c[0], c[1], c[2], c[3]);
    view->planes.stride = (uint32_t)((uintptr_t)c[4] - (uintptr_t)c[0]);
}

lh_vectors hull_of_workloads(void)
{
    static float vertex[3][HULL_VERTICES];
    for (size_t k = 0; k < HULL_VERTICES; k++) {
        const double golden_angle = 2.399963229728653, z = 1.0 - (2.0 * (double)k + 1.0) / HULL_VERTICES;
        vertex[0][k] = (float)(sqrt(1.0 - z * z) * cos(golden_angle * (double)k));
        vertex[1][k] = (float)(sqrt(1.0 - z * z) * sin(golden_angle * (double)k));
        vertex[2][k] = (float)z;
    }
    return lh_vectors_soa(HULL_VERTICES, vertex[0], vertex[1], vertex[2]);
}

static void make_hull(any_view *view, const operand *o, size_t column, unsigned options)
{
    (void)o, (void)column, (void)options;
    view->vectors = hull_of_workloads();
}

/* A dart. */
static void make_polygon(any_view *view, const operand *o, size_t column, unsigned options)
{
    static const float corner[][3] = {{0, -0.5f, 0}, {1, -1, 0.25f}, {0, 1, 0}, {-1, -1, -0.25f}};
    (void)o, (void)column, (void)options;
    view->vectors = lh_vectors_aos(corner[0], sizeof *corner, POLYGON_VERTICES);
}

/* Of a cube about the origin. */
static void make_faces(any_view *view, const operand *o, size_t column, unsigned options)
{
    static const float plane[FRUSTUM_PLANES][4] = {{1, 0, 0, 1},  {-1, 0, 0, 1}, {0, 1, 0, 1},
                                                   {0, -1, 0, 1}, {0, 0, 1, 1},  {0, 0, -1, 1}};
    (void)o, (void)column, (void)options;
    view->planes = lh_planes_aos(plane[0], sizeof plane[0], FRUSTUM_PLANES);
}

/* Structs hold both the direction and its reciprocal, so that lh_rays_inverse_aos does not fit them. */
static lh_rays rays_by_inverse(const operand *o, const float *const *c)
{
    lh_rays v = lh_rays_inverse_soa(o->count, c[0], c[1], c[2], c[6], c[7], c[8]);
    v.stride = o->stride;
    return v;
}

static void make_rays(any_view *view, const operand *o, size_t column, unsigned options)
{
    const float *const *c = o->column + column;
    lh_rays v = options & GIVE_INVERSE ? rays_by_inverse(o, c)
                : is_packed(o)         ? lh_rays_soa(o->count, c[0], c[1], c[2], c[3], c[4], c[5])
                                       : lh_rays_aos(c[0], o->stride, o->count);
    if (options & GIVE_LIMIT)
        v = lh_rays_limited(v, NULL, c[10], o->stride);
    view->rays = o->index ? lh_rays_indexed(v, o->index, o->index_stride, o->count) : v;
}

/* ---- By kind ---- */

static const struct {
    void (*draw)(dice *d, const float place[3], range size, float *element);
    make_view *make;
} shapes[LH_KINDS] = {
    [LH_KIND_AABBS] = {draw_box, make_aabbs},
    [LH_KIND_SPHERES] = {draw_sphere, make_spheres},
    [LH_KIND_TRIANGLES] = {draw_triangle, make_triangles},
    [LH_KIND_SEGMENTS] = {draw_segment, make_segments},
    [LH_KIND_CAPSULES] = {draw_capsule, make_capsules},
    [LH_KIND_CYLINDERS] = {draw_capsule, make_cylinders},
    [LH_KIND_ELLIPSOIDS] = {draw_ellipsoid, make_ellipsoids},
    [LH_KIND_KDOPS] = {draw_kdop, make_kdops},
    [LH_KIND_PLANES] = {draw_plane, make_planes},
    [LH_KIND_FRUSTUM] = {draw_frustum, make_frustum},
    [LH_KIND_OBBS] = {draw_obb, make_obbs},
    [LH_KIND_POSES] = {draw_pose, make_poses},
    [LH_KIND_HULL] = {NULL, make_hull},
    [LH_KIND_HULL_FACES] = {NULL, make_faces},
    [LH_KIND_POLYGON] = {NULL, make_polygon},
    [LH_KIND_RAYS] = {draw_ray, make_rays},
    [LH_KIND_POINTS] = {draw_place, make_vectors},
    [LH_KIND_MARGINS] = {NULL, make_numbers},
    [LH_KIND_VECTORS] = {NULL, make_vectors},
    [LH_KIND_VECTORS_OR_REST] = {NULL, make_vectors},
    [LH_KIND_DIRECTIONS] = {NULL, make_vectors},
};

make_view *maker_of(unsigned kind)
{
    return shapes[kind].make;
}

int is_motion(unsigned kind)
{
    return !shapes[kind].draw;
}

int is_set(unsigned kind)
{
    return lh_kinds[kind].role == LH_SET;
}

static size_t arrays_of(unsigned kind)
{
    if (kind == LH_KIND_NONE)
        return 0;
    return lh_kinds[kind].shape->arrays * (is_set(kind) ? FRUSTUM_PLANES : 1);
}

size_t columns_of(material m)
{
    return arrays_of(m.shape) + arrays_of(m.motion);
}

/* What has to move reaches its place before t = 1; what need not move is there at t = 0, and moves little. */
void draw_element(dice *d, material m, const float centre[3], float spread, float *element)
{
    float start[3] = {centre[0], centre[1], centre[2]}, place[3];
    if (m.motion == LH_KIND_MARGINS) {
        element[arrays_of(m.shape)] = dice_between(d, 0.0f, 0.125f);
    } else if (m.motion != LH_KIND_NONE) {
        float *velocity = element + arrays_of(m.shape);
        const int is_slow = lh_kinds[m.motion].may_be_null;
        const float arrival = is_slow ? 0.0f : dice_between(d, 0.0f, 1.0f);
        draw_point(d, origin, is_slow ? 0.25f : 8.0f, velocity);
        for (size_t axis = 0; axis < 3; axis++)
            start[axis] -= arrival * velocity[axis];
    }
    draw_point(d, start, spread, place);
    if (m.shape != LH_KIND_NONE)
        shapes[m.shape].draw(d, place, m.size, element);
}

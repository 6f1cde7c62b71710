#include "mesh.h"

#include <stdint.h>
#include <stdlib.h>

#include "fail.h"

static box bounds_of_triangle(const mesh *m, size_t i)
{
    const triangle t = mesh_triangle(m, i);
    return triangle_bounds(&t);
}

static box bounds_of(const mesh *m)
{
    box bounds = box_empty();
    for (size_t i = 0; i < m->count; i++)
        bounds = box_join(bounds, bounds_of_triangle(m, i));
    return bounds;
}

static float rescaled(float value, double low, double high, double longest)
{
    return (float)((value - (low + high) * 0.5) / longest);
}

/* A quarter turn around x, which is exact. */
static void stand_up(mesh *m)
{
    vec3 *p = m->positions;
    for (size_t i = 0; i < m->position_count; i++)
        p[i] = (vec3){p[i].x, p[i].z, -p[i].y};
}

/* Equal corners stay equal, so what was closed stays closed; and every mesh, in millimetres or in miles, is
 * well within the range in which lanehit's promises hold. */
static void normalize(mesh *m, const char *path)
{
    box b = bounds_of(m);
    double longest =
        fmax(fmax((double)b.max.x - b.min.x, (double)b.max.y - b.min.y), (double)b.max.z - b.min.z);
    if (!(longest > 0))
        fail("'%s' is a single point", path);
    vec3 *p = m->positions;
    for (size_t i = 0; i < m->position_count; i++)
        p[i] =
            (vec3){rescaled(p[i].x, b.min.x, b.max.x, longest), rescaled(p[i].y, b.min.y, b.max.y, longest),
                   rescaled(p[i].z, b.min.z, b.max.z, longest)};
}

typedef struct indexed_corner {
    vec3 position;
    size_t index;
} indexed_corner;

static int compare_corners(const void *a, const void *b)
{
    const vec3 *p = &((const indexed_corner *)a)->position, *q = &((const indexed_corner *)b)->position;
    if (p->x != q->x)
        return p->x < q->x ? -1 : 1;
    if (p->y != q->y)
        return p->y < q->y ? -1 : 1;
    return (p->z > q->z) - (p->z < q->z);
}

/* Equal ones as they come in the mesh: sums depend on their order, and what sorts may not keep it. */
static int compare_in_order(const void *a, const void *b)
{
    const size_t i = ((const indexed_corner *)a)->index, j = ((const indexed_corner *)b)->index;
    const int order = compare_corners(a, b);
    return order ? order : (i > j) - (i < j);
}

/* Corners at one position share the sum of their triangles' normals, longer for larger triangles. */
static void share_normals(vec3 *normals, indexed_corner *corners, size_t count)
{
    qsort(corners, count, sizeof *corners, compare_in_order);
    for (size_t first = 0, last; first < count; first = last) {
        vec3 sum = {0, 0, 0};
        for (last = first; last < count && compare_corners(&corners[first], &corners[last]) == 0; last++)
            sum = vec3_add(sum, normals[corners[last].index]);
        for (size_t i = first; i < last; i++)
            normals[corners[i].index] = vec3_normalized(sum);
    }
}

static void make_normals(mesh *m)
{
    vec3 *normals = (vec3 *)m->normals;
    indexed_corner *all = allocate(m->count * 3, sizeof *all);
    for (size_t i = 0; i < m->count * 3; i++) {
        const triangle t = mesh_triangle(m, i / 3);
        normals[i] = vec3_cross(vec3_sub(t.b, t.a), vec3_sub(t.c, t.a));
        all[i] = (indexed_corner){m->positions[m->corners[i / 3].at[i % 3]], i};
    }
    share_normals(normals, all, m->count * 3);
    free(all);
}

mesh mesh_read(const char *path, char up)
{
    mesh m = {0};
    const mesh_file file = mesh_file_read(path);
    m.positions = file.positions;
    m.corners = file.corners;
    m.position_count = file.position_count;
    m.count = file.count;
    if (m.count > INT32_MAX / 4)
        fail("'%s' has %zu triangles: too many", path, m.count);
    if (up == 'z')
        stand_up(&m);
    normalize(&m, path);
    m.bounds = bounds_of(&m);
    m.boxes = allocate(m.count, sizeof *m.boxes);
    for (size_t i = 0; i < m.count; i++)
        m.boxes[i] = bounds_of_triangle(&m, i);
    m.normals = allocate(m.count, sizeof *m.normals);
    make_normals(&m);
    return m;
}

triangle *mesh_flatten(const mesh *m)
{
    triangle *flat = allocate(m->count, sizeof *flat);
    for (size_t i = 0; i < m->count; i++)
        flat[i] = mesh_triangle(m, i);
    return flat;
}

void mesh_free(mesh *m)
{
    free(m->positions);
    free(m->corners);
    free(m->boxes);
    free(m->normals);
}

/* Moeller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection, 1997; both sides count. */
float triangle_hit(const triangle *t, const ray *r, float *weight_b, float *weight_c)
{
    vec3 to_b = vec3_sub(t->b, t->a), to_c = vec3_sub(t->c, t->a);
    vec3 across = vec3_cross(r->dir, to_c);
    float determinant = vec3_dot(to_b, across);
    if (determinant == 0)
        return INFINITY;
    vec3 from_a = vec3_sub(r->origin, t->a);
    float b = vec3_dot(from_a, across) / determinant;
    if (!(b >= 0 && b <= 1))
        return INFINITY;
    vec3 turned = vec3_cross(from_a, to_b);
    float c = vec3_dot(r->dir, turned) / determinant;
    if (!(c >= 0 && b + c <= 1))
        return INFINITY;
    float time = vec3_dot(to_c, turned) / determinant;
    if (!(time >= 0 && time <= r->t_max))
        return INFINITY;
    *weight_b = b;
    *weight_c = c;
    return time;
}

float mesh_hit(const void *context, uint32_t i, const ray *r)
{
    const mesh *m = context;
    float b, c;
    const triangle t = mesh_triangle(m, i);
    return triangle_hit(&t, r, &b, &c);
}

/* Which side that is the triangle itself says: smoothed, a normal at the rim can point away from the eye. */
vec3 mesh_normal(const mesh *m, uint32_t i, const ray *r)
{
    const triangle t = mesh_triangle(m, i), *n = &m->normals[i];
    float b = 0, c = 0;
    triangle_hit(&t, r, &b, &c);
    vec3 sum = vec3_add(vec3_scale(n->a, 1 - b - c), vec3_add(vec3_scale(n->b, b), vec3_scale(n->c, c)));
    vec3 flat = vec3_cross(vec3_sub(t.b, t.a), vec3_sub(t.c, t.a));
    return vec3_normalized(vec3_dot(flat, r->dir) > 0 ? vec3_scale(sum, -1) : sum);
}

/* Volumes of shapes and of closed meshes. */
#include "api/packing.h"
#include "cloud.h"
#include "description/check.h"
#include "kdop_volume.h"

static const double pi = 3.14159265358979312;

/* The volume of one, of its numbers in the order of the view's arrays, of which `given` are there, as bits. */
typedef double volume_of_numbers(const double *of, unsigned given);

static double length_of(const double x[3])
{
    return __builtin_sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
}

/* 0 of what is less. */
static double side(double x)
{
    return x < 0 ? 0 : x;
}

static double volume_of_aabb(const double *of, unsigned given)
{
    (void)given;
    return side(of[3] - of[0]) * side(of[4] - of[1]) * side(of[5] - of[2]);
}

static double volume_of_sphere(const double *of, unsigned given)
{
    (void)given;
    const double r = side(of[3]);
    return 4.0 / 3 * pi * r * r * r;
}

static double volume_of_capsule(const double *of, unsigned given)
{
    (void)given;
    const double r = side(of[6]), along[3] = {of[3] - of[0], of[4] - of[1], of[5] - of[2]};
    return pi * r * r * (length_of(along) + 4.0 / 3 * r);
}

static double volume_of_obb(const double *of, unsigned given)
{
    (void)given;
    return 8 * side(of[3]) * side(of[4]) * side(of[5]);
}

/* The fault of the array is that of argument 2. */
static lh_status check(int function, int fault, size_t count, const double *volume)
{
    if (fault == LH_ERROR_NULL_VIEW)
        return lh_failure(function, 1, fault);
    if (count == 0)
        return LH_OK;
    if (fault != LH_OK)
        return lh_failure(function, 1, fault);
    if (!volume)
        return lh_failure(function, 2, LH_ERROR_NULL_ARRAY);
    return (uintptr_t)volume % sizeof *volume != 0 ? lh_failure(function, 2, LH_ERROR_ALIGNMENT) : LH_OK;
}

static lh_status volumes_of(int function, const lh_shape *shape, const void *view, volume_of_numbers *of,
                            double *volume)
{
    const size_t count = view ? lh_start_of(view)->count : 0;
    const int fault = lh_fault_of_source(shape, view);
    const lh_status status = check(function, fault, count, volume);
    unsigned given = 0;
    for (unsigned k = 0; k < shape->arrays && status == LH_OK && count > 0; k++)
        given |= (unsigned)(lh_arrays_of(view)[k] != NULL) << k;
    for (size_t first = 0; first < count && status == LH_OK; first += LH_STRETCH) {
        float column[LH_MOST_ARRAYS * LH_STRETCH] = {0}; /* a radius that is missing is 0 */
        const size_t end = first + LH_STRETCH < count ? first + LH_STRETCH : count;
        lh_gather(shape, view, first, end - first, column);
        for (size_t i = 0; i < end - first; i++) {
            double one[LH_MOST_ARRAYS] = {0};
            for (unsigned k = 0; k < shape->arrays; k++)
                one[k] = (double)column[(size_t)k * LH_STRETCH + i];
            volume[first + i] = of(one, given);
        }
    }
    return status;
}

lh_status lh_volumes_of_aabbs(const lh_aabbs *boxes, double *volume)
{
    return volumes_of(LH_FUNCTION_volumes_of_aabbs, lh_the_shape_aabbs, boxes, volume_of_aabb, volume);
}

lh_status lh_volumes_of_spheres(const lh_spheres *spheres, double *volume)
{
    return volumes_of(LH_FUNCTION_volumes_of_spheres, lh_the_shape_spheres, spheres, volume_of_sphere,
                      volume);
}

lh_status lh_volumes_of_capsules(const lh_capsules *capsules, double *volume)
{
    return volumes_of(LH_FUNCTION_volumes_of_capsules, lh_the_shape_capsules, capsules, volume_of_capsule,
                      volume);
}

lh_status lh_volumes_of_obbs(const lh_obbs *boxes, double *volume)
{
    return volumes_of(LH_FUNCTION_volumes_of_obbs, lh_the_shape_obbs, boxes, volume_of_obb, volume);
}

lh_status lh_volumes_of_kdops(const lh_kdops *kdops, double *volume)
{
    return volumes_of(LH_FUNCTION_volumes_of_kdops, lh_the_shape_kdops, kdops, lh_volume_of_kdop, volume);
}

/* ---- Meshes -------------------------------------------------------------------------------------------- */

/* Of the tetrahedra over the stretch at hand; of a triangle its vertices are a third of the stretch apart. */
static double six_volumes(const lh_cloud *c)
{
    const size_t third = c->count / 3;
    double sum = 0;
    for (size_t i = 0; i < third; i++) {
        const size_t b = third + i, d = 2 * third + i;
        sum += c->x[0][i] * (c->x[1][b] * c->x[2][d] - c->x[2][b] * c->x[1][d]) +
               c->x[1][i] * (c->x[2][b] * c->x[0][d] - c->x[0][b] * c->x[2][d]) +
               c->x[2][i] * (c->x[0][b] * c->x[1][d] - c->x[1][b] * c->x[0][d]);
    }
    return sum;
}

static double volume_of_mesh(lh_cloud *c)
{
    double sum = 0;
    lh_frame from = lh_as_it_is;
    if (!lh_next(c))
        return 0;
    for (int axis = 0; axis < 3; axis++)
        from.origin[axis] = c->x[axis][0];
    lh_cloud_in(c, &from);
    while (lh_next(c))
        sum += six_volumes(c);
    return sum / 6;
}

lh_status lh_volumes_of_meshes(const lh_sets *meshes, double *volume)
{
    const size_t count = meshes ? meshes->count : 0;
    const int fault = meshes && !meshes->triangles ? LH_ERROR_NULL_VIEW : lh_fault_of_sets(meshes);
    const lh_status status = check(LH_FUNCTION_volumes_of_meshes, fault, count, volume);
    lh_cloud cloud;
    for (size_t i = 0; i < count && status == LH_OK; i++) {
        lh_cloud_begin(&cloud, meshes, i);
        volume[i] = volume_of_mesh(&cloud);
    }
    return status;
}

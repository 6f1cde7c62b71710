/* What two planes have in common (Ericson, Real-Time Collision Detection, 5.4.4): a line, or all of both. */
#include "scalar/reference.h"
#include "scalar/reference_product_difference.h"

typedef struct common_of_planes {
    int hit, coincident;
    vector3 direction, point;
} common_of_planes;

static const common_of_planes nothing_in_common = {0};

static inline int is_finite_vector(vector3 a)
{
    return isfinite(a.x) & isfinite(a.y) & isfinite(a.z);
}

/* The offset of each times the normal of the other. */
static inline vector3 offsets_apart(plane a, plane b)
{
    return (vector3){product_difference(a.d, b.n.x, a.n.x, b.d), product_difference(a.d, b.n.y, a.n.y, b.d),
                     product_difference(a.d, b.n.z, a.n.z, b.d)};
}

static inline common_of_planes common_of_parallel(plane a, plane b)
{
    float of_a = a.d / dot(a.n, a.n), of_b = b.d / dot(b.n, b.n);
    common_of_planes all = {.hit = 1, .coincident = 1, .point = scale(a.n, of_a)};
    int are_planes = isfinite(of_a) & isfinite(of_b) & is_finite_vector(all.point);
    return is_zero(offsets_apart(a, b)) & are_planes ? all : nothing_in_common;
}

static inline common_of_planes common_of(plane a, plane b)
{
    vector3 along = close_cross(a.n, b.n);
    if (is_zero(along))
        return common_of_parallel(a, b);
    float to_scale = 1.0f / largest_component(along);
    vector3 n = scale(along, to_scale);
    float inverse = 1.0f / dot(n, n);
    common_of_planes line = {.hit = 1,
                             .direction = scale(n, square_root(inverse)),
                             .point = scale(cross(scale(offsets_apart(a, b), to_scale), n), inverse)};
    return is_finite_vector(line.point) ? line : nothing_in_common;
}

static inline int intersect_plane_plane(const intersect_plane_plane_arguments *of, size_t i)
{
    common_of_planes common = common_of(plane_at(of->a, i), plane_at(of->b, i));
    if (of->coincident)
        record_hit(of->coincident, i, common.coincident);
    record_vector(of->direction, i, common.direction);
    record_vector(of->point, i, common.point);
    return common.hit;
}

REFERENCE(intersect_plane_plane)

#include "drawing.h"

const figure *const figures[LH_KINDS] = {
    [LH_KIND_AABBS] = &aabb_figure,
    [LH_KIND_SPHERES] = &sphere_figure,
    [LH_KIND_TRIANGLES] = &triangle_figure,
    [LH_KIND_SEGMENTS] = &segment_figure,
    [LH_KIND_CAPSULES] = &capsule_figure,
    [LH_KIND_CYLINDERS] = &cylinder_figure,
    [LH_KIND_ELLIPSOIDS] = &ellipsoid_figure,
    [LH_KIND_KDOPS] = &kdop_figure,
    [LH_KIND_PLANES] = &plane_figure,
    [LH_KIND_VECTORS] = &vector_figure,
    [LH_KIND_VECTORS_OR_REST] = &vector_figure,
    [LH_KIND_MARGINS] = &margin_figure,
    [LH_KIND_POINTS] = &point_figure,
    [LH_KIND_OBBS] = &obb_figure,
    [LH_KIND_POSES] = &pose_figure,
    [LH_KIND_RAYS] = &ray_figure,
    [LH_KIND_FRUSTUM] = &half_space_figure,
    [LH_KIND_HULL] = &vertex_figure,
    [LH_KIND_HULL_FACES] = &half_space_figure,
    [LH_KIND_POLYGON] = &vertex_figure,
};

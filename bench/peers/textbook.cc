// Each test as the textbooks have it: one pair of structs at a time, leaving as soon as the answer is known
// (Ericson, Real-Time Collision Detection, 2005; Akenine-Moeller, Fast 3D Triangle-Box Overlap Testing,
// 2001).
#include <algorithm>

#include "peer.h"

namespace
{

// ---- Shapes ----

struct vector {
    float at[3];
};

struct box {
    vector min, max;
};

struct sphere {
    vector centre;
    float radius;
};

struct triangle {
    vector vertex[3];
};

struct ray {
    vector origin, dir, inv_dir;
};

struct moving_box {
    box start;
    vector velocity;
};

vector vector_of(const float *e)
{
    return {{e[0], e[1], e[2]}};
}

box box_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

sphere sphere_of(const float *e)
{
    return {vector_of(e), e[3]};
}

triangle triangle_of(const float *e)
{
    return {{vector_of(e), vector_of(e + 3), vector_of(e + 6)}};
}

ray ray_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3), vector_of(e + 6)};
}

moving_box moving_box_of(const float *e)
{
    return {box_of(e), vector_of(e + 6)};
}

// ---- Boxes and spheres ----

bool overlap_boxes(const box &a, const box &b)
{
    for (int i = 0; i < 3; i++)
        if (a.max.at[i] < b.min.at[i] || a.min.at[i] > b.max.at[i])
            return false;
    return true;
}

bool contains_box(const box &outer, const box &inner)
{
    for (int i = 0; i < 3; i++)
        if (inner.min.at[i] < outer.min.at[i] || inner.max.at[i] > outer.max.at[i])
            return false;
    return true;
}

// Ericson, 5.2.5.
bool overlap_sphere(const sphere &s, const box &b)
{
    float squared = 0;
    for (int i = 0; i < 3; i++) {
        const float c = s.centre.at[i];
        if (c < b.min.at[i])
            squared += (b.min.at[i] - c) * (b.min.at[i] - c);
        if (c > b.max.at[i])
            squared += (c - b.max.at[i]) * (c - b.max.at[i]);
    }
    return squared <= s.radius * s.radius;
}

// ---- Rays and motion ----

// The time within the slab [low, high], of a point that starts at 0, cut out of [enter, exit].
bool cut_to_slab(float low, float high, float inverse, float &enter, float &exit)
{
    float near = low * inverse, far = high * inverse;
    if (near > far)
        std::swap(near, far);
    enter = std::max(enter, near);
    exit = std::min(exit, far);
    return enter <= exit;
}

// Ericson, 5.3.3, which calls a direction parallel to a slab by its size.
bool raycast(const ray &r, const box &b, float &t)
{
    float enter = 0, exit = HUGE_VALF;
    for (int i = 0; i < 3; i++) {
        const float low = b.min.at[i] - r.origin.at[i], high = b.max.at[i] - r.origin.at[i];
        if (std::fabs(r.dir.at[i]) < 1e-6f) {
            if (low > 0 || high < 0)
                return false;
        } else if (!cut_to_slab(low, high, 1 / r.dir.at[i], enter, exit)) {
            return false;
        }
    }
    t = enter;
    return true;
}

bool raycast_by_inverse(const ray &r, const box &b, float &t)
{
    float enter = 0, exit = HUGE_VALF;
    for (int i = 0; i < 3; i++)
        if (!cut_to_slab(b.min.at[i] - r.origin.at[i], b.max.at[i] - r.origin.at[i], r.inv_dir.at[i], enter,
                         exit))
            return false;
    t = enter;
    return true;
}

// Ericson, 5.5.8, with a branch for a velocity of zero, which the book lacks.
bool sweep(const moving_box &a, const box &b, float &t)
{
    float enter = 0, exit = 1;
    for (int i = 0; i < 3; i++) {
        const float low = b.min.at[i] - a.start.max.at[i], high = b.max.at[i] - a.start.min.at[i];
        const float velocity = a.velocity.at[i];
        if (velocity == 0) {
            if (low > 0 || high < 0)
                return false;
        } else if (!cut_to_slab(low, high, 1 / velocity, enter, exit)) {
            return false;
        }
    }
    t = enter;
    return true;
}

// ---- Triangle and box ----

vector difference(const vector &a, const vector &b)
{
    return {{a.at[0] - b.at[0], a.at[1] - b.at[1], a.at[2] - b.at[2]}};
}

bool is_apart_on_box_axis(const triangle &t, int axis, float half)
{
    const float a = t.vertex[0].at[axis], b = t.vertex[1].at[axis], c = t.vertex[2].at[axis];
    return std::min(std::min(a, b), c) > half || std::max(std::max(a, b), c) < -half;
}

bool is_apart_on_plane(const triangle &t, const vector &e0, const vector &e1, const vector &half)
{
    const vector n = {{e0.at[1] * e1.at[2] - e0.at[2] * e1.at[1], e0.at[2] * e1.at[0] - e0.at[0] * e1.at[2],
                       e0.at[0] * e1.at[1] - e0.at[1] * e1.at[0]}};
    float distance = 0, radius = 0;
    for (int i = 0; i < 3; i++) {
        distance += n.at[i] * t.vertex[0].at[i];
        radius += std::fabs(n.at[i]) * half.at[i];
    }
    return std::fabs(distance) > radius;
}

// The product of the edge e, on which the vertex v is, with a box axis; w is the vertex that is not on it.
bool is_apart_on_edge_axis(const vector &e, const vector &v, const vector &w, const vector &half, int axis)
{
    const int i = (axis + 1) % 3, j = (axis + 2) % 3;
    const float p = e.at[i] * v.at[j] - e.at[j] * v.at[i];
    const float q = e.at[i] * w.at[j] - e.at[j] * w.at[i];
    const float radius = half.at[i] * std::fabs(e.at[j]) + half.at[j] * std::fabs(e.at[i]);
    return std::min(p, q) > radius || std::max(p, q) < -radius;
}

bool overlap_triangle(const triangle &t, const box &b)
{
    vector centre, half;
    for (int i = 0; i < 3; i++) {
        centre.at[i] = (b.min.at[i] + b.max.at[i]) * 0.5f;
        half.at[i] = b.max.at[i] - centre.at[i];
    }
    const triangle moved = {
        {difference(t.vertex[0], centre), difference(t.vertex[1], centre), difference(t.vertex[2], centre)}};
    for (int axis = 0; axis < 3; axis++)
        if (is_apart_on_box_axis(moved, axis, half.at[axis]))
            return false;
    vector edge[3];
    for (int k = 0; k < 3; k++)
        edge[k] = difference(moved.vertex[(k + 1) % 3], moved.vertex[k]);
    if (is_apart_on_plane(moved, edge[0], edge[1], half))
        return false;
    for (int k = 0; k < 3; k++)
        for (int axis = 0; axis < 3; axis++)
            if (is_apart_on_edge_axis(edge[k], moved.vertex[k], moved.vertex[(k + 2) % 3], half, axis))
                return false;
    return true;
}

std::string version()
{
    return "this project's";
}

} // namespace

extern const peer_library textbook_peers;
const peer_library textbook_peers = {
    "textbook",
    version,
    {
        {"textbook", "overlap_sphere_aabb", "Ericson 5.2.5", "", "",
         lay_out_pairs<sphere_of, box_of, overlap_sphere>},
        {"textbook", "overlap_aabb_aabb", "Ericson 4.2.1", "", "",
         lay_out_pairs<box_of, box_of, overlap_boxes>},
        {"textbook", "contains_aabb_aabb", "", "", "", lay_out_pairs<box_of, box_of, contains_box>},
        {"textbook", "raycast_aabb", "Ericson 5.3.3", "", "",
         lay_out_pairs<ray_of, box_of, verdict<ray, box, raycast_by_inverse>>},
        {"textbook", "raycast_aabb.t_enter", "Ericson 5.3.3", "", "",
         lay_out_pairs<ray_of, box_of, raycast_by_inverse>},
        {"textbook", "raycast_aabb.dir.t_enter", "Ericson 5.3.3", "", "",
         lay_out_pairs<ray_of, box_of, raycast>},
        {"textbook", "sweep_aabb_aabb.toi", "Ericson 5.5.8", "", "",
         lay_out_pairs<moving_box_of, box_of, sweep>},
        {"textbook", "overlap_triangle_aabb", "Akenine-Moeller", "", "",
         lay_out_pairs<triangle_of, box_of, overlap_triangle>},
    }};

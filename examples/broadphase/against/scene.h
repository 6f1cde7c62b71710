// What both trees are given.
#ifndef BROADPHASE_AGAINST_SCENE_H
#define BROADPHASE_AGAINST_SCENE_H

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "../../demo/random.h"
#include "../tree.h"

constexpr float margin = 0.1f;
constexpr int steps = 20;
constexpr int query_count = 1000;

struct ray {
    float origin[3], direction[3]; // up to time 1
};

struct scene {
    std::vector<tree_box> boxes;
    std::vector<float> velocities; // three a box
    std::vector<ray> rays;
    std::vector<tree_box> asked;
};

inline tree_box random_box(uint64_t *seed, float side, float least, float most)
{
    tree_box b;
    for (int axis = 0; axis < 3; axis++) {
        const float half = random_float(seed, least, most) / 2, centre = random_float(seed, 0, side);
        b.min[axis] = centre - half;
        b.max[axis] = centre + half;
    }
    return b;
}

// Some run along an axis.
inline ray random_ray(uint64_t *seed, float side, bool is_along_axis)
{
    ray r;
    const int along = random_integer(seed, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        const float length = random_float(seed, -side, side);
        r.origin[axis] = random_float(seed, 0, side);
        r.direction[axis] = is_along_axis && axis != along ? 0 : length;
    }
    return r;
}

// One box in a unit of volume, so that each meets some two others, whatever their number.
inline scene scene_of(size_t count, uint64_t seed)
{
    const float side = std::cbrt((float)count);
    scene s;
    for (size_t i = 0; i < count; i++)
        s.boxes.push_back(random_box(&seed, side, 0.2f, 1.0f));
    for (size_t i = 0; i < 3 * count; i++)
        s.velocities.push_back(random_float(&seed, -0.05f, 0.05f));
    for (int i = 0; i < query_count; i++) {
        s.rays.push_back(random_ray(&seed, side, i % 8 == 0));
        s.asked.push_back(random_box(&seed, side, 2.0f, 4.0f));
    }
    return s;
}

inline std::vector<tree_box> boxes_at(const scene &s, float time)
{
    std::vector<tree_box> boxes = s.boxes;
    for (size_t i = 0; i < boxes.size(); i++)
        for (size_t axis = 0; axis < 3; axis++) {
            const float way = s.velocities[3 * i + axis] * time;
            boxes[i].min[axis] += way;
            boxes[i].max[axis] += way;
        }
    return boxes;
}

#endif

#include "scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "dice.h"

namespace all_pairs
{

constexpr float INF = std::numeric_limits<float>::infinity();

// Boxes that are being made.
class world
{
  public:
    const size_t count;
    std::vector<box> boxes;

    world(size_t boxes_wanted, uint64_t seed) : count(boxes_wanted), state_{seed} {}

    float between(float low, float high)
    {
        return dice_between(&state_, low, high);
    }

    size_t below(size_t n)
    {
        return dice_below(&state_, n);
    }

    box &any()
    {
        return boxes[below(count)];
    }

    // Within a cube: edges are half to one and a half times what is given.
    box random_box(const float corner[3], float cube, float edge)
    {
        box b;
        for (int k = 0; k < 3; k++) {
            const float middle = corner[k] + between(0, cube), half = edge / 2 * between(0.5f, 1.5f);
            b.min[k] = middle - half;
            b.max[k] = middle + half;
        }
        return b;
    }

    // The mean edge with which boxes in a unit cube (square, ...) have so many pairs each: two of them overlap where
    // their middles are less than an edge apart on each axis.
    static float edge_for(double pairs_a_box, size_t boxes_in_it, int axes = 3)
    {
        return static_cast<float>(std::pow(2 * pairs_a_box / static_cast<double>(boxes_in_it), 1.0 / axes) /
                                  2);
    }

    void fill(float edge)
    {
        for (size_t i = 0; i < count; i++)
            boxes.push_back(random_box(ORIGIN, 1, edge));
    }

    // In a unit cube, so many boxes in each; in each two pairs a box.
    void fill_clusters(size_t size, float cluster)
    {
        float corner[3] = {};
        for (size_t i = 0; i < count; i++) {
            if (i % size == 0)
                for (float &x : corner)
                    x = between(0, 1);
            boxes.push_back(random_box(corner, cluster, cluster * edge_for(2, std::min(size, count))));
        }
        shuffle();
    }

    // All begin together on an axis, and end together.
    void stretch(int axis)
    {
        for (box &b : boxes) {
            b.min[axis] = between(0, 0.01f);
            b.max[axis] = between(0.99f, 1);
        }
    }

    // One in a thousand has an infinite side.
    void reach_infinity()
    {
        for (size_t i = 0; i < count / 1000 + 1; i++) {
            const size_t axis = below(3);
            box &b = any();
            b.min[axis] = -INF;
            b.max[axis] = below(2) ? b.max[axis] : INF;
        }
    }

    void shuffle()
    {
        for (size_t i = count; i > 1; i--)
            std::swap(boxes[i - 1], boxes[below(i)]);
    }

    static constexpr float ORIGIN[3] = {};

  private:
    dice state_;
};

namespace
{

void uniform(world &w)
{
    w.fill(world::edge_for(0.5, w.count));
}

// From a quarter to three quarters of the world on every axis; of few boxes a tenth.
void hundred_giants(world &w)
{
    uniform(w);
    for (size_t i = 0; i < std::min<size_t>(100, w.count / 10); i++)
        w.boxes[i] = w.random_box(world::ORIGIN, 1, 0.5f);
    w.shuffle();
}

// Edges over six orders of magnitude, as many of each; the largest such that there are about two pairs a box.
void six_orders(world &w)
{
    const float largest = std::min(1.0f, std::cbrt(100.0f / static_cast<float>(w.count)));
    for (size_t i = 0; i < w.count; i++)
        w.boxes.push_back(w.random_box(world::ORIGIN, 1, largest * std::pow(10.0f, w.between(-6, 0))));
}

// All in the same interval of an axis.
template <int AXIS> void flat(world &w)
{
    w.fill(world::edge_for(1, w.count, 2));
    w.stretch(AXIS);
}

// Two stacks in y, side by side in z; each box touches its neighbours.
void stack(world &w)
{
    for (size_t i = 0; i < w.count; i++) {
        const auto y = static_cast<float>(i / 2), z = static_cast<float>(i % 2);
        w.boxes.push_back({{0, y, z}, {1, y + 1, z + 1}});
    }
    w.stretch(0);
    w.shuffle();
}

} // namespace

const std::vector<scene> scenes = {
    {"uniform_half", 1000000, uniform},
    {"uniform_two", 1000000, [](world &w) { w.fill(world::edge_for(2, w.count)); }},
    {"clustered", 1000000,
     [](world &w) { w.fill_clusters(100, std::cbrt(3.0f / static_cast<float>(w.count))); }},
    {"one_giant", 1000000,
     [](world &w) {
         uniform(w);
         w.any() = {{-1, -1, -1}, {2, 2, 2}};
     }},
    {"hundred_giants", 1000000, hundred_giants},
    {"six_orders", 1000000, six_orders},
    {"one_interval", 1000000, flat<0>},
    {"stack", 1000000, stack},
    {"flat_world", 1000000, flat<1>},
    {"tight_clusters", 1000000, [](world &w) { w.fill_clusters(w.count / 10 + 1, 1e-3f); }},
    {"one_outlier", 1000000,
     [](world &w) {
         uniform(w);
         w.any() = {{1e9f, -1e9f, 1e9f}, {1e9f, -1e9f, 1e9f}};
     }},
    {"infinite", 1000000,
     [](world &w) {
         uniform(w);
         w.reach_infinity();
     }},
    {"coincident", 1000, [](world &w) { w.boxes.assign(w.count, w.random_box(world::ORIGIN, 1, 1)); }},
};

box_set make_set(const scene &s, size_t count, uint64_t seed)
{
    world w(count, seed);
    s.make(w);
    return box_set(std::move(w.boxes));
}

} // namespace all_pairs

#include "scene.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>
#include <sstream>
#include <stdexcept>

#include "random.h"

namespace all_pairs
{
namespace
{

using boxes_of = std::vector<box>;

constexpr float INF = std::numeric_limits<float>::infinity();

struct point {
    float at[3];
};

class dice
{
  public:
    explicit dice(uint64_t seed) : state_{seed}
    {
    }

    float between(float low, float high)
    {
        return random_between(&state_, low, high);
    }

    size_t below(size_t n)
    {
        return random_below(&state_, n);
    }

    point inside(float edge)
    {
        return {{between(0, edge), between(0, edge), between(0, edge)}};
    }

    // A box about a point, its edges half to one and a half times what is given.
    box about(point p, float edge)
    {
        box b;
        for (int k = 0; k < 3; k++) {
            const float half = edge / 2 * between(0.5f, 1.5f);
            b.min[k] = p.at[k] - half;
            b.max[k] = p.at[k] + half;
        }
        return b;
    }

    void shuffle(boxes_of &boxes)
    {
        for (size_t i = boxes.size(); i > 1; i--)
            std::swap(boxes[i - 1], boxes[below(i)]);
    }

  private:
    random_state state_;
};

// The mean edge with which boxes in a unit cube (square, ...) have so many pairs each: two of them overlap where their middles
// are less than an edge apart on each axis.
float edge_for(double pairs_a_box, size_t count, int axes)
{
    return static_cast<float>(std::pow(2 * pairs_a_box / static_cast<double>(count), 1.0 / axes) / 2);
}

void fill_uniform(boxes_of &boxes, size_t count, dice &d, double pairs_a_box)
{
    const float edge = edge_for(pairs_a_box, count, 3);
    for (size_t i = 0; i < count; i++)
        boxes.push_back(d.about(d.inside(1), edge));
}

void uniform_half(boxes_of &boxes, size_t count, uint64_t seed)
{
    dice d(seed);
    fill_uniform(boxes, count, d, 0.5);
}

void uniform_two(boxes_of &boxes, size_t count, uint64_t seed)
{
    dice d(seed);
    fill_uniform(boxes, count, d, 2);
}

// Clusters of so many boxes and of such an edge in a unit cube; in each two pairs a box.
void fill_clusters(boxes_of &boxes, size_t count, dice &d, size_t size, float edge)
{
    const float box_edge = edge * edge_for(2, std::min(size, count), 3);
    point corner = {};
    for (size_t i = 0; i < count; i++) {
        if (i % size == 0)
            corner = d.inside(1);
        point p = d.inside(edge);
        for (int k = 0; k < 3; k++)
            p.at[k] += corner.at[k];
        boxes.push_back(d.about(p, box_edge));
    }
    d.shuffle(boxes);
}

void clustered(boxes_of &boxes, size_t count, uint64_t seed)
{
    dice d(seed);
    fill_clusters(boxes, count, d, 100, std::cbrt(3.0f / static_cast<float>(count)));
}

void tight_clusters(boxes_of &boxes, size_t count, uint64_t seed)
{
    dice d(seed);
    fill_clusters(boxes, count, d, std::max<size_t>(count / 10, 1), 1e-3f);
}

void one_giant(boxes_of &boxes, size_t count, uint64_t seed)
{
    dice d(seed);
    fill_uniform(boxes, count, d, 0.5);
    boxes[d.below(count)] = {{-1, -1, -1}, {2, 2, 2}};
}

// Each from a third to two thirds of the world on every axis; of few boxes a tenth.
void hundred_giants(boxes_of &boxes, size_t count, uint64_t seed)
{
    dice d(seed);
    fill_uniform(boxes, count, d, 0.5);
    for (size_t i = 0; i < std::min<size_t>(100, count / 10); i++)
        boxes[i] = d.about(d.inside(1), 0.5f);
    d.shuffle(boxes);
}

// Edges over six orders of magnitude, as many of each; the largest such that there are about two pairs a box.
void six_orders(boxes_of &boxes, size_t count, uint64_t seed)
{
    dice d(seed);
    const float largest = std::min(1.0f, std::cbrt(100.0f / static_cast<float>(count)));
    for (size_t i = 0; i < count; i++)
        boxes.push_back(d.about(d.inside(1), largest * std::pow(10.0f, d.between(-6, 0))));
}

void stretch(boxes_of &boxes, int axis, dice &d)
{
    for (box &b : boxes) {
        b.min[axis] = d.between(0, 0.01f);
        b.max[axis] = d.between(0.99f, 1);
    }
}

void fill_flat(boxes_of &boxes, size_t count, dice &d, int axis)
{
    const float edge = edge_for(1, count, 2);
    for (size_t i = 0; i < count; i++)
        boxes.push_back(d.about(d.inside(1), edge));
    stretch(boxes, axis, d);
}

void one_interval(boxes_of &boxes, size_t count, uint64_t seed)
{
    dice d(seed);
    fill_flat(boxes, count, d, 0);
}

void flat_world(boxes_of &boxes, size_t count, uint64_t seed)
{
    dice d(seed);
    fill_flat(boxes, count, d, 1);
}

// One upon the other in y, each touching its neighbours.
void stack(boxes_of &boxes, size_t count, uint64_t seed)
{
    dice d(seed);
    for (size_t i = 0; i < count; i++)
        boxes.push_back({{0, static_cast<float>(i), 0}, {1, static_cast<float>(i + 1), 1}});
    stretch(boxes, 0, d);
    stretch(boxes, 2, d);
    d.shuffle(boxes);
}

void one_outlier(boxes_of &boxes, size_t count, uint64_t seed)
{
    dice d(seed);
    fill_uniform(boxes, count, d, 0.5);
    boxes[d.below(count)] = {{1e9f, -1e9f, 1e9f}, {1e9f, -1e9f, 1e9f}};
}

void coincident(boxes_of &boxes, size_t count, uint64_t seed)
{
    dice d(seed);
    boxes.assign(count, d.about(d.inside(1), 1));
}

void reach_infinity(boxes_of &boxes, dice &d)
{
    for (size_t i = 0; i < std::max<size_t>(boxes.size() / 1000, 1); i++) {
        const size_t axis = d.below(3);
        box &b = boxes[d.below(boxes.size())];
        b.min[axis] = -INF;
        b.max[axis] = d.below(2) ? b.max[axis] : INF;
    }
}

void infinite(boxes_of &boxes, size_t count, uint64_t seed)
{
    dice d(seed);
    fill_uniform(boxes, count, d, 0.5);
    reach_infinity(boxes, d);
}

// One box in a hundred, of which most are empty, inverted on an axis, or have a NaN.
void odd_boxes(boxes_of &boxes, size_t count, uint64_t seed)
{
    dice d(seed);
    fill_uniform(boxes, count, d, 0.5);
    reach_infinity(boxes, d);
    for (size_t i = 0; i < std::max<size_t>(count / 100, 3); i++) {
        box &b = boxes[d.below(count)];
        switch (i % 3) {
        case 0:
            b = {{INF, INF, INF}, {-INF, -INF, -INF}};
            break;
        case 1:
            std::swap(b.min[1], b.max[1]);
            break;
        default:
            (d.below(2) ? b.min : b.max)[d.below(3)] = std::numeric_limits<float>::quiet_NaN();
        }
    }
}

box box_of(const std::vector<point> &corners, const std::vector<size_t> &face)
{
    box b = {{INF, INF, INF}, {-INF, -INF, -INF}};
    for (const size_t corner : face) {
        if (corner >= corners.size())
            throw std::runtime_error("a face has a corner that there is not");
        for (int k = 0; k < 3; k++) {
            b.min[k] = std::min(b.min[k], corners[corner].at[k]);
            b.max[k] = std::max(b.max[k], corners[corner].at[k]);
        }
    }
    return b;
}

boxes_of read_obj(std::istream &in)
{
    std::vector<point> corners;
    boxes_of boxes;
    for (std::string text; std::getline(in, text);) {
        std::istringstream line(text);
        std::string kind, word;
        line >> kind;
        if (kind == "v") {
            point p;
            line >> p.at[0] >> p.at[1] >> p.at[2];
            corners.push_back(p);
        } else if (kind == "f") {
            std::vector<size_t> face;
            while (line >> word) // vertex, or vertex/texture/normal, from 1
                face.push_back(std::stoul(word) - 1);
            boxes.push_back(box_of(corners, face));
        }
    }
    return boxes;
}

boxes_of read_ply(std::istream &in)
{
    std::vector<point> corners;
    size_t faces = 0;
    for (std::string text; std::getline(in, text) && text.rfind("end_header", 0) != 0;) {
        std::istringstream line(text);
        std::string word, what;
        size_t count = 0;
        line >> word >> what >> count;
        if (word == "format" && what != "ascii")
            throw std::runtime_error("not an ASCII file");
        if (word == "element")
            what == "vertex" ? corners.resize(count) : void(faces = count);
    }
    for (point &p : corners) {
        std::string text;
        std::getline(in, text);
        std::istringstream(text) >> p.at[0] >> p.at[1] >> p.at[2];
    }
    boxes_of boxes;
    for (size_t i = 0; i < faces; i++) {
        size_t size = 0;
        in >> size;
        std::vector<size_t> face(size);
        for (size_t &corner : face)
            in >> corner;
        boxes.push_back(box_of(corners, face));
    }
    return boxes;
}

} // namespace

const std::vector<scene> scenes = {
    {"uniform_half", false, 1000000, false, uniform_half},
    {"uniform_two", false, 1000000, false, uniform_two},
    {"clustered", false, 1000000, false, clustered},
    {"one_giant", true, 1000000, false, one_giant},
    {"hundred_giants", true, 1000000, false, hundred_giants},
    {"six_orders", true, 1000000, false, six_orders},
    {"one_interval", true, 1000000, false, one_interval},
    {"stack", true, 1000000, false, stack},
    {"flat_world", true, 1000000, false, flat_world},
    {"tight_clusters", true, 1000000, false, tight_clusters},
    {"one_outlier", true, 1000000, false, one_outlier},
    {"infinite", true, 1000000, false, infinite},
    {"odd_boxes", true, 1000000, true, odd_boxes},
    {"coincident", true, 1000, false, coincident},
};

std::vector<box> read_mesh(const std::string &path)
{
    std::ifstream in(path);
    if (!in)
        throw std::runtime_error("cannot read '" + path + "'");
    const bool is_ply = path.size() > 4 && path.compare(path.size() - 4, 4, ".ply") == 0;
    try {
        boxes_of boxes = is_ply ? read_ply(in) : read_obj(in);
        if (boxes.empty())
            throw std::runtime_error("it has no faces");
        return boxes;
    } catch (const std::exception &problem) {
        throw std::runtime_error("'" + path + "': " + problem.what());
    }
}

std::vector<box> moved_copy(const std::vector<box> &boxes, uint64_t seed)
{
    dice d(seed);
    boxes_of moved = boxes;
    for (int k = 0; k < 3; k++) {
        float low = INF, high = -INF;
        for (const box &b : boxes) {
            low = std::min(low, b.min[k]);
            high = std::max(high, b.max[k]);
        }
        const float way = (high - low) * d.between(0.01f, 0.05f);
        for (box &b : moved) {
            b.min[k] += way;
            b.max[k] += way;
        }
    }
    return moved;
}

void step(std::vector<box> &boxes, float edge, uint64_t seed, int frame)
{
    dice d(seed);
    for (box &b : boxes)
        for (int k = 0; k < 3; k++) {
            // There and back, so that the world stays as full as it was.
            const float way = d.between(-0.1f, 0.1f) * edge * (frame / 20 % 2 ? -1.0f : 1.0f);
            b.min[k] += way;
            b.max[k] += way;
        }
}

} // namespace all_pairs

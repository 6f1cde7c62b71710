// Peers: other people's libraries that answer the questions of our tests by a public call on one pair.
#ifndef LANEHIT_BENCH_PEER_H
#define LANEHIT_BENCH_PEER_H

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

extern "C" {
#include "problem.h"
}

// A problem in a peer's own layout.
class solver
{
  public:
    virtual ~solver() = default;
    // What is timed: one byte a test to p.bytes, and the times or contacts that the workload wants, if it has them.
    virtual void solve(const problem &p) = 0;
};

// One way in which a library solves a workload.
struct peer {
    const char *name;     // as a contender, after "peer_"
    const char *workload; // as in queries/
    const char *label;    // where that is more, less or something else than the workload asks for; or ""
    const char *reason;   // why its verdicts differ away from the boundary; "" if they do not
    std::unique_ptr<solver> (*lay_out)(const problem &p);
};

using peers = std::vector<peer>;

// Of all libraries that were found when this was built.
const peers &all_peers();

// Copies the i-th element of an operand.
void copy_element(const operand &o, std::size_t i, float element[COLUMNS_MAX]);

// What a library tells of two shapes that touch, in this library's terms.
struct touching {
    unsigned char count = 0;
    float normal[3] = {}, at[LH_POINTS_OF_MANIFOLDS][3], distance[LH_POINTS_OF_MANIFOLDS];
};

// To the outputs of a contact, or of a manifold but for its features. What misses is left as it is.
inline void store(const problem &p, std::size_t i, const touching &t)
{
    const bool is_manifold = p.output[1].bits == 8;
    const auto put = [&](std::size_t k, float value) { static_cast<float *>(p.output[k].array)[i] = value; };
    std::size_t k = 2;
    if (is_manifold)
        static_cast<unsigned char *>(p.output[1].array)[i] = t.count;
    else
        put(1, t.distance[0]);
    for (const float along : t.normal)
        put(k++, along);
    for (int j = 0; j < t.count; j++)
        for (const float along : t.at[j])
            put(k++, along);
    for (std::size_t j = 0; is_manifold && j < t.count; j++)
        put(5 + 3 * LH_POINTS_OF_MANIFOLDS + j, t.distance[j]);
}

// ---- Pair by pair over two arrays of the peer's own shapes ----

// Test: bool(const First &, const Second &), or with a third argument, float &, the time of a hit, or touching &. It is
// a constant, so that it is inlined where the peer's header lets it be.
template <typename First, typename Second, auto Test> class pairwise final : public solver
{
  public:
    template <typename MakeFirst, typename MakeSecond>
    pairwise(const problem &p, MakeFirst make_first, MakeSecond make_second)
    {
        lay_out(first_, p.first, make_first);
        lay_out(second_, p.second, make_second);
    }

    void solve(const problem &p) override
    {
        float *times = problem_times(&p);
        if (first_.size() == second_.size())
            run<1, 1>(p, times);
        else if (first_.size() == 1)
            run<0, 1>(p, times);
        else
            run<1, 0>(p, times);
    }

  private:
    template <typename Shape, typename Make>
    static void lay_out(std::vector<Shape> &shapes, const operand &o, Make make)
    {
        float element[COLUMNS_MAX];
        shapes.reserve(o.count);
        for (std::size_t i = 0; i < o.count; i++) {
            copy_element(o, i, element);
            shapes.push_back(make(static_cast<const float *>(element)));
        }
    }

    template <std::size_t EachFirst, std::size_t EachSecond> void run(const problem &p, float *times)
    {
        First *first = first_.data();
        Second *second = second_.data();
        for (std::size_t i = 0; i < p.n; i++)
            p.bytes[i] = test(p, first[i * EachFirst], second[i * EachSecond], times, i);
    }

    static bool test(const problem &p, First &first, Second &second, float *times, std::size_t i)
    {
        if constexpr (std::is_invocable_v<decltype(Test), First &, Second &, float &>) {
            float t = 0;
            const bool hit = Test(first, second, t);
            times[i] = hit ? t : HUGE_VALF;
            return hit;
        } else if constexpr (std::is_invocable_v<decltype(Test), First &, Second &, touching &>) {
            touching found;
            const bool hit = Test(first, second, found);
            if (hit)
                store(p, i, found);
            return hit;
        } else {
            return Test(first, second);
        }
    }

    std::vector<First> first_;
    std::vector<Second> second_;
};

// A test with a time, without it.
template <typename First, typename Second, bool (*Test)(const First &, const Second &, float &)>
bool verdict(const First &first, const Second &second)
{
    float t;
    return Test(first, second, t);
}

// For the table of a library: how the shapes are made of the floats of an element, and the test.
template <auto MakeFirst, auto MakeSecond, auto Test> std::unique_ptr<solver> lay_out_pairs(const problem &p)
{
    using first = decltype(MakeFirst(std::declval<const float *>()));
    using second = decltype(MakeSecond(std::declval<const float *>()));
    return std::make_unique<pairwise<first, second, Test>>(p, MakeFirst, MakeSecond);
}

#endif

// How much faster several threads list all pairs: prepare in steps, find in parts, and join the lists.
//
//     threads [SCENE [BOXES [THREADS]]]     uniform_two, 100000, 2
//
// Each round is one call by one thread and the same by several, other boxes every time. Printed are the least times of
// all rounds, and the span: the longest CPU time of a thread in each step, all steps together, which is what the call
// takes where every thread has a core to itself.
#include <atomic>
#include <chrono>
#include <numeric>
#include <thread>

#include "program.h"
#include "scene.h"

const char *const program = "threads";

namespace all_pairs
{
namespace
{

constexpr size_t parts_a_thread = 4, data_sets = 4, rounds = 100;

double wall_clock()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Waits by spinning: a frame has no time to sleep.
class barrier
{
  public:
    explicit barrier(size_t threads) : threads_(threads) {}

    void wait()
    {
        const size_t round = round_.load();
        if (arrived_.fetch_add(1) + 1 == threads_) {
            arrived_.store(0);
            round_.fetch_add(1);
            return;
        }
        for (size_t spins = 0; round_.load() == round; spins++)
            if (spins > 2000)
                std::this_thread::yield();
    }

  private:
    size_t threads_;
    std::atomic<size_t> arrived_{0}, round_{0};
};

// Steps of preparing, then finding, then joining.
constexpr int begin_step = LH_PAIRS_STEPS, find_step = begin_step + 1, join_step = find_step + 1,
              steps = join_step + 1;

class crew
{
  public:
    crew(size_t threads, size_t boxes, size_t most_pairs)
        : threads_(threads), barrier_(threads), parts_(threads * parts_a_thread), busy_(threads),
          scratch_(threads), prepared_(lh_pairs_begin_size(boxes, 0, threads)), joined(most_pairs)
    {
        for (part &p : parts_)
            p.pairs.resize(most_pairs);
        for (std::vector<unsigned char> &s : scratch_)
            s.resize(lh_pairs_scratch_size(boxes, 0));
        for (size_t t = 1; t < threads; t++)
            workers_.emplace_back([this, t] {
                for (barrier_.wait(); !stop_.load(); barrier_.wait())
                    work(t);
            });
    }

    ~crew()
    {
        stop_.store(true);
        barrier_.wait();
        for (std::thread &w : workers_)
            w.join();
    }

    crew(const crew &) = delete;
    crew &operator=(const crew &) = delete;

    void run(const lh_aabbs &boxes)
    {
        const double start = seconds_now();
        must(lh_pairs_begin(&boxes, nullptr, threads_, prepared_.data(), prepared_.size()));
        busy_[0].time[begin_step] = seconds_now() - start;
        barrier_.wait();
        work(0);
    }

    [[nodiscard]] double longest(int step) const
    {
        double most = 0.0;
        for (const times &b : busy_)
            most = std::max(most, b.time[step]);
        return most;
    }

  private:
    struct part {
        std::vector<lh_pair> pairs;
        size_t found = 0;
    };

    struct times {
        alignas(64) double time[steps] = {};
    };

    void work(size_t t)
    {
        for (int step = 0; step < LH_PAIRS_STEPS; step++)
            measured(t, step, [&] { must(lh_pairs_prepare_part(prepared_.data(), step, t)); });
        measured(t, find_step, [&] {
            for (size_t p = t; p < parts_.size(); p += threads_)
                must(lh_pairs_find_part(prepared_.data(), p, parts_.size(), parts_[p].pairs.data(),
                                        parts_[p].pairs.size(), &parts_[p].found, scratch_[t].data(),
                                        scratch_[t].size()));
        });
        measured(t, join_step, [&] {
            size_t at = 0;
            for (size_t p = 0; p < parts_.size(); p++) {
                if (p / parts_a_thread == t)
                    memcpy(joined.data() + at, parts_[p].pairs.data(), parts_[p].found * sizeof(lh_pair));
                at += parts_[p].found;
            }
            if (t == 0)
                found = at;
        });
    }

    template <typename task> void measured(size_t t, int step, const task &of)
    {
        const double start = seconds_now();
        of();
        busy_[t].time[step] = seconds_now() - start;
        barrier_.wait();
    }

    size_t threads_;
    barrier barrier_;
    std::atomic<bool> stop_{false};
    std::vector<part> parts_;
    std::vector<times> busy_;
    std::vector<std::vector<unsigned char>> scratch_;
    std::vector<unsigned char> prepared_;
    std::vector<std::thread> workers_;

  public:
    std::vector<lh_pair> joined;
    size_t found = 0;
};

void measure(const scene &s, size_t boxes, size_t threads)
{
    std::vector<box_set> sets;
    for (size_t k = 0; k < data_sets; k++)
        sets.push_back(make_set(s, boxes, k));
    std::vector<unsigned char> scratch(lh_pairs_scratch_size(boxes, 0));
    size_t most = 0, found = 0;
    for (const box_set &set : sets) {
        const lh_aabbs view = set.view();
        must(lh_pairs_aabb_aabb(&view, nullptr, nullptr, 0, &found, scratch.data(), scratch.size()));
        most = std::max(most, found);
    }
    std::vector<lh_pair> pairs(most);
    crew several(threads, boxes, most);
    double one = 1e9, one_cpu = 1e9, all = 1e9, step_time[steps];
    std::fill(step_time, step_time + steps, 1e9);
    for (size_t round = 0; round < rounds; round++) {
        const lh_aabbs view = sets[round % data_sets].view();
        double start = wall_clock(), start_cpu = seconds_now();
        must(lh_pairs_aabb_aabb(&view, nullptr, pairs.data(), most, &found, scratch.data(), scratch.size()));
        one = std::min(one, wall_clock() - start);
        one_cpu = std::min(one_cpu, seconds_now() - start_cpu);
        start = wall_clock();
        several.run(view);
        all = std::min(all, wall_clock() - start);
        if (several.found != found ||
            memcmp(several.joined.data(), pairs.data(), found * sizeof(lh_pair)) != 0)
            fail("another list by threads");
        for (int step = 0; step < steps; step++)
            step_time[step] = std::min(step_time[step], several.longest(step));
    }
    const double span = std::accumulate(step_time, step_time + steps, 0.0);
    const double ns = 1e9 / static_cast<double>(boxes);
    printf("%s, %zu boxes, %.2f pairs a box, %s: one thread %.1f ns a box, %zu threads %.1f, %.2f times; "
           "span %.1f, %.2f "
           "times\n",
           s.name, boxes, static_cast<double>(found) / static_cast<double>(boxes),
           lh_isa_name(lh_isa_active()), one * ns, threads, all * ns, one / all, span * ns, one_cpu / span);
    printf("  begin %.2f, count %.2f, arrange %.2f, place %.2f, divide %.2f, find %.2f, join %.2f\n",
           step_time[begin_step] * ns, step_time[0] * ns, step_time[1] * ns, step_time[2] * ns,
           step_time[3] * ns, step_time[find_step] * ns, step_time[join_step] * ns);
}

} // namespace
} // namespace all_pairs

int main(int count, char **arguments)
{
    using namespace all_pairs;
    const std::string wanted = count > 1 ? arguments[1] : "uniform_two";
    const size_t boxes = count > 2 ? std::strtoul(arguments[2], nullptr, 10) : 100000;
    const size_t threads = count > 3 ? std::strtoul(arguments[3], nullptr, 10) : 2;
    for (const scene &s : scenes)
        if (s.name == wanted)
            measure(s, boxes, threads);
    return 0;
}

// The tree beside Bullet's btDbvt: the same boxes, moves, rays and boxes asked for, on one thread, in turns within one
// run. What both answer is compared, and where that differs, exact arithmetic says who is right.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <exception>

#include "against/contenders.h"
#include "against/differences.h"
#include "against/scene.h"

namespace
{

enum row { BUILD, UPDATE, PAIRS, RAYS, BOXES, ROWS };
const char *const row_names[ROWS] = {"build", "update", "pairs", "rays", "boxes"};

// On the processor: what others do meanwhile does not count.
double seconds()
{
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

// ---- One round: a new scene, both trees from the beginning ----

// What one tree took for each row, and what it answered.
struct record {
    double taken[ROWS];
    answers found[ROWS];
    size_t changes;
};

template <class work> void timed(record &r, row which, const work &w)
{
    const double start = seconds();
    w();
    r.taken[which] += seconds() - start;
}

template <class any_tree> void build(any_tree &t, const scene &s, record &r)
{
    timed(r, BUILD, [&] {
        for (const tree_box &b : s.boxes)
            t.insert(b);
    });
}

template <class any_tree> void update(any_tree &t, const std::vector<tree_box> &boxes, record &r)
{
    timed(r, UPDATE, [&] {
        for (uint32_t i = 0; i < boxes.size(); i++)
            r.changes += t.move(i, boxes[i]);
    });
}

template <class any_tree> void query(any_tree &t, const scene &s, record &r)
{
    timed(r, PAIRS, [&] { t.pairs(r.found[PAIRS]); });
    timed(r, RAYS, [&] {
        for (uint32_t i = 0; i < s.rays.size(); i++)
            t.boxes_on(s.rays[i], i, r.found[RAYS]);
    });
    timed(r, BOXES, [&] {
        for (uint32_t i = 0; i < s.asked.size(); i++)
            t.boxes_in(s.asked[i], i, r.found[BOXES]);
    });
}

// Returns the fat boxes at last, which are the same in both trees.
template <class first_tree, class second_tree>
std::vector<tree_box> compete(const scene &s, record &first, record &second)
{
    first_tree a;
    second_tree b;
    build(a, s, first);
    build(b, s, second);
    for (int step = 1; step <= steps; step++) {
        const std::vector<tree_box> boxes = boxes_at(s, (float)step);
        update(a, boxes, first);
        update(b, boxes, second);
    }
    query(a, s, first);
    query(b, s, second);
    std::vector<tree_box> fat;
    for (uint32_t i = 0; i < s.boxes.size(); i++) {
        fat.push_back(a.fat_box(i));
        const tree_box other = b.fat_box(i);
        if (std::memcmp(&fat.back(), &other, sizeof other) != 0)
            throw std::runtime_error("the trees do not have the same boxes");
    }
    return fat;
}

// ---- All rounds of a size ----

struct total {
    std::vector<double> ratios;
    size_t found;
    difference lanehit, bullet;
};

double median(std::vector<double> v)
{
    std::sort(v.begin(), v.end());
    return (v[(v.size() - 1) / 2] + v[v.size() / 2]) / 2;
}

void add_round(total (&totals)[ROWS], const scene &s, record &lanehit, record &bullet,
               const std::vector<tree_box> &fat)
{
    for (int which = 0; which < ROWS; which++) {
        answers &a = lanehit.found[which], &b = bullet.found[which];
        std::sort(a.begin(), a.end());
        std::sort(b.begin(), b.end());
        const auto is_contact = [&](uint64_t answer) {
            const uint32_t x = (uint32_t)(answer >> 32), y = (uint32_t)answer;
            return which == RAYS    ? meet(s.rays[x], fat[y])
                   : which == PAIRS ? meet(fat[x], fat[y])
                                    : meet(s.asked[x], fat[y]);
        };
        total &sum = totals[which];
        sum.ratios.push_back(bullet.taken[which] / lanehit.taken[which]);
        sum.found += which == BUILD ? s.boxes.size() : which == UPDATE ? lanehit.changes : a.size();
        sum.lanehit += difference_of(a, b, is_contact);
        sum.bullet += difference_of(b, a, is_contact);
    }
}

// Returns whether the tree missed nothing.
bool compare(size_t count, int rounds)
{
    total totals[ROWS] = {};
    for (int i = 0; i < rounds; i++) {
        const scene s = scene_of(count, count + (uint64_t)i);
        record lanehit = {}, bullet = {};
        const std::vector<tree_box> fat = i % 2 == 0 ? compete<lanehit_tree, bullet_tree>(s, lanehit, bullet)
                                                     : compete<bullet_tree, lanehit_tree>(s, bullet, lanehit);
        add_round(totals, s, lanehit, bullet, fat);
    }
    size_t missed = 0;
    for (int which = 0; which < ROWS; which++) {
        const total &sum = totals[which];
        std::printf("%7zu %-7s %7.2f %10zu  %8zu %6zu %8zu %6zu\n", count, row_names[which],
                    median(sum.ratios), sum.found, sum.lanehit.missed, sum.lanehit.extra, sum.bullet.missed,
                    sum.bullet.extra);
        missed += sum.lanehit.missed;
    }
    return missed == 0;
}

void print_help()
{
    std::printf(
        "Usage: against_bullet [--quick]\n"
        "\n"
        "The tree of this example beside Bullet's btDbvt. Each round has a new scene: boxes are inserted one "
        "by\n"
        "one, moved %d times, and asked: for all pairs, for all boxes on %d rays, and for all boxes that "
        "meet\n"
        "%d larger ones.\n"
        "\n"
        "  ratio           Bullet's time by that of the tree, the median of all rounds\n"
        "  found           answers of all rounds; boxes inserted, boxes that have left their fat boxes\n"
        "  missed, extra   contacts that it did not report and the other one did, and the reverse: reports\n"
        "                  without a contact, in exact arithmetic\n"
        "\n"
        "  --quick         few boxes, and few rounds\n"
        "  -h, --help      print this text\n"
        "\n"
        "Fails if the tree missed anything.\n",
        steps, query_count, query_count);
}

int run(bool is_quick)
{
    std::printf("%7s %-7s %7s %10s  %15s %15s\n", "", "", "", "", "lanehit", "bullet");
    std::printf("%7s %-7s %7s %10s  %8s %6s %8s %6s\n", "boxes", "", "ratio", "found", "missed", "extra",
                "missed", "extra");
    const bool missed_nothing =
        is_quick ? compare(1000, 2) : compare(1000, 100) && compare(10000, 21) && compare(100000, 7);
    return missed_nothing ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace

int main(int argc, char **argv)
{
    const bool is_quick = argc == 2 && std::strcmp(argv[1], "--quick") == 0;
    if (argc == 2 && (std::strcmp(argv[1], "--help") == 0 || std::strcmp(argv[1], "-h") == 0)) {
        print_help();
        return EXIT_SUCCESS;
    }
    if (argc > 1 && !is_quick) {
        std::fprintf(stderr, "against_bullet: --quick is the only option; try --help\n");
        return EXIT_FAILURE;
    }
    try {
        return run(is_quick);
    } catch (const std::exception &e) {
        std::fprintf(stderr, "against_bullet: %s\n", e.what());
        return EXIT_FAILURE;
    }
}

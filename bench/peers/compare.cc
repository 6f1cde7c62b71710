#include "compare.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>

#include "entrant.h"

namespace
{

constexpr std::size_t batch = 4096;

// ---- Changing inputs: the columns point into the problem's own memory. ----

float &value_at(const operand &o, std::size_t column, std::size_t i)
{
    return const_cast<float *>(o.column[column])[o.count == 1 ? 0 : i];
}

// To multiples of a half: much touches, much is parallel to an axis, some is flat. A direction stays one:
// most peers have none of length 0.
void round_to_lattice(const operand &o, const shape *s)
{
    for (std::size_t k = 0; k < s->columns; k++)
        for (std::size_t i = 0; i < o.count; i++)
            value_at(o, k, i) = std::round(value_at(o, k, i) * 2) / 2;
    if (s != &ray_shape)
        return;
    for (std::size_t i = 0; i < o.count; i++)
        if (value_at(o, 3, i) == 0 && value_at(o, 4, i) == 0 && value_at(o, 5, i) == 0)
            value_at(o, 3, i) = 1;
    for (std::size_t k = 0; k < 3; k++)
        for (std::size_t i = 0; i < o.count; i++)
            value_at(o, 6 + k, i) = 1 / value_at(o, 3 + k, i);
}

// The largest coordinate of a pair; inverse directions are none.
float magnitude_of(const problem &p, std::size_t i)
{
    float most = 0;
    const auto look = [&](const operand &o, const shape *s) {
        for (std::size_t k = 0; k < (s == &ray_shape ? 6 : s->columns); k++)
            most = std::max(most, std::fabs(value_at(o, k, i)));
    };
    look(p.first, p.work->first);
    look(p.second, p.work->second);
    return most;
}

// ---- The boundary ----

// Our verdicts if one box of each pair grew by this part of the largest coordinate: the second one, but of
// containment the outer, first one.
std::vector<std::uint8_t> verdicts_with_growth(const problem &p, const entrant &ours, float part)
{
    const bool is_first = std::strcmp(p.work->test->name, "contains_aabb_aabb") == 0;
    const operand &boxes = is_first ? p.first : p.second;
    std::vector<float> saved;
    for (std::size_t i = 0; i < boxes.count; i++) {
        const float growth = part * magnitude_of(p, i);
        for (std::size_t k = 0; k < 6; k++) {
            float &value = value_at(boxes, k, i);
            saved.push_back(value);
            value += k < 3 ? -growth : growth;
        }
    }
    const std::vector<std::uint8_t> verdicts = verdicts_of(ours, p);
    for (std::size_t i = 0; i < boxes.count; i++)
        for (std::size_t k = 0; k < 6; k++)
            value_at(boxes, k, i) = saved[6 * i + k];
    return verdicts;
}

// ---- Counting ----

struct count {
    std::size_t tests = 0, differ = 0, away = 0, misses = 0; // misses: of those away, a miss of what we hit
};

struct row {
    entrant who;
    count random, lattice;
};

struct table {
    std::vector<std::string> order;
    std::map<std::string, row> rows;
};

void count_batch(const problem &p, bool on_lattice, table &counts)
{
    const std::vector<entrant> entrants = list_entrants(p);
    const auto ours =
        std::find_if(entrants.begin(), entrants.end(), [](const entrant &e) { return e.is_ours; });
    const std::vector<std::uint8_t> right = verdicts_of(*ours, p);
    const std::vector<std::uint8_t> grown = verdicts_with_growth(p, *ours, 1e-5f);
    const std::vector<std::uint8_t> shrunk = verdicts_with_growth(p, *ours, -1e-5f);
    for (const entrant &e : entrants) {
        if (counts.rows.find(e.name) == counts.rows.end()) {
            counts.order.push_back(e.name);
            counts.rows[e.name].who = e;
        }
        row &r = counts.rows[e.name];
        count &c = on_lattice ? r.lattice : r.random;
        const std::vector<std::uint8_t> given = verdicts_of(e, p);
        c.tests += p.n;
        for (std::size_t i = 0; i < p.n; i++) {
            const bool differs = given[i] != right[i],
                       is_away = grown[i] == right[i] && shrunk[i] == right[i];
            c.differ += differs;
            c.away += differs && is_away;
            c.misses += differs && is_away && right[i];
        }
    }
}

bool count_workload(const workload &w, std::size_t rounds, table &counts)
{
    for (std::size_t round = 0; round < 2 * rounds; round++) {
        problem p;
        // Some peers answer one against many alone.
        for (const form f : {FORM_PAIRS, FORM_ONE_FIRST}) {
            if (!problem_create(&p, &w, f, batch, 0.5, round + 1)) {
                std::fprintf(stderr, "peers: out of memory\n");
                return false;
            }
            const bool on_lattice = round >= rounds;
            if (on_lattice) {
                round_to_lattice(p.first, w.first);
                round_to_lattice(p.second, w.second);
            }
            count_batch(p, on_lattice, counts);
            problem_destroy(&p);
        }
    }
    return true;
}

// ---- Printing ----

std::string count_text(const count &c)
{
    char text[64];
    std::snprintf(text, sizeof text, "%zu (%zu, %zu)", c.differ, c.away, c.misses);
    return text;
}

// Of the loops, it is an order of minima that does not care for NaN.
const char *reason_of(const workload &w, const row &r)
{
    if (r.who.by)
        return r.who.by->reason;
    const bool has_path = w.first == &ray_shape || w.first == &moving_box_shape;
    return r.who.writes_bytes && has_path
               ? "a path in the plane of a face: 0 * inf is NaN, which may take the slab before it along"
               : "";
}

// Those who differ alike share a line. False if there is a difference that nothing explains.
bool print_workload(const workload &w, table &counts)
{
    bool fine = true;
    std::vector<std::pair<std::string, std::string>> lines; // what is said, and of whom
    for (const std::string &name : counts.order) {
        const row &r = counts.rows[name];
        const bool is_away = r.random.away + r.lattice.away > 0;
        const std::string reason = is_away ? reason_of(w, r) : "";
        const std::string said = count_text(r.random) + " | " + count_text(r.lattice) + " | " + reason;
        const auto same =
            std::find_if(lines.begin(), lines.end(), [&](const auto &l) { return l.first == said; });
        if (same == lines.end())
            lines.push_back({said, name});
        else
            same->second += ", " + name;
        if (is_away && reason.empty()) {
            std::fprintf(stderr,
                         "peers: %s, %s: verdicts away from the boundary differ, and nothing says why\n",
                         w.name, name.c_str());
            fine = false;
        }
    }
    for (const auto &[said, names] : lines)
        std::printf("| %s | %s | %s |\n", w.name, names.c_str(), said.c_str());
    return fine;
}

} // namespace

bool compare_verdicts(std::size_t rounds, const std::string &filter)
{
    bool fine = true, is_any = false;
    std::printf(
        "Tests of each: %zu random, %zu on a lattice. Differences: all (away from the boundary, misses of\n"
        "those).\n\n| workload | contender | random | lattice | why |\n|---|---|---|---|---|\n",
        2 * rounds * batch, 2 * rounds * batch);
    for (std::size_t i = 0; i < workload_count; i++) {
        const workload &w = workloads[i];
        if (!has_peers(w) || std::string(w.name).find(filter) == std::string::npos)
            continue;
        is_any = true;
        table counts;
        if (!count_workload(w, rounds, counts))
            return false;
        fine &= print_workload(w, counts);
        std::fflush(stdout);
    }
    if (!is_any)
        std::fprintf(stderr, "peers: no workload has \"%s\" in its name\n", filter.c_str());
    return fine && is_any;
}

#include "plan.h"

#include <algorithm>
#include <iterator>

namespace
{

using sizes = std::vector<std::size_t>;
using forms = std::vector<form>;
using rates = std::vector<double>;

// A product of lists.
struct sweep {
    bool (*takes)(const workload &w);
    forms layouts;
    data_kind data;
    rates hit_rates;
    sizes n;
};

const sizes every_n = {1, 2, 4, 8, 16, 32, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304};
const sizes some_n = {8, 256, 4096, 65536, 1048576};
const sizes cached_n = {256, 4096, 65536};
const rates every_rate = {0.0, 0.05, 0.5, 1.0};
const forms every_form = {FORM_PAIRS,   FORM_ONE_FIRST, FORM_ONE_SECOND,
                          FORM_STRUCTS, FORM_INDEXED,   FORM_PAIR_LIST};
const forms packed_forms = {FORM_PAIRS, FORM_ONE_FIRST, FORM_ONE_SECOND};
const forms scattered_forms = {FORM_STRUCTS, FORM_INDEXED, FORM_PAIR_LIST};
const forms levels = {FORM_PAIRS, FORM_ONE_FIRST};

bool any(const workload &w)
{
    return w.test != nullptr;
}

// One workload of each test: that with the outputs most callers want.
bool is_main(const workload &w)
{
    static const std::vector<std::string> names = {"overlap_sphere_aabb", "overlap_aabb_aabb",
                                                   "contains_aabb_aabb",  "raycast_aabb.t",
                                                   "sweep_aabb_aabb.toi", "overlap_triangle_aabb"};
    return std::find(names.begin(), names.end(), w.name) != names.end();
}

// Where time depends on who hits.
bool leaves_early(const workload &w)
{
    return w.test->undecided != nullptr;
}

const std::vector<sweep> quick_sweeps = {
    {is_main, levels, data_kind::random, {0.5}, every_n},
    {is_main, {FORM_ONE_SECOND}, data_kind::random, {0.5}, {8, 4096}},
    {is_main, scattered_forms, data_kind::random, {0.5}, {8, 4096}},
    {leaves_early, levels, data_kind::random, every_rate, {256, 4096}},
    {leaves_early, levels, data_kind::coherent, every_rate, {4096}},
    {is_main, levels, data_kind::mesh, {0}, {4096}},
};

const std::vector<sweep> usual_sweeps = {
    {any, packed_forms, data_kind::random, {0.5}, every_n},
    {any, scattered_forms, data_kind::random, {0.5}, some_n},
    {leaves_early, packed_forms, data_kind::random, every_rate, every_n},
    {any, packed_forms, data_kind::random, every_rate, {4096}},
    {any, packed_forms, data_kind::coherent, every_rate, {4096}},
    {is_main, every_form, data_kind::mesh, {0}, cached_n},
};

const std::vector<sweep> full_sweeps = {
    {any, every_form, data_kind::random, every_rate, every_n},
    {any, every_form, data_kind::coherent, every_rate, some_n},
    {any, every_form, data_kind::mesh, {0}, {8, 256, 4096, 65536, 1048576}},
};

struct named_plan {
    effort how;
    const std::vector<sweep> &sweeps;
};

const named_plan plans[] = {
    {{"quick", 0.003, 3, false}, quick_sweeps},
    {{"usual", 0.01, 3, false}, usual_sweeps},
    {{"full", 0.01, 5, true}, full_sweeps},
};

const named_plan *find_plan(const std::string &name)
{
    const auto found = std::find_if(std::begin(plans), std::end(plans),
                                    [&](const named_plan &p) { return p.how.name == name; });
    return found == std::end(plans) ? nullptr : found;
}

bool same(const question &a, const question &b)
{
    return a.work == b.work && a.layout == b.layout && a.data == b.data && a.hit_rate == b.hit_rate &&
           a.n == b.n;
}

void add_once(std::vector<question> &all, const question &q)
{
    if (std::none_of(all.begin(), all.end(), [&](const question &other) { return same(q, other); }))
        all.push_back(q);
}

void add_sweep(std::vector<question> &all, const sweep &s, const workload &w, const std::string &filter,
               std::size_t mesh_triangles)
{
    for (const form f : s.layouts)
        for (const double rate : s.hit_rates)
            for (const std::size_t n : s.n) {
                const bool of_mesh = s.data == data_kind::mesh;
                const question q = {&w, f, s.data, rate, of_mesh ? std::min(n, mesh_triangles) : n};
                if (name_of(q).find(filter) != std::string::npos)
                    add_once(all, q);
            }
}

} // namespace

std::string name_of(const question &q)
{
    static const char *const suffixes[] = {"", ".coherent", ".mesh"};
    return std::string(q.work->name) + "/" + form_names[q.layout] + suffixes[static_cast<int>(q.data)];
}

bool find_effort(const std::string &name, effort &found)
{
    const named_plan *plan = find_plan(name);
    if (plan)
        found = plan->how;
    return plan != nullptr;
}

std::vector<question> list_questions(const effort &e, const std::string &filter, std::size_t mesh_triangles)
{
    std::vector<question> all;
    for (std::size_t i = 0; i < workload_count; i++)
        for (const sweep &s : find_plan(e.name)->sweeps)
            if (s.takes(workloads[i]) && (s.data != data_kind::mesh || mesh_triangles > 0))
                add_sweep(all, s, workloads[i], filter, mesh_triangles);
    return all;
}

// Every workload by every contender, in every form, for batches of every size, by Google Benchmark; beside each
// time what the machine allows at best. Names: workload/form/hit rate in percent/contender/n.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "best_times.h"
#include "facts.h"
#include "plan.h"
#include "progress.h"
#include "roof.h"

extern "C" {
#include "agreement.h"
}

namespace
{

const char usage[] = "usage: bench [options]\n"
                     "  --plan quick|usual|full   how much is measured (usual)\n"
                     "  --filter TEXT             only what has TEXT in its \"workload/form\"\n"
                     "  --mesh FILE               real data: a mesh that Assimp reads\n"
                     "  --benchmark_out=FILE      write all results to FILE, as JSON\n"
                     "  --command TEXT            noted in FILE as what was run (this command)\n"
                     "Real data are left out where no mesh is given.\n";

struct settings {
    effort how;
    std::string filter, mesh, out, command;
};

// ---- Options ----

// The value of "--name value" or "--name=value" at argv[i], moving i on; null if it is another option.
const char *value_of(const char *name, int argc, char **argv, int &i)
{
    const std::size_t length = std::strlen(name);
    if (std::strncmp(argv[i], name, length) != 0)
        return nullptr;
    if (argv[i][length] == '=')
        return argv[i] + length + 1;
    return argv[i][length] == '\0' && i + 1 < argc ? argv[++i] : nullptr;
}

bool read_settings(settings &s, int argc, char **argv)
{
    find_effort("usual", s.how);
    for (int i = 0; i < argc; i++)
        s.command += (i > 0 ? " " : "") + std::string(argv[i]);
    for (int i = 1; i < argc; i++) {
        if (const char *plan = value_of("--plan", argc, argv, i)) {
            if (!find_effort(plan, s.how))
                return false;
        } else if (const char *filter = value_of("--filter", argc, argv, i)) {
            s.filter = filter;
        } else if (const char *mesh = value_of("--mesh", argc, argv, i)) {
            s.mesh = mesh;
        } else if (const char *command = value_of("--command", argc, argv, i)) {
            s.command = command;
        } else if (const char *out = value_of("--benchmark_out", argc, argv, i)) {
            s.out = out;
        } else if (std::strcmp(argv[i], "--benchmark_out_format=json") != 0) {
            return false;
        }
    }
    return true;
}

// ---- One problem ----

bool create(problem &p, const question &q, mesh_tests &mesh)
{
    const std::uint64_t seed = 1;
    switch (q.data) {
    case data_kind::mesh:
        return problem_create_from_mesh(&p, q.work, q.layout, q.n, &mesh);
    case data_kind::coherent:
        return problem_create_coherent(&p, q.work, q.layout, q.n, q.hit_rate, seed);
    default:
        return problem_create(&p, q.work, q.layout, q.n, q.hit_rate, seed);
    }
}

double rate_of_hits(const problem &p)
{
    p.work->test->run(&p, lh_isa_backend(LH_ISA_SCALAR));
    return static_cast<double>(lh_hits_count(p.hits, p.n)) / static_cast<double>(p.n);
}

std::string percent(double rate)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.3g%%", rate * 100);
    return text;
}

// Neighbours in a mesh touch exactly, where plain loops may say what they like.
bool agrees(const question &q, const contender &c, const problem &p)
{
    const bool is_judged = q.n <= 4096 && (c.kind != BY_LOOP || q.data != data_kind::mesh);
    return !is_judged || disagreements(&c, &p) <= disagreements_tolerated(&c, q.n);
}

struct row {
    const problem *of;
    contender by;
    double hit_rate;
    roof limit;
};

void solve(benchmark::State &state, const row &r)
{
    contender_prepare(&r.by);
    for (auto _ : state) {
        contender_solve(&r.by, r.of);
        benchmark::ClobberMemory();
    }
    const operations o = operations_of(r.of);
    state.counters["n"] = static_cast<double>(r.of->n);
    state.counters["hit_rate"] = r.hit_rate;
    state.counters["bytes_per_test"] = bytes_of(r.of);
    state.counters["operations_per_test"] = operations_in_all(&o);
    if (r.limit.nanoseconds > 0) {
        state.counters["roof"] = r.limit.nanoseconds;
        state.SetLabel(r.limit.binding);
    }
}

// ---- All of them ----

class suite
{
  public:
    explicit suite(const settings &s) : settings_(s)
    {
        list_chosen_contenders();
        if (!s.mesh.empty())
            mesh_ = mesh_tests_read(s.mesh.c_str());
        questions_ = list_questions(s.how, s.filter, mesh_.count);
    }

    ~suite()
    {
        mesh_tests_free(&mesh_);
    }

    bool run()
    {
        double work = 0;
        for (int pass = 0; pass < settings_.how.passes; pass++)
            for (const question &q : questions_)
                work += work_of(q, pass);
        progress shown(work);
        // Passes, since a machine that others use too is slow for seconds on end.
        for (int pass = 0; pass < settings_.how.passes; pass++) {
            machine_.measure(reporter_, settings_.how.min_time, 3);
            for (const question &q : questions_) {
                shown.begin(name_of(q) + ", n = " + std::to_string(q.n), work_of(q, pass));
                if (!answer(q))
                    return false;
            }
        }
        shown.finish();
        return !reporter_.has_failed();
    }

    bool has_questions() const
    {
        return !questions_.empty();
    }

    bool write(const std::string &path)
    {
        return reporter_.write(path);
    }

  private:
    void list_chosen_contenders()
    {
        contender all[CONTENDERS_MAX];
        const std::size_t count = list_contenders(all);
        for (std::size_t c = 0; c < count; c++)
            if (settings_.how.all_contenders || all[c].kind == BY_CALL ||
                (all[c].kind == BY_LOOP && all[c].loops->to_beat))
                contenders_.push_back(all[c]);
    }

    // About how many seconds: in the first pass half as much again for finding how many iterations are enough; and the
    // inputs.
    double work_of(const question &q, int pass) const
    {
        const double n = static_cast<double>(q.n), one = n * 3e-9;
        const double runs = pass == 0 ? 2.5 : 1.0;
        double rows = 0;
        for (const contender &c : contenders_)
            rows += contender_takes(&c, q.layout);
        return rows * runs * std::max(one, settings_.how.min_time) + 0.01 + n * 100e-9;
    }

    bool answer(const question &q)
    {
        problem p;
        if (!create(p, q, mesh_)) {
            std::fprintf(stderr, "bench: out of memory\n");
            return false;
        }
        const bool fine = add_rows(q, p);
        if (fine)
            benchmark::RunSpecifiedBenchmarks(&reporter_, "all");
        benchmark::ClearRegisteredBenchmarks();
        problem_destroy(&p);
        return fine;
    }

    bool add_rows(const question &q, const problem &p)
    {
        const double hit_rate = rate_of_hits(p);
        for (const contender &c : contenders_) {
            if (!contender_takes(&c, q.layout))
                continue;
            const std::string name = name_of(q) + "/" +
                                     percent(q.data == data_kind::mesh ? hit_rate : q.hit_rate) + "/" +
                                     c.name + "/" + std::to_string(q.n);
            if (!agrees(q, c, p)) {
                std::fprintf(stderr, "bench: %s: other answers than the reference's\n", name.c_str());
                return false;
            }
            const row r = {&p, c, hit_rate, machine_.roof_of(p, c.isa)};
            benchmark::internal::Benchmark *const registered =
                benchmark::RegisterBenchmark(name.c_str(), [r](benchmark::State &state) { solve(state, r); });
            if (const auto enough = reporter_.iterations(name); enough > 0)
                registered->Iterations(enough);
            else
                registered->MinTime(settings_.how.min_time);
        }
        return true;
    }

    settings settings_;
    std::vector<contender> contenders_;
    mesh_tests mesh_ = {};
    std::vector<question> questions_;
    machine machine_;
    best_times reporter_;
};

// Contenders take turns, so that a change of clock or a noisy neighbour meets them all.
void start_google_benchmark(const char *program)
{
    // Google Benchmark keeps a pointer to the first.
    static std::string words[] = {program, "--benchmark_enable_random_interleaving=true"};
    char *argv[] = {words[0].data(), words[1].data(), nullptr};
    int argc = 2;
    benchmark::Initialize(&argc, argv);
}

} // namespace

int main(int argc, char **argv)
{
    settings s;
    if (argc == 2 && std::strcmp(argv[1], "--help") == 0) {
        std::fputs(usage, stdout);
        return 0;
    }
    if (!read_settings(s, argc, argv)) {
        std::fputs(usage, stderr);
        return 2;
    }
    start_google_benchmark(argv[0]);
    add_facts(s.command.c_str());
    suite all(s);
    if (!all.has_questions()) {
        std::fprintf(stderr, "bench: nothing has '%s' in its workload/form\n", s.filter.c_str());
        return 2;
    }
    if (!all.run())
        return 1;
    if (!s.out.empty() && !all.write(s.out)) {
        std::fprintf(stderr, "bench: cannot write '%s'\n", s.out.c_str());
        return 1;
    }
    return 0;
}

// Every workload by every contender, in every form, for batches of every size, by Google Benchmark. Names:
// workload/form/hit rate in percent/contender/n.
#include <cstring>
#include <set>

#include "plan.h"
#include "results.h"

namespace
{

const char usage[] =
    "usage: bench [options]\n"
    "  --plan NAME                 quick, usual; ratios: against the plain loops; contacts: beside peers, by "
    "lists\n"
    "  --filter TEXT               only what has TEXT in its \"workload/form\"\n"
    "  --against FILE              also another build of the library, liblanehit.so\n"
    "  --loops                     name the libraries of plain loops that this needs, and measure nothing\n"
    "  --out FILE                  write all results to FILE, as JSON, rather than to stdout\n"
    "  --command TEXT              noted there as what was run (this command)\n";

// ---- Options ----

struct settings {
    const plan *how = find_plan("quick");
    std::string filter, against, out, command;
    bool names_loops = false;
};

bool take_option(settings &s, const std::string &name, const char *value)
{
    if (name == "--plan")
        return (s.how = find_plan(value)) != nullptr;
    if (name == "--filter")
        s.filter = value;
    else if (name == "--against")
        s.against = value;
    else if (name == "--out")
        s.out = value;
    else if (name == "--command")
        s.command = value;
    else
        return false;
    return true;
}

bool read_settings(settings &s, int argc, char **argv)
{
    for (int i = 0; i < argc; i++)
        s.command += (i > 0 ? " " : "") + std::string(argv[i]);
    for (int i = 1; i < argc; i++) {
        const std::string name = argv[i];
        if (name == "--loops") {
            s.names_loops = true;
        } else if (i + 1 == argc || !take_option(s, name, argv[++i])) {
            std::fprintf(stderr, "bench: %s%s%s: no such option\n", name.c_str(), name == argv[i] ? "" : " ",
                         name == argv[i] ? "" : argv[i]);
            return false;
        }
    }
    return true;
}

// ---- Results ----

// "model name : ..." and the like of the first core; empty if the system does not say.
std::string of_processor(const std::string &key)
{
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.compare(0, key.size(), key) == 0 && line.find(": ") != std::string::npos)
            return line.substr(line.find(": ") + 2);
    return "";
}

// What the reader of results must know of where they come from. Names of virtual machines say little: numbers do.
void add_context(const settings &s)
{
    std::string main_workloads;
    for (const workload *w = list_workloads(); w->query_name; w++)
        main_workloads += w->is_main ? std::string(w->name) + " " : "";
    benchmark::AddCustomContext("main_workloads", main_workloads);
    benchmark::AddCustomContext("processor", of_processor("model name") + ", family " +
                                                 of_processor("cpu family") + ", model " +
                                                 of_processor("model\t"));
    benchmark::AddCustomContext("lanehit_version", LH_VERSION_STRING);
    benchmark::AddCustomContext("compiler", LANEHIT_BENCH_COMPILER);
    benchmark::AddCustomContext("loop_compiler", LANEHIT_BENCH_LOOP_COMPILER);
    benchmark::AddCustomContext("command", s.command);
}

// ---- One problem ----

void solve(benchmark::State &state, const contender &c)
{
    c.prepare();
    c.solve(); // so that the pages of the outputs are there
    for (auto _ : state) {
        c.solve();
        benchmark::ClobberMemory();
    }
}

// A fast wrong answer is no speed. Larger batches repeat the tests of smaller ones.
bool is_right(const contender &c, const std::string &name, double &otherwise)
{
    if (c.of->n > 4096)
        return true;
    const std::size_t wrong = disagreements(c);
    otherwise = static_cast<double>(wrong) / static_cast<double>(c.of->n);
    if (wrong <= disagreements_tolerated(c))
        return true;
    std::fprintf(stderr, "bench: %s: %zu answers other than the reference's\n", name.c_str(), wrong);
    return false;
}

bool answer(const question &q, const plan &how, results &all)
{
    problem p;
    if (!problem_create(&p, q.work, q.layout, q.n, q.hit_rate)) {
        std::fprintf(stderr, "bench: out of memory\n");
        return false;
    }
    char rate[16];
    std::snprintf(rate, sizeof rate, "/%g%%/", q.hit_rate * 100);
    bool fine = true;
    for (contender c : list_contenders(p)) {
        const std::string name = name_of(q) + rate + c.name + "/" + std::to_string(q.n);
        double otherwise = 0;
        if (!how.takes(c) || !c.lay_out())
            continue;
        fine = fine && is_right(c, name, otherwise);
        benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State &state) {
            solve(state, c);
            if (c.by == way::call)
                state.counters["bytes"] = problem_bytes(c.of);
            if (c.by == way::peer) {
                state.SetLabel(c.by_peer->label);
                state.counters["otherwise"] = otherwise;
            }
        })->MinTime(how.min_time);
    }
    if (fine)
        all.run();
    problem_destroy(&p);
    return fine;
}

// Passes, since a machine that others use too is slow for seconds on end; plots/results.py takes the fastest of all.
bool run(const settings &s, const std::vector<question> &questions, results &all)
{
    for (int pass = 0; pass < s.how->passes; pass++) {
        for (std::size_t i = 0; i < questions.size(); i++) {
            show_progress(pass, s.how->passes, i, questions.size());
            if (!answer(questions[i], *s.how, all))
                return false;
        }
    }
    show_progress(0, 1, 1, 1);
    return true;
}

void name_loops(const std::vector<question> &questions)
{
    std::set<std::string> names;
    for (const question &q : questions)
        names.insert(loops_of(*q.work));
    for (const std::string &name : names)
        if (!name.empty())
            std::puts(name.c_str());
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
    const std::vector<question> questions = list_questions(*s.how, s.filter);
    if (questions.empty()) {
        std::fprintf(stderr, "bench: nothing has '%s' in its workload/form\n", s.filter.c_str());
        return 2;
    }
    if (s.names_loops) {
        name_loops(questions);
        return 0;
    }
    if (!s.against.empty() && !add_other_library(s.against.c_str()))
        return 2;
    int one = 1;
    benchmark::Initialize(&one, argv);
    add_context(s);
    results all;
    return run(s, questions, all) && all.write(s.out, "bench") ? 0 : 1;
}

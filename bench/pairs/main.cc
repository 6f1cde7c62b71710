// All pairs of overlapping boxes: the library beside its rivals, in one run. README.md says what is measured.
#include <cstdlib>
#include <stdexcept>

#include "measure.h"
#include "program.h"

const char *const program = "pairs";

// Other people's libraries, those that were found: PEER(bullet)PEER(cgal) ...
#define PEER(name) void add_##name(contenders &all);
namespace all_pairs
{
LANEHIT_PAIRS_PEERS
}
#undef PEER

using namespace all_pairs;

namespace
{

const char usage[] = "usage: pairs [option...]\n"
                     "    --check          nothing but: do all find the pairs that brute force finds?\n"
                     "    --quick          fewer and shorter turns, and at most 100,000 boxes\n"
                     "    --filter TEXT    only what has TEXT in its \"scene/boxes/contender\"\n"
                     "    --out FILE       writes the results as JSON, rather than to stdout\n";

struct wish {
    bool check_only = false;
    effort spent = {"", 1000000, 5, 0.2, 20};
    std::string out;
};

[[noreturn]] void refuse(const std::string &why)
{
    std::fprintf(stderr, "pairs: %s\n%s", why.c_str(), usage);
    std::exit(2);
}

wish parse(int argc, char **argv)
{
    wish w;
    for (int i = 1; i < argc; i++) {
        const std::string option = argv[i];
        if (option == "--check")
            w.check_only = true;
        else if (option == "--quick")
            w.spent = {w.spent.filter, 100000, 3, 0.04, 1};
        else if (option == "--filter" && i + 1 < argc)
            w.spent.filter = argv[++i];
        else if (option == "--out" && i + 1 < argc)
            w.out = argv[++i];
        else if (option == "--help")
            std::exit(std::fputs(usage, stdout) < 0);
        else
            refuse("'" + option + "' is no option, or lacks a value");
    }
    return w;
}

contenders all_contenders()
{
    contenders all;
    add_ours(all);
#ifdef __x86_64__
    const auto add = [&](const char *name, rival *way) {
        all.push_back({name, std::unique_ptr<rival>(way)});
    };
    if (__builtin_cpu_supports("avx2")) {
        add("pruning15_avx2", make_pruning_v3(false));
        add("pruning15+17_avx2", make_pruning_v3(true));
    }
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")) {
        add("pruning15_avx512", make_pruning_v4(false));
        add("pruning15+17_avx512", make_pruning_v4(true));
    }
#endif
#define PEER(name) add_##name(all);
    LANEHIT_PAIRS_PEERS
#undef PEER
    return all;
}

} // namespace

int main(int argc, char **argv)
{
    const wish w = parse(argc, argv);
    try {
        const contenders all = all_contenders();
        for (const scene &s : scenes)
            check(all, s);
        std::fprintf(stderr, "%zu find the pairs of brute force in %zu scenes\n", all.size(), scenes.size());
        if (w.check_only)
            return 0;
        int one = 1;
        benchmark::Initialize(&one, argv);
        benchmark::AddCustomContext("asks", "all pairs");
        results found;
        for (const scene &s : scenes)
            measure(all, s, w.spent, found);
        return found.write(w.out, "pairs") ? 0 : 1;
    } catch (const std::exception &problem) {
        fail(problem.what());
    }
}

// All pairs of overlapping boxes: the library beside its rivals, in one run. README.md says what is measured.
#include <algorithm>
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

const char usage[] =
    "usage: pairs [option...]\n"
    "    --check            nothing but: do all find the pairs that brute force finds?\n"
    "    --quick            fewer and shorter turns, and at most 100,000 boxes\n"
    "    --filter TEXT      only what has TEXT in its \"scene/percent that move/boxes/contender\"\n"
    "    --mesh FILE        also triangles of this OBJ or ASCII PLY with a moved copy; may be repeated\n"
    "    --limit SECONDS    of a call, beyond which a contender is left out (20)\n"
    "    --out FILE         writes the results as JSON, rather than to stdout\n";

struct wish {
    bool check_only = false, is_quick = false;
    std::vector<std::string> meshes;
    effort spent = {"", 5, 0.2, 20};
    std::string out;
};

[[noreturn]] void refuse(const std::string &why)
{
    std::fprintf(stderr, "pairs: %s\n%s", why.c_str(), usage);
    std::exit(2);
}

double number(const std::string &option, const std::string &text)
{
    char *end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    if (text.empty() || *end || !(value > 0 && value <= 1e7))
        refuse(option + ": '" + text + "' is not a number above 0 and up to 10000000");
    return value;
}

wish parse(int argc, char **argv)
{
    wish w;
    for (int i = 1; i < argc; i++) {
        const std::string option = argv[i];
        const auto value = [&] {
            if (i + 1 == argc)
                refuse(option + " needs a value");
            return std::string(argv[++i]);
        };
        if (option == "--check")
            w.check_only = true;
        else if (option == "--quick")
            w.is_quick = true;
        else if (option == "--filter")
            w.spent.filter = value();
        else if (option == "--mesh")
            w.meshes.push_back(value());
        else if (option == "--limit")
            w.spent.limit = number(option, value());
        else if (option == "--out")
            w.out = value();
        else if (option == "--help" || option == "-h")
            std::exit(std::fputs(usage, stdout) < 0);
        else
            refuse("unknown option '" + option + "'");
    }
    if (w.is_quick)
        w.spent = {w.spent.filter, 3, 0.04, std::min(w.spent.limit, 1.0)};
    return w;
}

contenders all_contenders()
{
    contenders all;
    add_ours(all);
#ifdef __x86_64__
    const auto add = [&](const char *name, rival *way) {
        all.push_back({name, std::unique_ptr<rival>(way), oddity::infinite});
    };
    if (__builtin_cpu_supports("avx2")) {
        add("pruning15_avx2", make_pruning_v3(false));
        add("pruning17_sse", make_pruning_sse());
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

std::vector<size_t> up_to(const std::vector<size_t> &sizes, size_t most)
{
    return {sizes.begin(), std::upper_bound(sizes.begin(), sizes.end(), most)};
}

// Of some triangles first, since one learns from that who would take too long.
void measure_mesh(const contenders &all, const std::string &path, std::vector<size_t> sizes,
                  const effort &spent, results &to)
{
    const std::vector<box> mesh = read_mesh(path);
    sizes = up_to(sizes, mesh.size() - 1);
    sizes.push_back(mesh.size());
    const auto make = [&](size_t count, uint64_t seed) {
        return two_sets{moved_copy(mesh, count, 0), moved_copy(mesh, count, seed)};
    };
    const std::string file_name = path.substr(path.rfind('/') + 1); // 0 where there is none
    measure(all, file_name, oddity::none, sizes, make, spent, to);
}

void measure_all(const contenders &all, const wish &w, results &to)
{
    const std::vector<size_t> sizes =
        up_to({100, 1000, 10000, 100000, 1000000}, w.is_quick ? 100000 : 1000000);
    for (const scene &s : scenes) {
        const auto make = [&](size_t count, uint64_t seed) { return two_sets{make_set(s, count, seed), {}}; };
        measure(all, s.name, s.has, up_to(sizes, s.most), make, w.spent, to);
    }
    for (const std::string &path : w.meshes)
        measure_mesh(all, path, sizes, w.spent, to);
    for (const size_t count : {1000, 10000, 100000})
        for (const int moving : {1, 10, 100})
            measure_frames(all, count, moving, w.spent, to);
}

} // namespace

int main(int argc, char **argv)
{
    const wish w = parse(argc, argv);
    try {
        const contenders all = all_contenders();
        for (const std::string &path : w.meshes)
            (void)read_mesh(path); // so that a bad one is refused before anything is measured
        for (const scene &s : scenes)
            check(all, s);
        std::fprintf(stderr, "%zu contenders find the pairs of brute force in %zu scenes\n", all.size(),
                     scenes.size());
        if (w.check_only)
            return 0;
        int one = 1;
        benchmark::Initialize(&one, argv);
        results found;
        measure_all(all, w, found);
        return found.write(w.out, "pairs") ? 0 : 1;
    } catch (const std::exception &problem) {
        fail(problem.what());
    }
}

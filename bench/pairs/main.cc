// All pairs of overlapping boxes: the library beside its rivals, in one run. README.md says what is measured.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include "measure.h"

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
    "    --scene NAME       this one alone, or 'frames'; may be repeated\n"
    "    --only TEXT        contenders that have this in their names; may be repeated\n"
    "    --sizes N,N,...    of scenes, ascending (100,1000,10000,100000,1000000)\n"
    "    --mesh FILE        also triangles of this OBJ or ASCII PLY with a moved copy; may be repeated\n"
    "    --limit SECONDS    of a call, beyond which a contender is left out (20)\n"
    "    --out FILE         writes the results as JSON\n"
    "    --list             prints scenes and contenders\n";

struct wish {
    bool check_only = false, list = false;
    std::vector<std::string> scenes, only, meshes;
    std::vector<size_t> sizes;
    effort spent = {5, 0.2, 20};
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

std::vector<size_t> numbers(const std::string &option, const std::string &text)
{
    std::vector<size_t> values;
    for (size_t from = 0, comma; from <= text.size(); from = comma + 1) {
        comma = std::min(text.find(',', from), text.size());
        const double value = number(option, text.substr(from, comma - from));
        if (value != std::floor(value) || (!values.empty() && value <= static_cast<double>(values.back())))
            refuse(option + " wants whole numbers, ascending, not '" + text + "'");
        values.push_back(static_cast<size_t>(value));
    }
    return values;
}

wish parse(int argc, char **argv)
{
    wish w;
    bool quick = false;
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
            quick = true;
        else if (option == "--list")
            w.list = true;
        else if (option == "--scene")
            w.scenes.push_back(value());
        else if (option == "--only")
            w.only.push_back(value());
        else if (option == "--sizes")
            w.sizes = numbers(option, value());
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
    if (quick)
        w.spent = {3, 0.04, std::min(w.spent.limit, 1.0)};
    if (w.sizes.empty())
        w.sizes = numbers("", quick ? "100,1000,10000,100000" : "100,1000,10000,100000,1000000");
    return w;
}

bool wanted(const std::vector<std::string> &names, const std::string &name)
{
    return names.empty() || std::find(names.begin(), names.end(), name) != names.end();
}

std::vector<const scene *> chosen_scenes(const wish &w)
{
    std::vector<const scene *> chosen;
    for (const scene &s : scenes)
        if (wanted(w.scenes, s.name))
            chosen.push_back(&s);
    for (const std::string &name : w.scenes)
        if (name != "frames" &&
            std::none_of(scenes.begin(), scenes.end(), [&](auto &s) { return name == s.name; }))
            refuse("there is no scene '" + name + "'; see --list");
    return chosen;
}

contenders chosen_contenders(const wish &w)
{
    contenders all, chosen;
    add_ours(all);
#ifdef __x86_64__
    const auto add = [&](const char *name, rival *way) {
        all.push_back({name, std::unique_ptr<rival>(way), oddity::infinite, false});
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
    for (contender &c : all)
        if (w.only.empty() || std::any_of(w.only.begin(), w.only.end(), [&](const std::string &text) {
                return c.name.find(text) != std::string::npos;
            }))
            chosen.push_back(std::move(c));
    if (chosen.empty())
        refuse("no contender has such a name; see --list");
    return chosen;
}

void print(const result &r)
{
    double fastest_rival = INFINITY;
    for (const timing &t : r.timings)
        fastest_rival = t.who->is_lanehit ? fastest_rival : std::min(fastest_rival, t.nanoseconds);
    std::printf("%s, %zu boxes", r.scene.c_str(), r.count);
    if (r.moving)
        std::printf(", %d %% moving", r.moving);
    std::printf(", %.2f pairs a box\n    %-22s %12s %20s\n", r.pairs_a_box, "", "ns a box",
                "of fastest rival");
    for (const timing &t : r.timings)
        std::printf("    %-22s %12.2f %20.2f\n", t.who->name.c_str(), t.nanoseconds,
                    t.nanoseconds / fastest_rival);
    std::fflush(stdout);
}

void write(const std::string &path, const std::vector<result> &results)
{
    std::FILE *file = std::fopen(path.c_str(), "w");
    bool written = file && std::fputs("[", file) >= 0;
    const char *separator = "\n";
    for (const result &r : results)
        for (const timing &t : r.timings) {
            written =
                written &&
                std::fprintf(file,
                             "%s{\"scene\": \"%s\", \"n\": %zu, \"moving\": %d, \"pairs_a_box\": %.6g, "
                             "\"contender\": \"%s\", \"lanehit\": %s, \"ns\": %.6g}",
                             separator, r.scene.c_str(), r.count, r.moving, r.pairs_a_box,
                             t.who->name.c_str(), t.who->is_lanehit ? "true" : "false", t.nanoseconds) > 0;
            separator = ",\n";
        }
    written = written && std::fputs("\n]\n", file) >= 0;
    if (!file || std::fclose(file) != 0 || !written)
        throw std::runtime_error("cannot write '" + path + "'");
}

void list(const contenders &all)
{
    for (const scene &s : scenes)
        std::printf("scene      %s%s\n", s.name, s.is_hard ? " (hard)" : "");
    std::puts("scene      frames");
    for (const contender &c : all)
        std::printf("contender  %s\n", c.name.c_str());
}

void run(const wish &w)
{
    const contenders all = chosen_contenders(w);
    const std::vector<const scene *> chosen = chosen_scenes(w);
    if (w.list) {
        list(all);
        return;
    }
    std::vector<std::vector<box>> meshes;
    for (const std::string &path : w.meshes)
        meshes.push_back(read_mesh(path));
    for (const scene *s : chosen)
        check(all, *s);
    std::printf("%zu contenders find the pairs of brute force in %zu scenes\n", all.size(), chosen.size());
    if (w.check_only)
        return;
    std::vector<result> results;
    const auto take = [&](result r) {
        print(r);
        results.push_back(std::move(r));
    };
    for (const scene *s : chosen) {
        std::vector<size_t> sizes = w.sizes;
        sizes.erase(std::upper_bound(sizes.begin(), sizes.end(), s->most), sizes.end());
        const auto make = [&](size_t count, uint64_t seed) {
            return two_sets{make_set(*s, count, seed), {}};
        };
        for (result &r : measure(all, s->name, s->has, sizes, make, w.spent))
            take(std::move(r));
    }
    for (size_t i = 0; i < meshes.size(); i++) {
        // Of some triangles first, since one learns from that who would take too long.
        const std::string file_name = w.meshes[i].substr(w.meshes[i].rfind('/') + 1); // 0 where there is none
        std::vector<size_t> sizes = w.sizes;
        sizes.erase(std::lower_bound(sizes.begin(), sizes.end(), meshes[i].size()), sizes.end());
        sizes.push_back(meshes[i].size());
        const auto make = [&](size_t count, uint64_t seed) {
            return two_sets{moved_copy(meshes[i], count, 0), moved_copy(meshes[i], count, seed)};
        };
        for (result &r : measure(all, file_name, oddity::none, sizes, make, w.spent))
            take(std::move(r));
    }
    if (wanted(w.scenes, "frames"))
        for (const size_t count : w.sizes)
            for (const int moving : {1, 10, 100})
                if (count >= 1000 && count <= 100000)
                    take(measure_frames(all, count, moving, w.spent));
    if (!w.out.empty())
        write(w.out, results);
}

} // namespace

int main(int argc, char **argv)
{
    const wish w = parse(argc, argv);
    try {
        run(w);
        return 0;
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "pairs: %s\n", problem.what());
        return 1;
    }
}

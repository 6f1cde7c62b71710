// All pairs of overlapping boxes: the library beside its rivals, in one run. README.md says what is measured.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>

#include "measure.h"
#include "ours.h"
#include "peers.h"
#include "pruning.h"

using namespace all_pairs;

namespace
{

const char usage[] = "usage: pairs [option...]\n"
                     "    --check            nothing but: do all find the pairs that brute force finds?\n"
                     "    --quick            fewer rounds, and at most 100,000 boxes\n"
                     "    --scene NAME       this one alone, or 'frames'; may be repeated\n"
                     "    --only TEXT        contenders that have this in their names; may be repeated\n"
                     "    --sizes N,N,...    of scenes, ascending (100,1000,10000,100000,1000000)\n"
                     "    --mesh FILE        also the triangles of this OBJ or ASCII PLY with a moved copy; may be repeated\n"
                     "    --rounds N         turns of each contender, of which the fastest counts (5)\n"
                     "    --limit SECONDS    of a call, beyond which a contender is left out (20)\n"
                     "    --out FILE         writes the results as JSON\n"
                     "    --list             prints scenes and contenders\n";

struct wish {
    bool check_only = false, quick = false, list = false;
    std::vector<std::string> scenes, only, meshes;
    std::vector<size_t> sizes = {100, 1000, 10000, 100000, 1000000};
    effort spent = {5, 0.2, 20, 1300000};
    std::string out;
};

[[noreturn]] void refuse(const std::string &why)
{
    std::fprintf(stderr, "pairs: %s\n%s", why.c_str(), usage);
    std::exit(2);
}

double number(const std::string &option, const std::string &text, double most)
{
    char *end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    if (text.empty() || *end || !(value > 0 && value <= most))
        refuse(option + ": '" + text + "' is not a number above 0 and up to " + std::to_string(most));
    return value;
}

std::vector<size_t> numbers(const std::string &option, const std::string &text)
{
    std::vector<size_t> values;
    for (size_t from = 0; from <= text.size();) {
        const size_t comma = std::min(text.find(',', from), text.size());
        const double value = number(option, text.substr(from, comma - from), 1e7);
        if (value != std::floor(value) || (!values.empty() && value <= static_cast<double>(values.back())))
            refuse(option + " wants whole numbers, ascending, not '" + text + "'");
        values.push_back(static_cast<size_t>(value));
        from = comma + 1;
    }
    return values;
}

bool is_scene(const std::string &name)
{
    for (const scene &s : scenes)
        if (name == s.name)
            return true;
    return name == "frames";
}

wish parse(int argc, char **argv)
{
    wish w;
    bool has_sizes = false, has_rounds = false;
    for (int i = 1; i < argc; i++) {
        const std::string option = argv[i];
        const auto value = [&] {
            if (i + 1 == argc)
                refuse(option + " needs a value");
            return std::string(argv[++i]);
        };
        if (option == "--check") {
            w.check_only = true;
        } else if (option == "--quick") {
            w.quick = true;
        } else if (option == "--list") {
            w.list = true;
        } else if (option == "--scene") {
            w.scenes.push_back(value());
            if (!is_scene(w.scenes.back()))
                refuse("there is no scene '" + w.scenes.back() + "'; see --list");
        } else if (option == "--only") {
            w.only.push_back(value());
        } else if (option == "--sizes") {
            w.sizes = numbers(option, value());
            has_sizes = true;
        } else if (option == "--mesh") {
            w.meshes.push_back(value());
        } else if (option == "--rounds") {
            w.spent.rounds = static_cast<int>(number(option, value(), 1000));
            has_rounds = true;
        } else if (option == "--limit") {
            w.spent.limit = number(option, value(), 1e6);
        } else if (option == "--out") {
            w.out = value();
        } else if (option == "--help" || option == "-h") {
            std::fputs(usage, stdout);
            std::exit(0);
        } else {
            refuse("unknown option '" + option + "'");
        }
    }
    if (w.quick) {
        w.spent.turn = 0.04;
        w.spent.rounds = has_rounds ? w.spent.rounds : 3;
        w.spent.limit = std::min(w.spent.limit, 1.0);
        if (!has_sizes)
            w.sizes.pop_back();
    }
    return w;
}

bool wanted(const std::vector<std::string> &names, const std::string &name)
{
    for (const std::string &n : names)
        if (n == name)
            return true;
    return names.empty();
}

contenders gather(const wish &w)
{
    contenders all, chosen;
    add_ours(all);
    if (__builtin_cpu_supports("avx2")) {
        all.push_back({"pruning15_avx2", std::unique_ptr<rival>(make_pruning_v3(false)), false, false});
        all.push_back({"pruning17_sse", std::unique_ptr<rival>(make_pruning_sse()), false, false});
        all.push_back({"pruning15+17_avx2", std::unique_ptr<rival>(make_pruning_v3(true)), false, false});
    }
    if (__builtin_cpu_supports("avx512f")) {
        all.push_back({"pruning15_avx512", std::unique_ptr<rival>(make_pruning_v4(false)), false, false});
        all.push_back({"pruning15+17_avx512", std::unique_ptr<rival>(make_pruning_v4(true)), false, false});
    }
    add_peers(all);
    for (contender &c : all) {
        bool chosen_by_name = w.only.empty();
        for (const std::string &text : w.only)
            chosen_by_name |= c.name.find(text) != std::string::npos;
        if (chosen_by_name)
            chosen.push_back(std::move(c));
    }
    if (chosen.empty())
        refuse("no contender has such a name; see --list");
    return chosen;
}

double fastest_rival(const result &r)
{
    double least = INFINITY;
    for (const timing &t : r.timings)
        if (!t.is_lanehit)
            least = std::fmin(least, t.nanoseconds);
    return least;
}

void print(const result &r)
{
    std::printf("%s, %zu boxes", r.scene.c_str(), r.count);
    if (r.moving)
        std::printf(", %d %% moving", r.moving);
    std::printf(", %.2f pairs a box\n    %-22s %12s %20s\n", r.pairs_a_box, "", "ns a box", "of fastest rival");
    for (const timing &t : r.timings)
        std::printf("    %-22s %12.2f %20.2f\n", t.contender.c_str(), t.nanoseconds,
                    t.nanoseconds / fastest_rival(r));
    std::fflush(stdout);
}

void write(const std::string &path, const std::vector<result> &results)
{
    std::FILE *file = std::fopen(path.c_str(), "w");
    if (!file)
        throw std::runtime_error("cannot write '" + path + "'");
    std::fputs("[", file);
    const char *separator = "\n";
    for (const result &r : results)
        for (const timing &t : r.timings) {
            std::fprintf(file,
                         "%s{\"scene\": \"%s\", \"n\": %zu, \"moving\": %d, \"pairs_a_box\": %.6g, \"contender\": \"%s\", "
                         "\"lanehit\": %s, \"ns\": %.6g}",
                         separator, r.scene.c_str(), r.count, r.moving, r.pairs_a_box, t.contender.c_str(),
                         t.is_lanehit ? "true" : "false", t.nanoseconds);
            separator = ",\n";
        }
    const bool written = std::fputs("\n]\n", file) >= 0;
    if (std::fclose(file) != 0 || !written)
        throw std::runtime_error("cannot write '" + path + "'");
}

std::string name_of(const std::string &path)
{
    const size_t slash = path.rfind('/') + 1; // 0 where there is none
    return path.substr(slash, path.rfind('.') - slash);
}

void list(const contenders &all)
{
    for (const scene &s : scenes)
        std::printf("scene      %s%s\n", s.name, s.is_hard ? " (hard)" : "");
    std::puts("scene      frames");
    for (const contender &c : all)
        std::printf("contender  %s\n", c.name.c_str());
}

void measure_all(contenders &all, const wish &w, const std::vector<const scene *> &which,
                 const std::vector<std::vector<box>> &meshes)
{
    std::vector<result> results;
    const auto keep = [&](result r) {
        print(r);
        results.push_back(std::move(r));
    };
    for (const scene *s : which)
        for (result &r : measure_scene(all, *s, w.sizes, w.spent))
            keep(std::move(r));
    for (size_t i = 0; i < meshes.size(); i++)
        keep(measure_mesh(all, name_of(w.meshes[i]), meshes[i], w.spent));
    if (wanted(w.scenes, "frames"))
        for (const size_t count : w.sizes)
            for (const int moving : {1, 10, 100})
                if (count >= 1000 && count <= 100000)
                    keep(measure_frames(all, count, moving, w.spent));
    if (!w.out.empty())
        write(w.out, results);
}

} // namespace

int main(int argc, char **argv)
{
    const wish w = parse(argc, argv);
    try {
        contenders all = gather(w);
        if (w.list) {
            list(all);
            return 0;
        }
        std::vector<const scene *> which;
        for (const scene &s : scenes)
            if (wanted(w.scenes, s.name))
                which.push_back(&s);
        std::vector<std::vector<box>> meshes;
        for (const std::string &path : w.meshes)
            meshes.push_back(read_mesh(path));
        std::printf("%zu contenders find the pairs of brute force in %zu scenes\n", all.size(), check(all, which));
        if (!w.check_only)
            measure_all(all, w, which, meshes);
        return 0;
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "pairs: %s\n", problem.what());
        return 1;
    }
}

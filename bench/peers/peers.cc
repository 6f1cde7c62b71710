// This project beside other people's libraries: times, or with --compare verdicts.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "compare.h"
#include "peer.h"
#include "timing.h"

namespace
{

const char usage[] = "usage: peers [options]\n"
                     "  --n N                  tests in a batch (4096)\n"
                     "  --repetitions N        how often each is timed, the fastest counts (9)\n"
                     "  --filter TEXT          only what has TEXT in its \"workload/form\"\n"
                     "  --benchmark_out=FILE   write all results to FILE, as JSON\n"
                     "  --compare              no times: compare verdicts, and print a table\n"
                     "  --rounds N             with --compare: so many times 8192 tests of each kind (8)\n"
                     "  --list                 the libraries, and what is called of them\n";

struct settings {
    timing_plan plan;
    std::size_t rounds = 8;
    std::string out;
    bool compare = false, list = false;
};

bool read_count(const char *text, std::size_t &count)
{
    char *end;
    const unsigned long long number = std::strtoull(text, &end, 10);
    count = number;
    return text[0] >= '0' && text[0] <= '9' && *end == '\0' && number > 0 && number <= 1u << 24;
}

// Takes an option with its value; false if there is none such.
bool take_option(settings &s, const std::string &name, const char *value)
{
    std::size_t number = 0;
    if (name == "--filter")
        s.plan.filter = value;
    else if (name == "--benchmark_out")
        s.out = value;
    else if (!read_count(value, number))
        return false;
    else if (name == "--n")
        s.plan.n = number;
    else if (name == "--repetitions" && number <= 1000)
        s.plan.repetitions = static_cast<int>(number);
    else if (name == "--rounds")
        s.rounds = number;
    else
        return false;
    return true;
}

// Options are "--name value" or "--name=value".
bool read_settings(settings &s, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        const char *equals = std::strchr(argv[i], '=');
        if (std::strcmp(argv[i], "--compare") == 0)
            s.compare = true;
        else if (std::strcmp(argv[i], "--list") == 0)
            s.list = true;
        else if (std::strcmp(argv[i], "--benchmark_out_format=json") == 0)
            continue;
        else if (equals &&
                 take_option(s, std::string(static_cast<const char *>(argv[i]), equals), equals + 1))
            continue;
        else if (!equals && i + 1 < argc && take_option(s, argv[i], argv[i + 1]))
            i++;
        else
            return false;
    }
    return true;
}

void list_libraries()
{
    for (const peer_library *library : peer_libraries()) {
        std::printf("%s %s\n", library->name, library->version().c_str());
        for (const peer &one : library->peers)
            std::printf("  %-28s %-24s %s%s%s\n", one.workload, one.name, one.call, *one.label ? "; " : "",
                        one.label);
    }
}

} // namespace

int main(int argc, char **argv)
{
    settings s;
    if (!read_settings(s, argc, argv)) {
        const bool is_wanted = argc == 2 && std::strcmp(argv[1], "--help") == 0;
        std::fputs(usage, is_wanted ? stdout : stderr);
        return is_wanted ? EXIT_SUCCESS : 2;
    }
    if (s.list) {
        list_libraries();
        return EXIT_SUCCESS;
    }
    const bool fine = s.compare ? compare_verdicts(s.rounds, s.plan.filter) : time_peers(s.plan, s.out);
    return fine ? EXIT_SUCCESS : EXIT_FAILURE;
}

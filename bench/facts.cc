#include "facts.h"

#include <benchmark/benchmark.h>

#include <fstream>
#include <string>

#include "lanehit/lanehit.h"

namespace
{

// The value of "key : value" in a line; empty if it has another key.
std::string value_in(const std::string &line, const std::string &key)
{
    const std::size_t colon = line.find(':'), end = line.find_last_not_of(" \t", colon - 1);
    if (colon == std::string::npos || end == std::string::npos || line.substr(0, end + 1) != key)
        return "";
    return colon + 2 < line.size() ? line.substr(colon + 2) : "";
}

// Of the first core; empty if the system does not say.
std::string of_processor(const std::string &key)
{
    std::ifstream file("/proc/cpuinfo");
    std::string line;
    while (std::getline(file, line))
        if (const std::string value = value_in(line, key); !value.empty())
            return value;
    return "";
}

// Names of virtual machines say little: the numbers do.
std::string processor()
{
    const std::string name = of_processor("model name"), family = of_processor("cpu family");
    if (name.empty())
        return "unknown";
    return family.empty() ? name : name + ", family " + family + ", model " + of_processor("model");
}

} // namespace

void add_facts(const char *command)
{
    benchmark::AddCustomContext("processor", processor());
    benchmark::AddCustomContext("lanehit_version", LH_VERSION_STRING);
    benchmark::AddCustomContext("compiler", LANEHIT_BENCH_COMPILER);
    benchmark::AddCustomContext("loop_compiler", LANEHIT_BENCH_LOOP_COMPILER);
    benchmark::AddCustomContext("command", command);
}

// What the reader of results must know of where they come from.
#ifndef LANEHIT_BENCH_FACTS_H
#define LANEHIT_BENCH_FACTS_H

// Adds to what Google Benchmark writes of the machine: the processor, the compilers, the version, and the command
// that was given.
void add_facts(const char *command);

#endif

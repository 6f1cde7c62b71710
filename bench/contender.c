#include <stdio.h>

#include "contender.h"

#if defined(LANEHIT_BENCH_BASELINES)
/* LOOP(name) of each, from meson.build. */
#define LOOP(name) extern const baseline name;
LANEHIT_BENCH_BASELINES
#undef LOOP

#define LOOP(name) &name,
static const baseline *const baselines[] = {LANEHIT_BENCH_BASELINES};
#undef LOOP

/* The levels of the x86-64 ABI hold more than the backends ask for. */
static int runs(const baseline *loops)
{
    return lh_isa_available(loops->rival) && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2");
}

static size_t list_loops(contender *all)
{
    size_t count = 0;
    for (size_t i = 0; i < sizeof baselines / sizeof baselines[0]; i++) {
        if (!runs(baselines[i]))
            continue;
        contender *c = &all[count++];
        *c = (contender){.kind = BY_LOOP, .isa = baselines[i]->rival, .loops = baselines[i]};
        snprintf(c->name, sizeof c->name, "%s", baselines[i]->name);
    }
    return count;
}
#else
static size_t list_loops(contender *all)
{
    (void)all;
    return 0;
}
#endif

static contender library(contender_kind kind, lh_isa isa)
{
    contender c = {.kind = kind, .isa = isa, .backend = lh_isa_backend(isa)};
    snprintf(c.name, sizeof c.name, "%s%s", lh_isa_name(isa), kind == BY_CALL ? "_call" : "");
    return c;
}

size_t list_contenders(contender *all)
{
    size_t count = 0;
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_available(isa)) {
            all[count++] = library(BY_BACKEND, isa);
            all[count++] = library(BY_CALL, isa);
        }
    return count + list_loops(all + count);
}

int contender_takes(const contender *c, form f)
{
    return c->kind != BY_LOOP || f == FORM_PAIRS || f == FORM_ONE_FIRST || f == FORM_ONE_SECOND;
}

void contender_prepare(const contender *c)
{
    if (c->kind == BY_CALL)
        (void)lh_isa_select(c->isa);
}

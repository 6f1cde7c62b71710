#include "plan.h"

#include <algorithm>
#include <iterator>

namespace
{

using sizes = std::vector<std::size_t>;
using rates = std::vector<double>;
using forms = std::vector<form>;

const sizes every_n = {1, 2, 4, 8, 16, 32, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304};
const rates every_rate = {0.0, 0.05, 0.5, 1.0};
const forms packed_forms = {FORM_PAIRS, FORM_ONE_FIRST, FORM_ONE_SECOND};
const forms scattered_forms = {FORM_STRUCTS, FORM_INDEXED, FORM_PAIR_LIST};
const forms main_forms = {FORM_PAIRS, FORM_ONE_FIRST};

bool same(const question &a, const question &b)
{
    return a.work == b.work && a.layout == b.layout && a.hit_rate == b.hit_rate && a.n == b.n;
}

void add_once(std::vector<question> &all, const question &q)
{
    if (std::none_of(all.begin(), all.end(), [&](const question &other) { return same(q, other); }))
        all.push_back(q);
}

bool has_form(const workload *w, form f)
{
    const bool is_of_pairs =
        f == FORM_PAIRS || std::count(scattered_forms.begin(), scattered_forms.end(), f) != 0;
    return is_of_pairs || !(has_pairs_alone(w) || w->options & GIVE_REST);
}

// A product of lists over all workloads that are taken.
void add(std::vector<question> &all, bool (*takes)(const question &q), const forms &f, const rates &r,
         const sizes &n)
{
    for (const workload *w = list_workloads(); w->query_name; w++)
        for (const form layout : f)
            for (const double rate : r)
                for (const std::size_t tests : n)
                    if (const question one = {w, layout, rate, tests}; has_form(w, layout) && takes(one))
                        add_once(all, one);
}

bool any(const question &)
{
    return true;
}

bool is_main(const question &q)
{
    return q.work->is_main != 0;
}

bool depends_on_hits(const question &q)
{
    return notes[q.work->query].depends_on_hits != 0;
}

bool has_peers(const question &q)
{
    return std::any_of(all_peers().begin(), all_peers().end(),
                       [&](const peer &one) { return std::string(one.workload) == q.work->name; });
}

void list_quick(std::vector<question> &all)
{
    add(all, is_main, main_forms, {0.5}, every_n);
    add(all, is_main, {FORM_ONE_SECOND}, {0.5}, {8, 4096});
    add(all, is_main, scattered_forms, {0.5}, {8, 4096});
    add(all, depends_on_hits, main_forms, every_rate, {4096});
    add(all, has_peers, main_forms, {0.5}, {4096});
}

void list_usual(std::vector<question> &all)
{
    add(all, any, packed_forms, {0.5}, every_n);
    add(all, any, scattered_forms, {0.5}, {8, 256, 4096, 65536, 1048576});
    add(all, depends_on_hits, packed_forms, every_rate, every_n);
}

// Every row that is compared with the plain loops, or with another build.
void list_ratios(std::vector<question> &all)
{
    add(all, any, packed_forms, {0.5}, {8, 256, 4096});
    add(all, depends_on_hits, packed_forms, every_rate, {256, 4096});
}

// Contacts with all that they tell, beside other libraries, and by lists of pairs.
bool is_whole_contact(const question &q)
{
    const std::string name = q.work->name;
    const bool is_contact = name.rfind("contact_", 0) == 0 || name.rfind("manifold_", 0) == 0;
    return is_contact && (q.work->options & ~static_cast<unsigned>(GIVE_REST)) == (WANT_FIRST | WANT_OTHERS);
}

void list_contacts(std::vector<question> &all)
{
    add(all, is_whole_contact, {FORM_PAIRS, FORM_PAIR_LIST}, {0.05, 1.0}, {4096});
}

// Where the making of views shows.
bool is_short(const problem &p)
{
    return p.n <= 32 && is_packed_form(p.layout);
}

// Peers are slow: one size will do.
bool takes_main(const contender &c)
{
    switch (c.by) {
    case way::table:
        return false;
    case way::made:
        return c.isa != LH_ISA_SCALAR && is_short(*c.of);
    case way::peer:
        return c.of->n == 4096 && c.of->layout <= FORM_ONE_FIRST;
    default:
        return true;
    }
}

bool takes_vectors(const contender &c)
{
    return c.by != way::peer && c.isa != LH_ISA_SCALAR && (c.by != way::made || is_short(*c.of));
}

bool takes_calls_and_peers(const contender &c)
{
    return c.by == way::peer ? c.of->layout == FORM_PAIRS : c.by == way::call && c.isa >= LH_ISA_AVX2;
}

const plan plans[] = {
    {"quick", 0.003, 3, takes_main, list_quick},
    {"usual", 0.01, 3, takes_main, list_usual},
    {"ratios", 0.0003, 20, takes_vectors, list_ratios},
    {"contacts", 0.001, 20, takes_calls_and_peers, list_contacts},
};

} // namespace

std::string name_of(const question &q)
{
    return std::string(q.work->name) + "/" + form_names[q.layout];
}

const plan *find_plan(const std::string &name)
{
    const auto found =
        std::find_if(std::begin(plans), std::end(plans), [&](const plan &p) { return p.name == name; });
    return found == std::end(plans) ? nullptr : found;
}

std::vector<question> list_questions(const plan &p, const std::string &filter)
{
    std::vector<question> all, wanted;
    p.list(all);
    std::copy_if(all.begin(), all.end(), std::back_inserter(wanted),
                 [&](const question &q) { return name_of(q).find(filter) != std::string::npos; });
    return wanted;
}

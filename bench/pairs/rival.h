// One way of finding all pairs.
#ifndef LANEHIT_BENCH_PAIRS_RIVAL_H
#define LANEHIT_BENCH_PAIRS_RIVAL_H

#include <memory>
#include <string>
#include <vector>

#include "problem.h"

namespace all_pairs
{

class rival
{
  public:
    virtual ~rival();

    // From scratch: pairs of indices, in any order; of a with itself each once, whichever comes first.
    virtual void find(const problem &p, pair_list &pairs) = 0;

    // Boxes that stay, for the frames to come, and those that will move, the same in every frame.
    virtual void keep(const box_set &resting, const box_set &moving);

    // All pairs of moving boxes, and of moving with resting ones, which are numbered after them.
    virtual void frame(const box_set &moving, pair_list &pairs);

  protected:
    const box_set *resting_ = nullptr;

  private:
    pair_list beside_;
};

struct contender {
    std::string name;
    std::unique_ptr<rival> way;
    bool is_lanehit; // measured, but no rival
    bool takes_odd;  // boxes that are empty or have a NaN
};

using contenders = std::vector<contender>;

} // namespace all_pairs

#endif

// An array that grows and is never shrunk. Local to each file, as everything is that is compiled for several instruction sets:
// of std::vector the linker would keep one set's code for all.
#ifndef LANEHIT_BENCH_PAIRS_BUFFER_H
#define LANEHIT_BENCH_PAIRS_BUFFER_H

#include <cstddef>
#include <memory>

namespace all_pairs
{
namespace
{

template <class T> class buffer
{
  public:
    // What it held is lost when it grows.
    void resize(size_t count)
    {
        if (count > capacity_) {
            capacity_ = count + count / 2;
            items_.reset(new T[capacity_]);
        }
        count_ = count;
    }

    [[nodiscard]] size_t size() const
    {
        return count_;
    }

    T *begin()
    {
        return items_.get();
    }

    T *end()
    {
        return items_.get() + count_;
    }

    T &operator[](size_t i)
    {
        return items_[i];
    }

    const T &operator[](size_t i) const
    {
        return items_[i];
    }

  private:
    std::unique_ptr<T[]> items_;
    size_t capacity_ = 0, count_ = 0;
};

} // namespace
} // namespace all_pairs

#endif

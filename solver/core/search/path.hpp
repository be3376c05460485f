// Room for the children of every position on the path that is searched: one stack for all of them.
#pragma once

#include <cstddef>
#include <new>
#include <type_traits>

namespace ppsolve::search {

// Nothing is initialised: room that is never used is never touched, which matters to short questions.
template <class Child>
class Path {
public:
    static_assert(std::is_trivially_copyable_v<Child>);

    explicit Path(std::size_t most)
        : children_(static_cast<Child*>(::operator new (most * sizeof(Child), std::align_val_t{alignof(Child)}))) {}
    ~Path() { ::operator delete (children_, std::align_val_t{alignof(Child)}); }
    Path(const Path&) = delete;
    Path& operator=(const Path&) = delete;

    Child* start() const { return children_; }

private:
    Child* children_;
};

}  // namespace ppsolve::search

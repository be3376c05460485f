// One stack for the children of all nodes on the current path of a search.
#pragma once

#include <cstddef>
#include <new>
#include <type_traits>

namespace ppsolve::search {

// Nothing is initialised: unused room is never touched, which keeps short searches cheap.
template <class Child>
class ChildStack {
public:
    static_assert(std::is_trivially_copyable_v<Child>);

    explicit ChildStack(std::size_t size)
        : children_(static_cast<Child*>(::operator new (size * sizeof(Child), std::align_val_t{alignof(Child)}))),
          end_(children_ + size) {}
    ~ChildStack() { ::operator delete (children_, std::align_val_t{alignof(Child)}); }
    ChildStack(const ChildStack&) = delete;
    ChildStack& operator=(const ChildStack&) = delete;

    Child* bottom() const { return children_; }
    bool has_room(const Child* from, std::ptrdiff_t count) const { return from >= children_ && end_ - from >= count; }

private:
    Child* children_;
    Child* end_;
};

}  // namespace ppsolve::search

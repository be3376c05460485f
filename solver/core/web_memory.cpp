// Memory and the end of everything, for the WebAssembly module: with this it needs nothing of the C++ library but its
// headers, which saves compiling the library.
#include <cstddef>
#include <cstdlib>
#include <new>

#include <__verbose_abort>

namespace {

void* got(void* memory) {
    if (memory == nullptr) __builtin_trap();  // there are no exceptions; the page starts the module anew
    return memory;
}

}  // namespace

void* operator new(std::size_t size) { return got(std::malloc(size)); }
void* operator new(std::size_t size, std::align_val_t alignment) {
    const auto step = static_cast<std::size_t>(alignment);
    return got(std::aligned_alloc(step, (size + step - 1) / step * step));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

// Called where an exception would be thrown; libc++ lets programs bring their own.
[[noreturn]] void std::__libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }

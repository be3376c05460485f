// The runtime of the WebAssembly module: memory allocation, a 128-bit multiplication and initialisation. With these the
// module needs only the headers of the standard library, so no library has to be compiled first.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <new>

#include <__verbose_abort>

#include "web.hpp"

namespace {

constexpr std::size_t page = 65536;
constexpr std::size_t default_alignment = 16;

// Blocks have 2^kind bytes. A freed block goes to the free list of its kind. The word before the memory that is handed
// out points to its block.
struct Block {
    Block* next;
    int kind;
};

std::array<Block*, 32> free_lists{};
std::uintptr_t fresh = 0, fresh_end = 0;

// The address of `size` bytes that were never used before; 0 if memory cannot grow.
std::uintptr_t take_fresh(std::size_t size) {
    if (fresh_end - fresh < size) {
        const std::size_t pages = (size + page - 1) / page;
        const std::size_t before = __builtin_wasm_memory_grow(0, pages);
        if (before == static_cast<std::size_t>(-1)) return 0;
        if (before * page != fresh_end) fresh = before * page;
        fresh_end = (before + pages) * page;
    }
    fresh += size;
    return fresh - size;
}

void* allocate(std::size_t size, std::size_t alignment) {
    const std::size_t whole = sizeof(Block) + sizeof(Block*) + alignment + size;
    if (size > SIZE_MAX / 4 || whole > SIZE_MAX / 4) return nullptr;
    const int kind = std::bit_width(whole - 1);
    Block* block = free_lists[static_cast<std::size_t>(kind)];
    if (block != nullptr) {
        free_lists[static_cast<std::size_t>(kind)] = block->next;
    } else {
        block = reinterpret_cast<Block*>(take_fresh(std::size_t{1} << kind));
        if (block == nullptr) return nullptr;
        block->kind = kind;
    }
    const auto first = reinterpret_cast<std::uintptr_t>(block + 1) + sizeof(Block*);
    const auto given = (first + alignment - 1) / alignment * alignment;
    reinterpret_cast<Block**>(given)[-1] = block;
    return reinterpret_cast<void*>(given);
}

void deallocate(void* memory) {
    if (memory == nullptr) return;
    Block* const block = static_cast<Block**>(memory)[-1];
    block->next = free_lists[static_cast<std::size_t>(block->kind)];
    free_lists[static_cast<std::size_t>(block->kind)] = block;
}

void* checked(void* memory) {
    if (memory == nullptr) __builtin_trap();  // there are no exceptions; the page restarts the module
    return memory;
}

}  // namespace

extern "C" {

// 128-bit multiplication, modulo 2^128; the compiler calls it by this name.
__int128 __multi3(__int128 left, __int128 right) {
    using Half = std::uint64_t;
    const Half a = static_cast<Half>(left), b = static_cast<Half>(right);
    const Half low = 0xffffffff;
    const Half first = (a & low) * (b & low), second = (a >> 32) * (b & low), third = (a & low) * (b >> 32);
    const Half middle = (first >> 32) + (second & low) + (third & low);
    const Half upper = (a >> 32) * (b >> 32) + (second >> 32) + (third >> 32) + (middle >> 32) +
                       a * static_cast<Half>(right >> 64) + static_cast<Half>(left >> 64) * b;
    return static_cast<__int128>(static_cast<unsigned __int128>(upper) << 64 | (middle << 32 | (first & low)));
}

// The module never ends, so no destructor runs.
int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }

void __wasm_call_ctors();

}  // extern "C"

PPSOLVE_EXPORT(_initialize) void initialize() { __wasm_call_ctors(); }

void* operator new(std::size_t size) { return checked(allocate(size, default_alignment)); }
void* operator new(std::size_t size, std::align_val_t alignment) {
    return checked(allocate(size, static_cast<std::size_t>(alignment)));
}
void operator delete(void* memory) noexcept { deallocate(memory); }
void operator delete(void* memory, std::size_t) noexcept { deallocate(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { deallocate(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { deallocate(memory); }

// Called where an exception would be thrown; libc++ lets programs define it.
[[noreturn]] void std::__libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }

// What a program needs below the C library, for the WebAssembly module: memory, one multiplication, a beginning and no
// end. With this the module needs nothing of any library but its headers, so no library has to be compiled first.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <new>

#include <__verbose_abort>

#include "web.hpp"

namespace {

constexpr std::size_t page = 65536;
constexpr std::size_t finest = 16;

// Blocks are powers of two of bytes, cut off one after the other. One that is given back waits with others of its size
// until somebody takes it again. Just before the memory that is handed out stands where its block begins.
struct Block {
    Block* next;
    int kind;  // 2 to this power are its bytes
};

std::array<Block*, 32> given_back{};
std::uintptr_t fresh = 0, fresh_end = 0;

// The beginning of so many bytes of which nobody had any before; 0 if there are none.
std::uintptr_t cut_off(std::size_t size) {
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

void* take(std::size_t size, std::size_t alignment) {
    const std::size_t whole = sizeof(Block) + sizeof(Block*) + alignment + size;
    if (size > SIZE_MAX / 4 || whole > SIZE_MAX / 4) return nullptr;
    const int kind = std::bit_width(whole - 1);
    Block* block = given_back[static_cast<std::size_t>(kind)];
    if (block != nullptr) {
        given_back[static_cast<std::size_t>(kind)] = block->next;
    } else {
        block = reinterpret_cast<Block*>(cut_off(std::size_t{1} << kind));
        if (block == nullptr) return nullptr;
        block->kind = kind;
    }
    const auto first = reinterpret_cast<std::uintptr_t>(block + 1) + sizeof(Block*);
    const auto given = (first + alignment - 1) / alignment * alignment;
    reinterpret_cast<Block**>(given)[-1] = block;
    return reinterpret_cast<void*>(given);
}

void give_back(void* memory) {
    if (memory == nullptr) return;
    Block* const block = static_cast<Block**>(memory)[-1];
    block->next = given_back[static_cast<std::size_t>(block->kind)];
    given_back[static_cast<std::size_t>(block->kind)] = block;
}

void* got(void* memory) {
    if (memory == nullptr) __builtin_trap();  // there are no exceptions; the page starts the module anew
    return memory;
}

}  // namespace

extern "C" {

// The lower half of a product of 128 bits; the compiler calls it by this name.
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

// The module never ends.
int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }

void __wasm_call_ctors();

}  // extern "C"

PPSOLVE_EXPORT(_initialize) void initialize() { __wasm_call_ctors(); }

void* operator new(std::size_t size) { return got(take(size, finest)); }
void* operator new(std::size_t size, std::align_val_t alignment) {
    return got(take(size, static_cast<std::size_t>(alignment)));
}
void operator delete(void* memory) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t) noexcept { give_back(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { give_back(memory); }

// Called where an exception would be thrown; libc++ lets programs bring their own.
[[noreturn]] void std::__libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }

// The WebAssembly module of the analysis board: state that its games share. Built by tools/build_wasm.py.
#include "web.hpp"

#include <cstdlib>
#include <optional>

using namespace ppsolve;

namespace {

web::Buffers the_buffers;
std::optional<search::Table> the_table;
std::atomic<std::uint64_t> visited{0};
constinit const std::atomic<bool> no_stop{false};

}  // namespace

web::Buffers& web::buffers() { return the_buffers; }
search::Table& web::table() { return *the_table; }
std::atomic<std::uint64_t>& web::nodes() { return visited; }
const std::atomic<bool>& web::never() { return no_stop; }

// The page refuses a module with another layout than its own.
PPSOLVE_EXPORT(layout_version) int layout_version() { return web::layout::version; }

// The size of a record in bytes, by its number in the description; 0 if there is none with that number.
PPSOLVE_EXPORT(layout_record_size) int layout_record_size(unsigned number) {
    const auto& sizes = web::layout::record_sizes;
    return number < sizes.size() ? sizes[number] : 0;
}

PPSOLVE_EXPORT(position_bytes) std::uint8_t* position_bytes() { return the_buffers.position.data(); }
PPSOLVE_EXPORT(answer_numbers) std::int32_t* answer_numbers() { return the_buffers.answer.data(); }

// Create the table; call once. Halves the size until the memory can be allocated. Returns the size in MiB.
PPSOLVE_EXPORT(open_table) int open_table(int mebibytes) {
    for (; mebibytes > 0; mebibytes /= 2) {
        the_table.emplace(static_cast<std::size_t>(mebibytes) << 20);
        if (!the_table->none()) return mebibytes;
    }
    return 0;
}

PPSOLVE_EXPORT(nodes_visited) double nodes_visited() { return static_cast<double>(visited.load()); }

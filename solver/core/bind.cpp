// The Python module `ppsolve.solver._core`. Only the bind files of the core use Python.
#include "bind.hpp"

#include <nanobind/nanobind.h>

#include <cstddef>
#include <cstdint>

#include "search/table.hpp"

namespace nb = nanobind;
using namespace ppsolve;

namespace {

// The reference for the speed of a machine: a chain of `steps` SplitMix64 words, each seeded by the one before. Every
// step waits for the last, and none needs memory. Never change it: `ppsolve bench` compares the search with it.
std::uint64_t reference_loop(std::uint64_t steps) {
    const nb::gil_scoped_release release;
    std::uint64_t word = 0;
    for (; steps > 0; --steps) {
        word += 0x9e3779b97f4a7c15ULL;
        word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9ULL;
        word = (word ^ (word >> 27)) * 0x94d049bb133111ebULL;
        word ^= word >> 31;
    }
    return word;
}

}  // namespace

NB_MODULE(_core, module) {
    module.doc() = "The native core: the search and the rules of the games in C++.";
    nb::class_<search::Table>(module, "Table", "A transposition table, which searchers may share.")
        .def(nb::init<std::size_t, int>(), nb::arg("memory"), nb::arg("threads") = 1);
    module.def("reference_loop", &reference_loop, nb::arg("steps"),
               "Run the reference loop for the speed of this machine; return its last word.");
    bind_party(module);
    bind_pingouin(module);
}

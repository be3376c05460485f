// The Python module `ppsolve.solver._core`. Only the bind files of the core use Python.
#include "bind.hpp"

#include <nanobind/nanobind.h>

#include <cstddef>

#include "search/table.hpp"

namespace nb = nanobind;
using namespace ppsolve;

NB_MODULE(_core, module) {
    module.doc() = "The native core: the search and the rules of the games in C++.";
    nb::class_<search::Table>(module, "Table", "A transposition table, which searchers may share.")
        .def(nb::init<std::size_t, int>(), nb::arg("memory"), nb::arg("threads") = 1);
    bind_party(module);
    bind_pingouin(module);
}

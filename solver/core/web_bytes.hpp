// Bytes that come from outside, as records: plain structs without padding, which web_layout.hpp defines.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <type_traits>

namespace ppsolve::web {

// A number in a record. Has alignment 1, and the same bytes on every machine.
template <std::unsigned_integral Number>
class LittleEndian {
public:
    constexpr LittleEndian() = default;
    constexpr LittleEndian(Number number) {
        for (std::size_t byte = 0; byte < sizeof(Number); ++byte)
            bytes_[byte] = static_cast<std::uint8_t>(number >> (8 * byte));
    }
    constexpr operator Number() const {
        Number number = 0;
        for (std::size_t byte = 0; byte < sizeof(Number); ++byte)
            number = static_cast<Number>(number | Number{bytes_[byte]} << (8 * byte));
        return number;
    }

private:
    std::array<std::uint8_t, sizeof(Number)> bytes_{};
};

// Reads records one after another and never beyond the end of the bytes.
class RecordReader {
public:
    explicit RecordReader(std::span<const std::uint8_t> bytes) : left_(bytes) {}

    // The next record; nothing if too few bytes are left.
    template <class Record>
    std::optional<Record> next() {
        static_assert(std::is_trivially_copyable_v<Record> && alignof(Record) == 1);
        if (left_.size() < sizeof(Record)) return std::nullopt;
        Record record;
        std::memcpy(&record, left_.data(), sizeof(Record));
        left_ = left_.subspan(sizeof(Record));
        return record;
    }

    bool at_end() const { return left_.empty(); }

private:
    std::span<const std::uint8_t> left_;
};

}  // namespace ppsolve::web

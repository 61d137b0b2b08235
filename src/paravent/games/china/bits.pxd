"""Sets of towns as bits of one number."""
ctypedef long long longlong


cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int paravent_lowest(unsigned long long towns) {
        unsigned long place;
        _BitScanForward64(&place, towns);
        return (int) place;
    }
    #define paravent_size(towns) ((int) __popcnt64(towns))
    #else
    #define paravent_lowest(towns) __builtin_ctzll(towns)
    #define paravent_size(towns) __builtin_popcountll(towns)
    #endif
    """
    int lowest "paravent_lowest"(unsigned long long towns) noexcept
    int size "paravent_size"(unsigned long long towns) noexcept

"""Small sets as bits of one number."""

cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int paravent_lowest_bit(unsigned long long members) {
        unsigned long place;
        _BitScanForward64(&place, members);
        return (int) place;
    }
    #else
    #define paravent_lowest_bit(members) __builtin_ctzll(members)
    #endif
    """
    int lowest "paravent_lowest_bit"(unsigned long long members) noexcept

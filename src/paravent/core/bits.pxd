"""Small sets as bits of one number."""

cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int paravent_lowest_bit(unsigned int members) {
        unsigned long place;
        _BitScanForward(&place, members);
        return (int) place;
    }
    #else
    #define paravent_lowest_bit(members) __builtin_ctz(members)
    #endif
    """
    int lowest "paravent_lowest_bit"(unsigned int members) noexcept

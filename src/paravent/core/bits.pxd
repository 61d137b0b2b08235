"""Small sets as bits of one number."""

ctypedef long long longlong  # as fields are declared


cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int paravent_lowest(unsigned long long members) {
        unsigned long place;
        _BitScanForward64(&place, members);
        return (int) place;
    }
    static __inline int paravent_highest(unsigned long long members) {
        unsigned long place;
        _BitScanReverse64(&place, members);
        return (int) place;
    }
    #else
    #define paravent_lowest(members) __builtin_ctzll(members)
    #define paravent_highest(members) (63 - __builtin_clzll(members))
    #endif
    /* Quicker than a call, which is what compilers make of it for any machine. */
    static CYTHON_INLINE int paravent_size(unsigned long long members) {
        members = members - ((members >> 1) & 0x5555555555555555ULL);
        members = (members & 0x3333333333333333ULL) + ((members >> 2) & 0x3333333333333333ULL);
        members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int) ((members * 0x0101010101010101ULL) >> 56);
    }
    """
    int lowest "paravent_lowest"(unsigned long long members) noexcept nogil
    int highest "paravent_highest"(unsigned long long members) noexcept nogil
    int size "paravent_size"(unsigned long long members) noexcept nogil


cdef inline long long bit(int member) noexcept nogil:
    return (<long long> 1) << member


cdef inline int offer_each(int verb, long long members, int* choices, int count) noexcept nogil:
    """Offer a verb for every member of a set; returns how many offers there are now."""
    while members:
        choices[count] = verb + lowest(members)
        members &= members - 1
        count += 1
    return count

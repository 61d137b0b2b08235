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
    #define paravent_bit(town) (1LL << (town))
    """
    long long bit "paravent_bit"(int town) noexcept
    int lowest "paravent_lowest"(unsigned long long towns) noexcept
    int size "paravent_size"(unsigned long long towns) noexcept


cdef inline int offer_each(int verb, long long members, int* choices, int count) noexcept:
    """Offer a verb for every member of a set; returns how many offers there are now."""
    while members:
        choices[count] = verb + lowest(members)
        count += 1
        members &= members - 1
    return count

"""Sets of navigation cards: a bit for each number."""

ctypedef long long cards


cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static int paravent_lowest(long long set) {
        unsigned long place; _BitScanForward64(&place, (unsigned long long) set); return place;
    }
    static int paravent_highest(long long set) {
        unsigned long place; _BitScanReverse64(&place, (unsigned long long) set); return place;
    }
    #else
    #define paravent_lowest(set) __builtin_ctzll((unsigned long long) (set))
    #define paravent_highest(set) (63 - __builtin_clzll((unsigned long long) (set)))
    #endif
    static int paravent_size(long long set) {
        unsigned long long x = (unsigned long long) set;
        x = x - ((x >> 1) & 0x5555555555555555ULL);
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int) ((x * 0x0101010101010101ULL) >> 56);
    }
    """
    int lowest "paravent_lowest"(long long set) noexcept
    int highest "paravent_highest"(long long set) noexcept
    int size "paravent_size"(long long set) noexcept


cdef inline long long bit(int number) noexcept:
    return (<long long> 1) << number


cdef inline int offer_set(int verb, long long cards, int count, int* choices) noexcept:
    """One action of a verb for each card of a set; returns the new count."""
    while cards:
        choices[count] = verb + lowest(cards) - 1
        cards &= cards - 1
        count += 1
    return count

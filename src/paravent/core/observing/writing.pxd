"""What the C that tools/observing.py makes is put together from.

No branch depends on what is read, but for what mostly is not there: the processor would guess it
wrong too often. All values are 0 before.
"""

cdef extern from *:
    """
    #include <string.h>

    static const unsigned short paravent_bits[16] = {
        1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768
    };

    /* A one for each member of a set; 16 at a time, which compilers make a few instructions of. */
    static inline void paravent_put_members(short* values, unsigned long long members, int width) {
        if (width > 16 && members == 0) return;
        while (width >= 16) {
            unsigned short some = (unsigned short) members;
            for (int bit = 0; bit < 16; bit++) values[bit] = (some & paravent_bits[bit]) != 0;
            values += 16; members >>= 16; width -= 16;
        }
        for (int bit = 0; bit < width; bit++) values[bit] = (short) ((members >> bit) & 1);
    }

    static inline void paravent_put_word(short* values, int word, int width) {
        int fits = (unsigned) word < (unsigned) width;
        values[word & -fits] |= (short) fits;
    }

    /* The observer's own seat comes first; what is no seat of the ring stays where it is. */
    static inline void paravent_put_seat(short* values, int seat, int ring, int turn, int width) {
        int inside = (unsigned) seat < (unsigned) ring, told = seat - turn;
        told += ring & -(told < 0);
        paravent_put_word(values, seat + ((told - seat) & -inside), width);
    }

    static inline void paravent_put_seats(
        short* values, unsigned long long seats, int ring, int turn, int width
    ) {
        unsigned long long around = (1ULL << ring) - 1, inside = seats & around;
        inside = ((inside >> turn) | (inside << (ring - turn))) & around;
        paravent_put_members(values, inside | (seats & ~around), width);
    }

    /* Sets of four seats, one in each number, by a table of all such sets. */
    static inline void paravent_put_clues(
        short* values, const int* clues, int count, int shift, int ring, int turn, int width
    ) {
        short sets[16][8] = {{0}};
        for (int seats = 0; seats < 16; seats++)
            paravent_put_seats(sets[seats], seats, ring, turn, 4);
        for (int place = 0; place < count; place++)
            memcpy(values + place * width, sets[(clues[place] >> shift) & 15], width * sizeof(short));
    }

    static inline void paravent_put_pairs(short* values, long long counts, int width) {
        for (int pair = 0; pair < width; pair++) values[pair] = (short) ((counts >> 2 * pair) & 3);
    }

    static inline short paravent_size_of(unsigned long long members) {
        members -= (members >> 1) & 0x5555555555555555ULL;
        members = (members & 0x3333333333333333ULL) + ((members >> 2) & 0x3333333333333333ULL);
        members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (short) ((members * 0x0101010101010101ULL) >> 56);
    }

    /* By the library's way, which is quicker than what compilers put in its place. */
    static void paravent_clear_all(short* values, volatile int count) {
        memset(values, 0, (size_t) count * sizeof(short));
    }

    #define paravent_least(one, other) ((one) < (other) ? (one) : (other))
    """
    void clear "paravent_clear_all"(short* values, int count) noexcept nogil
    void put_members "paravent_put_members"(
        short* values, unsigned long long members, int width
    ) noexcept nogil
    void put_word "paravent_put_word"(short* values, int word, int width) noexcept nogil
    void put_seat "paravent_put_seat"(
        short* values, int seat, int ring, int turn, int width
    ) noexcept nogil
    void put_seats "paravent_put_seats"(
        short* values, unsigned long long seats, int ring, int turn, int width
    ) noexcept nogil
    void put_clues "paravent_put_clues"(
        short* values, const int* clues, int count, int shift, int ring, int turn, int width
    ) noexcept nogil
    void put_pairs "paravent_put_pairs"(short* values, long long counts, int width) noexcept nogil
    short size_of "paravent_size_of"(unsigned long long members) noexcept nogil
    int least "paravent_least"(int one, int other) noexcept nogil

"""The dealer's numbers in C: HMAC-SHA-256 of the number of a deal, as dealer.py has it."""
from paravent.core.bits cimport lowest
from paravent.core.numbers cimport *
from paravent.core.position cimport Position
from paravent.core.rng cimport Rng, below

cdef enum:
    LONGEST = 64  # bytes of a seed
    DIGEST = 32

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    #if defined(__x86_64__) && defined(__GNUC__)
    #include <immintrin.h>
    #define PARAVENT_SHA_NI 1
    #endif

    #define PARAVENT_NO_DEAL (UINT64_MAX / 2)

    typedef struct {
        uint32_t inner[8], outer[8];
        int portable;
        uint64_t known;  /* the deal from which on two were drawn, or no deal */
        uint32_t words[2][8];  /* what was drawn for them */
    } paravent_draws;

    static const uint32_t paravent_k[64] = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
    };
    static const uint32_t paravent_first[8] = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };

    static inline uint32_t paravent_turned(uint32_t word, int by) {
        return (word >> by) | (word << (32 - by));
    }

    static void paravent_mix_plain(uint32_t* state, const unsigned char* block) {
        uint32_t w[64], s[8];
        for (int i = 0; i < 16; i++)
            w[i] = (uint32_t) block[4 * i] << 24 | (uint32_t) block[4 * i + 1] << 16
                | (uint32_t) block[4 * i + 2] << 8 | block[4 * i + 3];
        for (int i = 16; i < 64; i++) {
            uint32_t a = w[i - 15], b = w[i - 2];
            w[i] = w[i - 16] + w[i - 7]
                + (paravent_turned(a, 7) ^ paravent_turned(a, 18) ^ (a >> 3))
                + (paravent_turned(b, 17) ^ paravent_turned(b, 19) ^ (b >> 10));
        }
        memcpy(s, state, sizeof s);
        for (int i = 0; i < 64; i++) {
            uint32_t a = s[0], e = s[4];
            uint32_t one = s[7] + paravent_k[i] + w[i] + ((e & s[5]) ^ (~e & s[6]))
                + (paravent_turned(e, 6) ^ paravent_turned(e, 11) ^ paravent_turned(e, 25));
            uint32_t two = ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]))
                + (paravent_turned(a, 2) ^ paravent_turned(a, 13) ^ paravent_turned(a, 22));
            memmove(s + 1, s, 7 * sizeof *s);
            s[4] += one;
            s[0] = one + two;
        }
        for (int i = 0; i < 8; i++) state[i] += s[i];
    }

    #ifdef PARAVENT_SHA_NI
    /* The same by the processor's own instructions, where it has them. They wait for each other, so
       that two blocks side by side take hardly longer than one. */
    __attribute__((target("sha,sse4.1"), always_inline))
    static inline void paravent_mix_quick(
        uint32_t (*state)[8], const unsigned char (*block)[64], const int blocks
    ) {
        const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
        __m128i low[2], high[2], w[2][4];
        for (int b = 0; b < blocks; b++) {
            const __m128i* from = (const __m128i*) state[b];
            __m128i part = _mm_shuffle_epi32(_mm_loadu_si128(from), 0xB1);
            low[b] = _mm_shuffle_epi32(_mm_loadu_si128(from + 1), 0x1B);
            high[b] = _mm_alignr_epi8(part, low[b], 8);
            low[b] = _mm_blend_epi16(low[b], part, 0xF0);
            for (int i = 0; i < 4; i++)
                w[b][i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i*) block[b] + i), swap);
        }
        const __m128i first_high[2] = {high[0], high[blocks - 1]};
        const __m128i first_low[2] = {low[0], low[blocks - 1]};
        #pragma GCC unroll 16
        for (int i = 0; i < 16; i++) {
            const __m128i k = _mm_loadu_si128((const __m128i*) (paravent_k + 4 * i));
            #pragma GCC unroll 2
            for (int b = 0; b < blocks; b++) {
                const __m128i now = _mm_add_epi32(w[b][i & 3], k);
                low[b] = _mm_sha256rnds2_epu32(low[b], high[b], now);
                high[b] = _mm_sha256rnds2_epu32(high[b], low[b], _mm_shuffle_epi32(now, 0x0E));
                if (i < 12) {
                    const __m128i last = w[b][(i + 3) & 3];
                    const __m128i between = _mm_alignr_epi8(last, w[b][(i + 2) & 3], 4);
                    const __m128i begun = _mm_sha256msg1_epu32(w[b][i & 3], w[b][(i + 1) & 3]);
                    w[b][i & 3] = _mm_sha256msg2_epu32(_mm_add_epi32(begun, between), last);
                }
            }
        }
        for (int b = 0; b < blocks; b++) {
            __m128i* to = (__m128i*) state[b];
            high[b] = _mm_shuffle_epi32(_mm_add_epi32(high[b], first_high[b]), 0x1B);
            low[b] = _mm_shuffle_epi32(_mm_add_epi32(low[b], first_low[b]), 0xB1);
            _mm_storeu_si128(to, _mm_blend_epi16(high[b], low[b], 0xF0));
            _mm_storeu_si128(to + 1, _mm_alignr_epi8(low[b], high[b], 8));
        }
    }

    __attribute__((target("sha,sse4.1")))
    static void paravent_mix_one(uint32_t (*state)[8], const unsigned char (*block)[64]) {
        paravent_mix_quick(state, block, 1);
    }

    __attribute__((target("sha,sse4.1")))
    static void paravent_mix_two(uint32_t (*state)[8], const unsigned char (*block)[64]) {
        paravent_mix_quick(state, block, 2);
    }
    #endif

    static inline void paravent_mix(
        uint32_t (*state)[8], const unsigned char (*block)[64], int blocks, int portable
    ) {
    #ifdef PARAVENT_SHA_NI
        if (!portable) {
            if (blocks == 2) paravent_mix_two(state, block);
            else paravent_mix_one(state, block);
            return;
        }
    #endif
        for (int b = 0; b < blocks; b++) paravent_mix_plain(state[b], block[b]);
    }

    /* Asked once: a guest of a virtual machine waits long for the answer. */
    static int paravent_is_plain(void) {
    #ifdef PARAVENT_SHA_NI
        static int known = -1;
        if (known < 0) {
            unsigned a, b = 0, c, d;
            __asm__("cpuid" : "=a"(a), "=b"(b), "=c"(c), "=d"(d) : "a"(7), "c"(0));
            known = !(b >> 29 & 1);
        }
        return known;
    #else
        return 1;
    #endif
    }

    /* A key of at most 64 bytes, mixed in once for all deals. */
    static void paravent_begin(
        paravent_draws* draws, const char* seed, int length, int portable
    ) {
        unsigned char block[1][64];
        draws->portable = portable || paravent_is_plain();
        draws->known = PARAVENT_NO_DEAL;
        for (int turn = 0; turn < 2; turn++) {
            uint32_t* state = turn ? draws->outer : draws->inner;
            memset(block, turn ? 0x5c : 0x36, 64);
            for (int i = 0; i < length; i++) block[0][i] ^= (unsigned char) seed[i];
            memcpy(state, paravent_first, 32);
            paravent_mix((uint32_t (*)[8]) state, (const unsigned char (*)[64]) block, 1, draws->portable);
        }
    }

    static inline void paravent_write(unsigned char* to, uint64_t number, int bytes) {
        for (int i = 0; i < bytes; i++) to[i] = (unsigned char) (number >> 8 * (bytes - 1 - i));
    }

    /* SHA-256 of a text. */
    static void paravent_digest(unsigned char* to, const char* text, int length, int portable) {
        uint32_t state[1][8];
        unsigned char block[1][64];
        portable = portable || paravent_is_plain();
        memcpy(state, paravent_first, 32);
        for (int from = 0; from < length + 9; from += 64) {
            int left = length - from, some = left < 0 ? 0 : left < 64 ? left : 64;
            memcpy(block[0], text + from, some);
            memset(block[0] + some, 0, 64 - some);
            if (left >= 0 && left < 64) block[0][left] = 0x80;
            if (left < 56) paravent_write(block[0] + 56, 8 * (uint64_t) length, 8);
            paravent_mix(state, (const unsigned char (*)[64]) block, 1, portable);
        }
        for (int i = 0; i < 8; i++) paravent_write(to + 4 * i, state[0][i], 4);
    }

    /* The words of this deal and the next one. */
    static void paravent_draw(paravent_draws* draws, uint64_t deal, uint32_t attempt) {
        unsigned char block[2][64] = {"paravent deal", "paravent deal"};
        uint32_t inner[2][8];
        for (int b = 0; b < 2; b++) {
            paravent_write(block[b] + 14, deal + b, 8);
            paravent_write(block[b] + 22, attempt, 4);
            block[b][26] = 0x80;
            paravent_write(block[b] + 56, (64 + 26) * 8, 8);
            memcpy(inner[b], draws->inner, 32);
        }
        paravent_mix(inner, (const unsigned char (*)[64]) block, 2, draws->portable);
        memset(block, 0, sizeof block);
        for (int b = 0; b < 2; b++) {
            for (int i = 0; i < 8; i++) paravent_write(block[b] + 4 * i, inner[b][i], 4);
            block[b][32] = 0x80;
            paravent_write(block[b] + 56, (64 + 32) * 8, 8);
            memcpy(draws->words[b], draws->outer, 32);
        }
        paravent_mix(draws->words, (const unsigned char (*)[64]) block, 2, draws->portable);
        draws->known = attempt ? PARAVENT_NO_DEAL : deal;
    }

    /* An unbiased number below bound: Dealer.number. */
    static uint64_t paravent_number(paravent_draws* draws, uint64_t deal, uint64_t bound) {
        const uint64_t above = (UINT64_MAX % bound + 1) % bound;  /* 2**64 % bound */
        for (uint32_t attempt = 0;; attempt++) {
            if (attempt || deal - draws->known > 1) paravent_draw(draws, deal, attempt);
            const uint32_t* words = draws->words[attempt ? 0 : deal - draws->known];
            for (int i = 0; i < 8; i += 2) {
                uint64_t word = (uint64_t) words[i] << 32 | words[i + 1];
                if (above == 0 || word < 0 - above) return word % bound;
            }
        }
    }
    """
    ctypedef struct Draws "paravent_draws":
        pass
    void begin "paravent_begin"(
        Draws* draws, const char* seed, int length, int portable
    ) noexcept nogil
    unsigned long long number "paravent_number"(
        Draws* draws, unsigned long long deal, unsigned long long bound
    ) noexcept nogil
    void digest "paravent_digest"(
        unsigned char* to, const char* text, int length, int portable
    ) noexcept nogil


cdef inline unsigned long long first_word(const unsigned char* mark) noexcept nogil:
    cdef unsigned long long word = 0
    for byte in range(8):
        word = word << 8 | mark[byte]
    return word


cdef inline int play_one(
    Position position, Draws* draws, Rng rng, unsigned long long* states, int* told
) except? -1 nogil:
    """One game, and what is told of it."""
    cdef int[MAX_CHOICES] choices, weights
    cdef int[MAX_SEATS] totals, ties
    cdef int players = position.players, deals = 0
    cdef int count, total, left, chosen, seat, other, place
    cdef int* decisions = told + 1
    for seat in range(players):
        decisions[seat] = 0
    while position.waiting != 0:
        if position.waiting == CHANCE_BIT:
            count = position.offer(CHANCE, choices)
            total = 0
            for chosen in range(count):
                weights[chosen] = position.odds(choices[chosen])
                total += weights[chosen]
            left, chosen = <int> number(draws, deals, total), 0
            while left >= weights[chosen]:
                left -= weights[chosen]
                chosen += 1
            position.act(CHANCE, choices[chosen])
            deals += 1
        else:
            seat = lowest(position.waiting)
            count = position.offer(seat, choices)
            rng.state = states[seat]
            position.act(seat, choices[below(rng, count)])
            states[seat] = rng.state
            decisions[seat] += 1
    told[0] = deals
    position.points(totals)
    for seat in range(players):
        ties[seat] = position.tie_break(seat)
    for seat in range(players):
        place = 1
        for other in range(players):
            place += totals[other] > totals[seat] or (
                totals[other] == totals[seat] and ties[other] > ties[seat]
            )
        told[1 + players + seat] = totals[seat]
        told[1 + 2 * players + seat] = place
    return 0

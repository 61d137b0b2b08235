"""The dealer's numbers in C: HMAC-SHA-256 of the number of a deal, as dealer.py has it."""

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    #if defined(__x86_64__) && defined(__GNUC__)
    #include <immintrin.h>
    #define PARAVENT_SHA_NI 1
    #endif

    typedef struct { uint32_t inner[8], outer[8]; int portable; } paravent_draws;

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
    /* The same by the processor's own instructions, where it has them. */
    __attribute__((target("sha,sse4.1")))
    static void paravent_mix_quick(uint32_t* state, const unsigned char* block) {
        const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
        __m128i part = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i*) state), 0xB1);
        __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i*) (state + 4)), 0x1B);
        __m128i high = _mm_alignr_epi8(part, low, 8);
        low = _mm_blend_epi16(low, part, 0xF0);
        const __m128i first_high = high, first_low = low;
        __m128i w[4];
        for (int i = 0; i < 4; i++)
            w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i*) (block + 16 * i)), swap);
        #pragma GCC unroll 16
        for (int i = 0; i < 16; i++) {
            const __m128i k = _mm_loadu_si128((const __m128i*) (paravent_k + 4 * i));
            const __m128i now = _mm_add_epi32(w[i & 3], k);
            low = _mm_sha256rnds2_epu32(low, high, now);
            high = _mm_sha256rnds2_epu32(high, low, _mm_shuffle_epi32(now, 0x0E));
            if (i < 12) {
                const __m128i last = w[(i + 3) & 3];
                const __m128i between = _mm_alignr_epi8(last, w[(i + 2) & 3], 4);
                const __m128i begun = _mm_sha256msg1_epu32(w[i & 3], w[(i + 1) & 3]);
                w[i & 3] = _mm_sha256msg2_epu32(_mm_add_epi32(begun, between), last);
            }
        }
        high = _mm_add_epi32(high, first_high);
        low = _mm_add_epi32(low, first_low);
        part = _mm_shuffle_epi32(high, 0x1B);
        low = _mm_shuffle_epi32(low, 0xB1);
        _mm_storeu_si128((__m128i*) state, _mm_blend_epi16(part, low, 0xF0));
        _mm_storeu_si128((__m128i*) (state + 4), _mm_alignr_epi8(low, part, 8));
    }
    #endif

    static inline void paravent_mix(
        uint32_t* state, const unsigned char* block, int portable
    ) {
    #ifdef PARAVENT_SHA_NI
        if (!portable) { paravent_mix_quick(state, block); return; }
    #endif
        paravent_mix_plain(state, block);
    }

    static int paravent_is_plain(void) {
    #ifdef PARAVENT_SHA_NI
        unsigned a, b = 0, c, d;
        __asm__("cpuid" : "=a"(a), "=b"(b), "=c"(c), "=d"(d) : "a"(7), "c"(0));
        return !(b >> 29 & 1);
    #else
        return 1;
    #endif
    }

    /* A key of at most 64 bytes, mixed in once for all deals. */
    static void paravent_begin(
        paravent_draws* draws, const char* seed, int length, int portable
    ) {
        unsigned char block[64];
        draws->portable = portable || paravent_is_plain();
        for (int turn = 0; turn < 2; turn++) {
            uint32_t* state = turn ? draws->outer : draws->inner;
            memset(block, turn ? 0x5c : 0x36, 64);
            for (int i = 0; i < length; i++) block[i] ^= (unsigned char) seed[i];
            memcpy(state, paravent_first, 32);
            paravent_mix(state, block, draws->portable);
        }
    }

    static inline void paravent_write(unsigned char* to, uint64_t number, int bytes) {
        for (int i = 0; i < bytes; i++) to[i] = (unsigned char) (number >> 8 * (bytes - 1 - i));
    }

    /* An unbiased number below bound: Dealer.number. */
    static uint64_t paravent_number(const paravent_draws* draws, uint64_t deal, uint64_t bound) {
        const uint64_t above = (UINT64_MAX % bound + 1) % bound;  /* 2**64 % bound */
        for (uint32_t attempt = 0;; attempt++) {
            unsigned char block[64] = "paravent deal";
            uint32_t inner[8], outer[8];
            paravent_write(block + 14, deal, 8);
            paravent_write(block + 22, attempt, 4);
            block[26] = 0x80;
            paravent_write(block + 56, (64 + 26) * 8, 8);
            memcpy(inner, draws->inner, 32);
            paravent_mix(inner, block, draws->portable);
            memset(block, 0, 64);
            for (int i = 0; i < 8; i++) paravent_write(block + 4 * i, inner[i], 4);
            block[32] = 0x80;
            paravent_write(block + 56, (64 + 32) * 8, 8);
            memcpy(outer, draws->outer, 32);
            paravent_mix(outer, block, draws->portable);
            for (int i = 0; i < 8; i += 2) {
                uint64_t word = (uint64_t) outer[i] << 32 | outer[i + 1];
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
        const Draws* draws, unsigned long long deal, unsigned long long bound
    ) noexcept nogil

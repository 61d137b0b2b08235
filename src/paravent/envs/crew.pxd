"""Threads that share the rows of a batch, in C and without Python's lock.

Whoever has work for all opens a turn. Each thread takes the rows of its own share, a few at a time, and then
helps with what is left of the others' shares: so nobody waits for a thread that is late to wake. Whoever
has nothing to do looks for the next turn for some microseconds before it sleeps, for waking takes longer.
"""

cdef extern from *:
    """
    #include <stdlib.h>
    #include "pythread.h"
    #ifdef _MSC_VER
    #include <intrin.h>
    #define paravent_read(word) _InterlockedOr64(word, 0)
    #define paravent_put(word, value) _InterlockedExchange64(word, value)
    #define paravent_more(word, value) (_InterlockedExchangeAdd64(word, value) + (value))
    #define paravent_swap(word, old, new) (_InterlockedCompareExchange64(word, new, old) == (old))
    #define paravent_pause() ((void) 0)
    #else
    #define paravent_read(word) __atomic_load_n(word, __ATOMIC_SEQ_CST)
    #define paravent_put(word, value) __atomic_exchange_n(word, value, __ATOMIC_SEQ_CST)
    #define paravent_more(word, value) __atomic_add_fetch(word, value, __ATOMIC_SEQ_CST)
    #define paravent_swap(word, old, new) __sync_bool_compare_and_swap(word, old, new)
    #if defined(__x86_64__) || defined(__i386__)
    #define paravent_pause() __builtin_ia32_pause()
    #else
    #define paravent_pause() __asm__ __volatile__("" ::: "memory")
    #endif
    #endif

    #define PARAVENT_APART 128  /* bytes, so that no two threads write to one line of the cache */
    #define PARAVENT_LOOKS 2000  /* some tens of microseconds */
    #define PARAVENT_AT_ONCE 16  /* rows */

    typedef struct {
        long long taken;  /* of its share: the turn, what is to be done (8 bits), the next row (32) */
        long long asleep;
        PyThread_type_lock bell;  /* held, but for whoever is to be woken */
        char apart[PARAVENT_APART - 2 * sizeof(long long) - sizeof(PyThread_type_lock)];
    } paravent_member;

    typedef struct {
        long long turn;  /* negative: there is nobody else any more */
        char apart[PARAVENT_APART - sizeof(long long)];
        long long done;  /* rows of this turn; what they brought is counted from 2**32 on */
        char far[PARAVENT_APART - sizeof(long long)];
        int threads, rows;
        paravent_member member[];
    } paravent_crew;

    static int paravent_end(const paravent_crew* crew, int share) {
        return (int) ((long long) crew->rows * (share + 1) / crew->threads);
    }

    static void paravent_part(paravent_crew* crew) {
        if (crew == NULL) return;
        for (int share = 0; share < crew->threads; share++)
            if (crew->member[share].bell != NULL) PyThread_free_lock(crew->member[share].bell);
        free(crew);
    }

    static paravent_crew* paravent_meet(int threads, int rows) {
        paravent_crew* crew = calloc(1, sizeof *crew + threads * sizeof(paravent_member));
        if (crew == NULL) return NULL;
        crew->threads = threads;
        crew->rows = rows;
        for (int share = 0; share < threads; share++) {
            crew->member[share].taken = paravent_end(crew, share);
            crew->member[share].bell = PyThread_allocate_lock();
            if (crew->member[share].bell == NULL) { paravent_part(crew); return NULL; }
            PyThread_acquire_lock(crew->member[share].bell, 1);
        }
        return crew;
    }

    static void paravent_wake(paravent_member* member) {
        if (paravent_read(&member->asleep) && paravent_put(&member->asleep, 0))
            PyThread_release_lock(member->bell);
    }

    /* Sleep, unless there has been news: then whoever told it may already have rung. */
    static void paravent_sleep(paravent_member* member, long long* word, long long old) {
        paravent_put(&member->asleep, 1);
        if (paravent_read(word) == old || !paravent_put(&member->asleep, 0))
            PyThread_acquire_lock(member->bell, 1);
    }

    static long long paravent_look(long long* word, long long old) {
        for (int look = 0; look < PARAVENT_LOOKS && paravent_read(word) == old; look++)
            paravent_pause();
        return paravent_read(word);
    }

    static void paravent_open(paravent_crew* crew, int task) {
        long long turn = crew->turn + (crew->turn < 0 ? -1 : 1);
        crew->done = 0;
        for (int share = 0; share < crew->threads; share++) {
            long long first = share ? paravent_end(crew, share - 1) : 0;
            paravent_put(
                &crew->member[share].taken, (turn & 0x7FFFFF) << 40 | (long long) task << 32 | first
            );
        }
        paravent_put(&crew->turn, turn);
        for (int share = 1; share < crew->threads; share++) paravent_wake(&crew->member[share]);
    }

    /* Some rows to do now; 0 if there are no more. */
    static int paravent_take(paravent_crew* crew, int share, int* first, int* last, int* task) {
        for (int other = 0; other < crew->threads; other++) {
            int whose = (share + other) % crew->threads, end = paravent_end(crew, whose);
            long long* taken = &crew->member[whose].taken;
            for (;;) {
                long long now = paravent_read(taken);
                int row = (int) (now & 0xFFFFFFFF);
                int next = end - row > PARAVENT_AT_ONCE ? row + PARAVENT_AT_ONCE : end;
                if (row >= end) break;
                if (!paravent_swap(taken, now, now + (next - row))) continue;
                *first = row;
                *last = next;
                *task = (int) (now >> 32 & 0xFF);
                return 1;
            }
        }
        return 0;
    }

    static void paravent_tell(paravent_crew* crew, int rows, int brought) {
        long long done = paravent_more(&crew->done, rows + ((long long) brought << 32));
        if ((done & 0xFFFFFFFF) == crew->rows) paravent_wake(&crew->member[0]);
    }

    /* What all rows of the turn have brought, as soon as the last one is done. */
    static int paravent_close(paravent_crew* crew) {
        long long done;
        while (((done = paravent_read(&crew->done)) & 0xFFFFFFFF) != crew->rows)
            if (paravent_look(&crew->done, done) == done)
                paravent_sleep(&crew->member[0], &crew->done, done);
        return (int) (done >> 32);
    }

    /* The next turn after one that is known, or a negative number. */
    static long long paravent_next(paravent_crew* crew, int share, long long known) {
        long long turn;
        while ((turn = paravent_look(&crew->turn, known)) == known)
            paravent_sleep(&crew->member[share], &crew->turn, known);
        return turn;
    }

    static void paravent_dismiss(paravent_crew* crew) {
        paravent_put(&crew->turn, -1);
        for (int share = 1; share < crew->threads; share++) paravent_wake(&crew->member[share]);
    }
    """
    ctypedef struct Crew "paravent_crew":
        pass
    Crew* meet "paravent_meet"(int threads, int rows)
    void part "paravent_part"(Crew* crew)
    void open_turn "paravent_open"(Crew* crew, int task) noexcept nogil
    int take_rows "paravent_take"(
        Crew* crew, int share, int* first, int* last, int* task
    ) noexcept nogil
    void tell_done "paravent_tell"(Crew* crew, int rows, int brought) noexcept nogil
    int close_turn "paravent_close"(Crew* crew) noexcept nogil
    long long next_turn "paravent_next"(Crew* crew, int share, long long known) noexcept nogil
    void dismiss_crew "paravent_dismiss"(Crew* crew) noexcept nogil

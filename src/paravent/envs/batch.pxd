"""The C face of a batch."""
cimport cython
from libc.stdlib cimport calloc

from paravent.core.numbers cimport *
from paravent.core.position cimport (
    Position,
    Py_buffer,
    PyBUF_WRITABLE,
    PyBuffer_Release,
    PyObject,
    PyObject_GetBuffer,
)
from paravent.core.rng cimport Rng

ctypedef unsigned long long word

cdef enum:
    LENT = 6  # arrays
    MOST_THREADS = 64


cdef extern from "pythread.h":
    ctypedef void* lock "PyThread_type_lock"
    lock new_lock "PyThread_allocate_lock"()
    void drop_lock "PyThread_free_lock"(lock one) nogil
    int wait_for "PyThread_acquire_lock"(lock one, int patient) nogil
    void let_go "PyThread_release_lock"(lock one) nogil


@cython.final
cdef class Batch:
    cdef readonly int count
    cdef readonly int size
    cdef readonly int actions
    cdef readonly int most
    cdef readonly int threads
    cdef int offset
    cdef int observing
    cdef Position first
    cdef list positions
    cdef PyObject** places  # the same, for C
    cdef object encoder
    cdef list generators
    cdef PyObject* lucks[MOST_THREADS]  # the same, one for each thread
    cdef lock asked[MOST_THREADS]
    cdef lock done[MOST_THREADS]
    cdef int ended[MOST_THREADS]  # games, in this step
    cdef int leaving
    cdef object failure
    cdef long long over
    cdef word* states
    cdef short* offers  # of each game, a row of MAX_CHOICES
    cdef int* offered  # how many
    cdef Py_buffer lent[LENT]
    cdef int borrowed
    cdef int* chosen
    cdef short* observations
    cdef unsigned char* masks
    cdef int* seats
    cdef float* rewards
    cdef unsigned char* ends

    cdef int play_share(self, int share) except? -1 nogil
    cdef int play_all(self) except? -1 nogil
    cdef int play(self, Position position, Rng rng, int row) except? -1 nogil
    cdef int settle(self, Position position, int row, int loser) except? -1 nogil
    cdef int begin(self, Position position, Rng rng, int row) except? -1 nogil
    cdef int show(self, Position position, int row) except? -1 nogil


cdef inline void* take(Batch batch, object target, int length) except NULL:
    """Memory for so many bytes of each game, until it is given back."""
    cdef Py_buffer* buffer = &batch.lent[batch.borrowed]
    PyObject_GetBuffer(target, buffer, PyBUF_WRITABLE)
    if buffer.len != <Py_ssize_t> length * batch.count:
        PyBuffer_Release(buffer)
        raise ValueError(f"{length * batch.count} bytes are needed, not {buffer.len}")
    batch.borrowed += 1
    return buffer.buf


cdef inline int give_back(Batch batch) noexcept:
    while batch.borrowed > 0:
        batch.borrowed -= 1
        PyBuffer_Release(&batch.lent[batch.borrowed])
    return 0


cdef inline int point_to_all(Batch batch) except -1:
    """Let C find positions and generators, which the lists keep alive."""
    batch.places = <PyObject**> calloc(batch.count, sizeof(PyObject*))
    if batch.places is NULL:
        raise MemoryError
    for row in range(batch.count):
        batch.places[row] = <PyObject*> batch.positions[row]
    for share in range(batch.threads):
        batch.lucks[share] = <PyObject*> batch.generators[share]
    return 0


cdef inline int make_locks(Batch batch) except -1:
    """Two for each thread, both held: `asked` until there is work, `done` until it is."""
    for share in range(1, batch.threads):
        batch.asked[share], batch.done[share] = new_lock(), new_lock()
        if batch.asked[share] is NULL or batch.done[share] is NULL:
            raise MemoryError
        wait_for(batch.asked[share], 1)
        wait_for(batch.done[share], 1)
    return 0


cdef inline int drop_locks(Batch batch) noexcept:
    for share in range(1, batch.threads):
        if batch.asked[share] is not NULL:
            drop_lock(batch.asked[share])
        if batch.done[share] is not NULL:
            drop_lock(batch.done[share])
    return 0


cdef inline int serve(Batch batch, int share) except? -1 nogil:
    """Play a share of the games whenever somebody asks for it."""
    while True:
        wait_for(batch.asked[share], 1)
        if batch.leaving:
            return 0
        batch.play_share(share)
        let_go(batch.done[share])


cdef inline int ask_others(Batch batch) noexcept nogil:
    cdef int share
    for share in range(1, batch.threads):
        let_go(batch.asked[share])
    return 0


cdef inline int await_others(Batch batch) noexcept nogil:
    cdef int share
    for share in range(1, batch.threads):
        wait_for(batch.done[share], 1)
    return 0

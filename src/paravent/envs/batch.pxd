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
from paravent.envs.crew cimport *

cdef enum:
    LENT = 6  # arrays
    MOST_THREADS = 64

cdef enum:  # what all rows can be asked for
    CHOOSE
    CHECK
    PLAY
    BEGIN


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
    cdef list generators  # of each game one
    cdef PyObject** lucks  # the same, for C
    cdef Crew* crew
    cdef object failure
    cdef long long over
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

    cdef int do_all(self, int task) except? -1
    cdef int do_rows(self, int task, int first, int last) except? -1 nogil
    cdef int help(self, int share) except? -1 nogil
    cdef int serve(self, int share) except? -1 nogil
    cdef bint illegal(self, int row) noexcept nogil
    cdef int clear(self, int row) noexcept nogil
    cdef int choose(self, Rng rng, int row) noexcept nogil
    cdef int play(self, Position position, Rng rng, int row, bint anew) except? -1 nogil
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
    batch.lucks = <PyObject**> calloc(batch.count, sizeof(PyObject*))
    if batch.places is NULL or batch.lucks is NULL:
        raise MemoryError
    for row in range(batch.count):
        batch.places[row] = <PyObject*> batch.positions[row]
        batch.lucks[row] = <PyObject*> batch.generators[row]
    return 0

"""The C face of a batch."""
cimport cython

from paravent.core.numbers cimport *
from paravent.core.position cimport (
    Position,
    Py_buffer,
    PyBUF_WRITABLE,
    PyBuffer_Release,
    PyObject_GetBuffer,
)
from paravent.core.rng cimport Rng

ctypedef unsigned long long word

cdef enum:
    LENT = 6  # arrays


@cython.final
cdef class Batch:
    cdef readonly int count
    cdef readonly int size
    cdef readonly int actions
    cdef readonly int most
    cdef readonly long long finished
    cdef int offset
    cdef int observing
    cdef Position first
    cdef list positions
    cdef object encoder
    cdef Rng rng
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

    cdef int play(self, int row, int chosen, int losing) except? -1
    cdef int settle(self, Position position, int row, int loser) except? -1
    cdef int begin(self, int row) except? -1
    cdef int show(self, Position position, int row) except? -1


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

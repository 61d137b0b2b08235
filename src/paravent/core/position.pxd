"""The C face of a position: common fields and the verbs that search and playouts call."""
from paravent.core.numbers cimport *
from paravent.core.rng cimport Rng


# Declared here, for every module reads this file, and Cython's own declarations of Python are long.
cdef extern from "Python.h":
    """
    #define paravent_new_like(model, nothing) Py_TYPE(model)->tp_new(Py_TYPE(model), nothing, NULL)
    """
    ctypedef struct PyObject:
        pass
    ctypedef struct PyTypeObject:
        Py_ssize_t tp_basicsize
    PyTypeObject* Py_TYPE(object instance) nogil
    object new_like "paravent_new_like"(object model, tuple nothing)
    bytes PyBytes_FromStringAndSize(char* first, Py_ssize_t size)
    list PyList_New(Py_ssize_t size)
    void PyList_SET_ITEM(object target, Py_ssize_t index, object item)
    PyObject* PyTuple_GET_ITEM(object items, Py_ssize_t index)
    void Py_INCREF(object item)
    ctypedef struct Py_buffer:
        void* buf
        Py_ssize_t len
    int PyBUF_WRITABLE
    int PyObject_GetBuffer(object target, Py_buffer* buffer, int flags) except -1
    void PyBuffer_Release(Py_buffer* buffer)

cdef extern from "string.h":
    void* memcpy(void* target, const void* source, size_t size) nogil


cdef class Position:
    cdef public list events
    cdef public int players
    cdef public int phase
    cdef public int waiting
    cdef public int depth
    cdef public int frames[16]

    cdef int offer(self, int seat, int* choices) except? -1 nogil
    cdef int odds(self, int action) except? -1 nogil
    cdef int sample(self, Rng rng) except? -1 nogil
    cdef int act(self, int seat, int action) except? -1 nogil
    cdef int points(self, int* totals) except? -1 nogil
    cdef int tie_break(self, int seat) except? -1 nogil
    cpdef int redeal(self, int seat, Rng rng) except? -1
    cpdef int veil(self, int seat, int action) except? -1
    cdef int observe(self, int seat, short* values) except? -1 nogil
    cdef int push(self, int phase, int waiting) except? -1 nogil
    cdef int pop(self) except? -1 nogil
    cdef Position twin(self)


cdef inline int announce(
    Position position, int kind, int first=0, int second=0, int third=0
) except? -1 nogil:
    """Tell whoever listens what happened."""
    if position.events is not None:
        with gil:
            position.events.append((kind, first, second, third))
    return 0


cdef inline size_t block_size(Position position) noexcept nogil:
    """Bytes from the first number of a position to its end: games add numbers only."""
    return Py_TYPE(position).tp_basicsize - (<char*> &position.players - <char*> <void*> position)


cdef inline int copy_block(Position source, Position target) noexcept nogil:
    memcpy(&target.players, &source.players, block_size(source))
    return 0


cdef inline bytes block_bytes(Position position):
    return PyBytes_FromStringAndSize(<char*> &position.players, block_size(position))


cdef inline int set_block(Position position, bytes frozen) except -1:
    if len(frozen) != <Py_ssize_t> block_size(position):
        raise ValueError(f"{block_size(position)} bytes are a position of this game, not {len(frozen)}")
    memcpy(&position.players, <char*> frozen, block_size(position))
    return 0


cdef inline int lent(Position position, int seat, object target, int length) except -1:
    """Write an observation into an object that lends its memory."""
    cdef Py_buffer buffer
    PyObject_GetBuffer(target, &buffer, PyBUF_WRITABLE)
    try:
        if buffer.len != length * 2:
            raise ValueError(f"an observation has {length} numbers, not {buffer.len // 2}")
        position.observe(seat, <short*> buffer.buf)
    finally:
        PyBuffer_Release(&buffer)
    return 0


cdef inline Position blank(Position model):
    """A new position of the same class, all numbers zero."""
    return <Position> new_like(model, ())


cdef inline list listed(int* choices, int count, tuple shared):
    """The first choices as a Python list of shared ints."""
    cdef list actions = PyList_New(count)
    cdef PyObject* action
    cdef int index
    for index in range(count):
        action = PyTuple_GET_ITEM(shared, choices[index])
        Py_INCREF(<object> action)
        PyList_SET_ITEM(actions, index, <object> action)
    return actions

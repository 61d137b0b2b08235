"""The verbs of step 3a: the expedition."""
from paravent.games.madame_ching.memory cimport Memory


cdef class Voyage(Memory):
    cdef int sail(self) except? -1
    cdef int launch(self) except? -1
    cdef int lengthen(self, int junk, int card) except? -1
    cdef int arrive(self, int junk, int new_colour) except? -1
    cdef int missions_below(self, int number) except? -1
    cdef int missions_ahead(self, int number) except? -1
    cdef int return_home(self) except? -1
    cdef int offer_missions(self, int seat, int* choices) except? -1
    cdef int claim(self, int tile) except? -1
    cdef int decline_mission(self) except? -1
    cdef int can_learn(self, int skill) except? -1
    cdef int can_learn_any(self) except? -1
    cdef int ask_skills(self) except? -1
    cdef int offer_skills(self, int seat, int* choices) except? -1
    cdef int learn(self, int skill) except? -1
    cdef int check_pearl(self, int seat) except? -1
    cdef int teach(self, int symbol) except? -1
    cdef int stop_learning(self) except? -1
    cdef int end_expedition(self) except? -1
    cdef int discard_encounter(self, int seat, int kind) except? -1
    cdef int pay_coins(self, int seat, int coins) except? -1

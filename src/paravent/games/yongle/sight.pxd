"""The numbers and fields that a view is made of."""
from paravent.games.yongle.numbers cimport *
from paravent.games.yongle.rules cimport Yongle

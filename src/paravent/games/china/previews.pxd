"""What an act would bring."""
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

# cython: language_level=3
"""Information-set tree search for any number of players.

Every simulation plays on a guess at what the searching seat cannot know. Each seat chooses at the
node of what it has seen (trail.py) by upper confidence bounds on its own reward; what is dealt is
drawn. One new edge a simulation enters the tree; what follows it is judged (leaves.py).

All is whole numbers, so that both builds find the same. The search never has the position: it
begins with a guess, and guesses again from that, which is the same (a redeal reads no secret).
"""

from __future__ import annotations

from math import isqrt

import cython

if cython.compiled:
    from cython.cimports.paravent.bots.evaluation import Evaluation
    from cython.cimports.paravent.bots.search.leaves import judge, play_on
    from cython.cimports.paravent.bots.search.trail import Trail
    from cython.cimports.paravent.bots.search.tree import Tree
    from cython.cimports.paravent.core.bits import highest, lowest
    from cython.cimports.paravent.core.position import Position, copy_block
    from cython.cimports.paravent.core.rng import Rng, below
else:
    from paravent.bots.evaluation import Evaluation
    from paravent.bots.search.leaves import judge, play_on
    from paravent.bots.search.trail import Trail
    from paravent.bots.search.tree import Tree
    from paravent.core.bits import highest, lowest
    from paravent.core.numbers import CHANCE, CHANCE_BIT, MAX_CHOICES, MAX_SEATS
    from paravent.core.position import Position
    from paravent.core.rng import Rng, below

NO_NODE = cython.declare(cython.int, -1)
NO_EDGE = cython.declare(cython.int, -1)
NO_ACTION = cython.declare(cython.int, -1)
SELDOM = cython.declare(cython.int, 8)  # visits: fewer say nothing of what is likely
DEEPEST = cython.declare(cython.int, 128)  # decisions of one path
LONGEST = cython.declare(cython.int, 4096)  # acts of one path, deals and forced ones included
LARGEST = cython.declare(cython.int, 4096)
ROOTS = cython.declare(cython.int[4096])  # 2**16 / sqrt(n)
for divisor in range(1, 4096):
    ROOTS[divisor] = isqrt((1 << 32) // divisor)
LOG_ROOTS = cython.declare(cython.int[32])  # 2**8 * sqrt(log(2**n))
for length in range(32):
    LOG_ROOTS[length] = isqrt(length * 45_426)


@cython.final
@cython.cclass
class Search:
    """One seat thinks about one decision; after its own act it may go on with the same tree."""

    def __init__(
        self,
        guess: Position,
        seat: cython.int,
        evaluation: Evaluation,
        curiosity: cython.int,
        decisions: cython.int,
        scale: cython.int,
        per_guess: cython.int,
        urgency: cython.int = 0,
    ) -> None:
        self.model = guess.twin()
        self.guess = guess.twin()
        self.position = guess.twin()
        self.evaluation = evaluation
        self.tree = Tree()
        self.root = Trail()
        self.trail = Trail()
        self.seat = seat
        self.curiosity = curiosity  # 256 is 1: how much is risked for what is little known
        self.decisions = decisions  # at random beyond a leaf
        self.scale = scale  # points
        self.per_guess = per_guess  # simulations
        self.urgency = urgency  # 256 is 1; 0: what is untried always comes first
        self.forced = NO_ACTION
        self.simulations = 0
        if not cython.compiled:
            self.edge_at = [NO_EDGE] * MAX_CHOICES
            self.path = [0] * DEEPEST
            self.actor = [0] * DEEPEST
        for action in range(MAX_CHOICES):
            self.edge_at[action] = NO_EDGE

    def run(self, simulations: cython.int, rng: Rng) -> None:
        """Grow the tree by so many simulations."""
        if not (self.model.waiting >> self.seat) & 1:
            raise ValueError(f"seat {self.seat} has nothing to choose")
        self.rng = rng
        for _ in range(simulations):
            self.simulate()

    def run_on(self, action: cython.int, simulations: cython.int, rng: Rng) -> None:
        """The same, but each of them begins with this action of the seat."""
        self.forced = action
        self.run(simulations, rng)
        self.forced = NO_ACTION

    def go_on(self, action: cython.int) -> None:
        """The seat takes an action: the tree has looked into what follows."""
        if action not in self.model.legal(self.seat):
            raise ValueError(f"the search does not stand where {action} is legal")
        self.root.act(self.model, self.seat, action)
        self.simulations = 0

    def believed(self) -> Position:
        """Where the search stands now: its guess, and what was done since."""
        believed: Position = self.model.twin()
        return believed

    def found(self) -> list[tuple[int, int, int]]:
        """The actions that were tried at the root, with visits and the total of rewards."""
        node: cython.int = self.tree.node_of(self.root.keys[self.seat])
        if node == NO_NODE:
            return []
        tried = []
        first: cython.int = self.tree.nodes[node].first
        for edge in range(first, first + self.tree.nodes[node].count):
            one = self.tree.edges[edge]
            tried.append((one.action, one.visits, one.total))
        return tried

    def line(self, action: cython.int, rng: Rng) -> list[tuple[int, int]]:
        """What is likely to follow an action of the seat, up to the next deal: seats and actions.

        Everybody does what was tried most; where hardly anything was tried the line ends.
        """
        choices = cython.declare(cython.int[MAX_CHOICES])
        followed = []
        position: Position = self.model.twin()
        position.redeal(self.seat, rng)
        self.trail.follow(self.root)
        self.trail.act(position, self.seat, action)
        for _ in range(LONGEST):
            if position.waiting == 0 or position.waiting == CHANCE_BIT:
                break
            seat: cython.int = lowest(position.waiting)
            count: cython.int = position.offer(seat, choices)
            chosen: cython.int = choices[0]
            if count > 1:
                chosen = self.most_tried(self.trail.keys[seat], choices, count)
                if chosen == NO_ACTION:
                    break
                followed.append((seat, chosen))
            self.trail.act(position, seat, chosen)
        return followed

    def outcome(self, action: cython.int, changes: cython.int, rng: Rng) -> Position:
        """Where an action may lead once so many times somebody else had to act, short of the end.

        Everybody does what was tried most, or plays quickly where hardly anything was tried.
        """
        choices = cython.declare(cython.int[MAX_CHOICES])
        position: Position = self.model.twin()
        position.redeal(self.seat, rng)
        self.trail.follow(self.root)
        self.trail.act(position, self.seat, action)
        before: Position = position
        actor: cython.int = self.seat
        for _ in range(LONGEST):
            if position.waiting == 0:
                break
            before = position.twin()
            if position.waiting == CHANCE_BIT:
                position.act(CHANCE, position.sample(rng))
                continue
            seat: cython.int = lowest(position.waiting)
            changes -= seat != actor
            actor = seat
            if changes == 0:
                break
            count: cython.int = position.offer(seat, choices)
            chosen: cython.int = choices[0]
            if count > 1:
                chosen = self.most_tried(self.trail.keys[seat], choices, count)
                if chosen == NO_ACTION:
                    chosen = self.evaluation.quick(position, seat, rng)
            self.trail.act(position, seat, chosen)
        return before if position.waiting == 0 else position

    def most_tried(
        self, key: cython.ulonglong, choices: cython.p_int, count: cython.int
    ) -> cython.int:
        """The legal action that was tried most at a node; NO_ACTION if that was seldom."""
        node: cython.int = self.tree.node_of(key)
        best: cython.int = NO_ACTION
        most: cython.int = SELDOM
        if node == NO_NODE:
            return best
        first: cython.int = self.tree.nodes[node].first
        for edge in range(first, first + self.tree.nodes[node].count):
            if self.tree.edges[edge].visits > most:
                for index in range(count):
                    if choices[index] == self.tree.edges[edge].action:
                        best = choices[index]
                        most = self.tree.edges[edge].visits
        return best

    def simulate(self) -> cython.int:
        rewards = cython.declare(cython.int[MAX_SEATS])
        if self.simulations % self.per_guess == 0:
            if cython.compiled:
                copy_block(self.model, self.guess)
            else:
                self.guess = self.model.twin()
            self.guess.redeal(self.seat, self.rng)
        self.simulations += 1
        if cython.compiled:
            copy_block(self.guess, self.position)
        else:
            self.position = self.guess.twin()
        self.trail.follow(self.root)
        self.descend()
        play_on(self.position, self.evaluation, self.decisions, self.rng)
        judge(self.position, self.evaluation, self.scale, rewards)
        for step in range(self.depth):
            edge: cython.int = self.path[step]
            self.tree.edges[edge].visits += 1
            self.tree.edges[edge].total += rewards[self.actor[step]]
        return 0

    def descend(self) -> cython.int:
        """Follow the tree until it gains an edge, or the game is over."""
        choices = cython.declare(cython.int[MAX_CHOICES])
        self.depth = 0
        first: cython.int = 1
        fresh: cython.int = 0
        for _ in range(LONGEST):
            if self.position.waiting == 0 or self.depth == DEEPEST or fresh:
                break
            if self.position.waiting == CHANCE_BIT:
                self.position.act(CHANCE, self.position.sample(self.rng))
                continue
            seat: cython.int = self.seat if first else lowest(self.position.waiting)
            count: cython.int = self.position.offer(seat, choices)
            if first and self.forced != NO_ACTION:
                choices[0] = self.forced
            if count == 1:
                self.trail.act(self.position, seat, choices[0])
                first = 0
                continue
            node: cython.int = self.tree.node_of(self.trail.keys[seat])
            if node == NO_NODE:
                node = self.tree.add_node(self.trail.keys[seat])
            if first and self.forced != NO_ACTION:
                count = 1
            first = 0
            edge: cython.int
            if self.urgency > 0 and self.depth > 0 and self.tree.nodes[node].count == 0:
                edge = self.tree.add_edge(
                    node, self.evaluation.quick(self.position, seat, self.rng)
                )
                self.tree.edges[edge].available = 1
            else:
                edge = self.choose(node, choices, count)
            fresh = self.tree.edges[edge].visits == 0
            self.path[self.depth] = edge
            self.actor[self.depth] = seat
            self.depth += 1
            self.trail.act(self.position, seat, self.tree.edges[edge].action)
        return 0

    def choose(self, node: cython.int, choices: cython.p_int, count: cython.int) -> cython.int:
        """The most promising of the edges that are legal now, or an untried one.

        At the root all are tried. Deeper down, with some urgency, what is untried has to wait until
        it promises more, as if it had been tried once and brought what the others bring.
        """
        first: cython.int = self.tree.nodes[node].first
        tried: cython.int = self.tree.nodes[node].count
        edge: cython.int
        for edge in range(first, first + tried):
            self.edge_at[self.tree.edges[edge].action] = edge
        untried: cython.int = 0
        for index in range(count):
            edge = self.edge_at[choices[index]]
            if edge == NO_EDGE:
                untried += 1
            else:
                self.tree.edges[edge].available += 1
        chosen: cython.int = NO_EDGE
        if untried == 0 or (self.urgency > 0 and self.depth > 0 and untried < count):
            chosen = self.most_promising(choices, count, untried)
        if chosen == NO_EDGE:
            chosen = self.expand(node, choices, count, untried)
        first = self.tree.nodes[node].first  # an edge that is new may have made them move
        for edge in range(first, first + tried):
            self.edge_at[self.tree.edges[edge].action] = NO_EDGE
        return chosen

    def expand(
        self, node: cython.int, choices: cython.p_int, count: cython.int, untried: cython.int
    ) -> cython.int:
        """One of the untried actions enters the tree."""
        skipped: cython.int = below(self.rng, untried)
        for index in range(count):
            if self.edge_at[choices[index]] == NO_EDGE:
                if skipped == 0:
                    edge: cython.int = self.tree.add_edge(node, choices[index])
                    self.tree.edges[edge].available = 1
                    return edge
                skipped -= 1
        raise ValueError("nothing is untried")

    def most_promising(
        self, choices: cython.p_int, count: cython.int, untried: cython.int
    ) -> cython.int:
        """The best edge; NO_EDGE if something untried promises more."""
        best: cython.int = NO_EDGE
        most: cython.longlong = -1
        visits: cython.int
        together: cython.int = 0
        total: cython.longlong = 0
        for index in range(count):
            edge: cython.int = self.edge_at[choices[index]]
            if edge == NO_EDGE:
                continue
            visits = self.tree.edges[edge].visits
            together += visits
            total += self.tree.edges[edge].total
            value: cython.longlong = self.tree.edges[edge].total // visits
            value += self.bonus(self.tree.edges[edge].available, visits)
            if value > most:
                most = value
                best = edge
        if untried > 0:
            if total // together + (self.urgency * self.bonus(together, 1) >> 8) > most:
                return NO_EDGE
        return best

    def bonus(self, available: cython.int, visits: cython.int) -> cython.int:
        """curiosity * sqrt(log(available) / visits), as a reward."""
        length: cython.int = highest(available) + 1
        halvings: cython.int = 0
        while visits >= LARGEST:
            visits >>= 2
            halvings += 1
        root: cython.longlong = ROOTS[visits] >> halvings
        return (self.curiosity * LOG_ROOTS[length] * root) >> 16

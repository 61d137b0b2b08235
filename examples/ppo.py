"""Learn a game by playing it against oneself: PPO with masks, in one file, after CleanRL.

    pip install torch
    python examples/ppo.py middle_kingdom --minutes 20

Every row of the batch is the seat that decides next, so one network plays all seats. How well it
does against the greedy bot is written beside what was learnt, in examples/trained;
`examples.ppo_bot:Trained` then plays with it, without torch. Minutes are those of the processor, of
all cores together.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from paravent import make
from paravent.bots import make_bot
from paravent.core.rng import Rng
from paravent.envs.batched import BatchEnvironment, make_batch

GAMES, STEPS = 256, 64  # of a round: how many games are played, and for how long
ROWS, EPOCHS = 2048, 3  # of a minibatch; how often everything is learnt from
RATE, CLIP, SMOOTH = 1e-3, 0.2, 0.95
ENTROPY, WORTH = 0.01, 0.5
TESTS = 100  # games against the greedy bot, in both seats


class Network(nn.Module):
    """From an observation to a score for each action, and to what the game will bring."""

    def __init__(self, size: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 1.0)

    def forward(self, told: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        seen = self.body(told)
        scores = self.policy(seen).masked_fill(~masks, -1e9)
        return Categorical(logits=scores, validate_args=False), self.value(seen).squeeze(-1)


class Round(NamedTuple):
    """What was seen and done, step by step, and what it was worth."""

    told: Tensor
    masks: Tensor
    chosen: Tensor
    odds: Tensor
    gains: Tensor
    targets: Tensor


def played(many: BatchEnvironment, network: Network) -> Round:
    """Play all games a while."""
    told = torch.empty(STEPS, GAMES, many.size)
    masks = torch.empty(STEPS, GAMES, many.actions, dtype=torch.bool)
    chosen = torch.empty(STEPS, GAMES, dtype=torch.long)
    odds, values = torch.empty(STEPS, GAMES), torch.empty(STEPS, GAMES)
    seats, ends = np.empty((STEPS, GAMES), np.int32), np.empty((STEPS, GAMES), bool)
    rewards = np.empty((STEPS, *many.rewards.shape), np.float32)
    with torch.no_grad():
        for step in range(STEPS):
            told[step] = torch.from_numpy(many.floats())
            masks[step] = torch.from_numpy(many.masks).bool()
            seats[step] = many.seats
            policy, values[step] = network(told[step], masks[step])
            chosen[step] = policy.sample()
            odds[step] = policy.log_prob(chosen[step])
            many.step(chosen[step].numpy())
            ends[step], rewards[step] = many.ends == 1, many.rewards
        now = torch.from_numpy(many.floats()), torch.from_numpy(many.masks).bool()
        last = network(*now)[1].numpy()
    gains, known = advantages(values.numpy(), seats, ends, rewards, last, many.seats)
    targets = torch.from_numpy(gains) + values
    kept = torch.from_numpy(known).flatten()
    every = (told, masks, chosen, odds, torch.from_numpy(gains), targets)
    return Round(*(one.flatten(0, 1)[kept] for one in every))


def advantages(
    values: np.ndarray,
    seats: np.ndarray,
    ends: np.ndarray,
    rewards: np.ndarray,
    last: np.ndarray,
    deciding: np.ndarray,
) -> tuple[np.ndarray, np.ndarray]:
    """How much better each decision went than was thought, and whether that is known already.

    Each seat has a course of its own: from one of its decisions to its next one, or to the end.
    """
    rows = np.arange(values.shape[1])
    ahead, gain = np.zeros(rewards.shape[1:], np.float32), np.zeros(rewards.shape[1:], np.float32)
    sure = np.zeros(rewards.shape[1:], bool)
    ahead[rows, deciding], sure[rows, deciding] = last, True
    gains, known = np.zeros_like(values), np.zeros(values.shape, bool)
    for step in reversed(range(len(values))):
        over = ends[step]
        ahead[over], gain[over], sure[over] = rewards[step][over], 0, True
        mine = rows, seats[step]
        better = np.where(sure[mine], ahead[mine] - values[step] + SMOOTH * gain[mine], 0)
        gains[step], known[step] = better, sure[mine]
        ahead[mine], gain[mine], sure[mine] = values[step], better, True
    return gains, known


def learn(network: Network, optimizer: torch.optim.Optimizer, seen: Round) -> None:
    """The step of PPO: make what went well more likely, but not by too much."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(seen.chosen)).split(ROWS):
            told, masks, chosen, odds, gains, targets = (one[part] for one in seen)
            policy, values = network(told, masks)
            gains = (gains - gains.mean()) / (gains.std() + 1e-8)
            ratio = (policy.log_prob(chosen) - odds).exp()
            better = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains)
            wrong = (values - targets).square().mean()
            loss = WORTH * wrong - better.mean() - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def strength(key: str, network: Network, scale: np.ndarray, games: int) -> float:
    """The share of victories against the greedy bot, a shared one counting half."""
    env, won = make(key, players=2), 0.0
    greedy, luck = make_bot("greedy", env.game), Rng(1)
    first = env.game.notation.first_act
    for number in range(games):
        env.reset(seed=number // 2)
        while not env.over:
            if env.seat == number % 2:
                told = torch.from_numpy(np.frombuffer(env.observe(), np.int16) / scale).float()
                masks = torch.frombuffer(bytearray(env.mask()), dtype=torch.bool)
                with torch.no_grad():
                    env.step(int(network(told, masks)[0].logits.argmax()))
            else:
                env.step(greedy.choose(env.outlook(), luck) - first)
        won += (env.rewards()[number % 2] + 1) / 2
    return won / games


def save(path: Path, network: Network, scale: np.ndarray) -> None:
    """Matrices that anybody can multiply, with the scale of observations already in them."""
    first, second = network.body[0], network.body[2]
    layers = {
        "first": first.weight.detach().numpy().T / scale[:, None],
        "first_bias": first.bias.detach().numpy(),
        "second": second.weight.detach().numpy().T,
        "second_bias": second.bias.detach().numpy(),
        "policy": network.policy.weight.detach().numpy().T,
        "policy_bias": network.policy.bias.detach().numpy(),
    }
    half = {name: layer.astype(np.float16) for name, layer in layers.items()}
    np.savez_compressed(path, **half)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=20, help="of the processor")
    parser.add_argument("--tests", type=int, default=12, help="how often it meets the greedy bot")
    parser.add_argument("--width", type=int, default=128, help="of the network's two layers")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "trained")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    many = make_batch(asked.game, games=GAMES, seed=asked.seed, threads=asked.threads)
    scale = np.maximum(np.abs(np.array(many.game.observation.bounds(), np.float32)).max(1), 1)
    network = Network(many.size, many.actions, asked.width)
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    asked.out.mkdir(parents=True, exist_ok=True)
    curve = (asked.out / f"{asked.game}.jsonl").open("w", encoding="utf-8")
    begun, tested, decisions, tests, best = process_time(), 0.0, 0, 1, -1.0
    while True:
        spent = (process_time() - begun - tested) / 60
        if spent >= asked.minutes * tests / asked.tests:
            before = process_time()
            won = strength(asked.game, network, scale, TESTS)
            tested += process_time() - before
            tests += 1
            row = {"minutes": round(spent, 2), "decisions": decisions, "won": round(won, 4)}
            curve.write(json.dumps(row) + "\n")
            curve.flush()
            print(row, flush=True)
            if won >= best:
                best = won
                save(asked.out / f"{asked.game}.npz", network, scale)
        if spent >= asked.minutes:
            break
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - 0.9 * spent / asked.minutes)
        learn(network, optimizer, played(many, network))
        decisions += STEPS * GAMES


if __name__ == "__main__":
    main()

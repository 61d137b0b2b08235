// A bidding game of the size of Middle Kingdom for boardgame.io: 62 cards of which three lie open,
// sealed bids of all four players at once, then picks from the highest bid down; ties pick nothing.

import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";

const COPIES = { bureaucrat: 10, peasant: 15, merchant: 15, noble: 12, general: 10 };
const KINDS = Object.keys(COPIES);
const HAND = [0, 1, 2, 3, 4, 5, 6, 7]; // 0 is Reset: all spent bids come back

function start({ ctx, random }) {
  const deck = random.Shuffle(KINDS.flatMap((kind) => Array(COPIES[kind]).fill(kind)));
  const places = {};
  const hidden = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    places[seat] = { spent: [], cards: HAND.length, has_bid: false, bid: null, piles: none() };
    hidden[seat] = { hand: [...HAND], bid: null };
  }
  const game = {
    phase: "bid",
    display: [],
    gone: none(),
    left: deck.length,
    goals: Object.fromEntries(KINDS.map((kind) => [kind, null])),
    order: [],
    places,
    players: hidden,
    secret: { deck },
  };
  open(game);
  return game;
}

function none() {
  return Object.fromEntries(KINDS.map((kind) => [kind, 0]));
}

function open(game) {
  const wanted = Object.keys(game.places).length - 1;
  if (game.secret.deck.length < wanted) {
    game.phase = "over";
    return;
  }
  game.display = game.secret.deck.splice(0, wanted);
  game.left = game.secret.deck.length;
  game.phase = "bid";
}

function bid({ G, playerID }, card) {
  const mine = G.players[playerID];
  if (G.phase !== "bid" || mine.bid !== null || !mine.hand.includes(card)) return INVALID_MOVE;
  mine.bid = card;
  mine.hand.splice(mine.hand.indexOf(card), 1);
  G.places[playerID].has_bid = true;
  G.places[playerID].cards = mine.hand.length;
  if (Object.values(G.players).every((one) => one.bid !== null)) reveal(G);
}

function reveal(game) {
  const seats = Object.keys(game.players);
  const bids = seats.map((seat) => game.players[seat].bid);
  for (const seat of seats) game.places[seat].bid = game.players[seat].bid;
  game.order = seats
    .filter((_, i) => bids[i] > 0 && bids.filter((other) => other === bids[i]).length === 1)
    .sort((one, other) => game.players[other].bid - game.players[one].bid);
  game.phase = "pick";
  if (game.order.length === 0) clear(game);
}

function pick({ G, playerID }, kind) {
  if (G.phase !== "pick" || G.order[0] !== playerID) return INVALID_MOVE;
  const slot = G.display.indexOf(kind);
  if (slot < 0) return INVALID_MOVE;
  G.display.splice(slot, 1);
  G.places[playerID].piles[kind] += 1;
  G.order.shift();
  const most = Math.max(...Object.values(G.places).map((place) => place.piles[kind]));
  const best = Object.keys(G.places).filter((seat) => G.places[seat].piles[kind] === most);
  if (best.length === 1) G.goals[kind] = best[0];
  if (G.order.length === 0 || G.display.length === 0) clear(G);
}

function clear(game) {
  for (const kind of game.display) game.gone[kind] += 1;
  for (const seat of Object.keys(game.places)) {
    const place = game.places[seat];
    const mine = game.players[seat];
    place.spent.push(mine.bid);
    if (mine.bid === 0 || mine.hand.length === 0) {
      mine.hand = [...HAND];
      place.spent = [];
    }
    mine.bid = null;
    Object.assign(place, { bid: null, has_bid: false, cards: mine.hand.length });
  }
  game.order = [];
  open(game);
}

function view({ G, playerID }) {
  const { secret, players, ...open } = G;
  return { ...open, players: playerID === null ? {} : { [playerID]: players[playerID] } };
}

function score({ G }) {
  if (G.phase !== "over") return undefined;
  const scores = Object.keys(G.places).map((seat) => {
    const { piles } = G.places[seat];
    const goals = Object.values(G.goals).filter((owner) => owner === seat).length;
    return 3 * piles.noble + piles.general + 3 * goals;
  });
  return { scores };
}

// Everything that boardgame.io can leave out is left out: no undo, no turns to end.
export const Bidding = {
  name: "bidding",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: start,
  turn: { activePlayers: { all: "play" } },
  moves: {
    bid: { move: bid, client: false, redact: true },
    pick: { move: pick, client: false },
  },
  playerView: view,
  endIf: score,
};

// What a player may do, as its client finds out from what it sees.
export function offers(game, seat) {
  if (game.phase === "bid" && !game.places[seat].has_bid) {
    return game.players[seat].hand.map((card) => ({ type: "bid", args: [card] }));
  }
  if (game.phase === "pick" && game.order[0] === seat) {
    return [...new Set(game.display)].map((kind) => ({ type: "pick", args: [kind] }));
  }
  return [];
}

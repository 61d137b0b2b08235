// node drive.mjs paravent|boardgame ADDRESS TABLES SECONDS SEATS GAME
// Tables of SEATS, each moving once a second: how long from an act to the other seats' update.
// Prints as JSON when an act was sent, in milliseconds since 1970, and how many it took.

import { monitorEventLoopDelay, performance } from "node:perf_hooks";

const WARM_MS = 3000;

class Table {
  constructor(seats, random) {
    Object.assign(this, { seats, random, others: new Set(), mover: -1, acts: 0, missed: 0 });
    this.updates = [];
    this.acknowledgements = [];
  }

  open() {
    return Promise.all(
      this.seats.map((seat, number) =>
        seat.open(
          () => this.updated(number),
          () => this.acknowledged(number),
        ),
      ),
    );
  }

  updated(seat) {
    if (this.others.delete(seat)) this.updates.push(this.since());
  }

  acknowledged(seat) {
    if (seat !== this.mover) return;
    this.acknowledgements.push(this.since());
    this.mover = -1;
  }

  since() {
    return [performance.timeOrigin + this.sent, performance.now() - this.sent];
  }

  move() {
    this.missed += this.others.size;
    const able = this.seats.map((_, seat) => seat).filter((seat) => this.seats[seat].offers.length);
    if (able.length === 0) return;
    const mover = able[Math.floor(this.random() * able.length)];
    const { offers } = this.seats[mover];
    this.others = new Set(this.seats.keys());
    this.others.delete(mover);
    this.acts += 1;
    this.mover = mover;
    this.sent = performance.now();
    this.seats[mover].act(offers[Math.floor(this.random() * offers.length)]);
  }
}

// Mulberry32: unlike a congruential generator it is well mixed from the first number on.
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function drive(kind, address, count, seconds, seats, game) {
  const { openTable } = await import(`./${kind}.mjs`);
  const tables = [];
  for (let number = 0; number < count; number++) {
    if (number === Math.floor(count / 2)) process.stderr.write("half\n");
    const table = new Table(await openTable(address, seats, game), seeded(number));
    await table.open();
    tables.push(table);
  }
  process.stderr.write("open\n");
  const timers = tables.map((table) =>
    setTimeout(() => {
      table.move();
      table.timer = setInterval(() => table.move(), 1000);
    }, table.random() * 1000),
  );
  await pause(WARM_MS);
  for (const table of tables) {
    Object.assign(table, { updates: [], acknowledgements: [], acts: 0, missed: 0 });
  }
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.stderr.write("begun\n");
  await pause(seconds * 1000);
  process.stderr.write("done\n");
  delay.disable();
  for (const table of tables) clearInterval(table.timer);
  timers.forEach(clearTimeout);
  await pause(500);
  for (const table of tables) for (const seat of table.seats) seat.close();
  return {
    updates: tables.flatMap((table) => table.updates),
    acknowledgements: tables.flatMap((table) => table.acknowledgements),
    acts: sum(tables.map((table) => table.acts)),
    missed: sum(tables.map((table) => table.missed + table.others.size)),
    driver_p99: delay.percentile(99) / 1e6,
    bytes: JSON.stringify(tables[0].seats[0].state).length,
  };
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

const [kind, address, tables, seconds, seats, game] = process.argv.slice(2);
const found = await drive(kind, address, Number(tables), Number(seconds), Number(seats), game);
process.stdout.write(JSON.stringify(found), () => process.exit(0));

import { describe, expect, test } from "vitest";
import { GameWords, Words, type Happening } from "../src/text/words";

const SHARED = "list-and = { $head } and { $last }\nfarewell = Bye { $name }";
const GAME = `
title = Lanterns
noun-red = red lantern
    .a = a red lantern
act-hang = Hang { NOUN($first, form: "a") } on the { $second }
preview-hang = { $points } points on the { $second }
prompt-bid = Bid.
    .more = Any card.
reason-late = Only { $seats } may.
reason-dear = You lack { $lacks }.
    .item = { $count } { $thing }
event-laid = { $you ->
        [seat] You lay { $card }.
       *[no] { $seat-name } lays { $card }.
    }
    .hidden = { $seat-name } lays a card.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } lay cards.
event-showed = { $seat-name } shows { $card }.
    .item = { $seat-name } { $card }
    .many = Bids: { $items }.
event-hung = { $seat-name } hangs { NOUN($kind, form: "a") }.
event-paid = { $seat-name } pays { $card }.
    .item = { $card }
    .each = { $you ->
        [seat] You pay
       *[no] { $seat-name } pays
    } { $items }.
`;
const FRENCH =
  "title = Lanternes\nnoun-red = lanterne rouge\nevent-hung = Lanterne { DE($seat-name) }";
const NAMES = ["Ana", "Bo", "Cai"];

const KINDS = {
  laid: { fields: ["seat", "card"], sealed: ["card"], reveals: false },
  showed: { fields: ["seat", "card"], sealed: [], reveals: true },
};
const words = new GameWords(new Words("en", [SHARED], []), "lanterns", GAME, "", KINDS);
const told = (...happenings: Happening[]) =>
  words.story(happenings, NAMES, 0).map((sentence) => sentence.text);

describe("messages", () => {
  test("a missing message is seen", () => {
    expect(words.say("nonsense")).toBe("⟦nonsense⟧");
    expect(words.say("title", {}, "form")).toBe("⟦title.form⟧");
  });

  test("a game falls back to the shared messages, another language to English", () => {
    expect(words.say("farewell", { name: "Bo" })).toBe("Bye Bo");
    const french = new GameWords(new Words("fr", [], [SHARED]), "lanterns", FRENCH, GAME);
    expect(french.title).toBe("Lanternes");
    expect(french.prompt("bid", "more")).toBe("Any card.");
    expect(french.say("farewell", { name: "Bo" })).toBe("Bye Bo");
    const hung = NAMES.map((_, seat) => french.event({ event: "hung", seat }, NAMES, null));
    expect(hung).toEqual(["Lanterne d’Ana", "Lanterne de Bo", "Lanterne de Cai"]);
  });

  test("acts, previews and reasons", () => {
    expect(words.act("hang red left")).toBe("Hang a red lantern on the left");
    expect(words.act("dance 3")).toBe("dance 3");
    expect(words.preview("hang red left", { points: 4 })).toBe("4 points on the left");
    expect(words.preview("dance 3", { points: 4 })).toBe("");
    expect(words.reason("late", { seats: [0, 2] }, NAMES)).toBe("Only Ana and Cai may.");
    const lacks = { oil: 2, paper: 1 };
    expect(words.reason("dear", { lacks }, NAMES)).toBe("You lack 2 oil and 1 paper.");
  });

  test("lists", () => {
    expect(words.words.listed([])).toBe("");
    expect(words.words.listed(["Ana"])).toBe("Ana");
    expect(words.words.listed(NAMES)).toBe("Ana, Bo and Cai");
  });
});

describe("the story", () => {
  const laid = (seat: number): Happening => ({ event: "laid", seat });
  const showed = (seat: number, card: string): Happening => ({
    event: "showed",
    seat,
    card,
    under: -1,
  });

  test("events of one kind in a row become one sentence", () => {
    expect(told(laid(1), laid(2))).toEqual(["Bo and Cai lay cards."]);
    expect(told(showed(0, "3"), showed(1, "4"))).toEqual(["Bids: Ana 3, Bo 4."]);
  });

  test("or one sentence for each seat", () => {
    const paid = (seat: number, card: string): Happening => ({ event: "paid", seat, card });
    const all = [paid(0, "3"), paid(0, "1"), paid(1, "2"), paid(2, "5"), paid(2, "6")];
    expect(told(...all)).toEqual(["You pay 3, 1.", "Bo pays 2.", "Cai pays 5, 6."]);
  });

  test("my own sealed card is named, those of others are not", () => {
    const mine: Happening = { event: "laid", seat: 0, card: "5", under: -1 };
    expect(told(laid(1), mine)).toEqual(["Bo lays a card.", "You lay 5."]);
  });

  test("what was sealed is left out once it is revealed", () => {
    expect(told(laid(1), laid(2), showed(1, "4"))).toEqual(["Cai lays a card.", "Bo shows 4."]);
  });

  test("a story told in parts and joined is the story told at once", () => {
    const all = [laid(1), laid(2), showed(1, "4"), showed(2, "2"), laid(2)];
    for (let cut = 0; cut <= all.length; cut++)
      expect(told(...all.slice(0, cut), ...all.slice(cut))).toEqual(told(...all));
    expect(told(...all)).toEqual(["Bids: Bo 4, Cai 2.", "Cai lays a card."]);
  });

  test("deeds are read by the names of their fields, and sealed ones are left out", () => {
    const deeds = [
      { n: 1, seat: 1, events: [["laid", 1, null]] },
      { n: 2, seat: 1, events: [["showed", 1, "4"], ["rest"]] },
    ];
    const read = words.happenings(deeds);
    expect(read).toEqual([
      { event: "laid", seat: 1 },
      { event: "showed", seat: 1, card: "4" },
      { event: "rest" },
    ]);
    expect(words.happenings(deeds)[0]).toBe(read[0]);
  });

  test("a sentence knows the events that it tells", () => {
    const [first] = words.story([showed(0, "3"), showed(1, "4")], NAMES, 0);
    expect(first?.about.map((one) => one["seat"])).toEqual([0, 1]);
  });
});

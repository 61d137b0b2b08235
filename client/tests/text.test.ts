import { describe, expect, test } from "vitest";
import { html } from "../src/text/markdown";
import { find, parse } from "../src/text/rules";
import { folded, search } from "../src/text/search";

describe("markdown", () => {
  test("paragraphs, bold, italics, code", () => {
    expect(html("a **b** *c* `d`\nand on\n\nnext", "x")).toBe(
      "<p>a <strong>b</strong> <em>c</em> <code>d</code> and on</p><p>next</p>",
    );
  });

  test("numbers of rules are links", () => {
    expect(html("see R4.2 and Q7", "tides")).toBe(
      '<p>see <a href="#/rules/tides/R4.2">R4.2</a> and <a href="#/rules/tides/Q7">Q7</a></p>',
    );
  });

  test("nothing in it becomes markup of its own", () => {
    expect(html('<img src="x" onerror=alert(1)> & co', "x")).toBe(
      "<p>&lt;img src=&quot;x&quot; onerror=alert(1)&gt; &amp; co</p>",
    );
  });

  test("lists and tables", () => {
    expect(html("* one\n* two", "x")).toBe("<ul><li>one</li><li>two</li></ul>");
    expect(html("| a | b |\n|---|---|\n| 1 | 2 |", "x")).toBe(
      '<div class="wide" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead>' +
        "<tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>",
    );
  });
});

describe("rules", () => {
  const text = parse(
    "# Tides: the rules\n\n## R1 The box\n\n**R1.1** Cards.\n\n| a |\n\n**R1.2** Coins.\n\n## R2 Play\n\n**R2.1** Go.\n",
    "# Rulings\n\n### Q1 Why?\nstatus: settled\ntouches: R1.1\n\nBecause.\n",
  );

  test("chapters, paragraphs and rulings are found by number", () => {
    expect(text.title).toBe("Tides: the rules");
    expect(text.chapters.map((chapter) => chapter.number)).toEqual(["R1", "R2"]);
    expect(find(text, "R1").map((one) => one.number)).toEqual(["R1.1", "R1.2"]);
    expect(find(text, "R1.1")[0]?.text.trim()).toBe("Cards.\n\n| a |");
    expect(find(text, "R2.1")[0]?.text.trim()).toBe("Go.");
    expect(find(text, "R9.9")).toEqual([]);
  });

  test("a ruling does not show its bookkeeping", () => {
    expect(find(text, "Q1")[0]?.text.trim()).toBe("Because.");
  });
});

describe("search", () => {
  const text = parse(
    "# Jeux : les règles\n\n## R1 La boîte\n\n**R1.1** Un **Héritier** au cœur de l’étal.\n\n| Carte | Points |\n|---|---|\n| Noble | 2 |\n\n**R1.2** Des pièces.\n",
    "### Q1 Héritiers ?\nstatus: ruling\n\nPersonne.\n",
  );
  const numbers = (asked: string) => search(text, asked).map((hit) => hit.number);

  test("finds words without accents, ligatures and capitals", () => {
    expect(numbers("heritier")).toEqual(["R1.1", "Q1"]);
    expect(numbers("COEUR")).toEqual(["R1.1"]);
    expect(numbers("l'etal")).toEqual(["R1.1"]);
    expect(search(text, "coeur")[0]).toMatchObject({ found: "cœur" });
  });
  test("all words must be there, in the paragraph, its number or its heading", () => {
    expect(numbers("noble heritier")).toEqual(["R1.1"]);
    expect(numbers("noble pieces")).toEqual([]);
    expect(numbers("boite pieces")).toEqual(["R1.2"]);
    expect(numbers("r1.2")).toEqual(["R1.2"]);
  });
  test("nothing is asked, nothing is found", () => {
    expect(numbers("  ")).toEqual([]);
    expect(folded("Œuf").letters).toBe("oeuf");
    expect(folded("Œuf").places).toEqual([0, 0, 1, 2]);
  });
  test("tables are read as words", () => {
    const [hit] = search(text, "noble");
    expect(`${hit?.before}${hit?.found}${hit?.after}`).not.toMatch(/[|*]|---/);
  });
});

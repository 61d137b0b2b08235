import { describe, expect, test } from "vitest";
import { html } from "../src/text/markdown";
import { find, parse } from "../src/text/rules";

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
      '<div class="wide"><table><thead><tr><th>a</th><th>b</th></tr></thead>' +
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

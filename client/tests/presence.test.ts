import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { soon, timeLeft } from "../src/table/presence";
import { language } from "../src/text/language.svelte";

const HOUR = 3_600_000;

describe("clocks", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    await language.choose("fr");
  });

  test("whoever has three days is told so", () => {
    expect(timeLeft(72 * HOUR)).toBe("3 jours");
    expect(timeLeft(72 * HOUR - 1000)).toBe("3 jours");
    expect(timeLeft(71 * HOUR)).toBe("2 jours 23 h");
    expect(timeLeft(12 * HOUR - 1000)).toBe("12 h");
    expect(timeLeft(2 * HOUR - 1000)).toBe("119:59 min");
  });

  test("a moment of today needs no date", () => {
    expect(soon(Date.now())).toMatchObject({ today: "yes" });
    expect(soon(Date.now()).time).toMatch(/^\d\d:\d\d$/);
    expect(soon(Date.now() + 48 * HOUR).today).toBe("no");
  });
});

test("no colon stands in a page itself: French has a space before it", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const pages = files.filter((one) => one.endsWith(".svelte"));
  const glued = pages.filter((page) => {
    const [, markup = ""] = readFileSync(`src/${page}`, "utf8").split("</script>");
    return /\)\}:\s/.test(markup.split("<style>")[0] ?? "");
  });
  expect(pages.length).toBeGreaterThan(100);
  expect(glued).toEqual([]);
});

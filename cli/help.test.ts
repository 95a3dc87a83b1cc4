import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { forecourtIn } from "#tests/support/forecourt-command.ts";

const nowhere = "/nowhere/forecourt";
const forecourt = (...words: string[]) => forecourtIn(nowhere, words);

test("[10.12.4] forecourt --help lists every command, on standard output", async () => {
  for (const words of [[], ["help"], ["--help"], ["-h"]]) {
    expect(await forecourt(...words)).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringContaining("forecourt sites apply DIR"),
    });
  }
  expect(await forecourt("sights")).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringContaining("forecourt sites"),
  });
});

test("[10.12.4] an area lists its own commands", async () => {
  const { code, out } = await forecourt("leads", "--help");
  expect([code, out]).toEqual([0, expect.stringContaining("forecourt leads test --site SLUG")]);
  expect(out).not.toContain("forecourt sites");
});

describe("[10.12.4] every command says how it is called, without a store", async () => {
  const { out } = await forecourt("--help");
  const areas = [...readFileSync(join(import.meta.dirname, "run.ts"), "utf8").matchAll(/^ {2}"?([\w-]+)"?: async/gm)];
  const named = [...out.matchAll(/^ {2}forecourt ([a-z-]+)(?: ([a-z-]+))?/gm)].map(([, area = "", verb]) =>
    ["doctor", "backup", "restore", "migrate-store"].includes(area) || verb === undefined ? [area] : [area, verb],
  );
  test("and none is left out", () => {
    expect(new Set(named.map(([area]) => area))).toEqual(new Set(areas.map(([, area]) => area)));
  });
  test.each(named)("%s %s", async (...words) => {
    const said = await forecourt(...words.filter((word) => word !== undefined), "--help");
    expect(said).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringMatching(new RegExp(`^Usage: forecourt ${words.join(" ")}`, "u")),
    });
  });
});

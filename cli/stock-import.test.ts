import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { forecourtIn } from "#tests/support/forecourt-command.ts";

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-import-"));
  cpSync("tests/fixtures/sites", join(folder, "sites"), { recursive: true });
  await forecourt("sites", "apply", join(folder, "sites"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const forecourt = (...words: string[]) => forecourtIn(join(folder, "data"), words);
const at = (name: string) => join(folder, name);
const feed = (content: string) => {
  writeFileSync(at("feed.csv"), content);
  return at("feed.csv");
};
const header = "Stock No,Make,Model,Year,Price,Odometer,Body Type\n";
const rows = ['A1,Kia,Rio,2020,"$15,990","12,000 km",Hatchback', "A2,Ford,Ranger,2019,POA,90000,Ute / Tray"];

describe("forecourt stock import", () => {
  test("[17.2.2] suggests a mapping, shows what would change, imports, and finds nothing to do again", async () => {
    const file = feed(header + rows.join("\n"));
    const words = ["stock", "import", file, "--site", "first-site", "--mapping", at("map.yaml")];
    const suggested = await forecourt(...words, "--suggest");
    expect(suggested.out).toContain("Key: Stock No");
    expect(suggested.out).toContain("2020 Kia Rio · 12000 km · Hatchback · $15,990");
    expect(readFileSync(at("map.yaml"), "utf8")).toContain("make: Make");
    const dry = await forecourt(...words, "--dry-run");
    expect([dry.code, dry.out]).toEqual([0, expect.stringContaining("Dry run: nothing was written.\n2 rows: 2 new")]);
    expect((await forecourt("stock", "list", "first")).out).toBe("");
    expect((await forecourt(...words)).out).toContain("2 cars written.");
    expect((await forecourt(...words)).out).toContain("0 cars written.\n2 rows: 0 new, 0 changed, 2 unchanged");
    const cars = (await forecourt("stock", "list", "first")).out.trim().split("\n");
    expect(cars.map((line) => (JSON.parse(line) as { name: string }).name).toSorted()).toEqual([
      "2019 Ford Ranger",
      "2020 Kia Rio",
    ]);
  });

  test("[17.2.5] names bad rows by line and stock number, and keeps them as CSV to send back", async () => {
    const file = feed(`${header}${rows.join("\n")}\nA3,Mazda,2,soon,9000,1,SUV\n`);
    await forecourt("stock", "import", file, "--dealership", "first", "--mapping", at("map.yaml"), "--suggest");
    const words = ["stock", "import", file, "--dealership", "first", "--mapping", at("map.yaml")];
    const { code, out } = await forecourt(...words, "--report", at("report.csv"));
    expect([code, out]).toEqual([0, expect.stringContaining("1 skipped")]);
    expect(readFileSync(at("report.csv"), "utf8")).toContain("4,A3,Year,soon,this is no year of a vehicle,skipped");
  });

  test.each([
    ["no source", ["--site", "first-site"], "Name one source"],
    ["no dealership", ["feed.csv"], "Name whose stock it is"],
    ["an unknown site", ["feed.csv", "--site", "third"], 'There is no site "third"'],
    ["an unknown dealership", ["feed.csv", "--dealership", "third"], 'There is no dealership "third"'],
    ["a file that is not there", ["none.csv", "--site", "first-site"], "There is no file or folder none.csv"],
    ["an unknown option", ["feed.csv", "--sites", "x"], "Unknown option"],
  ])("refuses %s with a sentence", async (_what, words, message) => {
    const { code, err } = await forecourt("stock", "import", ...words);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  });

  test("refuses a mapping that names no such field, by line", async () => {
    writeFileSync(at("map.yaml"), "key: [Stock No]\nfields:\n  colur: Colour\n");
    const { code, err } = await forecourt(
      "stock",
      "import",
      feed(header),
      "--site",
      "first-site",
      "--mapping",
      at("map.yaml"),
    );
    expect([code, err]).toEqual([1, expect.stringContaining('line 3, fields.colur: a car has no field "colur"')]);
  });

  test.each([
    ["a header without rows", header, "Stock No,Make"],
    ["an answer in one line", "403 Forbidden\n", "403 Forbidden"],
    ["blank lines", "\n\n", "blank lines"],
  ])("[17.2.21] suggests nothing from %s, and writes no mapping", async (_what, content, begins) => {
    const words = ["stock", "import", feed(content), "--site", "first-site", "--mapping", at("map.yaml")];
    const { code, err } = await forecourt(...words, "--suggest");
    expect([code, existsSync(at("map.yaml"))]).toEqual([1, false]);
    expect(err).toContain("The feed has no row below its first line, so there is nothing to suggest a mapping from.");
    expect(err).toContain(begins);
  });

  test("[17.2.2] does not overwrite a mapping that somebody has edited", async () => {
    writeFileSync(at("map.yaml"), "key: [x]\nfields: {}\n");
    const { code } = await forecourt(
      "stock",
      "import",
      feed(header),
      "--site",
      "first-site",
      "--mapping",
      at("map.yaml"),
      "--suggest",
    );
    expect([code, existsSync(at("map.yaml")), readFileSync(at("map.yaml"), "utf8")]).toEqual([
      1,
      true,
      "key: [x]\nfields: {}\n",
    ]);
  });
});

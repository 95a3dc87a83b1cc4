import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forecourtIn } from "#tests/support/forecourt-command.ts";

let folder: string;
const at = (name: string) => join(folder, name);
const forecourt = (...words: string[]) => forecourtIn(at("data"), words);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-lost-"));
  cpSync("tests/fixtures/sites", at("sites"), { recursive: true });
  vi.stubEnv("FEEDS_DIR", at("sites/dealerships"));
  writeFileSync(
    at("sites/dealerships/first.mapping.yaml"),
    "key: [No]\nfields: { stocknum: No, make: Make, model: Model, year: Year, price: price, images: photo }\n",
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

type Vehicle = Record<string, string>;
const vehicles: Vehicle[] = Array.from({ length: 12 }, (_, n) => ({
  No: `A${n}`,
  Make: "Kia",
  Model: "Rio",
  Year: "2020",
  price: `${15_000 + n}`,
  photo: `https://photos.example/${n}.jpg`,
}));
const renamed =
  (from: string, to: string) =>
  ({ [from]: value, ...rest }: Vehicle) => ({ ...rest, [to]: value ?? "" });

const writers: Record<"csv" | "json" | "xml", (rows: Vehicle[]) => string> = {
  csv: (rows) => [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map(String).join("\n"),
  json: (rows) => JSON.stringify({ stock: rows }),
  xml: (rows) =>
    `<stock>${rows
      .map(
        (row) =>
          `<car>${Object.entries(row)
            .map(([name, value]) => `<${name}>${value}</${name}>`)
            .join("")}</car>`,
      )
      .join("")}</stock>`,
};

describe.each(["csv", "json", "xml"] as const)("a feed as %s that loses a column", (format) => {
  const write = (rows: Vehicle[]) => writeFileSync(at(`sites/dealerships/feed.${format}`), writers[format](rows));

  test.each([
    ["price", "retail_price", "price", "$15,000 → none"],
    ["photo", "image", "pictures", "1 → none"],
  ])("[17.2.14] %s as %s stops the import by hand", async (from, to, field, example) => {
    await forecourt("sites", "apply", at("sites"));
    write(vehicles);
    const mapping = at("sites/dealerships/first.mapping.yaml");
    const words = [
      "stock",
      "import",
      at(`sites/dealerships/feed.${format}`),
      "--site",
      "first-site",
      "--mapping",
      mapping,
    ];
    expect(await forecourt(...words)).toMatchObject({ code: 0, out: expect.stringContaining(`${field} 100 %`) });
    const before = await forecourt("stock", "list", "first");
    write(vehicles.map(renamed(from, to)));
    const { code, out } = await forecourt(...words, "--dry-run");
    expect(code).toBe(1);
    expect(out).toContain(
      `The feed has no column "${from}", from which the mapping reads ${field}: 12 of 12 cars would lose it (such as A0: ${example}).`,
    );
    expect(out).toContain(`The feed has columns that the mapping does not name: "${to}".`);
    expect(out).toContain(`let it through once: forecourt ${words.join(" ")} --force\n`);
    expect(out).toContain(`${field} 0 %`);
    expect(await forecourt(...words)).toMatchObject({ code: 1 });
    expect(await forecourt("stock", "list", "first")).toEqual(before);
    expect(await forecourt(...words, "--max-lost-percent", "100")).toMatchObject({ code: 0 });
  });
});

test("[17.2.14, 17.2.16] a scheduled source stops, keeps the shares of each run, and names the command that lets it through", async () => {
  appendFileSync(at("sites/dealerships/first.yaml"), "stock: { source: feed.csv, every: 6h, max_lost_percent: 50 }\n");
  await forecourt("sites", "apply", at("sites"));
  const write = (rows: Vehicle[]) => writeFileSync(at("sites/dealerships/feed.csv"), writers.csv(rows));
  write(vehicles);
  expect(await forecourt("stock", "run", "first")).toMatchObject({ code: 0 });
  write(vehicles.map((row, n) => (n < 7 ? { ...row, price: "0" } : row)));
  const stopped = await forecourt("stock", "run", "first");
  expect(stopped.code).toBe(1);
  expect(stopped.out).toContain(
    '7 of 12 cars would lose their price (column "price"), more than 50 % (such as A0: $15,000 → $0).',
  );
  expect(stopped.out).toContain("let it through once: forecourt stock run first --force\n");
  const { code, out } = await forecourt("stock", "sources", "first");
  expect(code).toBe(1);
  expect(out).toMatch(
    /stopped .*; make 100 %, price 41 %, pictures 100 %; Stopped, and nothing was changed\.\n    7 of 12/,
  );
  expect(out).toMatch(/taken .*; make 100 %, price 100 %, pictures 100 %\n/);
  expect(await forecourt("stock", "run", "first", "--force")).toMatchObject({ code: 0 });
  expect(await forecourt("stock", "run", "first")).toMatchObject({ code: 0 });
});

test("refuses a share that is none", async () => {
  await forecourt("sites", "apply", at("sites"));
  writeFileSync(at("feed.csv"), writers.csv(vehicles));
  const mapping = at("sites/dealerships/first.mapping.yaml");
  const words = ["stock", "import", at("feed.csv"), "--site", "first-site", "--mapping", mapping];
  expect(await forecourt(...words, "--max-lost-percent", "120")).toMatchObject({
    code: 1,
    err: expect.stringContaining("--max-lost-percent takes a number from 0 to 100."),
  });
});

import { cpSync, mkdtempSync, readFileSync, rmSync, appendFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openStore } from "#server/adapters/store/open-store.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";

let folder: string;
const at = (name: string) => join(folder, name);
const forecourt = (...words: string[]) => forecourtIn(at("data"), words);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-sources-"));
  cpSync("tests/fixtures/sites", at("sites"), { recursive: true });
  appendFileSync(at("sites/dealerships/first.yaml"), "stock: { source: feed.csv, every: 6h }\n");
  writeFileSync(
    at("sites/dealerships/first.mapping.yaml"),
    "key: [No]\nfields: { stocknum: No, make: Make, model: Model, year: Year }\n",
  );
  vi.stubEnv("FEEDS_DIR", at("sites/dealerships"));
  await forecourt("sites", "apply", at("sites"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const writeFeed = (...numbers: string[]) =>
  writeFileSync(
    at("sites/dealerships/feed.csv"),
    ["No,Make,Model,Year", ...numbers.map((number) => `${number},Kia,Rio,2020`)].join("\n"),
  );

describe("forecourt stock sources and run", () => {
  test("shows a source that never ran, one that went through, and one that fails", async () => {
    expect(await forecourt("stock", "sources")).toMatchObject({
      code: 0,
      out: expect.stringContaining("due now\n  never run"),
    });
    writeFeed("A1", "A2");
    expect(await forecourt("stock", "run", "first-site")).toMatchObject({
      code: 0,
      out: expect.stringContaining("2 cars written."),
    });
    const { out } = await forecourt("stock", "sources", "first");
    expect(out).toMatch(/every 6h, next 20.*\n.*taken +2 rows, 2 new/);
    writeFeed("A1");
    expect(await forecourt("stock", "run", "first")).toMatchObject({
      code: 1,
      out: expect.stringContaining("Stopped, and nothing was changed"),
    });
    expect(await forecourt("stock", "sources")).toMatchObject({
      code: 1,
      out: expect.stringContaining("failing since"),
    });
    expect(await forecourt("stock", "run", "first", "--force")).toMatchObject({ code: 0 });
    const [source] = JSON.parse((await forecourt("stock", "sources", "--json")).out) as {
      dealership: string;
      failures: number;
      runs: { result: string }[];
    }[];
    expect(source).toMatchObject({ dealership: "first", failures: 0, runs: [{ result: "taken" }] });
  });

  test.each([
    [["run"], "Name one dealership"],
    [["run", "nobody"], 'no dealership and no site "nobody"'],
    [["run", "second"], "Second Motors has no source. Name one as stock in dealerships/second.yaml."],
    [["sources", "--jsn"], "Unknown option"],
    [["sources", "trust"], "Name the dealership whose SFTP server has another key"],
    [["sources", "trust", "first"], "No SFTP server of First Motors has shown another key than the stored one"],
    [["key"], "Say what to do"],
    [["key", "create"], "Name whose stock it is"],
    [["key", "rotate", "--dealership", "first", "--grace", "long"], "--grace takes a number of hours"],
    [["key", "revoke", "sk-none"], 'There is no key "sk-none"'],
  ])("[10.9.1] %j is refused with a sentence", async (words, sentence) => {
    expect(await forecourt("stock", ...words)).toMatchObject({ code: 1, err: expect.stringContaining(sentence) });
  });

  test("[17.3.13] run says which settings of the server this shell lacks, and counts no failed run", async () => {
    const lacking = async () => {
      const { code, err } = await forecourt("stock", "run", "first");
      const state = (await forecourt("stock", "sources", "first")).out;
      return [code, err, state.includes("never run")];
    };
    vi.stubEnv("FEEDS_DIR", undefined);
    expect(await lacking()).toEqual([
      1,
      expect.stringContaining("the feed needs FEEDS_DIR, which is not set here"),
      true,
    ]);
    const file = at("sites/dealerships/first.yaml");
    const source = "sftp://dealer:${FEED_FIRST__PASSWORD}@feeds.example/a.csv?key=id";
    writeFileSync(file, readFileSync(file, "utf8").replace("source: feed.csv", `source: "${source}"`));
    await forecourt("sites", "apply", at("sites"));
    const both = "the feed needs FEED_FIRST__PASSWORD and FEEDS_DIR, which are not set here";
    expect(await lacking()).toEqual([1, expect.stringContaining(both), true]);
  });

  test("[19.5.9] the user of an address is not shown", async () => {
    const file = at("sites/dealerships/first.yaml");
    const source = "sftp://dealer:${FEED_FIRST__PASSWORD}@feeds.example/a.csv";
    writeFileSync(file, readFileSync(file, "utf8").replace("source: feed.csv", `source: "${source}"`));
    await forecourt("sites", "apply", at("sites"));
    for (const words of [["sources"], ["sources", "--json"]]) {
      const { out } = await forecourt("stock", ...words);
      expect(out).toContain("sftp://feeds.example/a.csv");
      expect(out).not.toContain("dealer:");
    }
  });

  test("[17.3.7] trust accepts the key that the SFTP server has shown, and names both", async () => {
    const store = await openStore({ dataDir: at("data"), onFault: () => undefined });
    const dealership = (await store.operator.dealerships.list()).find(({ slug }) => slug === "first");
    const { hostKeys } = store.operator;
    await hostKeys.learn(dealership?.id ?? "", "feeds.example:22", "SHA256:old");
    await hostKeys.offer(dealership?.id ?? "", "feeds.example:22", "SHA256:new");
    await store.close();
    expect(await forecourt("stock", "sources", "trust", "first")).toMatchObject({
      code: 0,
      out: expect.stringContaining("feeds.example:22: SHA256:new instead of SHA256:old."),
    });
    expect((await forecourt("stock", "sources", "trust", "first")).code).toBe(1);
  });

  test("[17.4.4] keys are made, rotated with a time to change over, listed and revoked", async () => {
    const made = await forecourt("stock", "key", "create", "--dealership", "first");
    const [, id = ""] = /stock-key: (sk-\w+)\n +secret: +stock_\S{43}\n/.exec(made.out) ?? [];
    expect(id).not.toBe("");
    expect((await forecourt("stock", "key", "rotate", "--site", "first-site", "--grace", "2")).code).toBe(0);
    const listed = (await forecourt("stock", "key", "list")).out.trim().split("\n");
    expect(listed.map((line) => /no end|ends/.exec(line)?.[0])).toEqual(["ends", "no end"]);
    expect((await forecourt("stock", "key", "revoke", id)).code).toBe(0);
    expect((await forecourt("stock", "key", "list")).out).toContain(`${id}  first`);
    expect((await forecourt("stock", "key", "list")).out).toContain("ended");
  });
});

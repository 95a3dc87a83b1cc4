import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ImportReport } from "#domain/feed/report.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { type PictureServer, startPictureServer } from "#tests/support/picture-server.ts";

let folder: string;
let pictures: PictureServer;
beforeEach(async () => {
  pictures = await startPictureServer();
  folder = mkdtempSync(join(tmpdir(), "forecourt-layouts-"));
  cpSync("tests/fixtures/sites", join(folder, "sites"), { recursive: true });
  await forecourt("sites", "apply", join(folder, "sites"));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await pictures.close();
});
const forecourt = (...words: string[]) => forecourtIn(join(folder, "data"), words);

/** Imports a fixture as an agency would: --suggest, the necessary edits, the run, and the run of the next day. */
async function imported(name: string, edit: (mapping: string) => string = (mapping) => mapping) {
  const feed = join(folder, name);
  const mapping = join(folder, "map.yaml");
  const report = join(folder, "report.json");
  writeFileSync(feed, readFileSync(`tests/fixtures/feeds/${name}`, "utf8").replaceAll("{PICTURES}", pictures.url));
  const words = ["stock", "import", feed, "--site", "first-site", "--mapping", mapping];
  const { out: suggested } = await forecourt(...words, "--suggest");
  writeFileSync(mapping, edit(readFileSync(mapping, "utf8")));
  const first = await forecourt(...words, "--wait-for-pictures", "--report", report);
  const found = JSON.parse(readFileSync(report, "utf8")) as ImportReport;
  const requests = pictures.requests();
  const second = await forecourt(...words);
  expect(second.out).toContain("0 cars written.");
  expect(pictures.requests()).toBe(requests);
  const findings = found.findings.map(({ line, vehicle, value, reason, done }) =>
    [line, vehicle, value.replace(pictures.url, ""), reason, done].join(" · "),
  );
  const cars = (await forecourt("stock", "list", "first")).out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { stocknum: string; name: string; images: { url: string }[] });
  return { suggested, first, second, report: found, findings, car: (n: string) => cars.find((c) => c.stocknum === n) };
}

describe("[17.2.1] layouts of feeds, with pictures on a server that misbehaves", () => {
  test("the CSV of a dealer management system", async () => {
    const { report, findings, car, first } = await imported("dms.csv");
    expect(report.counts).toMatchObject({ rows: 37, added: 33, skipped: 4 });
    expect(report.pictures).toEqual({ ready: 62, onTheWay: 0, broken: 2 });
    expect(first.out).toContain("64 pictures: 62 stored, 0 on the way, 2 broken.");
    expect(findings).toEqual(
      expect.arrayContaining([
        "7 · U1006 · TBA · this is no year of a vehicle · skipped",
        "9 · U1007 · u1007 · an earlier row has the same key · skipped",
        "17 · U1016 ·  · the row names no make · skipped",
        "5 · U1004 · POA · no figure; the car shows its text for cars without a price · taken",
        "6 · U1005 · photo missing · this is no address of a picture · mended",
        "13 · U1012 · NOT A VIN · this is no VIN · mended",
        "0 · U1002 · /none.jpg · the picture was not taken: the server answered 404 (Not Found) · mended",
        "0 · U1003 · /page.jpg · the picture was not taken: the content is no picture: it is a web page · mended",
      ]),
    );
    expect(car("U1001")).toMatchObject({
      name: "2013 Ford Ranger XLT (4x4)",
      km: 13_517,
      price: 10_720,
      price_type: "Drive Away",
      simple_body: "Ute",
      simple_fuel: "Diesel",
      description: "One owner.\n• Books\n• Two keys",
      features: ["Tow bar", "Bluetooth", "Reverse camera"],
    });
    expect(car("U1001")?.images).toHaveLength(2);
    expect(car("U1002")?.images).toHaveLength(1);
  });

  test("an XML feed", async () => {
    const { report, findings, car } = await imported("listing.xml");
    expect(report.counts).toMatchObject({ rows: 30, added: 29, skipped: 1 });
    expect(report.pictures).toEqual({ ready: 81, onTheWay: 0, broken: 3 });
    expect(findings).toEqual(
      expect.arrayContaining([
        expect.stringContaining("X007 · 1066 · this is no year of a vehicle · skipped"),
        expect.stringContaining("X005 · call us · no figure; the car shows its text"),
        "0 · X002 · /huge.jpg · the picture was not taken: the picture is larger than 15 MB · mended",
        "0 · X003 · /loop.jpg · the picture was not taken: the address leads on more than 3 times, or nowhere (302) · mended",
        "0 · X004 · /private.jpg · the picture was not taken: the address is, or leads to, one that is not public · mended",
      ]),
    );
    expect(car("X001")).toMatchObject({ km: 11_711, description: expect.stringContaining("\n\nFinance & trade-ins") });
    expect(car("X001")?.images).toHaveLength(3);
    expect(car("X002")?.images).toHaveLength(1);
  });

  test("a JSON feed", async () => {
    const { report, findings, car } = await imported("inventory.json");
    expect(report.counts).toMatchObject({ rows: 26, added: 25, skipped: 1 });
    expect(report.pictures).toMatchObject({ onTheWay: 0, broken: 2 });
    expect(findings).toEqual(
      expect.arrayContaining([
        "6 · J-6 · 2O19 · this is no year of a vehicle · skipped",
        "7 · J-7 · 1,000,000,000 · these are no kilometres; the car shows none · mended",
        "4 · J-4 · ftp://old.example/1.jpg · this is no address of a picture · mended",
        "0 · J-2 · /none.jpg · the picture was not taken: the server answered 404 (Not Found) · mended",
        "0 · J-3 · /half.jpg · the picture was not taken: the picture is damaged · mended",
      ]),
    );
    expect(car("J-1")).toMatchObject({ price: 12_640, km: 21_999 });
    expect(car("J-2")?.images).toHaveLength(2);
  });
});

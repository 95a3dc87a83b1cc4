import { describe, expect, test } from "vitest";
import { carSchema, type CarInput } from "#domain/car/car.ts";
import type { Finding } from "./finding.ts";
import { mappingSchema } from "./mapping.ts";
import { mergeFeed, returnToSale } from "./merge-feed.ts";
import { noCounts, reportCsv, reportText } from "./report.ts";
import { rowToCar } from "./row-to-car.ts";
import { suggestMapping } from "./suggest-mapping.ts";
import { removesTooMany, vanish } from "./vanished.ts";

const now = new Date("2026-03-01T00:00:00Z");
const aCar = (fields: Partial<CarInput> = {}) =>
  carSchema.parse({
    id: "c1",
    slug: "c1",
    name: "2022 Toyota Corolla",
    make: "Toyota",
    model: "Corolla",
    year: 2022,
    stocknum: "S1",
    car_type: "used",
    created_at: "2026-01-01T00:00:00Z",
    dealership_id: "d1",
    location_id: "l1",
    price: 20_000,
    ...fields,
  });

describe("a row becomes a car", () => {
  const mapping = mappingSchema.parse({
    key: ["Stock"],
    fields: {
      stocknum: "Stock",
      make: "Make",
      model: "Model",
      year: "Year",
      price: "Price",
      km: { from: "Odo", unit: "miles" },
      seats: "Seats",
      simple_body: "Body",
      colour: { from: "Colour", split: " / ", part: 1 },
      images: { from: ["Photo1", "Photo2"] },
      features: { from: "Options", split: ";" },
      rego: "Rego",
      "attributes.fuel_use": "Use",
      item_type: { value: "car" },
    },
  });
  const read = (values: Record<string, string>) => {
    const findings: Omit<Finding, "line" | "vehicle">[] = [];
    const row = { line: 2, values: { Stock: "S1", Make: "Kia", Model: "Rio", Year: "2020", ...values } };
    const car = rowToCar(row, mapping, now, (column, value, reason, done) =>
      findings.push({ column, value, reason, done }),
    );
    return { car, findings };
  };

  test("[17.2.22] facts of its past are read, and what says nothing is named and left out", () => {
    const fields = Object.fromEntries(
      ["owners", "service_history", "ppsr", "ppsr_date", "written_off", "warranty_until"].map((name) => [
        `attributes.${name}`,
        name,
      ]),
    );
    const past = { ...mapping, fields: { ...mapping.fields, ...fields } };
    const read = (values: Record<string, string>) => {
      const reasons: string[] = [];
      const row = { line: 2, values: { Stock: "S1", Make: "Kia", Model: "Rio", Year: "2020", ...values } };
      const found = rowToCar(row, past, now, (_column, _value, reason) => reasons.push(reason));
      return { attributes: found?.attributes, reasons };
    };
    expect(
      read({ owners: "One owner", service_history: "FSH", ppsr: "Clear", ppsr_date: "03/02/2026", written_off: "N" }),
    ).toEqual({
      attributes: {
        owners: 1,
        service_history: "Full",
        ppsr: "Clear",
        ppsr_date: "2026-02-03",
        written_off: "Not written off",
      },
      reasons: [],
    });
    expect(
      read({ owners: "heaps", service_history: "ask", ppsr: "Yes", ppsr_date: "soon", written_off: "dunno" }),
    ).toEqual({
      attributes: {},
      reasons: [
        "this is not a number of owners; it is left out",
        "this is not a service history; it is left out",
        "this is not a result of a search for money owing; it is left out",
        "this is not a date; it is left out",
        "this is not a record of write-offs; it is left out",
      ],
    });
    expect(read({ owners: "unknown", ppsr: "n/a" })).toEqual({ attributes: {}, reasons: [] });
    expect(read({ warranty_until: "31/12/2028" }).attributes).toEqual({ warranty_until: "2028-12-31" });
    expect(read({ warranty_until: "Balance of new" }).attributes).toEqual({ warranty_until: "Balance of new" });
  });

  test("[3.1.8, 17.2.5] a history report that is no safe address is left out, and the car is taken", () => {
    const reported = { ...mapping, fields: { ...mapping.fields, file: "Report", video_url: "Video" } };
    const row = (Report: string, Video: string) => ({
      line: 2,
      values: { Stock: "S1", Make: "Kia", Model: "Rio", Year: "2020", Report, Video },
    });
    const reasons: string[] = [];
    const note = (column: string, _value: string, reason: string) => void reasons.push(`${column}: ${reason}`);
    const bad = rowToCar(row("data:text/html,x", "http://video.example/1"), reported, now, note);
    expect([bad?.make, bad?.file, bad?.video_url]).toEqual(["Kia", undefined, undefined]);
    const reason = 'this is neither "/media/…" nor an address with https://; it is left out';
    expect(reasons).toEqual([`Report: ${reason}`, `Video: ${reason}`]);
    const good = rowToCar(row("https://reports.example/1", "/media/a.mp4"), reported, now, note);
    expect([good?.file, good?.video_url]).toEqual(["https://reports.example/1", "/media/a.mp4"]);
  });

  test("[3.1.9] a number plate is read as it is written, and anything else is left out", () => {
    expect(read({ Rego: "1AB-2CD" }).car?.rego).toBe("1AB-2CD");
    const { car, findings } = read({ Rego: "Unregistered" });
    expect([car?.make, car?.rego]).toEqual(["Kia", undefined]);
    expect(findings.map(({ column, reason }) => [column, reason])).toEqual([["Rego", "this is no number plate"]]);
  });

  test("values are read, cut, converted and counted", () => {
    const { car, findings } = read({
      Price: "$15,990 Drive Away",
      Odo: "10,000",
      Seats: " 5 Seats",
      Body: "5D HATCHBACK",
      Colour: "White / Black",
      Photo1: "https://pictures.example/1.jpg",
      Photo2: "https://pictures.example/2.jpg",
      Options: "Tow bar; GPS",
      Use: "5.7 L / 100 km",
    });
    expect(car).toMatchObject({
      name: "2020 Kia Rio",
      price: 15_990,
      price_type: "Drive Away",
      km: 16_093,
      seats: 5,
      simple_body: "Hatchback",
      colour: "White",
      pictures: ["https://pictures.example/1.jpg", "https://pictures.example/2.jpg"],
      features: ["Tow bar", "GPS"],
      attributes: { fuel_use: 5.7 },
      item_type: "car",
    });
    const value = "10,000 → 16093 km";
    expect(findings).toEqual([{ column: "Odo", value, reason: "miles, shown as kilometres", done: "taken" }]);
  });

  test.each([
    [{ Price: "POA" }, { price: null, price_type: "POA" }, "Price", "taken"],
    [{ Price: "£9,000" }, {}, "Price", "mended"],
    [{ Price: "88" }, { price: 88 }, "Price", "taken"],
    [{ Price: "about right" }, {}, "Price", "mended"],
    [{ Seats: " 4 Doors" }, {}, "Seats", "mended"],
    [{ Body: "02 **** ****\n" }, {}, "Body", "mended"],
    [{ Colour: "5 years / Unlimited km" }, {}, "Colour", "mended"],
    [{ Photo1: "C:\\photos\\1.jpg" }, { pictures: [] }, "Photo1", "mended"],
  ])("%o is named in the report, and the rest of the row is taken", (values, fields, column, done) => {
    const { car, findings } = read(values);
    expect(car).toMatchObject({ make: "Kia", ...fields });
    expect(findings).toEqual([expect.objectContaining({ column, done })]);
  });

  test.each([[{ Make: "" }], [{ Model: "-" }], [{ Year: "nan" }], [{ Year: "1066" }]])("%o is no car", (values) => {
    const { car, findings } = read(values);
    expect(car).toBeNull();
    expect(findings.at(-1)?.done).toBe("skipped");
  });
});

describe("a first mapping from header and values", () => {
  const rows = Array.from({ length: 20 }, (_, n) => ({
    line: n + 2,
    values: {
      StockNo: `S${n}`,
      Make: "Kia",
      Model: "Rio",
      ModelYear: "2020",
      "Odometer (mi)": "10",
      Image1: "https://a.example/1",
      Image2: "https://a.example/2",
      Notes: "x",
    },
  }));

  test("takes a column that is unique for the key, and all columns of pictures", () => {
    const { mapping, confidence } = suggestMapping(Object.keys(rows[0]?.values ?? {}), rows);
    expect(mapping.key).toEqual(["StockNo"]);
    expect(mapping.key_repeats).toBe(false);
    expect(mapping.fields).toMatchObject({ make: "Make", year: "ModelYear", images: { from: ["Image1", "Image2"] } });
    expect(confidence.get("year")).toBe(1);
    expect(mappingSchema.safeParse(mapping).success).toBe(true);
  });

  test("without a unique column takes what lasts, and says that rows may repeat", () => {
    const equal = rows.map(({ line, values }) => ({ line, values: { ...values, StockNo: "", Price: "1000" } }));
    const { mapping } = suggestMapping(Object.keys(equal[0]?.values ?? {}), equal);
    expect(mapping.key_repeats).toBe(true);
    expect(mapping.key).toContain("Model");
    expect(mapping.key).not.toContain("Price");
  });
});

describe("what a run makes of a car", () => {
  test("[17.2.7] the feed's changes are taken, a correction by hand stays", () => {
    const before = aCar({ colour: "Wite" });
    const shown = { ...before, colour: "White" };
    const { car, corrected } = mergeFeed(shown, before, aCar({ colour: "WHITE", price: 19_000, slug: "other" }));
    expect(car).toMatchObject({ colour: "White", price: 19_000, slug: "c1" });
    expect(corrected).toEqual(["colour"]);
  });

  test("[17.2.8] a vanished car waits, then is sold or hidden, and comes back as it was", () => {
    const rule = { becomes: "sold", after_hours: 24 } as const;
    const car = aCar();
    expect(vanish({ car, missingSince: null }, rule, now)).toMatchObject({ done: "waits", car });
    const since = new Date(now.getTime() - 23 * 3_600_000).toISOString();
    expect(vanish({ car, missingSince: since }, rule, now)).toBeNull();
    const longer = new Date(now.getTime() - 24 * 3_600_000).toISOString();
    const sold = vanish({ car, missingSince: longer }, rule, now);
    expect(sold).toMatchObject({
      done: "sold",
      car: { status: "sold", sold: true, sold_date_timestamp: now.getTime() },
    });
    expect(vanish({ car: sold?.car ?? car, missingSince: longer }, rule, now)).toBeNull();
    const hidden = vanish({ car, missingSince: longer }, { ...rule, becomes: "hidden" }, now);
    expect(hidden).toMatchObject({ done: "hidden", car: { show_on_dealer_website: false, status: "in_stock" } });
    expect(returnToSale(sold?.car ?? car, car)).toEqual(car);
  });

  test.each([
    [0, 0, false],
    [2, 10, false],
    [3, 10, true],
    [1, 0, true],
  ])("%i of %i cars missing is too many: %s", (vanished, shown, tooMany) =>
    expect(removesTooMany(vanished, shown, 20)).toBe(tooMany),
  );
});

test("the report is text for a person and a spreadsheet that runs nothing", () => {
  const finding: Finding = {
    line: 7,
    vehicle: "S1",
    column: "Price",
    value: '=cmd|"x"',
    reason: "no price",
    done: "mended",
  };
  const report = {
    source: "feed.csv",
    dealership: "First Motors",
    currency: "AUD",
    dryRun: false,
    stopped: null,
    pictures: { ready: 3, onTheWay: 2, broken: 1 },
    counts: { ...noCounts(), rows: 2, added: 1, written: 1 },
    fields: [
      { field: "km", cars: 400, of: 400 },
      { field: "price", cars: 399, of: 400 },
      { field: "images", cars: 1, of: 400 },
      { field: "colour", cars: 0, of: 400 },
    ],
    notes: [],
    largestMoves: [{ vehicle: "S1", name: "2020 Kia Rio", before: 16_000, after: 15_000 }],
    findings: [finding],
    reasons: [{ column: "Price", reason: "no price", done: "mended" as const, times: 1, example: "x" }],
  };
  expect(reportText(report)).toContain("2 rows: 1 new, 0 changed");
  expect(reportText(report)).toContain("S1  2020 Kia Rio: $16,000 → $15,000");
  expect(reportText(report)).toContain(
    "Of 400 cars in the feed: kilometres 100 %, price 99 %, pictures under 1 %, colour 0 %.",
  );
  expect(reportCsv(report).split("\r\n")[1]).toBe(`7,S1,Price,"'=cmd|""x""",no price,mended`);
});

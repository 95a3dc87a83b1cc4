import { createWriteStream } from "node:fs";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { countSteps } from "#tests/support/counted-expressions.ts";
import { jsonRows } from "./json-rows.ts";
import { testSourceAccess } from "#tests/support/source-access.ts";
import { readRows } from "./read-rows.ts";
import { MOST_VALUE_CHARACTERS } from "./row-bounds.ts";
import type { SourceRow } from "./source-row.ts";
import { unpack } from "./source-file.ts";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "forecourt-feed-"))));
afterEach(() => rm(folder, { recursive: true }));

async function rowsOf(content: string | Buffer, name = "feed"): Promise<SourceRow[]> {
  const file = join(folder, name);
  await writeFile(file, content);
  return collected(await unpacked(file));
}

const unpacked = (path: string): Promise<string[]> =>
  unpack(path, { ...testSourceAccess({ scratch: folder }), signal: new AbortController().signal });

async function collected(files: string[]): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const row of readRows(files, {})) rows.push(row);
  return rows;
}

const values = (rows: SourceRow[]) => rows.map((row) => row.values);
const two = [
  { Make: "Kia", Note: "a, b" },
  { Make: "Škoda", Note: "first\nsecond" },
];

describe("[17.2.1] tables", () => {
  test.each([
    ["commas and quotes", 'Make,Note\nKia,"a, b"\nŠkoda,"first\nsecond"\n'],
    ["semicolons and Windows line ends", 'Make;Note\r\nKia;a, b\r\nŠkoda;"first\nsecond"\r\n'],
    ["tabs", 'Make\tNote\nKia\ta, b\nŠkoda\t"first\nsecond"\n'],
    ["bars and a mark in front", '\uFEFFMake|Note\nKia|a, b\nŠkoda|"first\nsecond"\n'],
  ])("with %s", async (_what, content) => expect(values(await rowsOf(content))).toEqual(two));

  test.each([
    ["UTF-16 with a mark", Buffer.from('\uFEFFMake,Note\nKia,"a, b"\nŠkoda,"first\nsecond"\n', "utf16le"), "Škoda"],
    ["Windows-1252", Buffer.from("Make,Note\nCitro\xebn,x\n", "latin1"), "Citroën"],
  ])("in %s", async (_what, content, make) => {
    expect(values(await rowsOf(content)).at(-1)?.["Make"]).toBe(make);
  });

  test("say on which line a row begins, and that its columns have shifted", async () => {
    const rows = await rowsOf('Make,Note\nKia,"x\ny"\nFord,a,b\n');
    expect(rows.map(({ line, odd }) => [line, odd])).toEqual([
      [2, null],
      [4, "the row has 3 cells, and the header 2: its columns have shifted"],
    ]);
  });

  test("pass over titles above the header, and blank rows", async () => {
    const rows = await rowsOf("Stock list, 1 March\n\nMake;Note;Km\nKia;a, b;1\n;;\nFord;;2\n");
    expect(rows.map(({ line, values: { Make } }) => [line, Make])).toEqual([
      [4, "Kia"],
      [6, "Ford"],
    ]);
  });

  test("take cells that are missing at the end, or empty beyond it, for empty", async () => {
    const rows = await rowsOf("Make,Note,Km,Year\nKia,x,1\nFord,y,2,2020,,\nMazda\n");
    expect(rows.map(({ odd }) => odd)).toEqual([null, null, "the row has 1 cells, and the header 4: it is broken off"]);
  });

  test("with two columns of one name keep both", async () => {
    expect(values(await rowsOf("Photo,Photo,\na,b,c\n"))).toEqual([{ Photo: "a", "Photo (2)": "b", "Column 3": "c" }]);
  });
});

describe("[17.2.1] documents", () => {
  const cars = [
    { make: "Kia", engine: { size: 2 }, photos: [{ url: "https://a.example/1" }, { url: "https://a.example/2" }] },
  ];
  const flat = [{ make: "Kia", "engine.size": "2", photos: "https://a.example/1|https://a.example/2" }];

  test("a JSON list", async () => expect(values(await rowsOf(JSON.stringify(cars)))).toEqual(flat));
  test("a list within a JSON object", async () => {
    expect(values(await rowsOf(JSON.stringify({ meta: { page: 1 }, stock: { vehicles: cars } })))).toEqual(flat);
  });
  test("an object a line, with one broken line", async () => {
    const rows = await rowsOf(`${JSON.stringify(cars[0])}\n{broken\n${JSON.stringify(cars[0])}\n`);
    expect(rows.map(({ line, odd }) => [line, odd])).toEqual([
      [1, null],
      [2, "this line is no JSON object"],
      [3, null],
    ]);
  });
  test("XML with attributes, lists and CDATA", async () => {
    const vehicle = (make: string) =>
      `<vehicle id="7"><make>${make}</make><photos><photo>https://a.example/1</photo><photo>https://a.example/2</photo></photos><note><![CDATA[<p>Neat</p>]]></note></vehicle>`;
    const rows = await rowsOf(
      `<?xml version="1.0"?><feed><vehicles>${vehicle("Kia")}${vehicle("Ford")}</vehicles></feed>`,
    );
    expect(values(rows)).toEqual(
      ["Kia", "Ford"].map((make) => ({
        "@id": "7",
        make,
        "photos.photo": "https://a.example/1|https://a.example/2",
        note: "<p>Neat</p>",
      })),
    );
  });
  test.each([
    ["XML", "<feed><car><a>1</b></car></feed>"],
    ["JSON", '[{"make": "Kia"}, {"make": nope}]'],
    ["text", Buffer.from([0x4d, 0, 0, 0, 0x50])],
    ["an empty file", ""],
  ])("broken %s is refused with a sentence", async (_what, content) => {
    await expect(rowsOf(content)).rejects.toThrow(/is no valid|is no text|is empty/);
  });
});

describe("[17.2.1] packed feeds", () => {
  test("gzip", async () => expect(values(await rowsOf(gzipSync("Make\nKia\n")))).toEqual([{ Make: "Kia" }]));

  test("zip, with several files and other things in it", async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from("Make\nFord\n"), "stock/b.csv");
    zip.addBuffer(Buffer.from("Make\nKia\n"), "stock/a.csv");
    zip.addBuffer(Buffer.from("not a feed"), "picture.jpg");
    zip.end();
    const file = join(folder, "feed.zip");
    await finished(zip.outputStream.pipe(createWriteStream(file)));
    expect(values(await collected(await unpacked(file)))).toEqual([{ Make: "Kia" }, { Make: "Ford" }]);
  });

  test("an Excel workbook is refused with what to do", async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from("<Types/>"), "[Content_Types].xml");
    zip.addBuffer(Buffer.from("<workbook/>"), "xl/workbook.xml");
    zip.end();
    const file = join(folder, "feed.csv");
    await finished(zip.outputStream.pipe(createWriteStream(file)));
    await expect(unpacked(file)).rejects.toThrow("Save its sheet as CSV");
  });

  test("the newest file of a folder", async () => {
    await writeFile(join(folder, "new.csv"), "Make\nKia\n");
    await writeFile(join(folder, "old.csv"), "Make\nFord\n");
    await utimes(join(folder, "old.csv"), 1, 1);
    expect(values(await collected(await unpacked(folder)))).toEqual([{ Make: "Kia" }]);
  });

  test("a file that is not there is named", async () => {
    await expect(unpacked(join(folder, "none.csv"))).rejects.toThrow(/There is no file or folder .*none\.csv/);
  });
});

describe("[17.2.13] bounds", () => {
  const fields = (count: number) => Array.from({ length: count }, (_, n) => `f${n}`);
  const long = "x".repeat(MOST_VALUE_CHARACTERS + 1);

  test.each([
    ["CSV", `Stock,Note\nA1,${long}\n`],
    ["JSON", JSON.stringify([{ Stock: "A1", Note: long }])],
    ["JSON lines", `{"Stock":"A1","Note":"${long}"}\n{"Stock":"A2"}\n`],
    ["XML", `<r><car><Stock>A1</Stock><Note>${long}</Note></car><car><Stock>A2</Stock></car></r>`],
  ])("a value of %s that is too long is left out and named, and its row stays", async (_format, content) => {
    const [row] = await rowsOf(content);
    expect(row).toMatchObject({ values: { Stock: "A1", Note: "" }, odd: "Note has more than 100000 characters" });
  });

  test("a table with more than 300 columns is refused", async () => {
    await expect(rowsOf(`${fields(301).join(",")}\n${fields(301).join(",")}\n`)).rejects.toThrow(
      "The feed has 301 columns, more than 300.",
    );
  });
  test.each([
    ["JSON", JSON.stringify([Object.fromEntries(fields(301).map((name) => [name, "1"]))])],
    [
      "XML",
      `<r>${`<car>${fields(301)
        .map((name) => `<${name}>1</${name}>`)
        .join("")}</car>`.repeat(2)}</r>`,
    ],
  ])("fields after the 300th of a row of %s are left out", async (_format, content) => {
    const [row] = await rowsOf(content);
    expect(Object.keys(row?.values ?? {})).toEqual(fields(300));
    expect(row?.odd).toBe("the row has 301 fields, and those after the 300th were left out");
  });

  test.each([
    ["JSON", `[{"Stock":"A1","a":${"[".repeat(51)}1${"]".repeat(51)}}]`],
    ["JSON lines", `{"Stock":"A1","a":${'{"a":'.repeat(51)}1${"}".repeat(51)}}\n{"Stock":"A2"}\n`],
    ["XML", `<r><car>${"<a>".repeat(51)}${"</a>".repeat(51)}</car><car><a>1</a></car></r>`],
  ])("%s that is nested deeper than 50 levels is refused", async (_format, content) => {
    await expect(rowsOf(content)).rejects.toThrow("nested deeper than 50 levels");
  });
  test("a million brackets are refused before they are built", async () => {
    await expect(rowsOf(`[{"a":${"[".repeat(1_000_000)}`)).rejects.toThrow("nested deeper than 50 levels");
    await expect(rowsOf("<a>".repeat(100_000))).rejects.toThrow("nested deeper than 50 levels");
  });

  test.each([
    ["JSON", `[{"Stock":"A1"},{"Stock":"${"x".repeat(12_000_000)}"}]`],
    ["XML", `<r><car><a>1</a></car><car><a>2</a></car><car><a>${"x".repeat(12_000_000)}</a></car></r>`],
    ["XML without a text", `<r><car><a>1</a></car><car><a>2</a></car><!--${"x".repeat(12_000_000)}--></r>`],
    ["XML of elements", `<r><car><a>1</a></car><car><a>2</a></car><car>${"<a/>".repeat(3_000_000)}</car></r>`],
  ])("%s that goes on and on without a further row is refused", async (_format, content) => {
    await expect(rowsOf(content)).rejects.toThrow("more than 10 million characters without a vehicle");
  });

  test("a text that never ends costs no time to look through", async () => {
    await expect(rowsOf(`{"a":"${'\\"'.repeat(130_000)}`)).rejects.toThrow("holds no list of vehicles");
  });

  test("a zip with more than 1,000 entries is refused", async () => {
    const zip = new ZipFile();
    for (let n = 0; n <= 1000; n += 1) zip.addBuffer(Buffer.from("Make\nKia\n"), `${n}.csv`);
    zip.end();
    const file = join(folder, "feed.zip");
    await finished(zip.outputStream.pipe(createWriteStream(file)));
    await expect(unpacked(file)).rejects.toThrow("The zip holds 1001 entries, more than 1000.");
  });

  test("a list is found by reading the beginning once, whatever its quotes", () => {
    const find = (length: number) => () =>
      void jsonRows((async function* () {})(), null, `{"a":"${'\\"'.repeat(length)}`)
        .next()
        .catch(() => undefined);
    expect(countSteps(find(400)) / countSteps(find(200))).toBeLessThan(2.5);
  });

  test("a list below a name that no path can have is refused with what to do", async () => {
    await expect(rowsOf('{"":{"cars":[{"Make":"Kia"}]}}')).rejects.toThrow(/Name it in the mapping as format\.rows/);
  });

  test("a row of empty elements counts as long as what it names", async () => {
    const content = `<stock><car><Make>Kia</Make>${"<option/>".repeat(200_000)}</car><car><Make>Ford</Make></car></stock>`;
    const rows = await rowsOf(content);
    expect(rows.map(({ odd }) => odd)).toEqual(["the row is longer than a vehicle can be", null]);
  });
});

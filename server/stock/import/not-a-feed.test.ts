import { execFile } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { testSourceAccess } from "#tests/support/source-access.ts";
import { readRows } from "./read-rows.ts";
import { unpack } from "./source-file.ts";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "forecourt-no-feed-"))));
afterEach(() => rm(folder, { recursive: true }));

/** The sentence that an operator gets. */
async function refusalOf(content: string | Buffer): Promise<string> {
  const file = join(folder, "feed");
  await writeFile(file, content);
  try {
    const access = { ...testSourceAccess({ scratch: folder }), signal: new AbortController().signal };
    let rows = 0;
    for await (const _row of readRows(await unpack(file, access), {})) rows += 1;
    return `${rows} rows`;
  } catch (error) {
    return (error as Error).message;
  }
}

async function zipOf(entries: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Sets the flag of encryption, and another method, in both headers of a zip's only entry. */
function changed(zip: Buffer, { flags, method }: { flags?: number; method?: number }): Buffer {
  const central = zip.indexOf("PK\u0001\u0002");
  if (flags !== undefined) for (const at of [6, central + 8]) zip.writeUInt16LE(flags, at);
  if (method !== undefined) for (const at of [8, central + 10]) zip.writeUInt16LE(method, at);
  return zip;
}

const csv = "Make,Model,Year\nKia,Rio,2020\n";

describe("[17.2.21] a file that is no feed is named, with what to do", () => {
  const login = "Check the address of the feed, and its user and password.";
  test.each([
    [
      "a login",
      "<!DOCTYPE html>\n<html><head><title>Sign in – Hub</title><body><input name=user><br>",
      `This is a web page (“Sign in – Hub”), perhaps a login, not a feed. ${login}`,
    ],
    [
      "XHTML",
      '\uFEFF<?xml version="1.0"?>\n<!-- hello -->\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x.dtd">\n<html xmlns="http://www.w3.org/1999/xhtml"><body><p>1</p><p>2</p></body></html>',
      `This is a web page, perhaps a login, not a feed. ${login}`,
    ],
    [
      "a table of a page",
      "<table border=1><tr><td>Make</td></tr><tr><td>Kia</td></tr></table>",
      `This is a web page, perhaps a login, not a feed. ${login}`,
    ],
    [
      "an error in JSON",
      '{"error":{"code":401,"message":"Invalid token"}}',
      'The feed holds no list of vehicles; it says “{"error":{"code":401,"message":"Invalid token"}}”. That looks like an error of its server: check the address of the feed, its user and password.',
    ],
    [
      "an error in XML",
      "<?xml version='1.0'?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>",
      "The feed holds no repeated element that could be a vehicle; it says “AccessDenied Access Denied”. That looks like an error of its server: check the address of the feed, its user and password.",
    ],
    [
      "a list of nothing",
      '{"vehicles":[]}',
      'The feed holds no list of vehicles; it says “{"vehicles":[]}”. Name it in the mapping as format.rows.',
    ],
    ["a PDF", "%PDF-1.7\n1 0 obj\n", "This is a PDF document, not a feed. Ask for the stock as CSV, JSON or XML."],
    [
      "an old workbook",
      Buffer.from("d0cf11e0a1b11ae10000", "hex"),
      "This is an old Excel workbook or Word document, not a feed. Save its sheet as CSV and import that.",
    ],
    [
      "a picture",
      Buffer.from("ffd8ffe000104a464946", "hex"),
      "This is a picture, not a feed. Ask for the stock as CSV, JSON or XML.",
    ],
    [
      "an archive within gzip",
      gzipSync(Buffer.concat([Buffer.from("stock.csv"), Buffer.alloc(248), Buffer.from("ustar")])),
      "This is a tar archive, not a feed. Pack the feed as zip or gzip, or send it unpacked.",
    ],
  ])("%s", async (_what, content, sentence) => expect(await refusalOf(content)).toBe(sentence));

  test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    [
      "an encrypted zip",
      async () => changed(await zipOf({ "a.csv": csv }), { flags: 1 }),
      /^The zip is protected by a password\. Ask for it without one: https and sftp protect a feed on its way\.$/,
    ],
    [
      "a zip encrypted by AES",
      async () => changed(await zipOf({ "a.csv": csv }), { flags: 1, method: 99 }),
      /^The zip is protected by a password\./,
    ],
    [
      "a zip of another method",
      async () => changed(await zipOf({ "a.csv": csv }), { method: 9 }),
      /^The zip is packed by a method that cannot be read \(9\)\. Ask for the usual one, deflate\.$/,
    ],
    [
      "a zip that was cut off",
      async () => (await zipOf({ "a.csv": csv })).subarray(0, -30),
      /^The zip is damaged or was cut off\. Fetch it again, or ask whoever sends it\.$/,
    ],
    [
      "a gzip that was cut off",
      () => gzipSync(csv.repeat(500)).subarray(0, 60),
      /^The packed file is damaged or was cut off\. Fetch it again, or ask whoever sends it\.$/,
    ],
    [
      "an Excel workbook",
      () => zipOf({ "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<workbook/>" }),
      /^The feed is an Excel workbook\. Save its sheet as CSV and import that\.$/,
    ],
    [
      "an OpenDocument sheet",
      () => zipOf({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<a/>" }),
      /^The feed is an OpenDocument file\. Save its sheet as CSV and import that\.$/,
    ],
  ])("%s", async (_what, content, sentence) => expect(await refusalOf(await content())).toMatch(sentence));

  test("a feed that begins like none of them is read", async () => {
    expect(await refusalOf("<headlights><car><a>1</a></car><car><a>2</a></car></headlights>")).toBe("2 rows");
    expect(await refusalOf("<table><car><a>1</a></car><car><a>2</a></car></table>")).toBe("2 rows");
  });
});

describe("[17.2.13] hostile XML is refused within a heap of 48 MB, whatever its length", () => {
  const rows = "<r><car><a>1</a></car><car><a>2</a></car>";
  const many = (count: number, piece: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => piece(n)).join("");
  test.each<[string, string, (out: (text: string) => void) => void]>([
    ["nested without an end", "nested deeper than 50 levels", (out) => out("<a>".repeat(10_000_000))],
    [
      "nested within a row, each by another name",
      "nested deeper than 50 levels",
      (out) => {
        out(`${rows}<car>`);
        out(many(2_000_000, (n) => `<n${n}>`));
      },
    ],
    [
      "49 levels of long names, again and again",
      "more than 10 million characters without a vehicle",
      (out) => {
        out(rows);
        for (let n = 0; n < 20; n += 1) {
          for (let depth = 0; depth < 48; depth += 1) out(`<n${"x".repeat(20_000)}>`);
          for (let depth = 0; depth < 48; depth += 1) out(`</n${"x".repeat(20_000)}>`);
        }
      },
    ],
    [
      "an element of attributes without an end",
      "more than 300 attributes",
      (out) => {
        out(`${rows}<car `);
        out(many(800_000, (n) => `a${n}="" `));
      },
    ],
    [
      "a document type of entities without an end",
      "no repeated element",
      (out) => {
        out("<!DOCTYPE r [");
        out("<!ENTITY a 'x'>".repeat(2_000_000));
      },
    ],
  ])("%s", async (_what, sentence, write) => {
    const file = join(folder, "feed.xml");
    const stream = createWriteStream(file);
    write((text) => void stream.write(text));
    stream.end();
    await finished(stream);
    const program = `
      import { readRows } from "#server/stock/import/read-rows.ts";
      try { for await (const row of readRows([${JSON.stringify(file)}], {})); console.log("read"); }
      catch (error) { console.log(error.message); }`;
    const words = ["--max-old-space-size=48", "--input-type=module", "--eval", program];
    const { stdout } = await promisify(execFile)(process.execPath, words);
    expect(stdout).toContain(sentence);
  });
});

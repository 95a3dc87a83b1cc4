import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { aPdf } from "#tests/support/upload-samples.ts";
import { pdfProblem } from "./pdf-structure.ts";

/** A PDF with something between its header and its first object; the table's place is put right. */
function aPdfWith(inside: string | Buffer): Buffer {
  const [head, rest] = [aPdf().subarray(0, 9), aPdf().subarray(9).toString("latin1")];
  const bytes = Buffer.from(inside);
  const moved = rest.replace(/startxref\n(\d+)/, (_all, at: string) => `startxref\n${Number(at) + bytes.length}`);
  return Buffer.concat([head, bytes, Buffer.from(moved, "latin1")]);
}
const packed = (text: string, end = "\nendstream\n") =>
  Buffer.concat([Buffer.from("<< /Type /ObjStm >>\nstream\n"), deflateSync(text), Buffer.from(end)]);

test.each([
  ["a plain one", aPdf(), null],
  ["a scan whose bytes happen to read /JS", aPdfWith("stream\n\u0001/JS \u0002endstream\n"), null],
  ["packed objects that do nothing", aPdfWith(packed("1 0 << /Type /Page >>")), null],
  ["a script", aPdf("/OpenAction << /S /JavaScript /JS (1) >>"), "active"],
  ["a script spelt by codes", aPdf("/OpenAction << /S /#4aava#53cript >>"), "active"],
  ["a script among packed objects", aPdfWith(packed("1 0 << /S /JavaScript >>")), "active"],
  ["a program", aPdf("/OpenAction << /S /Launch /F (cmd.exe) >>"), "active"],
  ["a file inside", aPdf("/Names << /EmbeddedFiles 4 0 R >>"), "active"],
  ["packed objects that unpack to a hundred megabytes", aPdfWith(packed(" ".repeat(100_000_000))), "broken"],
  ["packed objects without an end", aPdfWith(packed("1 0 << >>", "").toString("latin1").repeat(3)), "broken"],
] as const)("%s", async (_what, bytes, problem) => {
  expect(await pdfProblem(bytes)).toBe(problem);
});

// A pattern that starts again at every digit would need days for this one.
test("ten megabytes of digits are judged at once", async () => {
  const digits = Buffer.from(`%PDF-1.4\n${"1".repeat(10_000_000)}\nxref\nstartxref\n10000010\n%%EOF\n`);
  expect(await pdfProblem(digits)).toBe("broken");
});

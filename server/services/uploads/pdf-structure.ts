import { promisify } from "node:util";
import { inflate } from "node:zlib";

export type PdfProblem = "broken" | "locked" | "active";

const unpack = promisify(inflate);
const MOST_STREAMS = 2000;
const MOST_UNPACKED = 4 * 1024 * 1024;
const MOST_UNPACKED_IN_ALL = 32 * 1024 * 1024;

/**
 * What makes a reader run, open or unpack something. Names are long enough not to come up by chance in the bytes of a
 * scanned picture, which /JS would; a script needs one of these beside it.
 */
const activeNames = [
  "JavaScript",
  "Rendition",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "RichMedia",
  "Movie",
  "Sound",
  "GoToE",
  "ImportData",
  "SubmitForm",
];
/** A letter of a name may be spelt by its code: /J#61vaScript. */
const spelt = (name: string): string =>
  Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    const digits = Array.from(code, (digit) => `[${digit}${digit.toUpperCase()}]`).join("");
    return `(?:${letter}|#${digits})`;
  }).join("");
const active = new RegExp(`/(?:${activeNames.map(spelt).join("|")})(?![A-Za-z0-9])`);
// Bounded everywhere: a file of digits must not be gone through once for each of them.
const anObject = /(?<!\d)\d{1,10}\s{1,8}\d{1,5}\s{1,8}obj\b/;

/**
 * A PDF from its first byte to its last, and nothing else beside it: a header, a table that is where the end says it
 * is, an end with nothing after it. What could do something when opened is refused, hidden in packed objects or not.
 */
export async function pdfProblem(bytes: Buffer): Promise<PdfProblem | null> {
  const text = bytes.toString("latin1");
  if (!/^%PDF-[12]\.\d/.test(text)) return "broken";
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(text.slice(-2048));
  if (end === null || !isTable(text, Number(end[1]))) return "broken";
  if (!anObject.test(text)) return "broken";
  if (/\/Encrypt(?![A-Za-z0-9])/.test(text)) return "locked";
  if (active.test(text)) return "active";
  return packedProblem(bytes, text);
}

function isTable(text: string, at: number): boolean {
  const table = text.slice(at, at + 64);
  return at > 0 && (/^\s*xref\b/.test(table) || /^\s*\d+\s+\d+\s+obj\b/.test(table));
}

/** Since PDF 1.5 objects may stand packed together in streams. */
async function packedProblem(bytes: Buffer, text: string): Promise<PdfProblem | null> {
  let [streams, unpacked, done] = [0, 0, 0];
  for (const found of text.matchAll(/\/ObjStm\b/g)) {
    if ((streams += 1) > MOST_STREAMS) return "broken";
    const begin = /stream\r?\n/.exec(text.slice(found.index, found.index + 1024));
    if (begin === null) return "broken";
    const from = found.index + begin.index + begin[0].length;
    // One inside another is no PDF, and would have its end looked for again and again.
    if (found.index < done) return "broken";
    const to = text.indexOf("endstream", from);
    if (to < 0) return "broken";
    done = to;
    try {
      const inner = await unpack(bytes.subarray(from, to), { maxOutputLength: MOST_UNPACKED, finishFlush: 2 });
      unpacked += inner.length;
      if (unpacked > MOST_UNPACKED_IN_ALL) return "broken";
      if (active.test(inner.toString("latin1"))) return "active";
    } catch {
      return "broken";
    }
  }
  return null;
}

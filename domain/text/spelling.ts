// Normalises a typed text: lower case, no accents, one kind of space and hyphen, "20,000" as
// 20000. Each character keeps its position in the original, so that understood words can be restored.

export interface Atom {
  text: string;
  /** Its position in the line. */
  from: number;
  to: number;
  /** Its position in the visitor's text. */
  start: number;
  end: number;
  /** Inside double quotes: searched for unchanged. */
  quoted: boolean;
}

export interface Line {
  text: string;
  atoms: readonly Atom[];
}

const allowed = /[\p{L}\p{N}$+<>~"-]/u;
const dropped = /[\p{M}'’‘`]/u;
const thousands = /^,\d{3}(?!\d)/;
const word = /[\p{L}\p{N}]+(?:\.\d+[a-z]*)?|[$+<>~]/gu;

export function readLine(text: string): Line {
  const line: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const start = at;
    at += character.length;
    const piece = plain(character, text, start, line);
    if (piece === "" && ends.length > 0) ends[ends.length - 1] = at;
    for (const one of piece) {
      line.push(one);
      starts.push(start);
      ends.push(at);
    }
  }
  return atomsOf(line, starts, ends);
}

function plain(character: string, text: string, at: number, line: readonly string[]): string {
  const afterDigit = /\d/.test(line.at(-1) ?? "");
  if (character === "," && afterDigit && thousands.test(text.slice(at, at + 5))) return "";
  if (character === "." && afterDigit && /\d/.test(text.charAt(at + 1))) return ".";
  if (character === "/" && afterDigit && /\d/.test(text.charAt(at + 1))) return "-";
  if (character === "&") return line.at(-1) === " " ? "and " : " and ";
  const simple = Array.from(simplified(character)).filter((one) => !dropped.test(one));
  if (simple.length === 0) return "";
  const piece = simple.map((one) => (allowed.test(one) ? one : " ")).join("");
  return piece === " " && (line.at(-1) ?? " ") === " " ? "" : piece;
}

function simplified(character: string): string {
  return /[\u2010-\u2015\u2212]/.test(character) ? "-" : character.normalize("NFKD").toLowerCase();
}

function atomsOf(line: readonly string[], starts: readonly number[], ends: readonly number[]): Line {
  // One string position per entry: an entry is always a single UTF-16 unit or a whole surrogate pair.
  const offsets: number[] = [];
  let text = "";
  for (const [index, one] of line.entries()) {
    for (let unit = 0; unit < one.length; unit++) offsets.push(index);
    text += one;
  }
  const atoms: Atom[] = [];
  let quotes = 0;
  let seen = 0;
  for (const { 0: found, index: from } of text.matchAll(word)) {
    for (; seen < from; seen++) if (text.charAt(seen) === '"') quotes += 1;
    const to = from + found.length;
    const start = starts[offsets[from] ?? 0] ?? 0;
    const end = ends[offsets[to - 1] ?? 0] ?? start;
    atoms.push({ text: found, from, to, start, end, quoted: quotes % 2 === 1 && text.includes('"', to) });
  }
  return { text, atoms };
}

const plainName = /^[a-zA-Z0-9 .:/()+_-]*$/;

/** The words of a name, normalised like a line. Names are many, and most are plain: those take a shortcut. */
export function wordsOf(name: string): string[] {
  if (plainName.test(name)) return name.toLowerCase().match(/[a-z0-9]+(?:(?<=\d)\.\d+[a-z]*)?/g) ?? [];
  const texts = readLine(name).atoms.map(({ text }) => text);
  return texts.filter((text) => /[\p{L}\p{N}]/u.test(text));
}

/** Names are compared without gaps: "CX-5", "cx 5" and "cx5" are the same. */
export const keyOf = (name: string): string => wordsOf(name).join("");

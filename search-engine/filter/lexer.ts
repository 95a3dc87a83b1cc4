import { ownValue } from "../own-value.ts";
import { filterError, quote, type Span } from "./filter-error.ts";

/** `stray`: characters that begin nothing. */
export type TokenKind = "word" | "keyword" | "symbol" | "stray" | "end";
/** `text` is the meaning of the token: quotes and escapes are removed. */
export type Token = Span & { readonly kind: TokenKind; readonly text: string };

const KEYWORDS: ReadonlySet<string> = new Set(
  "AND OR IN NOT TO EXISTS IS NULL EMPTY CONTAINS STARTS WITH _geoRadius _geoBoundingBox".split(" "),
);
const SYMBOL = /!=|>=|<=|[=<>()[\],]/y;
const WORD = /[\p{Alphabetic}\p{N}_.-]+/uy;
const SPACE = /\s*/y;
const ESCAPES: Readonly<Record<string, string>> = { "'": "'", '"': '"', "\\": "\\", n: "\n", r: "\r", t: "\t" };

/** Reads a filter token by token. */
export function readToken(source: string, from: number): Token {
  const start = from + matchAt(SPACE, source, from)!.length;
  if (start >= source.length) return { kind: "end", text: "", source, start: source.length, end: source.length };
  const first = source[start]!;
  if (first === "'" || first === '"') return readQuoted(source, start, first);
  const symbol = matchAt(SYMBOL, source, start);
  if (symbol) return { kind: "symbol", text: symbol, source, start, end: start + symbol.length };
  const word = matchAt(WORD, source, start);
  if (word)
    return { kind: KEYWORDS.has(word) ? "keyword" : "word", text: word, source, start, end: start + word.length };
  const length = /^[^\s()=<>!]*/.exec(source.slice(start))![0].length || 1;
  return { kind: "stray", text: source.slice(start, start + length), source, start, end: start + length };
}

function readQuoted(source: string, start: number, mark: string): Token {
  let text = "";
  for (let at = start + 1; at < source.length; at++) {
    const letter = source[at]!;
    if (letter === mark) return { kind: "word", text, source, start, end: at + 1 };
    if (letter !== "\\") text += letter;
    else {
      const escaped = ownValue(ESCAPES, source[++at] ?? "");
      if (escaped === undefined) {
        throw filterError(`Malformed value: ${quote(source.slice(at - 1, at + 1))} is no escape.`, {
          source,
          start: at - 1,
          end: Math.min(at + 1, source.length),
        });
      }
      text += escaped;
    }
  }
  const rest = quote(source.slice(start));
  throw filterError(`Expression ${rest} is missing the following closing delimiter: \`${mark}\`.`, {
    source,
    start,
    end: source.length,
  });
}

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

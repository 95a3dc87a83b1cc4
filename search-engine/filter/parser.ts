import { ownValue } from "../own-value.ts";
import type { Filter, Named } from "./filter.ts";
import { FilterError, filterError, quote } from "./filter-error.ts";
import { readToken, type Token } from "./lexer.ts";

const MAX_DEPTH = 200;
const MAX_CONDITIONS = 1000;
const OPERATIONS =
  "`=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `STARTS WITH`, `NOT STARTS WITH`, `EXISTS`, `NOT EXISTS`, `IS NULL`, `IS NOT NULL`, `IS EMPTY`, or `IS NOT EMPTY`";

/** The attribute of a condition, and where it stands. */
type Parsed = Required<Named>;
type RangeOf = (named: Parsed, value: string) => Filter;
const RANGES: Readonly<Record<string, RangeOf>> = {
  ">": (named, value) => ({ kind: "range", ...named, from: { value, inclusive: false } }),
  ">=": (named, value) => ({ kind: "range", ...named, from: { value, inclusive: true } }),
  "<": (named, value) => ({ kind: "range", ...named, to: { value, inclusive: false } }),
  "<=": (named, value) => ({ kind: "range", ...named, to: { value, inclusive: true } }),
};
const not = (part: Filter): Filter => ({ kind: "not", part });

/** How many conditions a request may still use, over all its filters. */
export type Budget = { conditions: number };
export const newBudget = (): Budget => ({ conditions: MAX_CONDITIONS });

/** Parses one filter; null when it is blank. */
export function parseFilter(source: string, budget: Budget = newBudget()): Filter | null {
  if (source.trim() === "") return null;
  const parser = new Parser(source, budget);
  return parser.parse();
}

/** or = and (OR and)* · and = not (AND not)* · not = NOT not | "(" or ")" | condition */
class Parser {
  readonly #source: string;
  readonly #budget: Budget;
  #token: Token;

  constructor(source: string, budget: Budget) {
    this.#source = source;
    this.#budget = budget;
    this.#token = readToken(source, 0);
  }

  parse(): Filter {
    const filter = this.#or(0);
    if (this.#token.kind === "end") return filter;
    const span = { ...this.#token, end: this.#source.length };
    const rest = quote(this.#source.slice(span.start));
    throw filterError(
      `Found unexpected characters at the end of the filter: ${rest}. You probably forgot an \`OR\` or an \`AND\` rule.`,
      span,
    );
  }

  #or(depth: number): Filter {
    const parts = [this.#and(depth)];
    while (this.#take("keyword", "OR")) parts.push(this.#and(depth));
    return parts.length === 1 ? parts[0]! : { kind: "or", parts };
  }

  #and(depth: number): Filter {
    const parts = [this.#not(depth)];
    while (this.#take("keyword", "AND")) parts.push(this.#not(depth));
    return parts.length === 1 ? parts[0]! : { kind: "and", parts };
  }

  #not(depth: number): Filter {
    if (depth > MAX_DEPTH) {
      throw filterError(
        "The filter exceeded the maximum depth limit. Try rewriting the filter so that it contains fewer nested conditions.",
        this.#token,
      );
    }
    if (this.#take("keyword", "NOT")) return not(this.#not(depth + 1));
    const open = this.#token;
    if (!this.#take("symbol", "(")) return this.#condition();
    const filter = this.#or(depth + 1);
    if (this.#take("symbol", ")")) return filter;
    const inside = quote(this.#source.slice(open.start, this.#token.start));
    throw filterError(`Expression ${inside} is missing the following closing delimiter: \`)\`.`, {
      ...open,
      end: Math.max(open.end, this.#token.start),
    });
  }

  #condition(): Filter {
    if (this.#budget.conditions-- === 0) {
      throw filterError(`Too many filter conditions, can't process more than ${MAX_CONDITIONS} filters.`, this.#token);
    }
    const name = this.#value();
    const named = { attribute: name.text, span: name };
    const range = this.#token.kind === "symbol" ? ownValue(RANGES, this.#token.text) : undefined;
    if (range) {
      this.#next();
      return range(named, this.#value().text);
    }
    if (this.#take("symbol", "=")) return { kind: "in", ...named, values: [this.#value().text] };
    if (this.#take("symbol", "!=")) return not({ kind: "in", ...named, values: [this.#value().text] });
    if (this.#take("keyword", "IN")) return { kind: "in", ...named, values: this.#list() };
    if (this.#take("keyword", "EXISTS")) return { kind: "exists", ...named };
    if (this.#take("keyword", "IS")) return this.#is(named);
    if (this.#take("keyword", "STARTS")) return this.#starts(named);
    if (this.#token.text === "CONTAINS" && this.#token.kind === "keyword") throw this.#notEnabled();
    if (this.#take("keyword", "NOT")) return this.#negated(named);
    if (this.#token.kind === "word") return this.#between(named);
    throw this.#expectedOperation(named);
  }

  #negated(named: Parsed): Filter {
    if (this.#take("keyword", "IN")) return not({ kind: "in", ...named, values: this.#list() });
    if (this.#take("keyword", "EXISTS")) return not({ kind: "exists", ...named });
    if (this.#take("keyword", "STARTS")) return not(this.#starts(named));
    throw this.#expectedOperation(named);
  }

  #starts(named: Parsed): Filter {
    if (!this.#take("keyword", "WITH")) throw this.#expectedOperation(named);
    return { kind: "starts", ...named, value: this.#value().text };
  }

  /** It would read every value; Meilisearch too has it only where somebody switched it on. */
  #notEnabled(): Error {
    const reason = "Using `CONTAINS` in a filter requires enabling the `contains filter` experimental feature.";
    return new FilterError(reason, this.#token, "feature_not_enabled");
  }

  #is(named: Parsed): Filter {
    const negated = this.#take("keyword", "NOT");
    const kind = this.#take("keyword", "NULL") ? "null" : this.#take("keyword", "EMPTY") ? "empty" : null;
    if (!kind) throw this.#expectedOperation(named);
    return negated ? not({ kind, ...named }) : { kind, ...named };
  }

  #between(named: Parsed): Filter {
    const from = this.#value();
    if (!this.#take("keyword", "TO") || this.#token.kind === "end") throw this.#expectedOperation(named);
    return {
      kind: "range",
      ...named,
      from: { value: from.text, inclusive: true },
      to: { value: this.#value().text, inclusive: true },
    };
  }

  #list(): string[] {
    if (!this.#take("symbol", "[")) throw filterError("Expected `[` after `IN` keyword.", this.#token);
    const values: string[] = [];
    while (this.#token.kind === "word") {
      values.push(this.#value().text);
      if (!this.#take("symbol", ",")) break;
    }
    if (this.#take("symbol", "]")) return values;
    if (this.#token.kind === "end") {
      throw filterError("Expected matching `]` after the list of values given to `IN[`.", this.#token);
    }
    const keyword =
      this.#token.kind === "keyword" ? ", which is a keyword. Surround it by quotes to use it as a value" : "";
    const reason = `Expected only comma-separated values inside \`IN[..]\` but instead found ${quote(this.#token.text)}${keyword}.`;
    throw filterError(reason, this.#token);
  }

  #value(): Token {
    const token = this.#token;
    if (token.kind === "word") {
      this.#next();
      return token;
    }
    if (token.kind === "end") throw filterError("Was expecting a value but instead got nothing.", token);
    const got = quote(token.text);
    const keyword = `, which is a reserved keyword. To use ${got} as a field name or a value, surround it by quotes`;
    // Meilisearch points at the place of a symbol, and at the whole of a word.
    const span = token.kind === "symbol" ? { ...token, end: token.start } : token;
    throw filterError(`Was expecting a value but instead got ${got}${token.kind === "keyword" ? keyword : ""}.`, span);
  }

  #expectedOperation(named: Parsed): Error {
    const span = { ...named.span, end: Math.max(named.span.end, this.#token.end) };
    const at = quote(this.#source.slice(span.start, span.end));
    return filterError(`Was expecting an operation ${OPERATIONS} at ${at}.`, span);
  }

  #take(kind: Token["kind"], text: string): boolean {
    if (this.#token.kind !== kind || this.#token.text !== text) return false;
    this.#next();
    return true;
  }

  #next(): void {
    this.#token = readToken(this.#source, this.#token.end);
  }
}

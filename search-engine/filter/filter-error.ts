import { SearchError } from "../search-error.ts";

/** A stretch of a filter's text, in UTF-16 units. */
export type Span = { readonly source: string; readonly start: number; readonly end: number };

/** Meilisearch's form: the reason, then `from:to` counted in characters from 1, then the filter itself. */
export class FilterError extends SearchError {
  readonly reason: string;
  /** The first character that is wrong, counted from 1. */
  readonly from: number;

  constructor(reason: string, span: Span, code = "invalid_search_filter") {
    const from = characters(span.source.slice(0, span.start)) + 1;
    const to = from + characters(span.source.slice(span.start, span.end));
    super(code, `${reason}\n${from}:${to} ${span.source}`);
    this.reason = reason;
    this.from = from;
  }
}

export const filterError = (reason: string, span: Span): FilterError => new FilterError(reason, span);

const characters = (text: string): number => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

/** Text of a filter quoted in a message, on one line and not too long. */
export const quote = (text: string): string => {
  const line = JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text).slice(1, -1);
  return `\`${line.replaceAll('\\"', '"')}\``;
};

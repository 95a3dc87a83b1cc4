/** Meilisearch's answer to a request it cannot serve. */
export type ErrorBody = {
  readonly message: string;
  readonly code: string;
  readonly type: "invalid_request";
  readonly link: string;
};

/** The only error that the engine throws for a caller's input. `JSON.stringify` gives Meilisearch's shape. */
export class SearchError extends Error {
  readonly code: string;
  readonly type = "invalid_request" as const;

  constructor(code: string, message: string) {
    super(message);
    this.name = "SearchError";
    this.code = code;
  }

  get link(): string {
    return `https://docs.meilisearch.com/errors#${this.code}`;
  }

  /** Meilisearch answers 404 for an unknown index, and 400 for everything else. */
  get status(): 400 | 404 {
    return this.code === "index_not_found" ? 404 : 400;
  }

  toJSON(): ErrorBody {
    return { message: this.message, code: this.code, type: this.type, link: this.link };
  }
}

/** `a`, `b` and `c` in backquotes, sorted, as error messages list attributes. */
export const listNames = (names: readonly string[]): string =>
  names
    .toSorted()
    .map((name) => `\`${name}\``)
    .join(", ");

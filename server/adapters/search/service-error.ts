/** An error answer in Meilisearch's shape. Errors of a query are the engine's SearchError. */
export class ServiceError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 500 | 503;
  readonly code: string;
  readonly type: "auth" | "invalid_request" | "internal";
  /** Seconds after which a retry is worthwhile. */
  readonly retryAfter: number | null;

  constructor(
    status: ServiceError["status"],
    code: string,
    message: string,
    type: ServiceError["type"] = "invalid_request",
    retryAfter: number | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
    this.retryAfter = retryAfter;
  }

  toJSON() {
    const { message, code, type } = this;
    return { message, code, type, link: `https://docs.meilisearch.com/errors#${code}` };
  }
}

export const unavailable = (): ServiceError =>
  new ServiceError(503, "internal", "The search server does not answer. Please try again in a moment.", "internal");

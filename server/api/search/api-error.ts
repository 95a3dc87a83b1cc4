/** An answer that is no result, in Meilisearch's shape. What a query got wrong is the engine's SearchError. */
export class ApiError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 413 | 415 | 500 | 503;
  readonly code: string;
  readonly type: "auth" | "invalid_request" | "internal";

  constructor(status: ApiError["status"], code: string, message: string, type: ApiError["type"] = "invalid_request") {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
  }

  toJSON() {
    const { message, code, type } = this;
    return { message, code, type, link: `https://docs.meilisearch.com/errors#${code}` };
  }
}

export const missingAuthorization = (): ApiError =>
  new ApiError(
    401,
    "missing_authorization_header",
    "The Authorization header is missing. It must use the bearer authorization method.",
    "auth",
  );

export const invalidKey = (message = "The provided API key is invalid."): ApiError =>
  new ApiError(403, "invalid_api_key", message, "auth");

export const internalError = (): ApiError =>
  new ApiError(500, "internal", "The search could not be answered. Please try again in a moment.", "internal");

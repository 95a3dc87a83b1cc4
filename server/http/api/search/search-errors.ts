import { ServiceError } from "#server/adapters/search/service-error.ts";

export const missingAuthorization = (): ServiceError =>
  new ServiceError(
    401,
    "missing_authorization_header",
    "The Authorization header is missing. It must use the bearer authorization method.",
    "auth",
  );

export const invalidKey = (message = "The provided API key is invalid."): ServiceError =>
  new ServiceError(403, "invalid_api_key", message, "auth");

export const tooManySearches = (seconds: number): ServiceError =>
  new ServiceError(
    429,
    "too_many_search_requests",
    `Too many searches from this address. Try again in ${seconds} seconds.`,
    "invalid_request",
    seconds,
  );

export const tooBusy = (seconds: number): ServiceError =>
  new ServiceError(503, "internal", `Too many searches at once. Try again in ${seconds} seconds.`, "internal", seconds);

export const bodyLate = (status: 408 | 503): ServiceError =>
  new ServiceError(
    status,
    "bad_request",
    "The payload did not arrive completely. Send it again.",
    "invalid_request",
    2,
  );

export const internalError = (): ServiceError =>
  new ServiceError(500, "internal", "The search could not be answered. Please try again in a moment.", "internal");

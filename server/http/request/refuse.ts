import { documentPolicy } from "#server/pages/content-security.ts";
import type { Context } from "hono";
import { pageTransition } from "#site/page-transition.ts";
import { platformTokens } from "#server/platform/platform-tokens.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { RequestEnv } from "./request.ts";
import { escapeMarkup } from "#domain/text/escape-markup.ts";
import { BodyLateError, ClientGoneError, TooBusyError, TooManyError } from "#server/platform/admission/errors.ts";

const busyText =
  "This page is taking longer than usual, because many people are asking for it. Please try again in a moment.";
const manyText = "A lot of pages were opened from your connection in a short time. Please wait a moment and try again.";
const lateTexts = {
  408: "This did not arrive completely. Please check your connection and send it again.",
  503: "A lot of messages from your connection arrived only in part. Please send yours again in a moment.",
};
const awayText = "This page cannot be shown just now. Please try again in a moment.";
const AWAY_SECONDS = 5;
const LATE_SECONDS = "2";
/** Nobody receives it; the log shows why the request ended. */
export const goneStatus = 499;

type Refusal = TooBusyError | TooManyError | BodyLateError | ClientGoneError;

export const isRefusal = (error: unknown): error is Refusal =>
  [TooBusyError, TooManyError, BodyLateError, ClientGoneError].some((kind) => error instanceof kind);

/** The answer to a refused request. */
export function refuse(c: Context<RequestEnv>, error: Refusal): Response {
  if (error instanceof ClientGoneError) return new Response(null, { status: goneStatus });
  if (error instanceof BodyLateError) return askAgain(c, error);
  if (error instanceof TooBusyError) return waitFor(c, busyText, 503, error.retryAfterSeconds);
  return waitFor(c, manyText, 429, error.retryAfterSeconds);
}

export const isStoreAway = (error: unknown): boolean => error instanceof StoreError && error.kind === "unavailable";

/** The answer while the database does not: a page that nobody has opened before cannot be made. */
export const answerWithoutStore = (c: Context<RequestEnv>): Response => waitFor(c, awayText, 503, AWAY_SECONDS);

/** Without a page that reloads: what the visitor wrote is one step back. */
function askAgain(c: Context<RequestEnv>, { status }: BodyLateError): Response {
  const headers = { "retry-after": LATE_SECONDS, "cache-control": "no-store" };
  return wantsPage(c)
    ? c.text(lateTexts[status], status, headers)
    : c.json({ error: lateTexts[status] }, status, headers);
}

const wantsPage = (c: Context<RequestEnv>): boolean =>
  (c.req.header("accept")?.includes("text/html") ?? false) && !c.req.path.startsWith("/api/");

function waitFor(c: Context<RequestEnv>, text: string, status: 429 | 503, seconds: number): Response {
  const headers = { "retry-after": String(seconds), "cache-control": "no-store" };
  if (!wantsPage(c)) return c.json({ error: text }, status, headers);
  const name = c.get("runtime")?.site.public.name ?? "";
  return c.html(pageOf(name, text, seconds), status, { ...headers, "content-security-policy": policy });
}

const styles = `${platformTokens}${pageTransition}body{font:1.1rem/1.5 var(--font);color:var(--ink);max-width:34rem;margin:15vh auto;padding:0 1.5rem}`;
const policy = documentPolicy(styles);

/** A single document: a style sheet, a script or a picture would each be one more request. */
function pageOf(name: string, text: string, seconds: number): string {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="${seconds}">`,
    `<title>${escapeMarkup(name)}: one moment please</title><style>${styles}</style>`,
  ];
  const body = `<h1>${escapeMarkup(name)}</h1><p>${text}</p><p>The page opens by itself. <a href="">Try again now</a></p>`;
  return `<!doctype html><html lang="en"><head>${head.join("")}</head><body>${body}</body></html>`;
}

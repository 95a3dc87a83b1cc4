import { parsePage } from "#app/page/trusted-text.ts";
import { AnswerCache } from "./answer-cache.ts";
import { readListing } from "./listing-data.ts";

type Answer = { url: string; html: string };

const cache = new AnswerCache<Answer>();

/** A listing from the cache, or from the server and then into the cache. `url` is where the server's redirects led. */
export async function fetchListing(address: string, signal: AbortSignal): Promise<{ url: string; page: Document }> {
  const { pathname, search } = new URL(address, location.origin);
  const query = pathname + search;
  const known = cache.get(query);
  if (known) return { url: known.url, page: parsePage(known.html) };
  const response = await fetch(query, { signal });
  const html = await response.text();
  const page = parsePage(html);
  const facts = readListing(page)?.facts;
  if (facts) cache.keep(query, { url: response.url, html }, facts.version);
  return { url: response.url, page };
}

/** The listing that the page was opened with: it is still in the browser, so nothing is requested. */
export async function keepFirst(): Promise<void> {
  const facts = readListing(document)?.facts;
  if (!facts) return;
  const response = await fetch(facts.url, { cache: "force-cache" });
  cache.keep(facts.url, { url: response.url, html: await response.text() }, facts.version);
}

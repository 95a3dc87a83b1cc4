// A site's list of old addresses and their targets.

export const redirectStatuses = [301, 302, 307, 308] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

export interface Redirect {
  /** A path; a final star matches the rest, a query has to match exactly. */
  from: string;
  /** A path of this site or an address elsewhere; a star inserts the rest. Null if the page is gone for good. */
  to: string | null;
  /** 301 and 308 permanent, 302 and 307 temporary; 410 gone. */
  status: RedirectStatus | 410;
}

export type Redirected = { status: RedirectStatus; location: string } | { status: 410 };
export type FindRedirect = (path: string, query: string) => Redirected | null;

/** Old links come in capitals, escaped, and with or without a trailing slash. */
export function normalPath(path: string): string {
  let plain = path;
  try {
    plain = decodeURI(path);
  } catch {
    // An invalid escape: used unchanged.
  }
  return plain.toLowerCase().replace(/\/+$/, "") || "/";
}

export const isPattern = (from: string): boolean => from.endsWith("*");
/** "/blog/*" begins with "/blog/". */
const prefixOf = (from: string): string => decodedStart(from.slice(0, -1));
const decodedStart = (start: string): string => (start.endsWith("/") ? `${normalPath(start)}/` : normalPath(start));

/** Exact addresses first, those with a query before those without; then the longest pattern. */
export function findRedirect(redirects: readonly Redirect[]): FindRedirect | null {
  if (redirects.length === 0) return null;
  const exact = new Map(redirects.filter(({ from }) => !isPattern(from)).map((one) => [keyOf(one.from), one]));
  const patterns = redirects
    .filter(({ from }) => isPattern(from))
    .map((one) => ({ one, start: prefixOf(one.from) }))
    .sort((a, b) => b.start.length - a.start.length);
  return (path, query) => {
    const plain = normalPath(path);
    const withQuery = query === "" ? undefined : exact.get(`${plain}?${query}`);
    if (withQuery) return answerOf(withQuery, "", "");
    const named = exact.get(plain);
    if (named) return answerOf(named, "", query);
    const found = patterns.find(({ start }) => `${plain}/`.startsWith(start));
    return found ? answerOf(found.one, plain.slice(found.start.length), query) : null;
  };
}

export function keyOf(from: string): string {
  const [path = "/", query] = from.split("?", 2);
  return query === undefined ? normalPath(path) : `${normalPath(path)}?${query}`;
}

function answerOf({ to, status }: Redirect, rest: string, query: string): Redirected {
  if (status === 410 || to === null) return { status: 410 };
  // Without leading slashes: "/au/*" to "/*" would lead from "/au//elsewhere.example" to another host.
  const tail = encodeURI(rest.replace(/^\/+/, ""));
  const [target = "", hash] = to.replace("*", () => tail).split("#", 2);
  const address = query === "" ? target : `${target}${target.includes("?") ? "&" : "?"}${query}`;
  return { status, location: hash === undefined ? address : `${address}#${hash}` };
}

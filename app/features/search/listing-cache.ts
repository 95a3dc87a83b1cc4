// What this browser has seen of listings (4.9): the last 50 queries, the oldest out first.

type Kept = { data: unknown; at: number };

const capacity = 50;
/** Prices change; nobody should read an old one for long. */
const keepFor = 5 * 60_000;

const answers = new Map<string, Kept>();
let current: string | null = null;

/** A listing from memory, or from the server and then into memory. Whatever else the server answers is passed on. */
export async function cachedListing<T extends object>(url: string, load: () => Promise<T>): Promise<T> {
  const known = answers.get(keyOf(url));
  if (known !== undefined && Date.now() - known.at < keepFor) return known.data as T;
  const data = await load();
  if ("version" in data) rememberListing(url, data as T & { version: string });
  return data;
}

/** Answers of another version of site or stock are let go. */
export function rememberListing(url: string, data: { version: string }): void {
  if (data.version !== current) answers.clear();
  current = data.version;
  const key = keyOf(url);
  answers.delete(key);
  answers.set(key, { data, at: Date.now() });
  const [oldest] = answers.keys();
  if (answers.size > capacity && oldest !== undefined) answers.delete(oldest);
}

function keyOf(url: string): string {
  const { pathname, search } = new URL(url, "http://listing");
  return pathname + search;
}

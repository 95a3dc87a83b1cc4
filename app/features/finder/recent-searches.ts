// This visitor's recent searches. They stay in the browser and can be cleared.

const key = "forecourt.searches";
const mostSearches = 5;
const longest = 200;

export function readRecent(storage: Storage | null): string[] {
  try {
    const found: unknown = JSON.parse(storage?.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string").slice(0, mostSearches) : [];
  } catch {
    return [];
  }
}

/** Newest first; case does not matter. */
export function rememberSearch(storage: Storage | null, typed: string): void {
  const text = typed.trim().replace(/\s+/g, " ").slice(0, longest);
  if (text === "") return;
  const others = readRecent(storage).filter((one) => one.toLowerCase() !== text.toLowerCase());
  quietly(() => storage?.setItem(key, JSON.stringify([text, ...others].slice(0, mostSearches))));
}

export function clearRecent(storage: Storage | null): void {
  quietly(() => storage?.removeItem(key));
}

/** Even accessing the storage throws where it is forbidden. */
export function ownStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** With a full or forbidden storage nothing is remembered. */
function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // Nothing is remembered.
  }
}

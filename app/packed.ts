// What a page is drawn from travels to the browser as one string of JSON. As an object, React Router would send every
// value of it as an entry of its own with numbers pointing to it: half as large again after compression, and slower to
// write and to read.

declare const content: unique symbol;
export type Packed<T> = string & { readonly [content]?: T };

/** The last few, so that the parts of a page that need one share one object. */
const kept = new Map<string, unknown>();
const most = 8;

export function pack<T>(value: T): Packed<T> {
  const text = JSON.stringify(value);
  keep(text, value);
  return text;
}

export function unpack<T>(packed: Packed<T>): T {
  if (!kept.has(packed)) keep(packed, JSON.parse(packed));
  return kept.get(packed) as T;
}

function keep(text: string, value: unknown): void {
  kept.set(text, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(oldest);
  }
}

// A property of the styling contract (docs/decisions/0058) costs bytes where it is read. The build knows what most of
// them are in a template: its sheets say so once, on :root, or never. Such a property is written as its value.

type Sheet = { name: string; text: string };
/** Property and its one value in a template. Null: no sheet sets it, so each use takes its own fallback. */
export type Settled = ReadonlyMap<string, string | null>;

/** `sheets`: all that may be loaded together with one entry, from shared components and the templates that use it. */
export function settledProperties(listed: readonly string[], sheets: readonly Sheet[], templates: number): Settled {
  const settled = new Map<string, string | null>();
  for (const name of listed) {
    const set = sheets.flatMap(({ text }) => [...text.matchAll(new RegExp(`(?<![\\w-])--${name}:\\s*([^;]+);`, "g"))]);
    const onRoot = sheets.flatMap(({ text }) => rootsOf(text).filter((root) => root.includes(`--${name}:`)));
    const value = set[0]?.[1]?.trim();
    if (value === undefined) settled.set(name, null);
    // What refers to another property may mean another value in a part of the page.
    else if (templates === 1 && set.length === 1 && onRoot.length === 1 && !/var\(/.test(value))
      settled.set(name, value);
  }
  return settled;
}

/** Rules of :root that hold in every window. */
const rootsOf = (text: string): string[] => [...text.matchAll(/^:root \{[^}]*\}/gm)].map(([rule]) => rule);

/** The value of a declaration without the properties that are settled. */
export function settle(value: string, settled: Settled): string {
  let text = value;
  for (const [name, known] of settled) {
    for (let use = useOf(text, name); use !== null; use = useOf(text, name)) {
      const said = known ?? use.fallback;
      if (said === null) break;
      text = text.slice(0, use.start) + said + text.slice(use.end);
    }
  }
  return text;
}

type Use = { start: number; end: number; fallback: string | null };

/** The first `var(--name, …)` of a value. */
function useOf(text: string, name: string): Use | null {
  const start = text.search(new RegExp(`var\\(--${name}(?![\\w-])`));
  if (start === -1) return null;
  let [end, depth] = [start + 3, 0];
  do {
    if (text[end] === "(") depth += 1;
    if (text[end] === ")") depth -= 1;
    end += 1;
  } while (depth > 0 && end < text.length);
  const comma = text.indexOf(",", start);
  const fallback = comma === -1 || comma >= end ? null : text.slice(comma + 1, end - 1).trim();
  return { start, end, fallback };
}

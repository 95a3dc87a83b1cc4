/** Facts about the dealer that a page may use as {{name}}. */
export const factNames = [
  "name",
  "phone",
  "phone_link",
  "email",
  "address",
  "city",
  "licences",
  "cars",
  "vehicle",
  "privacy_path",
  "terms_path",
  "search_path",
  "locations_path",
] as const;
export type FactName = (typeof factNames)[number];
export type PageFacts = Readonly<Record<FactName, string>>;

const placeholder = /\{\{\s*([a-z_]+)\s*\}\}/g;

/** Replaces names by facts. A line with an unknown fact is omitted. */
export function fillFacts(markdown: string, facts: PageFacts): string {
  return markdown
    .split("\n")
    .filter((line) => [...line.matchAll(placeholder)].every(([, name = ""]) => valueOf(name, facts) !== ""))
    .map((line) => line.replace(placeholder, (_all, name: string) => valueOf(name, facts)))
    .join("\n");
}

export function unknownFacts(line: string): string[] {
  return [...line.matchAll(placeholder)].map(([, name = ""]) => name).filter((name) => !isFact(name));
}

const valueOf = (name: string, facts: PageFacts): string => (isFact(name) ? facts[name] : "");
const isFact = (name: string): name is FactName => factNames.some((known) => known === name);

import { namedFeatures } from "#domain/car/named-features.ts";
import { keyOf, readLine } from "#domain/text/spelling.ts";

// Text that no listing matches may ask for what the listings do not record: nothing found then says nothing about the
// vehicles.

export interface TextAsked {
  /** What the listings do not say: "which {vehicles} have ISOFIX". */
  facts: readonly string[];
  /** The other words of the text. */
  others: string;
}

const have = (name: string): string => `which {vehicles} have ${inSentence(name)}`;
const properNames = /^(?:Apple|Android|Bluetooth)/;
const uncounted =
  /(?:s|Auto|CarPlay|Bluetooth|Navigation|audio|charging|control|keeping|braking|ISOFIX|conditioning|Leather|start|range|suspension|history)$/;

/** "a tow bar", "leather", "ISOFIX". */
function inSentence(name: string): string {
  const isWord = /^[A-Z][a-z]/.test(name) && !properNames.test(name);
  const text = isWord ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  if (uncounted.test(name)) return text;
  return `${/^[aeiou]/.test(text) ? "an" : "a"} ${text}`;
}

/** What no feature is named for, or in other words than a feature. */
const histories: readonly (readonly [says: string, fact: string])[] = [
  [
    "one owner, 1 owner, single owner, one lady owner, owner, owners, previous owner, previous owners, 2 owners, two owners",
    "how many owners {vehicles} have had",
  ],
  ["accident, accidents, accident free, no accidents, never crashed", "which {vehicles} have been in an accident"],
  ["written off, never written off, write off", "which {vehicles} have been written off"],
];

const factsByKey = new Map<string, string>([
  ...namedFeatures.flatMap(({ name, says }) => [name, ...says].map((one) => [keyOf(one), have(name)] as const)),
  ...histories.flatMap(([says, fact]) => says.split(", ").map((one) => [keyOf(one), fact] as const)),
]);
const longestFact = 5;

/** The facts that a text asks for, and its other words as they were typed. */
export function factsAsked(text: string): TextAsked {
  const { atoms } = readLine(text);
  const facts = new Set<string>();
  const others: string[] = [];
  for (let at = 0; at < atoms.length;) {
    const found = factAt(atoms.slice(at, at + longestFact).map((atom) => atom.text));
    if (found) facts.add(found.fact);
    else others.push(text.slice(atoms[at]?.start, atoms[at]?.end));
    at += found?.words ?? 1;
  }
  return { facts: [...facts], others: others.join(" ") };
}

function factAt(words: readonly string[]): { fact: string; words: number } | null {
  for (let length = words.length; length > 0; length--) {
    const fact = factsByKey.get(words.slice(0, length).join(""));
    if (fact !== undefined) return { fact, words: length };
  }
  return null;
}

import { ownValue } from "#domain/text/own-value.ts";
import type { Atom, Line } from "#domain/text/spelling.ts";
import { guess, typoIndex } from "#domain/text/typos.ts";
import { isPlain } from "./plain-words.ts";

// Words that join names and numbers into sentences, with a typing error: "undr 20k", "7 seeter", "beetween 10 and 20k".

const index = typoIndex(
  "under below between around about maximum minimum seater seats sleeps kilometres thousand hundred dollars weekly fortnight month monthly deposit without except newer older towing adults children family people three seven eight budget price caravan arrivals newest latest cheapest camera heated leather plater plates anything"
    .split(" ")
    .map((word) => [word, word] as const),
);

/** Words that are others by mistake, after the words beside which they mean nothing. */
const mistaken: Readonly<Record<string, { word: string; after?: RegExp }>> = {
  fourty: { word: "forty" },
  ninty: { word: "ninety" },
  seter: { word: "seater" },
  weak: { word: "week", after: /^(?:a|per|each|every|\d+)$/ },
  toe: { word: "tow" },
  towe: { word: "tow" },
  wek: { word: "week" },
  platter: { word: "plater", after: /^p$/ },
};

/** The line with such words spelt right, each still at its place in the visitor's text. `isKnown`: words of the site. */
export function respell(line: Line, isKnown: (word: string) => boolean): Line {
  let text = "";
  let end = 0;
  const atoms = line.atoms.map((atom, index): Atom => {
    const word = atom.quoted ? atom.text : rightly(atom.text, line.atoms[index - 1]?.text ?? "", isKnown);
    text += line.text.slice(end, atom.from);
    end = atom.to;
    const from = text.length;
    text += word;
    return { ...atom, text: word, from, to: text.length };
  });
  return { text: text + line.text.slice(end), atoms };
}

function rightly(typed: string, before: string, isKnown: (word: string) => boolean): string {
  const { word, after } = ownValue(mistaken, typed) ?? {};
  if (word !== undefined && (after?.test(before) ?? true)) return word;
  return isPlain(typed) || isKnown(typed) ? typed : (guess(index, typed) ?? typed);
}

import type { Case, Part } from "./case.ts";
import { lineChanges, withChanges } from "./line-changes.ts";

/** A part that another is much like, and what to call it. */
type Likeness = { part: Part; name: string };

/** Exports say again what was delivered. */
const deliveredAs: Readonly<Record<string, string>> = {
  "exported as JSON": "webhook",
  "exported as ADF": "prospect of adf",
};

/**
 * The cases of one form as a text. A part that is much like an earlier one, or like the same part of the first site,
 * is written as the lines in which it differs.
 */
export function writtenCases(cases: readonly Case[], ofFirstSite: readonly Case[] | null): string {
  const known: { title: string; parts: Part[] }[] = [];
  const first = new Map(ofFirstSite?.map((one) => [one.title, one.parts()]));
  const texts = cases.map((one) => {
    const own = { title: one.title, parts: [] as Part[] };
    const lines = one.parts().map((part) => {
      const likenesses = [
        ...likeIn(first.get(one.title), part, "in au"),
        ...known.flatMap(({ title, parts }) => likeIn(parts, part, `in “${title}”`)),
        ...lastAbove(own.parts, part),
      ];
      own.parts.push(part);
      return writtenPart(part, likenesses);
    });
    known.push(own);
    return `=== ${one.title}\n${lines.join("")}`;
  });
  return texts.join("\n");
}

const likeIn = (parts: readonly Part[] = [], { heading }: Part, name: string): Likeness[] =>
  parts.filter((one) => one.heading === heading).map((part) => ({ part, name }));

const kindOf = (heading: string): string => heading.split(",")[0] ?? "";

/** What went the same way before, of the same lead. */
function lastAbove(parts: readonly Part[], { heading }: Part): Likeness[] {
  const kinds = new Set([kindOf(heading), deliveredAs[heading]]);
  const part = parts.findLast((one) => kinds.has(kindOf(one.heading)));
  return part ? [{ part, name: `“${part.heading}” above` }] : [];
}

function writtenPart({ heading, text }: Part, likenesses: readonly Likeness[]): string {
  const changes = likenesses.map(({ part, name }) => ({ part, name, lines: lineChanges(part.text, text) }));
  const [best] = changes.toSorted((a, b) => sizeOf(a.lines) - sizeOf(b.lines));
  if (!best || sizeOf(best.lines) > text.length * mostChanged) return `--> ${heading}\n${text}\n`;
  const { part, name, lines } = best;
  // What is left out of the record must follow from it.
  if (withChanges(part.text, lines) !== text) throw new Error(`The changes of ${heading} do not lead to it.`);
  return `--> ${heading}: as ${name}${lines.length > 0 ? `, but\n${lines.join("\n")}` : ""}\n`;
}

/** More than that is easier to read as a whole. */
const mostChanged = 0.7;

const sizeOf = (lines: readonly string[]): number => lines.join("\n").length;

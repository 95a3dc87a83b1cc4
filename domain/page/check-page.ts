import { factNames, unknownFacts } from "./page-facts.ts";
import { isSectionKind, sectionKinds } from "./section-kinds.ts";
import { sectionParts, type SectionParts } from "./section-parts.ts";
import { type PageSection, splitSections } from "./split-sections.ts";

export type PageProblem = { line: number; expected: string };

/** Problems that a visitor would otherwise find: unknown names, and sections without their required parts. */
export function checkPage(markdown: string): PageProblem[] {
  const lines = markdown.split(/\r?\n/);
  const facts = lines.flatMap((text, index) =>
    unknownFacts(text).map((name) => ({
      line: index + 1,
      expected: `there is no fact called "${name}"; the facts are ${factNames.join(", ")}`,
    })),
  );
  const sections = splitSections(markdown);
  return [...facts, ...sections.flatMap(checkSection), ...checkHeroes(sections)].sort((a, b) => a.line - b.line);
}

function checkSection({ kind, words, body, line, closed }: PageSection): PageProblem[] {
  const wrong = (expected: string): PageProblem => ({ line, expected });
  if (!isSectionKind(kind)) {
    return [wrong(`there is no section called "${kind}"; the sections are ${Object.keys(sectionKinds).join(", ")}`)];
  }
  if (!closed) return [wrong(`the section "${kind}" does not end; put a line of ::: after it`)];
  const { argument, needs } = sectionKinds[kind];
  const bad = argument(words);
  const parts = sectionParts(body);
  return [
    ...(bad === null ? [] : [wrong(`"::: ${kind} ${words}": ${bad}`)]),
    ...needs.filter((need) => !has[need](parts)).map((need) => wrong(`a section "${kind}" needs ${nouns[need]}`)),
    ...picturesOf(parts)
      .filter((src) => !src.startsWith("/media/"))
      .map((src) => wrong(`write a picture as "/media/…", not "${src}"`)),
  ];
}

/** A page has one main heading. */
function checkHeroes(sections: readonly PageSection[]): PageProblem[] {
  const [, ...more] = sections.filter(({ kind }) => kind === "hero");
  return more.map(({ line }) => ({ line, expected: "a page has one hero; use picture or action further down" }));
}

type Need = (typeof sectionKinds)[keyof typeof sectionKinds]["needs"][number];

const has: Record<Need, (parts: SectionParts) => boolean> = {
  title: ({ title }) => title !== null,
  picture: ({ picture }) => picture !== null,
  items: ({ items }) => items.length > 0,
  list: ({ list }) => list.length > 0,
  text: ({ body, items, title }) => body !== "" || items.length > 0 || title !== null,
};

const nouns: Record<Need, string> = {
  title: 'a heading, such as "## Book a service"',
  picture: 'a picture, such as "![Our workshop](/media/workshop.webp)"',
  items: 'parts that begin with "### A heading"',
  list: 'a list of lines that begin with "- "',
  text: "some text",
};

const picturesOf = ({ picture, items }: SectionParts): string[] =>
  [picture, ...items.map((item) => item.picture)].flatMap((one) => (one ? [one.src] : []));

import { expect, test } from "vitest";
import { checkPage } from "./check-page.ts";
import { fillFacts, type PageFacts } from "./page-facts.ts";
import { sectionParts } from "./section-parts.ts";
import { splitSections } from "./split-sections.ts";

const page = `Words before.

::: cards 2
## Why us
### One
First.
### Two
Second.
[More](/about)
:::

Words after.`;

test("[2.1, 10.6.2] a page is its sections in order; what stands between them is text", () => {
  expect(splitSections(page).map(({ kind, words, line }) => [kind, words, line])).toEqual([
    ["text", "", 1],
    ["cards", "2", 3],
    ["text", "", 11],
  ]);
});
test("three colons inside code open nothing", () => {
  expect(splitSections("```\n::: hero\n```").map(({ kind }) => kind)).toEqual(["text"]);
});
test("a section has a heading, items below ### and links that stand alone as buttons", () => {
  const [, cards] = splitSections(page);
  const parts = sectionParts(cards?.body ?? "");
  expect(parts.title).toBe("Why us");
  expect(parts.items).toEqual([
    { title: "One", picture: null, links: [], body: "First." },
    { title: "Two", picture: null, links: [{ label: "More", url: "/about" }], body: "Second." },
  ]);
});
test("a link within a sentence stays in it", () => {
  const { links, body } = sectionParts("## Ask\nWrite to [us](/contact) any time.");
  expect(links).toEqual([]);
  expect(body).toBe("Write to [us](/contact) any time.");
});
test("a picture on a line of its own is the section's picture", () => {
  const { picture, body } = sectionParts("![Our yard](/media/yard.webp)\n\n## Here\nWords.");
  expect(picture).toEqual({ src: "/media/yard.webp", alt: "Our yard" });
  expect(body).toBe("Words.");
});

const facts = { name: "Corner Lot", phone: "02 7010 4400", licences: "" } as PageFacts;

test("[4.5, 10.6.3] a page says the dealer's facts, and leaves out lines about what he has not said", () => {
  expect(fillFacts("Call {{name}} on {{ phone }}.\n{{licences}}\nBye.", facts)).toBe(
    "Call Corner Lot on 02 7010 4400.\nBye.",
  );
});

test.each([
  ["::: heros\n:::", 1, 'there is no section called "heros"'],
  ["Words\n\n::: hero\n# Hi", 3, "does not end"],
  ["::: hero\nno heading\n:::", 1, "needs a heading"],
  ["::: picture up\n![](/media/a.webp)\n:::", 1, 'expected "left" or "right"'],
  ["::: picture\nwords\n:::", 1, "needs a picture"],
  ["::: picture\n![](https://elsewhere.example/a.png)\n:::", 1, 'write a picture as "/media/…"'],
  ["::: form lottery\n:::", 1, '"::: form lottery": expected'],
  ["::: stock\n:::", 1, "name the listing"],
  ["::: facts\nwords\n:::", 1, "needs a list"],
  ["::: hero\n# A\n:::\n\n::: hero\n# B\n:::", 5, "a page has one hero"],
  ["Hello\n{{fax}}", 2, 'there is no fact called "fax"'],
])("[10.6.2] what is wrong with %j is said with its line", (markdown, line, words) => {
  const [problem] = checkPage(markdown);
  expect(problem?.line).toBe(line);
  expect(problem?.expected).toContain(words);
});
test("a page of every kind of section has nothing wrong with it", () => {
  const all = `::: hero\n# Hi\n:::\n::: cards\n### A\nb\n:::\n::: steps\n### A\nb\n:::\n::: facts\n- **1** one\n:::
::: action\n## Go\n[There](/contact)\n:::\n::: quote\nGood.\n-- Me\n:::\n::: faq Buying\n:::\n::: form contact\n:::
::: stock /search/used-cars /search\n:::\n::: staff\n:::\n::: milestones\n:::\n::: locations service\n:::\n::: offers kia\n:::\n::: models\n:::`;
  expect(checkPage(all)).toEqual([]);
});

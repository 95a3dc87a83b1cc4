import { expect, test } from "vitest";
import { type ScriptWorld, type SiteScripts, startSiteScripts } from "./site-scripts.ts";

const ids = { gtm: "GTM-A1", ga4: null, meta: null };

/** What happened, in order: before the browser is quiet, and after. */
function run(scripts: Partial<SiteScripts>, world: Partial<ScriptWorld> = {}) {
  const done: string[] = [];
  let start: () => void = () => undefined;
  startSiteScripts(
    { privacy: "/privacy-policy", ...scripts },
    {
      whenQuiet: (callback) => {
        start = callback;
      },
      startTags: ({ gtm }) => done.push(`tags ${gtm}`),
      choice: () => null,
      keepChoice: (choice) => done.push(`keep ${choice}`),
      refuses: () => false,
      ask: (privacy) => done.push(`ask ${privacy}`),
      ...world,
    },
  );
  const before = [...done];
  start();
  return { before, after: done };
}

test("[7.6.5] nothing of another house is loaded before the visitor does something or the browser rests", () => {
  expect(run({ ...ids, consent: false })).toEqual({ before: [], after: ["tags GTM-A1"] });
});
test("[7.6.5] with the consent setting nothing is measured before the visitor has agreed", () => {
  expect(run({ ...ids, consent: true }).after).toEqual(["ask /privacy-policy"]);
  expect(run({ ...ids, consent: true }, { choice: () => "no" }).after).toEqual([]);
  expect(run({ ...ids, consent: true }, { choice: () => "yes" }).after).toEqual(["tags GTM-A1"]);
});
test.each([
  [true, ["keep yes", "tags GTM-A1"]],
  [false, ["keep no"]],
])("[7.6.6] the answer %s is kept and obeyed at once", (agreed, expected) => {
  expect(run({ ...ids, consent: true }, { ask: (_privacy, answered) => answered(agreed) }).after).toEqual(expected);
});
test.each([
  [true, "yes", { mode: "denied", hasAgreed: true }],
  [false, null, { mode: "denied", hasAgreed: false }],
])("[7.6.7] tags are told the site's consent mode, and whether the visitor has agreed", (consent, choice, expected) => {
  const told: unknown[] = [];
  run(
    { ...ids, consent, consent_mode: "denied" },
    { choice: () => choice, startTags: (_ids, state) => told.push(state) },
  );
  run({ ...ids, consent }, { choice: () => choice, startTags: (_ids, state) => told.push(state) });
  expect(told).toEqual([expected, { ...expected, mode: null }]);
});
test("[7.6.6] a browser that refuses for its owner is not asked", () => {
  expect(run({ ...ids, consent: true }, { refuses: () => true }).after).toEqual([]);
});
test("a site without tags asks nothing", () => {
  expect(run({ consent: true }).after).toEqual([]);
});

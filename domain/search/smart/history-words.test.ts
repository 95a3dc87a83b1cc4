import { expect, test } from "vitest";
import { buildLexicon } from "./lexicon.ts";
import { readQuery } from "./read-query.ts";
import { testingVocabulary } from "./testing/car-vocabulary.ts";

const known = ["One owner", "Service history", "Full service history", "No money owing", "Safety certificate"];
const features = [...known, "Five-star ANCAP", "Repairable write-off"];
const lexicon = buildLexicon({ ...testingVocabulary, features });
const read = (text: string) => readQuery(text, lexicon, Date.UTC(2026, 6, 1));

test.each([
  ["one owner", "One owner"],
  ["1 owner", "One owner"],
  ["full service history", "Full service history"],
  ["service history", "Service history"],
  ["log books", "Service history"],
  ["clear ppsr", "No money owing"],
  ["no money owing", "No money owing"],
  ["rwc", "Safety certificate"],
  ["roadworthy", "Safety certificate"],
  ["pink slip", "Safety certificate"],
  ["5 star ancap", "Five-star ANCAP"],
  ["five star ancap", "Five-star ANCAP"],
  ["ancap 5", "Five-star ANCAP"],
  ["wovr", "Repairable write-off"],
])("[16.2.10] %j finds %s", (text, feature) => {
  expect(read(text)).toMatchObject({ refinements: { features: [feature] }, query: "" });
});

test("[16.2.10] beside other wishes", () => {
  expect(read("one owner rav4 under 30k with rwc")).toMatchObject({
    refinements: { features: ["One owner", "Safety certificate"], make_model: ["Toyota/RAV4"] },
    query: "",
  });
});

import { describe, expect, test } from "vitest";
import { buildLexicon } from "./lexicon.ts";
import { readQuery } from "./read-query.ts";
import { written } from "./testing/notation.ts";
import { testingVocabulary } from "./testing/car-vocabulary.ts";

const carPlay = "Apple CarPlay";
const vocabulary = { ...testingVocabulary, features: [carPlay, "Android Auto", "Tow bar", "Heated seats", "V8"] };
const lexicon = buildLexicon({ ...vocabulary, ranges: ["price", "km", "year", "attributes.tow_braked"] });
const read = (text: string) => written(readQuery(text, lexicon, Date.UTC(2026, 10, 18)));

const family = [`features=${carPlay}`, "price=..45000", "seats=7", "tow_braked=2000.."];

describe("[16.1.6] several wishes in one sentence are each understood", () => {
  test.each([
    "7 seater carplay tow 2t under 45k",
    "seven seats, CarPlay, tow 2 t, under $45,000",
    "seven seats apple carplay tow 2 tonnes under $45,000",
    "7 seats tows 2000kg carplay below 45000",
    "seven seater with apple carplay, tows 2 tonne, less than 45 grand",
    "7 seater with apple carplay that can tow 2t for under 45k",
    "7 seats, car play, can tow 2000 kg, max $45,000",
    "under $45,000 seven seats apple car play towing 2 tonnes",
    "seven seats with apple carplay, able to tow 2 t, under 45,000",
    "7-seater, CarPlay, 2t towing, under $45k",
    "7 seats carplay 2 tonne tow capacity up to 45000",
    "seven seats carplay tow at least 2 tonnes under 45k",
  ])("%s", (text) => {
    expect(read(text)).toEqual(family);
  });

  test.each([
    ["tow bar and heated seats", ["features=Heated seats,Tow bar"]],
    ["towbar, apple carplay", [`features=${carPlay},Tow bar`]],
    ["android auto but no tow bar", ["features=Android Auto", "not features=Tow bar"]],
    ["8 cylinder with seat warmers", ["features=Heated seats,V8"]],
    ["suv tow 1.5t", ["body=SUV", "tow_braked=1500.."]],
    ["ute to tow 3 tonne caravan", ["body=Ute", "tow_braked=3000.."]],
    ["suv that can tow a 2.5t boat", ["body=SUV", "tow_braked=2500.."]],
    ["pull a 1500 kg horse float", ["tow_braked=1500.."]],
    ["tow 2t or more", ["tow_braked=2000.."]],
  ])("%s", (text, meaning) => {
    expect(read(text)).toEqual(meaning);
  });

  test("words of a feature that nothing in stock has stay text", () => {
    const plain = buildLexicon(testingVocabulary);
    expect(written(readQuery("apple carplay suv", plain, Date.UTC(2026, 10, 18)))).toEqual([
      "body=SUV",
      "text=apple carplay",
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { PlaceFinder } from "#domain/places/place-finder.ts";
import { PlaceList } from "#domain/places/place-list.ts";
import { buildLexicon, type SmartVocabulary } from "./lexicon.ts";
import { meaningLabel } from "./meaning-label.ts";
import { readQuery } from "./read-query.ts";
import { testingVocabulary } from "./testing/car-vocabulary.ts";
import { written } from "./testing/notation.ts";

const list = new PlaceList(`
cronulla||NSW|-34.051|151.151|18
eden||NSW|-37.063|149.904|3
parramatta||NSW|-33.814|151.003|27
richmond||NSW|-33.600|150.750|6
richmond||VIC|-37.823|144.998|28
`);
const postcodes = new Set(["2145", "2230", "3121"]);
const places = new PlaceFinder(
  {
    placesNamed: (key) => list.placesNamed(key),
    placesBeginning: () => [],
    guessPlace: (key) => list.guessPlace(key),
    pointOfPostcode: (postcode) => (postcodes.has(postcode) ? { lat: -33.8, long: 151 } : null),
  },
  [{ lat: -33.9, long: 151.2 }],
);
const vocabulary: SmartVocabulary = {
  ...testingVocabulary,
  places,
  ranges: ["price", "km", "year", "attributes.tow_braked", "attributes.power"],
};
const read = (text: string, over: SmartVocabulary = {}) =>
  readQuery(text, buildLexicon({ ...vocabulary, ...over }), Date.UTC(2026, 6, 1));
const means = (text: string) => written(read(text)).join("; ");

describe("[16.1.8] what is not wanted", () => {
  test.each([
    ["suv not white or red", "body=SUV; not colour=Glacier White,Red,White"],
    ["suv not white red or black", "body=SUV; not colour=Black,Glacier White,Red,White"],
    ["suv except kia and hyundai", "body=SUV; not make=Hyundai,Kia"],
    ["not red and automatic", "not colour=Red; transmission=Automatic"],
    ["no more than 20k", "price=..20000"],
    ["without tow bar", "text=without tow bar"],
  ])("%s", (text, meaning) => {
    expect(means(text)).toBe(meaning);
  });
});

test("[16.1.9] a repayment is what it pays for in five years where the site has none", () => {
  expect(means("150 bucks a week")).toBe("price=..39000");
  expect(means("$650 a month with 3k deposit")).toBe("price=..42000");
});

test("[16.1.10] people and loads ask for at least so much", () => {
  expect(means("2 adults 3 kids")).toBe("seats=5,7,8");
  expect(means("ute to tow a 3 tonne caravan")).toBe("body=Ute; tow_braked=3000..");
  expect(means("tow boat 2.5t")).toBe("tow_braked=2500..");
});

test.each([
  ["ute with less than hundred thousand ks", "body=Ute; km=..100000"],
  ["under two hundred thousand kays", "km=..200000"],
  ["under a hundred thousand kays", "km=..100000"],
  ["suv under fourty grand", "body=SUV; price=..40000"],
  ["suv under ninty thousand", "body=SUV; price=..90000"],
])("[16.1.4] spoken numbers: %s", (text, meaning) => {
  expect(means(text)).toBe(meaning);
});

test.each([
  ["tow me 2.5 tonne boat", "tow_braked=2500.."],
  ["ute to tow the 2 tonne van", "body=Ute; tow_braked=2000.."],
  ["something to tow the tinny", "text=something to tow the tinny"],
])("[16.1.10] %s", (text, meaning) => {
  expect(means(text)).toBe(meaning);
});

test("[16.1.4] a thing to carry is no model of its name", () => {
  const golf: SmartVocabulary = { make: ["Volkswagen"], make_model: ["Volkswagen/Golf"] };
  expect(written(read("wagon for golf clubs", golf))).toEqual(["body=Wagon", "text=golf clubs"]);
  expect(written(read("golf wagon", golf))).toEqual(["body=Wagon", "make_model=Volkswagen/Golf"]);
});

describe("[16.1.11] places", () => {
  const nearOf = (text: string) => read(text).near?.place ?? null;
  test.each([
    ["suv near cronulla", "cronulla-nsw"],
    ["cars under 15k cronulla", "cronulla-nsw"],
    // The nearest of that name, unless its state is named.
    ["ute richmond", "richmond-nsw"],
    ["ute richmond vic", "richmond-vic"],
    // A hamlet far away only after a word of place.
    ["ute eden", null],
    ["ute near eden", "eden-nsw"],
    ["hatch near cronula", "cronulla-nsw"],
    ["cars near 2145", "2145"],
    ["hybrid 2230", "2230"],
    ["around 2145", "2145"],
    // Prices and years stay what they are.
    ["under 2145", null],
    ["around 5000", null],
    ["2015", null],
  ])("%s", (text, place) => {
    expect(nearOf(text)).toBe(place);
  });

  test("without a yard on the map no place is understood", () => {
    expect(read("suv near cronulla", { places: null })).toMatchObject({ query: "cronulla" });
  });
});

describe("[16.1.13] what is known of models and rules", () => {
  test("the range of electric cars", () => {
    const ranges: SmartVocabulary["ranges"] = ["price", "km", "year", "electric_range"];
    expect(read("ev with 400km range", { ranges }).ranges.electric_range).toEqual({ min: 400, max: null });
    expect(read("range of at least 350 kms", { ranges }).ranges).toEqual({ electric_range: { min: 350, max: null } });
    expect(read("ev with 400km range")).toMatchObject({ ranges: {}, query: "with 400km range" });
  });

  test("the size of an SUV", () => {
    const size = ["Light SUV", "Small SUV", "Medium SUV", "Large SUV", "Small car"];
    expect(written(read("small white suv", { size }))).toEqual([
      "body=SUV",
      "colour=Glacier White,White",
      "size=Light SUV,Small SUV",
    ]);
    expect(written(read("big suv", { size }))).toEqual(["body=SUV", "size=Large SUV"]);
    expect(written(read("small car", { size }))).toEqual(["body=Hatchback"]);
    expect(written(read("small suv"))).toEqual(["body=SUV"]);
    expect(written(read("smallest suv you got", { size }))).toEqual(["body=SUV", "size=Light SUV,Small SUV"]);
    expect(written(read("biggest suv", { size }))).toEqual(["body=SUV", "size=Large SUV"]);
  });

  test("[16.1.16] SUVs that are easy to get into, and none that has to be climbed", () => {
    const sizes = { size: ["Light SUV", "Medium SUV", "Large SUV", "4WD wagon"] };
    const easy = "something for mum to get in and out of easily";
    const said = (text: string, over: SmartVocabulary = {}) => {
      const result = read(text, over);
      return [...result.understood.map((one) => meaningLabel(one, formatOf(au))), ...written(result)];
    };
    const chip = "Easy to get in and out of: SUVs";
    expect(said(easy, sizes)).toEqual([chip, "size=Light SUV,Medium SUV"]);
    expect(said(easy)).toEqual([chip, "body=SUV"]);
    expect(said("crook knees", sizes)).toEqual([chip, "size=Light SUV,Medium SUV"]);
    expect(said("suv with easy entry", sizes)).toEqual(["SUV", chip, "body=SUV", "size=Light SUV,Medium SUV"]);
    // A named body comes first, and the words are named as not taken into account.
    expect(said("sedan easy to get into", sizes)).toEqual(["Sedan", "body=Sedan"]);
    expect(read("sedan easy to get into", sizes).understood[0]?.unsaid?.join(" ")).toBe("easy to get into");
  });

  test("P plates, where a state limits power", () => {
    const p = (state: string[]) => read("p plater car", { state }).ranges["attributes.power"];
    expect(p(["QLD"])).toEqual({ min: null, max: 150 });
    expect(p(["WA", "TAS"])).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import { demoSites } from "#tests/support/demo-sites.ts";
import { formsOf } from "#tests/support/demo-forms.ts";
import type { Field, Option } from "./field.ts";

// What confuses shoppers. Every form of every demo site, with and without a car.

const sites = demoSites().sites.map(({ settings }) => settings.slug);
const scale = ["excellent", "good", "fair", "poor"];

const isAbout = (word: string) => (option: Option) => new RegExp(`^${word}\\b`, "i").test(option.label);
const ascends = (places: readonly number[]) => places.every((place, at) => at === 0 || (places[at - 1] ?? 0) <= place);

/** "Less than 1 year" comes before "1 to 3 years", and "More than 3 years" after it. */
function sizeOf(label: string): number | null {
  const number = /\d+/.exec(label);
  if (!number) return null;
  const beside = /^(?:less|under)/i.test(label) ? -0.5 : /^(?:more|over)/i.test(label) ? 0.5 : 0;
  return (Number(number[0]) + beside) * (/year/i.test(label) ? 12 : 1);
}

const choices = (fields: readonly Field[]) => fields.filter(({ kind }) => kind === "select" || kind === "radio");

describe.each(sites)("[5] the forms of %s", (slug) => {
  const forms = formsOf(slug);

  test("ask nothing on a step that is a single tick box", () => {
    const lone = forms.flatMap(({ id, steps }) =>
      steps.length === 1
        ? []
        : steps.flatMap(({ title, fields }) => {
            const first = fields.filter(({ shownWhen, carried }) => !shownWhen && !carried);
            return first.length === 1 && first[0]?.kind === "checkbox" ? [`${id}: ${title}`] : [];
          }),
    );
    expect(lone).toEqual([]);
  });

  test("[5.1.5] offer answers in a natural order: Yes before No, the best first, small before large", () => {
    const odd = forms.flatMap(({ id, steps }) =>
      choices(steps.flatMap(({ fields }) => fields)).flatMap(({ name, options = [] }) => {
        const [yes, no] = [options.findIndex(isAbout("yes")), options.findIndex(isAbout("no"))];
        const quality = scale.map((word) => options.findIndex(isAbout(word))).filter((at) => at >= 0);
        // Locations and workshop services keep the dealer's own order.
        const sizes =
          name === "location_id" ? [] : options.map(({ label }) => sizeOf(label)).filter((one) => one !== null);
        const isNatural = (yes < 0 || no < 0 || yes < no) && ascends(quality) && ascends(sizes);
        return isNatural ? [] : [`${id}: ${name}: ${options.map(({ label }) => label).join(" | ")}`];
      }),
    );
    expect([...new Set(odd)]).toEqual([]);
  });

  test("[5.1.5] start a message about a vehicle from suggested questions", () => {
    const about = forms.filter(({ id, known }) => known["car_id"] && suggested.has(id));
    for (const { id, steps } of about) {
      const message = steps.flatMap(({ fields }) => fields).find(({ name }) => name === "message");
      expect(message?.suggestions?.length ?? 0, id).toBeGreaterThanOrEqual(3);
    }
    expect(about.length).toBeGreaterThan(0);
  });
});

const suggested = new Set(["enquiry", "contact", "request-photos", "subscription", "rental"]);

import { type FormDefinition, fieldsOf } from "#domain/form/form-definition.ts";
import { inputName } from "#domain/form/input-name.ts";
import type { Lead } from "#domain/lead/lead.ts";
import type { Forged } from "./forgery.ts";
import { wordsOfPages } from "./server-facts.ts";

type Place = { at: string; value: unknown };

/** Every text and number in a value, and the name of every field, each with its place. */
function* placesIn(value: unknown, at: string): Generator<Place> {
  if (typeof value !== "object" || value === null) {
    yield { at, value };
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    const place = at === "" ? name : `${at}.${name}`;
    yield { at: `name of ${place}`, value: name };
    yield* placesIn(inner, place);
  }
}

export type Found = { problems: string[]; allowed: ReadonlySet<string> };

/**
 * Where a stored lead holds what its sender forged. Other fields may: they are the sender's. So may an answer to a
 * question of the form, under the name that the form gives it, and a page's own words.
 */
export function findForged(lead: Lead, form: FormDefinition | null, forged: readonly Forged[]): Found {
  const asked = new Map(form ? fieldsOf(form).map((field) => [inputName(field), `fields.${field.name}`]) : []);
  const { other_fields: _other, ...own } = lead;
  const problems: string[] = [];
  const allowed = new Set<string>();
  for (const { at, value } of placesIn(own, "")) {
    for (const { name, digits } of forged) {
      if (!String(value).includes(digits)) continue;
      const isWord = wordsOfPages.some((word) => word.name === name && word.at.test(at) && word.hasShape(value));
      if (isWord || asked.get(name) === at) allowed.add(digits);
      else problems.push(`${at} is ${JSON.stringify(value)}, which was sent as ${JSON.stringify(name)}`);
    }
  }
  return { problems, allowed };
}

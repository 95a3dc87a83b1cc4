import { ownValue } from "#domain/text/own-value.ts";
import { z } from "zod";
import { parseJson } from "#server/documents/parse-json.ts";
import { hasUnprintable } from "#domain/form/field-rules.ts";
import { adjustmentQuestions, unknownAnswers } from "#domain/valuation/adjustment.ts";
import type { Country } from "#domain/country/country.ts";

/** Who registers vehicles in the site's country. */
export type Places = Country["registration"]["places"];

const text = z
  .string()
  .trim()
  .max(120)
  .refine((words) => !hasUnprintable(words, true));
const rego = text.max(12);
const state = text.max(3).toUpperCase();
const words = text.default("");
const answers = z
  .record(z.string().max(40), z.string().max(40))
  .refine((given) => unknownAnswers(given).length === 0)
  .default({});
const id = z.string().regex(/^[0-9a-f]{32}$/);

export const plateBody = (places: Places) =>
  z.object({ rego: rego.min(1), regoState: state.refine((one) => places.includes(one)) });

export const valuationBody = (places: Places) =>
  z
    .object({
      rego: rego.default(""),
      regoState: state.default(""),
      km: z.number().int().min(0).max(2_000_000),
      make: words,
      model: words,
      year: z.number().int().min(1900).max(2200).optional(),
      badge: words,
      series: words,
      body: words,
      fuel: words,
      transmission: words,
      adjustmentAnswers: answers,
    })
    .refine(({ rego: plate, make, model, year }) => plate !== "" || (make !== "" && model !== "" && year !== undefined))
    .refine(({ rego: plate, regoState }) => plate === "" || places.includes(regoState), { path: ["regoState"] });

export const adjustmentBody = z.object({ id, adjustmentAnswers: answers });

export const resultBody = z.object({
  column_name: z.literal("valuation"),
  result: z.looseObject({ id }).refine((result) => JSON.stringify(result).length <= 4000),
});

/** The expected type of each field, for the author of a call. */
const wanted: Readonly<Record<string, string>> = {
  rego: "Write the registration as it stands on the plate, with at most 12 characters.",
  km: "Write the kilometres as a whole number from 0 to 2000000.",
  year: "Write the year as a whole number from 1900 to 2200.",
  adjustmentAnswers: `Answer only what is asked, with the values of the form: ${adjustmentQuestions.map((one) => one.id).join(", ")}.`,
  id: "Send the id that the valuation came with.",
  column_name: 'Only the column "valuation" is saved here.',
  result: "Send the valuation as it came, with its id, of at most 4000 characters.",
};
const wholly = "Name the rego and its state, or make, model and year.";

export type BodyProblem = { status: 400 | 422; error: string; fields: Record<string, string> };

/** The body of a call, or a sentence about everything that is wrong with it. */
export function readBody<T>(body: string, schema: z.ZodType<T>, places: Places): { value: T } | BodyProblem {
  const sent = parseJson(body);
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) {
    return { status: 400, error: "Send the fields as one JSON object.", fields: {} };
  }
  const read = schema.safeParse(sent);
  if (read.success) return { value: read.data };
  const names = read.error.issues.map(({ path: [name = ""] }) => String(name));
  const fields = Object.fromEntries(names.map((name) => [name, sentenceFor(name, places)]));
  return { status: 422, error: sentenceFor(names[0] ?? "", places), fields };
}

function sentenceFor(name: string, places: Places): string {
  if (name === "") return wholly;
  if (name === "regoState") return `Name who registered it: ${places.join(", ")}.`;
  return ownValue(wanted, name) ?? `Write ${name} as one line of at most 120 characters.`;
}

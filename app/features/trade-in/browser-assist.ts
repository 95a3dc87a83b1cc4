import type { Values } from "#domain/form/field.ts";
import { helpOf, lookupTexts, plateToLookUp, type StepHelp, vehicleToValue } from "#domain/form/trade-in-answers.ts";
import type { ValuationAnswer } from "#domain/valuation/valuation.ts";
import type { VehicleFacts } from "#domain/valuation/vehicle-facts.ts";

/** The server answers within three seconds; a connection may need some of its own. */
const patienceMs = 5000;
type Found = VehicleFacts & { sample: boolean };

/** Registers and valuations over the site's own calls. Whatever fails, the form goes on without it. */
export function browserAssist(saveResult: boolean) {
  let valued: { about: string; id: string } | null = null;
  const value = async (values: Values): Promise<string | null> => {
    const question = vehicleToValue(values);
    if (!question) return null;
    const about = JSON.stringify(question);
    if (valued?.about === about) return valued.id;
    const { adjustmentAnswers, ...vehicle } = question;
    const made = await call<ValuationAnswer>("POST", "/api/valuations", vehicle);
    if (!("id" in made)) return null;
    const adjusted = await call<ValuationAnswer>("PUT", "/api/valuations", { id: made.id, adjustmentAnswers });
    const result = "id" in adjusted ? adjusted : made;
    valued = { about, id: result.id };
    if (saveResult) void save(result);
    return result.id;
  };
  return {
    async leaving(step: number, values: Values): Promise<StepHelp | null> {
      const plate = plateToLookUp(step, values);
      if (!plate) return null;
      const found = await call<Found>("POST", "/api/rego-lookup", plate);
      return "make" in found ? helpOf(plate, found, "") : helpOf(plate, null, found.error);
    },
    async sending(values: Values): Promise<Record<string, string>> {
      const id = await value(values);
      return id === null ? {} : { valuation_id: id };
    },
  };
}

/** Point 8: a failed save is only logged. */
async function save(result: ValuationAnswer): Promise<void> {
  const answer = await call<{ saved: boolean }>("POST", "/api/miscellaneous", { column_name: "valuation", result });
  if (!("saved" in answer) || !answer.saved) console.warn("The valuation could not be saved.");
}

async function call<T>(method: string, path: string, body: object): Promise<T | { error: string }> {
  try {
    const response = await fetch(path, {
      method,
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
      signal: AbortSignal.timeout(patienceMs),
    });
    return (await response.json()) as T | { error: string };
  } catch {
    return { error: lookupTexts["no-answer"] };
  }
}

import { ownEstimateKey } from "#domain/finance/own-payment-keys.ts";
import type { Values } from "#domain/form/field.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import {
  droppedPlate,
  helpOf,
  isBeforeDetails,
  lookupTexts,
  plateToLookUp,
  type StepHelp,
  tradeInNames,
  valuedHelp,
  type VehicleQuestion,
  vehicleToValue,
} from "#domain/form/trade-in-answers.ts";
import { ownEstimateNote } from "#domain/valuation/own-estimate.ts";
import type { RegisterEntry } from "#domain/valuation/register-check.ts";
import type { ValuationAnswer } from "#domain/valuation/valuation.ts";
import type { VehicleFacts } from "#domain/valuation/vehicle-facts.ts";

/** The server answers within three seconds; a connection may need some of its own. */
const patienceMs = 5000;
type Found = VehicleFacts & { sample: boolean };

type Settings = NonNullable<FormDefinition["assist"]>;

/** Registers and valuations through the site's own calls. If one fails, the form continues without it. */
export function browserAssist({ saveResult, registerCheck, ...units }: Settings) {
  let valued: { about: string; answer: Promise<ValuationAnswer | null> } | null = null;
  /** The same vehicle is valued once. A failure is tried again. */
  const value = async (values: Values): Promise<ValuationAnswer | null> => {
    const question = vehicleToValue(values, units);
    if (!question) return null;
    const about = JSON.stringify(question);
    if (valued?.about !== about) valued = { about, answer: ask(question) };
    const answer = await valued.answer;
    if (answer === null && valued?.about === about) valued = null;
    return answer;
  };
  const ask = async ({ adjustmentAnswers, ...vehicle }: VehicleQuestion): Promise<ValuationAnswer | null> => {
    const made = await call<ValuationAnswer>("POST", "/api/valuations", vehicle);
    if (!("id" in made)) return null;
    const adjusted = await call<ValuationAnswer>("PUT", "/api/valuations", { id: made.id, adjustmentAnswers });
    const result = "id" in adjusted ? adjusted : made;
    if (saveResult) void save(result);
    return result;
  };
  return {
    async leaving(step: number, values: Values): Promise<StepHelp | null> {
      if (isBeforeDetails(step)) return valuedHelp(await value(values));
      const plate = plateToLookUp(step, values);
      if (!plate) return droppedPlate(step, values);
      const [found, history] = await Promise.all([
        call<Found>("POST", "/api/rego-lookup", plate),
        registerCheck ? call<RegisterEntry>("POST", "/api/nevdis", plate) : null,
      ]);
      const register = history && "stolen" in history ? history : null;
      return helpOf(plate, "make" in found ? found : { failure: found.error }, register);
    },
    async sending(values: Values): Promise<Record<string, string>> {
      const answer = await value(values);
      if (answer) rememberEstimate(answer, values[tradeInNames.finance] === "Yes");
      return answer ? { valuation_id: answer.id } : {};
    },
  };
}

/** For the finance form and the calculator of this visitor. What is owed on a vehicle comes off first. */
function rememberEstimate(answer: ValuationAnswer, isUnderFinance: boolean): void {
  try {
    if ("low" in answer && !isUnderFinance) localStorage.setItem(ownEstimateKey, ownEstimateNote(answer, Date.now()));
    else localStorage.removeItem(ownEstimateKey);
  } catch {
    // Full or forbidden: the visitor types the figure.
  }
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

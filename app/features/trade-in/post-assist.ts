import type { PageValuations } from "#site/page-ports.ts";
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
  vehicleToValue,
} from "#domain/form/trade-in-answers.ts";

/** The same as in a browser with a script, for forms that are posted step by step. */
export function postAssist(
  valuations: PageValuations,
  { saveResult, registerCheck, ...units }: NonNullable<FormDefinition["assist"]>,
) {
  const value = async (values: Values) => {
    const question = vehicleToValue(values, units);
    const answer = question && (await valuations.value(question));
    if (answer === null || typeof answer === "string") return null;
    if (saveResult) await valuations.saveResult(answer.id, answer);
    return answer;
  };
  return {
    async leaving(step: number, values: Values): Promise<StepHelp | null> {
      if (isBeforeDetails(step)) return valuedHelp(await value(values));
      const plate = plateToLookUp(step, values);
      if (!plate) return droppedPlate(step, values);
      const [found, register] = await Promise.all([
        valuations.lookup(plate),
        registerCheck ? valuations.register(plate) : null,
      ]);
      const looked = typeof found === "string" ? { failure: lookupTexts[found] } : found;
      return helpOf(plate, looked, typeof register === "string" ? null : register);
    },
    /** Every change of the vehicle passes the step before the details, so that the id belongs to these values. */
    async sending(values: Values): Promise<Record<string, string>> {
      const id = values[tradeInNames.valuation] || (await value(values))?.id;
      return typeof id === "string" ? { valuation_id: id } : {};
    },
  };
}

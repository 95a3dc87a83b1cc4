import type { PageValuations } from "#site/page-ports.ts";
import type { Values } from "#domain/form/field.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import {
  droppedPlate,
  helpOf,
  lookupTexts,
  plateToLookUp,
  type StepHelp,
  tradeInNames,
  vehicleToValue,
} from "#domain/form/trade-in-answers.ts";

/** The same as in a browser with a script, for forms that are posted step by step. */
export function postAssist(
  valuations: PageValuations,
  { saveResult, registerCheck }: NonNullable<FormDefinition["assist"]>,
) {
  return {
    async leaving(step: number, values: Values): Promise<StepHelp | null> {
      const plate = plateToLookUp(step, values);
      if (!plate) return droppedPlate(step, values);
      const [found, register] = await Promise.all([
        valuations.lookup(plate),
        registerCheck ? valuations.register(plate) : null,
      ]);
      const looked = typeof found === "string" ? { failure: lookupTexts[found] } : found;
      return helpOf(plate, looked, typeof register === "string" ? null : register);
    },
    async sending(values: Values, isAnswer: boolean): Promise<Record<string, string>> {
      const before = values[tradeInNames.valuation];
      // The answer to the captcha's question belongs to the form word for word.
      if (isAnswer) return typeof before === "string" && before !== "" ? { valuation_id: before } : {};
      const question = vehicleToValue(values);
      const answer = question && (await valuations.value(question));
      if (answer === null || typeof answer === "string") return {};
      if (saveResult) await valuations.saveResult(answer.id, answer);
      return { valuation_id: answer.id };
    },
  };
}

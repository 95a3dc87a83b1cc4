import type { PageValuations } from "#app/page-context.ts";
import type { Values } from "#domain/form/field.ts";
import {
  helpOf,
  lookupTexts,
  plateToLookUp,
  type StepHelp,
  tradeInNames,
  vehicleToValue,
} from "#domain/form/trade-in-answers.ts";

/** The same as in a browser with a script, for forms that are posted step by step. */
export function postAssist(valuations: PageValuations, { saveResult }: { saveResult: boolean }) {
  return {
    async leaving(step: number, values: Values): Promise<StepHelp | null> {
      const plate = plateToLookUp(step, values);
      if (!plate) return null;
      const found = await valuations.lookup(plate);
      return typeof found === "string" ? helpOf(plate, null, lookupTexts[found]) : helpOf(plate, found, "");
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

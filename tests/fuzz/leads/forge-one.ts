import { asJson } from "./as-json.ts";
import type { Forged } from "./forgery.ts";
import type { Outcome } from "./outcome.ts";
import type { RealVisit } from "./real-sends.ts";
import { sendAll } from "./send-all.ts";
import type { Stage } from "./stage.ts";

/** One forged field alone, after everything that the first step of a form sends. */
export async function forgeOne(stage: Stage, { sends: [real] }: RealVisit, forged: Forged): Promise<Outcome> {
  if (!real) throw new Error("The form sends nothing.");
  const done = await sendAll({ stage, sends: [real], forged: [forged], turn: Number(forged.digits) }, (send) => {
    const { lead, ...outer } = send.body;
    const around = asJson(Object.entries(outer)).slice(1, -1);
    const body = `{${around},"lead":${asJson([...Object.entries(lead), [forged.name, forged.value]])}}`;
    return { ...send, body, type: "application/json" };
  });
  return { way: "one field", ...done };
}

import type { FormId } from "#domain/form/forms.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { offeredForm } from "#tests/support/lead-payloads/offered-form.ts";
import { testNow } from "#tests/support/test-app.ts";
import { deliveryProblems } from "./check-deliveries.ts";
import { factProblems } from "./check-lead.ts";
import { findForged } from "./find-forged.ts";
import type { Forged } from "./forgery.ts";
import type { Stage } from "./stage.ts";

/** What came of one visit. */
export type Outcome = { way: string; statuses: readonly number[]; problems: readonly string[] };

type Accepted = { lead: Lead; forged: readonly Forged[]; sends: number; files: number; turn: number };

/** Everything that is wrong with a lead that was accepted: as it was stored, and as it leaves. */
export async function leadProblems(stage: Stage, accepted: Accepted): Promise<string[]> {
  const { lead: written, forged, turn, sends, files } = accepted;
  const { runtime } = stage;
  const lead = (await runtime.store.leads.get(written.id))?.lead;
  if (!lead) return [`The lead ${written.id} was acknowledged and is not stored.`];
  const { car_id } = lead.fields;
  const car = typeof car_id === "string" ? await runtime.listedCar(car_id, testNow.getTime()) : null;
  const form = offeredForm(runtime, lead.form as FormId, car);
  const { problems, allowed } = findForged(lead, form, forged);
  return [
    ...problems,
    ...(await factProblems(stage, lead, { form, sends, files })),
    ...(await deliveryProblems(stage, lead, { forged, allowed, turn })),
    ...(Object.keys(Object.prototype).length > 0 ? ["Every object has got a field from outside."] : []),
  ];
}

/** The car of a checkout is free again for the next visit. */
export async function giveBackCar(stage: Stage, lead: Lead): Promise<void> {
  if (lead.form !== "reserve") return;
  const held = await stage.runtime.store.reservations.ofLead(lead.id);
  if (held) await stage.send(`/api/reservations/${held.reservation.token}/cancel`, { method: "POST" });
}

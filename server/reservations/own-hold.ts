import { isOver, type Reservation } from "#domain/reservation/reservation.ts";
import type { LeadSend } from "#server/leads/service/lead-service.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { holderOf } from "./holder.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The hold that blocks a visitor, if it is their own: from the same address, for the same person. */
export async function ownHold({ site, store }: SiteRuntime, send: LeadSend, now: number): Promise<Reservation | null> {
  const sent = (send.body as { lead?: Fields } | null)?.lead ?? {};
  const carId = sent["car_id"];
  const known = typeof carId === "string" ? await store.reservations.pendingOn(carId) : null;
  if (!known || isOver(known.reservation, now)) return null;
  if (known.reservation.holder !== holderOf(site, send.caller.address)) return null;
  const lead = await store.leads.get(known.reservation.lead_id);
  return lead && whoIn(sent) === whoIn(lead.lead.fields) ? known.reservation : null;
}

/** The person whom the fields identify, whatever the spelling. */
function whoIn({ email, phone }: Fields): string {
  const digits = String(phone).replaceAll(/\D/g, "");
  return `${String(email).trim().toLowerCase()} ${digits.slice(-9)}`;
}

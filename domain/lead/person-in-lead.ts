import { normalAddress } from "./mail-address.ts";
import { phoneKey } from "#domain/phone/phone-key.ts";
import type { Lead } from "./lead.ts";

/** By what somebody is looked for. */
export type Wanted = { by: "address"; address: string } | { by: "phone"; key: string };

/** What an operator typed: a mail address, a phone number, or neither. */
export function wantedOf(typed: string): Wanted | null {
  if (typed.includes("@")) return { by: "address", address: normalAddress(typed) };
  const key = phoneKey(typed);
  return key === "" ? null : { by: "phone", key };
}

/** `theirs`: the person sent it. `mentioned`: somebody else may have, and it contains the address or the number. */
export type PersonInLead = "theirs" | "mentioned";

export function personInLead({ fields, other_fields, chosen }: Lead, wanted: Wanted): PersonInLead | null {
  const { email, phone } = fields;
  const isTheirs =
    wanted.by === "address"
      ? typeof email === "string" && normalAddress(email) === wanted.address
      : typeof phone === "string" && phoneKey(phone) === wanted.key;
  if (isTheirs) return "theirs";
  const mentions = (text: string) =>
    wanted.by === "address"
      ? normalAddress(text).includes(wanted.address)
      : phonesIn(text).some((number) => phoneKey(number) === wanted.key);
  return textsIn([fields, other_fields, chosen]).some(mentions) ? "mentioned" : null;
}

/** Runs of digits as people write numbers, in any text. */
const phonesIn = (text: string): string[] => text.match(/\+?\(?\d[\d ().-]{4,24}\d/g) ?? [];

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

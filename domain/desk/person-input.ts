import { roles, type Role } from "./permissions.ts";

const longestName = 80;
const longestAddress = 254;
// Loose on purpose: only the mail itself proves an address.
const addressForm = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\].]+$/u;

/** As it is stored and shown: one line without odd spaces; null for a name that cannot be one. */
export function personName(text: string): string | null {
  const name = text
    .normalize("NFC")
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim();
  return name === "" || name.length > longestName ? null : name;
}

/** As it was typed, without spaces around it; null for what no mail can reach. */
export function personAddress(text: string): string | null {
  const address = text.normalize("NFC").trim();
  return address.length <= longestAddress && addressForm.test(address) && !/\p{C}/u.test(address) ? address : null;
}

export const roleNamed = (text: string): Role | null => roles.find((role) => role === text) ?? null;

export const nameProblem = `Write a name of at most ${longestName} letters.`;
export const addressProblem = "Write an address such as dean@example.com.";

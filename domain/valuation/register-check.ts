import type { Format } from "#domain/country/format.ts";
import type { NoEstimate } from "./valuation-limits.ts";
import type { VehicleHistory } from "./vehicle-facts.ts";

/** The answer of the register of stolen and written-off vehicles about a plate, and when. */
export type RegisterEntry = Pick<VehicleHistory, "writtenOff" | "stolen" | "financeOwing" | "registrationExpiry"> & {
  checkedAt: string;
  sample: boolean;
};
/** `unknown`: it has no such plate. `no-answer`: nobody could say. */
export type RegisterCheck = RegisterEntry | "unknown" | "no-answer";

/** Possible findings, the most serious first. */
const findings: readonly (readonly [(found: RegisterEntry) => boolean, string])[] = [
  [({ stolen }) => stolen, "The register lists it as stolen."],
  [({ writtenOff }) => writtenOff, "The register lists it as written off."],
  [({ financeOwing }) => financeOwing === true, "The register shows finance owing on it: bring a payout letter."],
];

/** In plain words. */
export function registerText(entry: RegisterEntry): string {
  const said = findings.flatMap(([applies, text]) => (applies(entry) ? [text] : []));
  if (said.length > 0) return said.join(" ");
  const owing = entry.financeOwing === false ? ", and shows no finance owing" : "";
  return `The register does not list it as stolen or written off${owing}.`;
}

/** Why it gets no estimate; null if the register gives no reason. */
export function refusedByRegister(check: RegisterCheck | null): NoEstimate | null {
  if (check === null || typeof check === "string") return null;
  if (check.stolen) return "stolen";
  return check.writtenOff ? "written-off" : null;
}

const unchecked = {
  unknown: "The register knows no such plate.",
  "no-answer": "Not checked: the register did not answer.",
} as const;

/** What a lead tells the dealer about it. */
export function registerFact(check: RegisterCheck, { date }: Pick<Format, "date">, timeZone: string): string {
  if (typeof check === "string") return unchecked[check];
  const { registrationExpiry, checkedAt, sample } = check;
  const until = registrationExpiry === null ? "" : ` Registered until ${date(registrationExpiry, "day")}.`;
  return `${registerText(check)}${until} Checked ${date(checkedAt, "day", timeZone)}.${sample ? " (Sample data)" : ""}`;
}

import type { Entry } from "./changed-fields.ts";

/** As an object, in which a name may come twice. */
export const asJson = (entries: readonly Entry[]): string =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(",")}}`;

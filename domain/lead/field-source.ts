import type { Lead } from "./lead.ts";
import { rowOf, type Source } from "./lead-fields.ts";

/** Whose word a field of this lead is. Older leads have fields without a row: their senders named them. */
export function sourceOf({ fields, chosen = [] }: Pick<Lead, "fields" | "chosen">, name: string): Source {
  const row = rowOf(name);
  if (row === null) return "visitor";
  if (chosen.some((one) => one.name === name)) return "choice";
  // Without a car of ours it is the visitor's own vehicle.
  const isOwn = row.place === "car" && fields.car_id === undefined;
  return (isOwn && row.asked) || row.from;
}

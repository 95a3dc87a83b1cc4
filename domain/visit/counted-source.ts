import { ownValue } from "#domain/text/own-value.ts";
import { type SourceKind, sourceKinds, sourceOf } from "./source.ts";
import { type Landing, readTouch } from "./touch.ts";

/** unknown: of enquiries, where nothing says how their sender came. */
export const countedSources = [...sourceKinds, "unknown"] as const satisfies readonly (SourceKind | "unknown")[];
export type CountedSource = (typeof countedSources)[number];

export const visitSource = (landing: Landing): CountedSource => sourceOf(landing).kind;

/** By the last touch that came with an enquiry, or by the campaign of its visit. */
export function enquirySource(fields: Readonly<Record<string, unknown>>): CountedSource {
  const touch = readTouch(ownValue(fields, "last_touch"));
  if (touch) return sourceOf(touch).kind;
  const campaign = ownValue(fields, "linked_query_params");
  if (typeof campaign !== "object" || campaign === null) return "unknown";
  const params = Object.fromEntries(
    Object.entries(campaign).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const { kind } = sourceOf({ params, referrer: null });
  // Without its referrer nobody knows that a visitor came directly.
  return kind === "direct" ? "unknown" : kind;
}

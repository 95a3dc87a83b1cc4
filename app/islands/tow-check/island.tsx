import { ownStorage, readRecent } from "#app/features/finder/recent-searches.ts";
import { typedParameter } from "#app/features/search/typed-parameter.ts";
import { TowCheck } from "#app/features/vehicle/tow-check.tsx";
import type { VehicleView } from "#app/features/vehicle/vehicle-view.ts";

type Props = { trailer: NonNullable<VehicleView["trailer"]> };

export function Island({ trailer }: Props) {
  return <TowCheck trailer={trailer} searches={typedSearches} />;
}

/** Newest first: the words of the listing that led here, then the visitor's recent searches. */
function typedSearches(): string[] {
  // Without a referrer this is the page itself.
  const from = new URL(document.referrer, location.href).searchParams.get(typedParameter);
  return [...(from === null ? [] : [from]), ...readRecent(ownStorage())];
}

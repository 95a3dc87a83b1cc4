import { ownValue } from "#domain/text/own-value.ts";
import { namedFeatures } from "#domain/car/named-features.ts";

const saysOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  namedFeatures.map(({ name, says }) => [name, says]),
);

/** All names of a feature: its own first. */
export const featureNames = (feature: string): string[] => [feature, ...(ownValue(saysOf, feature) ?? [])];

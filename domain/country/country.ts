import type { DistanceUnit } from "#domain/location/distance.ts";
import type { Grouping, PhoneRule } from "#domain/phone/phone-rule.ts";
import type { Postcode } from "./postcode.ts";

/** A licence that dealers or workshops need. */
export type Licence = {
  /** What it is called there. */
  name: string;
  act: string;
  /** How numbers are written there, where the rules fix it. */
  written?: { pattern: string; example: string };
};
type Licences = { sales?: Licence; service?: Licence };

export type Region = {
  /** As addresses write it. */
  code: string;
  /** The whole name, where the code is short. */
  name?: string;
  /** Unknown where a region has several. */
  time_zone?: string;
  /** Where each region has its own. */
  licences?: Licences;
};

/** What the law may ask a dealer to show. How a site is checked for it stands in site/legal. */
export type Duty =
  | "licence"
  | "total-price"
  | "used-vehicle-notice"
  | "rate-warning"
  | "comparison-rate"
  | "credit-licence"
  | "privacy-policy"
  | "marketing-consent";

/** All that differs between countries. domain/README.md says how to add one. */
export interface Country {
  /** ISO 3166. */
  code: string;
  name: string;
  /** What a site of the country has until it says otherwise. */
  locale: string;
  currency: string;
  distance_unit: DistanceUnit;
  phone_variant: string;
  /** Numbers that visitors give. */
  phones: readonly PhoneRule[];
  /** Numbers that a dealer has and a shopper has not: nobody types them into a form. */
  servicePhones: readonly Grouping[];
  postcode: Postcode;
  regions: readonly Region[];
  /** Whether addresses also name regions that are not listed: towns, districts. */
  otherRegions: boolean;
  /** The register of vehicles: what a form asks, and the answers. */
  registration: { label: string; places: readonly string[] };
  /** What the number of a business is called. */
  businessNumber: string;
  /** What a socket at home is called. */
  socket: string;
  /** What the words beside a price mean: a part of the terms of use. */
  priceWords: string;
  /** As the platform's own legal pages name them. */
  law: { privacy: string; commissioner: string; consumer: string };
  /** Licences that are the same in every region. */
  licences: Licences;
  /** Each with the law that asks for it; empty where each licence names its own. */
  duties: Readonly<Partial<Record<Duty, string>>>;
}

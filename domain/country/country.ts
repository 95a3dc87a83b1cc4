import type { DistanceUnit } from "./distance.ts";
import type { MeasureSystem } from "./measures.ts";
import type { Grouping, PhoneRule } from "./phone-rule.ts";
import type { Postcode } from "./postcode.ts";

/** A licence that dealers or workshops need. */
export type Licence = {
  /** What it is called there. */
  name: string;
  act: string;
  /** The format of numbers, if the rules fix it. */
  written?: { pattern: string; example: string };
};
type Licences = { sales?: Licence; service?: Licence };

export type Region = {
  /** As addresses write it. */
  code: string;
  /** The full name, if the code is an abbreviation. */
  name?: string;
  /** Absent if a region has several. */
  time_zone?: string;
  /** If each region has its own. */
  licences?: Licences;
};

/** What the law may require a dealer to show. site/legal checks sites for it. */
export type Duty =
  | "licence"
  | "total-price"
  | "used-vehicle-notice"
  | "rate-warning"
  | "comparison-rate"
  | "credit-licence"
  | "privacy-policy"
  | "marketing-consent";

/** How a country speaks of a fact of a used vehicle's past. */
export interface FactWords {
  /** In place of the fact's usual label. */
  label?: string;
  /** Where regions have names of their own for it. */
  labels?: Readonly<Record<string, string>>;
  /** What it means, in one line for somebody who has never bought a vehicle. */
  explained: string;
}

/** Everything that differs between countries. domain/README.md says how to add one. */
export interface Country {
  /** ISO 3166. */
  code: string;
  name: string;
  /** Defaults of a site in this country. */
  locale: string;
  currency: string;
  distance_unit: DistanceUnit;
  /** What odometers and road signs there count in, where it is not kilometres. */
  odometer_unit?: DistanceUnit;
  /** The units of all other figures of vehicles, where they are not metric. */
  measures?: MeasureSystem;
  /** Values of stock that have another name there: body "Ute", fuel "Petrol". */
  values?: Readonly<Record<string, string>>;
  /** Texts of the product that are worded differently there, by our own wording. */
  texts?: Readonly<Record<string, string>>;
  phone_variant: string;
  /** Phone numbers that visitors enter. */
  phones: readonly PhoneRule[];
  /** Numbers that only businesses have: nobody types them into a form. */
  servicePhones: readonly Grouping[];
  postcode: Postcode;
  regions: readonly Region[];
  /** Whether addresses also use regions that are not listed: towns, districts. */
  otherRegions: boolean;
  /** The register of vehicles: what a form asks, and the answers. */
  registration: { label: string; places: readonly string[] };
  /** The name of a business number. */
  businessNumber: string;
  /**
   * Registers and certificates that only this country has, by their names in domain/car/history. Owners, services and
   * warranties are known everywhere.
   */
  history: Readonly<Record<string, FactWords>>;
  /** The word for a power socket. */
  socket: string;
  /** What the words beside a price mean, for the terms of use. */
  priceWords: string;
  /** Names for the platform's own legal pages. */
  law: { privacy: string; commissioner: string; consumer: string };
  /** Licences that are the same in every region. */
  licences: Licences;
  /** Each with the law that requires it; empty if each licence names its own. */
  duties: Readonly<Partial<Record<Duty, string>>>;
}

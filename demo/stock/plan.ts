import type { ModelEntry } from "../catalogue/model-entry.ts";
import type { Lender } from "./finance.ts";
import type { PlateRegistry } from "./plates.ts";
import type { SpecialState } from "./states.ts";

/** How a dealership speaks of its cars. */
export type Voice =
  | "group"
  | "yard"
  | "prestige"
  | "kiwi"
  | "maker"
  | "outback"
  | "moto"
  | "flex"
  | "import"
  | "corner"
  | "coast";

/** Vehicles of one kind at one location. */
export type StockGroup = {
  count: number;
  type: "new" | "demo" | "used";
  location: string;
  from: readonly Vehicle[];
  makes?: readonly string[];
  models?: readonly string[];
  /** Oldest and youngest age in years. */
  ages?: readonly [number, number];
  prices?: readonly [number, number];
  /** Marks rental or subscription stock and gives it a weekly price. */
  weekly?: "Subscription" | "Rental";
  categories?: readonly string[];
  /** How descriptions begin, where the usual openings would be wrong. */
  openings?: readonly string[];
};

/** Everything a dealership decides about its own stock. */
export type StockPlan = {
  dealership: string;
  /** Distinguishes a further plan of a dealership from its first. */
  lot?: string;
  /** Prefix of the stock numbers. */
  prefix: string;
  /** Where its cars are registered; absent where feeds name no number plates. */
  plates?: PlateRegistry;
  groups: readonly StockGroup[];
  photos: "studio" | "yard";
  priceTypes: { new: string; demo: string; used: readonly string[] };
  lenders: readonly Lender[];
  /** The reserve fee of the dealership's processor; null is the platform's default fee, undefined takes no payments. */
  reserveFee?: number | null;
  marketAverages: boolean;
  voice: Voice;
  states: Partial<Record<SpecialState, number>>;
  /** What the dealer supplies of the past of used vehicles, by country; `writeOff`: one of them was written off. */
  history?: { country: "AU" | "NZ" | "US"; writeOff?: boolean };
  /** Further locations where some of the cars can be seen. */
  alsoAt?: readonly string[];
};

/** A caravan, truck or motorcycle: the attributes of its kind are in the grade. */
export type SpecialistEntry = {
  item: "motorcycle" | "caravan" | "truck";
  make: string;
  model: string;
  body: string;
  listings: number;
  decay: number;
  /** Kilometres a year; null for vehicles without an odometer. */
  km: number | null;
  years: readonly [number, number];
  series: string;
  fuel: "Petrol" | "Diesel" | "Electric" | "";
  engine: string;
  transmission: "Manual" | "Automatic" | "";
  drive: string;
  seats: number | null;
  colours: readonly string[];
  grades: readonly {
    badge: string;
    level: 0 | 1 | 2 | 3;
    price: number;
    attributes: Record<string, string | number | boolean>;
    /** Set if the grade was sold in some of the model's years only. */
    years?: readonly [number, number];
  }[];
  features: readonly string[];
};

export type Vehicle = ModelEntry | SpecialistEntry;

import { z } from "zod";
import { linkedAddress } from "./linked-address.ts";

// The vehicle of chapter 3, with the spec's own field names. Money is whole dollars, times are ISO strings except
// sold_date_timestamp, which the spec fixes as milliseconds.

export const carTypes = ["new", "demo", "used"] as const;
export const carStatuses = ["in_stock", "coming_soon", "sold"] as const;
export const itemTypes = ["car", "motorcycle", "caravan", "truck"] as const;

const money = z.number().int().min(0).max(10_000_000);
/** Feeds contain characters that are invisible or forbidden in XML: these are removed, and the car stays. */
const printable = (text: string): string => text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]/gu, "");
const text = (max: number) => z.string().overwrite(printable).trim().max(max);
const linked = (what: string) =>
  text(500).regex(linkedAddress, `write ${what} as "/media/…" or as an address with https://`);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case letters, digits and single hyphens");

export const financeLender = z.strictObject({
  interestRate: z.number().min(0).max(60).nullable(),
  comparisonRate: z.number().min(0).max(60).nullable(),
  paymentWeek: money.nullable(),
  paymentMonth: money.nullable(),
  termYears: z.number().int().min(1).max(10),
  termMonths: z.number().int().min(1).max(120),
  balloon: z.number().min(0).max(60),
  deposit: money,
  disclaimer: text(2000),
});

export const paymentProcessor = z.strictObject({
  authorization_type: text(40),
  authorization_key: text(200),
  deposit_amount: money.nullable(),
});

export const carImage = z.strictObject({
  url: text(500),
  image_key: text(200),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Transparent where there is no vehicle: a template may put it on its own stage. Photos have their own background. */
  cutout: z.boolean().default(false),
});

export const carSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,64}$/, "use at most 64 lower-case letters, digits and hyphens"),
  slug,
  name: text(200),
  make: text(60).min(1),
  model: text(80).min(1),
  badge: text(80).default(""),
  series: text(80).default(""),
  year: z.number().int().min(1900).max(2100),
  km: z.number().int().min(0).max(2_000_000).nullable().default(null),
  stocknum: text(40),
  vin: text(20).default(""),
  /** Number plate: a visitor finds the vehicle by it. Never shown. */
  rego: text(20).default(""),
  views: z.number().int().min(0).default(0),
  seats: z.number().int().min(1).max(80).nullable().default(null),
  colour: text(40).default(""),
  description: text(8000).default(""),

  price: money.nullable().default(null),
  price_type: text(60).default(""),
  before_price: money.nullable().default(null),
  subscription_price: money.nullable().default(null),

  car_type: z.enum(carTypes),
  item_type: z.enum(itemTypes).default("car"),
  status: z.enum(carStatuses).default("in_stock"),
  tag: text(60).nullable().default(null),
  reserved: z.boolean().default(false),
  /** Until then somebody is paying for a reservation of it, and nobody else can reserve it. */
  held_until: z.iso.datetime().nullable().default(null),
  sold: z.boolean().default(false),
  sold_date_timestamp: z.number().int().nullable().default(null),
  created_at: z.iso.datetime(),
  certified: z.boolean().default(false),
  preorder: z.boolean().default(false),
  reservable: z.boolean().nullable().default(null),
  custom_rank: z.number().int().default(0),

  dealership_id: z.string().min(1),
  location_id: z.string().min(1),
  /** Further locations where the car can be seen. */
  distribution_locations: z.array(z.string()).default([]),

  simple_body: text(40).default(""),
  simple_drive: text(40).default(""),
  simple_fuel: text(40).default(""),
  simple_transmission: text(40).default(""),
  fuel: text(60).default(""),
  engine: text(80).default(""),
  categories: z.array(text(60)).default([]),
  features: z.array(text(120)).default([]),
  /** Named values by item type: tare, gvm, engine_cc, fuel_use, rego_expiry, warranty_until … */
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),

  images: z.array(carImage).default([]),
  /** Thumbnails from the feed, in the order of `images`. */
  thumbnails: z.array(text(500)).default([]),
  /** Frames of a 360-degree spin, in order. */
  spin: z.array(text(500)).default([]),
  /** A file in the media folder, or the address of a video elsewhere. */
  video_url: linked("a video").nullable().default(null),
  /** History report. */
  file: linked("a file").nullable().default(null),

  show_on_dealer_website: z.boolean().default(true),
  has_checkout_payment_processor: z.boolean().default(false),
  payment_processors: z.array(paymentProcessor).default([]),
  finance_lenders: z.record(z.string(), financeLender).default({}),
  autograb_data: z
    .strictObject({ average_market_price: money.nullable(), state_average_market_price: money.nullable() })
    .nullable()
    .default(null),
});

/** A car as it is stored. */
export type StoredCar = z.output<typeof carSchema>;
/** A car as a feed or a person may write it: everything with a default is optional. */
export type CarInput = z.input<typeof carSchema>;

/**
 * A car joined with its location and dealership: used by pages, cards and the search index. Spec 3.5.7: if its location
 * is not visible, its name, city and state are empty, and the phone is that of the dealership's primary location.
 */
export type Car = StoredCar & {
  dealership_slug: string;
  dealership_name: string;
  location: {
    name: string;
    phone: string;
    slug: string;
    /** The badge of a location that has not opened yet. */
    coming_soon_text: string | null;
  };
  city: string;
  state: string;
  /** A location that is not visible, for the dealer's own filter and for averages by state. Never shown. */
  hidden_place?: { location_name: string; city: string; state: string };
};

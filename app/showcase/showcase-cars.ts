import { type Car, type CarInput, carSchema } from "#domain/car/car.ts";
import { primaryLocation } from "#domain/location/primary-location.ts";
import type { PageSite } from "#site/page-ports.ts";

/** A fixed time: the showcase is the same on every day. */
export const showcaseNow = new Date("2026-03-10T01:00:00Z");

const size = { width: 1600, height: 900 };

/** Photos as a dealer takes them. */
export const photos = (body: string, paint: string) =>
  ["front", "rear", "detail"].map((view) => ({
    url: `/media/studio/${body}/${paint}-${view}.webp`,
    image_key: `${body}-${paint}-${view}`,
    cutout: false,
    ...size,
  }));

/** Pictures cut out upon white, as a maker has them. */
const cutouts = (body: string, paint: string) =>
  ["front34", "side", "rear34"].map((view) => ({
    url: `/media/flat/${body}-${paint}-${view}.webp`,
    image_key: `${body}-${paint}-${view}`,
    cutout: true,
    ...size,
  }));

const lender = {
  interestRate: 7.99,
  comparisonRate: 9.05,
  paymentWeek: 118,
  paymentMonth: 512,
  termYears: 5,
  termMonths: 60,
  balloon: 0,
  deposit: 0,
  disclaimer: "Repayment of a secured loan over 60 months without a deposit.",
};

type State = { says: string } & Partial<CarInput>;

/** Every state that a card is designed for, with its name. */
const states: readonly State[] = [
  { says: "New", car_type: "new", km: 12, year: 2026, simple_fuel: "Hybrid", images: cutouts("suv", "red") },
  { says: "Used, lower than before", before_price: 27_990 },
  { says: "Demonstrator with a tag of the dealer's", car_type: "demo", km: 1800, tag: "Manager's Special" },
  { says: "Reserved", reserved: true, images: photos("ute", "black") },
  { says: "Being reserved", held_until: "2026-03-10T01:10:00Z", images: cutouts("wagon", "blue") },
  { says: "Sold", status: "sold", sold: true, sold_date_timestamp: showcaseNow.getTime() - 3_600_000 },
  { says: "Without photos", images: [] },
  { says: "Without a price", price: null, price_type: "" },
  { says: "By subscription", subscription_price: 289, categories: ["Subscription"] },
  { says: "Test Drive Only", tag: "*Test Drive Only*", images: cutouts("sedan", "green") },
  { says: "Coming soon", status: "coming_soon", images: photos("people-mover", "grey") },
  {
    says: "Long names",
    make: "Mercedes-Benz",
    model: "Sprinter Transporter Extra-Long Wheelbase",
    badge: "519 CDI High Roof Super Single Automatic Rear Wheel Drive",
    series: "VS30 Facelift MY26.5",
    km: 1_204_500,
    price: 1_249_990,
    images: photos("people-mover", "white"),
  },
];

/** The states as cars of this site, with its own phone number and location. */
export const showcaseCars = (site: PageSite): { says: string; car: Car }[] =>
  states.map(({ says, ...over }, index) => ({ says, car: showcaseCar(`showcase-${index}`, over, site) }));

/** A usual car with something about it that is not usual. */
export function showcaseCar(id: string, over: Partial<CarInput>, { locations, settings }: PageSite): Car {
  const place = primaryLocation(locations);
  const stored = carSchema.parse({
    id,
    slug: id,
    name: "2022 Toyota Corolla Ascent Sport",
    make: "Toyota",
    model: "Corolla",
    badge: "Ascent Sport",
    series: "ZWE219R",
    year: 2022,
    km: 41_250,
    stocknum: id.toUpperCase().slice(-8),
    colour: "Red",
    car_type: "used",
    created_at: "2026-02-01T00:00:00Z",
    dealership_id: place?.dealership_id ?? "showcase",
    location_id: place?.id ?? "showcase",
    price: 24_990,
    price_type: "Drive Away",
    seats: 5,
    simple_body: "Hatchback",
    simple_fuel: "Petrol",
    simple_transmission: "Automatic",
    simple_drive: "Front Wheel Drive",
    images: photos("hatchback", "red"),
    finance_lenders: { [settings.finance_provider?.key ?? ""]: lender },
    ...over,
  } satisfies CarInput);
  return {
    ...stored,
    dealership_slug: place?.dealership_slug ?? "showcase",
    dealership_name: place?.name ?? "",
    location: {
      name: place?.name ?? "",
      phone: place?.contact_detail.phone ?? "",
      slug: place?.slug ?? "",
      coming_soon_text: null,
    },
    city: place?.address.city ?? "",
    state: place?.address.state ?? "",
  };
}

import type { Car, CarInput } from "#domain/car/car.ts";
import type { PageSite } from "#site/page-ports.ts";
import { showcaseCar, showcaseNow, photos } from "./showcase-cars.ts";

type State = { says: string } & Partial<CarInput>;

/** States that the page of a car is arranged for: with all its parts, and with as few as it may have. */
const states: readonly State[] = [
  {
    says: "With everything",
    certified: true,
    before_price: 27_990,
    views: 214,
    description:
      "One owner since new, always serviced here, and never used for anything but the school run.\n\nNew tyres all round and twelve months of registration.",
    features: [
      "Adaptive cruise control",
      "Reversing camera",
      "Apple CarPlay",
      "Keyless entry",
      "Lane keeping",
      "Heated mirrors",
    ],
    attributes: { fuel_use: 6, power: 125, tow_braked: 1300, rego_expiry: "2026-11-30", warranty_until: "2027-06-30" },
    images: [...photos("hatchback", "red"), ...photos("hatchback", "white"), ...photos("hatchback", "grey")],
    video_url: "/media/video/suv-white.mp4",
    file: "/media/documents/sample-history-report.pdf",
    has_checkout_payment_processor: true,
    payment_processors: [{ authorization_type: "key", authorization_key: "showcase", deposit_amount: 500 }],
    autograb_data: { average_market_price: 26_900, state_average_market_price: 26_400 },
  },
  { says: "Sold", status: "sold", sold: true, sold_date_timestamp: showcaseNow.getTime() - 3_600_000 },
  { says: "Reserved, without photos", reserved: true, images: [] },
  {
    says: "Only to be driven, without a price",
    tag: "Test Drive Only",
    price: null,
    price_type: "",
    finance_lenders: {},
    images: photos("suv", "blue").slice(0, 1),
  },
];

export const showcaseVehicles = (site: PageSite): { says: string; car: Car }[] =>
  states.map(({ says, ...over }, index) => ({ says, car: showcaseCar(`showcase-page-${index}`, over, site) }));

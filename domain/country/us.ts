import type { Country } from "./country.ts";
import { usTexts, usValues } from "./us-words.ts";

const states =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY".split(
    " ",
  );

/** Legal duties of dealers differ from state to state; nothing is checked. */
export const us = {
  code: "US",
  name: "United States",
  locale: "en-US",
  currency: "USD",
  distance_unit: "miles",
  odometer_unit: "miles",
  measures: "us-customary",
  values: usValues,
  texts: { ...usValues, ...usTexts },
  phone_variant: "us",
  phones: [
    {
      variant: "us",
      prefix: String.raw`^\+?1(?=\d{10}$)`,
      home: "",
      shape: String.raw`^\d{10}$`,
      message: "Invalid phone number. Must be a US number.",
      groupings: [[String.raw`^(\d{3})(\d{3})(\d{4})$`, "($1) $2-$3"]],
    },
  ],
  servicePhones: [],
  postcode: {
    word: "ZIP code",
    shape: String.raw`^\d{5}$`,
    longest: 5,
    digitsOnly: true,
    example: "78205",
    message: "Invalid ZIP code. Please enter a 5-digit number.",
    inEnquiries: false,
  },
  // Some states have several time zones.
  regions: states.map((code) => ({ code })),
  otherRegions: false,
  registration: { label: "State", places: states },
  businessNumber: "EIN",
  history: {
    title_status: {
      explained:
        "What the state has written on the title. A rebuilt or salvage title stays with the {vehicle} and lowers its value.",
    },
  },
  socket: "120-volt",
  priceWords: "unless the words beside a price say otherwise, tax, title, registration and dealer fees are on top.",
  law: {
    privacy: "the privacy laws of our state",
    commissioner: "the attorney general of our state",
    consumer: "the consumer laws of our state",
  },
  licences: {},
  duties: {},
} as const satisfies Country;

import type { Country } from "./country.ts";
import { driveAwayWords } from "./price-words.ts";

const time_zone = "Pacific/Auckland";
const regions = [
  "Northland",
  "Auckland",
  "Waikato",
  "Bay of Plenty",
  "Gisborne",
  "Hawke's Bay",
  "Taranaki",
  "Manawatū-Whanganui",
  "Wellington",
  "Tasman",
  "Nelson",
  "Marlborough",
  "West Coast",
  "Canterbury",
  "Otago",
  "Southland",
];

export const nz = {
  code: "NZ",
  name: "New Zealand",
  locale: "en-NZ",
  currency: "NZD",
  // Spec 9.4.6.
  distance_unit: "miles",
  phone_variant: "nz",
  phones: [
    {
      variant: "nz",
      prefix: String.raw`^(?:\+64|0064)0?`,
      home: "0",
      shape: String.raw`^0[2-9]\d{7,9}$`,
      message: "Invalid phone number. Must be a New Zealand number.",
      longest: { characters: 14, message: "Invalid phone number. Too many characters." },
      groupings: [
        [String.raw`^(02\d)(\d{3})(\d{3,5})$`, "$1 $2 $3"],
        [String.raw`^(0\d)(\d{3})(\d{4})$`, "$1 $2 $3"],
      ],
    },
  ],
  servicePhones: [[String.raw`^(0800|0508|0900)(\d{3})(\d{3,4})$`, "$1 $2 $3"]],
  postcode: {
    word: "Postcode",
    shape: String.raw`^\d{4}$`,
    longest: 4,
    digitsOnly: true,
    example: "0632",
    message: "Invalid postcode. Please enter a 4-digit number.",
    inEnquiries: true,
  },
  regions: regions.map((code) => ({ code, time_zone })),
  otherRegions: true,
  registration: { label: "Registered in", places: ["NZ"] },
  businessNumber: "NZBN",
  history: {
    written_off: {
      label: "Written off",
      explained:
        "An insurer has written it off and it was taken off the register; it was repaired and certified before it went back on.",
    },
    ppsr: {
      label: "Money owing (PPSR)",
      explained:
        "The Personal Property Securities Register says whether somebody could repossess the {vehicle} for a debt of its last owner. Anybody can search it at ppsr.companiesoffice.govt.nz.",
    },
    wof_expiry: {
      explained: "A Warrant of Fitness: tyres, brakes, lights, rust and seatbelts passed on the day of the check.",
    },
    cof_expiry: { explained: "A Certificate of Fitness: what heavy and commercial vehicles have in place of a WoF." },
    ruc_paid_to: {
      label: "Road user charges (RUC)",
      explained:
        "Diesel, electric and plug-in vehicles pay for the distance that they drive, 1,000 km at a time. What was driven beyond the licence has to be paid.",
    },
    imported_damaged: { explained: "Whether it was recorded as damaged when it came into New Zealand." },
    ancap_stars: { explained: "How well it protects people in a crash, by the tests of the year that is named." },
    plate: { explained: "" },
    first_registered_nz: { explained: "" },
    first_registered_overseas: { explained: "" },
    last_country: { explained: "" },
    re_registered: { explained: "" },
    odometer_accurate: { explained: "" },
  },
  socket: "230-volt",
  priceWords: driveAwayWords,
  law: {
    privacy: "the Privacy Act 2020",
    commissioner: "the Office of the Privacy Commissioner, [privacy.org.nz](https://www.privacy.org.nz)",
    consumer: "the Consumer Guarantees Act 1993 and the Fair Trading Act 1986",
  },
  licences: { sales: { name: "motor vehicle trader registration", act: "Motor Vehicle Sales Act 2003 (NZ)" } },
  duties: {
    licence: "",
    "used-vehicle-notice": "Consumer Information Standards (Used Motor Vehicles) Regulations 2008",
    "comparison-rate": "Fair Trading Act 1986",
    "credit-licence": "Financial Service Providers Act 2008",
    "privacy-policy": "Privacy Act 2020",
    "marketing-consent": "Unsolicited Electronic Messages Act 2007",
  },
} as const satisfies Country;

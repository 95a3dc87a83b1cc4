import type { Country } from "./country.ts";
import { driveAwayWords } from "./price-words.ts";

const fromAbroad = String.raw`^(?:\+61|0061)0?`;

/** Car dealers are licensed by the state, and every advertisement shows the number. */
export const au = {
  code: "AU",
  name: "Australia",
  locale: "en-AU",
  currency: "AUD",
  distance_unit: "km",
  phone_variant: "au",
  phones: [
    {
      variant: "au",
      prefix: fromAbroad,
      home: "0",
      shape: String.raw`^0[23478]\d{8}$`,
      message: "Invalid phone number. Must be an Australian number.",
      groupings: [
        [String.raw`^(04\d\d)(\d{3})(\d{3})$`, "$1 $2 $3"],
        [String.raw`^(0\d)(\d{4})(\d{4})$`, "$1 $2 $3"],
      ],
    },
    {
      variant: "au-mobile",
      prefix: fromAbroad,
      home: "0",
      shape: String.raw`^04\d{8}$`,
      message: "Invalid phone number. Must be an Australian mobile number.",
      groupings: [[String.raw`^(04\d\d)(\d{3})(\d{3})$`, "$1 $2 $3"]],
    },
  ],
  servicePhones: [
    [String.raw`^(1[38]00)(\d{3})(\d{3})$`, "$1 $2 $3"],
    [String.raw`^(13)(\d\d)(\d\d)$`, "$1 $2 $3"],
  ],
  postcode: {
    word: "Postcode",
    shape: String.raw`^\d{4}$`,
    longest: 4,
    digitsOnly: true,
    example: "2000",
    message: "Invalid postcode. Please enter a 4-digit number.",
    inEnquiries: true,
  },
  regions: [
    {
      code: "NSW",
      name: "New South Wales",
      time_zone: "Australia/Sydney",
      licences: {
        sales: { name: "motor dealer licence", act: "Motor Dealers and Repairers Act 2013 (NSW)" },
        service: { name: "motor vehicle repairer licence", act: "Motor Dealers and Repairers Act 2013 (NSW)" },
      },
    },
    {
      code: "VIC",
      name: "Victoria",
      time_zone: "Australia/Melbourne",
      licences: {
        sales: {
          name: "motor car trader's licence",
          act: "Motor Car Traders Act 1986 (Vic)",
          written: { pattern: String.raw`^LMCT\s?\d+$`, example: "LMCT 12088" },
        },
      },
    },
    {
      code: "QLD",
      name: "Queensland",
      time_zone: "Australia/Brisbane",
      licences: {
        sales: { name: "motor dealer licence", act: "Motor Dealers and Chattel Auctioneers Act 2014 (Qld)" },
      },
    },
    {
      code: "WA",
      name: "Western Australia",
      time_zone: "Australia/Perth",
      licences: {
        sales: { name: "motor vehicle dealer's licence", act: "Motor Vehicle Dealers Act 1973 (WA)" },
        service: { name: "motor vehicle repair business licence", act: "Motor Vehicle Repairers Act 2003 (WA)" },
      },
    },
    {
      code: "SA",
      name: "South Australia",
      time_zone: "Australia/Adelaide",
      licences: {
        sales: {
          name: "second-hand vehicle dealer's licence",
          act: "Second-hand Vehicle Dealers Act 1995 (SA)",
          written: { pattern: String.raw`^LVD\s?\d+$`, example: "LVD 123456" },
        },
      },
    },
    {
      code: "TAS",
      name: "Tasmania",
      time_zone: "Australia/Hobart",
      licences: { sales: { name: "motor vehicle trader's licence", act: "Motor Vehicle Traders Act 2011 (Tas)" } },
    },
    {
      code: "ACT",
      name: "Australian Capital Territory",
      time_zone: "Australia/Sydney",
      licences: { sales: { name: "motor vehicle dealer's licence", act: "Sale of Motor Vehicles Act 1977 (ACT)" } },
    },
    {
      code: "NT",
      name: "Northern Territory",
      time_zone: "Australia/Darwin",
      licences: {
        sales: { name: "motor vehicle dealer's licence", act: "Consumer Affairs and Fair Trading Act 1990 (NT)" },
      },
    },
  ],
  otherRegions: false,
  registration: { label: "State", places: ["NSW", "VIC", "QLD", "WA", "SA", "TAS", "ACT", "NT"] },
  businessNumber: "ABN",
  history: {
    written_off: {
      label: "Written-off register",
      explained:
        "Insurers report vehicles that cost more to repair than they are worth. A repairable write-off may be registered again after an inspection; a statutory one never.",
    },
    ppsr: {
      label: "Money owing (PPSR)",
      explained:
        "The Personal Property Securities Register says whether somebody could repossess the {vehicle} for a debt of its last owner. Anybody can search it by VIN at ppsr.gov.au.",
    },
    safety_certificate: {
      labels: {
        QLD: "Safety certificate",
        NSW: "Safety check (pink slip)",
        VIC: "Roadworthy certificate (RWC)",
        ACT: "Roadworthy inspection",
        NT: "Roadworthy inspection",
        TAS: "Safety inspection",
        SA: "Safety inspection",
        WA: "Roadworthy inspection",
      },
      explained:
        "An inspector has looked at brakes, tyres, lights, steering and rust. It says nothing about engine wear.",
    },
    ancap_stars: { explained: "How well it protects people in a crash, by the tests of the year that is named." },
  },
  socket: "power",
  priceWords: driveAwayWords,
  law: {
    privacy: "the Privacy Act 1988 (Cth) and the Australian Privacy Principles",
    commissioner: "the Office of the Australian Information Commissioner, [oaic.gov.au](https://www.oaic.gov.au)",
    consumer: "the Australian Consumer Law",
  },
  licences: {},
  duties: {
    licence: "",
    "total-price": "Australian Consumer Law s 48",
    "rate-warning": "National Credit Code",
    "comparison-rate": "National Credit Code",
    "credit-licence": "National Consumer Credit Protection Act 2009",
    "privacy-policy": "Privacy Act 1988",
    "marketing-consent": "Spam Act 2003",
  },
} as const satisfies Country;

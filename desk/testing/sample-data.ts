import type { DeskSession, DeskSite, PersonLine, SiteLine, Today } from "#site/desk-port.ts";

// The people, sites and enquiries of the drawings. Phone numbers are from the range that ACMA keeps for fiction.

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const at = (time: number) => new Date(time).toISOString();

export const harbourCity: DeskSite = {
  slug: "harbour-city-motors",
  name: "Harbour City Motors",
  time_zone: "Australia/Sydney",
};

export const locations = [
  { id: "alexandria", name: "Alexandria" },
  { id: "artarmon", name: "Artarmon" },
  { id: "brookvale", name: "Brookvale" },
  { id: "caringbah", name: "Caringbah" },
  { id: "liverpool", name: "Liverpool" },
  { id: "parramatta", name: "Parramatta" },
];

export function sampleSites(now: number): SiteLine[] {
  const site = (name: string, enquiries: number, failed = 0, time_zone = "Australia/Sydney") => {
    const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
    return { slug, name, time_zone, enquiries: now === 0 ? 0 : enquiries, failed };
  };
  return [
    site("Harbour City Motors", 3),
    site("Sunstate Autos", 2, 14, "Australia/Brisbane"),
    site("Kauri Motor Company", 1, 0, "Pacific/Auckland"),
    site("Redline Motorcycles", 2, 1),
    site("Southern Cross Prestige", 1, 0, "Australia/Melbourne"),
    site("Meridian New Cars", 0),
    site("Outback Caravans & Trucks", 0, 0, "Australia/Darwin"),
    site("Western Bay Autos", 0, 0, "Australia/Perth"),
  ];
}

const enquiries = (now: number) => ({
  count: 3,
  lines: [
    {
      id: "e3",
      name: "Olivia Nguyen-Park",
      phone: "0491 570 158",
      category: "Finance",
      about: "2023 Kia Sportage S, Alexandria",
      at: at(now - 6 * minute),
    },
    {
      id: "e2",
      name: "Hamish Tuala",
      phone: "0491 570 157",
      category: "Test drive",
      about: "2021 Ford Ranger XLT 3.2, Liverpool",
      at: at(now - 23 * minute),
    },
    {
      id: "e1",
      name: "Renee Castellano",
      phone: "",
      category: "Vehicle enquiry",
      about: "2022 Toyota RAV4 GXL Hybrid, Alexandria",
      at: at(now - 44 * minute),
    },
  ],
});

const feeds = (now: number): NonNullable<Today["feeds"]> => [
  { name: "Harbour City stock", last_run: at(now - 2 * hour), state: "well", note: "1,284 cars, 4 new." },
  { name: "Parramatta", last_run: at(now - 3 * hour), state: "failed", note: "No answer. Nothing was removed." },
  { name: "Outgoing to the group", last_run: null, state: "never", note: "" },
];

const failed = (now: number): NonNullable<Today["failed"]> => [
  {
    id: "d1",
    channel: "Webhook",
    receiver: "crm.harbourcitymotors.example",
    note: "Refused since this morning: 401 Unauthorized.",
    at: at(now - 50 * minute),
  },
];

/** What a role sees of it. */
export function sampleToday(who: "principal" | "operator" | "sales" | "stock", now: number): Today {
  const isPrincipal = who === "principal" || who === "operator";
  return {
    site: harbourCity,
    enquiries: who === "stock" ? null : enquiries(now),
    feeds: who === "sales" ? null : feeds(now),
    failed: isPrincipal ? failed(now) : null,
  };
}

export const emptyToday: Today = {
  site: harbourCity,
  enquiries: { count: 0, lines: [] },
  feeds: [],
  failed: [],
};

export function samplePeople(now: number, you: string): PersonLine[] {
  const person = (id: string, name: string, role: PersonLine["role"], places: string[] | null, seen: number) => ({
    id,
    name,
    address: `${name.split(" ")[0]?.toLowerCase()}@harbourcitymotors.example`,
    role,
    locations: places,
    invited_until: null,
    seen_at: at(now - seen),
    isYou: id === you,
  });
  return [
    person("p1", "Dean Cavallo", "principal", null, 0),
    person("p2", "Mei Tan", "manager", null, 107 * minute),
    person("p3", "Sione Vea", "manager", ["liverpool"], 21 * minute),
    person("p5", "Priya Raman", "sales", ["alexandria", "artarmon"], 86 * minute),
    person("p6", "Tess Whitford", "sales", ["brookvale"], 3 * day),
    person("p8", "Kel Doyle", "stock", null, 40 * day),
    {
      ...person("p10", "Elias Haddad", "stock", null, 0),
      invited_until: at(now + 5 * day),
      seen_at: null,
    },
  ];
}

export const sampleSessions = (now: number): DeskSession[] => [
  { id: "s1", device: "Safari on iPhone", signed_in_at: at(now - 16 * day), used_at: at(now), isThis: true },
  {
    id: "s2",
    device: "Chrome on Windows",
    signed_in_at: at(now - 2 * day),
    used_at: at(now - 17 * hour),
    isThis: false,
  },
];

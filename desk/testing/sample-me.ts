import type { Me } from "#site/desk-port.ts";
import { harbourCity, sampleSites } from "./sample-data.ts";

const everywhere = { locations: null, categories: null };

export const asPrincipal: Me = {
  id: "p1",
  name: "Dean Cavallo",
  address: "dean@harbourcitymotors.example",
  rights: [{ role: "principal", site: harbourCity.slug, ...everywhere }],
  menu: ["today", "people"],
  sites: [harbourCity],
};

export const asOperator: Me = {
  id: "p0",
  name: "Ngaire Holt",
  address: "ngaire@southerlydigital.example",
  rights: [{ role: "operator", site: null, ...everywhere }],
  menu: ["sites", "today", "people"],
  sites: sampleSites(0).map(({ slug, name, time_zone }) => ({ slug, name, time_zone })),
};

export const asSales: Me = {
  id: "p5",
  name: "Priya Raman",
  address: "priya@harbourcitymotors.example",
  rights: [{ role: "sales", site: harbourCity.slug, locations: ["alexandria"], categories: null }],
  menu: ["today"],
  sites: [harbourCity],
};

export const asStock: Me = {
  id: "p8",
  name: "Kel Doyle",
  address: "kel@harbourcitymotors.example",
  rights: [{ role: "stock", site: harbourCity.slug, ...everywhere }],
  menu: ["today"],
  sites: [harbourCity],
};

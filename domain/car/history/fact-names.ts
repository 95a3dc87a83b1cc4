/**
 * What a buyer of a used vehicle asks about its past: the name of each fact on pages, and how it filters. Browsers read
 * these; history-facts.ts beside it says how feeds write each, and the compiler asks it for every name.
 */
export const factAttributes = {
  written_off: { label: "Written off", unit: "", facet: "terms" },
  ppsr: { label: "Money owing", unit: "", facet: "terms" },
  ppsr_date: { label: "Money owing searched on", unit: "", facet: "terms" },
  title_status: { label: "Title", unit: "", facet: "terms" },
  owners: { label: "Owners", unit: "", facet: "terms" },
  service_history: { label: "Service history", unit: "", facet: "terms" },
  warranty_until: { label: "Warranty until", unit: "", facet: "terms" },
  dealer_warranty: { label: "Dealer warranty", unit: "", facet: "terms" },
  safety_certificate: { label: "Safety certificate", unit: "", facet: "terms" },
  rego_expiry: { label: "Registered until", unit: "", facet: "terms" },
  wof_expiry: { label: "WoF until", unit: "", facet: "terms" },
  cof_expiry: { label: "CoF until", unit: "", facet: "terms" },
  ruc_paid_to: { label: "Road user charges paid to", unit: "km", facet: "range" },
  ancap_stars: { label: "ANCAP rating", unit: "", facet: "terms" },
  ancap_year: { label: "Year of the ANCAP rating", unit: "", facet: "terms" },
  imported_damaged: { label: "Damaged when imported", unit: "", facet: "terms" },
  plate: { label: "Registration plate", unit: "", facet: "terms" },
  first_registered_nz: { label: "First registered in New Zealand", unit: "", facet: "terms" },
  first_registered_overseas: { label: "First registered overseas", unit: "", facet: "terms" },
  last_country: { label: "Last registered overseas in", unit: "", facet: "terms" },
  re_registered: { label: "Registered again", unit: "", facet: "terms" },
  odometer_accurate: { label: "Odometer is accurate", unit: "", facet: "terms" },
} as const satisfies Readonly<Record<string, { label: string; unit: string; facet: "terms" | "range" }>>;

export type FactName = keyof typeof factAttributes;
export const factNames = Object.keys(factAttributes) as FactName[];

export const isFactName = (name: string): name is FactName => Object.hasOwn(factAttributes, name);

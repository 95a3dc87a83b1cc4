export type LicenceRule = {
  /** What the licence is called there. */
  name: string;
  act: string;
  /** How numbers are written there, where the rules fix it. */
  written?: { pattern: RegExp; example: string };
};

/** Australian states and territories: who sells cars is licensed, and the number stands in every advertisement. */
export const dealerLicences: Readonly<Record<string, LicenceRule>> = {
  NSW: { name: "motor dealer licence", act: "Motor Dealers and Repairers Act 2013 (NSW)" },
  VIC: {
    name: "motor car trader's licence",
    act: "Motor Car Traders Act 1986 (Vic)",
    written: { pattern: /^LMCT\s?\d+$/i, example: "LMCT 12088" },
  },
  QLD: { name: "motor dealer licence", act: "Motor Dealers and Chattel Auctioneers Act 2014 (Qld)" },
  SA: {
    name: "second-hand vehicle dealer's licence",
    act: "Second-hand Vehicle Dealers Act 1995 (SA)",
    written: { pattern: /^LVD\s?\d+$/i, example: "LVD 123456" },
  },
  WA: { name: "motor vehicle dealer's licence", act: "Motor Vehicle Dealers Act 1973 (WA)" },
  TAS: { name: "motor vehicle trader's licence", act: "Motor Vehicle Traders Act 2011 (Tas)" },
  ACT: { name: "motor vehicle dealer's licence", act: "Sale of Motor Vehicles Act 1977 (ACT)" },
  NT: { name: "motor vehicle dealer's licence", act: "Consumer Affairs and Fair Trading Act 1990 (NT)" },
};

/** Where workshops are licensed too. */
export const repairerLicences: Readonly<Record<string, LicenceRule>> = {
  NSW: { name: "motor vehicle repairer licence", act: "Motor Dealers and Repairers Act 2013 (NSW)" },
  WA: { name: "motor vehicle repair business licence", act: "Motor Vehicle Repairers Act 2003 (WA)" },
};

export const newZealandTrader: LicenceRule = {
  name: "motor vehicle trader registration",
  act: "Motor Vehicle Sales Act 2003 (NZ)",
};

const fullNames: Record<string, string> = {
  "new south wales": "NSW",
  victoria: "VIC",
  queensland: "QLD",
  "south australia": "SA",
  "western australia": "WA",
  tasmania: "TAS",
  "australian capital territory": "ACT",
  "northern territory": "NT",
};

/** "Vic." and "Victoria" are VIC. */
export function stateCode(state: string): string {
  const plain = state.trim().replace(/\.$/, "");
  return fullNames[plain.toLowerCase()] ?? plain.toUpperCase();
}

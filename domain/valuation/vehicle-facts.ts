/** A vehicle as a register describes it. Unknown values are empty. */
export interface VehicleFacts {
  make: string;
  model: string;
  year: number;
  badge: string;
  series: string;
  body: string;
  fuel: string;
  transmission: string;
}

/** The register's information about ownership. */
export interface VehicleHistory {
  rego: string;
  regoState: string;
  vin: string;
  make: string;
  model: string;
  year: number;
  /** 2026-03-11 */
  registrationExpiry: string | null;
  writtenOff: boolean;
  stolen: boolean;
  /** Whether money is owed on it; null if the register does not say. */
  financeOwing: boolean | null;
}

/** Plates are compared without the spaces and dashes that people type. */
export const plainRego = (rego: string): string => rego.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

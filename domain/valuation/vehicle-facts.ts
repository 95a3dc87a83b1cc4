/** A vehicle as a register of vehicles describes it. What it does not know is empty. */
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

/** What the register says of who may sell it. */
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
  /** Whether money is owed on it; null where the register does not say. */
  financeOwing: boolean | null;
}

/** Plates are read without the spaces and dashes that people put into them. */
export const plainRego = (rego: string): string => rego.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

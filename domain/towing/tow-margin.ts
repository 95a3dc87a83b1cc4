/** How a trailer's plate compares with what a vehicle may tow, in kilograms. */
export interface TowMargin {
  /** Whether the vehicle may tow the trailer loaded to its ATM. */
  fits: boolean;
  /** What is left, or what is missing. */
  kg: number;
}

export function towMargin(braked: number, atm: number): TowMargin {
  return { fits: braked >= atm, kg: Math.abs(braked - atm) };
}

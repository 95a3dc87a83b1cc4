/** A trailer's weight compared with a vehicle's towing limit, in kilograms. */
export interface TowMargin {
  /** Whether the vehicle may tow the trailer loaded to its ATM. */
  fits: boolean;
  /** The remaining or missing capacity. */
  kg: number;
}

export function towMargin(braked: number, atm: number): TowMargin {
  return { fits: braked >= atm, kg: Math.abs(braked - atm) };
}

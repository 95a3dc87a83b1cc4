/** Never the whole number, which helps to clone a car. Buyers who need it ask the dealer. */
export function maskedVin(vin: string): string {
  return vin.length > 8 ? `${vin.slice(0, -4)}••••` : "";
}
